//! A table as a value: its log taken line by line, what may be done there, and what each viewer is told.
//!
//! Nothing here reads a clock, draws a number or touches a socket. A command is turned into lines
//! ([`Table::decide`]), which somebody stores; then each stored line is taken ([`Table::take`]). Restoring a table
//! takes the same lines again, so that a table which was restored and one that was played on cannot differ.

mod any;
mod bots;
mod clock;
mod decide;
mod deed;
mod order;
mod served;
mod settings;
mod study;
mod tell;

use std::collections::VecDeque;

use palazzi_protocol::{Number, Seed, Status};
use palazzi_rules::{Fact, Game, Outcome, Pending, Record, RecordFault, Seat, Step};
use thiserror::Error;

pub use any::AnyTable;
pub use bots::Decide;
pub use decide::{Automatic, Effect, Intent, When};
pub use deed::{Deed, Line, Numbered, Person, Sitter};
pub use order::KeptOrder;
pub use served::Served;
pub use settings::{Settings, SettingsError};
pub use study::{advise, look_back};
pub use tell::Onlooker;

use clock::Clocks;

/// A viewer who is behind by more lines than this gets a snapshot.
const RECENT_LINES: usize = 64;

/// So many submissions are recognised when they are said again.
const RECENT_SUBMISSIONS: usize = 256;

/// A table.
#[derive(Clone, Debug)]
pub struct Table<G: Served> {
    id: String,
    settings: Settings,
    config: G::Config,
    seed: Seed,
    created_ms: i64,
    /// The id of whoever set it up.
    creator: Option<String>,
    status: Status,
    sitters: Vec<Sitter>,
    game: G,
    /// The entries that count.
    entries: Vec<Entry<G>>,
    draws: u64,
    /// The last number.
    number: Number,
    /// The number of the last line that changed what may be done in the game.
    changed: Number,
    /// The number of the last decision of each seat, whether it counts or not.
    decided: [Number; 4],
    /// How many auctions have been opened, or opened again by going back into them.
    auctions: u32,
    /// How often something was said.
    said: usize,
    clocks: Clocks,
    takeback: Option<Asked>,
    rematch: Option<String>,
    recent: VecDeque<Noted<G>>,
    submissions: VecDeque<(String, String, Number)>,
    orders: [Option<KeptOrder>; 4],
}

/// An entry of the record, with the number of its line and the time that people are shown.
#[derive(Clone, Debug)]
struct Entry<G: Game> {
    number: Number,
    wall_ms: i64,
    step: Step<G>,
}

/// A question to go back.
#[derive(Clone, Debug)]
struct Asked {
    seat: Seat,
    /// The number of the question.
    number: Number,
    /// How many entries would no longer count.
    moves: usize,
    agreed: Vec<Seat>,
}

/// A line that was taken, with what it means for viewers.
#[derive(Clone, Debug)]
pub struct Noted<G: Game> {
    pub(crate) number: Number,
    pub(crate) wall_ms: i64,
    pub(crate) news: News<G>,
}

#[derive(Clone, Debug)]
pub(crate) enum News<G: Game> {
    Entry { seat: Option<Seat>, facts: Vec<Fact<G::Event>> },
    Deed(Deed),
}

/// A log that cannot be what happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {number} of the log of table {table}: {fault}")]
pub struct BadLog {
    /// The table.
    pub table: String,
    /// The number of the line.
    pub number: Number,
    /// What is wrong with it.
    pub fault: String,
}

impl<G: Served> Table<G> {
    /// A table of which no line has been taken.
    ///
    /// # Errors
    /// If the settings are not for this game.
    pub fn new(id: &str, settings: Settings, seed: Seed, created_ms: i64) -> Result<Table<G>, SettingsError> {
        let config = settings.config::<G>()?;
        let game = G::new(&config);
        Ok(Table {
            id: id.to_owned(),
            sitters: vec![Sitter::Nobody; game.players()],
            clocks: Clocks::new(settings.clock),
            settings,
            config,
            seed,
            created_ms,
            creator: None,
            status: Status::Open,
            game,
            entries: Vec::new(),
            draws: 0,
            number: 0,
            changed: 0,
            decided: [0; 4],
            auctions: 0,
            said: 0,
            takeback: None,
            rematch: None,
            recent: VecDeque::new(),
            submissions: VecDeque::new(),
            orders: [const { None }; 4],
        })
    }

