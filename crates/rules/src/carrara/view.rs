//! What a viewer may know: the open table, the own holdings, and whether the bag is empty.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::bricks::{Bricks, Color};
use super::places::{Money, Place};
use super::rules::{OBJECTS_PER_TYPE, PIECE_PRICE, Pieces};
use super::state::{Carrara, Holdings, Phase, Table};
use super::view_form::Form;
use crate::game::Viewer;
use crate::random::{below, shuffle};
use crate::seat::{BySeat, Seat};

/// What one viewer may know (E1-SET-7, E2-SET-5).
///
/// When the game is over, all screens are lifted. It is written and read in the form of `docs/views.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Form", try_from = "Form")]
pub struct View {
    /// The seat that looks; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// Everything that lies open.
    pub table: Table,
    /// The holdings that the viewer may see, by seat.
    pub holdings: BySeat<Option<Holdings>>,
    /// Whether bricks can still be drawn.
    pub bag: BagView,
}

/// What is known of the bag: its content is not, as long as hands are hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BagView {
    /// Nothing is in it.
    Empty,
    /// Something is in it.
    NotEmpty,
}

impl View {
    /// The state in which every player holds what `hands` says, for somebody who has counted along.
    ///
    /// Returns nothing if there are not that many bricks.
    pub fn with_hands(&self, hands: BySeat<Holdings>) -> Option<Carrara> {
        let bricks = hands.iter().map(|hand| hand.bricks).chain(self.table.wheel);
        let seen = bricks.into_iter().try_fold(Bricks::NONE, Bricks::checked_add)?;
        Bricks::ALL.contains(seen).then(|| Carrara {
            table: self.table,
            holdings: hands,
            bag: Bricks::ALL - seen,
        })
    }
}

impl Carrara {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let open = self.table.phase == Phase::Over;
        let sees =
            |seat: Seat| (open || viewer == Viewer::Seat(seat)) && (seat as usize) < self.table.players();
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            table: self.table,
            holdings: Seat::ALL.map(|seat| sees(seat).then_some(self.holdings[seat])),
            bag: if self.bag.is_empty() { BagView::Empty } else { BagView::NotEmpty },
        }
    }

    /// Deals what the viewer cannot see: unseen bricks go to the bag and to the hidden hands, unseen objects to
    /// the hidden hands, and coins are guessed. A deal that the seat to decide could not have come to is dealt
    /// again, as long as that helps.
    pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Carrara {
        let hidden: Vec<Seat> =
            Seat::of(view.table.players()).filter(|seat| view.holdings[*seat].is_none()).collect();
        let mut state = Carrara::deal(view, &hidden, rng);
        for _ in 1..MOST_DEALS {
            if state.is_plausible() {
                break;
            }
            state = Carrara::deal(view, &hidden, rng);
        }
        state
    }

    fn deal(view: &View, hidden: &[Seat], rng: &mut impl Rng) -> Carrara {
        let mut holdings = view.holdings.map(Option::unwrap_or_default);
        let mut bag = Bricks::NONE;
        for (index, brick) in unseen_bricks(view, rng).into_iter().enumerate() {
            let must_be_in_bag = view.bag == BagView::NotEmpty && index == 0;
            let may_be_in_bag = view.bag == BagView::NotEmpty;
            let places = hidden.len() as u32 + u32::from(may_be_in_bag);
            let place = if must_be_in_bag { hidden.len() } else { below(rng, places) as usize };
            match hidden.get(place) {
                Some(seat) => holdings[*seat].bricks += brick,
                None => bag += brick,
            }
        }
        if view.table.edition.rules().pieces == Pieces::Objects {
            deal_objects(view, hidden, &mut holdings, rng);
        }
        for seat in hidden {
            holdings[*seat].coins = below(rng, COIN_GUESS) as u16;
        }
        let mut state = Carrara { table: view.table, holdings, bag };
        if hidden.contains(&view.table.turn.seat) {
            state.give_needed_coins();
        }
        state
    }

    /// Gives the seat to decide the coins without which it could not have come here: for a money space if no other
    /// place can be scored, for a piece if nothing else is left to do.
    fn give_needed_coins(&mut self) {
        let seat = self.table.turn.seat;
        let needed = if self.is_scoring_at_court() && self.available_places(seat).is_empty() {
            let taken = self.table.scored_by_anyone();
            let free = Money::ALL.into_iter().filter(|money| !taken.contains(Place::Money(*money)));
            free.map(Money::coins_needed).min().unwrap_or(0) as u16
        } else if self.table.phase == Phase::After && !self.has_more_to_do(seat) {
            PIECE_PRICE
        } else {
            0
        };
        let coins = &mut self.holdings[seat].coins;
        *coins = needed.max(*coins);
    }

    /// Whether the seat to decide has something to do here: a turn does not wait for a forced step.
    fn is_plausible(&self) -> bool {
        self.table.phase != Phase::After || self.has_more_to_do(self.table.turn.seat)
    }
}

/// A deal is tried so often; the last one stands.
const MOST_DEALS: usize = 100;

/// Hidden coins are guessed below this number.
const COIN_GUESS: u32 = 51;

/// All bricks that are neither on the wheel nor in a visible hand, in random order.
fn unseen_bricks(view: &View, rng: &mut impl Rng) -> Vec<Bricks> {
    let hands = view.holdings.iter().flatten().map(|holdings| holdings.bricks);
    let seen = hands.chain(view.table.wheel).fold(Bricks::NONE, |sum, bricks| sum + bricks);
    let unseen = Bricks::ALL - seen;
    let single = |(color, count): (Color, u32)| std::iter::repeat_n(Bricks::of(color, 1), count as usize);
    let mut bricks: Vec<Bricks> = unseen.colors().flat_map(single).collect();
    shuffle(rng, &mut bricks);
    bricks
}

fn deal_objects(view: &View, hidden: &[Seat], holdings: &mut BySeat<Holdings>, rng: &mut impl Rng) {
    for kind in 0..6 {
        let seen: u8 = view.holdings.iter().flatten().map(|holdings| holdings.objects[kind]).sum();
        let for_sale = view.table.for_sale >> kind & 1;
        for _ in 0..OBJECTS_PER_TYPE - view.table.supply[kind] - for_sale - seen {
            let seat = hidden[below(rng, hidden.len() as u32) as usize];
            holdings[seat].objects[kind] += 1;
        }
    }
}
