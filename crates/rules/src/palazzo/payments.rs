//! Every tight way to pay (P-PAY-1): the payments that are offered.
//!
//! A payment is tight if no unit can be left out with the amount still sufficient. Lay its units down from the
//! dearest to the cheapest: it is tight exactly if the sum reaches what is needed with the last unit and not
//! before. So a search that lays units down in that order and stops as soon as the sum suffices finds every
//! tight payment once, and finds them in the order of [`Payment`].
//!
//! Whether a payment is tight does not depend on the rest of the hand, so a part of a hand never has more of
//! them, and the whole deck bounds every hand: at most [`MOST_TIGHT`] for any amount. Hands of real games are far
//! below: over 20 random hands each and all amounts, the most were 209 for 20 cards, 2,460 for 30 and 18,713 for
//! 40. Every step of the search but those over triplets leads to at least one payment; there are at most 4^6
//! choices of triplets.

use std::ops::ControlFlow;

use super::coins::Coins;
use super::money::{Currency, MONEY_BITS, Money};
use super::payment::{Payment, TRIPLET_AMOUNT};

/// No hand has more tight payments than this for any amount; the whole deck of 55 cards has so many for 121.
pub const MOST_TIGHT: usize = 212_847;

/// What is to be paid, and from what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    hand: Money,
    /// The least amount that suffices.
    need: u32,
    allowed: Allowed,
}

/// Which currencies the single coins may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Allowed {
    /// Any one currency.
    Any,
    /// This one: coins of it are already part of the bid (P-AUC-3).
    Only(Currency),
}

impl Due {
    /// A price.
    pub(super) fn price(hand: Money, price: u32) -> Due {
        Due { hand, need: price, allowed: Allowed::Any }
    }

    /// What must be added to a `bid` that lies on the table.
    pub(super) fn raise(hand: Money, bid: Payment, need: u32) -> Due {
        Due { hand, need, allowed: bid.currencies().next().map_or(Allowed::Any, Allowed::Only) }
    }

    /// Whether the hand suffices.
    pub(super) fn can_be_paid(self) -> bool {
        self.most(triplets_in(self.hand)) >= self.need
    }

    /// Calls `visit` with every tight payment in rising order, until it breaks.
    pub(super) fn try_each(self, visit: impl FnMut(Payment) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut search = Search { allowed: self.allowed, visit };
        let triplets = triplets_in(self.hand);
        if self.need == 0 {
            (search.visit)(Payment::EMPTY)
        } else if self.most(triplets) < self.need {
            ControlFlow::Continue(())
        } else {
            search.triplets(self.hand, triplets, self.need, 0)
        }
    }

    /// Calls `visit` with every tight payment in rising order.
    pub(super) fn each(self, mut visit: impl FnMut(Payment)) {
        let _ = self.try_each(|payment| {
            visit(payment);
            ControlFlow::Continue(())
        });
    }

    /// The most that one payment can be worth: all triplets that the hand holds, and the rest as single cards. A
    /// triplet always counts more than its cards do as singles of one currency.
    fn most(self, triplets: u16) -> u32 {
        let triplets = Payment(u64::from(triplets) << MONEY_BITS);
        let rest = self.hand - triplets.cards();
        let coins = self.allowed.currencies().iter().map(|currency| rest.coins(*currency).amount()).max();
        triplets.amount() + coins.unwrap_or(0) + 2 * rest.certificates()
    }
}

impl Allowed {
    fn currencies(self) -> &'static [Currency] {
        match self {
            Allowed::Any => &Currency::ALL,
            Allowed::Only(currency) => &Currency::ALL[currency as usize..=currency as usize],
        }
    }
}

/// How many triplets of each kind a hand holds, two bits each, laid out as in a [`Payment`].
fn triplets_in(hand: Money) -> u16 {
    const LOW: u16 = 0x155;
    let [f, d, l] = Currency::ALL.map(|currency| hand.coins(currency).0);
    let any = (f | f >> 1) & (d | d >> 1) & (l | l >> 1) & LOW;
    let certificates = hand.certificates() as u16 / 3;
    if any == 0 {
        return certificates;
    }
    let two = (f & d & l) >> 1 & LOW;
    let three = (f & f >> 1) & (d & d >> 1) & (l & l >> 1) & LOW;
    (two << 1 | (any & !two) | three) << 2 | certificates
}

