use std::fmt;

use rand_core::Rng;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::NotationError;
use crate::random::below;
use crate::wire::read_as_text;

/// What a tile is built of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Material {
    Brick,
    Sandstone,
    Marble,
}

impl Material {
    /// All materials in the order of the notation.
    pub const ALL: [Material; 3] = [Material::Brick, Material::Sandstone, Material::Marble];

    fn letter(self) -> char {
        ['b', 's', 'm'][self as usize]
    }
}

/// The tiles of one material: (floor, windows). The second copy of 3.1 follows the first.
#[rustfmt::skip]
const PRINTED: [(u8, u8); 16] = [
    (1, 1),         (1, 2), (1, 3),
    (2, 1),         (2, 2), (2, 3),
    (3, 1), (3, 1), (3, 2), (3, 3),
    (4, 1),         (4, 2), (4, 3),
    (5, 1),         (5, 2), (5, 3),
];

/// The place of the tile of which a material has two copies.
const DOUBLE: usize = 6;

const _: () = {
    let ((floor, windows), (same_floor, same_windows)) = (PRINTED[DOUBLE], PRINTED[DOUBLE + 1]);
    assert!(floor == same_floor && windows == same_windows, "the two copies lie side by side");
};

/// Where a tile stands in [`PRINTED`], by floor and windows.
const PLACES: [[Option<u8>; 4]; FLOORS as usize + 1] = {
    let mut places = [[None; 4]; FLOORS as usize + 1];
    let mut place = PRINTED.len();
    while place > 0 {
        place -= 1;
        let (floor, windows) = PRINTED[place];
        places[floor as usize][windows as usize] = Some(place as u8);
    }
    places
};

/// The second copies, as a set.
const SECONDS: u64 = 0x0001_0001_0001 << (DOUBLE + 1);

/// How many building tiles there are.
pub(super) const TILES: usize = 3 * PRINTED.len();

/// The highest floor.
pub(super) const FLOORS: u8 = 5;

/// A kind of building tile. Two alike tiles are the same value.
///
/// The number is the place in `PRINTED` plus 16 for each material before; second copies have no value of
/// their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile with these marks, if there is one.
    pub fn new(material: Material, floor: u8, windows: u8) -> Option<Tile> {
        let place = *PLACES.get(usize::from(floor))?.get(usize::from(windows))?;
        Some(Tile(16 * material as u8 + place?))
    }

    /// What it is built of.
    pub fn material(self) -> Material {
        Material::ALL[usize::from(self.0 / 16)]
    }

    /// Its floor, 1 to 5.
    #[inline]
    pub fn floor(self) -> u8 {
        PRINTED[usize::from(self.0 % 16)].0
    }

    /// Its windows and doors, 1 to 3.
    #[inline]
    pub fn windows(self) -> u8 {
        PRINTED[usize::from(self.0 % 16)].1
    }

    /// Reads a tile such as `m3.1`.
    pub fn parse(text: &str) -> Result<Tile, NotationError> {
        TileSet::ALL.kinds().find(|tile| tile.to_string() == text).ok_or_else(|| {
            NotationError::token("tile", text, "material b, s or m, floor, dot, windows: m3.1")
        })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}.{}", self.material().letter(), self.floor(), self.windows())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Tile, Tile::parse);

/// A multiset of building tiles: one bit for each of the 48.
///
/// The bit of a second copy is set only together with that of the first, so that equal multisets are equal
/// words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(u64);

impl TileSet {
    /// No tiles.
    pub const EMPTY: TileSet = TileSet(0);

    /// Every building tile of the game.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);

