use palazzi_rules::{Game, Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;
use crate::memory::{Memory, Remember};

/// Picks any offered action.
pub struct RandomBot {
    rng: Xoshiro256PlusPlus,
}

impl RandomBot {
    /// A bot with its own generator.
    pub fn new(rng: Xoshiro256PlusPlus) -> RandomBot {
        RandomBot { rng }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn hear(&mut self, _event: &G::Event) {}

    fn choose(&mut self, situation: &Situation<G>, _budget: Budget) -> G::Action {
        situation.offers[below(&mut self.rng, situation.offers.len() as u32) as usize]
    }
}

/// Looks one step ahead: picks the action after which its lead would be largest if the game ended.
pub struct Greedy<G: Remember> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
}

impl<G: Remember> Greedy<G> {
    /// A bot that has just seen the start of a game.
    pub fn new(view: &G::View, rng: Xoshiro256PlusPlus) -> Greedy<G> {
        Greedy { memory: G::Memory::start(view), rng }
    }
}

impl<G: Remember> Bot<G> for Greedy<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, _budget: Budget) -> G::Action {
        let world = self.memory.imagine(situation.view, &mut self.rng);
        let mut best = Vec::new();
        let mut most = i32::MIN;
        for action in situation.offers {
            let mut next = world.clone();
            next.play_unchecked(action, &mut ());
            let lead = lead(&next, situation.seat);
            if lead > most {
                most = lead;
                best.clear();
            }
            if lead == most {
                best.push(*action);
            }
        }
        best[below(&mut self.rng, best.len() as u32) as usize]
    }
}

/// How far a seat would be ahead of the best other one if the game ended now.
pub(crate) fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let scores = game.scores();
    let others = Seat::of(game.players()).filter(|other| *other != seat).map(|other| scores[other]);
    scores[seat] - others.max().expect("nobody plays alone")
}
