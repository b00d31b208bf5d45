use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::money::{Card, Money};
use super::payment::Payment;
use super::tiles::Tile;
use crate::notation::{NotationError, Words, shorten};
use crate::wire::read_as_text;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take money: reveal cards (P-MON-1).
    Money,
    /// Buy or auction: reveal two tiles (P-DRAW-1).
    Draw,
    /// Rebuild (P-REB-1).
    Remodel {
        /// What is done.
        change: Change,
        /// The card it costs.
        pay: Card,
    },
    /// Take revealed money cards.
    Take(Money),
    /// Buy one or two tiles from the warehouse (P-BUY-1).
    Buy {
        /// What is bought.
        tiles: Purchase,
        /// The cards paid.
        payment: Payment,
    },
    /// Auction the tiles of the next quarry (P-AUC-1).
    Auction,
    /// Add cards to the own bid (P-AUC-3).
    Bid(Payment),
    /// Leave the auction (P-AUC-4).
    Pass,
    /// Take a tile in a distribution (P-AUC-5).
    Pick(Tile),
    /// Place a tile just obtained (P-BUILD-2).
    Place {
        /// The tile.
        tile: Tile,
        /// Where it goes.
        spot: Spot,
    },
}

/// One or two tiles, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Purchase {
    pub(super) first: Tile,
    pub(super) second: Option<Tile>,
}

impl Purchase {
    /// One tile.
    pub fn one(tile: Tile) -> Purchase {
        Purchase { first: tile, second: None }
    }

    /// Two tiles, in any order.
    pub fn two(one: Tile, other: Tile) -> Purchase {
        Purchase { first: one.min(other), second: Some(one.max(other)) }
    }

    /// The tiles.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        [self.first].into_iter().chain(self.second)
    }

    /// How many tiles there are.
    pub(super) fn count(self) -> u32 {
        1 + u32::from(self.second.is_some())
    }
}

/// The number of an own palace, from 0; the notation counts from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub(super) u8);

impl Number {
    /// The place in the row of own palaces, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// What a rebuild does (P-REB-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// Takes a tile out of a palace.
    Out {
        /// The palace.
        palace: Number,
        /// The tile.
        tile: Tile,
    },
    /// Inserts a single tile into a palace.
    In {
        /// The single tile.
        single: Number,
        /// The palace that receives it.
        palace: Number,
    },
    /// Removes a single tile from the game.
    Drop {
        /// The single tile.
        single: Number,
    },
}

/// Where a tile just obtained goes (P-BUILD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// On top of an own palace.
    Palace(Number),
    /// It begins a palace.
    New,
    /// Out of the game.
    Discard,
}

impl Action {
    /// The first word in notation.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Action::Money => "money",
            Action::Draw => "draw",
            Action::Remodel { .. } => "remodel",
            Action::Take(_) => "take",
            Action::Buy { .. } => "buy",
            Action::Auction => "auction",
            Action::Bid(_) => "bid",
            Action::Pass => "pass",
            Action::Pick(_) => "pick",
            Action::Place { .. } => "place",
        }
    }
}

