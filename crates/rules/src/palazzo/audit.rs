use super::money::Money;
use super::phase::{Auction, Phase};
use super::stacks::RIDERS;
use super::state::{DISTRIBUTED, Palazzo, QUIET_TURNS};
use super::tiles::TileSet;
use crate::seat::Seat;

/// Checks the conservation laws, and names the first that is broken.
pub(super) fn audit(game: &Palazzo) -> Result<(), String> {
    audit_money(game)?;
    audit_tiles(game)?;
    audit_seats(game)?;
    match &game.phase {
        Phase::Auction(auction) => audit_auction(game, auction),
        Phase::Over => require(game.stacks.riders == 0 || game.quiet == QUIET_TURNS, || {
            format!("over with {} riders left and {} quiet turns", game.stacks.riders, game.quiet)
        }),
        _ => require(game.stacks.riders > 0, || "five riders and not over".to_owned()),
    }
}

/// Every money card is in exactly one place.
fn audit_money(game: &Palazzo) -> Result<(), String> {
    let on_table = match &game.phase {
        Phase::Draft { market, .. } => [*market, Money::EMPTY, Money::EMPTY, Money::EMPTY],
        Phase::Auction(auction) => auction.bids.map(|bid| bid.cards()),
        _ => [Money::EMPTY; 4],
    };
    let places = game.hands.iter().chain(&on_table).chain([&game.deck, &game.discards]);
    let mut left = Money::ALL;
    for place in places {
        require(left.contains(*place), || format!("{place} is there too often, {left} is left"))?;
        left -= *place;
    }
    require(left.is_empty(), || format!("{left} is nowhere"))
}

/// Every building tile is in exactly one place.
fn audit_tiles(game: &Palazzo) -> Result<(), String> {
    let in_hand = match game.phase {
        Phase::Build { lot, .. } | Phase::Pick { lot, .. } => [lot, TileSet::EMPTY],
        Phase::BuildPicked { tile, lot, .. } => [lot, TileSet::EMPTY.with(tile)],
        _ => [TileSet::EMPTY; 2],
    };
    let built = game.palaces.tiles().ok_or_else(|| format!("the palaces are broken: {:?}", game.palaces))?;
    let places = game.stacks.backs.iter().chain(&game.quarries).chain(&in_hand);
    let mut all = TileSet::EMPTY;
    for place in places.chain([&game.warehouse, &game.out, &built]) {
        require(place.is_sound(), || format!("{place:?} is no set of tiles"))?;
        require(all.fits_with(*place), || format!("{place} is there too often"))?;
        all = all.and(*place);
    }
    require(all == TileSet::ALL, || format!("only {all} are there"))?;
    require(game.stacks.riders <= RIDERS, || format!("{} riders", game.stacks.riders))
}

fn audit_seats(game: &Palazzo) -> Result<(), String> {
    for seat in Seat::ALL {
        let (hand, known) = (game.hands[seat], game.known[seat]);
        require(hand.contains(known), || format!("{seat} is known to hold {known} and holds {hand}"))?;
        let plays = (seat as usize) < game.players.into();
        let owns = !hand.is_empty() || !game.palaces.of(seat).is_empty();
        require(plays || !owns, || format!("{seat} does not play and owns something"))?;
    }
    require(game.quiet <= QUIET_TURNS, || format!("{} quiet turns", game.quiet))
}

fn audit_auction(game: &Palazzo, auction: &Auction) -> Result<(), String> {
    let quarry = game.builder.map(|quarry| game.quarries[quarry.index()]).unwrap_or_default();
    let tiles = quarry.len();
    require((1..DISTRIBUTED).contains(&tiles), || format!("{tiles} tiles are auctioned"))?;
    require(auction.bidder != auction.leader, || "the highest bidder is to raise".to_owned())?;
    let highest = game.amount_of(auction, auction.leader);
    for seat in Seat::of(game.players.into()) {
        let bid = auction.bids[seat];
        require(bid.currencies().count() <= 1, || format!("{seat} bids {bid}"))?;
        require(!auction.passed[seat] || bid.is_empty(), || format!("{seat} passed and bids {bid}"))?;
        let amount = game.amount_of(auction, seat);
        require(seat == auction.leader || auction.passed[seat] || amount < highest, || {
            format!("{seat} bids {amount}, the highest bid is {highest}")
        })?;
    }
    let playing = [auction.bidder, auction.leader];
    require(playing.iter().all(|seat| !auction.passed[*seat]), || "a seat that passed is still in".to_owned())
}

fn require(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}
