use palazzi_rules::{Fact, Offers, Pending, Record, Seat, Step, Viewer};

use crate::bot::Situation;
use crate::budget::Budget;
use crate::learn::Learn;
use crate::roster::BotName;

/// A bot that is asked for single decisions, and is told each time what its seat has lived through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// Who thinks.
    pub bot: BotName,
    /// What a decision may cost.
    pub budget: Budget,
    /// What its draws follow from.
    pub seed: u64,
    /// How many threads it searches on.
    pub threads: usize,
}

impl Thinker {
    /// What the bot decides at the end of a record; nothing if this seat is not to decide there. With playouts as the
    /// budget and one thread, the same record gets the same answer.
    ///
    /// The record is played to the bot, fact by fact: it gets what its seat may know and nothing else.
    ///
    /// # Panics
    /// If an entry of the record is not allowed.
    pub fn decide<G: Learn + 'static>(&self, record: &Record<G>, seat: Seat) -> Option<G::Action> {
        let viewer = Viewer::Seat(seat);
        let mut game = G::new(&record.config);
        let mut bot = self.bot.new_bot::<G>(&game.view(viewer), self.seed, self.threads);
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        for step in &record.log {
            facts.clear();
            match step {
                Step::Chance(chance) => game.resolve_unchecked(chance, &mut facts),
                Step::Decision(_, action) => game.play_unchecked(action, &mut facts),
            }
            facts.iter().filter(|fact| fact.audience.includes(viewer)).for_each(|fact| bot.hear(&fact.event));
        }
        if game.pending() != Pending::Decide(seat) {
            return None;
        }
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let view = game.view(viewer);
        let situation = Situation { seat, view: &view, offers: &offers };
        Some(bot.choose(&situation, self.budget))
    }
}
