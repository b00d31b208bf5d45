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
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct Trace {
    pub turn: Seat,
    pub players: Vec<PlayerTrace>,
    pub quarries: [Vec<String>; Quarry::COUNT],
    pub builder: Option<Quarry>,
    pub warehouse: Vec<String>,
    pub deck: Vec<String>,
    pub discards: Vec<String>,
    pub stacks: StacksTrace,
    pub out: Vec<String>,
    pub riders: u8,
    pub market: Vec<String>,
    pub lot: Vec<String>,
    pub picked: Option<Tile>,
    pub result: Option<Vec<i32>>,
    pub winners: Option<Vec<Seat>>,
}

/// One player of a [`Trace`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct PlayerTrace {
    pub hand: Vec<String>,
    pub palaces: Vec<Palace>,
    pub bid: Option<BidTrace>,
    pub passed: bool,
}

/// A bid of a [`PlayerTrace`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct BidTrace {
    pub cards: Vec<String>,
    pub triplets: u32,
    pub amount: u32,
}

/// The face-down tiles of a [`Trace`], by their backs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct StacksTrace {
    #[serde(rename = "I")]
    pub first: Vec<String>,
    #[serde(rename = "II")]
    pub second: Vec<String>,
    #[serde(rename = "III")]
    pub third: Vec<String>,
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
