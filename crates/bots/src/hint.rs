use std::time::Duration;

use palazzi_rules::{Fact, Offers, Pending, Seat, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use web_time::Instant;

use crate::bot::Situation;
use crate::budget::Budget;
use crate::judge::outcome;
use crate::learn::Learn;
use crate::memory::Memory;
use crate::network::Judgement;
use crate::search::{Effort, Thought, search, search_unseen};

/// Which actions somebody wants to hear about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted<'a, A> {
    /// So many of the best.
    pub best: usize,
    /// These too, however they look.
    pub also: &'a [A],
}

/// Says what a seat can expect of its best few actions, and of those it asks for, best first.
///
/// Half of the budget goes to a search that finds the best actions. The other half is shared evenly among those that
/// are wanted: what can follow each of them is searched on its own, so that an action which the search hardly looked
/// at is judged with the same care as the best one. Where the time is too short for all of them, the last ones are
/// judged by the search alone.
///
/// The seat's view and memory are all that is used. With a number of playouts as the budget and one thread, the
/// same generator gives the same answer.
pub fn hints<G: Learn>(
    memory: &G::Memory,
    situation: &Situation<G>,
    wanted: Wanted<G::Action>,
    effort: Effort,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Thought<G::Action>> {
    let start = Instant::now();
    let half = Effort { budget: effort.budget.part(2), ..effort };
    let found = search(memory, situation, wanted.also, half, rng).into_iter().enumerate();
    let chosen = found.filter(|(rank, thought)| *rank < wanted.best || wanted.also.contains(&thought.action));
    let mut thoughts: Vec<Thought<G::Action>> = chosen.map(|(_, thought)| thought).collect();
    let seed = rng.next_u64();
    let all = thoughts.len() as u32;
    for (thought, left) in thoughts.iter_mut().zip((1..=all).rev()) {
        let budget = match effort.budget {
            Budget::Time(limit) => Budget::Time(limit.saturating_sub(start.elapsed()) / left),
            Budget::Playouts(_) => half.budget.part(all),
        };
        if budget == Budget::Time(Duration::ZERO) {
            break;
        }
        let (visits, judgement) =
            look_beyond(memory, situation, thought.action, Effort { budget, ..effort }, seed);
        thought.add(visits, &judgement);
    }
    let players = memory.imagine(situation.view, rng).players();
    let utility = |thought: &Thought<_>| thought.judgement.utility(situation.seat, players);
    thoughts.sort_by(|left, right| utility(right).total_cmp(&utility(left)));
    thoughts
}

/// Where chance follows and time is the budget, so many results are drawn, or fewer if the time is over before.
const TRIALS_IN_TIME: u32 = 16;

/// Searches what can follow an action: how often something was looked into, and what can be expected. The same seed
/// draws the same after different actions, as far as it can.
fn look_beyond<G: Learn>(
    memory: &G::Memory,
    situation: &Situation<G>,
    action: G::Action,
    effort: Effort,
    seed: u64,
) -> (u32, Judgement) {
    let trial_rng = |trial: u32| Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(trial.into()));
    let is_certain = !G::HIDES && !Beyond::draw(memory, situation, action, &mut trial_rng(0)).by_chance;
    let trials = match effort.budget {
        _ if is_certain => 1,
        Budget::Playouts(limit) => limit.isqrt().max(1),
        Budget::Time(_) => TRIALS_IN_TIME,
    };
    let start = Instant::now();
    let each = Effort { budget: effort.budget.part(trials), ..effort };
    let (mut visits, mut sum, mut made) = (0, Judgement::default(), 0);
    while made < trials && (made == 0 || !effort.budget.is_spent(made, start.elapsed())) {
        let mut rng = trial_rng(made);
        let (looks, judgement) = Beyond::draw(memory, situation, action, &mut rng).search(each, &mut rng);
        visits += looks;
        sum.add(&judgement);
        made += 1;
    }
    (visits, sum.times(1.0 / made as f32))
}

/// One of the positions that can follow an action: somebody decides, or the game is over.
struct Beyond<G: Learn> {
    world: G,
    /// The seat that acted, what it sees, and what it remembers.
    seat: Seat,
    view: G::View,
    memory: G::Memory,
    /// Whether something else could have been drawn.
    by_chance: bool,
}

impl<G: Learn> Beyond<G> {
    fn draw(
        memory: &G::Memory,
        situation: &Situation<G>,
        action: G::Action,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Beyond<G> {
        let viewer = Viewer::Seat(situation.seat);
        let mut world = memory.imagine(situation.view, rng);
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        world.play_unchecked(&action, &mut facts);
        let by_chance = world.pending() == Pending::Chance;
        while world.pending() == Pending::Chance {
            let chance = world.sample_chance(rng);
            world.resolve_unchecked(&chance, &mut facts);
        }
        let mut memory = memory.clone();
        let heard = facts.iter().filter(|fact| fact.audience.includes(viewer));
        heard.for_each(|fact| memory.hear(&fact.event));
        Beyond { seat: situation.seat, view: world.view(viewer), world, memory, by_chance }
    }

    /// What the seat that acted can expect, and how often something was looked into to know it.
    fn search(&self, effort: Effort, rng: &mut Xoshiro256PlusPlus) -> (u32, Judgement) {
        let Pending::Decide(seat) = self.world.pending() else { return (1, outcome(&self.world)) };
        let mut offers = Offers::default();
        self.world.legal_actions(seat, &mut offers);
        let situation = Situation::<G> { seat, view: &self.view, offers: &offers };
        let (visits, judgement) = if G::HIDES && seat != self.seat {
            search_unseen(&self.memory, &situation, effort, rng)
        } else {
            let thoughts = search(&self.memory, &situation, &[], effort, rng);
            let best = thoughts.first().expect("a seat that decides has an action");
            (thoughts.iter().map(|thought| thought.visits).sum(), best.judgement)
        };
        (visits.max(1), judgement)
    }
}
