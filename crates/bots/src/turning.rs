use palazzi_rules::Seat;
use serde::Serialize;

use crate::analysis::{Analysis, Decision, Swing};
use crate::verdict::Grade;

/// Something that changed a win chance much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    /// Who decided; of draws, whose win chance changed most.
    pub seat: Seat,
    /// What the win chance of that seat changed by.
    pub change: f32,
    /// What it was.
    #[serde(flatten)]
    pub cause: Cause,
}

/// What can change a win chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "cause", rename_all = "lowercase")]
pub enum Cause {
    /// A decision that was not the best.
    Decision {
        /// What was decided, in notation.
        action: String,
        /// What would have been better.
        better: String,
        /// How much better, in a word.
        grade: Grade,
    },
    /// Luck.
    Chance {
        /// What was drawn, in notation.
        draws: Vec<String>,
    },
}

/// A game has no more turning points than this.
const MOST: usize = 6;

/// Smaller changes turn nothing, and are hardly more than the error of the estimates.
const LEAST_CHANGE: f32 = 0.05;

impl Analysis {
    /// The few largest changes of win chances, in the order in which they happened.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mistakes = self.decisions.iter().filter_map(mistake);
        let mut points: Vec<TurningPoint> = mistakes.chain(self.swings.iter().filter_map(luck)).collect();
        points.retain(|point| point.change.abs() >= LEAST_CHANGE);
        points.sort_by(|left, right| right.change.abs().total_cmp(&left.change.abs()));
        points.truncate(MOST);
        points.sort_by_key(|point| point.entry);
        points
    }
}

fn mistake(decision: &Decision) -> Option<TurningPoint> {
    let Decision { entry, seat, action, verdict, .. } = decision;
    let verdict = verdict.as_ref()?;
    let cause =
        Cause::Decision { action: action.clone(), better: verdict.best.clone(), grade: verdict.grade };
    Some(TurningPoint { entry: *entry, seat: *seat, change: -verdict.loss, cause })
}

fn luck(swing: &Swing) -> Option<TurningPoint> {
    let Swing { entry, draws, wins } = swing;
    let changes = Seat::ALL.into_iter().zip(wins.iter().copied());
    let (seat, change) = changes.max_by(|(_, left), (_, right)| left.abs().total_cmp(&right.abs()))?;
    Some(TurningPoint { entry: *entry, seat, change, cause: Cause::Chance { draws: draws.clone() } })
}
