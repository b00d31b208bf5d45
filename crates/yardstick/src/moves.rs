use std::rc::Rc;

use ismcts::action_list::ActionList;
use palazzi_rules::{Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

/// An action with who takes it. Whose turn it is can depend on draws, which the tree does not hold; the same
/// action of another seat is another move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Move<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
}

/// Moves in ascending order. A copy costs nothing.
pub(crate) type Sorted<A> = Rc<Vec<Move<A>>>;

/// Moves, and a generator to pick one of them.
#[derive(Clone, Debug)]
pub(crate) struct Moves<A> {
    sorted: Sorted<A>,
    rng: SplitMix64,
}

/// The moves of a seat that may take these actions, which are sorted.
pub(crate) fn moves<A: Copy>(seat: Seat, actions: &[A]) -> Sorted<A> {
    Rc::new(actions.iter().map(|action| Move { seat, action: *action }).collect())
}

impl<A: Copy + Ord> Moves<A> {
    /// Moves of which one is picked as `seed` says.
    pub(crate) fn new(sorted: Sorted<A>, seed: u64) -> Moves<A> {
        Moves { sorted, rng: SplitMix64::seed_from_u64(seed) }
    }
}

impl<A: Copy + Ord> ActionList<Move<A>> for Moves<A> {
    fn uninit() -> Moves<A> {
        Moves::new(Rc::default(), 0)
    }

    fn pop_random(&mut self) -> Option<Move<A>> {
        if self.sorted.is_empty() {
            return None;
        }
        let index = below(&mut self.rng, self.sorted.len() as u32);
        Some(Rc::make_mut(&mut self.sorted).remove(index as usize))
    }

    fn push(&mut self, new: Move<A>) {
        let place = self.sorted.partition_point(|known| *known < new);
        Rc::make_mut(&mut self.sorted).insert(place, new);
    }

    fn len(&self) -> usize {
        self.sorted.len()
    }

    fn has(&self, item: &Move<A>) -> bool {
        self.sorted.binary_search(item).is_ok()
    }

    fn without(&self, other: &Moves<A>) -> Moves<A> {
        let mut others = other.sorted.iter().peekable();
        let mut is_new = |item: &&Move<A>| {
            while others.next_if(|other| other < item).is_some() {}
            others.peek() != Some(item)
        };
        let sorted = self.sorted.iter().filter(|item| is_new(item)).copied().collect();
        Moves { sorted: Rc::new(sorted), rng: self.rng.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_are_the_moves_of_the_one_list_alone() {
        let legal = Moves::new(moves(Seat::B, &[1, 3, 4, 8, 9]), 0);
        let mut tried = Moves::new(moves(Seat::B, &[0, 3, 9, 10]), 0);
        tried.push(Move { seat: Seat::A, action: 1 });
        tried.push(Move { seat: Seat::B, action: 8 });
        assert_eq!(legal.without(&tried).sorted, moves(Seat::B, &[1, 4]));
        assert_eq!(legal.without(&Moves::uninit()).sorted, legal.sorted);
        assert!(
            tried.has(&Move { seat: Seat::A, action: 1 }) && !tried.has(&Move { seat: Seat::B, action: 1 })
        );
    }

    #[test]
    fn every_move_is_picked_once() {
        let mut left = Moves::new(moves(Seat::A, &[1, 2, 3, 4, 5]), 7);
        let mut picked: Vec<u8> =
            std::iter::from_fn(|| left.pop_random()).map(|picked| picked.action).collect();
        assert_ne!(picked, [1, 2, 3, 4, 5]);
        picked.sort_unstable();
        assert_eq!(picked, [1, 2, 3, 4, 5]);
        assert!(left.is_empty());
    }
}
