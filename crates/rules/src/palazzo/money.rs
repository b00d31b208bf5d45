use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use rand_core::Rng;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::coins::Coins;
use crate::notation::NotationError;
use crate::random::below;
use crate::wire::read_as_text;

/// How many copies there are of a card of one currency and value.
pub(super) const COIN_COPIES: u32 = 3;

/// How many certificates of value 2 there are.
pub(super) const CERTIFICATES: u32 = 10;

/// One of the three currencies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Currency {
    Florin,
    Ducat,
    Lira,
}

impl Currency {
    /// All currencies in the order of the notation.
    pub const ALL: [Currency; 3] = [Currency::Florin, Currency::Ducat, Currency::Lira];

    fn letter(self) -> char {
        ['f', 'd', 'l'][self as usize]
    }
}

/// A kind of money card: a coin of one currency and value, or a certificate of value 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The certificate of value 2.
    pub const CERTIFICATE: Card = Card(0);

    /// How many kinds there are.
    pub const KINDS: usize = 16;

    /// All kinds in the order of the notation: florins, ducats, lire, the certificate.
    pub fn all() -> impl Iterator<Item = Card> {
        (1..Card::KINDS as u8).chain([0]).map(Card)
    }

    /// A coin, if there is one of this value.
    pub fn coin(currency: Currency, value: u32) -> Option<Card> {
        (3..=7).contains(&value).then(|| Card(currency as u8 * 5 + value as u8 - 2))
    }

    /// What the card counts on its own.
    pub fn value(self) -> u32 {
        if self == Card::CERTIFICATE { 2 } else { u32::from(self.0 - 1) % 5 + 3 }
    }

    /// The currency of a coin.
    pub fn currency(self) -> Option<Currency> {
        (self != Card::CERTIFICATE).then(|| Currency::ALL[usize::from(self.0 - 1) / 5])
    }

    /// How many copies there are in the game.
    pub fn copies(self) -> u32 {
        if self == Card::CERTIFICATE { CERTIFICATES } else { COIN_COPIES }
    }

    /// Reads a card such as `f5` or `c2`.
    pub fn parse(text: &str) -> Result<Card, NotationError> {
        Card::all()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| NotationError::token("money", text, "f3 to f7, d3 to d7, l3 to l7 or c2"))
    }

    const fn shift(self) -> u32 {
        if self.0 == 0 { 0 } else { 2 * self.0 as u32 + 2 }
    }

    const fn one(self) -> u64 {
        1 << self.shift()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.currency().map_or('c', Currency::letter), self.value())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Card, Card::parse);

/// A multiset of money cards, packed into one word.
///
/// The lowest four bits count the certificates. Above them, two bits count each kind of coin: florins 3 to 7,
/// ducats 3 to 7, lire 3 to 7. No count exceeds [`Card::copies`], so that sums of disjoint parts never carry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Money(pub(super) u64);

/// How many bits a [`Money`] takes.
pub(super) const MONEY_BITS: u32 = 34;

const CERTIFICATE_MASK: u64 = 0xF;
const COIN_LOW: u64 = 0x1_5555_5550;
const COIN_HIGH: u64 = COIN_LOW << 1;
/// The highest bit of every count.
const TOPS: u64 = COIN_HIGH | 0x8;

impl Money {
    /// No cards.
    pub const EMPTY: Money = Money(0);

    /// Every card of the game except the certificate of value 3, which no one owns.
    pub const ALL: Money = Money(COIN_LOW | COIN_HIGH | CERTIFICATES as u64);

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    pub fn len(self) -> u32 {
        (self.0 & COIN_LOW).count_ones() + 2 * (self.0 & COIN_HIGH).count_ones() + self.certificates()
    }

    /// How many cards of one kind there are.
    pub fn count(self, card: Card) -> u32 {
        if card == Card::CERTIFICATE { self.certificates() } else { (self.0 >> card.shift()) as u32 & 3 }
    }

    /// The number of certificates.
    pub fn certificates(self) -> u32 {
        (self.0 & CERTIFICATE_MASK) as u32
    }

    /// Whether all of `part` is in here.
    pub fn contains(self, part: Money) -> bool {
        let (a, b) = (self.0, part.0);
        let borrows = (!a & b) | ((!a | b) & a.wrapping_sub(b));
        borrows & TOPS == 0
    }

