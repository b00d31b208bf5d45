use palazzi_rules::Seat;
use serde::Serialize;

use crate::analysis::{Analysis, Decision, Swing};
use crate::verdict::{Grade, Verdict};

/// Something that changed a win chance much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// The number of the entry, counted from 1.
    pub entry: usize,
    /// Whose win chance changed: who decided, if that seat lost something by it; otherwise the seat for which most
    /// changed.
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
    /// A decision that was not the best, or that decided between others.
    Decision {
        /// Who decided.
        by: Seat,
        /// What was decided, in notation.
        action: String,
        /// What would have been best for who decided.
        best: String,
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
        let decisions = self.decisions.iter().filter_map(turn);
        let mut points: Vec<TurningPoint> = decisions.chain(self.swings.iter().filter_map(luck)).collect();
        points.retain(|point| point.change.abs() >= LEAST_CHANGE);
        points.sort_by(|left, right| right.change.abs().total_cmp(&left.change.abs()));
        points.truncate(MOST);
        points.sort_by_key(|point| point.entry);
        points
    }
}

fn turn(decision: &Decision) -> Option<TurningPoint> {
    let Decision { entry, seat, action, verdict, .. } = decision;
    let Verdict { best, before, after, loss, grade } = verdict.as_ref()?;
    let change = |(before, after): (&f32, &f32)| after - before;
    let changes: Vec<f32> = before.wins.iter().zip(&after.wins).map(change).collect();
    let own = (*loss >= LEAST_CHANGE).then_some((*seat, -loss));
    let (changed, change) = own.or_else(|| largest(&changes))?;
    let cause = Cause::Decision { by: *seat, action: action.clone(), best: best.clone(), grade: *grade };
    Some(TurningPoint { entry: *entry, seat: changed, change, cause })
}

fn luck(swing: &Swing) -> Option<TurningPoint> {
    let Swing { entry, draws, wins } = swing;
    let (seat, change) = largest(wins)?;
    Some(TurningPoint { entry: *entry, seat, change, cause: Cause::Chance { draws: draws.clone() } })
}

/// The largest change, and whose it is.
fn largest(changes: &[f32]) -> Option<(Seat, f32)> {
    let changes = Seat::ALL.into_iter().zip(changes.iter().copied());
    changes.max_by(|(_, left), (_, right)| left.abs().total_cmp(&right.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Outlook;

    fn decision(entry: usize, seat: Seat, before: [f32; 3], after: [f32; 3]) -> Decision {
        let outlook = |wins: [f32; 3]| Outlook { wins: wins.to_vec(), points: vec![0.0; 3] };
        let verdict = Verdict::new("turn".to_owned(), outlook(before), outlook(after), seat);
        Decision { entry, seat, action: "pass".to_owned(), offers: 2, verdict: Some(verdict) }
    }

    fn points(decisions: Vec<Decision>, swings: Vec<Swing>) -> Vec<(usize, Seat, f32)> {
        let analysis = Analysis { players: 3, decisions, swings, end: None, complete: true };
        let points = analysis.turning_points();
        points.iter().map(|point| (point.entry, point.seat, point.change)).collect()
    }

    #[test]
    fn the_largest_changes_come_in_their_order() {
        let lose = |entry: usize| {
            let loss = entry as f32 / 64.0;
            decision(entry, Seat::A, [0.5, 0.25, 0.25], [0.5 - loss, 0.25 + loss, 0.25])
        };
        let swing = Swing { entry: 3, draws: vec!["refill w1".to_owned()], wins: vec![0.0, -0.5, 0.5] };
        let found = points([2, 4, 5, 6, 7, 8, 9].map(lose).to_vec(), vec![swing]);
        assert_eq!(found.iter().map(|(entry, ..)| *entry).collect::<Vec<_>>(), [3, 5, 6, 7, 8, 9]);
        assert_eq!(found[1], (5, Seat::A, -5.0 / 64.0));
    }

    #[test]
    fn who_loses_nothing_can_decide_between_the_others() {
        let found = points(vec![decision(7, Seat::C, [0.25, 0.75, 0.0], [1.0, 0.0, 0.0])], Vec::new());
        assert_eq!(found.len(), 1);
        assert!(found[0].1 != Seat::C && found[0].2.abs() == 0.75, "{found:?}");
    }

    #[test]
    fn small_changes_turn_nothing() {
        let found = points(vec![decision(7, Seat::A, [0.5, 0.25, 0.25], [0.47, 0.28, 0.25])], Vec::new());
        assert!(found.is_empty(), "{found:?}");
    }
}
