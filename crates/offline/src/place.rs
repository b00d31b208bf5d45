use palazzi_protocol::{
    Code, Command, Happening, Now, Number, Offered, Position, Problem, Reason, Screens, Status, Submit,
    Update,
};
use palazzi_rules::{Seat, Step};
use palazzi_table::{
    AnyTable, BadLog, Deed, Effect, Intent, KeptOrder, Line, Onlooker, Person, Sitter, When, with_table,
};

use crate::hand::{Hand, waited_for};
use crate::kept::Kept;
use crate::open::local_name;
use crate::room::{self, broken};

/// A table at hand, with what the page knows of it.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) table: AnyTable,
    lines: Vec<Line>,
    orders: [Option<KeptOrder>; 4],
    hand: Hand,
    /// Whose view the page has been told, and up to which line; nothing if it has been told nothing.
    told: Option<(Option<Seat>, Number)>,
}

impl Place {
    pub(crate) fn new(table: AnyTable) -> Place {
        let hand = Hand::of(&table);
        Place { table, lines: Vec::new(), orders: [const { None }; 4], hand, told: None }
    }

    pub(crate) fn take(&mut self, line: Line) -> Result<(), BadLog> {
        self.table.take(&line)?;
        self.lines.push(line);
        self.hand.follow(&self.table);
        Ok(())
    }

    pub(crate) fn set_order(&mut self, seat: Seat, order: Option<KeptOrder>) {
        self.table.set_order(seat, order.clone());
        self.orders[seat as usize] = order;
    }

    /// What is to be kept of it besides its lines.
    pub(crate) fn kept(&self, wall_ms: i64) -> Kept {
        Kept::of(&self.table, &self.orders, wall_ms)
    }

    /// Gives the device to the person in a seat.
    ///
    /// # Errors
    /// If that seat is not waited for.
    pub(crate) fn hand_to(&mut self, seat: Seat) -> Result<(), Problem> {
        if self.hand.hand_to(&self.table) != Some(seat) {
            return Err(refused(format!("seat {seat} is not waited for")));
        }
        self.hand.give(seat);
        Ok(())
    }

    /// The same person looks on as at another copy of this table.
    pub(crate) fn held_as(mut self, other: Option<&Place>) -> Place {
        if let Some(other) = other {
            self.hand = other.hand;
            self.hand.follow(&self.table);
        }
        self
    }

    /// The person who holds the device.
    pub(crate) fn holder(&self) -> Option<&Person> {
        self.person(self.hand.holder()?)
    }

    fn person(&self, seat: Seat) -> Option<&Person> {
        self.table.sitters().get(seat as usize).and_then(Sitter::person)
    }

    /// What is new for the page; everything, if somebody else holds the device now or the page is too far behind.
    pub(crate) fn news(&mut self, when: When) -> Update {
        let holder = self.hand.holder();
        let since = self.told.filter(|(told, _)| *told == holder).map(|(_, number)| number);
        let onlooker = Onlooker { person: self.holder(), muted: &[] };
        let mut update = self.table.update(onlooker, since, when.site_ms);
        if update.since.is_none() {
            update.since = Some(0);
            update.happened = self.history();
        }
        if self.may_take_back(when) && !update.now.may.contains(&Offered::AskTakeback) {
            update.now.may.push(Offered::AskTakeback);
        }
        self.told = Some((holder, self.table.number()));
        update
    }

    /// How things stand, as whoever holds the device may know it.
    pub(crate) fn now(&self) -> Now {
        with_table!(&self.table, table => table.now(self.holder(), room::now().site_ms))
    }

    /// Everything that has happened, as whoever holds the device may know it.
    pub(crate) fn history(&self) -> Vec<Happening> {
        with_table!(&self.table, table => {
            let viewer = table.viewer(self.holder());
            let mut again = table.before_anything();
            let happened = self.lines.iter().filter_map(|line| {
                let noted = again.take(line).expect("lines that were taken can be taken again");
                noted.for_viewer(viewer, &[])
            });
            happened.collect()
        })
    }

    /// The position after so many entries, as whoever holds the device may see it.
    pub(crate) fn position(&self, at: usize) -> Option<Position> {
        with_table!(&self.table, table => table.position(self.holder(), at))
    }

