use std::fmt::Display;

use serde::Serialize;

use super::money::Money;
use super::palace::Palace;
use super::phase::{Auction, Phase, Quarry};
use super::scoring::{scores, winners};
use super::state::Palazzo;
use super::tiles::{Tile, TileSet};
use crate::seat::Seat;

/// The whole state in the form of `docs/rules/trace.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trace {
    turn: Seat,
    players: Vec<PlayerTrace>,
    quarries: [Vec<String>; Quarry::COUNT],
    builder: Option<Quarry>,
    warehouse: Vec<String>,
    deck: Vec<String>,
    discards: Vec<String>,
    stacks: StacksTrace,
    out: Vec<String>,
    riders: u8,
    market: Vec<String>,
    lot: Vec<String>,
    picked: Option<Tile>,
    result: Option<Vec<i32>>,
    winners: Option<Vec<Seat>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct PlayerTrace {
    hand: Vec<String>,
    palaces: Vec<Palace>,
    bid: Option<BidTrace>,
    passed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct BidTrace {
    cards: Vec<String>,
    triplets: u32,
    amount: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct StacksTrace {
    #[serde(rename = "I")]
    first: Vec<String>,
    #[serde(rename = "II")]
    second: Vec<String>,
    #[serde(rename = "III")]
    third: Vec<String>,
}

pub(super) fn trace(game: &Palazzo) -> Trace {
    let (market, lot, picked) = match game.phase {
        Phase::Draft { market, .. } => (market, TileSet::EMPTY, None),
        Phase::Build { lot, .. } | Phase::Pick { lot, .. } => (Money::EMPTY, lot, None),
        Phase::BuildPicked { tile, lot, .. } => (Money::EMPTY, lot, Some(tile)),
        _ => (Money::EMPTY, TileSet::EMPTY, None),
    };
    let over = game.phase == Phase::Over;
    let players = usize::from(game.players);
    Trace {
        turn: game.turn,
        players: Seat::of(players).map(|seat| trace_player(game, seat)).collect(),
        quarries: game.quarries.map(tiles),
        builder: game.builder,
        warehouse: tiles(game.warehouse),
        deck: money(game.deck),
        discards: money(game.discards),
        stacks: trace_stacks(game),
        out: tiles(game.out),
        riders: game.riders(),
        market: money(market),
        lot: tiles(lot),
        picked,
        result: over.then(|| scores(game)[..players].to_vec()),
        winners: over.then(|| winners(game).iter().collect()),
    }
}

fn trace_player(game: &Palazzo, seat: Seat) -> PlayerTrace {
    let (bid, passed) = match &game.phase {
        Phase::Auction(auction) => (trace_bid(game, auction, seat), auction.passed[seat]),
        _ => (None, false),
    };
    let palaces = game.palaces.of(seat).to_vec();
    PlayerTrace { hand: money(game.hands[seat]), palaces, bid, passed }
}

fn trace_bid(game: &Palazzo, auction: &Auction, seat: Seat) -> Option<BidTrace> {
    let bid = auction.bids[seat];
    let has_bid = !auction.passed[seat] && (seat == game.turn || !bid.is_empty());
    has_bid.then(|| BidTrace {
        cards: money(bid.cards()),
        triplets: bid.triplets(),
        amount: game.amount_of(auction, seat),
    })
}

fn trace_stacks(game: &Palazzo) -> StacksTrace {
    let [first, second, third] = game.stacks.backs;
    let riders = (0..game.stacks.riders).map(|_| "rider".to_owned());
    let third = third.iter().map(|tile| tile.to_string()).chain(riders);
    StacksTrace { first: tiles(first), second: tiles(second), third: sorted(third) }
}

fn tiles(tiles: TileSet) -> Vec<String> {
    sorted(tiles.iter())
}

fn money(money: Money) -> Vec<String> {
    sorted(money.cards())
}

/// The tokens, sorted by bytes.
fn sorted<T: Display>(items: impl Iterator<Item = T>) -> Vec<String> {
    let mut tokens: Vec<String> = items.map(|item| item.to_string()).collect();
    tokens.sort_unstable();
    tokens
}
