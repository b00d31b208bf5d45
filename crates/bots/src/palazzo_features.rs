//! What a network sees of a game of Palazzo.

use palazzi_rules::palazzo::{
    Action, Card, Currency, Money, Palace, Palazzo, Payment, Phase, RIDERS, Tile, TileSet, best_currency,
    palace_points,
};
use palazzi_rules::{Game, Seat};

use crate::features::{Features, Writer};
use crate::learn::add_least;

/// Features of a player.
pub(crate) const PLAYER: usize = 93;
/// Shared features.
pub(crate) const SHARED: usize = 55;

pub(crate) fn describe(game: &Palazzo, features: &mut Features) {
    let players = game.players();
    features.clear(players, (PLAYER, SHARED));
    for seat in Seat::of(players) {
        describe_player(game, seat, &mut features.write_player(seat as usize));
    }
    describe_table(game, &mut features.write_shared());
}

fn describe_player(game: &Palazzo, seat: Seat, out: &mut Writer) {
    let palaces = game.palaces(seat);
    describe_money(game.hand(seat), out);
    let points: i32 = palaces.iter().map(|palace| palace_points(*palace)).sum();
    out.number(points as f32 / 25.0);
    let mut kinds = [[0_u8; 5]; 5];
    let mut of_one = [0_u8; 5];
    let mut windows = [0_u8; 5];
    for palace in palaces {
        let floors = palace.floors() as usize - 1;
        kinds[floors][usize::from(palace.top()) - 1] += 1;
        of_one[floors] += u8::from(palace.is_of_one_material());
        windows[floors] += palace.windows() as u8;
    }
    kinds.iter().flatten().for_each(|count| out.count((*count).into(), 2.0));
    of_one.iter().for_each(|count| out.count((*count).into(), 2.0));
    windows.iter().for_each(|count| out.count((*count).into(), 8.0));
    out.count(palaces.len() as u32, 4.0);
    let worth: f32 = palaces.iter().map(|palace| promise(*palace)).sum();
    out.number(worth / 25.0);
    describe_singles(palaces, out);
    let mut gains: Vec<f32> = game.warehouse().kinds().map(|tile| gain(palaces, tile)).collect();
    gains.sort_unstable_by(|left, right| right.total_cmp(left));
    let best = |index: usize| gains.get(index).copied().unwrap_or(0.0).max(0.0);
    out.number(best(0) / 10.0);
    out.number((best(0) + best(1)) / 10.0);
    let (lot, rest) = lots(game);
    out.number(lot_gain(palaces, lot) / 10.0);
    rest.iter().for_each(|lot| out.number(lot_gain(palaces, *lot) / 10.0));
    describe_role(game, seat, lot_gain(palaces, lot), out);
    debug_assert_eq!(out.written(), PLAYER);
}

fn describe_money(hand: Money, out: &mut Writer) {
    out.count(hand.len(), 10.0);
    out.count(hand.certificates(), 4.0);
    let mut amounts = Currency::ALL.map(|currency| {
        hand.cards().filter(|card| card.currency() == Some(currency)).map(Card::value).sum::<u32>()
    });
    amounts.sort_unstable();
    amounts.iter().rev().for_each(|amount| out.count(*amount, 15.0));
    out.count(best_currency(hand), 20.0);
    out.flag(best_currency(hand) >= 5);
    out.flag(best_currency(hand) >= 10);
    out.flag(best_currency(hand) >= 15);
    for value in 3..=7 {
        let count = |currency| Card::coin(currency, value).map_or(0, |card| hand.count(card));
        let counts = Currency::ALL.map(count);
        let currencies = counts.iter().filter(|count| **count > 0).count();
        out.count(counts.iter().sum(), 3.0);
        out.one_of(currencies.checked_sub(1), 3);
    }
    out.flag(hand.certificates() >= 3);
}

