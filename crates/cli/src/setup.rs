//! From command-line options to the facts that are fixed before play.

use std::path::PathBuf;

use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use palazzi_rules::{Head, Ruleset};

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
    pub(crate) components: Option<PathBuf>,
}

impl GameArgs {
    /// The facts as they stand in the head of a record. The engine's configuration checks them.
    pub(crate) fn head(&self) -> anyhow::Result<Head> {
        let mut head = Head::new(self.ruleset, self.players);
        let mut sheet = self.ruleset.built_in_sheet().to_owned();
        if let Some(path) = &self.components {
            let name = || input::name(path);
            sheet = input::read_text(path).with_context(name)?;
            head.use_sheet(&sheet).with_context(name)?;
        }
        if let Some(cards) = &self.cards {
            head.use_cards(cards, &sheet)?;
        }
        Ok(head)
    }
}

/// Reads the name of a ruleset and knows all of them for help and completions.
pub(crate) fn ruleset_parser() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(Ruleset::name)).try_map(|name| name.parse::<Ruleset>())
}
