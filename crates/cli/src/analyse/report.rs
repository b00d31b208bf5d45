use palazzi_bots::{Analysis, Decision, Stretch, Summary, Swing, TurningPoint};
use palazzi_rules::{Game, Head, Outcome, Record, Ruleset, Seat, Setup};
use serde::Serialize;

use super::Args;
use crate::figures::counted;

/// What an analysis tells its user.
#[derive(Serialize)]
pub(crate) struct Report {
    ruleset: Ruleset,
    budget: String,
    #[serde(skip)]
    budget_words: String,
    seed: u64,
    /// The log, in notation.
    pub(crate) entries: Vec<String>,
    /// The result of a finished game.
    pub(crate) result: Option<Finish>,
    #[serde(flatten)]
    pub(crate) analysis: Analysis,
    pub(crate) turning_points: Vec<TurningPoint>,
    pub(crate) summaries: Vec<Summary>,
}

/// How a finished game ended.
#[derive(Serialize)]
pub(crate) struct Finish {
    scores: Vec<i32>,
    winners: Vec<Seat>,
}

impl Report {
    /// The report of a record that was analysed.
    pub(crate) fn new<G: Game>(args: &Args, record: &Record<G>, analysis: Analysis) -> Report {
        let Head { ruleset, .. } = record.config.head();
        Report {
            ruleset,
            budget: args.budget.to_string(),
            budget_words: args.budget.words(),
            seed: args.seed,
            entries: record.log.iter().map(ToString::to_string).collect(),
            result: record.outcome.clone().map(|Outcome { scores, winners }| Finish { scores, winners }),
            turning_points: analysis.turning_points(),
            summaries: analysis.summaries(),
            analysis,
        }
    }

    /// What was played.
    pub(crate) fn title(&self) -> &'static str {
        self.ruleset.title()
    }

    /// What was analysed and how, in a line.
    pub(crate) fn subtitle(&self) -> String {
        let Report { ruleset, budget_words, seed, .. } = self;
        let players = self.analysis.players;
        let decisions = counted(self.analysis.decisions.len() as u64, "decision");
        format!("{ruleset}, {players} players, {decisions}, {budget_words}, seed {seed}")
    }

    /// How the game ended, in a line.
    pub(crate) fn ending(&self) -> String {
        let Some(Finish { scores, winners }) = &self.result else { return "unfinished".to_owned() };
        let scores = Seat::ALL.iter().zip(scores).map(|(seat, score)| format!("{seat} {score} VP"));
        let scores: Vec<String> = scores.collect();
        let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
        let verb = if winners.len() == 1 { "wins" } else { "share the victory" };
        format!("{}; {} {verb}", scores.join(", "), winners.join(" and "))
    }

    /// Whether somebody stopped the analysis before it was complete.
    pub(crate) fn interrupted(&self) -> bool {
        !self.analysis.complete
    }

    /// How far an analysis came that was stopped, in a line.
    pub(crate) fn stopped(&self) -> Option<String> {
        let looked = self.analysis.decisions.iter().filter(|decision| decision.verdict.is_some()).count();
        let skipped = self.analysis.decisions.iter().filter(|decision| decision.is_skipped()).count();
        let all = counted((looked + skipped) as u64, "decision");
        self.interrupted().then(|| format!("stopped after a look at {looked} of {all} that left a choice"))
    }

    /// The seats that play.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.analysis.players)
    }

    /// The decision that is the entry with this number.
    pub(crate) fn decision(&self, entry: usize) -> Option<&Decision> {
        self.analysis.decisions.iter().find(|decision| decision.entry == entry)
    }

    /// What changed with the draw that is the entry with this number, if it was the last before a decision.
    pub(crate) fn swing(&self, entry: usize) -> Option<&Swing> {
        self.analysis.swings.iter().find(|swing| swing.entry == entry)
    }

    /// The win chances where they are known.
    pub(crate) fn curve(&self) -> Vec<Stretch<'_>> {
        self.analysis.curve(self.entries.len())
    }
}

/// The first and the last win chances that are known.
pub(crate) fn ends<'a>(curve: &[Stretch<'a>]) -> Option<(&'a [f32], &'a [f32])> {
    let ((_, first), (_, last)) = (curve.first()?.first()?, curve.last()?.last()?);
    Some((first, last))
}

/// A share as a percentage.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A change of a share as a percentage with its sign.
pub(crate) fn signed_percent(change: f32) -> String {
    // What rounds to nothing is not negative.
    format!("{:+.1} %", (1000.0 * change).round() / 10.0 + 0.0)
}

/// The number of the turning point that an entry is, counted from 1.
pub(crate) fn turning_number(points: &[TurningPoint], entry: usize) -> Option<usize> {
    points.iter().position(|point| point.entry == entry).map(|index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rounds_to_nothing_is_not_negative() {
        assert_eq!(
            [-0.0004, 0.0, -0.0006, 0.123].map(signed_percent),
            ["+0.0 %", "+0.0 %", "-0.1 %", "+12.3 %"]
        );
    }
}
