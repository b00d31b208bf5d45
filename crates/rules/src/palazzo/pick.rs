//! Picking one of the offered actions at random without writing them down.

use rand_core::Rng;

use super::action::{Action, Purchase};
use super::list::{changes, placements, purchases, raise_due, takes};
use super::payments::Due;
use super::phase::{Auction, Phase};
use super::state::Palazzo;
use super::tally::Tally;
use crate::game::{Choice, Pending};
use crate::random::below;

/// One of the offered actions of the seat that is to decide.
///
/// # Panics
/// If no seat is to decide.
pub(super) fn pick(game: &Palazzo, choice: Choice, rng: &mut impl Rng) -> Action {
    let Pending::Decide(seat) = game.next_to_act() else { panic!("no seat is to decide") };
    match &game.phase {
        Phase::Draft { market, .. } => Action::Take(one_of(|| takes(*market, game.share(seat)), rng)),
        Phase::Offer => pick_offer(game, choice, rng),
        Phase::Auction(auction) => pick_bid(game, auction, choice, rng),
        Phase::Pick { lot, .. } => Action::Pick(one_of(|| lot.kinds(), rng)),
        Phase::Build { lot, .. } => {
            let palaces = game.palaces.of(seat);
            one_of(|| lot.kinds().flat_map(|tile| placements(tile, palaces)), rng)
        }
        Phase::BuildPicked { tile, .. } => one_of(|| placements(*tile, game.palaces.of(seat)), rng),
        _ => pick_turn(game, choice, rng),
    }
}

fn pick_turn(game: &Palazzo, choice: Choice, rng: &mut impl Rng) -> Action {
    let hand = game.hands[game.turn];
    let palaces = game.palaces.of(game.turn);
    let simple = [Action::Money, Action::Draw];
    let simple = if game.can_reveal_money() { &simple[..] } else { &simple[1..] };
    let can_remodel = !hand.is_empty() && !palaces.is_empty();
    let remodels = || (hand.kinds().count() * changes(palaces).count()) as u32;
    let index = below(rng, simple.len() as u32 + weight(choice, can_remodel, remodels)) as usize;
    match simple.get(index) {
        Some(action) => *action,
        None => {
            Action::Remodel { change: one_of(|| changes(palaces), rng), pay: one_of(|| hand.kinds(), rng) }
        }
    }
}

fn pick_offer(game: &Palazzo, choice: Choice, rng: &mut impl Rng) -> Action {
    let hand = game.hands[game.turn];
    let price = game.tile_price();
    if game.warehouse.is_empty() || !Due::price(hand, price).can_be_paid() {
        return Action::Auction;
    }
    if choice == Choice::KindFirst && below(rng, 2) == 0 {
        return Action::Auction;
    }
    let for_one = Tally::of(Due::price(hand, price));
    let for_two = Tally::of(Due::price(hand, 2 * price));
    let payments = |tiles: &Purchase| if tiles.count() == 1 { &for_one } else { &for_two };
    let total: u32 = purchases(game.warehouse).map(|tiles| payments(&tiles).count()).sum();
    if choice == Choice::Uniform && below(rng, total + 1) == total {
        return Action::Auction;
    }
    let mut index = below(rng, total);
    for tiles in purchases(game.warehouse) {
        match index.checked_sub(payments(&tiles).count()) {
            Some(left) => index = left,
            None => return Action::Buy { tiles, payment: payments(&tiles).nth(index) },
        }
    }
    unreachable!("the index is below the total")
}

fn pick_bid(game: &Palazzo, auction: &Auction, choice: Choice, rng: &mut impl Rng) -> Action {
    let due = raise_due(game, auction);
    if !due.can_be_paid() || (choice == Choice::KindFirst && below(rng, 2) == 0) {
        return Action::Pass;
    }
    let bids = Tally::of(due);
    if choice == Choice::Uniform && below(rng, bids.count() + 1) == bids.count() {
        return Action::Pass;
    }
    Action::Bid(bids.nth(below(rng, bids.count())))
}

/// How much a kind of action weighs against one single action.
fn weight(choice: Choice, exists: bool, count: impl FnOnce() -> u32) -> u32 {
    match choice {
        _ if !exists => 0,
        Choice::Uniform => count(),
        Choice::KindFirst => 1,
    }
}

/// How many items are kept while they are counted; more are gone through again.
const KEPT: usize = 16;

/// One of some items.
///
/// # Panics
/// If there are none.
fn one_of<T: Copy, I: Iterator<Item = T>>(items: impl Fn() -> I, rng: &mut impl Rng) -> T {
    let mut kept = [None; KEPT];
    let mut count = 0;
    items().for_each(|item| {
        if let Some(place) = kept.get_mut(count) {
            *place = Some(item);
        }
        count += 1;
    });
    let index = below(rng, count as u32) as usize;
    let item = kept.get(index).copied().unwrap_or_else(|| items().nth(index));
    item.expect("the index is below the number of items")
}
