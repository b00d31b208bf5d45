//! All ways to buy from a location of the wheel: listed, counted, and found by number.

use super::action::{Action, What};
use super::bricks::{Bricks, Color, Location};

/// No location of the wheel holds more different purchases: eleven bricks as 2 2 2 2 2 1, and buying none.
const MOST_PURCHASES: usize = 486;

/// Adds every purchase of one or more of `bricks` at a location that `coins` can pay, in order.
///
/// Colour by colour, from the dearest to the cheapest: what is there so far, with 1, 2, 3 … of that colour added,
/// as long as it can be paid.
#[inline]
pub(crate) fn list_purchases(bricks: Bricks, location: Location, coins: u32, actions: &mut ActionList) {
    let what = What::Buy(location);
    let purchases = &mut *actions.purchases;
    let mut filled = 1;
    for (color, own) in bricks.affordable(location, coins).colors() {
        let one = Priced::new(color, location);
        let shorter = filled;
        let mut more = Priced::default();
        for _ in 0..own {
            more = more.and(one);
            for index in 0..shorter {
                let purchase = purchases[index].and(more);
                purchases[filled] = purchase;
                filled += usize::from(purchase.price() <= coins);
            }
        }
    }
    let found = filled - 1;
    actions.make_room(found);
    let room = actions.buffer[actions.length..].iter_mut();
    for (action, purchase) in room.zip(&actions.purchases[1..filled]) {
        *action = Action { what, bricks: purchase.bricks() };
    }
    actions.length += found;
}

/// Bricks with their price at a location, in one word.
#[derive(Clone, Copy, Default)]
struct Priced(u64);

impl Priced {
    #[inline]
    fn new(color: Color, location: Location) -> Priced {
        Priced(u64::from(color.price(location)) << 32 | u64::from(Bricks::of(color, 1).bits()))
    }

    #[inline]
    fn and(self, other: Priced) -> Priced {
        Priced(self.0 + other.0)
    }

    #[inline]
    fn price(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    fn bricks(self) -> Bricks {
        Bricks::from_bits(self.0 as u32)
    }
}

/// A list of actions in memory that is kept, so that adding costs no more than writing.
pub(crate) struct ActionList {
    buffer: Vec<Action>,
    length: usize,
    /// Purchases at one location while they are found; the first is to buy nothing.
    purchases: Box<[Priced; MOST_PURCHASES + 1]>,
}

impl Default for ActionList {
    fn default() -> ActionList {
        let purchases = Box::new([Priced::default(); MOST_PURCHASES + 1]);
        ActionList { buffer: vec![What::End.into(); MOST_PURCHASES], length: 0, purchases }
    }
}

impl ActionList {
    /// Forgets all actions.
    pub(crate) fn clear(&mut self) {
        self.length = 0;
    }

    /// The actions.
    pub(crate) fn actions(&self) -> &[Action] {
        &self.buffer[..self.length]
    }

    /// Adds one action.
    #[inline]
    pub(crate) fn push(&mut self, what: What) {
        self.room(1)[0] = what.into();
        self.length += 1;
    }

    /// Memory for at least `count` more actions.
    #[inline]
    pub(crate) fn room(&mut self, count: usize) -> &mut [Action] {
        self.make_room(count);
        &mut self.buffer[self.length..]
    }

    #[inline]
    fn make_room(&mut self, count: usize) {
        if self.buffer.len() < self.length + count {
            self.grow(count);
        }
    }

    /// Takes in `count` actions that have been written into the room.
    #[inline]
    pub(crate) fn add(&mut self, count: usize) {
        self.length += count;
    }

    #[cold]
    fn grow(&mut self, count: usize) {
        self.buffer.resize(2 * (self.length + count), What::End.into());
    }
}

/// The number of purchases that [`list_purchases`] adds.
pub(crate) fn count_purchases(bricks: Bricks, location: Location, coins: u32) -> u32 {
    count_selections(bricks, location, coins) - 1
}

/// The purchase with this index in the order of the list.
pub(crate) fn nth_purchase(bricks: Bricks, location: Location, coins: u32, index: u32) -> Bricks {
    let mut index = index + 1;
    let mut coins = coins;
    let mut purchase = Bricks::NONE;
    let mut rest = bricks;
    while let Some((color, own)) = rest.colors().last() {
        rest -= Bricks::of(color, own);
        let mut used = 0;
        loop {
            let count = count_selections(rest, location, coins);
            if index < count {
                break;
            }
            index -= count;
            used += 1;
            coins -= color.price(location);
        }
        purchase += Bricks::of(color, used);
    }
    purchase
}

/// The number of ways to take none, some or all of `bricks` for at most `coins`.
fn count_selections(bricks: Bricks, location: Location, coins: u32) -> u32 {
    if bricks.price(location) <= coins {
        return bricks.colors().map(|(_, own)| own + 1).product();
    }
    let (color, own) = bricks.colors().next().expect("bricks that cost something are not none");
    let rest = bricks - Bricks::of(color, own);
    let price = color.price(location);
    (0..=own)
        .take_while(|used| used * price <= coins)
        .map(|used| count_selections(rest, location, coins - used * price))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::super::payments::tests::all_bricks;
    use super::*;

    #[test]
    fn lists_counts_and_numbers_of_purchases_agree_with_the_definition() {
        let candidates = all_bricks(11);
        for own in
            ["w1y1r1g1b1d1", "w3g2", "y2r2g2b2d3", "d1", "-"].map(|text| text.parse::<Bricks>().unwrap())
        {
            for location in Location::ALL {
                for coins in [0, 1, 3, 7, 12, 50] {
                    let mut expected: Vec<Bricks> = candidates
                        .iter()
                        .copied()
                        .filter(|some| {
                            !some.is_empty() && own.contains(*some) && some.price(location) <= coins
                        })
                        .collect();
                    expected.sort();
                    let mut list = ActionList::default();
                    list_purchases(own, location, coins, &mut list);
                    assert!(list.actions().iter().all(|action| action.what == What::Buy(location)));
                    let listed: Vec<Bricks> = list.actions().iter().map(|action| action.bricks).collect();
                    assert_eq!(listed, expected, "{own} at {location} with {coins}");
                    let numbered: Vec<Bricks> = (0..count_purchases(own, location, coins))
                        .map(|index| nth_purchase(own, location, coins, index))
                        .collect();
                    assert_eq!(numbered, expected, "{own} at {location} with {coins}");
                }
            }
        }
    }
}
