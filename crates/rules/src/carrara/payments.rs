//! All ways to pay for a building: listed, counted, and found by number.
//!
//! Payments for a city are multisets of accepted bricks of a fixed size. All payments of one size stand in one
//! list, those that use only the dearest colours first: going through the colours from the dearest to the
//! cheapest, each adds to the list of a size the shorter payments so far with 1, 2, 3 … of its bricks. So the
//! payments of a city are the beginning of a list, and they are sorted.

use super::action::{Action, What};
use super::bricks::{Bricks, Color};
use super::cities::City;
use super::purchases::ActionList;
use super::rules::Exchange;

/// The dearest building costs this many bricks.
const MOST: usize = 8;

/// Where the list of each size begins: there are C(size + 5, 5) multisets of a size.
const BASES: [usize; MOST + 2] = [0, 1, 7, 28, 84, 210, 462, 924, 1716, 3003];

/// The payments with the bricks of one player, for every city and price. Kept between calls as working memory.
pub(crate) struct PaymentLists {
    buffer: Box<[Bricks]>,
    /// Where the payments with a colour and the dearer ones end, by size.
    ends: [[u16; MOST + 1]; 6],
    /// How many pairs can be exchanged in each city.
    pairs: [u32; 6],
}

impl Default for PaymentLists {
    fn default() -> PaymentLists {
        let buffer = vec![Bricks::NONE; BASES[MOST + 1]].into_boxed_slice();
        PaymentLists { buffer, ends: [[0; MOST + 1]; 6], pairs: [0; 6] }
    }
}

impl PaymentLists {
    /// Fills the lists for `bricks`, for prices up to `most`.
    pub(crate) fn prepare(&mut self, bricks: Bricks, exchange: Exchange, most: u32) {
        self.pairs = City::ALL.map(|city| pairs(bricks, city, exchange));
        let most = most as usize;
        let mut ends = START_ENDS;
        let mut largest = 0;
        for color in Color::ALL {
            let own = (bricks.count(color) as usize).min(most);
            let shorter = ends;
            for added in 1..=own {
                let more = Bricks::of(color, added as u32);
                for size in 0..=largest.min(most - added) {
                    let end = &mut ends[size + added];
                    let (done, free) = self.buffer.split_at_mut(usize::from(*end));
                    let source = &done[BASES[size]..usize::from(shorter[size])];
                    for (target, payment) in free.iter_mut().zip(source) {
                        *target = *payment + more;
                    }
                    *end += source.len() as u16;
                }
            }
            largest = most.min(largest + own);
            self.ends[color] = ends;
        }
    }

    /// Adds an action for every payment of `need` in a city, in order.
    #[inline]
    pub(crate) fn list(&self, what: What, city: City, need: u32, actions: &mut ActionList) {
        for pairs in 0..=self.pairs[city].min(need) {
            let more = exchanged(city, pairs);
            let payments = self.of(city, need - pairs);
            let room = &mut actions.room(payments.len())[..payments.len()];
            for (action, payment) in room.iter_mut().zip(payments) {
                *action = Action { what, bricks: *payment + more };
            }
            actions.add(payments.len());
        }
    }

    /// The payments of `need` bricks in a city, without exchange.
    #[inline]
    fn of(&self, city: City, need: u32) -> &[Bricks] {
        let need = need as usize;
        &self.buffer[BASES[need]..usize::from(self.ends[city.color()][need])]
    }
}

/// Before any colour there is one payment of size 0 and none of any other size.
const START_ENDS: [u16; MOST + 1] = {
    let mut ends = [1; MOST + 1];
    let mut size = 1;
    while size <= MOST {
        ends[size] = BASES[size] as u16;
        size += 1;
    }
    ends
};

/// How many payments there are, for every city and price.
pub(crate) struct PaymentCounts {
    counts: [[u16; MOST + 1]; 6],
    bricks: Bricks,
    exchange: Exchange,
}

impl PaymentCounts {
    pub(crate) fn new(bricks: Bricks, exchange: Exchange) -> PaymentCounts {
        let mut counts = [[0; MOST + 1]; 6];
        let mut row = [0u16; MOST + 1];
        row[0] = 1;
        let mut largest = 0;
        for color in Color::ALL {
            let own = bricks.count(color) as usize;
            let shorter = row;
            largest = MOST.min(largest + own);
            for added in 1..=own.min(MOST) {
                for size in added..=largest {
                    row[size] += shorter[size - added];
                }
            }
            counts[color] = row;
        }
        PaymentCounts { counts, bricks, exchange }
    }

