use palazzi_rules::{Seat, below};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Situation};
use crate::budget::Budget;
use crate::judge::Judge;
use crate::learn::Learn;
use crate::memory::Memory;

/// How a bot looks at the moves before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glance {
    /// What it looks at.
    pub(crate) sight: Sight,
    /// How many moves of a hundred it notices.
    pub(crate) notices: u32,
}

/// What a bot looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// The own things, and what all share.
    Own,
    /// Everything.
    All,
}

/// Plays at once: judges what every move leads to, and looks no further.
pub(crate) struct Instant<G: Learn> {
    memory: G::Memory,
    rng: Xoshiro256PlusPlus,
    glance: Glance,
}

/// Where hands are hidden, so many moves, the best in one world, are judged in other worlds, too.
const PROMISING: usize = 12;
/// So many other worlds.
const OTHER_WORLDS: usize = 2;

impl<G: Learn> Instant<G> {
    pub(crate) fn new(view: &G::View, glance: Glance, rng: Xoshiro256PlusPlus) -> Instant<G> {
        Instant { memory: G::Memory::start(view), rng, glance }
    }

    /// The moves that it notices; at least one.
    fn noticed(&mut self, shortlist: &[G::Action]) -> Vec<G::Action> {
        let Glance { notices, .. } = self.glance;
        let mut noticed = shortlist.to_vec();
        noticed.retain(|_| below(&mut self.rng, 100) < notices);
        if noticed.is_empty() {
            noticed.push(shortlist[below(&mut self.rng, shortlist.len() as u32) as usize]);
        }
        noticed
    }

    /// Adds to every move what it promises the seat in a world.
    fn judge(&self, world: &G, seat: Seat, moves: &mut [(G::Action, f32)]) {
        let mut judge = Judge::new(world.network());
        for (action, utility) in moves {
            let mut next = world.clone();
            next.play_unchecked(action, &mut ());
            let judgement = match self.glance.sight {
                Sight::All => judge.judge(&next),
                Sight::Own => judge.judge_alone(&next, seat),
            };
            *utility += judgement.utility(seat, next.players());
        }
    }
}

impl<G: Learn> Bot<G> for Instant<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, _budget: Budget) -> G::Action {
        let Situation { seat, view, offers } = *situation;
        if let [only] = offers {
            return *only;
        }
        let mut shortlist = Vec::new();
        let world = self.memory.imagine(view, &mut self.rng);
        world.shortlist(offers, &mut shortlist);
        let mut moves: Vec<(G::Action, f32)> =
            self.noticed(&shortlist).into_iter().map(|action| (action, 0.0)).collect();
        self.judge(&world, seat, &mut moves);
        if G::HIDES {
            moves.sort_by(|(_, left), (_, right)| right.total_cmp(left));
            moves.truncate(PROMISING);
            for _ in 0..OTHER_WORLDS {
                let world = self.memory.imagine(view, &mut self.rng);
                self.judge(&world, seat, &mut moves);
            }
        }
        let best = moves.iter().max_by(|(_, left), (_, right)| left.total_cmp(right));
        best.expect("at least one move is noticed").0
    }
}
