//! What the bars of a picture measure, and the marks below them.

/// About so many marks stand on an axis.
const MARKS: f64 = 5.0;

/// What is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Measure {
    /// Ratings, counted from that of one bot.
    Elo,
    /// Shares of wins, and the one that stands for equal strength.
    Share { even: f64 },
}

impl Measure {
    /// What stands beside the axis.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Measure::Elo => "Elo",
            Measure::Share { .. } => "share of wins",
        }
    }

    /// The value that stands for equal strength.
    pub(crate) fn even(self) -> f64 {
        match self {
            Measure::Elo => 0.0,
            Measure::Share { even } => even,
        }
    }

    /// What stands above the line of equal strength, unless a mark says it.
    pub(crate) fn even_label(self) -> Option<String> {
        match self {
            Measure::Elo => None,
            Measure::Share { even } => Some(format!("even: {:.1} %", 100.0 * even)),
        }
    }

    /// What the figures mean, in a sentence.
    pub(crate) fn words(self) -> String {
        let meaning = match self {
            Measure::Elo => "Ratings are Elo".to_owned(),
            Measure::Share { even } => format!("Even is {:.1} %", 100.0 * even),
        };
        format!("{meaning}; in brackets stands the interval of 95 % confidence.")
    }

    /// What stands below a mark.
    pub(crate) fn mark_label(self, value: f64) -> String {
        match self {
            Measure::Elo => format!("{value:.0}"),
            Measure::Share { .. } => format!("{:.0} %", 100.0 * value),
        }
    }

    /// The marks from `least` to `most`, at round numbers.
    pub(crate) fn marks(self, least: f64, most: f64) -> Vec<f64> {
        let step = round_up((most - least) / MARKS).max(self.smallest_step());
        let (first, last) = ((least / step).ceil() as i64, (most / step).floor() as i64);
        (first..=last).map(|mark| mark as f64 * step).collect()
    }

    /// Marks that are nearer to each other would have the same label.
    fn smallest_step(self) -> f64 {
        match self {
            Measure::Elo => 1.0,
            Measure::Share { .. } => 0.01,
        }
    }
}

/// The next number that is 1, 2 or 5 with noughts; `value` is above 0.
fn round_up(value: f64) -> f64 {
    let unit = 10_f64.powf(value.log10().floor());
    let round = [1.0, 2.0, 5.0].map(|digit| digit * unit);
    round.into_iter().find(|step| *step >= value).unwrap_or(10.0 * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(measure: Measure, least: f64, most: f64) -> Vec<String> {
        measure.marks(least, most).into_iter().map(|mark| measure.mark_label(mark)).collect()
    }

    #[test]
    fn marks_are_round_numbers() {
        let share = Measure::Share { even: 0.25 };
        assert_eq!(labels(share, 0.0, 1.0), ["0 %", "20 %", "40 %", "60 %", "80 %", "100 %"]);
        assert_eq!(labels(share, 0.0, 0.25), ["0 %", "5 %", "10 %", "15 %", "20 %", "25 %"]);
        assert_eq!(labels(Measure::Elo, -610.0, 1275.0), ["-500", "0", "500", "1000"]);
        assert_eq!(labels(Measure::Elo, 0.0, 1.0), ["0", "1"]);
    }
}
