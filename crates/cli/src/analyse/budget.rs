//! The option `--budget`, in the form that the arena has it.

use std::time::Duration;

use palazzi_bots::Budget;
use thiserror::Error;

/// What a decision may cost if nothing is said.
pub(crate) const DEFAULT: &str = "400";

/// The longest time for a decision: ten minutes.
const TIME_LIMIT_MS: u64 = 600_000;

/// A text that is no budget.
#[derive(Debug, Error)]
#[error("expected a time of 1ms to {TIME_LIMIT_MS}ms such as 20ms, or a number of playouts such as 500")]
pub(crate) struct BadBudget;

/// Reads `20ms` as a time and `500` as playouts.
pub(crate) fn parse(text: &str) -> Result<Budget, BadBudget> {
    match text.strip_suffix("ms") {
        Some(time) => match time.parse() {
            Ok(time_ms @ 1..=TIME_LIMIT_MS) => Ok(Budget::Time(Duration::from_millis(time_ms))),
            _ => Err(BadBudget),
        },
        None => match text.parse() {
            Ok(playouts @ 1..) => Ok(Budget::Playouts(playouts)),
            _ => Err(BadBudget),
        },
    }
}

/// The budget as [`parse`] reads it.
pub(crate) fn text(budget: Budget) -> String {
    match budget {
        Budget::Time(time) => format!("{}ms", time.as_millis()),
        Budget::Playouts(playouts) => playouts.to_string(),
    }
}

/// The budget in words.
pub(crate) fn words(budget: Budget) -> String {
    match budget {
        Budget::Time(time) => format!("{} ms a decision", time.as_millis()),
        Budget::Playouts(1) => "1 playout a decision".to_owned(),
        Budget::Playouts(playouts) => format!("{playouts} playouts a decision"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for budget in ["1ms", "600000ms", "1", "4294967295", DEFAULT] {
            assert_eq!(text(parse(budget).unwrap()), budget);
        }
    }

    #[test]
    fn other_texts_are_no_budgets() {
        for budget in ["", "0", "0ms", "ms", "600001ms", "4294967296", "-1", "1.5", "20s", "20 ms"] {
            assert!(parse(budget).is_err(), "{budget}");
        }
    }
}
