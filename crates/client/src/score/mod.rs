//! How a game ended, line by line.

mod carrara;
mod palazzo;

use palazzi_rules::palazzo::Palace;
use palazzi_rules::{Game, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::key::Key;
use crate::shown::Shown;
use crate::texts::Texts;

/// A game that says how its final scores come about, and that can be looked at with everything open.
pub trait Scored: Shown + Game<Chance: Send + Sync + 'static> {
    /// What a chart of everybody's money is called.
    const MONEY: Key;

    /// What such a chart shows.
    const MONEY_ABOUT: Key;

    /// What final scoring counts, in the order of counting, as if the game ended here.
    fn score_lines(&self, texts: &Texts) -> Vec<ScoreLine>;

    /// What decides where totals are equal.
    fn tie_break(&self, texts: &Texts) -> TieBreak;

    /// What a seat has to spend: coins, or money in hand.
    fn money(&self, seat: Seat) -> u32;

    /// What `viewer` would see if nothing were hidden.
    fn open_view(&self, viewer: Viewer) -> Self::View;
}

/// A line of the final score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted.
    pub name: String,
    /// By seat; nothing where a seat does not have what is counted.
    pub cells: Vec<Option<ScoreCell>>,
}

/// What a line pays to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCell {
    /// Points.
    pub points: i32,
    /// What they come from.
    pub from: String,
    /// The palace that they come from; Palazzo only.
    pub palace: Option<Palace>,
}

/// What decides where totals are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TieBreak {
    /// What is compared.
    pub name: String,
    /// How much of it every seat has.
    pub amounts: Vec<u32>,
}

/// The final score as a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// Line by line.
    pub lines: Vec<ScoreLine>,
    /// By seat.
    pub totals: Vec<i32>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// What had to decide because the best totals are equal.
    pub tie: Option<TieBreak>,
}

impl ScoreSheet {
    /// The score of a game that is over, or of one that would end here.
    pub fn of<G: Scored>(game: &G, texts: &Texts) -> ScoreSheet {
        let totals: Vec<i32> = game.scores()[..game.players()].to_vec();
        let most = totals.iter().max();
        let tied = totals.iter().filter(|total| Some(*total) == most).count() > 1;
        ScoreSheet {
            lines: game.score_lines(texts),
            winners: game.winners().iter().collect(),
            tie: tied.then(|| game.tie_break(texts)),
            totals,
        }
    }

    /// The score of a game that is over, from what anybody sees of it: then nothing is hidden.
    pub fn of_view<G: Scored>(view: &G::View, texts: &Texts) -> ScoreSheet {
        ScoreSheet::of(&state_of::<G>(view), texts)
    }

    /// The totals when only the first few lines have been counted.
    pub fn totals_after(&self, lines: usize) -> Vec<i32> {
        let mut totals = vec![0; self.totals.len()];
        for line in self.lines.iter().take(lines) {
            for (total, cell) in totals.iter_mut().zip(&line.cells) {
                *total += cell.as_ref().map_or(0, |cell| cell.points);
            }
        }
        totals
    }

    /// By how much the winner is ahead of the next; nothing if totals are equal.
    pub fn lead(&self) -> Option<i32> {
        let mut totals = self.totals.clone();
        totals.sort_unstable_by(|left, right| right.cmp(left));
        let lead = totals.first()? - totals.get(1)?;
        (lead > 0).then_some(lead)
    }
}

/// The state that a view with nothing hidden shows.
pub fn state_of<G: Scored>(view: &G::View) -> G {
    G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}
