use super::action::{Action, Change, Number, Purchase, Spot};
use super::money::{Card, Money};
use super::palace::Palace;
use super::payment::Payment;
use super::payments::Due;
use super::phase::{Auction, Phase};
use super::state::Palazzo;
use super::tiles::{Tile, TileSet};
use crate::seat::Seat;

/// Working memory for listing actions.
#[derive(Default)]
pub struct Scratch {
    /// The tight payments for one tile, and for two.
    payments: [Vec<Payment>; 2],
}

/// Adds the offered actions of `seat`, which is to decide, in their order.
pub(super) fn list(game: &Palazzo, seat: Seat, out: &mut Vec<Action>, scratch: &mut Scratch) {
    match &game.phase {
        Phase::Turn => list_turn(game, out),
        Phase::Draft { market, .. } => {
            takes(*market, game.share(seat)).for_each(|cards| out.push(Action::Take(cards)));
        }
        Phase::Offer => {
            list_purchases(game, out, scratch);
            out.push(Action::Auction);
        }
        Phase::Auction(auction) => {
            raise_due(game, auction).each(|added| out.push(Action::Bid(added)));
            out.push(Action::Pass);
        }
        Phase::Pick { lot, .. } => out.extend(lot.kinds().map(Action::Pick)),
        Phase::Build { lot, .. } => {
            let palaces = game.palaces.of(seat);
            lot.kinds().for_each(|tile| placements(tile, palaces).for_each(|action| out.push(action)));
        }
        Phase::BuildPicked { tile, .. } => {
            placements(*tile, game.palaces.of(seat)).for_each(|action| out.push(action));
        }
        Phase::PlaceBuilder
        | Phase::LayOut
        | Phase::Deal { .. }
        | Phase::RevealMoney
        | Phase::RevealTiles
        | Phase::Over => {}
    }
}

fn list_turn(game: &Palazzo, out: &mut Vec<Action>) {
    if game.can_reveal_money() {
        out.push(Action::Money);
    }
    out.push(Action::Draw);
    let mut kinds = [Card::CERTIFICATE; Card::KINDS];
    let mut count = 0;
    for card in game.hands[game.turn].kinds() {
        kinds[count] = card;
        count += 1;
    }
    if count > 0 {
        changes(game.palaces.of(game.turn)).for_each(|change| {
            out.extend(kinds[..count].iter().map(|pay| Action::Remodel { change, pay: *pay }));
        });
    }
}

fn list_purchases(game: &Palazzo, out: &mut Vec<Action>, scratch: &mut Scratch) {
    let hand = game.hands[game.turn];
    for (payments, tiles) in scratch.payments.iter_mut().zip(1..=game.warehouse.len()) {
        payments.clear();
        Due::price(hand, tiles * game.tile_price()).each(|payment| payments.push(payment));
    }
    for tiles in purchases(game.warehouse) {
        let payments = &scratch.payments[tiles.count() as usize - 1];
        out.extend(payments.iter().map(|payment| Action::Buy { tiles, payment: *payment }));
    }
}

/// What the bidder must add to exceed the highest bid (P-AUC-3).
pub(super) fn raise_due(game: &Palazzo, auction: &Auction) -> Due {
    let seat = auction.bidder;
    let need = game.amount_of(auction, auction.leader) + 1 - game.amount_of(auction, seat);
    Due::raise(game.hands[seat], auction.bids[seat], need)
}

/// Every choice of one or two cards from the market.
pub(super) fn takes(market: Money, share: u32) -> impl Iterator<Item = Money> {
    market.kinds().flat_map(move |last| {
        let one = (share == 1).then(|| Money::from(last));
        let rest = if share == 1 { Money::EMPTY } else { market - last.into() };
        let firsts = rest.kinds().take_while(move |first| *first <= last);
        one.into_iter().chain(firsts.map(move |first| Money::from(first) + last.into()))
    })
}

/// Every choice of one or two tiles from the warehouse.
pub(super) fn purchases(warehouse: TileSet) -> impl Iterator<Item = Purchase> {
    warehouse.kinds().flat_map(move |first| {
        let twins = warehouse.contains_two(first).then_some(first);
        let seconds = twins.into_iter().chain(warehouse.kinds().filter(move |second| *second > first));
        [Purchase::one(first)].into_iter().chain(seconds.map(move |second| Purchase::two(first, second)))
    })
}

/// Every place for a tile just obtained (P-BUILD-2).
pub(super) fn placements(tile: Tile, palaces: &[Palace]) -> impl Iterator<Item = Action> {
    numbered(palaces)
        .filter(move |(_, palace)| palace.takes_on_top(tile))
        .map(|(number, _)| Spot::Palace(number))
        .chain([Spot::New, Spot::Discard])
        .map(move |spot| Action::Place { tile, spot })
}

/// Every rebuild (P-REB-1), whatever it is paid with.
///
/// A single tile is never inserted into itself: its floor is taken there.
pub(super) fn changes(palaces: &[Palace]) -> impl Iterator<Item = Change> {
    let outs = numbered(palaces).filter(|(_, palace)| !palace.is_single()).flat_map(|(number, palace)| {
        palace.tiles().collect::<TileSet>().kinds().map(move |tile| Change::Out { palace: number, tile })
    });
    let ins = singles(palaces).flat_map(move |(single, tile)| {
        numbered(palaces)
            .filter(move |(_, palace)| palace.takes_in(tile))
            .map(move |(number, _)| Change::In { single, palace: number })
    });
    let drops = singles(palaces).map(|(single, _)| Change::Drop { single });
    outs.chain(ins).chain(drops)
}

fn singles(palaces: &[Palace]) -> impl Iterator<Item = (Number, Tile)> {
    numbered(palaces)
        .filter(|(_, palace)| palace.is_single())
        .map(|(number, palace)| (number, palace.bottom()))
}

fn numbered(palaces: &[Palace]) -> impl Iterator<Item = (Number, Palace)> {
    palaces.iter().enumerate().map(|(index, palace)| (Number(index as u8), *palace))
}
