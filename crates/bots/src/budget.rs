use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much a decision may cost. Its text form is a time such as `20ms`, or a number of playouts such as `500`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Wall-clock time.
    Time(Duration),
    /// Playouts of a search: the same seed gives the same move.
    Playouts(u32),
}

impl Budget {
    /// The longest time for a decision: ten minutes.
    pub const TIME_LIMIT_MS: u64 = 600_000;

    /// The budget in words.
    pub fn words(self) -> String {
        match self {
            Budget::Time(time) => format!("{} ms a decision", time.as_millis()),
            Budget::Playouts(1) => "1 playout a decision".to_owned(),
            Budget::Playouts(playouts) => format!("{playouts} playouts a decision"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
        }
    }
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        match text.strip_suffix("ms") {
            Some(time) => match time.parse() {
                Ok(time_ms @ 1..=Budget::TIME_LIMIT_MS) => Ok(Budget::Time(Duration::from_millis(time_ms))),
                _ => Err(BadBudget),
            },
            None => match text.parse() {
                Ok(playouts @ 1..) => Ok(Budget::Playouts(playouts)),
                _ => Err(BadBudget),
            },
        }
    }
}

/// A text that is no budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadBudget;

impl fmt::Display for BadBudget {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let limit = Budget::TIME_LIMIT_MS;
        write!(f, "expected a time of 1ms to {limit}ms such as 20ms, or a number of playouts such as 500")
    }
}

impl std::error::Error for BadBudget {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_time_or_a_number_of_playouts() {
        assert_eq!("20ms".parse(), Ok(Budget::Time(Duration::from_millis(20))));
        assert_eq!("500".parse(), Ok(Budget::Playouts(500)));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["1ms", "600000ms", "1", "4294967295"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_no_budgets() {
        for text in ["", "0", "0ms", "ms", "600001ms", "4294967296", "-1", "1.5", "20s", "20 ms"] {
            assert_eq!(text.parse::<Budget>(), Err(BadBudget), "{text}");
        }
    }
}