/// Single tiles, and what the best of them would add to another palace.
fn describe_singles(palaces: &[Palace], out: &mut Writer) {
    let singles = || palaces.iter().enumerate().filter(|(_, palace)| palace.is_single());
    out.count(singles().count() as u32, 2.0);
    let mut best = 0.0_f32;
    for (index, single) in singles() {
        let Some(tile) = single.tiles().next() else { continue };
        let others = palaces.iter().enumerate().filter(|(other, _)| *other != index);
        for (_, palace) in others.filter(|(_, palace)| palace.takes_in(tile)) {
            let joined = Palace::of(palace.tiles().chain([tile]));
            best =
                joined.map_or(best, |joined| best.max(promise(joined) - promise(*palace) - promise(*single)));
        }
    }
    out.number(best / 10.0);
}

/// Where a player stands in the phase: whether it is the player's turn, the auction, tiles in hand.
fn describe_role(game: &Palazzo, seat: Seat, lot_gain: f32, out: &mut Writer) {
    let players = game.players();
    let away = (seat as usize + players - game.turn() as usize) % players;
    out.one_of(Some(away), 4);
    out.flag(away == 0 && *game.phase() == Phase::Turn);
    out.flag(away == 0 && *game.phase() == Phase::Offer);
    let auction = match game.phase() {
        Phase::Auction(auction) => Some(auction),
        _ => None,
    };
    out.flag(auction.is_some_and(|auction| auction.leader == seat));
    out.flag(auction.is_some_and(|auction| auction.passed[seat]));
    out.flag(auction.is_some_and(|auction| auction.bidder == seat));
    out.count(auction.map_or(0, |auction| game.amount_of(auction, seat)), 12.0);
    out.count(auction.map_or(0, |_| best_currency(game.hand(seat))), 15.0);
    let leads = auction.is_some_and(|auction| auction.leader == seat);
    out.number(if leads { lot_gain / 10.0 } else { 0.0 });
    let (acts, lot) = match *game.phase() {
        Phase::Build { seat: builder, lot } | Phase::Pick { seat: builder, lot } => (builder == seat, lot),
        Phase::BuildPicked { seat: builder, tile, .. } => (builder == seat, [tile].into_iter().collect()),
        _ => (false, TileSet::EMPTY),
    };
    out.flag(acts);
    out.count(if acts { lot.len() } else { 0 }, 2.0);
    let gain = lot.kinds().map(|tile| gain(game.palaces(seat), tile)).fold(0.0, f32::max);
    out.number(if acts { gain / 10.0 } else { 0.0 });
    let (takes, market) = match *game.phase() {
        Phase::Draft { seat: taker, market } => (taker == seat, market),
        _ => (false, Money::EMPTY),
    };
    out.flag(takes);
    out.count(if takes { market.cards().map(Card::value).max().unwrap_or(0) } else { 0 }, 7.0);
}

/// The tiles that come up for auction next, and those on the quarries after that, clockwise.
fn lots(game: &Palazzo) -> (TileSet, [TileSet; 3]) {
    let quarries = game.quarries();
    let Some(next) = game.next_quarry() else { return (TileSet::EMPTY, [TileSet::EMPTY; 3]) };
    let current = match game.phase() {
        Phase::Auction(_) => game.builder(),
        _ => None,
    };
    let first = current.unwrap_or(next);
    let lot = |places| quarries[first.clockwise(places).index()];
    (lot(0), [lot(1), lot(2), lot(3)])
}

fn describe_table(game: &Palazzo, out: &mut Writer) {
    out.one_of(Some(game.players() - 2), 3);
    let phase = match game.phase() {
        Phase::PlaceBuilder | Phase::LayOut | Phase::Deal { .. } => 0,
        Phase::Turn => 1,
        Phase::RevealMoney => 2,
        Phase::Draft { .. } => 3,
        Phase::RevealTiles => 4,
        Phase::Offer => 5,
        Phase::Auction(_) => 6,
        Phase::Build { .. } => 7,
        Phase::Pick { .. } => 8,
        Phase::BuildPicked { .. } => 9,
        Phase::Over => 10,
    };
    out.one_of(Some(phase), 11);
    out.one_of(Some(game.riders().into()), usize::from(RIDERS) + 1);
    out.count(game.stacks().len(), 50.0);
    let left = game.stacks().backs().map(TileSet::len);
    left.iter().for_each(|count| out.count(*count, 16.0));
    out.count(game.warehouse().len(), 8.0);
    out.count(game.tile_price(), 10.0);
    let (lot, rest) = lots(game);
    for tiles in [lot].into_iter().chain(rest) {
        out.one_of(Some(tiles.len().min(4) as usize), 5);
        out.count(tiles.iter().map(|tile| u32::from(tile.windows())).sum(), 5.0);
    }
    out.count(game.quiet_turns().into(), 20.0);
    let market = match *game.phase() {
        Phase::Draft { market, .. } => market,
        _ => Money::EMPTY,
    };
    out.count(market.len(), 4.0);
    out.count(market.certificates(), 2.0);
    market_values(market, out);
    debug_assert_eq!(out.written(), SHARED);
}

