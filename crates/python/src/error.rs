//! The exceptions, and the way from the errors of other crates to them.

use palazzi_rules::{HeadError, NotationError as BadNotation, RecordError as BadRecord};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(palazzi, Error, PyValueError, "What everything that Palazzi refuses is.");
create_exception!(palazzi, SetupError, Error, "A game that cannot be set up like that.");
create_exception!(palazzi, NotationError, Error, "A text that is not in the notation.");
create_exception!(
    palazzi,
    IllegalAction,
    Error,
    "An action that the rules do not allow, or a draw that cannot happen. Nothing has changed."
);
create_exception!(
    palazzi,
    RecordError,
    Error,
    "A record that cannot be read or replayed. `line` is the line of the text, counted from 1, `reason` what is wrong there."
);

/// A game that cannot be set up like that.
pub(crate) fn bad_setup(error: &HeadError) -> PyErr {
    SetupError::new_err(error.to_string())
}

/// A text that is not in the notation.
pub(crate) fn bad_notation(error: &BadNotation) -> PyErr {
    NotationError::new_err(error.to_string())
}

/// A record that cannot be read or replayed.
pub(crate) fn bad_record(py: Python<'_>, error: &BadRecord) -> PyErr {
    let raised = RecordError::new_err(error.to_string());
    match describe(py, &raised, error) {
        Ok(()) => raised,
        Err(other) => other,
    }
}

fn describe(py: Python<'_>, raised: &PyErr, error: &BadRecord) -> PyResult<()> {
    let value = raised.value(py);
    value.setattr("line", error.line)?;
    value.setattr("reason", error.reason.to_string())
}
