use palazzi_bots::{BotName, Budget, Level, Thinker};
use palazzi_rules::{Record, Seat};

use crate::{AnyTable, Served, Table, with_table};

/// What a bot needs to decide, wherever it thinks.
pub trait Decide: Send {
    /// The action in notation; nothing if there is nothing to decide.
    fn take(self: Box<Self>) -> Option<String>;
}

impl AnyTable {
    /// What a bot of a level needs to decide for a seat.
    pub fn bot_decision(&self, seat: Seat, level: Level, budget: Budget) -> Box<dyn Decide> {
        with_table!(self, table => decision(table, seat, level, budget))
    }
}

struct BotDecision<G: Served> {
    record: Record<G>,
    seat: Seat,
    thinker: Thinker,
}

fn decision<G: Served>(table: &Table<G>, seat: Seat, level: Level, budget: Budget) -> Box<dyn Decide> {
    let seed = table.seed().for_bot(table.number() as u64);
    let thinker = Thinker { bot: BotName::Level(level), budget, seed, threads: 1 };
    Box::new(BotDecision { record: table.record(), seat, thinker })
}

impl<G: Served> Decide for BotDecision<G> {
    fn take(self: Box<Self>) -> Option<String> {
        self.thinker.decide(&self.record, self.seat).map(|action| action.to_string())
    }
}
