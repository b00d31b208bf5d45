use std::fmt;

/// A share with the bounds between which the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The share that was seen.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The standard normal quantile for 95 % between both bounds.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// Wilson's score interval for `wins` (halves and thirds count) of `games`.
pub fn wilson(wins: f64, games: u32) -> Interval {
    let count = f64::from(games);
    if games == 0 {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let share = wins / count;
    let square = QUANTILE * QUANTILE;
    let center = (share + square / (2.0 * count)) / (1.0 + square / count);
    let spread = QUANTILE / (1.0 + square / count)
        * (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
    Interval { share, low: (center - spread).max(0.0), high: (center + spread).min(1.0) }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:.1} % ({:.1}–{:.1})", 100.0 * self.share, 100.0 * self.low, 100.0 * self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values_are_met() {
        let interval = wilson(81.0, 263);
        assert!((interval.low - 0.2553).abs() < 1e-4, "{interval}");
        assert!((interval.high - 0.3662).abs() < 1e-4, "{interval}");
    }

    #[test]
    fn bounds_stay_between_0_and_1() {
        for (wins, games) in [(0.0, 1), (1.0, 1), (0.0, 1000), (1000.0, 1000), (0.0, 0)] {
            let interval = wilson(wins, games);
            assert!(interval.low >= 0.0 && interval.high <= 1.0, "{interval:?}");
        }
    }
}
