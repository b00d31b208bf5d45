use std::sync::LazyLock;

use thiserror::Error;
use toml::{Table, Value};

use super::tiles::{Tile, TileSet};
use crate::head::{HeadError, toml_fault};
use crate::notation::{NotationError, shorten};

/// The text of the built-in sheet.
pub const BUILT_IN_SHEET: &str = include_str!("sheet.toml");

static BUILT_IN: LazyLock<Sheet> = LazyLock::new(|| {
    let blank = Sheet { backs: [TileSet::EMPTY; 3] };
    blank.replaced(BUILT_IN_SHEET).expect("the built-in sheet is tested")
});

/// The names of the backs in the order in which they are drawn.
pub const BACKS: [&str; 3] = ["I", "II", "III"];

/// The section of a sheet in which the backs stand, with which the keys of `component` lines begin.
const SECTION: &str = "backs";

/// How many tiles the set-up lays out from stack I (P-SET-3).
pub(super) const LAID_OUT: usize = 5;

/// The values that the rulebook does not give: which building tiles have which back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub(super) backs: [TileSet; 3],
}

/// Why a component sheet cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SheetError {
    /// Not TOML.
    #[error("{0}")]
    Form(String),
    /// No backs at all.
    #[error("there is no section [{SECTION}]")]
    NoSection,
    /// A value that is no text.
    #[error("the value of {SECTION}.{0} is not a text of tiles")]
    NotText(&'static str),
    /// A value that the game does not have.
    #[error("there is no '{0}', expected backs.I, backs.II or backs.III")]
    UnknownKey(String),
    /// A word that is no tile.
    #[error("back {back}: {reason}")]
    Tile {
        /// The back.
        back: &'static str,
        /// What is wrong.
        reason: NotationError,
    },
    /// A tile with two backs, or more often than the game has it.
    #[error("{0} stands too often: every material has 16 tiles, 3.1 twice and the others once")]
    TooOften(Tile),
    /// A tile without a back.
    #[error("{0} is missing: every material has 16 tiles, 3.1 twice and the others once")]
    Missing(Tile),
    /// Too few tiles for the set-up.
    #[error("back I has {0} tiles, the set-up lays out {LAID_OUT} (P-SET-3)")]
    TooFew(u32),
}

impl From<SheetError> for HeadError {
    fn from(error: SheetError) -> HeadError {
        HeadError::Component(error.to_string())
    }
}

impl Sheet {
    /// The sheet that comes with the program.
    pub fn built_in() -> Sheet {
        *BUILT_IN
    }

    /// The built-in sheet with the values that `text` (TOML) replaces. What it leaves out stays as it is.
    pub fn from_toml(text: &str) -> Result<Sheet, SheetError> {
        Sheet::built_in().replaced(text)
    }

    /// The built-in sheet with the values of `component` lines in place of its own.
    pub fn from_components(components: &[(String, String)]) -> Result<Sheet, SheetError> {
        let mut sheet = Sheet::built_in();
        for (key, tiles) in components {
            sheet.set(index_of(key)?, tiles)?;
        }
        sheet.validated()
    }

    /// The values that differ from the built-in sheet, as key and text.
    pub fn differences(&self) -> Vec<(String, String)> {
        let pairs = self.backs.iter().zip(Sheet::built_in().backs).zip(BACKS);
        pairs
            .filter(|((ours, built_in), _)| *ours != built_in)
            .map(|((ours, _), back)| (key_of(back), ours.to_string()))
            .collect()
    }

    /// The building tiles with a back: 0 is I, 2 is III.
    pub fn back(&self, index: usize) -> TileSet {
        self.backs[index]
    }

    fn replaced(mut self, text: &str) -> Result<Sheet, SheetError> {
        let file: Table = text.parse().map_err(|error| SheetError::Form(toml_fault(text, &error)))?;
        if let Some(other) = file.keys().find(|section| *section != SECTION) {
            return Err(SheetError::UnknownKey(shorten(other)));
        }
        let backs = file.get(SECTION).and_then(Value::as_table).ok_or(SheetError::NoSection)?;
        for (back, tiles) in backs {
            let index = index_of(&key_of(back))?;
            self.set(index, tiles.as_str().ok_or(SheetError::NotText(BACKS[index]))?)?;
        }
        self.validated()
    }

    fn set(&mut self, index: usize, tiles: &str) -> Result<(), SheetError> {
        let words = tiles.split_ascii_whitespace().filter(|word| *word != "-");
        self.backs[index] =
            TileSet::parse(words).map_err(|reason| SheetError::Tile { back: BACKS[index], reason })?;
        Ok(())
    }

    /// Refuses a sheet in which the tiles of the game do not stand exactly once.
    fn validated(self) -> Result<Sheet, SheetError> {
        let mut all = TileSet::EMPTY;
        for tile in self.backs.iter().flat_map(|back| back.iter()) {
            if !all.fits_with(TileSet::EMPTY.with(tile)) {
                return Err(SheetError::TooOften(tile));
            }
            all = all.with(tile);
        }
        let copies = |tile| u32::from(all.contains(tile)) + u32::from(all.contains_two(tile));
        let missing =
            TileSet::ALL.kinds().find(|tile| copies(*tile) < 1 + u32::from(TileSet::ALL.contains_two(*tile)));
        match (missing, self.backs[0].len()) {
            (Some(tile), _) => Err(SheetError::Missing(tile)),
            (None, few) if (few as usize) < LAID_OUT => Err(SheetError::TooFew(few)),
            _ => Ok(self),
        }
    }
}

/// The key of a back in `component` lines.
fn key_of(back: &str) -> String {
    format!("{SECTION}.{back}")
}

fn index_of(key: &str) -> Result<usize, SheetError> {
    let index = BACKS.iter().position(|back| key == key_of(back));
    index.ok_or_else(|| SheetError::UnknownKey(shorten(key)))
}
