use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use palazzi_bots::{Bot, Budget, Memory, Remember, Situation};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::world::{Limit, Search};

/// Plain information set Monte Carlo tree search with random playouts, by the crate `ismcts`.
///
/// Every iteration begins with a world that agrees with everything the seat knows. The tree holds decisions alone;
/// draws are made anew in every iteration. Each decision is valued by the share of the victory of the seat that
/// takes it, for any number of players. The most visited action is chosen.
///
/// The crate itself draws nothing: with [`Budget::Playouts`] the same seed gives the same moves.
///
/// The crate ends a search by its own clock, which it reads before the first iteration and after every 2,048. So
/// the world ends it: when the budget is spent, every further iteration is over where it begins.
pub struct Ismcts<G: Remember> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
}

/// How much rarely visited actions are preferred: the constant of Cowling, Powley and Whitehouse (2012), who gave
/// the algorithm its name. It plays better here than the square root of two, which the crate proposes.
const EXPLORATION: f32 = 0.7;

/// The nodes for which memory is set aside at the beginning of a search.
const NODES: usize = 4_096;

/// After so many iterations the crate looks at the clock again.
const ITERATIONS_BETWEEN_CLOCKS: u32 = 2_048;

/// How long so many iterations take at least, about.
const TIME_BETWEEN_CLOCKS_MS: u64 = 20;

/// A search by playouts lasts at least so long. The crate panics if its time is over before the first iteration,
/// when another program runs between its first two looks at the clock; where that cannot be caught, the time is
/// too long for it to happen.
const LEAST_TIME_MS: u64 = if cfg!(panic = "unwind") { 0 } else { 20 };

impl<G: Remember> Ismcts<G> {
    /// A bot that has just seen the start of a game.
    pub fn new(view: &G::View, rng: Xoshiro256PlusPlus) -> Ismcts<G> {
        Ismcts { memory: G::Memory::start(view), rng }
    }
}

impl<G: Remember> Bot<G> for Ismcts<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        if let [only] = situation.offers {
            return *only;
        }
        let start = Instant::now();
        let mut time_ms = match budget {
            Budget::Time(time) => (time.as_micros().div_ceil(1_000) as u64).saturating_sub(1),
            Budget::Playouts(most) => {
                LEAST_TIME_MS + u64::from(most / ITERATIONS_BETWEEN_CLOCKS) * TIME_BETWEEN_CLOCKS_MS
            }
        };
        loop {
            let limit = match budget {
                Budget::Time(time) => Limit::Deadline(start + time),
                Budget::Playouts(most) => {
                    Limit::Iterations { most, end: Instant::now() + Duration::from_millis(time_ms + 1) }
                }
            };
            let search = Search::new(&self.memory, situation, self.rng.clone(), limit);
            let found = catch_unwind(AssertUnwindSafe(|| {
                Searcher::new(EXPLORATION, NODES)
                    .search(&search.root(), &NoInference, time_ms.into())
                    .best_action
            }));
            match found {
                Ok(Some(best)) if search.is_complete() => {
                    self.rng = search.into_rng();
                    return best.action;
                }
                Err(panic) if search.has_begun() => resume_unwind(panic),
                _ => time_ms = 2 * time_ms + 1,
            }
        }
    }
}
