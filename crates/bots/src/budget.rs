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

    /// One part in so many.
    pub(crate) fn part(self, parts: u32) -> Budget {
        match self {
            Budget::Time(limit) => Budget::Time(limit / parts),
            Budget::Playouts(limit) => Budget::Playouts(limit.div_ceil(parts)),
        }
    }

    /// About how many playouts are left after so many, which took the time `spent`. A clock may stand still for a
    /// while: browsers show theirs in steps.
    pub(crate) fn playouts_left(self, playouts: u32, spent: Duration) -> u32 {
        match self {
            Budget::Time(limit) => {
                let left = limit.saturating_sub(spent).as_secs_f32();
                let as_before = left / spent.as_secs_f32().max(1e-9) * playouts as f32;
                (as_before.ceil() as u32).saturating_add(u32::from(left > 0.0))
            }
            Budget::Playouts(limit) => limit.saturating_sub(playouts),
        }
    }

    /// Whether nothing is left after so many playouts, which took the time `spent`.
    pub(crate) fn is_spent(self, playouts: u32, spent: Duration) -> bool {
        match self {
            Budget::Time(limit) => spent >= limit,
            Budget::Playouts(limit) => playouts >= limit,
        }
    }

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
    fn what_is_left_follows_from_what_was_done() {
        let time = Budget::Time(Duration::from_secs(2));
        assert_eq!(time.playouts_left(0, Duration::ZERO), 1);
        assert_eq!(time.playouts_left(100, Duration::from_millis(500)), 301);
        assert_eq!(time.playouts_left(100, Duration::from_secs(2)), 0);
        assert_eq!(time.playouts_left(100, Duration::from_secs(3)), 0);
        assert_eq!(Budget::Playouts(120).playouts_left(100, Duration::from_secs(3)), 20);
    }

    #[test]
    fn a_clock_that_stands_still_does_not_end_a_search() {
        let time = Budget::Time(Duration::from_secs(1));
        for playouts in 1..1_000 {
            assert!(time.playouts_left(playouts, Duration::ZERO) > 1_000_000, "{playouts}");
        }
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
