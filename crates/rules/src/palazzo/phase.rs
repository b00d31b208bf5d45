use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::money::Money;
use super::payment::Payment;
use super::tiles::{Tile, TileSet};
use crate::notation::NotationError;
use crate::seat::{BySeat, Seat};

/// One of the four quarries around the warehouse, clockwise (P-SET-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Quarry(u8);

impl Quarry {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All quarries, clockwise.
    pub fn all() -> impl Iterator<Item = Quarry> {
        (0..Quarry::COUNT as u8).map(Quarry)
    }

    /// The place in the ring, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The quarry that many places further, clockwise.
    pub fn clockwise(self, places: u8) -> Quarry {
        Quarry((self.0 + places) % Quarry::COUNT as u8)
    }

    /// Reads `1` to `4`.
    pub fn parse(text: &str) -> Result<Quarry, NotationError> {
        Quarry::all()
            .find(|quarry| quarry.to_string() == text)
            .ok_or_else(|| NotationError::token("quarry", text, "1 to 4"))
    }
}

impl fmt::Display for Quarry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Serialize for Quarry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Quarry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Quarry, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Quarry::parse(&number.to_string()).map_err(D::Error::custom)
    }
}

/// Where a game stands. Everything in a phase lies open on the table: views show it to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Phase {
    /// Set-up: chance places the master builder.
    PlaceBuilder,
    /// Set-up: chance lays out the first five tiles.
    LayOut,
    /// Set-up: chance deals a hand.
    Deal {
        /// Who gets it.
        seat: Seat,
    },
    /// The active player chooses one of the three actions.
    Turn,
    /// Chance reveals money cards.
    RevealMoney,
    /// The revealed money cards are taken (P-MON-1).
    Draft {
        /// Who takes next.
        seat: Seat,
        /// What is left.
        market: Money,
    },
    /// Chance reveals two tiles.
    RevealTiles,
    /// The active player buys or auctions (P-DRAW-4).
    Offer,
    /// The tiles of the builder's quarry are auctioned (P-AUC-3).
    Auction(Auction),
    /// Tiles bought or won are placed (P-BUILD-2).
    Build {
        /// Who places them.
        seat: Seat,
        /// What is left to place.
        lot: TileSet,
    },
    /// A tile of a distribution is picked (P-AUC-5).
    Pick {
        /// Who picks.
        seat: Seat,
        /// What is left to pick.
        lot: TileSet,
    },
    /// The tile picked is placed.
    BuildPicked {
        /// Who places it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// What is left to pick.
        lot: TileSet,
    },
    /// The game has ended.
    Over,
}

/// A running auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Who must raise or pass.
    pub bidder: Seat,
    /// Who holds the highest bid.
    pub leader: Seat,
    /// Who is out.
    pub passed: BySeat<bool>,
    /// The cards on the table, without the certificate of value 3.
    pub bids: BySeat<Payment>,
}

impl Phase {
    /// What can be done in this phase, as the notation calls it.
    pub(super) fn expects(&self) -> &'static str {
        match self {
            Phase::PlaceBuilder | Phase::LayOut | Phase::Deal { .. } => "the set-up",
            Phase::RevealMoney | Phase::RevealTiles => "a draw",
            Phase::Turn => "money, draw or remodel",
            Phase::Draft { .. } => "take",
            Phase::Offer => "buy or auction",
            Phase::Auction(_) => "bid or pass",
            Phase::Build { .. } | Phase::BuildPicked { .. } => "place",
            Phase::Pick { .. } => "pick",
            Phase::Over => "nothing",
        }
    }
}
