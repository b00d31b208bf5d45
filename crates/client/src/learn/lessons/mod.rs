//! The lessons, one for each ruleset.

mod carrara_1e;
mod carrara_1e_expansion;
mod carrara_2e;
mod carrara_2e_advanced;
mod palazzo;
mod position;

use palazzi_rules::carrara::{Carrara, Edition};
use palazzi_rules::palazzo::Palazzo;

use super::lesson::Lesson;

/// The lesson of Palazzo.
pub static PALAZZO: Lesson<Palazzo> = palazzo::LESSON;

static FIRST: Lesson<Carrara> = carrara_1e::LESSON;
static FIRST_EXPANSION: Lesson<Carrara> = carrara_1e_expansion::LESSON;
static SECOND: Lesson<Carrara> = carrara_2e::LESSON;
static SECOND_ADVANCED: Lesson<Carrara> = carrara_2e_advanced::LESSON;

/// The lesson of an edition of Carrara.
pub fn carrara(edition: Edition) -> &'static Lesson<Carrara> {
    match edition {
        Edition::First => &FIRST,
        Edition::FirstExpansion => &FIRST_EXPANSION,
        Edition::Second => &SECOND,
        Edition::SecondAdvanced => &SECOND_ADVANCED,
    }
}

#[cfg(test)]
mod tests;
