//! Reading JSON that is carried unread.
//!
//! A [`RawValue`] reads itself from text only. Where serde has to look at a tag before it knows what follows, it keeps
//! what it has read as values; these functions read from both.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// Reads what may be missing.
pub(crate) fn option<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Option::<Value>::deserialize(from)?
        .map(|value| to_raw_value(&value).map_err(D::Error::custom))
        .transpose()
}

/// Reads a list.
pub(crate) fn list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Box<RawValue>>, D::Error> {
    let values = Vec::<Value>::deserialize(from)?;
    values.iter().map(|value| to_raw_value(value).map_err(D::Error::custom)).collect()
}
