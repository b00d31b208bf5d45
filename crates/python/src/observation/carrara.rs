use std::fmt::Display;

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    BagView, BonusCard, Bricks, BuildingCard, BuildingType, Carrara, City, Color, Eights, GoalSource,
    Improvement, Location, Markers, Object, ObjectCard, Phase, Piece, PieceSource, Pieces, Place, Rules,
    Space, Table, TileSet, TopCard, View,
};

use super::{Observe, Sink, from_seat};

/// More coins than this are shown as this.
const MOST_COINS: i32 = 999;
/// More victory points than this are shown as this.
const MOST_POINTS: i32 = 999;
/// No colour has more bricks.
const MOST_BRICKS: i32 = 7;
/// No piece is there more often than this.
const MOST_PIECES: i32 = 9;
/// No building is there more often than this.
const MOST_ALIKE: i32 = 2;
/// More turns without an action than this are shown as this.
const MOST_PASSES: u8 = 12;

/// The values that buildings have.
const VALUES: [u32; 6] = [1, 2, 3, 4, 5, 8];

const PHASES: [&str; 13] = [
    "draw-cards",
    "draw-wheel",
    "draw-tiles",
    "start",
    "refill",
    "buy",
    "restock",
    "improve",
    "take",
    "in-hand",
    "score",
    "after",
    "over",
];

impl Observe for Carrara {
    fn observe(view: &View, seat: Seat, out: &mut impl Sink) {
        let table = &view.table;
        let rules = table.edition.rules();
        observe_phase(table, rules, out);
        observe_supplies(table, rules, out);
        out.flag(|| "bag empty".to_owned(), view.bag == BagView::Empty);
        for (player, name) in from_seat(seat, table.players()) {
            observe_role(table, player, name, out);
            observe_board(table, rules, player, name, out);
            observe_holdings(view, rules, player, name, out);
        }
    }
}

fn observe_phase(table: &Table, rules: &Rules, out: &mut impl Sink) {
    let (kind, source, piece) = match table.phase {
        Phase::DrawCards => (0, None, None),
        Phase::DrawWheel => (1, None, None),
        Phase::DrawTiles => (2, None, None),
        Phase::Start => (3, None, None),
        Phase::Refill => (4, None, None),
        Phase::Buy => (5, None, None),
        Phase::Restock(_) => (6, None, None),
        Phase::Improve => (7, None, None),
        Phase::Take(source) => (8, Some(source), None),
        Phase::InHand(piece, source) => (9, Some(source), Some(piece)),
        Phase::Score => (10, None, None),
        Phase::After => (11, None, None),
        Phase::Over => (12, None, None),
    };
    out.one_of("phase", PHASES, Some(kind));
    out.flag(|| "purchased".to_owned(), table.turn.purchased);
    out.count(|| "passes".to_owned(), table.passes.min(MOST_PASSES).into(), MOST_PASSES.into());
    if rules.pieces == Pieces::Ornaments {
        let segment = match source {
            Some(PieceSource::Segment(location)) => Some(location as usize),
            Some(PieceSource::Court) | None => None,
        };
        out.one_of("from location", Location::ALL.map(Location::name), segment);
        out.one_of("in hand", Piece::ALL.map(Piece::name), piece.map(|piece| piece as usize));
        let stored = table.turn.stored.map(|piece| piece as usize);
        out.one_of("stored in this turn", Piece::ALL.map(Piece::name), stored);
    }
    if rules.markers != Markers::Store {
        let space = table.visit.map(|visit| visit.space as usize);
        out.one_of("visit at", Space::ALL.map(Space::name), space);
    }
}

fn observe_supplies(table: &Table, rules: &Rules, out: &mut impl Sink) {
    for location in Location::ALL {
        observe_bricks(format_args!("location {location}"), table.wheel[location], out);
    }
    observe_tiles("on offer", table.face_up() | table.eights, out);
    observe_tiles("stack", table.stack, out);
    observe_tiles("gone", table.gone, out);
    if rules.eights == Eights::Present {
        observe_bits("improvement left", Improvement::ALL.map(Improvement::name), table.improvements, out);
    }
    if rules.pieces != Pieces::None {
        observe_bits("for sale", Object::ALL.map(Object::name), table.for_sale, out);
        observe_counts("supply", Object::ALL.map(Object::name), table.supply, out);
    }
    if rules.pieces == Pieces::Ornaments {
        observe_counts("statues left", Color::ALL.map(Color::name), table.statues, out);
        observe_counts("gold at", ["c1", "c2"], table.gold, out);
        out.count(|| "gold gone".to_owned(), table.gold_gone.into(), MOST_PIECES);
        for location in Location::ALL {
            let decoration = table.decoration_at(location) as usize;
            let statue = table.statue_at(location) as usize;
            out.one_of(
                format_args!("location {location} shows"),
                Object::ALL.map(Object::name),
                Some(decoration),
            );
            out.one_of(
                format_args!("location {location} shows statue"),
                Color::ALL.map(Color::name),
                Some(statue),
            );
        }
    }
    if rules.goals == GoalSource::Cards {
        let goals = &table.goals;
        let known = table.cards.is_some();
        let card = |index: usize| known.then_some(index);
        out.one_of("top card", TopCard::ALL.map(TopCard::name), card(goals.top as usize));
        out.one_of("object card", ObjectCard::ALL.map(ObjectCard::name), card(goals.object as usize));
        out.one_of("building card", BuildingCard::ALL.map(BuildingCard::name), card(goals.building as usize));
        let bonus = goals.bonus.map(|bonus| bonus as usize);
        out.one_of("bonus card", BonusCard::ALL.map(BonusCard::name), bonus);
    }
}