    /// Takes the next line of the log. Returns what it means for viewers.
    pub fn take(&mut self, line: &Line) -> Result<Noted<G>, BadLog> {
        let number = self.number + 1;
        let bad = |fault: String| BadLog { table: self.id.clone(), number, fault };
        let news = if line.body.starts_with('{') {
            let deed = serde_json::from_str(&line.body).map_err(|error| bad(error.to_string()))?;
            self.check_deed(&deed).map_err(bad)?;
            News::Deed(deed)
        } else {
            let step: Step<G> =
                line.body.parse().map_err(|error: palazzi_rules::NotationError| bad(error.to_string()))?;
            let mut facts = Vec::new();
            let was_in_auction = self.game.in_auction();
            step.apply(&mut self.game, &mut facts).map_err(|fault: RecordFault| bad(fault.to_string()))?;
            self.auctions += u32::from(!was_in_auction && self.game.in_auction());
            let seat = self.take_step(number, line.wall_ms, step);
            News::Entry { seat, facts }
        };
        self.number = number;
        self.clocks.advance(line.site_ms);
        if let News::Deed(deed) = &news {
            self.take_deed(deed);
        }
        if self.status == Status::Playing && self.game.pending() == Pending::Over {
            self.status = Status::Over;
        }
        self.set_clocks(&news);
        if let Some((author, submission)) = &line.submission {
            push_bounded(
                &mut self.submissions,
                (author.clone(), submission.clone(), number),
                RECENT_SUBMISSIONS,
            );
        }
        let noted = Noted { number, wall_ms: line.wall_ms, news };
        push_bounded(&mut self.recent, noted.clone(), RECENT_LINES);
        Ok(noted)
    }

    /// The clocks follow the turn. While something is to be drawn the turn stays where it is.
    fn set_clocks(&mut self, news: &News<G>) {
        let next = self.to_move();
        if next.is_none() && self.status == Status::Playing {
            return;
        }
        match news {
            News::Entry { .. } => self.clocks.pass_to(next),
            News::Deed(_) => self.clocks.turn_to(next),
        }
        self.clocks.set_bot(next.is_some_and(|seat| self.sitters[seat as usize].bot().is_some()));
    }

    /// Says what is wrong with a deed that cannot have been done here.
    fn check_deed(&self, deed: &Deed) -> Result<(), String> {
        let (seat, moves) = match deed {
            Deed::Seated { seat, .. }
            | Deed::TakebackAsked { seat }
            | Deed::TakebackAnswered { seat, .. }
            | Deed::TimeOver { seat } => (*seat, 0),
            Deed::Undone { seat, moves } => (*seat, *moves),
            Deed::Opened { .. }
            | Deed::Started
            | Deed::Paused { .. }
            | Deed::Resumed { .. }
            | Deed::Said { .. }
            | Deed::Rematch { .. }
            | Deed::Closed { .. } => return Ok(()),
        };
        if seat as usize >= self.sitters.len() {
            return Err(format!("there is no seat {seat}"));
        }
        if moves > self.entries.len() {
            return Err(format!("{moves} entries cannot be undone, there are {}", self.entries.len()));
        }
        Ok(())
    }

    fn take_step(&mut self, number: Number, wall_ms: i64, step: Step<G>) -> Option<Seat> {
        self.changed = number;
        self.takeback = None;
        let seat = match &step {
            Step::Chance(_) => {
                self.draws += 1;
                None
            }
            Step::Decision(seat, _) => {
                self.decided[*seat as usize] = number;
                Some(*seat)
            }
        };
        self.entries.push(Entry { number, wall_ms, step });
        seat
    }