fn market_values(market: Money, out: &mut Writer) {
    let mut values = market.cards().map(Card::value).collect::<Vec<u32>>();
    values.sort_unstable();
    (0..2).for_each(|index| out.count(values.iter().rev().nth(index).copied().unwrap_or(0), 7.0));
}

/// What a palace may come to be worth: its points, and what the floors above it promise.
fn promise(palace: Palace) -> f32 {
    const PER_FLOOR: [f32; 5] = [-5.0, 0.0, 6.0, 11.0, 16.0];
    let floors = palace.floors() as usize;
    let room = 5 - usize::from(palace.top());
    let reachable = (floors - 1 + room).min(4);
    let windows = palace.windows() as f32;
    let now = palace_points(palace) as f32;
    let later = PER_FLOOR[reachable] + windows - 2.0 * floors as f32
        + if palace.is_of_one_material() { 1.5 } else { 0.0 };
    let weight = [0.0, 0.45, 0.4, 0.35, 0.3][room.min(4)];
    now + weight * (later - now).max(0.0)
}

/// What a new tile adds at its best place.
fn gain(palaces: &[Palace], tile: Tile) -> f32 {
    let alone = promise(Palace::single(tile));
    let on_top = palaces.iter().filter(|palace| palace.takes_on_top(tile)).map(|palace| {
        Palace::of(palace.tiles().chain([tile])).map_or(0.0, |joined| promise(joined) - promise(*palace))
    });
    on_top.fold(alone, f32::max).max(0.0)
}

/// What several tiles add, each at the best place for it alone.
fn lot_gain(palaces: &[Palace], lot: TileSet) -> f32 {
    lot.iter().map(|tile| gain(palaces, tile)).sum()
}

/// Of the ways to pay for one purchase or one rebuilding, so many are looked at.
const PAYMENTS: usize = 3;
/// Of the amounts that can be bid, so many are looked at: the lowest.
const AMOUNTS: usize = 5;

/// Of many ways to pay, keeps those that give away least; of many bids, the lowest.
pub(crate) fn shortlist(offers: &[Action], out: &mut Vec<Action>) {
    out.clear();
    let same = |left: &Action, right: &Action| match (left, right) {
        (Action::Buy { tiles: left, .. }, Action::Buy { tiles: right, .. }) => left == right,
        (Action::Remodel { change: left, .. }, Action::Remodel { change: right, .. }) => left == right,
        (Action::Bid(_), Action::Bid(_)) => true,
        _ => false,
    };
    for alike in offers.chunk_by(same) {
        match alike[0] {
            Action::Buy { .. } | Action::Remodel { .. } => add_least(alike, PAYMENTS, given_away, out),
            Action::Bid(_) => {
                let mut bids = alike.to_vec();
                bids.sort_by_key(|action| (amount(action), given_away(action)));
                bids.dedup_by_key(|action| amount(action));
                bids.truncate(AMOUNTS);
                out.append(&mut bids);
            }
            _ => out.extend_from_slice(alike),
        }
    }
}

/// The amount of a bid.
fn amount(action: &Action) -> Option<u32> {
    match action {
        Action::Bid(payment) => Some(payment.amount()),
        _ => None,
    }
}

/// What the cards of a payment are worth to their owner: a certificate goes with every currency.
fn given_away(action: &Action) -> u32 {
    let worth = |card: Card| if card == Card::CERTIFICATE { 3 } else { card.value() };
    match action {
        Action::Buy { payment, .. } | Action::Bid(payment) => {
            Payment::cards(*payment).cards().map(worth).sum()
        }
        Action::Remodel { pay, .. } => worth(*pay),
        _ => 0,
    }
}
