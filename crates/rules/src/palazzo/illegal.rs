use thiserror::Error;

use super::action::{Number, Purchase};
use super::money::{Card, Currency, Money};
use super::payment::Payment;
use super::tiles::{Tile, TileSet};
use crate::game::Pending;
use crate::seat::Seat;

/// Why an action is refused, with the rule that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{reason} ({rule})")]
pub struct Illegal {
    /// What is wrong.
    pub reason: Reason,
    /// The identifier of the rule.
    pub rule: &'static str,
}

/// What is wrong with an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentences name the fields")]
pub enum Reason {
    /// Another seat, chance or nobody is to act.
    #[error("{seat} may not act now: {}", waiting_for(*.pending))]
    NotYourTurn { seat: Seat, pending: Pending },
    /// The action belongs to another phase.
    #[error("'{action}' is not possible now, expected {expected}")]
    NotNow { action: &'static str, expected: &'static str },
    /// Too few cards for revealing.
    #[error("{needed} cards must be revealed, deck and discards hold {held}")]
    TooFewCards { needed: u32, held: u32 },
    /// A wrong number of cards.
    #[error("{seat} takes {expected} of the revealed cards, {found} given")]
    TakeCount { seat: Seat, expected: u32, found: u32 },
    /// Cards that are not revealed.
    #[error("{cards} is not among the revealed cards {market}")]
    NotRevealed { cards: Money, market: Money },
    /// Cards that the seat does not have.
    #[error("{cards} is not in the hand {hand}")]
    NotInHand { cards: Money, hand: Money },
    /// Tiles that are not for sale.
    #[error("{tiles} is not in the warehouse {warehouse}")]
    NotInWarehouse { tiles: Purchase, warehouse: TileSet },
    /// Single cards of two currencies.
    #[error("{payment} has single cards of two currencies, {first:?} and {second:?}")]
    TwoCurrencies { payment: Payment, first: Currency, second: Currency },
    /// Too little money for tiles.
    #[error("{} {} {price}, {payment} pays {amount}", names(*.tiles), costs(*.tiles))]
    Underpaid { tiles: Purchase, price: u32, payment: Payment, amount: u32 },
    /// A bid that does not go higher.
    #[error("{added} makes a bid of {amount}, the highest is {highest} and must be exceeded")]
    BidTooLow { added: Payment, amount: u32, highest: u32 },
    /// A tile that is not there to be picked.
    #[error("{tile} is not among the tiles {lot}")]
    NotToPick { tile: Tile, lot: TileSet },
    /// A tile that was not obtained.
    #[error("{tile} is not among the tiles to place {lot}")]
    NotToPlace { tile: Tile, lot: TileSet },
    /// A palace that does not exist.
    #[error("there is no {palace}, {seat} owns {owned} palaces")]
    NoPalace { seat: Seat, palace: Number, owned: usize },
    /// A tile that is not higher than the palace.
    #[error("{tile} is not higher than floor {top}, the top of {palace}")]
    NotHigher { tile: Tile, palace: Number, top: u8 },
    /// A tile of another palace.
    #[error("{tile} is not in {palace}")]
    NotInPalace { tile: Tile, palace: Number },
    /// The only tile of a palace.
    #[error("{tile} is the only tile of {palace} and cannot be taken out")]
    OnlyTile { tile: Tile, palace: Number },
    /// More than a single tile.
    #[error("{palace} is not a single tile, it has {floors} floors")]
    NotSingle { palace: Number, floors: u32 },
    /// A tile that cannot be inserted into itself.
    #[error("{palace} cannot be inserted into itself")]
    IntoItself { palace: Number },
    /// A floor that the palace has already.
    #[error("{tile} cannot be inserted into {palace}, which has floor {floor}", floor = .tile.floor())]
    FloorTaken { tile: Tile, palace: Number },
    /// Nothing to pay a rebuild with.
    #[error("a rebuild costs one money card, {pay} is not in the hand {hand}")]
    CannotPayRebuild { pay: Card, hand: Money },
}

fn waiting_for(pending: Pending) -> String {
    match pending {
        Pending::Chance => "a draw comes first".to_owned(),
        Pending::Decide(seat) => format!("{seat} is to decide"),
        Pending::Over => "the game is over".to_owned(),
    }
}

fn names(tiles: Purchase) -> String {
    tiles.tiles().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" and ")
}

fn costs(tiles: Purchase) -> &'static str {
    if tiles.count() == 1 { "costs" } else { "cost" }
}

/// Why a result of chance cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the sentences name the fields")]
pub enum Impossible {
    /// Another result, or none, is due.
    #[error("'{found}' is not the draw that is due, expected {expected}")]
    NotNow { found: &'static str, expected: &'static str },
    /// A tile that cannot come next.
    #[error("{tile} cannot come next: the stack holds {stack} and {riders} riders (P-SET-2)")]
    NotInStack { tile: String, stack: TileSet, riders: u8 },
    /// A hand out of turn.
    #[error("the hand of {expected} is due, not of {found} (P-SET-5)")]
    WrongHand { found: Seat, expected: Seat },
    /// A wrong number of cards.
    #[error("{expected} cards are drawn, {found} given ({rule})")]
    Count { expected: u32, found: u32, rule: &'static str },
    /// Cards that are not in the deck.
    #[error("{cards} cannot be drawn: the deck holds {deck} ({rule})")]
    NotInDeck { cards: Money, deck: Money, rule: &'static str },
    /// A reveal that mixes in discards too early.
    #[error("{cards} leaves cards in the deck {deck} while discards {discards} are drawn (P-MON-2)")]
    DeckFirst { cards: Money, deck: Money, discards: Money },
}