    fn take_deed(&mut self, deed: &Deed) {
        match deed {
            Deed::Opened { person } => self.creator = Some(person.id.clone()),
            Deed::Said { .. } => self.said += 1,
            Deed::TimeOver { seat } => self.clocks.note_over(*seat),
            Deed::Seated { seat, sitter } => {
                let is_return = self.sitters[*seat as usize].bot().is_some() && sitter.bot().is_none();
                if is_return && self.clocks.is_over(*seat) {
                    self.clocks.grant(*seat);
                }
                self.sitters[*seat as usize] = sitter.clone();
            }
            Deed::Started => {
                self.changed = self.number;
                self.status = Status::Playing;
            }
            Deed::Undone { moves, .. } => {
                self.changed = self.number;
                self.takeback = None;
                self.entries.truncate(self.entries.len() - *moves);
                let was_in_auction = self.game.in_auction();
                self.game = self.replayed(self.entries.len());
                self.auctions += u32::from(!was_in_auction && self.game.in_auction());
            }
            Deed::TakebackAsked { seat } => {
                let moves = self.moves_to_take_back(*seat).unwrap_or(0);
                self.takeback = Some(Asked { seat: *seat, number: self.number, moves, agreed: Vec::new() });
            }
            Deed::TakebackAnswered { seat, agree } => match (&mut self.takeback, agree) {
                (Some(asked), true) => asked.agreed.push(*seat),
                _ => self.takeback = None,
            },
            Deed::Paused { .. } => self.clocks.set_paused(true),
            Deed::Resumed { .. } => self.clocks.set_paused(false),
            Deed::Rematch { table } => self.rematch = Some(table.clone()),
            Deed::Closed { .. } => {
                self.changed = self.number;
                self.status = Status::Closed;
            }
        }
    }

    /// The state after so many of the entries that count.
    fn replayed(&self, entries: usize) -> G {
        let mut game = G::new(&self.config);
        for Entry { step, .. } in &self.entries[..entries] {
            step.apply(&mut game, &mut ()).expect("entries that were taken can be taken again");
        }
        game
    }

    /// The name of the table in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The same table before its first line.
    pub fn before_anything(&self) -> Table<G> {
        Table::new(&self.id, self.settings.clone(), self.seed.clone(), self.created_ms)
            .expect("the settings are those of a table")
    }

    /// What all draws follow from. Secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// When it was set up, in milliseconds since 1970.
    pub fn created_ms(&self) -> i64 {
        self.created_ms
    }

    /// The number of the last line that changed what may be done in the game.
    pub fn changed(&self) -> Number {
        self.changed
    }

    /// What was settled when it was set up.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The last number.
    pub fn number(&self) -> Number {
        self.number
    }

    /// Who has which seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let at = |sitter: &Sitter| sitter.person().is_some_and(|found| found.id == person);
        Seat::ALL.into_iter().zip(&self.sitters).find(|(_, sitter)| at(sitter)).map(|(seat, _)| seat)
    }

    /// The seat that is to decide.
    pub fn to_move(&self) -> Option<Seat> {
        match (self.status, self.game.pending()) {
            (Status::Playing, Pending::Decide(seat)) => Some(seat),
            _ => None,
        }
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.status == Status::Over).then(|| Outcome::of(&self.game))
    }

    /// The record so far.
    pub fn record(&self) -> Record<G> {
        let mut record = Record::new(self.config.clone());
        record.log = self.entries.iter().map(|entry| entry.step.clone()).collect();
        record.outcome = self.outcome();
        record
    }

    /// The number that a submission has led to, if it is not the first time that it is said.
    pub fn done_already(&self, author: &str, submission: &str) -> Option<Number> {
        let is_it = |done: &&(String, String, Number)| done.0 == author && done.1 == submission;
        self.submissions.iter().find(is_it).map(|(_, _, number)| *number)
    }

    /// When the table wants attention, in site time: because a bot or an order is to act, a time runs out, or the
    /// game has just ended. Nothing if it only waits for people.
    pub fn due(&self, now: i64) -> Option<i64> {
        match self.status {
            Status::Over => return Some(now),
            Status::Open | Status::Closed => return None,
            Status::Playing => {}
        }
        let seat = self.to_move()?;
        if self.sitters[seat as usize].bot().is_some() || self.has_order_to_carry_out(seat) {
            return Some(now);
        }
        self.clocks.deadline().map(|(_, deadline)| deadline)
    }
}

fn push_bounded<T>(queue: &mut VecDeque<T>, item: T, limit: usize) {
    if queue.len() == limit {
        queue.pop_front();
    }
    queue.push_back(item);
}