    /// What is to be kept so that a submission of whoever holds the device is done.
    pub(crate) fn decide(&self, submit: &Submit, when: When) -> Result<Intent, Problem> {
        let holder = self.holder().ok_or_else(|| refused("nobody holds the device"))?;
        match submit.command {
            Command::AskTakeback => self.take_back(submit, when),
            Command::Rematch => {
                let intent = self.table.decide(holder, submit, when)?;
                Ok(self.rematch(intent))
            }
            _ => self.table.decide(holder, submit, when),
        }
    }

    /// Goes back to before the last decision of a person. All who have to agree are here, and do.
    fn take_back(&self, submit: &Submit, when: When) -> Result<Intent, Problem> {
        let asking = self.last_person().ok_or(Reason::NothingToUndo)?;
        let others = self.table.sitters().iter().filter(|sitter| sitter.bot().is_none());
        let others = others.filter_map(Sitter::person).filter(|person| person.id != asking.id);
        let agree = others.map(|person| (person, Command::AnswerTakeback { agree: true }));
        let mut after = self.table.clone();
        let mut intent = Intent::default();
        for (person, command) in std::iter::once((asking, Command::AskTakeback)).chain(agree) {
            let submit = Submit { id: submit.id.clone(), number: after.number(), command };
            for line in after.decide(person, &submit, when)?.lines {
                after.take(&line).map_err(|error| broken(&error))?;
                intent.lines.push(line);
            }
        }
        Ok(intent)
    }

    fn may_take_back(&self, when: When) -> bool {
        let submit =
            Submit { id: "ask".to_owned(), number: self.table.number(), command: Command::AskTakeback };
        self.holder().is_some()
            && self.table.status() == Status::Playing
            && self.take_back(&submit, when).is_ok()
    }

    /// The person who decided last.
    fn last_person(&self) -> Option<&Person> {
        with_table!(&self.table, table => table.record().log.iter().rev().find_map(|step| match step {
            Step::Decision(seat, _) => self.person(*seat),
            Step::Chance(_) => None,
        }))
    }

    /// A rematch at a table of this device, for everybody who is here.
    fn rematch(&self, mut intent: Intent) -> Intent {
        let deed = Deed::Rematch { table: self.rematch_name() };
        if let Some(line) = intent.lines.last_mut() {
            line.body = serde_json::to_string(&deed).expect("a deed can be written as JSON");
        }
        let sit_again = |sitter: &Sitter| match sitter {
            Sitter::Person { person, .. } => {
                Sitter::Person { person: person.clone(), stand_in: None, away: false }
            }
            other => other.clone(),
        };
        let mut sitters: Vec<Sitter> = self.table.sitters().iter().map(sit_again).collect();
        sitters.rotate_left(1);
        Intent { effect: Some(Effect::OpenRematch(sitters)), ..intent }
    }

    /// The name of the table at which the game goes on.
    pub(crate) fn rematch_name(&self) -> String {
        local_name(&with_table!(&self.table, table => table.rematch_id()))
    }

    /// What is to be kept so that the action of a bot is carried out.
    pub(crate) fn bot_move(&self, seat: Seat, notation: &str, when: When) -> Result<Intent, Problem> {
        with_table!(&self.table, table => {
            let strange = |_| Problem::new(Code::Unavailable, "a bot said something strange");
            table.bot_move(seat, notation.parse().map_err(strange)?, when)
        })
    }

    /// Whether the game waits for somebody of this device.
    pub(crate) fn waits_for_a_person(&self) -> bool {
        waited_for(&self.table).is_some()
    }

    /// Refuses what shows hidden things of a game that is not over.
    pub(crate) fn check_is_open_book(&self) -> Result<(), Problem> {
        if self.table.status() == Status::Over || self.table.settings().imported {
            return Ok(());
        }
        Err(Reason::GameNotOver.into())
    }
}

/// Whether the people at a table see different things.
pub(crate) fn hides(table: &AnyTable) -> bool {
    table.status() == Status::Playing && table.settings().screens == Screens::Hidden
}

pub(crate) fn refused(text: impl Into<String>) -> Problem {
    Problem::new(Code::Refused, text)
}
