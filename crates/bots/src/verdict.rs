use palazzi_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::analysis::{Analysis, Decision};
use crate::network::Judgement;

/// What the seats can expect, in turn order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// Win chances: shares of the victory, which add up to one.
    pub wins: Vec<f32>,
    /// Final points.
    pub points: Vec<f32>,
}

impl Outlook {
    /// What a judgement says about the seats of a table.
    pub fn new(judgement: &Judgement, players: usize) -> Outlook {
        Outlook { wins: judgement.wins[..players].to_vec(), points: judgement.scores[..players].to_vec() }
    }
}

/// How good a decision was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The best action that was found, in notation.
    pub best: String,
    /// What could be expected with the best action.
    pub before: Outlook,
    /// What could be expected after the action that was taken.
    pub after: Outlook,
    /// The win chance that was given away; 0 for the best action.
    pub loss: f32,
    /// The loss in a word.
    pub grade: Grade,
}

impl Verdict {
    pub(crate) fn new(best: String, before: Outlook, after: Outlook, seat: Seat) -> Verdict {
        let loss = (before.wins[seat as usize] - after.wins[seat as usize]).max(0.0);
        Verdict { best, before, after, loss, grade: Grade::of(loss) }
    }
}

/// A loss of win chance in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// Hardly worse than the best.
    Good,
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Much worse.
    Blunder,
}

impl Grade {
    /// All grades, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The smallest loss of this grade.
    pub fn least_loss(self) -> f32 {
        match self {
            Grade::Best => 0.0,
            Grade::Good => 0.01,
            Grade::Inaccuracy => 0.05,
            Grade::Mistake => 0.10,
            Grade::Blunder => 0.20,
        }
    }

    /// The grade of a loss.
    pub fn of(loss: f32) -> Grade {
        let reached = |grade: &Grade| loss >= grade.least_loss();
        Grade::ALL.into_iter().rev().find(reached).unwrap_or(Grade::Best)
    }

    /// The word.
    pub fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How well a seat decided where it had a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// How many of its decisions have been judged.
    pub decisions: usize,
    /// The mean loss of win chance; nothing without decisions.
    pub mean_loss: Option<f32>,
    /// 1 if every decision was the best; nothing without decisions.
    pub accuracy: Option<f32>,
    /// How many decisions have each grade, best first.
    pub grades: [usize; Grade::ALL.len()],
}

/// Win chances over a part of a game that has been looked into: numbers of entries with the chance of every seat after
/// them.
pub type Stretch<'a> = Vec<(usize, &'a [f32])>;

/// A loss as large as this leaves 1/e of a decision's accuracy.
const ACCURACY_SCALE: f32 = 0.2;

impl Analysis {
    /// How well each seat decided, in turn order.
    pub fn summaries(&self) -> Vec<Summary> {
        Seat::of(self.players).map(|seat| self.summary(seat)).collect()
    }

    /// The win chances where they are known. A decision gives two, before and after it; the last is how a record of so
    /// many entries ends. Where decisions have been skipped nothing is known: there one stretch ends, and another may
    /// begin.
    pub fn curve(&self, entries: usize) -> Vec<Stretch<'_>> {
        let parts = self.decisions.split(Decision::is_skipped);
        let mut stretches: Vec<Stretch<'_>> = parts.map(stretch).collect();
        if let (Some(last), Some(end)) = (stretches.last_mut(), &self.end) {
            last.push((entries, &end.wins));
        }
        stretches.retain(|stretch| !stretch.is_empty());
        stretches
    }

    fn summary(&self, seat: Seat) -> Summary {
        let own = self.decisions.iter().filter(|decision| decision.seat == seat);
        let verdicts: Vec<&Verdict> = own.filter_map(|decision| decision.verdict.as_ref()).collect();
        let mean = |value: fn(&Verdict) -> f32| {
            let sum: f32 = verdicts.iter().map(|verdict| value(verdict)).sum();
            (!verdicts.is_empty()).then(|| sum / verdicts.len() as f32)
        };
        let count = |grade| verdicts.iter().filter(|verdict| verdict.grade == grade).count();
        Summary {
            seat,
            decisions: verdicts.len(),
            mean_loss: mean(|verdict| verdict.loss),
            accuracy: mean(|verdict| (-verdict.loss / ACCURACY_SCALE).exp()),
            grades: Grade::ALL.map(count),
        }
    }
}

/// The win chances before and after each of these decisions that left a choice.
fn stretch(decisions: &[Decision]) -> Stretch<'_> {
    let mut stretch = Stretch::new();
    for Decision { entry, verdict, .. } in decisions {
        if let Some(Verdict { before, after, .. }) = verdict {
            stretch.extend([(entry - 1, &*before.wins), (*entry, &*after.wins)]);
        }
    }
    stretch
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats decide in turn, one of so many offers each; where it is one there is nothing to judge.
    fn analysis(offers: &[usize], judged: &[usize]) -> Analysis {
        let outlook = || Outlook { wins: vec![0.5, 0.5], points: vec![50.0, 50.0] };
        let decision = |(entry, offers): (usize, &usize)| Decision {
            entry,
            seat: Seat::ALL[entry % 2],
            action: "pass".to_owned(),
            offers: *offers,
            verdict: judged
                .contains(&entry)
                .then(|| Verdict::new("pass".to_owned(), outlook(), outlook(), Seat::A)),
        };
        let decisions = (1..).zip(offers).map(decision).collect();
        Analysis { players: 2, decisions, swings: Vec::new(), end: Some(outlook()), complete: false }
    }

    /// The first and the last entry of every stretch.
    fn ends(analysis: &Analysis) -> Vec<(usize, usize)> {
        let curve = analysis.curve(analysis.decisions.len());
        let ends = |stretch: &Stretch<'_>| Some((stretch.first()?.0, stretch.last()?.0));
        curve.iter().filter_map(ends).collect()
    }

    #[test]
    fn the_curve_is_broken_where_decisions_have_been_skipped() {
        assert_eq!(ends(&analysis(&[2; 9], &[1, 2, 5])), [(0, 2), (4, 5), (9, 9)]);
        assert_eq!(ends(&analysis(&[2; 3], &[])), [(3, 3)]);
    }

    #[test]
    fn the_curve_goes_on_where_there_was_no_choice() {
        assert_eq!(ends(&analysis(&[1, 2, 1, 1, 2, 1], &[2, 5])), [(1, 6)]);
    }

    #[test]
    fn grades_begin_at_their_least_loss() {
        for grade in Grade::ALL {
            assert_eq!(Grade::of(grade.least_loss()), grade);
        }
        assert_eq!(Grade::of(0.0999), Grade::Inaccuracy);
        assert_eq!(Grade::of(1.0), Grade::Blunder);
    }

    #[test]
    fn an_action_that_turns_out_better_than_the_best_costs_nothing() {
        let outlook = |wins: [f32; 2]| Outlook { wins: wins.to_vec(), points: vec![50.0, 50.0] };
        let verdict = Verdict::new("pass".to_owned(), outlook([0.5, 0.5]), outlook([0.625, 0.375]), Seat::A);
        assert_eq!((verdict.loss, verdict.grade), (0.0, Grade::Best));
        let verdict = Verdict::new("pass".to_owned(), outlook([0.5, 0.5]), outlook([0.625, 0.375]), Seat::B);
        assert_eq!(verdict.grade, Grade::Mistake);
    }
}
