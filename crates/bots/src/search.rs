use palazzi_rules::{Offers, Pending, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use web_time::Instant;

use crate::bot::Situation;
use crate::budget::Budget;
use crate::judge::{Judge, outcome};
use crate::learn::Learn;
use crate::memory::Memory;
use crate::network::Judgement;
use crate::tree::{Edge, NodeId, Tree};

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often it was looked into.
    pub visits: u32,
    /// What can be expected after it.
    pub judgement: Judgement,
}

impl<A> Thought<A> {
    /// Adds what else was found out about the action.
    pub(crate) fn add(&mut self, visits: u32, judgement: &Judgement) {
        self.visits += visits;
        let share = visits as f32 / self.visits.max(1) as f32;
        self.judgement = self.judgement.times(1.0 - share);
        self.judgement.add(&judgement.times(share));
    }
}

/// How a search is carried out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// What it may cost; one playout is one look at a new position and everything that can follow from it.
    pub budget: Budget,
    /// How many threads search, each on its own.
    pub threads: usize,
    /// How many moves and results of chance are kept, in equal parts by the threads. Beyond that a search judges and
    /// does not note.
    pub memory: usize,
}

impl Effort {
    /// A search on one thread with the usual memory.
    pub fn new(budget: Budget) -> Effort {
        Effort { budget, threads: 1, memory: 300_000 }
    }
}

/// Exploration: how strongly moves that look good at first sight are preferred to those that proved good.
const EXPLORATION: f32 = 0.6;
/// Differences in utility below this hardly matter at first sight.
const TEMPERATURE: f32 = 0.06;
/// The first sight of a move counts like so many visits.
const FIRST_SIGHT: f32 = 1.0;
/// So many different results are drawn, times the root of the number of draws.
const RESULTS: f32 = 1.5;
/// The second best move is given up when it would need more than one in so many of the playouts that are left.
const PATIENCE: u32 = 3;
/// No path is longer.
const DEEPEST: usize = 200;

/// Looks into the offered actions, best first.
///
/// A tree of positions grows where it matters: every playout walks from the root along promising moves, draws what
/// chance or hidden hands bring, and judges all moves of the position at which it leaves the tree. Values are kept
/// for each player, who is taken to want the own victory.
///
/// Of the offers a shortlist is looked into; those in `wanted` always are.
pub fn search<G: Learn>(
    memory: &G::Memory,
    situation: &Situation<G>,
    wanted: &[G::Action],
    effort: Effort,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Thought<G::Action>> {
    look_into(memory, situation, wanted, effort, Deciding::Viewer, rng)
}

/// Looks into the decision of a seat whose hand the viewer does not know, and says how often something was looked into
/// and what can be expected.
///
/// Every playout imagines another hand, which has other moves. So no single move is what will happen: what can be
/// expected is the mean over all playouts.
pub(crate) fn search_unseen<G: Learn>(
    memory: &G::Memory,
    situation: &Situation<G>,
    effort: Effort,
    rng: &mut Xoshiro256PlusPlus,
) -> (u32, Judgement) {
    let thoughts = look_into(memory, situation, &[], effort, Deciding::Other, rng);
    let mut sum = Thought { visits: 0, ..thoughts[0] };
    thoughts.iter().for_each(|thought| sum.add(thought.visits, &thought.judgement));
    (sum.visits, sum.judgement)
}

/// Whose decision is looked into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deciding {
    /// That of the seat whose view is known, which has the same moves in every world.
    Viewer,
    /// Somebody else's, whose moves may differ from world to world.
    Other,
}

/// Grows a tree on every thread, and adds up what they found, best first.
fn look_into<G: Learn>(
    memory: &G::Memory,
    situation: &Situation<G>,
    wanted: &[G::Action],
    effort: Effort,
    deciding: Deciding,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Thought<G::Action>> {
    let start = Instant::now();
    let threads = effort.threads.max(1);
    let memory_each = (effort.memory / threads).max(1);
    let mut seeds: Vec<u64> = (0..threads).map(|_| rand_core::Rng::next_u64(rng)).collect();
    let first = seeds.remove(0);
    let grow = |seed, least| {
        let searcher = Searcher::new(memory, situation, wanted, memory_each, seed);
        searcher.run(effort.budget, start, least, deciding)
    };
    let mut thoughts = std::thread::scope(|scope| {
        let others: Vec<_> = seeds.into_iter().map(|seed| scope.spawn(move || grow(seed, 0))).collect();
        let mut thoughts = grow(first, 1);
        for other in others {
            let found = other.join().expect("a search does not panic");
            found.iter().for_each(|thought| add_thought(&mut thoughts, thought));
        }
        thoughts
    });
    let players = memory.imagine(situation.view, rng).players();
    let rank =
        |thought: &Thought<G::Action>| (thought.visits, thought.judgement.utility(situation.seat, players));
    thoughts.sort_by(|left, right| {
        let ((visits, utility), (more, better)) = (rank(left), rank(right));
        more.cmp(&visits).then(better.total_cmp(&utility))
    });
    thoughts
}

/// Adds what another search found out about an action.
fn add_thought<A: PartialEq + Copy>(thoughts: &mut Vec<Thought<A>>, found: &Thought<A>) {
    match thoughts.iter_mut().find(|thought| thought.action == found.action) {
        Some(thought) => thought.add(found.visits, &found.judgement),
        None => thoughts.push(*found),
    }
}

struct Searcher<'a, G: Learn> {
    memory: &'a G::Memory,
    situation: &'a Situation<'a, G>,
    wanted: &'a [G::Action],
    rng: Xoshiro256PlusPlus,
    tree: Tree<G>,
    offers: Offers<G>,
    shortlist: Vec<G::Action>,
    judge: Judge<'static, G>,
    path: Vec<(NodeId, usize)>,
}

