use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::tiles::{FLOORS, Material, TILES, Tile, TileSet};
use crate::seat::{BySeat, Seat};

/// A palace: at most one tile on each floor, so floors rise strictly (P-BUILD-1).
///
/// Four bits for each floor, the ground floor lowest: two for the windows, 0 where the floor is missing, and
/// above them two for the material.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Palace(u32);

/// The lowest bit of every floor.
const EACH_FLOOR: u32 = 0x1_1111;
/// The window bits of every floor.
const WINDOWS: u32 = 3 * EACH_FLOOR;

impl Palace {
    const NONE: Palace = Palace(0);

    /// A palace of one floor.
    pub fn single(tile: Tile) -> Palace {
        Palace::NONE.with(tile)
    }

    /// The palace of these tiles, unless there are none or two of one floor (P-BUILD-1).
    pub fn of(tiles: impl IntoIterator<Item = Tile>) -> Option<Palace> {
        tiles
            .into_iter()
            .try_fold(Palace::NONE, |palace, tile| palace.takes_in(tile).then(|| palace.with(tile)))
            .filter(|palace| *palace != Palace::NONE)
    }

    /// The number of floors.
    #[inline]
    pub fn floors(self) -> u32 {
        self.occupied().count_ones()
    }

    /// Whether the palace is a single tile (P-REB-2).
    #[inline]
    pub fn is_single(self) -> bool {
        let occupied = self.occupied();
        occupied & occupied.wrapping_sub(1) == 0
    }

    /// The tile on a floor.
    pub fn on(self, floor: u8) -> Option<Tile> {
        let marks = self.0 >> shift(floor);
        let material = Material::ALL.get(marks as usize >> 2 & 3)?;
        Tile::new(*material, floor, marks as u8 & 3)
    }

    /// The tiles from bottom to top.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (1..=FLOORS).filter_map(move |floor| self.on(floor))
    }

    /// The lowest tile.
    pub(super) fn bottom(self) -> Tile {
        self.tiles().next().expect("a palace has at least one floor")
    }

    /// The highest floor.
    pub fn top(self) -> u8 {
        (35 - self.0.leading_zeros() as u8) / 4
    }

    /// Whether `tile` may be put on top (P-BUILD-2).
    #[inline]
    pub fn takes_on_top(self, tile: Tile) -> bool {
        self.0 >> shift(tile.floor()) == 0
    }

    /// Whether `tile` may be inserted at its right place (P-REB-1).
    #[inline]
    pub fn takes_in(self, tile: Tile) -> bool {
        self.0 >> shift(tile.floor()) & 3 == 0
    }

    /// The windows of all floors.
    pub fn windows(self) -> u32 {
        (self.0 & WINDOWS).wrapping_mul(EACH_FLOOR) >> 16 & 0xF
    }

    /// Whether all floors are of one material.
    pub fn is_of_one_material(self) -> bool {
        let occupied = self.occupied();
        Material::ALL.iter().any(|material| (self.0 >> 2) & WINDOWS == occupied * *material as u32)
    }

    pub(super) fn with(self, tile: Tile) -> Palace {
        debug_assert!(self.takes_in(tile), "{tile} has no place in {self:?}");
        let marks = (tile.material() as u32) << 2 | u32::from(tile.windows());
        Palace(self.0 | marks << shift(tile.floor()))
    }

    pub(super) fn without(self, tile: Tile) -> Palace {
        debug_assert!(self.on(tile.floor()) == Some(tile), "{tile} is not in {self:?}");
        Palace(self.0 & !(0xF << shift(tile.floor())))
    }

    fn occupied(self) -> u32 {
        (self.0 | self.0 >> 1) & EACH_FLOOR
    }
}

fn shift(floor: u8) -> u32 {
    4 * u32::from(floor) - 4
}

impl Serialize for Palace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

impl<'de> Deserialize<'de> for Palace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Palace, D::Error> {
        let palace = Palace::of(Vec::<Tile>::deserialize(deserializer)?);
        palace.ok_or_else(|| D::Error::custom("a palace has one tile or more, and one at most of each floor"))
    }
}

/// The palaces of all seats, each seat's in the order in which they were begun.
///
/// They lie in one row, seat after seat: a palace holds at least one of the 48 tiles, so the row always
/// suffices. What lies behind the last palace is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Palaces {
    row: [Palace; TILES],
    /// Where the palaces of each seat end.
    ends: BySeat<u8>,
}

impl Palaces {
    pub(super) const NONE: Palaces = Palaces { row: [Palace::NONE; TILES], ends: [0; 4] };

    pub(super) fn of(&self, seat: Seat) -> &[Palace] {
        &self.row[self.start(seat)..usize::from(self.ends[seat])]
    }

    pub(super) fn get_mut(&mut self, seat: Seat, index: u8) -> &mut Palace {
        let start = self.start(seat);
        &mut self.row[start + usize::from(index)]
    }

    /// Begins a palace: it comes last.
    pub(super) fn begin(&mut self, seat: Seat, tile: Tile) {
        let (end, total) = (usize::from(self.ends[seat]), self.total());
        self.row.copy_within(end..total, end + 1);
        self.row[end] = Palace::single(tile);
        self.ends[seat as usize..].iter_mut().for_each(|end| *end += 1);
    }

    /// Takes a palace away: later ones of the seat move up.
    pub(super) fn remove(&mut self, seat: Seat, index: u8) {
        let place = self.start(seat) + usize::from(index);
        let total = self.total();
        self.row.copy_within(place + 1..total, place);
        self.row[total - 1] = Palace::NONE;
        self.ends[seat as usize..].iter_mut().for_each(|end| *end -= 1);
    }

    /// All tiles in palaces, or nothing if one occurs too often or a palace is empty.
    pub(super) fn tiles(&self) -> Option<TileSet> {
        let (palaces, behind) = self.row.split_at(self.total());
        let sound = palaces.iter().all(|palace| palace.floors() > 0)
            && behind.iter().all(|palace| *palace == Palace::NONE)
            && self.ends.is_sorted();
        let mut tiles =
            palaces.iter().flat_map(|palace| palace.tiles()).map(|tile| TileSet::EMPTY.with(tile));
        if !sound {
            return None;
        }
        tiles.try_fold(TileSet::EMPTY, |all, tile| all.fits_with(tile).then(|| all.and(tile)))
    }

    fn start(&self, seat: Seat) -> usize {
        if seat == Seat::A { 0 } else { self.ends[seat as usize - 1].into() }
    }

    fn total(&self) -> usize {
        self.ends[3].into()
    }
}

impl FromIterator<(Seat, Palace)> for Palaces {
    /// Lays out palaces that come seat by seat.
    fn from_iter<I: IntoIterator<Item = (Seat, Palace)>>(palaces: I) -> Palaces {
        let mut all = Palaces::NONE;
        for (seat, palace) in palaces {
            let end = all.total();
            all.row[end] = palace;
            all.ends[seat as usize..].iter_mut().for_each(|end| *end += 1);
        }
        all
    }
}