    /// The kinds that occur, in the order of [`Card`].
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut bits = (self.0 | self.0 >> 1) & COIN_LOW | u64::from(self.certificates() > 0);
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Card((bit.max(2) / 2 - 1) as u8))
        })
    }

    /// Every card, copies repeated, in the order of the notation.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The coins of one currency, without the certificates.
    pub(super) fn coins(self, currency: Currency) -> Coins {
        Coins((self.0 >> Coins::shift(currency)) as u16 & Coins::MASK)
    }

    /// One more card, if the game has so many copies.
    pub(super) fn with(self, card: Card) -> Option<Money> {
        (self.count(card) < card.copies()).then(|| Money(self.0 + card.one()))
    }

    /// What is left without the cards of `spent`, of every kind as many as there are.
    pub(super) fn saturating_sub(self, spent: Money) -> Money {
        if self.contains(spent) {
            return self - spent;
        }
        spent.kinds().fold(self, |left, card| {
            let gone = left.count(card).min(spent.count(card));
            Money(left.0 - (u64::from(gone) << card.shift()))
        })
    }

    /// The card at `index` when the cards are laid in a row.
    fn nth(self, index: u32) -> Card {
        let Some(mut index) = index.checked_sub(self.certificates()) else { return Card::CERTIFICATE };
        let coins = self.0 >> Card(1).shift();
        for kind in 1..Card::KINDS as u8 {
            let count = (coins >> (2 * kind - 2)) as u32 & 3;
            if index < count {
                return Card(kind);
            }
            index -= count;
        }
        unreachable!("the index is below the number of cards")
    }

    /// Draws `number` cards at random.
    ///
    /// # Panics
    /// If there are fewer.
    pub(super) fn draw(self, number: u32, rng: &mut impl Rng) -> Money {
        let mut left = self;
        for drawn in 0..number {
            left = left - left.nth(below(rng, self.len() - drawn)).into();
        }
        self - left
    }

    /// Reads cards, as many as there are words.
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Money, NotationError> {
        let mut money = Money::EMPTY;
        for word in words {
            money = money.with(Card::parse(word)?).ok_or_else(|| too_many(word))?;
        }
        Ok(money)
    }
}

pub(super) fn too_many(word: &str) -> NotationError {
    NotationError::token("money", word, "at most 3 coins of a kind and 10 certificates")
}

impl From<Card> for Money {
    fn from(card: Card) -> Money {
        Money(card.one())
    }
}

impl Add for Money {
    type Output = Money;

    fn add(self, other: Money) -> Money {
        debug_assert!((Money::ALL - self).contains(other), "{self} and {other} are not in the game together");
        Money(self.0 + other.0)
    }
}

impl Sub for Money {
    type Output = Money;

    fn sub(self, part: Money) -> Money {
        debug_assert!(self.contains(part), "{part} is not in {self}");
        Money(self.0 - part.0)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        *self = *self + other;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, part: Money) {
        *self = *self - part;
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Money, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        cards.into_iter().try_fold(Money::EMPTY, |money, card| {
            money.with(card).ok_or_else(|| D::Error::custom(too_many(&card.to_string())))
        })
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    #[test]
    fn packed_counts_agree_with_counting_card_by_card() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for round in 0..2_000 {
            let [a, b] = [round % 56, round * 7 % 56].map(|cards| Money::ALL.draw(cards, &mut rng));
            assert_eq!(a.len(), round % 56);
            assert_eq!(a.cards().count() as u32, a.len());
            assert!(a.kinds().eq((0..16).map(Card).filter(|card| a.count(*card) > 0)), "{a}");
            assert_eq!(a.contains(b), Card::all().all(|card| b.count(card) <= a.count(card)), "{b} in {a}");
            let left = a.saturating_sub(b);
            assert!(Card::all().all(|card| left.count(card) == a.count(card).saturating_sub(b.count(card))));
        }
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let drawn: Vec<Card> = (0..55_000).flat_map(|_| Money::ALL.draw(1, &mut rng).cards()).collect();
        for card in Card::all() {
            let times = drawn.iter().filter(|other| **other == card).count() as u32;
            let expected = 1_000 * card.copies();
            assert!(
                times.abs_diff(expected) < expected / 5,
                "{card} came {times} times, expected {expected}"
            );
        }
    }
}
