use palazzi_bots::Level;
use palazzi_protocol::{Absence, Clock, Code, Command, Number, Problem, Reason, SeatWish, Status, Submit};
use palazzi_rules::{Pending, Record, Seat, Step};

use super::order::Carried;
use super::{Deed, Entry, KeptOrder, Line, Person, Served, Sitter, Table};

/// The time at which something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct When {
    /// The time during which the site was up, in milliseconds: what clocks are measured by.
    pub site_ms: i64,
    /// Milliseconds since 1970: what people are shown.
    pub wall_ms: i64,
}

/// What is to be stored so that something is done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Intent {
    /// The lines to be appended to the log.
    pub lines: Vec<Line>,
    /// What else is to be done.
    pub effect: Option<Effect>,
}

/// What is done besides appending lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The order of a seat is kept, or forgotten.
    KeepOrder(Seat, Option<KeptOrder>),
    /// This order of a seat is over, and forgotten; another one is not.
    ForgetOrder(Seat, KeptOrder),
    /// A table with these seats is set up before the lines are appended.
    OpenRematch(Vec<Sitter>),
}

/// What happens at a table without anybody submitting it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Automatic {
    /// A bot is to decide.
    Bot {
        /// For which seat.
        seat: Seat,
        /// Its level.
        level: Level,
    },
    /// Something is to be stored at once.
    Intent(Intent),
}

/// What somebody says is at most so long.
const CHAT_LENGTH: usize = 500;

/// So often something is said at one table. Everybody may talk there, and its log is read as a whole.
const MOST_SAID: usize = 2000;

/// A submission's id is at most so long.
const SUBMISSION_LENGTH: usize = 64;