impl fmt::Display for Purchase {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.first.fmt(f)?;
        self.second.map_or(Ok(()), |second| write!(f, " {second}"))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "p{}", u32::from(self.0) + 1)
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Change::Out { palace, tile } => write!(f, "out {palace} {tile}"),
            Change::In { single, palace } => write!(f, "in {single} {palace}"),
            Change::Drop { single } => write!(f, "drop {single}"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spot::Palace(number) => number.fmt(f),
            Spot::New => f.write_str("new"),
            Spot::Discard => f.write_str("discard"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Action::Money | Action::Draw | Action::Auction | Action::Pass => Ok(()),
            Action::Remodel { change, pay } => write!(f, " {change} pay {pay}"),
            Action::Take(cards) => write!(f, " {cards}"),
            Action::Buy { tiles, payment } => write!(f, " {tiles} with {payment}"),
            Action::Bid(added) => write!(f, " {added}"),
            Action::Pick(tile) => write!(f, " {tile}"),
            Action::Place { tile, spot } => write!(f, " {tile} {spot}"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Spot, Spot::parse);
read_as_text!(Change, |text| {
    let mut words = Words::new(text);
    let change = parse_change(&mut words)?;
    words.finish().map(|()| change)
});

const CARDS: &str = "money cards";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let incomplete = |expected| NotationError::Incomplete { entry: shorten(text), expected };
        let mut words = Words::new(text);
        let action = match words.next("an action")? {
            "money" => Action::Money,
            "draw" => Action::Draw,
            "auction" => Action::Auction,
            "pass" => Action::Pass,
            "remodel" => parse_remodel(&mut words)?,
            "take" => match Money::parse(words.rest())? {
                Money::EMPTY => return Err(incomplete(CARDS)),
                cards => Action::Take(cards),
            },
            "buy" => parse_buy(&mut words)?.ok_or_else(|| incomplete(CARDS))?,
            "bid" => Payment::parse(words.rest())?.map(Action::Bid).ok_or_else(|| incomplete(CARDS))?,
            "pick" => Action::Pick(Tile::parse(words.next("a tile")?)?),
            "place" => Action::Place {
                tile: Tile::parse(words.next("a tile")?)?,
                spot: Spot::parse(words.next("a palace, new or discard")?)?,
            },
            other => {
                let expected = "money, draw, remodel, take, buy, auction, bid, pass, pick or place";
                return Err(NotationError::token("action", other, expected));
            }
        };
        words.finish()?;
        Ok(action)
    }
}

fn parse_buy(words: &mut Words) -> Result<Option<Action>, NotationError> {
    let first = Tile::parse(words.next("a tile")?)?;
    let tiles = match words.next("a second tile or 'with'")? {
        "with" => Purchase::one(first),
        second => {
            let tiles = Purchase::two(first, Tile::parse(second)?);
            expect(words, "with", "'with' and the cards paid")?;
            tiles
        }
    };
    Ok(Payment::parse(words.rest())?.map(|payment| Action::Buy { tiles, payment }))
}

fn parse_remodel(words: &mut Words) -> Result<Action, NotationError> {
    let change = parse_change(words)?;
    expect(words, "pay", "'pay' and a card")?;
    Ok(Action::Remodel { change, pay: Card::parse(words.next("a card")?)? })
}

fn parse_change(words: &mut Words) -> Result<Change, NotationError> {
    Ok(match words.next("out, in or drop")? {
        "out" => Change::Out {
            palace: Number::parse(words.next("a palace")?)?,
            tile: Tile::parse(words.next("a tile")?)?,
        },
        "in" => Change::In {
            single: Number::parse(words.next("a single tile")?)?,
            palace: Number::parse(words.next("a palace")?)?,
        },
        "drop" => Change::Drop { single: Number::parse(words.next("a single tile")?)? },
        other => return Err(NotationError::token("change", other, "out, in or drop")),
    })
}

fn expect(words: &mut Words, word: &'static str, expected: &'static str) -> Result<(), NotationError> {
    let found = words.next(expected)?;
    if found == word { Ok(()) } else { Err(NotationError::token("word", found, expected)) }
}

impl Spot {
    fn parse(text: &str) -> Result<Spot, NotationError> {
        match text {
            "new" => Ok(Spot::New),
            "discard" => Ok(Spot::Discard),
            _ => Number::parse(text).map(Spot::Palace),
        }
    }
}

impl Number {
    fn parse(text: &str) -> Result<Number, NotationError> {
        text.strip_prefix('p')
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0'))
            .and_then(|digits| digits.parse::<u8>().ok())
            .and_then(|number| number.checked_sub(1))
            .map(Number)
            .ok_or_else(|| NotationError::token("palace", text, "p1, p2 …"))
    }
}
