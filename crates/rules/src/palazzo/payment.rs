use std::fmt;

use serde::{Serialize, Serializer};

use super::coins::Coins;
use super::money::{Card, Currency, MONEY_BITS, Money, too_many};
use crate::notation::NotationError;
use crate::wire::read_as_text;

/// What a triplet counts, whatever its cards (P-PAY-1).
pub const TRIPLET_AMOUNT: u32 = 15;

/// A way to pay: triplets and single cards, packed into one word.
///
/// The low bits are the single cards, a [`Money`]. Above them, two bits count each kind of triplet: three
/// certificates, then three coins of value 3 to 7, one of each currency. Whether the single cards are of one
/// currency is for the rules to say, not for this type.
///
/// Payments can be added: a bid is the sum of what was added to it, and cards that came as a triplet stay one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Payment(pub(super) u64);

/// Three cards that count [`TRIPLET_AMOUNT`] together: by value of the coins, or certificates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Triplet(u8);

impl Triplet {
    /// All triplets in the order of the notation.
    fn all() -> impl Iterator<Item = Triplet> {
        [1, 2, 3, 4, 5, 0].into_iter().map(Triplet)
    }

    /// The three cards.
    pub(super) fn cards(self) -> [Card; 3] {
        match self.0 {
            0 => [Card::CERTIFICATE; 3],
            kind => Currency::ALL.map(|currency| {
                Card::coin(currency, u32::from(kind) + 2).expect("kinds 1 to 5 are values 3 to 7")
            }),
        }
    }

    /// The triplet that three cards form, in any order.
    fn of(mut cards: [Card; 3]) -> Option<Triplet> {
        cards.sort_unstable();
        Triplet::all().find(|triplet| triplet.cards() == cards)
    }

    const fn shift(self) -> u32 {
        MONEY_BITS + 2 * self.0 as u32
    }
}

/// Spreads coins of one value to all three currencies.
const EACH_CURRENCY: u64 = 1 | 1 << 10 | 1 << 20;
const SINGLES: u64 = (1 << MONEY_BITS) - 1;
const COIN_TRIPLETS: u32 = MONEY_BITS + 2;
const TRIPLET_LOW: u64 = 0x555;

impl Payment {
    /// Nothing.
    pub const EMPTY: Payment = Payment(0);

    /// Whether no card is used.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that count on their own.
    pub fn singles(self) -> Money {
        Money(self.0 & SINGLES)
    }

    /// The number of triplets.
    pub fn triplets(self) -> u32 {
        let counts = self.0 >> MONEY_BITS;
        (counts & TRIPLET_LOW).count_ones() + 2 * (counts >> 1 & TRIPLET_LOW).count_ones()
    }

    /// All cards, those of triplets included.
    pub fn cards(self) -> Money {
        let certificates = 3 * (self.0 >> MONEY_BITS & 3);
        let coins = (self.0 >> COIN_TRIPLETS) * EACH_CURRENCY;
        Money((self.0 & SINGLES) + (coins << Coins::shift(Currency::Florin)) + certificates)
    }

    /// What the payment counts (P-PAY-1).
    pub fn amount(self) -> u32 {
        let singles = self.singles();
        let coins: u32 = Currency::ALL.iter().map(|currency| singles.coins(*currency).amount()).sum();
        TRIPLET_AMOUNT * self.triplets() + coins + 2 * singles.certificates()
    }

    /// The currencies of the single cards: one at most in a legal payment (P-PAY-1).
    pub(super) fn currencies(self) -> impl Iterator<Item = Currency> {
        Currency::ALL.into_iter().filter(move |currency| !self.singles().coins(*currency).is_empty())
    }

    /// Both payments together.
    pub(super) fn and(self, added: Payment) -> Payment {
        debug_assert!((Money::ALL - self.cards()).contains(added.cards()), "{self} and {added} share cards");
        Payment(self.0 + added.0)
    }

    /// Reads cards and bracketed triplets; `-` is nothing.
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<Option<Payment>, NotationError> {
        let mut words = words.peekable();
        if words.peek().is_none() {
            return Ok(None);
        }
        if words.next_if_eq(&"-").is_some() {
            let extra = words.next();
            return match extra {
                None => Ok(Some(Payment::EMPTY)),
                Some(extra) => Err(NotationError::token("payment", extra, "nothing after -")),
            };
        }
        let mut payment = Payment::EMPTY;
        let mut used = Money::EMPTY;
        while let Some(word) = words.next() {
            let Some(first) = word.strip_prefix('(') else {
                let card = Card::parse(word)?;
                used = used.with(card).ok_or_else(|| too_many(word))?;
                payment.0 += Money::from(card).0;
                continue;
            };
            let second = words.next().ok_or_else(|| no_triplet(word))?;
            let third =
                words.next().and_then(|third| third.strip_suffix(')')).ok_or_else(|| no_triplet(word))?;
            let cards = [Card::parse(first)?, Card::parse(second)?, Card::parse(third)?];
            let triplet =
                Triplet::of(cards).ok_or_else(|| no_triplet(&format!("{word} {second} {third})")))?;
            for card in cards {
                used = used.with(card).ok_or_else(|| too_many(word))?;
            }
            payment.0 += 1 << triplet.shift();
        }
        Ok(Some(payment))
    }
}

fn no_triplet(found: &str) -> NotationError {
    NotationError::token(
        "triplet",
        found,
        "one value in all three currencies, or three certificates (P-PAY-1)",
    )
}

impl From<Money> for Payment {
    /// Every card on its own.
    fn from(singles: Money) -> Payment {
        Payment(singles.0)
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut gap = "";
        for triplet in Triplet::all() {
            for _ in 0..self.0 >> triplet.shift() & 3 {
                let [first, second, third] = triplet.cards();
                write!(f, "{gap}({first} {second} {third})")?;
                gap = " ";
            }
        }
        if !self.singles().is_empty() || self.is_empty() {
            write!(f, "{gap}{}", self.singles())?;
        }
        Ok(())
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Payment, |text| {
    let payment = Payment::parse(text.split_ascii_whitespace())?;
    payment.ok_or_else(|| NotationError::token("payment", text, "cards and triplets, or -"))
});
