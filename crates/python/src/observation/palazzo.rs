use std::fmt::Display;

use palazzi_rules::Seat;
use palazzi_rules::palazzo::{
    Auction, Card, Deck, Hand, Money, Palace, Palazzo, Payment, Phase, Player, QUIET_TURNS, Quarry, RIDERS,
    TileSet, View,
};

use super::{Observe, Sink, from_seat};
use crate::spelling::palazzo::{MOST_PALACES, TILE_KINDS, TRIPLETS, tile_index, triplets};

/// No tile is there more often than this.
const MOST_ALIKE: i32 = 2;
/// No kind of triplet is there more often than this.
const MOST_TRIPLETS: i32 = 3;
/// All cards of the game.
const MOST_CARDS: i32 = 55;
/// A tile of the warehouse costs no more than this.
const MOST_PRICE: i32 = 10;
/// What palaces can be worth, at worst and at best.
const POINTS: std::ops::RangeInclusive<i32> = -240..=999;
/// The floors that palaces have.
const FLOORS: u8 = 5;

const PHASES: [&str; 13] = [
    "place-builder",
    "lay-out",
    "deal",
    "turn",
    "reveal-money",
    "draft",
    "reveal-tiles",
    "offer",
    "auction",
    "build",
    "pick",
    "build-picked",
    "over",
];

impl Observe for Palazzo {
    fn observe(view: &View, seat: Seat, out: &mut impl Sink) {
        let phase = Shown::new(&view.phase);
        out.one_of("phase", PHASES, Some(phase.kind));
        observe_money("market", phase.market, out);
        observe_tiles("lot", phase.lot, out);
        observe_tiles("picked", phase.picked, out);
        observe_table(view, out);
        for (player, name) in from_seat(seat, view.players.len()) {
            out.flag(|| format!("{name}: turn"), view.turn == player);
            out.flag(|| format!("{name}: to act"), phase.acts == Some(player));
            observe_bid(phase.auction, player, name, out);
            observe_player(&view.players[player as usize], name, out);
        }
    }
}

/// A phase with what belongs to it, empty where nothing does.
struct Shown<'a> {
    kind: usize,
    acts: Option<Seat>,
    market: Money,
    lot: TileSet,
    picked: TileSet,
    auction: Option<&'a Auction>,
}

impl Shown<'_> {
    fn new(phase: &Phase) -> Shown<'_> {
        let none = TileSet::EMPTY;
        let nothing =
            |kind| Shown { kind, acts: None, market: Money::EMPTY, lot: none, picked: none, auction: None };
        match phase {
            Phase::PlaceBuilder => nothing(0),
            Phase::LayOut => nothing(1),
            Phase::Deal { .. } => nothing(2),
            Phase::Turn => nothing(3),
            Phase::RevealMoney => nothing(4),
            Phase::Draft { seat, market } => Shown { acts: Some(*seat), market: *market, ..nothing(5) },
            Phase::RevealTiles => nothing(6),
            Phase::Offer => nothing(7),
            Phase::Auction(auction) => {
                Shown { acts: Some(auction.bidder), auction: Some(auction), ..nothing(8) }
            }
            Phase::Build { seat, lot } => Shown { acts: Some(*seat), lot: *lot, ..nothing(9) },
            Phase::Pick { seat, lot } => Shown { acts: Some(*seat), lot: *lot, ..nothing(10) },
            Phase::BuildPicked { seat, tile, lot } => {
                Shown { acts: Some(*seat), lot: *lot, picked: [*tile].into_iter().collect(), ..nothing(11) }
            }
            Phase::Over => nothing(12),
        }
    }
}

fn observe_table(view: &View, out: &mut impl Sink) {
    let builder = view.builder.map(Quarry::index);
    out.one_of("builder at", ["1", "2", "3", "4"], builder);
    let quiet = view.quiet_turns.min(QUIET_TURNS);
    out.count(|| "quiet turns".to_owned(), quiet.into(), QUIET_TURNS.into());
    out.count(|| "riders".to_owned(), view.riders.into(), RIDERS.into());
    for (back, tiles) in ["I", "II", "III"].iter().zip(view.stacks.backs()) {
        observe_tiles(format_args!("stack {back}"), tiles, out);
    }
    for (number, tiles) in (1..).zip(view.quarries) {
        observe_tiles(format_args!("quarry {number}"), tiles, out);
    }
    observe_tiles("warehouse", view.warehouse, out);
    observe_tiles("out", view.out, out);
    out.count(|| "tile price".to_owned(), view.tile_price, MOST_PRICE);
    observe_money("discards", view.discards, out);
    let (count, cards) = match view.deck {
        Deck::Unseen { count } => (count, Money::EMPTY),
        Deck::Known { cards } => (cards.len(), cards),
    };
    out.count(|| "deck".to_owned(), count, MOST_CARDS);
    observe_money("deck", cards, out);
    observe_money("unseen", view.unseen, out);
}

fn observe_bid(auction: Option<&Auction>, player: Seat, name: &str, out: &mut impl Sink) {
    out.flag(|| format!("{name}: leads"), auction.is_some_and(|auction| auction.leader == player));
    out.flag(|| format!("{name}: passed"), auction.is_some_and(|auction| auction.passed[player]));
    let bid = auction.map_or(Payment::EMPTY, |auction| auction.bids[player]);
    observe_money(format_args!("{name}: bid"), bid.singles(), out);
    let counts: [u32; TRIPLETS] = triplets(bid);
    for (kind, count) in ["3", "4", "5", "6", "7", "c2"].iter().zip(counts) {
        out.count(|| format!("{name}: bid triplets of {kind}"), count, MOST_TRIPLETS);
    }
}

fn observe_player(player: &Player, name: &str, out: &mut impl Sink) {
    let (cards, known, unknown) = match player.hand {
        Hand::Open { cards, known } => (cards, known, 0),
        Hand::Hidden { known, unknown } => (Money::EMPTY, known, unknown),
    };
    let is_open = matches!(player.hand, Hand::Open { .. });
    out.flag(|| format!("{name}: hand seen"), is_open);
    observe_money(format_args!("{name}: hand"), cards, out);
    observe_money(format_args!("{name}: known to all"), known, out);
    out.count(|| format!("{name}: unknown cards"), unknown, MOST_CARDS);
    out.number(|| format!("{name}: points"), player.points, POINTS);
    for index in 0..MOST_PALACES {
        let palace = player.palaces.get(index).copied();
        for floor in 1..=FLOORS {
            let tile = || format!("{name}: p{} floor {floor}", index + 1);
            out.number(tile, palace.map_or(0, |palace| floor_code(palace, floor)), 0..=9);
        }
    }
}

/// What is on a floor: 0 for nothing, else 1 to 3 for brick with so many windows, 4 to 6 for sandstone, 7 to 9 for
/// marble.
fn floor_code(palace: Palace, floor: u8) -> i32 {
    palace.on(floor).map_or(0, |tile| 3 * tile.material() as i32 + i32::from(tile.windows()))
}

fn observe_money(name: impl Display, money: Money, out: &mut impl Sink) {
    for card in Card::all() {
        out.count(|| format!("{name} {card}"), money.count(card), card.copies() as i32);
    }
}

fn observe_tiles(name: impl Display, tiles: TileSet, out: &mut impl Sink) {
    let mut counts = [0; TILE_KINDS];
    tiles.iter().for_each(|tile| counts[tile_index(tile)] += 1);
    for (tile, count) in TileSet::ALL.kinds().zip(counts) {
        out.count(|| format!("{name} {tile}"), count, MOST_ALIKE);
    }
}
