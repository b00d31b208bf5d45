//! From command-line options to the facts that are fixed before play.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use palazzi_rules::carrara::{Cards, GoalSource, Sheet};
use palazzi_rules::{Game, Head, Ruleset, Setup, with_engine};

use crate::input;

/// The options that say which game is played.
#[derive(clap::Args)]
pub(crate) struct GameArgs {
    /// What is played; `palazzi rulesets` tells more
    #[arg(short, long, value_parser = ruleset_parser())]
    pub(crate) ruleset: Ruleset,
    /// How many play
    #[arg(short, long, value_name = "N", default_value_t = 2)]
    pub(crate) players: usize,
    /// Fix the cards of the expansion: a ready-made set such as poker, or
    /// "top=II object=V building=II bonus=IX"; drawn at random otherwise
    #[arg(long, value_name = "SET|CARDS")]
    cards: Option<String>,
    /// Component sheet whose values replace the built-in ones; `palazzi components` prints one
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl GameArgs {
    /// The facts as they stand in the head of a record. The engine's configuration checks them.
    pub(crate) fn head(&self) -> anyhow::Result<Head> {
        let mut head = Head::new(self.ruleset, self.players);
        let mut sheet = built_in_sheet(self.ruleset).to_owned();
        if let Some(path) = &self.components {
            let name = || input::name(path);
            sheet = input::read_text(path).with_context(name)?;
            head.components = with_engine!(self.ruleset.engine(), G => {
                <G as Game>::Config::read_sheet(&sheet).with_context(name)?
            });
        }
        if let Some(cards) = &self.cards {
            head.options.push(("cards".to_owned(), card_numbers(cards, self.ruleset, &sheet)?));
        }
        Ok(head)
    }
}

/// Reads the name of a ruleset and knows all of them for help and completions.
pub(crate) fn ruleset_parser() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(Ruleset::name)).try_map(|name| name.parse::<Ruleset>())
}

/// The text of the component sheet that a ruleset is played with.
pub(crate) fn built_in_sheet(ruleset: Ruleset) -> &'static str {
    with_engine!(ruleset.engine(), G => <G as Game>::Config::built_in_sheet())
}

/// The built-in sets of cards; empty where a ruleset has no cards.
pub(crate) fn card_sets(ruleset: Ruleset) -> anyhow::Result<Vec<(String, Cards)>> {
    match ruleset {
        Ruleset::Carrara(edition) if edition.rules().goals == GoalSource::Cards => {
            Ok(Sheet::sets(built_in_sheet(ruleset))?)
        }
        Ruleset::Carrara(_) | Ruleset::Palazzo => Ok(Vec::new()),
    }
}

/// The four cards that `wish` names: themselves, or as a set of the component sheet.
///
/// Where a ruleset has no cards, the wish is passed on as it is, to be refused with the other options.
pub(crate) fn card_numbers(wish: &str, ruleset: Ruleset, sheet: &str) -> anyhow::Result<String> {
    if wish.contains('=') || card_sets(ruleset)?.is_empty() {
        return Ok(wish.to_owned());
    }
    let sets = Sheet::sets(sheet)?;
    match sets.iter().find(|(name, _)| name == wish) {
        Some((_, cards)) => Ok(cards.to_string()),
        None => {
            let known: Vec<&str> = sets.iter().map(|(name, _)| name.as_str()).collect();
            bail!("unknown card set '{wish}', expected one of {}", known.join(", "));
        }
    }
}