impl<'a, G: Learn> Searcher<'a, G> {
    fn new(
        memory: &'a G::Memory,
        situation: &'a Situation<'a, G>,
        wanted: &'a [G::Action],
        limit: usize,
        seed: u64,
    ) -> Searcher<'a, G> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let network = memory.imagine(situation.view, &mut rng).network();
        Searcher {
            memory,
            situation,
            wanted,
            rng,
            tree: Tree::new(limit),
            offers: Offers::default(),
            shortlist: Vec::new(),
            judge: Judge::new(network),
            path: Vec::new(),
        }
    }

    /// Searches as long as the budget lasts, which is spent from `start` on, and `least` playouts in any case.
    fn run(
        mut self,
        budget: Budget,
        start: Instant,
        least: u32,
        deciding: Deciding,
    ) -> Vec<Thought<G::Action>> {
        for playouts in 0_u32.. {
            let left = budget.playouts_left(playouts, start.elapsed());
            let is_decided = deciding == Deciding::Viewer && self.is_decided(left);
            if left == 0 && playouts >= least || is_decided {
                break;
            }
            self.playout();
        }
        self.thoughts()
    }

    /// Whether hardly any other move can be visited more often than the most visited one: it would need more than its
    /// part of the playouts that are left.
    fn is_decided(&self, left: u32) -> bool {
        let edges = self.tree.edges(Tree::<G>::ROOT);
        let (mut most, mut second) = (0, 0);
        for edge in edges {
            second = second.max(edge.visits.min(most));
            most = most.max(edge.visits);
        }
        edges.len() == 1 || most > second.saturating_add(left / PATIENCE)
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            judgement: edge.mean(FIRST_SIGHT),
        };
        self.tree.edges(Tree::<G>::ROOT).iter().map(thought).collect()
    }

    fn playout(&mut self) {
        let mut world = self.memory.imagine(self.situation.view, &mut self.rng);
        let mut node = Tree::<G>::ROOT;
        self.path.clear();
        let found = loop {
            match world.pending() {
                Pending::Over => break outcome(&world),
                Pending::Chance => match self.draw(node, &mut world) {
                    Some(next) => node = next,
                    None => break self.judge_alone(&world),
                },
                Pending::Decide(seat) => {
                    let is_new = self.tree.edges(node).is_empty();
                    if (is_new && self.tree.is_full()) || self.path.len() >= DEEPEST {
                        break self.judge_alone(&world);
                    }
                    if is_new || G::HIDES {
                        self.look(node, &world, seat);
                    }
                    let Some(index) = self.select(node, seat, world.players()) else {
                        break self.judge_alone(&world);
                    };
                    let edge = &self.tree.edges(node)[index];
                    if is_new {
                        break edge.first_sight;
                    }
                    world.play_unchecked(&edge.action, &mut ());
                    self.path.push((node, index));
                    node = self.tree.follow(node, index);
                }
            }
        };
        for (node, edge) in &self.path {
            self.tree.count(*node, *edge, &found);
        }
    }

    /// Judges a position that is not to be compared with others.
    fn judge_alone(&mut self, world: &G) -> Judgement {
        self.judge.forget();
        self.judge.judge(world)
    }

    /// Judges the moves of a position that are new to it, and notes which can be made in this world. A tree without
    /// room takes no new moves.
    fn look(&mut self, node: NodeId, world: &G, seat: Seat) {
        world.legal_actions(seat, &mut self.offers);
        world.shortlist(&self.offers, &mut self.shortlist);
        if node == Tree::<G>::ROOT {
            let missing = self.wanted.iter().filter(|action| !self.shortlist.contains(action));
            let missing: Vec<G::Action> = missing.copied().collect();
            self.shortlist.extend(missing);
        }
        let has_room = !self.tree.is_full();
        self.tree.begin_world(node);
        self.judge.forget();
        for action in &self.shortlist {
            if !self.tree.mark_possible(node, action) && has_room {
                let mut next = world.clone();
                next.play_unchecked(action, &mut ());
                self.tree.add_edge(node, *action, self.judge.judge(&next));
            }
        }
        let players = world.players();
        self.tree.set_priors(node, TEMPERATURE, |judgement| judgement.utility(seat, players));
    }

    /// The most promising of the moves in the tree that can be made; none if the tree had no room for them.
    fn select(&self, node: NodeId, seat: Seat, players: usize) -> Option<usize> {
        let (edges, worlds) = (self.tree.edges(node), self.tree.worlds(node));
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        let scale = EXPLORATION * (1.0 + visits as f32).sqrt();
        let promise = |edge: &Edge<G::Action>| {
            let known = edge.mean(FIRST_SIGHT).utility(seat, players);
            known + scale * edge.prior / (1.0 + edge.visits as f32)
        };
        let possible = edges.iter().enumerate().filter(|(_, edge)| edge.last_possible == worlds);
        let best = possible
            .map(|(index, edge)| (index, promise(edge)))
            .max_by(|(_, left), (_, right)| left.total_cmp(right));
        best.map(|(index, _)| index)
    }

    /// Draws a result of chance: the more have been drawn, the more often one of them again. Nothing if the tree
    /// has no room for a new one.
    fn draw(&mut self, node: NodeId, world: &mut G) -> Option<NodeId> {
        let is_full = self.tree.is_full();
        let (visits, results) = self.tree.draws(node);
        *visits += 1;
        let most = 1 + (RESULTS * (*visits as f32).sqrt()) as usize;
        if results.len() >= most || (is_full && !results.is_empty()) {
            let (chance, child) = &results[below(&mut self.rng, results.len() as u32) as usize];
            if !G::HIDES || world.check_chance(chance).is_ok() {
                world.resolve_unchecked(chance, &mut ());
                return Some(*child);
            }
        }
        if is_full {
            return None;
        }
        let chance = world.sample_chance(&mut self.rng);
        world.resolve_unchecked(&chance, &mut ());
        Some(self.tree.note_result(node, chance))
    }
}

