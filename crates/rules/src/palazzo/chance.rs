use std::fmt;
use std::str::FromStr;

use super::money::Money;
use super::phase::Quarry;
use super::stacks::Drawn;
use super::tiles::Tile;
use crate::notation::{NotationError, Words, shorten};
use crate::seat::Seat;

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The quarry of the master builder (P-SET-1).
    Builder(Quarry),
    /// The first tiles: quarries 1 to 4, then the warehouse (P-SET-3).
    Tiles {
        /// One on each quarry.
        quarries: [Tile; 4],
        /// One in the warehouse.
        warehouse: Tile,
    },
    /// A hand (P-SET-4).
    Hand {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Money,
    },
    /// The money cards revealed (P-MON-1).
    Cards(Money),
    /// The two tiles revealed (P-DRAW-1).
    Draw {
        /// For the warehouse.
        first: Drawn,
        /// For a quarry.
        second: Drawn,
    },
}

impl Chance {
    /// The first word in notation.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Chance::Builder(_) => "builder",
            Chance::Tiles { .. } => "tiles",
            Chance::Hand { .. } => "hand",
            Chance::Cards(_) => "cards",
            Chance::Draw { .. } => "draw",
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Chance::Builder(quarry) => write!(f, " {quarry}"),
            Chance::Tiles { quarries: [q1, q2, q3, q4], warehouse } => {
                write!(f, " {q1} {q2} {q3} {q4} {warehouse}")
            }
            Chance::Hand { seat, cards } => write!(f, " {seat} {cards}"),
            Chance::Cards(cards) => write!(f, " {cards}"),
            Chance::Draw { first, second } => write!(f, " {first} {second}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let chance = match words.next("a result of chance")? {
            "builder" => Chance::Builder(Quarry::parse(words.next("a quarry")?)?),
            "tiles" => {
                let mut tile = || Tile::parse(words.next("five tiles")?);
                Chance::Tiles { quarries: [tile()?, tile()?, tile()?, tile()?], warehouse: tile()? }
            }
            "hand" => {
                let seat = Seat::parse(words.next("a seat letter")?)?;
                Chance::Hand { seat, cards: parse_cards(text, &mut words)? }
            }
            "cards" => Chance::Cards(parse_cards(text, &mut words)?),
            "draw" => {
                let mut drawn = || Drawn::parse(words.next("two tiles")?);
                Chance::Draw { first: drawn()?, second: drawn()? }
            }
            other => {
                let expected = "builder, tiles, hand, cards or draw";
                return Err(NotationError::token("result of chance", other, expected));
            }
        };
        words.finish()?;
        Ok(chance)
    }
}

fn parse_cards(text: &str, words: &mut Words) -> Result<Money, NotationError> {
    match Money::parse(words.rest())? {
        Money::EMPTY => Err(NotationError::Incomplete { entry: shorten(text), expected: "money cards" }),
        cards => Ok(cards),
    }
}
