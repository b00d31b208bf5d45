use palazzi_protocol::{Number, Problem, Seed, Status, Submit, Update};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Engine, Outcome, Seat};
use palazzi_store::{LogRow, TableRow};

use crate::table::{
    Automatic, BadLog, Intent, KeptOrder, Line, Onlooker, Person, Settings, Sitter, Table, When,
};

/// A table of any game: the one match from a ruleset to its engine.
#[derive(Clone)]
pub(super) enum AnyTable {
    Carrara(Box<Table<Carrara>>),
    Palazzo(Box<Table<Palazzo>>),
}

/// Runs generic code with the table that it is.
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::hub::any::AnyTable::Carrara($table) => $body,
            $crate::hub::any::AnyTable::Palazzo($table) => $body,
        }
    };
}

pub(super) use with_table;

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
    pub(super) fn new(id: &str, settings: Settings, seed: Seed, created_ms: i64) -> Result<AnyTable, String> {
        let engine = settings.head().map_err(|error| error.to_string())?.ruleset.engine();
        let table = match engine {
            Engine::Carrara => Table::<Carrara>::new(id, settings, seed, created_ms).map(AnyTable::from),
            Engine::Palazzo => Table::<Palazzo>::new(id, settings, seed, created_ms).map(AnyTable::from),
        };
        table.map_err(|error| error.to_string())
    }

    /// The table that the store keeps.
    pub(super) fn restore(
        row: &TableRow,
        log: Vec<LogRow>,
        orders: &[(i64, String)],
    ) -> Result<AnyTable, String> {
        let settings = serde_json::from_str(&row.options).map_err(|error| error.to_string())?;
        let seed = row.seed.parse::<Seed>().map_err(|error| error.to_string())?;
        let mut table = AnyTable::new(&row.id, settings, seed, row.created_ms)?;
        for row in log {
            table.take(&line(row)).map_err(|error| error.to_string())?;
        }
        for (seat, order) in orders {
            let seat = Seat::ALL.get(*seat as usize).ok_or("an order of a seat that does not exist")?;
            let order = serde_json::from_str(order).map_err(|error| error.to_string())?;
            table.set_order(*seat, Some(order));
        }
        Ok(table)
    }

    pub(super) fn take(&mut self, line: &Line) -> Result<(), BadLog> {
        with_table!(self, table => table.take(line).map(drop))
    }

    pub(super) fn decide(&self, person: &Person, submit: &Submit, when: When) -> Result<Intent, Problem> {
        with_table!(self, table => table.decide(person, submit, when))
    }

    pub(super) fn automatic(&self, when: When) -> Option<Automatic> {
        with_table!(self, table => table.automatic(when))
    }

    pub(super) fn update(&self, onlooker: Onlooker, since: Option<Number>, site_ms: i64) -> Update {
        with_table!(self, table => table.update(onlooker, since, site_ms))
    }

    pub(super) fn set_order(&mut self, seat: Seat, order: Option<KeptOrder>) {
        with_table!(self, table => table.set_order(seat, order));
    }

    pub(super) fn id(&self) -> &str {
        with_table!(self, table => table.id())
    }

    pub(super) fn settings(&self) -> &Settings {
        with_table!(self, table => table.settings())
    }

    pub(super) fn status(&self) -> Status {
        with_table!(self, table => table.status())
    }

    pub(super) fn number(&self) -> Number {
        with_table!(self, table => table.number())
    }

    pub(super) fn sitters(&self) -> &[Sitter] {
        with_table!(self, table => table.sitters())
    }

    pub(super) fn seat_of(&self, person: &str) -> Option<Seat> {
        with_table!(self, table => table.seat_of(person))
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        with_table!(self, table => table.to_move())
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        with_table!(self, table => table.outcome())
    }

    pub(super) fn due(&self, now: i64) -> Option<i64> {
        with_table!(self, table => table.due(now))
    }

    pub(super) fn done_already(&self, author: &str, submission: &str) -> Option<Number> {
        with_table!(self, table => table.done_already(author, submission))
    }
}

pub(super) fn line(row: LogRow) -> Line {
    let submission = row.author.zip(row.submission);
    Line { body: row.body, site_ms: row.site_ms, wall_ms: row.wall_ms, submission }
}
