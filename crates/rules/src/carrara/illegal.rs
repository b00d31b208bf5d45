use thiserror::Error;

use super::bricks::{Bricks, Location};
use super::buildings::Building;
use super::cities::{City, Improvement};
use super::court::Space;
use super::pieces::{Object, Piece};
use super::places::{Money, Place};
use super::rules::PIECE_PRICE;
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
#[expect(missing_docs, reason = "the messages say it")]
pub enum Reason {
    #[error("the game is over")]
    Over,
    #[error("a draw comes first")]
    ChanceFirst,
    #[error("it is the turn of {0}")]
    OtherTurn(Seat),
    #[error("this ruleset has no '{0}'")]
    NotInRuleset(&'static str),
    #[error("'{0}' is not possible at this point of the turn")]
    NotNow(&'static str),
    #[error("wheel and bag are empty")]
    NoBricks,
    #[error("the wheel is empty")]
    EmptyWheel,
    #[error("the wheel must be turned first")]
    MustTurn,
    #[error("no brick on the wheel is affordable with {coins} coins")]
    NothingAffordable { coins: u32 },
    #[error("a brick is affordable with {coins} coins")]
    SomethingAffordable { coins: u32 },
    #[error("at least one brick must be bought")]
    NothingBought,
    #[error("location {location} holds {held}, not {wanted}")]
    NotOnWheel { location: Location, held: Bricks, wanted: Bricks },
    #[error("{wanted} at location {location} costs {price}, with {coins} coins")]
    TooDear { location: Location, wanted: Bricks, price: u32, coins: u32 },
    #[error("an action is possible")]
    ActionPossible,
    #[error("passing is possible only after an announcement")]
    NoAnnouncement,
    #[error("{0} is not on offer")]
    NotOffered(Building),
    #[error("{paid} is more than the {owned} in hand")]
    NotOwned { paid: Bricks, owned: Bricks },
    #[error("{city} does not accept {refused}")]
    NotAccepted { city: City, refused: Bricks },
    #[error("{building} in {city} needs {need} bricks, {given} given")]
    WrongCount { building: Building, city: City, need: u32, given: u32 },
    #[error("there is no own {building} in {city}")]
    NoSuchBuilding { building: Building, city: City },
    #[error("{new} is not worth more than {old}")]
    NotHigher { old: Building, new: Building },
    #[error("only the monument of its own type may cover {old}, not {new}")]
    NotItsMonument { old: Building, new: Building },
    #[error("the improvement {0} is taken")]
    ImprovementTaken(Improvement),
    #[error("no scoring marker is left")]
    NoMarker,
    #[error("'{0}' cannot be scored in this ruleset")]
    NoSuchPlace(Place),
    #[error("'{0}' has been scored")]
    Scored(Place),
    #[error("{city} needs {need} own buildings, {own} stand there")]
    TooFewBuildings { city: City, need: u32, own: u32 },
    #[error("there is no own building for '{0}'")]
    NoBuildingFor(Place),
    #[error("'{place}' needs {need} coins, with {coins}", place = Place::Money(*.money))]
    TooFewCoins { money: Money, need: u32, coins: u32 },
    #[error("a money space has been taken")]
    SecondMoneySpace,
    #[error("no place can be scored")]
    NoPlace,
    #[error("no own marker stands on {0}")]
    NoMarkerOn(Space),
    #[error("no own marker is in the open area")]
    NoOpenMarker,
    #[error("only {0} can be followed")]
    OtherVisit(Space),
    #[error("{0} is not on offer here")]
    PieceNotOffered(Piece),
    #[error("{piece} does not fit on {building} in {city}")]
    DoesNotFit { piece: Piece, building: Building, city: City },
    #[error("both warehouses are full")]
    WarehousesFull,
    #[error("{0} need not be swapped: it can be placed or stored")]
    NeedNotSwap(Piece),
    #[error("{0} is not stored")]
    NotStored(Piece),
    #[error("{0} was stored in this turn")]
    StoredThisTurn(Piece),
    #[error("only one piece may be bought in a turn")]
    SecondPurchase,
    #[error("a piece costs {PIECE_PRICE} coins, with {coins}")]
    TooPoor { coins: u32 },
    #[error("{0} is not in the supply")]
    NotInSupply(Piece),
    #[error("{0} is not for sale")]
    NotForSale(Object),
    #[error("the end is triggered already")]
    EndTriggered,
    #[error("the conditions for announcing are not met")]
    ConditionsNotMet,
    #[error("'{0}' takes no bricks")]
    NeedlessBricks(&'static str),
}
