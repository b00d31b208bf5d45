use serde::{Deserialize, Serialize};

use super::bricks::{Bricks, Location};
use super::buildings::Building;
use super::cards::Cards;
use super::cities::{City, Improvement, Pay};
use super::court::Space;
use super::pieces::{Object, Piece};
use super::places::Place;
use crate::seat::Seat;

/// Something that happened at the table. All of it happens in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are named like what happens")]
pub enum Event {
    CardsDrawn { cards: Cards },
    WheelSet { decoration: Object },
    TileRevealed { space: u8, building: Building },
    WheelTurned,
    InnerWheelTurned,
    BricksDrawn { bricks: Bricks },
    BricksBought { seat: Seat, location: Location, bricks: Bricks, price: u32 },
    CoinsTaken { seat: Seat, coins: u32 },
    Built { seat: Seat, city: City, building: Building, bricks: Bricks },
    Upgraded { seat: Seat, city: City, old: Building, new: Building, bricks: Bricks },
    Improved { seat: Seat, improvement: Improvement },
    PointsTaken { seat: Seat, points: u32 },
    VisitOpened { seat: Seat, space: Space },
    VisitEnded { seat: Seat },
    MarkerMovedToOpen { seat: Seat, space: Space },
    Scored { seat: Seat, place: Place, pay: Pay },
    ObjectsTaken { seat: Seat, object: Object, count: u32 },
    ObjectBought { seat: Seat, object: Object },
    PieceTaken { seat: Seat, piece: Piece },
    PiecePlaced { seat: Seat, piece: Piece, city: City, building: Building },
    PieceStored { seat: Seat, piece: Piece },
    PieceGivenUp { seat: Seat, piece: Piece },
    PieceBought { seat: Seat, piece: Piece },
    EndAnnounced { seat: Seat },
    EndTriggered { seat: Seat },
    TurnBegins { seat: Seat },
    GameOver,
}
