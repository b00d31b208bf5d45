use palazzi_client::{Choice, Names, Scored, Texts};
use palazzi_protocol::Holdings;
use palazzi_rules::Seat;

use crate::ink::Ink;
use crate::paper::{Block, Mark};

/// A game that this client can draw.
pub(crate) trait Board: Scored {
    /// Everything that lies on the table, in so many columns, the most important first.
    fn columns(stage: &Stage<Self>, count: usize) -> Vec<Vec<Block<Self::Part>>>;

    /// What is to be pointed at, one after the other, by whoever points at a thing on the board. Nothing at all:
    /// what has been pointed at is forgotten.
    fn meaning(_stage: &Stage<Self>, part: Self::Part) -> Vec<Self::Part> {
        vec![part]
    }

    /// What can be changed about the action that is meant, piece by piece.
    fn tray(_stage: &Stage<Self>) -> Option<Tray<Self::Part>> {
        None
    }

    /// The colour of a thing in a sentence.
    fn ink(part: Self::Part) -> Ink;

    /// What everybody would score if the game ended now, as far as the viewer may know.
    fn standings(view: &Self::View, texts: &Texts) -> Standings;

    /// Puts what lies open at this table into a view.
    fn lay_open(_view: &mut Self::View, _holdings: &[Holdings]) {}
}

/// What a board is drawn from.
pub(crate) struct Stage<'a, G: Board> {
    pub(crate) view: &'a G::View,
    pub(crate) names: &'a Names,
    pub(crate) texts: &'a Texts,
    pub(crate) choice: &'a Choice<G>,
    /// The parts of the action that would be taken now.
    pub(crate) meant: Vec<G::Part>,
    /// The seat that is to decide.
    pub(crate) to_move: Option<Seat>,
    /// The seat whose side of the table is shown in full.
    pub(crate) looking_at: Seat,
    /// Things that somebody speaks of.
    pub(crate) lit: &'a [G::Part],
    /// The width of a column.
    pub(crate) width: usize,
    /// Whether there is room for whole words.
    pub(crate) roomy: bool,
}

impl<G: Board> Stage<'_, G> {
    /// The seat of whoever looks.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.names.you
    }

    /// Whether whoever looks is to decide.
    pub(crate) fn deciding(&self) -> bool {
        self.you().is_some() && self.to_move == self.you()
    }

    /// What can be done with a thing.
    pub(crate) fn mark(&self, part: G::Part) -> Mark {
        match () {
            () if self.choice.is_chosen(part) => Mark::Chosen,
            () if self.meant.contains(&part) => Mark::Meant,
            () if self.lit.contains(&part) => Mark::Lit,
            () if self.deciding() && self.choice.is_open(part) => Mark::Open,
            () => Mark::None,
        }
    }
}

/// Pieces that can be added and taken away one by one.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tray<P> {
    pub(crate) title: String,
    pub(crate) lots: Vec<Lot<P>>,
    /// What it comes to.
    pub(crate) total: String,
}

/// Pieces of one kind.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lot<P> {
    pub(crate) letter: String,
    pub(crate) ink: Ink,
    pub(crate) count: u32,
    pub(crate) of: u32,
    /// What is to be pointed at for one less, and for one more.
    pub(crate) less: Option<Step<P>>,
    pub(crate) more: Option<Step<P>>,
}

/// What is to be pointed at; nothing means that everything is forgotten.
pub(crate) type Step<P> = Option<P>;

/// What everybody would score.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standings {
    /// What is counted, with points by seat.
    pub(crate) lines: Vec<(String, Vec<i32>)>,
    pub(crate) totals: Vec<i32>,
    /// By seat: whether some of it is hidden from the viewer.
    pub(crate) hidden: Vec<bool>,
}
