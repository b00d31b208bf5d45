use std::fmt;

use rand_core::Rng;
use serde::{Deserialize, Serialize, Serializer};

use super::sheet::Sheet;
use super::tiles::{Tile, TileSet};
use crate::notation::NotationError;
use crate::random::below;
use crate::wire::read_as_text;

/// How many riders there are.
pub const RIDERS: u8 = 5;

/// A tile as it comes from the stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// A building tile.
    Building(Tile),
    /// A rider.
    Rider,
}

impl Drawn {
    /// Reads a tile or `rider`.
    pub fn parse(text: &str) -> Result<Drawn, NotationError> {
        if text == "rider" { Ok(Drawn::Rider) } else { Tile::parse(text).map(Drawn::Building) }
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Drawn::Building(tile) => tile.fmt(f),
            Drawn::Rider => f.write_str("rider"),
        }
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Drawn, Drawn::parse);

/// The face-down tiles: all of I, then II, then III, in which the riders are (P-SET-2).
///
/// What is in a stack is public, its order is decided by chance when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stacks {
    /// The building tiles of each back.
    pub(super) backs: [TileSet; 3],
    /// The riders still in stack III.
    pub(super) riders: u8,
}

impl Stacks {
    pub(super) fn new(sheet: &Sheet) -> Stacks {
        Stacks { backs: sheet.backs, riders: RIDERS }
    }

    /// The building tiles of each back.
    pub fn backs(&self) -> [TileSet; 3] {
        self.backs
    }

    /// The number of tiles still to come, riders included.
    pub fn len(&self) -> u32 {
        self.backs.iter().map(|back| back.len()).sum::<u32>() + u32::from(self.riders)
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The building tiles of the stack that is being drawn from, and the riders in it.
    fn current(&self) -> (usize, TileSet, u8) {
        match self.backs.iter().position(|back| !back.is_empty()) {
            Some(index @ (0 | 1)) => (index, self.backs[index], 0),
            _ => (2, self.backs[2], self.riders),
        }
    }

    /// The building tiles and the riders of which one comes next.
    pub(super) fn next_to_come(&self) -> (TileSet, u8) {
        let (_, tiles, riders) = self.current();
        (tiles, riders)
    }

    /// Whether `drawn` can come next.
    pub(super) fn can_give(&self, drawn: Drawn) -> bool {
        let (tiles, riders) = self.next_to_come();
        match drawn {
            Drawn::Building(tile) => tiles.contains(tile),
            Drawn::Rider => riders > 0,
        }
    }

    /// Takes out what was drawn; it can come next.
    pub(super) fn give(&mut self, drawn: Drawn) {
        let (index, tiles, _) = self.current();
        match drawn {
            Drawn::Building(tile) => self.backs[index] = tiles.without(tile),
            Drawn::Rider => self.riders -= 1,
        }
    }

    /// Draws what comes next, and takes it out.
    pub(super) fn draw(&mut self, rng: &mut impl Rng) -> Drawn {
        let (tiles, riders) = self.next_to_come();
        let index = below(rng, tiles.len() + u32::from(riders));
        let drawn = if index < tiles.len() { Drawn::Building(tiles.nth(index)) } else { Drawn::Rider };
        self.give(drawn);
        drawn
    }
}
