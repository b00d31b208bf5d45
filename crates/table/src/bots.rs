use palazzi_bots::{BotName, Budget, Level, Situation};
use palazzi_rules::{Fact, Offers, Pending, Record, Seat, Step, Viewer};

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
    level: Level,
    seed: u64,
    budget: Budget,
}

fn decision<G: Served>(table: &Table<G>, seat: Seat, level: Level, budget: Budget) -> Box<dyn Decide> {
    let seed = table.seed().for_bot(table.number() as u64);
    Box::new(BotDecision { record: table.record(), seat, level, seed, budget })
}

impl<G: Served> Decide for BotDecision<G> {
    /// Plays the record to the bot, fact by fact, and asks it. It gets what its seat may know and nothing else.
    fn take(self: Box<Self>) -> Option<String> {
        let viewer = Viewer::Seat(self.seat);
        let mut game = G::new(&self.record.config);
        let mut bot = BotName::Level(self.level).new_bot::<G>(&game.view(viewer), self.seed, 1);
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        for step in &self.record.log {
            facts.clear();
            match step {
                Step::Chance(chance) => game.resolve_unchecked(chance, &mut facts),
                Step::Decision(_, action) => game.play_unchecked(action, &mut facts),
            }
            facts.iter().filter(|fact| fact.audience.includes(viewer)).for_each(|fact| bot.hear(&fact.event));
        }
        if game.pending() != Pending::Decide(self.seat) {
            return None;
        }
        let mut offers = Offers::default();
        game.legal_actions(self.seat, &mut offers);
        let view = game.view(viewer);
        let situation = Situation { seat: self.seat, view: &view, offers: &offers };
        Some(bot.choose(&situation, self.budget).to_string())
    }
}
