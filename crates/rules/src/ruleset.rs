use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::carrara::Edition;
use crate::notation::shorten;
use crate::wire::read_as_text;

/// Everything that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ruleset {
    /// The Palaces of Carrara in one of its editions.
    Carrara(Edition),
    /// Palazzo.
    Palazzo,
}

/// The engine that plays a ruleset; picks the type parameter of generic code once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// [`crate::carrara::Carrara`].
    Carrara,
    /// [`crate::palazzo::Palazzo`].
    Palazzo,
}

impl Ruleset {
    /// All rulesets in the order in which they are shown.
    pub const ALL: [Ruleset; 5] = [
        Ruleset::Carrara(Edition::First),
        Ruleset::Carrara(Edition::FirstExpansion),
        Ruleset::Carrara(Edition::Second),
        Ruleset::Carrara(Edition::SecondAdvanced),
        Ruleset::Palazzo,
    ];

    /// The name in records and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Ruleset::Carrara(Edition::First) => "carrara-1e",
            Ruleset::Carrara(Edition::FirstExpansion) => "carrara-1e-expansion",
            Ruleset::Carrara(Edition::Second) => "carrara-2e",
            Ruleset::Carrara(Edition::SecondAdvanced) => "carrara-2e-advanced",
            Ruleset::Palazzo => "palazzo",
        }
    }

    /// A line that says what it is.
    pub fn title(self) -> &'static str {
        match self {
            Ruleset::Carrara(Edition::First) => "The Palaces of Carrara, first edition",
            Ruleset::Carrara(Edition::FirstExpansion) => {
                "The Palaces of Carrara, first edition with expansion"
            }
            Ruleset::Carrara(Edition::Second) => "The Palaces of Carrara, second edition",
            Ruleset::Carrara(Edition::SecondAdvanced) => {
                "The Palaces of Carrara, second edition, advanced version"
            }
            Ruleset::Palazzo => "Palazzo",
        }
    }

    /// How many can play.
    pub fn players(self) -> RangeInclusive<usize> {
        2..=4
    }

    /// The engine that plays it.
    pub fn engine(self) -> Engine {
        match self {
            Ruleset::Carrara(_) => Engine::Carrara,
            Ruleset::Palazzo => Engine::Palazzo,
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

read_as_text!(Ruleset, str::parse);

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(text: &str) -> Result<Ruleset, UnknownRuleset> {
        Ruleset::ALL
            .into_iter()
            .find(|ruleset| ruleset.name() == text)
            .ok_or_else(|| UnknownRuleset(shorten(text)))
    }
}

/// A name that no ruleset has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown ruleset '{0}', expected one of {known}", known = Ruleset::ALL.map(Ruleset::name).join(", "))]
pub struct UnknownRuleset(String);

/// Runs generic code with the engine of a ruleset: `with_engine!(ruleset.engine(), G => play::<G>())`.
#[macro_export]
macro_rules! with_engine {
    ($engine:expr, $game:ident => $body:expr) => {
        match $engine {
            $crate::Engine::Carrara => {
                type $game = $crate::carrara::Carrara;
                $body
            }
            $crate::Engine::Palazzo => {
                type $game = $crate::palazzo::Palazzo;
                $body
            }
        }
    };
}
