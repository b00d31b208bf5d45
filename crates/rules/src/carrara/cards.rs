use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::names::named_enum;
use crate::notation::{NotationError, Words};

named_enum! {
    /// What a top card (brown) asks for.
    pub enum TopCard: "top card", 6 {
        Scorings = "scorings",
        HighBuildings = "high-buildings",
        Cities = "cities",
        Buildings = "buildings",
        Coins = "coins",
        Points = "points",
    }
}

named_enum! {
    /// What an object card (purple) asks for and pays.
    pub enum ObjectCard: "object card", 8 {
        Each = "each",
        Pairs = "pairs",
        Triples = "triples",
        Alike = "alike",
        PairAndFour = "pair-and-four",
        Different = "different",
        Threes = "threes",
        Product = "product",
    }
}

named_enum! {
    /// What a building card (grey) asks for and pays.
    pub enum BuildingCard: "building card", 9 {
        TotalValue = "total-value",
        Twos = "twos",
        Threes = "threes",
        Fours = "fours",
        Eights = "eights",
        Rural = "rural",
        Urban = "urban",
        Product = "product",
        LandscapePairs = "landscape-pairs",
    }
}

named_enum! {
    /// What a bonus card (green) pays.
    pub enum BonusCard: "bonus card", 8 {
        TwoCities = "two-cities",
        TwoTypes = "two-types",
        SmallestOfType = "smallest-of-type",
        HalfMajority = "half-majority",
        CityMajority = "city-majority",
        SmallestInCity = "smallest-in-city",
        LandscapeMajority = "landscape-majority",
        TypeMajority = "type-majority",
    }
}

named_enum! {
    /// The number on a card.
    pub enum Numeral: "card number", 9 {
        I = "I",
        II = "II",
        III = "III",
        IV = "IV",
        V = "V",
        VI = "VI",
        VII = "VII",
        VIII = "VIII",
        IX = "IX",
    }
}

/// The numbers of the four cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Numerals")]
pub struct Cards {
    /// The top card (brown).
    pub top: Numeral,
    /// The object card (purple).
    pub object: Numeral,
    /// The building card (grey).
    pub building: Numeral,
    /// The bonus card (green).
    pub bonus: Numeral,
}

impl Cards {
    /// The numbers that top cards have.
    pub const TOP: std::ops::RangeInclusive<usize> = 0..=5;
    /// The numbers that object cards have.
    pub const OBJECT: std::ops::RangeInclusive<usize> = 0..=7;
    /// The numbers that building cards have.
    pub const BUILDING: std::ops::RangeInclusive<usize> = 0..=8;
    /// The numbers that bonus cards have: there is no card I.
    pub const BONUS: std::ops::RangeInclusive<usize> = 1..=8;

    pub(crate) fn new(numerals: [Numeral; 4]) -> Result<Cards, NotationError> {
        let [top, object, building, bonus] = numerals;
        let pick = |kind, range: std::ops::RangeInclusive<usize>, numeral: Numeral, expected| {
            if range.contains(&(numeral as usize)) {
                return Ok(numeral);
            }
            Err(NotationError::token(kind, numeral.name(), expected))
        };
        Ok(Cards {
            top: pick("top card", Cards::TOP, top, "I to VI")?,
            object: pick("object card", Cards::OBJECT, object, "I to VIII")?,
            building: pick("building card", Cards::BUILDING, building, "I to IX")?,
            bonus: pick("bonus card", Cards::BONUS, bonus, "II to IX")?,
        })
    }
}

/// Four numbers that may or may not be on cards.
#[derive(Deserialize)]
struct Numerals {
    top: Numeral,
    object: Numeral,
    building: Numeral,
    bonus: Numeral,
}

impl TryFrom<Numerals> for Cards {
    type Error = NotationError;

    fn try_from(Numerals { top, object, building, bonus }: Numerals) -> Result<Cards, NotationError> {
        Cards::new([top, object, building, bonus])
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Cards { top, object, building, bonus } = self;
        write!(f, "top={top} object={object} building={building} bonus={bonus}")
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cards, NotationError> {
        const COLORS: [&str; 4] = ["top", "object", "building", "bonus"];
        const EXPECTED: &str = "top=, object=, building= and bonus= with a number each";
        let mut found = [None; 4];
        for word in Words::new(text).rest() {
            let wrong = || NotationError::token("card", word, EXPECTED);
            let (color, numeral) = word.split_once('=').ok_or_else(wrong)?;
            let index = COLORS.iter().position(|known| *known == color).ok_or_else(wrong)?;
            if found[index].replace(numeral.parse()?).is_some() {
                return Err(wrong());
            }
        }
        let [Some(top), Some(object), Some(building), Some(bonus)] = found else {
            return Err(NotationError::token("cards", text, EXPECTED));
        };
        Cards::new([top, object, building, bonus])
    }
}

/// The goals of a game: conditions for announcing the end, and what final scoring pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Goals {
    /// Condition I.
    pub top: TopCard,
    /// Condition II, and what objects pay.
    pub object: ObjectCard,
    /// Condition III, and what buildings pay.
    pub building: BuildingCard,
    /// What else is paid.
    pub bonus: Option<BonusCard>,
}

impl Goals {
    /// The conditions and the final scoring of the base game (E1-END-2, E1-FIN-1).
    pub(crate) const BASE: Goals = Goals {
        top: TopCard::Scorings,
        object: ObjectCard::Each,
        building: BuildingCard::TotalValue,
        bonus: None,
    };
}