struct Search<V> {
    allowed: Allowed,
    visit: V,
}

impl<V: FnMut(Payment) -> ControlFlow<()>> Search<V> {
    /// Lays down triplets of the kinds in `triplets`, the highest kind first, then single cards.
    fn triplets(&mut self, hand: Money, triplets: u16, need: u32, laid: u64) -> ControlFlow<()> {
        if triplets == 0 {
            return self.singles(hand, need, laid);
        }
        let kind = (15 - triplets.leading_zeros()) / 2;
        let have = u64::from(triplets >> (2 * kind));
        let lower = triplets & ((1 << (2 * kind)) - 1);
        let unit = 1 << (MONEY_BITS + 2 * kind);
        let cards = Payment(unit).cards();
        let (mut hand, mut need, mut laid) = (hand, need, laid);
        for _ in 0..have {
            self.triplets(hand, lower, need, laid)?;
            laid += unit;
            if need <= TRIPLET_AMOUNT {
                return (self.visit)(Payment(laid));
            }
            need -= TRIPLET_AMOUNT;
            hand -= cards;
        }
        self.triplets(hand, lower, need, laid)
    }

    /// Lays down single cards: certificates alone, or coins of one currency and then certificates.
    fn singles(&mut self, hand: Money, need: u32, laid: u64) -> ControlFlow<()> {
        let certificates = hand.certificates();
        if 2 * certificates >= need {
            (self.visit)(Payment(laid + u64::from(need.div_ceil(2))))?;
        }
        for currency in self.allowed.currencies() {
            let coins = hand.coins(*currency);
            if !coins.is_empty() && coins.amount() + 2 * certificates >= need {
                let place = Place { shift: Coins::shift(*currency), certificates, without: laid };
                self.coins(place, coins, need, laid)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lays down `coins`, of which there are some and which suffice together with the certificates; the highest
    /// value first.
    fn coins(&mut self, place: Place, coins: Coins, need: u32, laid: u64) -> ControlFlow<()> {
        let kind = (15 - coins.0.leading_zeros()) / 2;
        let have = coins.0 >> (2 * kind);
        let lower = Coins(coins.0 & ((1 << (2 * kind)) - 1));
        let enough = lower.amount() + 2 * place.certificates;
        let value = kind + 3;
        let unit = 1 << (place.shift + 2 * kind);
        let (mut need, mut laid) = (need, laid);
        for left in (0..=have).rev() {
            if enough >= need {
                self.below(place, lower, need, laid)?;
            }
            if left == 0 {
                break;
            }
            laid += unit;
            if need <= value {
                return (self.visit)(Payment(laid));
            }
            need -= value;
        }
        ControlFlow::Continue(())
    }

    /// Goes on with lower coins, or closes with certificates if any coin was laid.
    #[inline]
    fn below(&mut self, place: Place, lower: Coins, need: u32, laid: u64) -> ControlFlow<()> {
        if !lower.is_empty() {
            self.coins(place, lower, need, laid)
        } else if laid != place.without {
            (self.visit)(Payment(laid + u64::from(need.div_ceil(2))))
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Where the coins of a search go, and what else it may use.
#[derive(Clone, Copy)]
struct Place {
    /// The place of the currency in a [`Payment`].
    shift: u32,
    certificates: u32,
    /// What was laid before the coins; a payment without coins belongs to no currency.
    without: u64,
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::super::money::Card;
    use super::*;

    fn count(hand: Money, need: u32) -> usize {
        let mut count = 0;
        Due::price(hand, need).each(|_| count += 1);
        count
    }

    fn most(hand: Money) -> u32 {
        Due::price(hand, 0).most(triplets_in(hand))
    }

    /// Whether `hand` has the cards, counted one by one.
    fn is_in(hand: Money, payment: Payment) -> bool {
        let triplet = |kind: u32| (payment.0 >> (MONEY_BITS + 2 * kind)) as u32 & 3;
        Card::all().all(|card| {
            let in_triplets = card.currency().map_or(3 * triplet(0), |_| triplet(card.value() - 2));
            payment.singles().count(card) + in_triplets <= hand.count(card)
        })
    }

    /// Every payment from `hand` that P-PAY-1 allows, by trying every count of every unit.
    fn all_payments(hand: Money, allowed: Allowed) -> Vec<Payment> {
        let triplets = (0..6).map(|kind| (Payment(1 << (MONEY_BITS + 2 * kind)), 3));
        let singles = Card::all().map(|card| (Payment::from(Money::from(card)), hand.count(card)));
        let mut payments = vec![Payment::EMPTY];
        for (unit, most) in triplets.chain(singles) {
            let grown = payments
                .iter()
                .flat_map(|payment| (0..=most.into()).map(|count| Payment(payment.0 + count * unit.0)));
            payments = grown.filter(|payment| is_in(hand, *payment)).collect();
        }
        payments.retain(|payment| {
            let currencies: Vec<Currency> = payment.currencies().collect();
            currencies.len() <= 1 && currencies.iter().all(|currency| allowed.currencies().contains(currency))
        });
        payments
    }

    /// The definition of tight, word for word.
    fn is_tight(payment: Payment, need: u32) -> bool {
        let singles = payment.singles().kinds().map(|card| card.value());
        let units = singles.chain((payment.triplets() > 0).then_some(TRIPLET_AMOUNT));
        let amount = payment.amount();
        amount >= need && units.into_iter().all(|unit| amount - unit < need)
    }

    #[test]
    fn the_search_finds_exactly_the_tight_payments_in_order() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for round in 0..300 {
            let hand = Money::ALL.draw(round % 13, &mut rng);
            let allowed = if round % 2 == 0 { Allowed::Any } else { Allowed::Only(Currency::Ducat) };
            let all = all_payments(hand, allowed);
            let highest = all.iter().map(|payment| payment.amount()).max();
            for need in 0..40 {
                let due = Due { hand, need, allowed };
                assert_eq!(due.can_be_paid(), highest >= Some(need), "{need} from {hand}");
                let mut expected: Vec<Payment> =
                    all.iter().copied().filter(|payment| is_tight(*payment, need)).collect();
                expected.sort_unstable();
                let mut found = Vec::new();
                due.each(|payment| found.push(payment));
                assert_eq!(found, expected, "{need} from {hand}");
            }
        }
    }

    #[test]
    fn the_whole_deck_has_the_most_tight_payments() {
        let counts = (0..=most(Money::ALL)).map(|need| count(Money::ALL, need));
        assert_eq!(counts.max(), Some(MOST_TIGHT));
    }

    /// One or two of `n` different tiles, each for 10 − n (P-BUY-1), from the whole deck.
    #[test]
    fn the_longest_list_of_purchases_is_short() {
        let purchases = |n: usize| {
            let price = 10_u32.saturating_sub(n as u32);
            n * count(Money::ALL, price) + n * (n - 1) / 2 * count(Money::ALL, 2 * price)
        };
        assert_eq!((1..=45).map(purchases).max(), Some(1_245), "six tiles for 4 each");
    }

    #[test]
    fn a_part_of_a_hand_never_has_more_tight_payments() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        for cards in 1..30 {
            let hand = Money::ALL.draw(cards, &mut rng);
            let part = hand.draw(cards - 1, &mut rng);
            assert!((0..80).all(|need| count(part, need) <= count(hand, need)), "{part} of {hand}");
        }
    }

    /// The figures in the description of this module.
    #[test]
    fn hands_of_real_games_have_few_tight_payments() {
        for (cards, most_found) in [(20, 209), (30, 2_460), (40, 18_713)] {
            let mut rng = ChaCha8Rng::seed_from_u64(2);
            let hands = (0..20).map(|_| Money::ALL.draw(cards, &mut rng));
            let counts = hands.flat_map(|hand| (0..most(hand)).map(move |need| count(hand, need)));
            assert_eq!(counts.max(), Some(most_found), "{cards} cards");
        }
    }
}