impl<G: Served> Table<G> {
    /// What is to be stored so that a new table is set up as `creator` wishes.
    pub fn opening(&self, creator: &Person, seats: &[SeatWish], when: When) -> Result<Intent, Problem> {
        if seats.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
            return Err(Reason::TwoSeats.into());
        }
        let me = Sitter::Person { person: creator.clone(), stand_in: None, away: false };
        let sitters = seats.iter().map(|wish| match wish {
            SeatWish::Me => me.clone(),
            SeatWish::Open => Sitter::Nobody,
            SeatWish::Bot(level) => Sitter::Bot { level: *level },
        });
        self.opening_with(creator, &sitters.collect::<Vec<Sitter>>(), when)
    }

    /// The same with these seats.
    pub fn opening_with(&self, creator: &Person, sitters: &[Sitter], when: When) -> Result<Intent, Problem> {
        for sitter in sitters {
            self.check_rated(sitter.person())?;
        }
        let mut bodies = vec![body(&Deed::Opened { person: creator.clone() })];
        let taken = Seat::ALL.into_iter().zip(sitters).filter(|(_, sitter)| **sitter != Sitter::Nobody);
        bodies.extend(taken.map(|(seat, sitter)| body(&Deed::Seated { seat, sitter: sitter.clone() })));
        bodies.extend(self.start_if_full(sitters));
        Ok(Intent { lines: lines(bodies, when, None), effect: None })
    }

    /// What is to be stored so that the table holds a game that was played elsewhere.
    pub fn import(&self, importer: &Person, record: &Record<G>, when: When) -> Intent {
        let mut bodies = vec![body(&Deed::Opened { person: importer.clone() }), body(&Deed::Started)];
        bodies.extend(record.log.iter().map(Step::to_string));
        if record.outcome.is_none() {
            bodies.push(body(&Deed::Closed { reason: "the record is not finished".to_owned() }));
        }
        Intent { lines: lines(bodies, when, None), effect: None }
    }

    /// What is to be stored so that a submission is done.
    ///
    /// # Errors
    /// If it may not be done. Nothing has happened then.
    pub fn decide(&self, person: &Person, submit: &Submit, when: When) -> Result<Intent, Problem> {
        let id_fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if submit.id.is_empty() || submit.id.len() > SUBMISSION_LENGTH || !submit.id.bytes().all(id_fits) {
            let text = format!("an id has 1 to {SUBMISSION_LENGTH} letters, digits and hyphens");
            return Err(Problem::new(Code::BadRequest, text));
        }
        let intent = |bodies: Vec<String>| {
            let submission = Some((person.id.clone(), submit.id.clone()));
            Ok(Intent { lines: lines(bodies, when, submission), effect: None })
        };
        match &submit.command {
            Command::Sit { seat } => intent(self.sit(person, *seat)?),
            Command::Leave => intent(self.leave(person)?),
            Command::Bot { seat, level } => intent(self.put_bot(person, *seat, *level)?),
            Command::Move { action } => {
                let seat = self.seat_in_play(person)?;
                self.check_is_there(seat)?;
                self.check_current(submit.number)?;
                let action =
                    action.parse().map_err(|error| Problem::new(Code::BadRequest, format!("{error}")))?;
                intent(self.play(seat, action)?)
            }
            Command::Undo => {
                let seat = self.seat_in_play(person)?;
                self.check_is_there(seat)?;
                self.check_current(submit.number)?;
                self.check_undo(seat)?;
                intent(vec![body(&Deed::Undone { seat, moves: 1 })])
            }
            Command::AskTakeback => intent(self.ask_takeback(person)?),
            Command::AnswerTakeback { agree } => {
                intent(self.answer_takeback(person, *agree, submit.number)?)
            }
            Command::Order { order } => {
                let seat = self.seat_in_play(person)?;
                if order.is_some() {
                    self.check_is_there(seat)?;
                    self.check_current(submit.number)?;
                }
                if let Some(palazzi_protocol::Order::Next { action, .. }) = order {
                    action
                        .parse::<G::Action>()
                        .map_err(|error| Problem::new(Code::BadRequest, error.to_string()))?;
                } else if order.is_some() && G::pass().is_none() {
                    return Err(Reason::NoAuctions.into());
                }
                let kept = order.clone().map(|order| self.keep_order(order));
                Ok(Intent { lines: Vec::new(), effect: Some(Effect::KeepOrder(seat, kept)) })
            }
            Command::Pause => {
                self.check_pause(person, true)?;
                intent(vec![body(&Deed::Paused { name: person.name.clone() })])
            }
            Command::Resume => {
                self.check_pause(person, false)?;
                intent(vec![body(&Deed::Resumed { name: person.name.clone() })])
            }
            Command::Chat { text } => {
                let text = text.trim();
                let length = text.chars().count();
                if length == 0 || length > CHAT_LENGTH {
                    return Err(Reason::ChatLength { most: CHAT_LENGTH }.into());
                }
                if self.said >= MOST_SAID {
                    return Err(refused(format!("at one table something is said {MOST_SAID} times at most")));
                }
                intent(vec![body(&Deed::Said { person: person.clone(), text: text.to_owned() })])
            }
            Command::Rematch => self.rematch(person, intent),
            Command::Close => intent(self.close(person)?),
        }
    }

    /// What happens now without anybody submitting it, if anything does.
    pub fn automatic(&self, when: When) -> Option<Automatic> {
        let seat = self.to_move()?;
        let intent = |bodies| Automatic::Intent(Intent { lines: lines(bodies, when, None), effect: None });
        if let Some(level) = self.sitters[seat as usize].bot() {
            return Some(Automatic::Bot { seat, level });
        }
        if let Some(kept) = &self.orders[seat as usize] {
            match self.carry_out(seat) {
                Carried::Action(action) => {
                    return Some(intent(
                        self.play(seat, action).expect("an order that is carried out is legal"),
                    ));
                }
                Carried::Over => {
                    let effect = Some(Effect::ForgetOrder(seat, kept.clone()));
                    return Some(Automatic::Intent(Intent { lines: Vec::new(), effect }));
                }
                Carried::Wait => {}
            }
        }
        self.time_over(when).map(Automatic::Intent)
    }

    /// What is to be stored because the time of the seat that is to decide is over. Whatever somebody submits comes
    /// after it. An order that can be carried out was left in time and comes first.
    pub fn time_over(&self, when: When) -> Option<Intent> {
        let (seat, deadline) = self.clocks.deadline()?;
        if deadline > when.site_ms || self.has_order_to_carry_out(seat) {
            return None;
        }
        let mut bodies = vec![body(&Deed::TimeOver { seat })];
        if let (Absence::Bot(level), Sitter::Person { person, .. }) =
            (self.settings.absence, &self.sitters[seat as usize])
        {
            let sitter = Sitter::Person { person: person.clone(), stand_in: Some(level), away: false };
            bodies.push(body(&Deed::Seated { seat, sitter }));
        }
        Some(Intent { lines: lines(bodies, when, None), effect: None })
    }

    /// What is to be stored so that the action of a bot is carried out.
    ///
    /// # Errors
    /// If it is not legal, or no bot plays in this seat any more.
    pub fn bot_move(&self, seat: Seat, action: G::Action, when: When) -> Result<Intent, Problem> {
        if self.sitters[seat as usize].bot().is_none() {
            return Err(refused(format!("no bot plays in seat {seat}")));
        }
        Ok(Intent { lines: lines(self.play(seat, action)?, when, None), effect: None })
    }

    /// What is to be stored so that the table is closed by whoever runs the site.
    pub fn closing(reason: &str, when: When) -> Intent {
        Intent {
            lines: lines(vec![body(&Deed::Closed { reason: reason.to_owned() })], when, None),
            effect: None,
        }
    }

    /// Carries out an action with everything that is drawn after it.
    fn play(&self, seat: Seat, action: G::Action) -> Result<Vec<String>, Problem> {
        let mut game = self.game.clone();
        game.play(seat, &action, &mut ()).map_err(|illegal| refused(illegal.to_string()))?;
        let mut bodies = vec![Step::<G>::Decision(seat, action).to_string()];
        self.draw(&mut game, &mut bodies);
        Ok(bodies)
    }

    fn draw(&self, game: &mut G, bodies: &mut Vec<String>) {
        let mut draws = self.draws;
        while game.pending() == Pending::Chance {
            let chance = self.seed.draw(draws, game);
            game.resolve(&chance, &mut ()).expect("a sampled result is possible");
            bodies.push(Step::<G>::Chance(chance).to_string());
            draws += 1;
        }
    }

    fn start_if_full(&self, sitters: &[Sitter]) -> Vec<String> {
        if sitters.contains(&Sitter::Nobody) {
            return Vec::new();
        }
        let mut bodies = Vec::new();
        if self.settings.shuffle_seats {
            let mut shuffled = sitters.to_vec();
            self.seed.shuffle(&mut shuffled);
            let seats = Seat::ALL.into_iter().zip(shuffled);
            bodies.extend(seats.map(|(seat, sitter)| body(&Deed::Seated { seat, sitter })));
        }
        bodies.push(body(&Deed::Started));
        self.draw(&mut self.game.clone(), &mut bodies);
        bodies
    }

    fn sit(&self, person: &Person, seat: Seat) -> Result<Vec<String>, Problem> {
        let sitter =
            self.sitters.get(seat as usize).ok_or_else(|| refused(format!("there is no seat {seat}")))?;
        let own = self.seat_of(&person.id);
        match (self.status, own) {
            (Status::Playing, Some(own)) if own == seat => match sitter {
                Sitter::Person { stand_in: None, away: false, .. } => Err(Reason::SeatOwn { seat }.into()),
                _ => Ok(vec![self.seated(seat, person)]),
            },
            (Status::Open, None) if *sitter == Sitter::Nobody => {
                self.check_rated(Some(person))?;
                let mut sitters = self.sitters.clone();
                sitters[seat as usize] =
                    Sitter::Person { person: person.clone(), stand_in: None, away: false };
                let mut bodies = vec![self.seated(seat, person)];
                bodies.extend(self.start_if_full(&sitters));
                Ok(bodies)
            }
            (_, Some(own)) => Err(Reason::SeatOwn { seat: own }.into()),
            (Status::Open, None) => Err(Reason::SeatTaken { seat }.into()),
            _ => Err(Reason::BegunWithoutYou.into()),
        }
    }

    fn leave(&self, person: &Person) -> Result<Vec<String>, Problem> {
        let seat = self.own_seat(person)?;
        let sitter = match self.status {
            Status::Open => Sitter::Nobody,
            Status::Playing => {
                self.check_is_there(seat)?;
                let stand_in = match self.settings.absence {
                    Absence::Bot(level) => Some(level),
                    Absence::Wait => None,
                };
                Sitter::Person { person: person.clone(), stand_in, away: true }
            }
            Status::Over | Status::Closed => return Err(Reason::GameOver.into()),
        };
        Ok(vec![body(&Deed::Seated { seat, sitter })])
    }

    fn put_bot(&self, person: &Person, seat: Seat, level: Level) -> Result<Vec<String>, Problem> {
        let sitter =
            self.sitters.get(seat as usize).ok_or_else(|| refused(format!("there is no seat {seat}")))?;
        match (self.status, sitter) {
            (Status::Open, Sitter::Nobody | Sitter::Bot { .. }) => {
                self.check_creator(person)?;
                let mut sitters = self.sitters.clone();
                sitters[seat as usize] = Sitter::Bot { level };
                let mut bodies = vec![body(&Deed::Seated { seat, sitter: Sitter::Bot { level } })];
                bodies.extend(self.start_if_full(&sitters));
                Ok(bodies)
            }
            (Status::Open, Sitter::Person { .. }) => Err(Reason::SeatTaken { seat }.into()),
            (Status::Playing, Sitter::Person { person: owner, stand_in: None, away }) => {
                self.own_seat(person)?;
                if !*away && !self.clocks.is_over(seat) {
                    return Err(Reason::StillThere { name: owner.name.clone() }.into());
                }
                let sitter = Sitter::Person { person: owner.clone(), stand_in: Some(level), away: *away };
                Ok(vec![body(&Deed::Seated { seat, sitter })])
            }
            (Status::Playing, _) => Err(Reason::BotAlready { seat }.into()),
            _ => Err(Reason::GameOver.into()),
        }
    }

    fn ask_takeback(&self, person: &Person) -> Result<Vec<String>, Problem> {
        let seat = self.seat_in_play(person)?;
        if self.settings.rated {
            return Err(Reason::NoTakebackRated.into());
        }
        if self.takeback.is_some() {
            return Err(Reason::TakebackAsked.into());
        }
        let moves = self.moves_to_take_back(seat).ok_or(Reason::NoTakebackNow)?;
        let mut bodies = vec![body(&Deed::TakebackAsked { seat })];
        if self.who_must_agree(seat).next().is_none() {
            bodies.push(body(&Deed::Undone { seat, moves }));
        }
        Ok(bodies)
    }

    fn answer_takeback(&self, person: &Person, agree: bool, seen: Number) -> Result<Vec<String>, Problem> {
        let seat = self.seat_in_play(person)?;
        let asked = self.takeback.as_ref().ok_or(Reason::TakebackNotAsked)?;
        if seen < asked.number {
            return Err(self.conflict(seen));
        }
        if asked.agreed.contains(&seat) || asked.seat == seat && agree {
            return Err(Reason::TakebackAnswered.into());
        }
        let mut bodies = vec![body(&Deed::TakebackAnswered { seat, agree })];
        let all_agree =
            self.who_must_agree(asked.seat).all(|other| other == seat || asked.agreed.contains(&other));
        if agree && all_agree {
            bodies.push(body(&Deed::Undone { seat: asked.seat, moves: asked.moves }));
        }
        Ok(bodies)
    }

    /// How many entries must go so that the last decision of `seat` goes. Nothing if that cannot be: something was
    /// drawn or shown since.
    pub(super) fn moves_to_take_back(&self, seat: Seat) -> Option<usize> {
        let mut moves = 0;
        for Entry { step, .. } in self.entries.iter().rev() {
            moves += 1;
            match step {
                Step::Chance(_) => return None,
                Step::Decision(_, action) if G::reveals(action) => return None,
                Step::Decision(by, _) if *by == seat => return Some(moves),
                Step::Decision(..) => {}
            }
        }
        None
    }

    /// Those who play themselves, without the one who asks.
    fn who_must_agree(&self, asking: Seat) -> impl Iterator<Item = Seat> {
        let others = Seat::ALL.into_iter().zip(&self.sitters).filter(move |(seat, _)| *seat != asking);
        others.filter(|(_, sitter)| sitter.person().is_some() && sitter.bot().is_none()).map(|(seat, _)| seat)
    }

    pub(super) fn check_undo(&self, seat: Seat) -> Result<(), Problem> {
        match self.entries.last().map(|entry| &entry.step) {
            Some(Step::Decision(by, action)) if *by == seat && self.to_move() == Some(seat) => {
                if G::reveals(action) {
                    return Err(Reason::ShownStays.into());
                }
                Ok(())
            }
            Some(Step::Chance(_)) if self.to_move() == Some(seat) => Err(Reason::DrawnStays.into()),
            _ => Err(Reason::NothingToUndo.into()),
        }
    }

    fn rematch(
        &self,
        person: &Person,
        intent: impl FnOnce(Vec<String>) -> Result<Intent, Problem>,
    ) -> Result<Intent, Problem> {
        self.own_seat(person)?;
        if !matches!(self.status, Status::Over | Status::Closed) {
            return Err(Reason::GameNotOver.into());
        }
        if let Some(table) = &self.rematch {
            return Err(Reason::GoesOnElsewhere { table: table.clone() }.into());
        }
        let mut sitters: Vec<Sitter> = self
            .sitters
            .iter()
            .map(|sitter| match sitter {
                Sitter::Person { person: other, .. } if other.id != person.id => Sitter::Nobody,
                Sitter::Person { person, .. } => {
                    Sitter::Person { person: person.clone(), stand_in: None, away: false }
                }
                other => other.clone(),
            })
            .collect();
        sitters.rotate_left(1);
        let table = self.rematch_id();
        let intent = intent(vec![body(&Deed::Rematch { table })])?;
        Ok(Intent { effect: Some(Effect::OpenRematch(sitters)), ..intent })
    }

    /// The name of the table at which the game goes on: always the same, so that it is set up once.
    pub fn rematch_id(&self) -> String {
        format!("{:016x}", self.seed.for_bot(u64::MAX))
    }

    pub(super) fn close(&self, person: &Person) -> Result<Vec<String>, Problem> {
        match self.status {
            Status::Open => self.check_creator(person)?,
            Status::Playing => {
                let seat = self.own_seat(person)?;
                if self.settings.rated {
                    return Err(Reason::RatedToTheEnd.into());
                }
                if self.who_must_agree(seat).next().is_some() {
                    return Err(Reason::OthersPlay.into());
                }
            }
            Status::Over | Status::Closed => return Err(Reason::GameOver.into()),
        }
        Ok(vec![body(&Deed::Closed { reason: format!("closed by {}", person.name) })])
    }

    pub(super) fn check_pause(&self, person: &Person, pause: bool) -> Result<(), Problem> {
        self.seat_in_play(person)?;
        if self.settings.rated || self.clocks.kind() == Clock::None {
            return Err(Reason::ClocksRun.into());
        }
        match (self.clocks.is_paused(), pause) {
            (true, true) => Err(Reason::ClocksStopped.into()),
            (false, false) => Err(Reason::ClocksRunning.into()),
            _ => Ok(()),
        }
    }

    fn check_current(&self, number: Number) -> Result<(), Problem> {
        if number >= self.changed { Ok(()) } else { Err(self.conflict(number)) }
    }

    fn conflict(&self, seen: Number) -> Problem {
        let text = format!("the table has moved on: it is at message {}, you have seen {seen}", self.number);
        Problem::new(Code::Conflict, text)
    }

    /// Refuses somebody who left or for whom a bot plays: they have to come back first.
    pub(super) fn check_is_there(&self, seat: Seat) -> Result<(), Problem> {
        match self.sitters[seat as usize] {
            Sitter::Person { stand_in: Some(_), .. } => Err(Reason::BotPlaysForYou.into()),
            Sitter::Person { away: true, .. } => Err(Reason::YouLeft.into()),
            _ => Ok(()),
        }
    }

    fn check_rated(&self, person: Option<&Person>) -> Result<(), Problem> {
        match person {
            Some(person) if self.settings.rated && person.guest => Err(Reason::RatedNeedsAccount.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn check_creator(&self, person: &Person) -> Result<(), Problem> {
        if self.creator.as_deref() == Some(person.id.as_str()) {
            return Ok(());
        }
        Err(Reason::CreatorOnly.into())
    }

    fn own_seat(&self, person: &Person) -> Result<Seat, Problem> {
        self.seat_of(&person.id).ok_or_else(|| Reason::NoSeat.into())
    }

    fn seat_in_play(&self, person: &Person) -> Result<Seat, Problem> {
        let seat = self.own_seat(person)?;
        match self.status {
            Status::Playing => Ok(seat),
            Status::Open => Err(Reason::NotBegun.into()),
            Status::Over | Status::Closed => Err(Reason::GameOver.into()),
        }
    }

    fn seated(&self, seat: Seat, person: &Person) -> String {
        let sitter = Sitter::Person { person: person.clone(), stand_in: None, away: false };
        body(&Deed::Seated { seat, sitter })
    }
}

fn refused(text: impl Into<String>) -> Problem {
    Problem::new(Code::Refused, text)
}

fn body(deed: &Deed) -> String {
    serde_json::to_string(deed).expect("a deed can be written as JSON")
}

/// Lines for the log. The last one carries the submission: its number is the one that is acknowledged, also when the
/// submission is said again.
fn lines(bodies: Vec<String>, when: When, submission: Option<(String, String)>) -> Vec<Line> {
    let line = |body| Line { body, site_ms: when.site_ms, wall_ms: when.wall_ms, submission: None };
    let mut lines: Vec<Line> = bodies.into_iter().map(line).collect();
    if let Some(last) = lines.last_mut() {
        last.submission = submission;
    }
    lines
}
