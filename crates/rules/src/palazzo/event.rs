use serde::{Deserialize, Serialize};

use super::action::{Change, Spot};
use super::money::{Card, Money};
use super::payment::Payment;
use super::phase::Quarry;
use super::stacks::Drawn;
use super::tiles::{Tile, TileSet};
use crate::seat::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named in the words of the rules")]
pub enum Event {
    /// The master builder starts here.
    BuilderPlaced { quarry: Quarry },
    /// The first tiles lie on the quarries and in the warehouse.
    LaidOut { quarries: [Tile; 4], warehouse: Tile },
    /// A hand, told to its owner.
    Dealt { seat: Seat, cards: Money },
    /// A hand, told to the others.
    DealtHidden { seat: Seat, count: u32 },
    /// Money cards lie open; `reshuffled` tells whether the discards became the deck (P-MON-2).
    MoneyRevealed { cards: Money, reshuffled: bool },
    /// A seat took revealed cards.
    MoneyTaken { seat: Seat, cards: Money },
    /// Two tiles were revealed; a second tile that is no rider lies on a quarry.
    TilesRevealed { first: Drawn, second: Drawn, quarry: Option<Quarry> },
    /// A seat bought tiles.
    Bought { seat: Seat, tiles: TileSet, payment: Payment },
    /// The master builder moved to a quarry with tiles.
    BuilderMoved { quarry: Quarry },
    /// An auction began.
    AuctionOpened { seat: Seat, tiles: TileSet },
    /// There was nothing to auction.
    NothingToAuction { seat: Seat },
    /// A seat raised its bid to `amount`.
    Raised { seat: Seat, added: Payment, amount: u32 },
    /// A seat left the auction and took its cards back.
    Passed { seat: Seat, cards: Money },
    /// A seat won the auction.
    Won { seat: Seat, tiles: TileSet, amount: u32 },
    /// A distribution began.
    DistributionOpened { seat: Seat, tiles: TileSet },
    /// A seat picked a tile.
    Picked { seat: Seat, tile: Tile },
    /// Tiles that nobody picked left the game.
    LeftOver { tiles: TileSet },
    /// A seat placed a tile.
    Placed { seat: Seat, tile: Tile, spot: Spot },
    /// A seat rebuilt.
    Remodeled { seat: Seat, change: Change, pay: Card },
    /// The turn of a seat begins; the first turn of the game is not told.
    TurnBegins { seat: Seat },
    /// The game is over.
    GameOver { end: End },
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The fifth rider appeared (P-DRAW-3).
    Riders,
    /// Nobody revealed tiles for too long (P-END-3).
    Quiet,
}
