use std::ops::ControlFlow;

use super::payment::Payment;
use super::payments::Due;

/// How many tight payments there are, and which.
pub(super) struct Tally {
    due: Due,
    count: u32,
    /// The first payments; the others are searched for again when asked for.
    first: [Payment; Tally::KEPT],
}

impl Tally {
    const KEPT: usize = 32;

    pub(super) fn of(due: Due) -> Tally {
        let mut tally = Tally { due, count: 0, first: [Payment::EMPTY; Tally::KEPT] };
        due.each(|payment| {
            if let Some(place) = tally.first.get_mut(tally.count as usize) {
                *place = payment;
            }
            tally.count += 1;
        });
        tally
    }

    /// How many there are.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The one at `index`.
    ///
    /// # Panics
    /// If there are not so many.
    pub(super) fn nth(&self, index: u32) -> Payment {
        assert!(index < self.count, "there are {} payments", self.count);
        self.first.get(index as usize).copied().unwrap_or_else(|| self.search(index))
    }

    fn search(&self, index: u32) -> Payment {
        let mut left = index;
        let mut found = Payment::EMPTY;
        let _ = self.due.try_each(|payment| {
            found = payment;
            match left.checked_sub(1) {
                Some(less) => left = less,
                None => return ControlFlow::Break(()),
            }
            ControlFlow::Continue(())
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::super::money::Money;
    use super::*;

    #[test]
    fn counting_and_picking_agree_with_the_list() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for need in 0..60 {
            let due = Due::price(Money::ALL.draw(18, &mut rng), need);
            let mut list = Vec::new();
            due.each(|payment| list.push(payment));
            let tally = Tally::of(due);
            assert_eq!(tally.count() as usize, list.len());
            assert!((0..tally.count()).map(|index| tally.nth(index)).eq(list));
        }
    }
}
