//! From the arguments of Python to the facts that are fixed before play.

use std::path::PathBuf;

use palazzi_rules::{Head, Ruleset, Seat, Setup, Viewer};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

use crate::error::{SetupError, bad_notation, bad_setup};
use crate::play::{AnyConfig, configure, with};

/// The game that somebody wishes for.
pub(crate) fn wished(
    ruleset: &str,
    players: usize,
    cards: Option<&str>,
    components: Option<PathBuf>,
) -> PyResult<AnyConfig> {
    let ruleset = find_ruleset(ruleset)?;
    let mut head = Head::new(ruleset, players);
    let mut sheet = ruleset.built_in_sheet().to_owned();
    if let Some(path) = components {
        sheet = std::fs::read_to_string(&path)?;
        let name = path.display();
        head.use_sheet(&sheet).map_err(|error| SetupError::new_err(format!("{name}: {error}")))?;
    }
    if let Some(cards) = cards {
        head.use_cards(cards, &sheet).map_err(|error| bad_setup(&error))?;
    }
    configure(&head).map_err(|error| bad_setup(&error))
}

/// The ruleset with this name.
pub(crate) fn find_ruleset(name: &str) -> PyResult<Ruleset> {
    name.parse().map_err(|error: palazzi_rules::UnknownRuleset| SetupError::new_err(error.to_string()))
}

/// Who looks: a seat letter, or nothing for somebody who does not play.
pub(crate) fn find_viewer(seat: Option<&str>, players: usize) -> PyResult<Viewer> {
    let Some(letter) = seat else { return Ok(Viewer::Spectator) };
    let seat = Seat::parse(letter).map_err(|error| bad_notation(&error))?;
    if seat as usize >= players {
        return Err(crate::error::Error::new_err(format!("seat {seat} is not taken, {players} play")));
    }
    Ok(Viewer::Seat(seat))
}

/// How many play.
pub(crate) fn players_of(config: &AnyConfig) -> usize {
    with!(config, config => config.head().players)
}

/// Says clearly what is missing where arrays are needed and cannot be made.
pub(crate) fn need_arrays(py: Python<'_>) -> PyResult<()> {
    let missing = |_| PyImportError::new_err("numpy is needed for this: pip install 'palazzi[arrays]'");
    py.import("numpy").map(drop).map_err(missing)
}

/// A seed from the system.
pub(crate) fn entropy(py: Python<'_>) -> PyResult<u64> {
    py.import("secrets")?.call_method1("randbits", (64,))?.extract()
}
