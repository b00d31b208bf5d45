use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use super::buildings::{Building, BuildingType, EIGHT};

/// One piece of cardboard. The two threes of a type in the second edition are two tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

/// The values of the tiles of one type, in the order of their bits in a [`TileSet`].
const TILE_VALUES: [u8; 7] = [1, 2, 3, 3, 4, 5, 8];
const TILES_PER_TYPE: u8 = TILE_VALUES.len() as u8;
const TILE_VALUE_INDEX: [u8; 7] = [0, 1, 2, 2, 3, 4, 5];
const TILES: usize = TILES_PER_TYPE as usize * 6;

/// What is printed on every tile.
static PRINTED: [Building; TILES] = {
    let mut printed = [Building::new(BuildingType::Library, 0); TILES];
    let mut tile = 0;
    while tile < TILES {
        let (kind, within) = (tile / TILES_PER_TYPE as usize, tile % TILES_PER_TYPE as usize);
        printed[tile] = Building::new(BuildingType::ALL[kind], TILE_VALUE_INDEX[within]);
        tile += 1;
    }
    printed
};

impl Tile {
    /// The tile of this type and value 8.
    pub(crate) fn eight(kind: BuildingType) -> Tile {
        Tile::numbered((kind as u8 + 1) * TILES_PER_TYPE)
    }

    /// The tile with this number, counted from 1.
    #[inline]
    fn numbered(number: u8) -> Tile {
        Tile(NonZeroU8::new(number).expect("tiles are counted from 1"))
    }

    /// The type.
    #[inline]
    pub fn kind(self) -> BuildingType {
        self.building().kind()
    }

    /// The printed value.
    #[inline]
    pub fn value(self) -> u32 {
        self.building().value()
    }

    /// What is printed on it.
    #[inline]
    pub fn building(self) -> Building {
        PRINTED[usize::from(self.0.get()) - 1]
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.building())
    }
}

/// A set of tiles, one bit for each: the seven of the first type, then those of the next. The lowest bit stands
/// for no tile and is never set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

/// The first of the two threes of every type.
const FIRST_THREES: u64 = every_type(0b000_0100);

