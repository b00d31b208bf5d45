//! Our own small charts: one line for each seat, by step of a game. Seats differ by colour, dashes and crest; every
//! chart can be read by keyboard step by step, and as a table.

pub(crate) mod game;
mod line_chart;
mod reading;

pub(crate) use line_chart::LineChart;

use palazzi_bots::Stretch;
use palazzi_client::chart::{round_marks, round_step};
use palazzi_rules::Seat;

/// What a chart shows.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chart {
    /// By seat.
    pub(crate) lines: Vec<Line>,
    /// Steps that are pointed out by numbers.
    pub(crate) badges: Vec<Badge>,
    /// What the values are.
    pub(crate) unit: Unit,
    /// The first and the last step.
    pub(crate) steps: (usize, usize),
    /// The least and the greatest value of the axis.
    pub(crate) range: (f64, f64),
}

/// A line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// Steps with values, in order, in parts between which nothing is known.
    pub(crate) parts: Vec<Vec<(usize, f64)>>,
}

/// A step that is pointed out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Badge {
    pub(crate) number: usize,
    pub(crate) step: usize,
    /// Whose line it is about.
    pub(crate) seat: Seat,
}

/// What values are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Whole numbers, which stay until they change.
    Amount,
    /// Shares of one.
    Share,
}

/// The width and the height of the field that lines are drawn on.
pub(crate) const FIELD: f64 = 1000.0;

/// The most marks on the axis of values, and on that of steps.
const VALUE_MARKS: usize = 5;
const STEP_MARKS: usize = 6;

impl Chart {
    /// A chart of amounts: numbers of steps with an amount by seat.
    pub(crate) fn of_amounts(names: &[String], values: &[(usize, Vec<i32>)]) -> Chart {
        let all = || values.iter().flat_map(|(_, amounts)| amounts.iter().copied());
        let least = all().min().unwrap_or(0).min(0);
        let most = all().max().unwrap_or(0).max(least + 1);
        // The axis ends at round numbers.
        let step = round_step(least.abs_diff(most), VALUE_MARKS) as i32;
        let (least, most) = (least.div_euclid(step) * step, -(-most).div_euclid(step) * step);
        let line = |(seat, name): (Seat, &String)| Line {
            seat,
            name: name.clone(),
            parts: vec![
                values.iter().map(|(step, amounts)| (*step, f64::from(amounts[seat as usize]))).collect(),
            ],
        };
        Chart {
            lines: Seat::ALL.into_iter().zip(names).map(line).collect(),
            badges: Vec::new(),
            unit: Unit::Amount,
            steps: steps(values.iter().map(|(step, _)| *step)),
            range: (f64::from(least), f64::from(most)),
        }
    }

    /// A chart of shares: numbers of steps with a share by seat, where they are known.
    pub(crate) fn of_shares(names: &[String], values: &[Stretch<'_>], badges: Vec<Badge>) -> Chart {
        let line = |(seat, name): (Seat, &String)| {
            let point = |(step, shares): &(usize, &[f32])| (*step, f64::from(shares[seat as usize]));
            let part = |stretch: &Stretch<'_>| stretch.iter().map(point).collect();
            Line { seat, name: name.clone(), parts: values.iter().map(part).collect() }
        };
        Chart {
            lines: Seat::ALL.into_iter().zip(names).map(line).collect(),
            badges,
            unit: Unit::Share,
            steps: steps(values.iter().flatten().map(|(step, _)| *step)),
            range: (0.0, 1.0),
        }
    }

    /// Where a step is, from 0 at the left to 1 at the right.
    pub(crate) fn across(&self, step: usize) -> f64 {
        let (first, last) = self.steps;
        (step.clamp(first, last) - first) as f64 / (last - first).max(1) as f64
    }

    /// The step at a place from 0 at the left to 1 at the right.
    pub(crate) fn step_at(&self, across: f64) -> usize {
        let (first, last) = self.steps;
        first + (across.clamp(0.0, 1.0) * (last - first) as f64).round() as usize
    }

    /// Where a value is, from 0 at the top to 1 at the bottom.
    pub(crate) fn down(&self, value: f64) -> f64 {
        let (least, most) = self.range;
        1.0 - (value - least) / (most - least)
    }

    /// The values with a line across the field.
    pub(crate) fn value_marks(&self) -> Vec<f64> {
        let (least, most) = self.range;
        match self.unit {
            Unit::Amount => {
                round_marks(least as i32, most as i32, VALUE_MARKS).into_iter().map(f64::from).collect()
            }
            Unit::Share => vec![0.0, 0.25, 0.5, 0.75, 1.0],
        }
    }

    /// The steps with a mark.
    pub(crate) fn step_marks(&self) -> Vec<usize> {
        let (first, last) = self.steps;
        round_marks(first as i32, last as i32, STEP_MARKS).into_iter().map(|step| step as usize).collect()
    }

    /// The line of a seat as a path.
    pub(crate) fn path(&self, line: &Line) -> String {
        let mut path = String::new();
        for (index, (step, value)) in line.parts.iter().flat_map(|part| part.iter().enumerate()) {
            let (x, y) = (FIELD * self.across(*step), FIELD * self.down(*value));
            path += &match (index, self.unit) {
                (0, _) => format!("M{x:.1} {y:.1}"),
                (_, Unit::Amount) => format!("H{x:.1}V{y:.1}"),
                (_, Unit::Share) => format!("L{x:.1} {y:.1}"),
            };
        }
        path
    }
}

impl Line {
    /// The last value that is known by then; nothing between two parts. The very last one stays.
    pub(crate) fn value(&self, step: usize) -> Option<f64> {
        let reaches = |part: &&Vec<(usize, f64)>| part.last().is_some_and(|(last, _)| *last >= step);
        let part = self.parts.iter().find(reaches).or(self.parts.last())?;
        let behind = part.partition_point(|(known, _)| *known <= step);
        part.get(behind.checked_sub(1)?).map(|(_, value)| *value)
    }

    /// The last value of all.
    pub(crate) fn last(&self) -> Option<f64> {
        self.parts.iter().flatten().last().map(|(_, value)| *value)
    }
}

fn steps(mut steps: impl Iterator<Item = usize>) -> (usize, usize) {
    let first = steps.next().unwrap_or(0);
    (first, steps.last().unwrap_or(first).max(first + 1))
}