fn observe_role(table: &Table, player: Seat, name: &str, out: &mut impl Sink) {
    out.flag(|| format!("{name}: turn"), table.turn.seat == player);
    out.flag(|| format!("{name}: visit"), table.visit.is_some_and(|visit| visit.holder == player));
    out.flag(|| format!("{name}: announced"), table.announced == Some(player));
    out.flag(|| format!("{name}: ending"), table.ending == Some(player));
}

fn observe_board(table: &Table, rules: &Rules, player: Seat, name: &str, out: &mut impl Sink) {
    let board = &table.boards[player];
    let points = i32::from(board.points).min(MOST_POINTS);
    out.number(|| format!("{name}: points"), points, 0..=MOST_POINTS);
    for city in City::ALL {
        let tiles = board.cities[city];
        observe_tiles(format_args!("{name}: in {city}"), tiles, out);
        if rules.pieces == Pieces::Ornaments {
            observe_tiles(format_args!("{name}: decorated in {city}"), tiles & board.decorated, out);
            observe_tiles(format_args!("{name}: with statue in {city}"), tiles & board.with_statue, out);
        }
    }
    for place in Place::ALL {
        out.flag(|| format!("{name}: scored {place}"), board.has_scored(place));
    }
    if rules.eights == Eights::Present {
        let improved = format_args!("{name}: improved");
        observe_bits(improved, Improvement::ALL.map(Improvement::name), board.improved, out);
    }
    if rules.markers != Markers::Store {
        observe_bits(format_args!("{name}: marker at"), Space::ALL.map(Space::name), board.court, out);
        out.count(|| format!("{name}: open markers"), board.open_markers.into(), MOST_PIECES);
    }
    if rules.pieces == Pieces::Ornaments {
        for (piece, count) in Piece::ALL[6..].iter().zip(board.statues) {
            out.count(|| format!("{name}: {piece}"), count.into(), 2 * MOST_PIECES);
        }
        for piece in Piece::ALL {
            let stored = board.warehouse.iter().filter(|stored| **stored == Some(piece)).count();
            out.count(|| format!("{name}: stored {piece}"), stored as u32, 2);
        }
    }
}

/// What the player holds, zero where the viewer may not see it.
fn observe_holdings(view: &View, rules: &Rules, player: Seat, name: &str, out: &mut impl Sink) {
    let holdings = view.holdings[player];
    out.flag(|| format!("{name}: holdings seen"), holdings.is_some());
    let holdings = holdings.unwrap_or_default();
    observe_bricks(format_args!("{name}: bricks"), holdings.bricks, out);
    let coins = i32::from(holdings.coins).min(MOST_COINS);
    out.number(|| format!("{name}: coins"), coins, 0..=MOST_COINS);
    if rules.pieces == Pieces::Objects {
        for (object, count) in Object::ALL.iter().zip(holdings.objects) {
            out.count(|| format!("{name}: objects {object}"), count.into(), MOST_PIECES);
        }
    }
}

fn observe_bricks(name: impl Display, bricks: Bricks, out: &mut impl Sink) {
    for color in Color::ALL {
        out.count(|| format!("{name} {color}"), bricks.count(color), MOST_BRICKS);
    }
}

/// How many there are of each building.
fn observe_tiles(name: impl Display, tiles: TileSet, out: &mut impl Sink) {
    let mut counts = [0; BuildingType::ALL.len() * VALUES.len()];
    for tile in tiles.iter() {
        let value = (tile.value() as usize).min(VALUES.len());
        counts[tile.kind() as usize * VALUES.len() + value - 1] += 1;
    }
    for (index, count) in counts.into_iter().enumerate() {
        let building = || (BuildingType::ALL[index / VALUES.len()], VALUES[index % VALUES.len()]);
        let name = || {
            let (kind, value) = building();
            format!("{name} {kind}{value}")
        };
        out.count(name, count, MOST_ALIKE);
    }
}

fn observe_bits<const N: usize>(name: impl Display, names: [&str; N], bits: u8, out: &mut impl Sink) {
    for (index, bit) in names.iter().enumerate() {
        out.flag(|| format!("{name} {bit}"), bits >> index & 1 != 0);
    }
}

fn observe_counts<const N: usize>(
    name: impl Display,
    names: [&str; N],
    counts: [u8; N],
    out: &mut impl Sink,
) {
    for (piece, count) in names.iter().zip(counts) {
        out.count(|| format!("{name} {piece}"), count.into(), MOST_PIECES);
    }
}
