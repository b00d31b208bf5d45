use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;
use crate::learn::Learn;
use crate::memory::Memory;
use crate::search::{Effort, search};

/// Looks ahead as far as its share of the budget lets it.
pub(crate) struct Searching<G: Learn> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
    /// It uses one part in so many of its budget.
    part: u32,
    threads: usize,
}

impl<G: Learn> Searching<G> {
    pub(crate) fn new(view: &G::View, part: u32, threads: usize, rng: Xoshiro256PlusPlus) -> Searching<G> {
        Searching { memory: G::Memory::start(view), rng, part, threads }
    }
}

impl<G: Learn> Bot<G> for Searching<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        if let [only] = situation.offers {
            return *only;
        }
        let effort = Effort { threads: self.threads, ..Effort::new(budget.part(self.part)) };
        let thoughts = search(&self.memory, situation, &[], effort, &mut self.rng);
        thoughts.first().map_or(situation.offers[0], |best| best.action)
    }
}
