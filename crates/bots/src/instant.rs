use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::aim::Aim;
use crate::bot::{Bot, Budget, Situation};
use crate::judge::Judge;
use crate::learn::Learn;
use crate::memory::Memory;

/// How a bot looks at the moves before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Glance {
    /// What it wants.
    pub(crate) aim: Aim,
    /// What it looks at.
    pub(crate) sight: Sight,
    /// Differences in utility below this hardly matter to it; 0 is the best move always.
    pub(crate) temperature: f32,
}

/// What a bot looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// The own board and what all share.
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

/// Where hands are hidden, so many worlds are imagined.
const WORLDS: usize = 3;

impl<G: Learn> Instant<G> {
    pub(crate) fn new(view: &G::View, glance: Glance, rng: Xoshiro256PlusPlus) -> Instant<G> {
        Instant { memory: G::Memory::start(view), rng, glance }
    }

    /// How good every move looks.
    fn utilities(&mut self, situation: &Situation<G>) -> Vec<(G::Action, f32)> {
        let Situation { seat, view, offers } = *situation;
        let mut moves = Vec::new();
        let worlds = if G::HIDES { WORLDS } else { 1 };
        for _ in 0..worlds {
            let world = self.memory.imagine(view, &mut self.rng);
            let mut judge = Judge::new(world.network());
            if moves.is_empty() {
                let mut shortlist = Vec::new();
                world.shortlist(offers, &mut shortlist);
                moves = shortlist.into_iter().map(|action| (action, 0.0)).collect();
            }
            for (action, utility) in &mut moves {
                let mut next = world.clone();
                next.play_unchecked(action, &mut ());
                let judgement = match self.glance.sight {
                    Sight::All => judge.judge(&next),
                    Sight::Own => judge.judge_alone(&next, seat),
                };
                *utility += self.glance.aim.utility(&judgement, seat, next.players()) / worlds as f32;
            }
        }
        moves
    }
}

impl<G: Learn> Bot<G> for Instant<G> {
    fn hear(&mut self, event: &G::Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, situation: &Situation<G>, _budget: Budget) -> G::Action {
        if let [only] = situation.offers {
            return *only;
        }
        let moves = self.utilities(situation);
        pick(&moves, self.glance.temperature, &mut self.rng)
    }
}

/// Picks at random, better ones more often.
fn pick<A: Copy>(moves: &[(A, f32)], temperature: f32, rng: &mut impl Rng) -> A {
    let (best, most) = moves
        .iter()
        .max_by(|(_, left), (_, right)| left.total_cmp(right))
        .expect("there is at least one move");
    if temperature == 0.0 {
        return *best;
    }
    let weight = |utility: f32| ((utility - most) / temperature).exp();
    let total: f32 = moves.iter().map(|(_, utility)| weight(*utility)).sum();
    let mut left = total * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    for (action, utility) in moves {
        left -= weight(*utility);
        if left < 0.0 {
            return *action;
        }
    }
    *best
}
