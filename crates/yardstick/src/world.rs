use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::thread;
use std::time::Instant;

use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::state::State;
use palazzi_bots::{Memory, Remember, Situation};
use palazzi_rules::{Choice, Offers, Pending, Seat, SeatSet};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::moves::{Move, Moves, Sorted, moves};

/// A playout is broken off after so many decisions and scored as if it ended there.
const LONGEST_PLAYOUT: u32 = 2_000;

/// What all iterations of a search share: what the seat knows, the generator and the limit.
pub(crate) struct Search<'a, G: Remember> {
    memory: &'a G::Memory,
    view: &'a G::View,
    /// The same in every world that the seat can imagine.
    offers: Sorted<G::Action>,
    rng: RefCell<Xoshiro256PlusPlus>,
    list: RefCell<Offers<G>>,
    limit: Limit,
    iterations: Cell<u32>,
}

/// When a search is over. It makes one iteration in any case.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    /// No iteration begins after this.
    Deadline(Instant),
    /// So many iterations are made. As the crate ends a search by time alone, there is nothing to do before `end`.
    Iterations { most: u32, end: Instant },
}

/// A state of the game that could be the true one, for one iteration.
pub(crate) struct World<'a, G: Remember> {
    search: &'a Search<'a, G>,
    /// Nothing if the limit is reached: then the iteration ends where it begins, and leaves no mark in the tree.
    game: Option<G>,
    /// What may be done next, if that was asked before.
    listed: RefCell<Option<Sorted<G::Action>>>,
    /// Who has won, after the playout.
    winners: SeatSet,
}

impl<'a, G: Remember> Search<'a, G> {
    /// A search that has not begun.
    pub(crate) fn new(
        memory: &'a G::Memory,
        situation: &Situation<'a, G>,
        rng: Xoshiro256PlusPlus,
        limit: Limit,
    ) -> Search<'a, G> {
        Search {
            memory,
            view: situation.view,
            offers: moves(situation.seat, situation.offers),
            rng: RefCell::new(rng),
            list: RefCell::default(),
            limit,
            iterations: Cell::new(0),
        }
    }

    /// The world that is handed to the crate. Every iteration imagines its own.
    pub(crate) fn root(&'a self) -> World<'a, G> {
        self.world(Some(self.imagine()))
    }

    /// Whether any iteration was made.
    pub(crate) fn has_begun(&self) -> bool {
        self.iterations.get() > 0
    }

    /// Whether all iterations were made that the limit asks for.
    pub(crate) fn is_complete(&self) -> bool {
        self.has_begun() && self.is_spent()
    }

    /// The generator as the search has left it.
    pub(crate) fn into_rng(self) -> Xoshiro256PlusPlus {
        self.rng.into_inner()
    }

    fn is_spent(&self) -> bool {
        match self.limit {
            Limit::Deadline(deadline) => Instant::now() >= deadline,
            Limit::Iterations { most, .. } => self.iterations.get() >= most,
        }
    }

    /// Counts an iteration and says whether it may be made.
    fn begin_iteration(&self) -> bool {
        if self.has_begun() && self.is_spent() {
            // The crate goes on until its own clock ends the search: waiting leaves the core to others.
            if let Limit::Iterations { end, .. } = self.limit {
                thread::sleep(end.saturating_duration_since(Instant::now()));
            }
            return false;
        }
        self.iterations.set(self.iterations.get() + 1);
        true
    }

    fn world(&'a self, game: Option<G>) -> World<'a, G> {
        let listed = RefCell::new(Some(Rc::clone(&self.offers)));
        World { search: self, game, listed, winners: SeatSet::default() }
    }

    fn imagine(&self) -> G {
        self.memory.imagine(self.view, &mut *self.rng.borrow_mut())
    }
}

impl<G: Remember> World<'_, G> {
    fn decider(&self) -> Option<(&G, Seat)> {
        let game = self.game.as_ref()?;
        match game.pending() {
            Pending::Decide(seat) => Some((game, seat)),
            Pending::Chance | Pending::Over => None,
        }
    }
}