    /// The number of payments of `need` in a city.
    #[inline]
    pub(crate) fn count(&self, city: City, need: u32) -> u32 {
        let most = pairs(self.bricks, city, self.exchange).min(need);
        (0..=most).map(|pairs| u32::from(self.counts[city.color()][(need - pairs) as usize])).sum()
    }

    /// The payment with this index in the order of the list.
    pub(crate) fn nth(&self, city: City, need: u32, mut index: u32) -> Bricks {
        let mut pairs = 0;
        loop {
            let count = u32::from(self.counts[city.color()][(need - pairs) as usize]);
            if index < count {
                break;
            }
            index -= count;
            pairs += 1;
        }
        let mut payment = exchanged(city, pairs);
        let mut left = need - pairs;
        for color in Color::ALL[..=city as usize].iter().rev() {
            let mut used = 0;
            if let Some(dearer) = (*color as usize).checked_sub(1) {
                loop {
                    let count = u32::from(self.counts[dearer][(left - used) as usize]);
                    if index < count {
                        break;
                    }
                    index -= count;
                    used += 1;
                }
            } else {
                used = left;
            }
            payment += Bricks::of(*color, used);
            left -= used;
        }
        payment
    }
}

/// How many pairs of the next cheaper colour a player could exchange in a city (E2-BUILD-2).
#[inline]
pub(crate) fn pairs(bricks: Bricks, city: City, exchange: Exchange) -> u32 {
    match (exchange, next_color(city)) {
        (Exchange::Pairs, Some(color)) => bricks.count(color) / 2,
        _ => 0,
    }
}

/// The colour that is one step too cheap for a city.
#[inline]
pub(crate) fn next_color(city: City) -> Option<Color> {
    Color::ALL.get(city as usize + 1).copied()
}

/// The bricks that `pairs` exchanges add to a payment in a city.
#[inline]
fn exchanged(city: City, pairs: u32) -> Bricks {
    match next_color(city) {
        Some(color) => Bricks::of(color, 2 * pairs),
        None => Bricks::NONE,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Every multiset of bricks of at most `most` bricks in all.
    pub(crate) fn all_bricks(most: u32) -> Vec<Bricks> {
        let mut all = vec![Bricks::NONE];
        for color in Color::ALL {
            let with = |have: &Bricks| -> Vec<Bricks> {
                (0..=7).map(|count| *have + Bricks::of(color, count)).filter(|b| b.total() <= most).collect()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }

    /// E1-BUILD-1, E2-BUILD-2: the definition, tried on every multiset.
    fn pays(own: Bricks, city: City, exchange: Exchange, need: u32, payment: Bricks) -> bool {
        let accepted = city.accepts(payment);
        let rest = payment - accepted;
        let next = next_color(city).map_or(Bricks::NONE, |color| Bricks::of(color, rest.count(color)));
        let exchanges = exchange == Exchange::Pairs && rest == next && rest.total().is_multiple_of(2);
        own.contains(payment) && (rest.is_empty() || exchanges) && accepted.total() + rest.total() / 2 == need
    }

    #[test]
    fn lists_counts_and_numbers_of_payments_agree_with_the_definition() {
        let candidates = all_bricks(8);
        let owns = ["w2y1g3b2d1", "y4r1b5", "d7", "w7b1", "w1y1r1g1b1d1", "r2g3b4d2", "-"];
        let mut lists = PaymentLists::default();
        for own in owns.map(|text| text.parse::<Bricks>().unwrap()) {
            for exchange in [Exchange::None, Exchange::Pairs] {
                lists.prepare(own, exchange, 8);
                let counts = PaymentCounts::new(own, exchange);
                for city in City::ALL {
                    for need in 1..=4 {
                        let mut expected: Vec<Bricks> = candidates
                            .iter()
                            .copied()
                            .filter(|payment| pays(own, city, exchange, need, *payment))
                            .collect();
                        expected.sort();
                        let mut list = ActionList::default();
                        lists.list(What::Pass, city, need, &mut list);
                        let listed: Vec<Bricks> = list.actions().iter().map(|action| action.bricks).collect();
                        assert_eq!(listed, expected, "{own} {city} {need} {exchange:?}");
                        let numbered: Vec<Bricks> = (0..counts.count(city, need))
                            .map(|index| counts.nth(city, need, index))
                            .collect();
                        assert_eq!(numbered, expected, "{own} {city} {need} {exchange:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_working_memory_is_large_enough_for_all_bricks() {
        let mut lists = PaymentLists::default();
        lists.prepare(Bricks::ALL, Exchange::Pairs, 8);
        assert_eq!(
            lists.of(City::Lerici, 8).len(),
            PaymentCounts::new(Bricks::ALL, Exchange::None).count(City::Lerici, 8) as usize
        );
    }
}
