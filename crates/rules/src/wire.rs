//! Reading values that are written as the text of their notation.

use std::borrow::Cow;
use std::fmt::Display;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Reads a text and what it stands for.
pub(crate) fn read_text<'de, D: Deserializer<'de>, T, E: Display>(
    deserializer: D,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    let text = Cow::<str>::deserialize(deserializer)?;
    parse(&text).map_err(D::Error::custom)
}

/// Makes a type readable that is written as text.
macro_rules! read_as_text {
    ($Type:ty, $parse:expr) => {
        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                $crate::wire::read_text(deserializer, $parse)
            }
        }
    };
}

pub(crate) use read_as_text;
