use super::cards::Cards;
use super::rules::{Edition, GoalSource};
use super::sheet::{BUILT_IN_SHEET, Sheet};
use crate::head::{Head, HeadError, Setup};
use crate::notation::shorten;
use crate::ruleset::Ruleset;

/// What is fixed before a game of Carrara.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) edition: Edition,
    pub(crate) players: usize,
    pub(crate) cards: Option<Cards>,
    pub(crate) sheet: Sheet,
}

/// The option that fixes the cards of the expansion.
const CARDS: &str = "cards";

impl Config {
    /// A game with the built-in components; cards, where there are any, are drawn.
    ///
    /// # Errors
    /// If the edition is not for this number of players.
    pub fn new(edition: Edition, players: usize) -> Result<Config, HeadError> {
        Head::check_players(Ruleset::Carrara(edition), players)?;
        Ok(Config { edition, players, cards: None, sheet: Sheet::built_in() })
    }

    /// The same game with these cards.
    ///
    /// # Errors
    /// If the edition has no cards.
    pub fn with_cards(mut self, cards: Cards) -> Result<Config, HeadError> {
        if self.edition.rules().goals != GoalSource::Cards {
            let ruleset = Ruleset::Carrara(self.edition);
            return Err(HeadError::UnknownOption { ruleset, option: CARDS.to_owned() });
        }
        self.cards = Some(cards);
        Ok(self)
    }

    /// The same game with another component sheet.
    pub fn with_sheet(mut self, sheet: Sheet) -> Config {
        self.sheet = sheet;
        self
    }
}

impl Setup for Config {
    fn from_head(head: &Head) -> Result<Config, HeadError> {
        let Ruleset::Carrara(edition) = head.ruleset else {
            return Err(HeadError::OtherGame(head.ruleset));
        };
        let mut config = Config::new(edition, head.players)?;
        for (name, value) in &head.options {
            if name != CARDS || edition.rules().goals != GoalSource::Cards {
                return Err(HeadError::UnknownOption { ruleset: head.ruleset, option: shorten(name) });
            }
            let cards =
                value.parse().map_err(|error| HeadError::BadOption { option: name.clone(), error })?;
            config = config.with_cards(cards)?;
        }
        for (key, value) in &head.components {
            config.sheet.set(key, value)?;
        }
        Ok(config)
    }

    fn head(&self) -> Head {
        Head {
            ruleset: Ruleset::Carrara(self.edition),
            players: self.players,
            options: self.cards.iter().map(|cards| (CARDS.to_owned(), cards.to_string())).collect(),
            components: self.sheet.differences(),
        }
    }

    fn built_in_sheet() -> &'static str {
        BUILT_IN_SHEET
    }

    fn read_sheet(text: &str) -> Result<Vec<(String, String)>, HeadError> {
        Ok(Sheet::from_toml(text)?.differences())
    }
}
