use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// Longer times count as this one.
const LONGEST: Duration = Duration::from_secs(60);

/// Many times, counted by how long they are.
pub(super) struct Times(Histogram<u64>);

impl Times {
    pub(super) fn new() -> Times {
        let longest = LONGEST.as_micros() as u64;
        Times(Histogram::new_with_bounds(1, longest, 3).expect("the bounds are in order"))
    }

    pub(super) fn add(&mut self, time: Duration) {
        self.0.saturating_record(time.as_micros() as u64);
    }

    /// The times that so many in a hundred do not exceed.
    pub(super) fn quantiles(&self) -> Quantiles {
        let at = |quantile| self.0.value_at_quantile(quantile) as f64 / 1e3;
        Quantiles {
            p50: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            p999: at(0.999),
            max: self.0.max() as f64 / 1e3,
        }
    }
}

/// Times in milliseconds that so many in a hundred do not exceed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Quantiles {
    pub(super) p50: f64,
    pub(super) p90: f64,
    pub(super) p99: f64,
    #[serde(rename = "p99.9")]
    pub(super) p999: f64,
    pub(super) max: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_in_milliseconds() {
        let mut times = Times::new();
        (1..=1000).for_each(|number| times.add(Duration::from_micros(number * 10)));
        times.add(Duration::from_secs(3600));
        let quantiles = times.quantiles();
        assert!((quantiles.p50 - 5.0).abs() < 0.1 && (quantiles.p99 - 9.9).abs() < 0.1, "{quantiles:?}");
        assert!((quantiles.max - 60_000.0).abs() < 100.0, "{quantiles:?}");
    }
}
