use super::buildings::{Building, BuildingType};
use super::cities::City;
use super::court::Space;
use super::pieces::{Piece, PieceKind};
use super::places::{Place, Places};
use super::rules::{Markers, Rules};
use super::tiles::{Tile, TileSet};

/// What lies open in front of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// Victory points on the track.
    pub points: u16,
    /// The tiles in each city.
    pub cities: [TileSet; 6],
    /// The own tiles with a decoration.
    pub decorated: TileSet,
    /// The own tiles with a statue.
    pub with_statue: TileSet,
    /// The statues on own buildings: the six colours, then gold.
    pub statues: [u8; 7],
    /// The places scored.
    pub scored: Places,
    /// The markers on the bonus spaces of the court, one bit for each.
    pub court: u8,
    /// The markers in the open area of the court.
    pub open_markers: u8,
    /// The improvements taken, one bit for each.
    pub improved: u8,
    /// The stored pieces.
    pub warehouse: [Option<Piece>; 2],
}

/// The index of gold among the statues on a board, after the six colours.
pub(crate) const GOLD: usize = 6;

impl Board {
    /// All own tiles.
    #[inline]
    pub fn tiles(&self) -> TileSet {
        self.cities.iter().fold(TileSet::EMPTY, |sum, city| sum | *city)
    }

    /// The value of some own tiles in scoring: printed values, and one for each decoration (A-SCORE-2).
    #[inline]
    pub fn value(&self, tiles: TileSet) -> u32 {
        tiles.value() + (tiles & self.decorated).count()
    }

    /// The own tile in a city that `building` names, marks included.
    #[inline]
    pub(crate) fn find(&self, city: City, building: Building) -> Option<Tile> {
        let decorated = if building.is_decorated() { self.decorated } else { !self.decorated };
        let statue = if building.has_statue() { self.with_statue } else { !self.with_statue };
        (self.cities[city] & TileSet::of_building(building) & decorated & statue).first()
    }

    /// How an own tile is named, marks included.
    #[inline]
    pub fn name(&self, tile: Tile) -> Building {
        tile.building().marked(self.decorated.contains(tile), self.with_statue.contains(tile))
    }

    /// The names of some own tiles, sorted and distinct.
    #[inline]
    pub(crate) fn names(&self, tiles: TileSet) -> impl Iterator<Item = Building> {
        let mut left = tiles;
        let mut held: Option<Building> = None;
        std::iter::from_fn(move || {
            if let Some(twin) = held.take() {
                return Some(twin);
            }
            let (tile, twin) = left.take_first()?;
            let name = self.name(tile);
            let Some(twin) = twin.map(|twin| self.name(twin)) else { return Some(name) };
            held = (name != twin).then(|| name.max(twin));
            Some(name.min(twin))
        })
    }

    /// The tiles of a city onto which a piece may be put (A-DECO-1, A-STAT-1).
    #[inline]
    pub(crate) fn fitting(&self, piece: Piece, city: City) -> TileSet {
        match piece.kind() {
            PieceKind::Decoration(object) => {
                (self.cities[city] & TileSet::of_type(BuildingType::of_object(object))) - self.decorated
            }
            PieceKind::Statue(color) if color > city.color() => TileSet::EMPTY,
            PieceKind::Statue(_) | PieceKind::Gold => self.cities[city] - self.with_statue,
        }
    }

    /// Whether a piece fits on any own building.
    #[inline]
    pub(crate) fn fits(&self, piece: Piece) -> bool {
        let fitting = match piece.kind() {
            PieceKind::Decoration(object) => {
                (self.tiles() & TileSet::of_type(BuildingType::of_object(object))) - self.decorated
            }
            PieceKind::Statue(color) => {
                let accepting = &self.cities[color as usize..];
                accepting.iter().fold(TileSet::EMPTY, |sum, city| sum | *city) - self.with_statue
            }
            PieceKind::Gold => self.tiles() - self.with_statue,
        };
        !fitting.is_empty()
    }

    /// Whether a marker stands on this space of the court.
    #[inline]
    pub fn has_marker(&self, space: Space) -> bool {
        self.court >> space as u8 & 1 != 0
    }

    /// The statues in a city.
    #[inline]
    pub fn statues_in(&self, city: City) -> u32 {
        (self.cities[city] & self.with_statue).count()
    }

    /// The markers that have not been placed, without one taken from the court in this turn.
    pub fn markers_left(&self, rules: &Rules) -> u8 {
        match rules.markers {
            Markers::Store => rules.marker_count - self.scored.count() as u8,
            Markers::Court | Markers::GrandCourt => self.court.count_ones() as u8 + self.open_markers,
        }
    }

    /// Whether this player has scored a place.
    #[inline]
    pub fn has_scored(&self, place: Place) -> bool {
        self.scored.contains(place)
    }

    /// Whether both warehouses are taken.
    #[inline]
    pub(crate) fn warehouse_is_full(&self) -> bool {
        self.warehouse[1].is_some()
    }

    /// Whether a piece that is in hand finds no place unless a stored one is discarded (A-STORE-1).
    #[inline]
    pub(crate) fn must_swap(&self, piece: Piece) -> bool {
        self.warehouse_is_full() && !self.fits(piece)
    }

    /// Puts a piece into a free warehouse; the pieces stay sorted.
    pub(crate) fn store(&mut self, piece: Piece) {
        debug_assert!(!self.warehouse_is_full(), "a warehouse is free");
        self.warehouse = match self.warehouse[0] {
            None => [Some(piece), None],
            Some(other) => [Some(piece.min(other)), Some(piece.max(other))],
        };
    }

    /// Takes a piece out of a warehouse.
    pub(crate) fn unstore(&mut self, piece: Piece) {
        self.warehouse = match self.warehouse {
            [Some(first), second] if first == piece => [second, None],
            [first, Some(second)] if second == piece => [first, None],
            _ => unreachable!("{piece} is stored"),
        };
    }
}
