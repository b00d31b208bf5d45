use serde::{Deserialize, Serialize};

use super::bricks::{Bricks, Color};
use crate::names::named_enum;

named_enum! {
    /// A city, from the white one by the sea to the dark one.
    pub enum City: "city", 6 {
        Livorno = "livorno",
        Pisa = "pisa",
        Lucca = "lucca",
        Viareggio = "viareggio",
        Massa = "massa",
        Lerici = "lerici",
    }
}

named_enum! {
    /// What an improvement tile improves.
    pub enum Improvement: "improvement", 8 {
        Livorno = "livorno",
        Pisa = "pisa",
        Lucca = "lucca",
        Viareggio = "viareggio",
        Massa = "massa",
        Lerici = "lerici",
        Urban = "urban",
        Rural = "rural",
    }
}

impl City {
    /// The colour of the city: it accepts bricks of this colour and dearer ones.
    #[inline]
    pub fn color(self) -> Color {
        Color::ALL[self as usize]
    }

    /// Those of `bricks` that may be paid in this city.
    #[inline]
    pub fn accepts(self, bricks: Bricks) -> Bricks {
        bricks.accepted(self.color())
    }

    /// How many own buildings a player needs to score the city (E1-SCORE-3, E2-SCORE-1).
    #[inline]
    pub fn buildings_to_score(self) -> u32 {
        if self <= City::Lucca { 2 } else { 3 }
    }

    /// The improvement tile of this city.
    pub fn improvement(self) -> Improvement {
        Improvement::ALL[self as usize]
    }
}

/// What each point of building value pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    /// Coins for each point of value.
    pub coins: u8,
    /// Victory points for each point of value.
    pub points: u8,
}

impl Reward {
    pub(crate) const fn coins(coins: u8) -> Reward {
        Reward { coins, points: 0 }
    }

    pub(crate) const fn points(points: u8) -> Reward {
        Reward { coins: 0, points }
    }

    /// What buildings of this total value pay.
    #[inline]
    pub(crate) fn times(self, value: u32) -> Pay {
        Pay { coins: u32::from(self.coins) * value, points: u32::from(self.points) * value }
    }
}

/// Coins and victory points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pay {
    /// Coins.
    pub coins: u32,
    /// Victory points.
    pub points: u32,
}

impl std::ops::Add for Pay {
    type Output = Pay;

    fn add(self, other: Pay) -> Pay {
        Pay { coins: self.coins + other.coins, points: self.points + other.points }
    }
}

impl std::iter::Sum for Pay {
    fn sum<I: Iterator<Item = Pay>>(pays: I) -> Pay {
        pays.fold(Pay::default(), std::ops::Add::add)
    }
}

/// What is printed on the boards, by improvement tile: the six cities, then urban and rural.
pub(crate) const PRINTED_REWARDS: [Reward; 8] = [
    Reward::points(3), // Livorno
    Reward::coins(3),  // Pisa
    Reward::points(2), // Lucca
    Reward::coins(2),  // Viareggio
    Reward::points(1), // Massa
    Reward::coins(1),  // Lerici
    Reward::coins(1),  // urban
    Reward::points(1), // rural
];