    /// Whether there is no tile.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of tiles.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a tile of this kind is in here.
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.0 != 0
    }

    /// Whether there are two tiles of this kind.
    pub(super) fn contains_two(self, tile: Tile) -> bool {
        self.0 & SECONDS & 2 << tile.0 != 0
    }

    /// One more tile. There must be a copy of it outside.
    pub(super) fn with(self, tile: Tile) -> TileSet {
        let first = 1 << tile.0;
        debug_assert!(self.fits_with(TileSet(first)), "{tile} is there already");
        TileSet(self.0 | if self.0 & first == 0 { first } else { first << 1 })
    }

    /// One tile less. It must be in here.
    pub(super) fn without(self, tile: Tile) -> TileSet {
        debug_assert!(self.contains(tile), "{tile} is not there");
        let second = self.0 & SECONDS & 2 << tile.0;
        TileSet(self.0 & !if second == 0 { 1 << tile.0 } else { second })
    }

    /// Both sets together. No tile may be in both, two copies of a kind aside.
    pub(super) fn and(self, other: TileSet) -> TileSet {
        debug_assert!(self.fits_with(other), "{self} and {other} are not in the game together");
        TileSet(self.0 | other.0 | (self.0 & other.0) << 1)
    }

    /// Whether both sets can exist together: no more copies than the game has.
    pub(super) fn fits_with(self, other: TileSet) -> bool {
        let both = self.0 & other.0;
        both & !(SECONDS >> 1) == 0 && (self.0 | other.0) & both << 1 == 0
    }

    /// Whether this is a multiset of tiles: no second copy without the first, nothing else.
    pub(super) fn is_sound(self) -> bool {
        self.0 >> TILES == 0 && (self.0 & SECONDS) >> 1 & !self.0 == 0
    }

    /// The kinds that occur, in the order of the notation.
    pub fn kinds(self) -> impl Iterator<Item = Tile> + Clone {
        Bits(self.0 & !SECONDS).map(Tile)
    }

    /// Every tile, copies repeated, in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        Bits(self.0).map(|bit| Tile(bit - (SECONDS >> bit & 1) as u8))
    }

    /// The tile at `index` when the tiles are laid in a row.
    pub(super) fn nth(self, index: u32) -> Tile {
        self.iter().nth(index as usize).expect("the index is below the number of tiles")
    }

    /// Draws one tile at random.
    ///
    /// # Panics
    /// If there is none.
    pub(super) fn draw(self, rng: &mut impl Rng) -> Tile {
        self.nth(below(rng, self.len()))
    }

    /// Reads tiles, as many as there are words.
    pub(super) fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Result<TileSet, NotationError> {
        let mut tiles = TileSet::EMPTY;
        for word in words {
            tiles = tiles.checked_with(Tile::parse(word)?)?;
        }
        Ok(tiles)
    }

    /// One more tile, unless there are no more copies of it.
    fn checked_with(self, tile: Tile) -> Result<TileSet, NotationError> {
        if self.fits_with(TileSet::EMPTY.with(tile)) {
            return Ok(self.with(tile));
        }
        Err(NotationError::token("tile", &tile.to_string(), "no more copies than the game has"))
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileSet, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        tiles.into_iter().try_fold(TileSet::EMPTY, TileSet::checked_with).map_err(D::Error::custom)
    }
}

/// The places of the set bits, lowest first.
#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(tiles: &str) -> TileSet {
        TileSet::parse(tiles.split_ascii_whitespace()).unwrap()
    }

    #[test]
    fn two_copies_of_a_tile_are_counted() {
        let [one, two] = [set("s3.1"), set("s3.1 s3.1")];
        let tile = Tile::parse("s3.1").unwrap();
        assert_eq!(one.with(tile), two);
        assert_eq!(one.and(one), two);
        assert_eq!(two.without(tile), one);
        assert_eq!(one.without(tile), TileSet::EMPTY);
        assert_eq!((two.len(), two.kinds().count(), two.iter().count()), (2, 1, 2));
        assert!(two.contains_two(tile) && !one.contains_two(tile));
        assert!(one.fits_with(one) && !one.fits_with(two));
    }

    #[test]
    fn other_tiles_exist_once() {
        for tile in TileSet::ALL.kinds().filter(|tile| !TileSet::ALL.contains_two(*tile)) {
            let one = TileSet::EMPTY.with(tile);
            assert!(!one.fits_with(one), "{tile}");
        }
        assert_eq!(TileSet::ALL.kinds().count(), 45);
    }

    #[test]
    fn every_tile_has_the_marks_of_its_name() {
        for tile in TileSet::ALL.kinds() {
            assert_eq!(Tile::parse(&tile.to_string()), Ok(tile));
            assert_eq!(Tile::new(tile.material(), tile.floor(), tile.windows()), Some(tile));
        }
    }
}
