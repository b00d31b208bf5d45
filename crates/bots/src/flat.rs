use palazzi_rules::{Choice, Pending, Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use web_time::Instant;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;
use crate::memory::{Memory, Remember};

/// Plain flat Monte Carlo: plays random games after every offered action in turn, and picks the action with the
/// best average. A yardstick, not an opponent.
pub struct FlatMonteCarlo<G: Remember> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
}

/// No more actions than this are compared; of longer lists a random part is.
const MOST_CANDIDATES: usize = 200;

/// A playout is broken off after so many decisions and scored as if it ended there.
const LONGEST_PLAYOUT: u32 = 2_000;

impl<G: Remember> FlatMonteCarlo<G> {
    /// A bot that has just seen the start of a game.
    pub fn new(view: &G::View, rng: Xoshiro256PlusPlus) -> FlatMonteCarlo<G> {
        FlatMonteCarlo { memory: G::Memory::start(view), rng }
    }

    fn candidates(&mut self, offers: &[G::Action]) -> Vec<G::Action> {
        let mut candidates = offers.to_vec();
        palazzi_rules::shuffle(&mut self.rng, &mut candidates);
        candidates.truncate(MOST_CANDIDATES);
        candidates
    }

    /// Plays on at random, and gives the share of the victory that a seat gets.
    fn playout(&mut self, mut game: G, seat: Seat) -> f64 {
        for _ in 0..LONGEST_PLAYOUT {
            match game.pending() {
                Pending::Chance => {
                    let chance = game.sample_chance(&mut self.rng);
                    game.resolve_unchecked(&chance, &mut ());
                }
                Pending::Decide(_) => {
                    let action = game.random_action(Choice::KindFirst, &mut self.rng);
                    game.play_unchecked(&action, &mut ());
                }
                Pending::Over => break,
            }
        }
        let winners = game.winners();
        if winners.contains(seat) { 1.0 / winners.iter().count() as f64 } else { 0.0 }
    }
}

impl<G: Remember> Bot<G> for FlatMonteCarlo<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action {
        if let [only] = situation.offers {
            return *only;
        }
        let candidates = self.candidates(situation.offers);
        let mut totals = vec![(0.0, 0u32); candidates.len()];
        let start = Instant::now();
        for playouts in 0.. {
            if budget.is_spent(playouts, start.elapsed()) {
                break;
            }
            let index = playouts as usize % candidates.len();
            let mut game = self.memory.imagine(situation.view, &mut self.rng);
            game.play_unchecked(&candidates[index], &mut ());
            totals[index].0 += self.playout(game, situation.seat);
            totals[index].1 += 1;
        }
        let average = |index: usize| totals[index].0 / f64::from(totals[index].1.max(1));
        let best = (0..candidates.len()).max_by(|left, right| average(*left).total_cmp(&average(*right)));
        candidates[best.unwrap_or_else(|| below(&mut self.rng, candidates.len() as u32) as usize)]
    }
}
