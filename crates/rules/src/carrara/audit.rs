//! Conservation laws: nothing appears, nothing disappears.

use super::board::GOLD;
use super::bricks::Bricks;
use super::pieces::{Piece, PieceKind};
use super::rules::{Eights, OBJECTS_PER_TYPE, Pieces, STATUES_PER_COLOR, decorations_per_type};
use super::state::{Carrara, Phase};
use super::tiles::TileSet;
use crate::seat::Seat;

impl Carrara {
    pub(crate) fn check_conservation(&self) -> Result<(), String> {
        self.check_bricks()?;
        self.check_tiles()?;
        self.check_markers()?;
        self.check_improvements()?;
        self.check_unused_seats()?;
        match self.rules().pieces {
            Pieces::None => Ok(()),
            Pieces::Objects => self.check_objects(),
            Pieces::Ornaments => self.check_ornaments(),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.table.players())
    }

    fn check_bricks(&self) -> Result<(), String> {
        let hands = self.seats().map(|seat| self.holdings[seat].bricks);
        let mut sum = Bricks::NONE;
        for bricks in hands.chain(self.table.wheel).chain([self.bag]) {
            sum = sum
                .checked_add(bricks)
                .ok_or_else(|| format!("more than seven bricks of a colour with {bricks}"))?;
        }
        equal("bricks", sum, Bricks::ALL)
    }

    fn check_tiles(&self) -> Result<(), String> {
        let table = &self.table;
        let eights = if self.rules().eights == Eights::Present { TileSet::EIGHTS } else { TileSet::EMPTY };
        let boards = self.seats().flat_map(|seat| table.boards[seat].cities);
        let mut all = TileSet::EMPTY;
        for set in boards.chain([table.face_up(), table.stack, table.eights, table.gone]) {
            if !(all & set).is_empty() {
                return Err(format!("tiles in two places: {:?}", all & set));
            }
            all |= set;
        }
        equal("tiles", all, self.rules().buildings[table.players() - 2] | eights)?;
        for seat in self.seats() {
            let board = &table.boards[seat];
            let carrying = board.decorated | board.with_statue;
            equal("pieces on buildings of others", carrying - board.tiles(), TileSet::EMPTY)?;
        }
        Ok(())
    }

    fn check_markers(&self) -> Result<(), String> {
        let rules = self.rules();
        for seat in self.seats() {
            let board = &self.table.boards[seat];
            let scoring = self.table.turn.seat == seat && self.is_scoring_at_court();
            let markers = board.scored.count() as u8 + board.markers_left(rules) + u8::from(scoring);
            equal("markers", markers, rules.marker_count)?;
        }
        Ok(())
    }

    fn check_improvements(&self) -> Result<(), String> {
        let mut all = self.table.improvements;
        for seat in self.seats() {
            let improved = self.table.boards[seat].improved;
            equal("improvements in two places", all & improved, 0)?;
            all |= improved;
        }
        equal("improvements", all, if self.rules().eights == Eights::Present { 0xFF } else { 0 })
    }

    fn check_unused_seats(&self) -> Result<(), String> {
        for seat in Seat::ALL.into_iter().skip(self.table.players()) {
            let untouched =
                self.holdings[seat] == Default::default() && self.table.boards[seat] == Default::default();
            equal("empty seats", untouched, true)?;
        }
        Ok(())
    }

    fn check_objects(&self) -> Result<(), String> {
        for kind in 0..6 {
            let held: u8 = self.seats().map(|seat| self.holdings[seat].objects[kind]).sum();
            let for_sale = self.table.for_sale >> kind & 1;
            equal("objects", held + for_sale + self.table.supply[kind], OBJECTS_PER_TYPE)?;
        }
        Ok(())
    }

    fn check_ornaments(&self) -> Result<(), String> {
        let players = self.table.players();
        let total = |piece| self.on_buildings(piece) + self.loose(piece) + self.in_store(piece);
        for piece in Piece::ALL {
            let expected = match piece.kind() {
                PieceKind::Decoration(_) => decorations_per_type(players),
                PieceKind::Statue(_) => STATUES_PER_COLOR,
                PieceKind::Gold => 2 * players as u8,
            };
            equal(piece.name(), total(piece), expected)?;
        }
        for seat in self.seats() {
            let board = &self.table.boards[seat];
            let statues: u8 = board.statues.iter().sum();
            equal("statues on buildings", u32::from(statues), board.with_statue.count())?;
        }
        Ok(())
    }

    fn on_buildings(&self, piece: Piece) -> u8 {
        let on_board = |seat: Seat| {
            let board = &self.table.boards[seat];
            match piece.kind() {
                PieceKind::Decoration(object) => {
                    let kind = super::buildings::BuildingType::of_object(object);
                    (board.decorated & TileSet::of_type(kind)).count() as u8
                }
                PieceKind::Statue(color) => board.statues[color as usize],
                PieceKind::Gold => board.statues[GOLD],
            }
        };
        self.seats().map(on_board).sum()
    }

    /// In hand or in a warehouse.
    fn loose(&self, piece: Piece) -> u8 {
        let in_hand = matches!(self.table.phase, Phase::InHand(held, _) if held == piece);
        let stored = self.seats().flat_map(|seat| self.table.boards[seat].warehouse);
        stored.filter(|stored| *stored == Some(piece)).count() as u8 + u8::from(in_hand)
    }

    fn in_store(&self, piece: Piece) -> u8 {
        match piece.kind() {
            PieceKind::Decoration(object) => self.table.supply[object],
            PieceKind::Statue(color) => self.table.statues[color],
            PieceKind::Gold => self.table.gold.iter().sum::<u8>() + self.table.gold_gone,
        }
    }
}

fn equal<T: Copy + PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}
