use super::sheet::{BUILT_IN_SHEET, Sheet};
use crate::head::{Head, HeadError, Setup};
use crate::notation::shorten;
use crate::ruleset::Ruleset;

/// What is fixed before a game of Palazzo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    players: usize,
    sheet: Sheet,
}

impl Config {
    /// A game with the built-in component sheet.
    pub fn new(players: usize) -> Result<Config, HeadError> {
        Head::check_players(Ruleset::Palazzo, players)?;
        Ok(Config { players, sheet: Sheet::built_in() })
    }

    /// The same game with another component sheet.
    pub fn with_sheet(self, sheet: Sheet) -> Config {
        Config { sheet, ..self }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The values that the rulebook does not give.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }
}

impl Setup for Config {
    fn from_head(head: &Head) -> Result<Config, HeadError> {
        if head.ruleset != Ruleset::Palazzo {
            return Err(HeadError::OtherGame(head.ruleset));
        }
        if let Some((option, _)) = head.options.first() {
            return Err(HeadError::UnknownOption { ruleset: head.ruleset, option: shorten(option) });
        }
        Ok(Config::new(head.players)?.with_sheet(Sheet::from_components(&head.components)?))
    }

    fn head(&self) -> Head {
        let mut head = Head::new(Ruleset::Palazzo, self.players);
        head.components = self.sheet.differences();
        head
    }

    fn built_in_sheet() -> &'static str {
        BUILT_IN_SHEET
    }

    fn read_sheet(text: &str) -> Result<Vec<(String, String)>, HeadError> {
        Ok(Sheet::from_toml(text)?.differences())
    }
}
