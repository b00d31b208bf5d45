//! The Python module `palazzi`: games, records, bots, and environments for learning.
//!
//! What Python sees is described in `docs/python.md`; `python/palazzi` holds what is written in Python.

mod advice;
mod batch;
mod course;
mod environment;
mod error;
mod game;
mod observation;
mod patience;
mod plain;
mod play;
mod random_play;
mod record;
mod setup;
mod spelling;

use palazzi_bots::BotName;
use palazzi_rules::{RULES_VERSION, Ruleset};
use pyo3::prelude::*;

/// What can be played: names and titles.
#[pyfunction]
fn rulesets() -> Vec<(&'static str, &'static str)> {
    Ruleset::ALL.map(|ruleset| (ruleset.name(), ruleset.title())).to_vec()
}

/// Who can be played against, weakest first: names, and how they play.
#[pyfunction]
fn bots() -> Vec<(&'static str, &'static str)> {
    BotName::ALL.map(|bot| (bot.name(), bot.description())).to_vec()
}

/// The built-in component sheet of a ruleset (TOML), as a start for an own one.
#[pyfunction]
fn components(ruleset: &str) -> PyResult<&'static str> {
    Ok(setup::find_ruleset(ruleset)?.built_in_sheet())
}

/// The ready-made sets of cards of a ruleset.
#[pyfunction]
fn card_sets(ruleset: &str) -> PyResult<Vec<(String, String)>> {
    let ruleset = setup::find_ruleset(ruleset)?;
    let sets = ruleset.card_sets(ruleset.built_in_sheet()).map_err(|error| error::bad_setup(&error))?;
    Ok(sets.into_iter().map(|(name, cards)| (name, cards.to_string())).collect())
}

/// What the package `palazzi` takes over.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RULES_VERSION", RULES_VERSION)?;
    module.add("Error", py.get_type::<error::Error>())?;
    module.add("SetupError", py.get_type::<error::SetupError>())?;
    module.add("NotationError", py.get_type::<error::NotationError>())?;
    module.add("IllegalAction", py.get_type::<error::IllegalAction>())?;
    module.add("RecordError", py.get_type::<error::RecordError>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<record::Record>()?;
    module.add_class::<record::Replay>()?;
    module.add_class::<advice::Bot>()?;
    module.add_class::<environment::Environment>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(rulesets, module)?)?;
    module.add_function(wrap_pyfunction!(bots, module)?)?;
    module.add_function(wrap_pyfunction!(components, module)?)?;
    module.add_function(wrap_pyfunction!(card_sets, module)?)?;
    module.add_function(wrap_pyfunction!(record::verify, module)?)?;
    module.add_function(wrap_pyfunction!(random_play::random_games, module)?)?;
    Ok(())
}
