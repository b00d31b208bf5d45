use serde::{Deserialize, Serialize};

use super::rules::Markers;
use super::sheet::{CourtPay, Sheet};
use crate::names::named_enum;
use crate::seat::Seat;

named_enum! {
    /// A bonus space of the King's Court.
    pub enum Space: "court space", 8 {
        C1 = "c1",
        C2 = "c2",
        C3 = "c3",
        C4 = "c4",
        C5 = "c5",
        C6 = "c6",
        C7 = "c7",
        C8 = "c8",
    }
}

/// The Royal Visit: who opened it, and at which space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    /// Who holds the Royal Visit marker.
    pub holder: Seat,
    /// The space that the others may follow.
    pub space: Space,
}

/// What a marker from a court space brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// [`COURT_COINS`](super::COURT_COINS).
    Coins,
    /// [`COURT_POINTS`](super::COURT_POINTS).
    Points,
    /// A decoration of choice.
    Decoration,
    /// A gold statue.
    Gold(GoldSpace),
}

/// The two spaces of the advanced court where gold statues stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named like the spaces")]
pub enum GoldSpace {
    C1,
    C2,
}

impl Space {
    /// What the space brings (E2-SCORE-3, A-SCORE-1).
    pub fn bonus(self, markers: Markers, sheet: &Sheet) -> Bonus {
        if markers == Markers::Court {
            return match sheet.court.get(self as usize) {
                Some(CourtPay::Coins) => Bonus::Coins,
                Some(CourtPay::Points) => Bonus::Points,
                None => unreachable!("the normal court has six spaces"),
            };
        }
        match self {
            Space::C1 => Bonus::Gold(GoldSpace::C1),
            Space::C2 => Bonus::Gold(GoldSpace::C2),
            Space::C3 | Space::C4 => Bonus::Decoration,
            Space::C5 | Space::C6 => Bonus::Coins,
            Space::C7 | Space::C8 => Bonus::Points,
        }
    }
}