impl<G: Remember> State for World<'_, G> {
    type Action = Move<G::Action>;
    type ActionList = Moves<G::Action>;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.decider().map(|(_, seat)| seat as usize).expect("the crate asks before a move, never at the end")
    }

    fn randomize(&self, _observer: usize, _inference: &NoInference) -> Self {
        self.search.world(self.search.begin_iteration().then(|| self.search.imagine()))
    }

    fn possible_actions(&self) -> Moves<G::Action> {
        let Some((game, seat)) = self.decider() else {
            return Moves::uninit();
        };
        let mut listed = self.listed.borrow_mut();
        let sorted = listed.get_or_insert_with(|| {
            let mut list = self.search.list.borrow_mut();
            game.legal_actions(seat, &mut list);
            moves(seat, &list)
        });
        Moves::new(Rc::clone(sorted), self.search.rng.borrow_mut().next_u64())
    }

    /// Draws follow at once, so that the next thing is a decision or the end.
    fn apply_action(&mut self, chosen: Move<G::Action>) {
        let Some(game) = &mut self.game else {
            return;
        };
        *self.listed.get_mut() = None;
        game.play_unchecked(&chosen.action, &mut ());
        while game.pending() == Pending::Chance {
            let chance = game.sample_chance(&mut *self.search.rng.borrow_mut());
            game.resolve_unchecked(&chance, &mut ());
        }
    }

    fn do_rollout(&mut self) {
        let Some(game) = &mut self.game else {
            return;
        };
        let rng = &mut *self.search.rng.borrow_mut();
        for _ in 0..LONGEST_PLAYOUT {
            match game.pending() {
                Pending::Chance => {
                    let chance = game.sample_chance(rng);
                    game.resolve_unchecked(&chance, &mut ());
                }
                Pending::Decide(_) => {
                    let action = game.random_action(Choice::KindFirst, rng);
                    game.play_unchecked(&action, &mut ());
                }
                Pending::Over => break,
            }
        }
        self.winners = game.winners();
    }

    fn is_terminal(&self) -> bool {
        self.decider().is_none()
    }

    /// The share of the victory: 1 for the only winner, a half for each of two, 0 for everybody else.
    fn reward(&self, perspective: usize) -> f32 {
        let is_winner = self.winners.iter().any(|seat| seat as usize == perspective);
        if is_winner { 1.0 / self.winners.iter().count() as f32 } else { 0.0 }
    }
}

impl<G: Remember> Clone for World<'_, G> {
    fn clone(&self) -> Self {
        let World { search, game, listed, winners } = self;
        World { search, game: game.clone(), listed: listed.clone(), winners: *winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ismcts::searcher::Searcher;
    use palazzi_rules::palazzo::{Config, Palazzo};
    use palazzi_rules::{Game, Viewer};
    use rand_core::SeedableRng;

    /// The crate goes on to its next look at the clock; what it does there must not count.
    #[test]
    fn iterations_beyond_the_limit_leave_no_mark() {
        let mut game = Palazzo::new(&Config::new(2).unwrap());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        while game.pending() == Pending::Chance {
            let chance = game.sample_chance(&mut rng);
            game.resolve_unchecked(&chance, &mut ());
        }
        let Pending::Decide(seat) = game.pending() else { panic!("somebody decides") };
        let mut offers = Offers::default();
        game.legal_actions(seat, &mut offers);
        let view = game.view(Viewer::Seat(seat));
        let memory = <Palazzo as Remember>::Memory::start(&view);
        let situation = Situation::<Palazzo> { seat, view: &view, offers: &offers };
        let limit = Limit::Iterations { most: 100, end: Instant::now() };
        let search = Search::new(&memory, &situation, rng, limit);
        let found = Searcher::new(0.7, 100).search(&search.root(), &NoInference, 60);
        let counted: usize = found.child_stats.iter().map(|(stats, _)| stats.num_sims).sum();
        assert!(found.num_simulations >= 2_048 && search.is_complete());
        assert_eq!(counted, 100);
    }
}
