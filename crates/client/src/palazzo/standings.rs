//! What a position means: worth of palaces, how near the end is, where tiles go, how an auction stands.

use palazzi_rules::Seat;
use palazzi_rules::palazzo::{
    Action, Change, Hand, Money, Palace, Payment, Phase, QUIET_TURNS, Quarry, RIDERS, Spot, Tile, View,
    palace_points,
};

use super::paying::{bid_amount, reach};

/// What a palace is worth, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The points (P-END-1).
    pub points: i32,
    /// The number of floors.
    pub floors: u32,
    /// Windows and doors.
    pub windows: u32,
    /// Whether the bonus for one material is in the points.
    pub of_one_material: bool,
}

/// What a palace is worth.
pub fn worth(palace: Palace) -> Worth {
    Worth {
        points: palace_points(palace),
        floors: palace.floors(),
        windows: palace.windows(),
        of_one_material: palace.floors() >= 3 && palace.is_of_one_material(),
    }
}

/// The palace with a tile on top, if it takes it there (P-BUILD-2).
pub fn with_on_top(palace: Palace, tile: Tile) -> Option<Palace> {
    palace.takes_on_top(tile).then(|| Palace::of(palace.tiles().chain([tile]))).flatten()
}

/// The seat that is to decide.
pub fn to_decide(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Turn | Phase::Offer => Some(view.turn),
        Phase::Auction(auction) => Some(auction.bidder),
        Phase::Draft { seat, .. }
        | Phase::Build { seat, .. }
        | Phase::Pick { seat, .. }
        | Phase::BuildPicked { seat, .. } => Some(seat),
        Phase::PlaceBuilder
        | Phase::LayOut
        | Phase::Deal { .. }
        | Phase::RevealMoney
        | Phase::RevealTiles
        | Phase::Over => None,
    }
}

/// The cards of a seat, if the viewer sees them.
pub fn hand_of(view: &View, seat: Seat) -> Option<Money> {
    match view.players.get(seat as usize)?.hand {
        Hand::Open { cards, .. } => Some(cards),
        Hand::Hidden { .. } => None,
    }
}

/// The quarry that would be auctioned now (P-AUC-1), if any has tiles.
pub fn next_quarry(view: &View) -> Option<Quarry> {
    let builder = view.builder?;
    (1..=Quarry::COUNT as u8)
        .map(|places| builder.clockwise(places))
        .find(|quarry| !view.quarries[quarry.index()].is_empty())
}

/// The quarry to which the next tile would go if it has so many windows (P-DRAW-1).
pub fn quarry_for(view: &View, windows: u8) -> Option<Quarry> {
    view.builder.map(|builder| builder.clockwise(windows))
}

/// How near the end of the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Riders that have appeared.
    pub riders: u8,
    /// The rider with this number ends the game (P-DRAW-3).
    pub last_rider: u8,
    /// Tiles still to come, riders included.
    pub tiles_left: u32,
    /// Tiles before the first rider can come; 0 once riders can come.
    pub before_riders: u32,
    /// Turns in a row without revealed tiles.
    pub quiet_turns: u8,
    /// So many of them end the game (P-END-3).
    pub last_quiet_turn: u8,
}

/// How near the end of the game is.
pub fn ending(view: &View) -> Ending {
    let [first, second, _] = view.stacks.backs();
    Ending {
        riders: view.riders,
        last_rider: RIDERS,
        tiles_left: view.stacks.len(),
        before_riders: first.len() + second.len(),
        quiet_turns: view.quiet_turns,
        last_quiet_turn: QUIET_TURNS,
    }
}

/// How a running auction stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// Who must raise or pass.
    pub bidder: Seat,
    /// Who holds the highest bid.
    pub leader: Seat,
    /// The highest bid.
    pub highest: u32,
    /// What a bid must be at least (P-AUC-3).
    pub least: u32,
    /// All players, the auctioneer first.
    pub bidders: Vec<Bidder>,
    /// The most that the viewer can bid in all.
    pub reach: Option<u32>,
}

/// One player in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bidder {
    /// Who it is.
    pub seat: Seat,
    /// What lies on the table, without the certificate of value 3.
    pub bid: Payment,
    /// What it counts, the certificate of value 3 of the auctioneer included.
    pub amount: u32,
    /// How they stand.
    pub standing: Standing,
}

/// How a player stands in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Holds the highest bid.
    Leads,
    /// Must raise or pass now.
    Decides,
    /// Is still in.
    Waits,
    /// Has passed.
    Out,
}

/// How a running auction stands.
pub fn bidding(view: &View) -> Option<Bidding> {
    let Phase::Auction(auction) = view.phase else { return None };
    let players = view.players.len();
    let amount = |seat: Seat| bid_amount(view, auction.bids[seat], seat);
    let standing = |seat: Seat| match () {
        () if seat == auction.leader => Standing::Leads,
        () if auction.passed[seat] => Standing::Out,
        () if seat == auction.bidder => Standing::Decides,
        () => Standing::Waits,
    };
    let seats = std::iter::successors(Some(view.turn), |seat| Some(seat.next(players))).take(players);
    let bidders = seats
        .map(|seat| Bidder { seat, bid: auction.bids[seat], amount: amount(seat), standing: standing(seat) })
        .collect();
    let own_reach = view.viewer.and_then(|seat| {
        let hand = hand_of(view, seat)?;
        (!auction.passed[seat]).then(|| amount(seat) + reach(hand, auction.bids[seat]))
    });
    Some(Bidding {
        bidder: auction.bidder,
        leader: auction.leader,
        highest: amount(auction.leader),
        least: amount(auction.leader) + 1,
        bidders,
        reach: own_reach,
    })
}

/// By how much an action changes the points of whoever takes it. Nothing if it builds nothing.
pub fn gain(view: &View, action: &Action) -> Option<i32> {
    let palaces = &view.players.get(to_decide(view)? as usize)?.palaces;
    let points = |palace: Palace| palace_points(palace);
    let at = |index: usize| palaces.get(index).copied();
    let single = |tile: Tile| points(Palace::single(tile));
    match *action {
        Action::Place { tile, spot: Spot::Palace(number) } => {
            let palace = at(number.index())?;
            Some(points(with_on_top(palace, tile)?) - points(palace))
        }
        Action::Place { tile, spot: Spot::New } => Some(single(tile)),
        Action::Place { spot: Spot::Discard, .. } => Some(0),
        Action::Remodel { change: Change::Out { palace, tile }, .. } => {
            let palace = at(palace.index())?;
            let rest = Palace::of(palace.tiles().filter(|other| *other != tile))?;
            Some(points(rest) + single(tile) - points(palace))
        }
        Action::Remodel { change: Change::In { single, palace }, .. } => {
            let (one, into) = (at(single.index())?, at(palace.index())?);
            let grown = Palace::of(into.tiles().chain(one.tiles()))?;
            Some(points(grown) - points(into) - points(one))
        }
        Action::Remodel { change: Change::Drop { single }, .. } => Some(-points(at(single.index())?)),
        _ => None,
    }
}
