//! From what somebody wishes to the facts that are fixed before play.

use crate::carrara::{Cards, GoalSource, Sheet};
use crate::game::Game;
use crate::head::{Head, HeadError, Setup};
use crate::notation::shorten;
use crate::ruleset::Ruleset;
use crate::with_engine;

impl Ruleset {
    /// The text of the component sheet that the ruleset is played with, as TOML.
    pub fn built_in_sheet(self) -> &'static str {
        with_engine!(self.engine(), G => <G as Game>::Config::built_in_sheet())
    }

    /// The ready-made sets of cards: the built-in ones with those that a component sheet adds or replaces. Empty where
    /// a ruleset has no cards.
    pub fn card_sets(self, sheet: &str) -> Result<Vec<(String, Cards)>, HeadError> {
        match self {
            Ruleset::Carrara(edition) if edition.rules().goals == GoalSource::Cards => Sheet::sets(sheet),
            Ruleset::Carrara(_) | Ruleset::Palazzo => Ok(Vec::new()),
        }
    }

    /// The four cards that `wish` names: themselves, or as a set of the component sheet.
    ///
    /// Where a ruleset has no cards, the wish is taken as it is, to be refused with the other options.
    pub fn wished_cards(self, wish: &str, sheet: &str) -> Result<String, HeadError> {
        let sets = self.card_sets(sheet)?;
        if wish.contains('=') || sets.is_empty() {
            return Ok(wish.to_owned());
        }
        let found = sets.iter().find(|(name, _)| name == wish);
        let known = || sets.iter().map(|(name, _)| name.clone()).collect();
        let unknown = || HeadError::UnknownSet { found: shorten(wish), known: known() };
        Ok(found.ok_or_else(unknown)?.1.to_string())
    }
}

impl Head {
    /// Takes the values of a component sheet (TOML) instead of the built-in ones.
    pub fn use_sheet(&mut self, sheet: &str) -> Result<(), HeadError> {
        self.components = with_engine!(self.ruleset.engine(), G => <G as Game>::Config::read_sheet(sheet)?);
        Ok(())
    }

    /// Fixes the four cards that somebody wishes for, as [`Ruleset::wished_cards`] reads them.
    pub fn use_cards(&mut self, wish: &str, sheet: &str) -> Result<(), HeadError> {
        let cards = self.ruleset.wished_cards(wish, sheet)?;
        self.options.push(("cards".to_owned(), cards));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(ruleset: &str, wish: &str) -> Result<String, HeadError> {
        let ruleset: Ruleset = ruleset.parse()?;
        let mut head = Head::new(ruleset, 2);
        head.use_cards(wish, ruleset.built_in_sheet())?;
        Ok(head.options[0].1.clone())
    }

    #[test]
    fn cards_are_named_by_their_set_or_one_by_one() {
        let poker = "top=IV object=IV building=IV bonus=IV";
        assert_eq!(cards("carrara-1e-expansion", "poker").unwrap(), poker);
        assert_eq!(cards("carrara-1e-expansion", poker).unwrap(), poker);
        let error = cards("carrara-1e-expansion", "whist").unwrap_err().to_string();
        assert!(error.starts_with("unknown card set 'whist', expected one of first-game, "), "{error}");
    }

    #[test]
    fn a_wish_for_cards_that_a_ruleset_does_not_have_is_left_to_be_refused() {
        assert_eq!(cards("carrara-2e", "poker").unwrap(), "poker");
        assert!(Ruleset::Palazzo.card_sets("").unwrap().is_empty());
    }
}