/// The bits of the same tiles in every type; `within` are those of one type.
const fn every_type(within: u64) -> u64 {
    let mut bits = 0;
    let mut kind = 0;
    while kind < 6 {
        bits |= within << (TILES_PER_TYPE * kind + 1);
        kind += 1;
    }
    bits
}

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// All six of value 8.
    pub const EIGHTS: TileSet = TileSet(every_type(0b100_0000));
    /// Those of value 5 or 8.
    pub(crate) const FIVES_AND_EIGHTS: TileSet = TileSet(every_type(0b110_0000));
    /// Values 1 to 5 once in each type.
    pub(crate) const ONE_THREE: TileSet = TileSet(every_type(0b011_0111));
    /// Values 1 to 5 once in each type, and a second 3.
    pub(crate) const TWO_THREES: TileSet = TileSet(every_type(0b011_1111));
    /// Values 1, 2, 4, 5 once in each type.
    pub(crate) const NO_THREES: TileSet = TileSet(every_type(0b011_0011));
    /// Library, cathedral, palace and gate.
    pub const URBAN: TileSet = TileSet(((1 << (TILES_PER_TYPE * 4)) - 1) << 1);
    /// Castle and villa.
    pub const RURAL: TileSet = TileSet(((1 << (TILES_PER_TYPE * 2)) - 1) << (TILES_PER_TYPE * 4 + 1));

    /// Those of a value of at most `value`.
    #[inline]
    pub(crate) fn up_to(value: u32) -> TileSet {
        const UP_TO: [TileSet; 9] = {
            let mut sets = [TileSet::EMPTY; 9];
            let mut value = 0;
            while value < sets.len() {
                let mut within = 0;
                let mut tile = 0;
                while tile < TILE_VALUES.len() {
                    within |= ((TILE_VALUES[tile] as usize <= value) as u64) << tile;
                    tile += 1;
                }
                sets[value] = TileSet(every_type(within));
                value += 1;
            }
            sets
        };
        UP_TO[value.min(EIGHT) as usize]
    }

    /// One of each building: the second three only if the first is not there.
    #[inline]
    pub(crate) fn distinct(self) -> TileSet {
        TileSet(self.0 & !((self.0 & FIRST_THREES) << 1))
    }

    /// Takes out the lowest tile, and the one with the same print, if it is there.
    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<(Tile, Option<Tile>)> {
        let tile = self.first()?;
        let lowest = self.0 & self.0.wrapping_neg();
        let twin = TileSet((lowest & FIRST_THREES) << 1 & self.0);
        self.0 ^= lowest | twin.0;
        Some((tile, twin.first()))
    }

    /// All tiles of the types of which the tile of value 8 is in the set.
    #[inline]
    pub(crate) fn types_of_eights(self) -> TileSet {
        let eights = self.0 & TileSet::EIGHTS.0;
        TileSet((eights << 1).wrapping_sub(eights >> (TILES_PER_TYPE - 1)))
    }

    /// Whether there are at least `count` (2 or 3).
    #[inline]
    pub(crate) fn has_two_or_three(self, count: u32) -> bool {
        let without_one = self.0 & self.0.wrapping_sub(1);
        let without_two = without_one & without_one.wrapping_sub(1);
        (if count == 2 { without_one } else { without_two }) != 0
    }

    /// All tiles of a type.
    #[inline]
    pub fn of_type(kind: BuildingType) -> TileSet {
        TileSet(0b111_1111 << (TILES_PER_TYPE * kind as u8 + 1))
    }

    /// All tiles on which this building is printed.
    #[inline]
    pub(crate) fn of_building(building: Building) -> TileSet {
        const WITHIN: [u64; 6] = [0b000_0001, 0b000_0010, 0b000_1100, 0b001_0000, 0b010_0000, 0b100_0000];
        let within = WITHIN[building.value_index()];
        TileSet(within << (TILES_PER_TYPE * building.kind() as u8 + 1))
    }

    /// The tiles on some spaces.
    #[inline]
    pub(crate) fn on(spaces: &[Option<Tile>]) -> TileSet {
        let number = |tile: &Option<Tile>| tile.map_or(0, |tile| tile.0.get());
        TileSet(spaces.iter().fold(0, |bits, tile| bits | 1 << number(tile)) & !1)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this tile is among them.
    #[inline]
    pub fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0.get() & 1 != 0
    }

    /// Adds a tile.
    #[inline]
    pub(crate) fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0.get();
    }

    /// Takes a tile away.
    #[inline]
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0.get());
    }

    /// The lowest tile.
    #[inline]
    pub(crate) fn first(self) -> Option<Tile> {
        NonZeroU8::new(self.0.trailing_zeros() as u8).filter(|_| self.0 != 0).map(Tile)
    }

    /// The tile with this index, in the order of [`TileSet::iter`].
    pub(crate) fn nth(self, index: u32) -> Tile {
        let mut bits = self.0;
        for _ in 0..index {
            bits &= bits.wrapping_sub(1);
        }
        TileSet(bits).first().expect("the index is below the count")
    }

    /// The sum of the printed values.
    #[inline]
    pub fn value(self) -> u32 {
        const ONES: u64 = every_type(0b010_1101);
        const TWOS: u64 = every_type(0b000_1110);
        const FOURS: u64 = every_type(0b011_0000);
        const EIGHTS: u64 = every_type(0b100_0000);
        (self.0 & ONES).count_ones()
            + 2 * (self.0 & TWOS).count_ones()
            + 4 * (self.0 & FOURS).count_ones()
            + 8 * (self.0 & EIGHTS).count_ones()
    }

    /// The tiles by type, and within a type by value.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let tile = TileSet(bits).first()?;
            bits &= bits - 1;
            Some(tile)
        })
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitOr for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    #[inline]
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl Sub for TileSet {
    type Output = TileSet;

    #[inline]
    fn sub(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }
}

impl Not for TileSet {
    type Output = TileSet;

    #[inline]
    fn not(self) -> TileSet {
        TileSet(!self.0)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