#[cfg(test)]
mod tests {
    use palazzi_rules::palazzo::{Config, Palazzo};
    use palazzi_rules::{Choice, Game, Viewer};

    use super::*;
    use crate::memory::Remember;

    /// Plays a random game; `visit` gets every decision with who decides and what is offered.
    fn random_game(players: usize, seed: u64, mut visit: impl FnMut(&Palazzo, Seat, &Offers<Palazzo>)) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Palazzo::new(&Config::new(players).unwrap());
        let mut offers = Offers::default();
        loop {
            match game.pending() {
                Pending::Chance => {
                    let chance = game.sample_chance(&mut rng);
                    game.resolve_unchecked(&chance, &mut ());
                }
                Pending::Decide(seat) => {
                    game.legal_actions(seat, &mut offers);
                    visit(&game, seat, &offers);
                    let action = game.random_action(Choice::KindFirst, &mut rng);
                    game.play_unchecked(&action, &mut ());
                }
                Pending::Over => return,
            }
        }
    }

    /// The first hand that is imagined may have a single move, or the most visited move may be that of few hands.
    #[test]
    fn what_is_expected_of_an_unseen_hand_is_the_mean_over_all_playouts() {
        const PLAYOUTS: u32 = 60;
        let effort = Effort::new(Budget::Playouts(PLAYOUTS));
        let mut mixed = 0;
        random_game(2, 3, |game, seat, offers| {
            let viewer = if seat == Seat::A { Seat::B } else { Seat::A };
            let view = game.view(Viewer::Seat(viewer));
            let memory = <Palazzo as Remember>::Memory::start(&view);
            let situation = Situation::<Palazzo> { seat, view: &view, offers };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
            let replies = look_into(&memory, &situation, &[], effort, Deciding::Other, &mut rng.clone());
            let (visits, expected) = search_unseen(&memory, &situation, effort, &mut rng);
            // The first playout looks at the moves and visits none.
            assert_eq!(visits, PLAYOUTS - 1);
            let own = |judgement: &Judgement| judgement.wins[seat];
            let sum: f32 = replies.iter().map(|reply| reply.visits as f32 * own(&reply.judgement)).sum();
            assert!((own(&expected) - sum / visits as f32).abs() < 1e-4);
            mixed += u32::from((own(&expected) - own(&replies[0].judgement)).abs() > 0.02);
        });
        assert!(mixed > 20, "in {mixed} decisions only does the most visited move not stand for all");
    }

    /// Where hands are hidden every world brings other moves, also to decisions that have been looked at before.
    #[test]
    fn a_tree_without_room_does_not_grow() {
        const LIMIT: usize = 300;
        const MOST_PLAYOUTS: usize = 10_000;
        let mut decisions = 0;
        random_game(4, 4, |game, seat, offers| {
            decisions += 1;
            if decisions % 12 != 1 {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let memory = <Palazzo as Remember>::Memory::start(&view);
            let situation = Situation::<Palazzo> { seat, view: &view, offers };
            let mut searcher = Searcher::new(&memory, &situation, &[], LIMIT, decisions);
            let is_full = (0..MOST_PLAYOUTS).any(|_| {
                searcher.playout();
                searcher.tree.is_full()
            });
            assert!(is_full, "at decision {decisions}");
            let full = searcher.tree.size();
            (0..500).for_each(|_| searcher.playout());
            assert_eq!(searcher.tree.size(), full, "at decision {decisions}");
        });
        assert!(decisions > 100, "{decisions} decisions are too few");
    }
}
