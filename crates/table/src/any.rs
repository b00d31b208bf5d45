use palazzi_protocol::{Number, Problem, Seed, Status, Submit, Update};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Engine, Outcome, Seat};

use crate::{Automatic, BadLog, Intent, KeptOrder, Line, Onlooker, Person, Settings, Sitter, Table, When};

/// A table of any game: the one match from a ruleset to its engine.
#[derive(Clone, Debug)]
pub enum AnyTable {
    /// Of Carrara.
    Carrara(Box<Table<Carrara>>),
    /// Of Palazzo.
    Palazzo(Box<Table<Palazzo>>),
}

/// Runs generic code with the table that it is.
#[macro_export]
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::AnyTable::Carrara($table) => $body,
            $crate::AnyTable::Palazzo($table) => $body,
        }
    };
}

impl From<Table<Carrara>> for AnyTable {
    fn from(table: Table<Carrara>) -> AnyTable {
        AnyTable::Carrara(Box::new(table))
    }
}

impl From<Table<Palazzo>> for AnyTable {
    fn from(table: Table<Palazzo>) -> AnyTable {
        AnyTable::Palazzo(Box::new(table))
    }
}

impl AnyTable {
    /// A table of which no line has been taken.
    ///
    /// # Errors
    /// If the settings are not sound.
    pub fn new(id: &str, settings: Settings, seed: Seed, created_ms: i64) -> Result<AnyTable, String> {
        let engine = settings.head().map_err(|error| error.to_string())?.ruleset.engine();
        let table = match engine {
            Engine::Carrara => Table::<Carrara>::new(id, settings, seed, created_ms).map(AnyTable::from),
            Engine::Palazzo => Table::<Palazzo>::new(id, settings, seed, created_ms).map(AnyTable::from),
        };
        table.map_err(|error| error.to_string())
    }

    /// [`Table::take`].
    pub fn take(&mut self, line: &Line) -> Result<(), BadLog> {
        with_table!(self, table => table.take(line).map(drop))
    }

    /// [`Table::decide`].
    pub fn decide(&self, person: &Person, submit: &Submit, when: When) -> Result<Intent, Problem> {
        with_table!(self, table => table.decide(person, submit, when))
    }

    /// [`Table::automatic`].
    pub fn automatic(&self, when: When) -> Option<Automatic> {
        with_table!(self, table => table.automatic(when))
    }

    /// [`Table::time_over`].
    pub fn time_over(&self, when: When) -> Option<Intent> {
        with_table!(self, table => table.time_over(when))
    }

    /// [`Table::update`].
    pub fn update(&self, onlooker: Onlooker, since: Option<Number>, site_ms: i64) -> Update {
        with_table!(self, table => table.update(onlooker, since, site_ms))
    }

    /// [`Table::set_order`].
    pub fn set_order(&mut self, seat: Seat, order: Option<KeptOrder>) -> bool {
        with_table!(self, table => table.set_order(seat, order))
    }

    /// [`Table::id`].
    pub fn id(&self) -> &str {
        with_table!(self, table => table.id())
    }

    /// [`Table::settings`].
    pub fn settings(&self) -> &Settings {
        with_table!(self, table => table.settings())
    }

    /// [`Table::status`].
    pub fn status(&self) -> Status {
        with_table!(self, table => table.status())
    }

    /// [`Table::number`].
    pub fn number(&self) -> Number {
        with_table!(self, table => table.number())
    }

    /// [`Table::sitters`].
    pub fn sitters(&self) -> &[Sitter] {
        with_table!(self, table => table.sitters())
    }

    /// [`Table::seat_of`].
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        with_table!(self, table => table.seat_of(person))
    }

    /// [`Table::to_move`].
    pub fn to_move(&self) -> Option<Seat> {
        with_table!(self, table => table.to_move())
    }

    /// [`Table::outcome`].
    pub fn outcome(&self) -> Option<Outcome> {
        with_table!(self, table => table.outcome())
    }

    /// [`Table::due`].
    pub fn due(&self, now: i64) -> Option<i64> {
        with_table!(self, table => table.due(now))
    }

    /// [`Table::done_already`].
    pub fn done_already(&self, author: &str, submission: &str) -> Option<Number> {
        with_table!(self, table => table.done_already(author, submission))
    }
}
