//! What a network sees of a game of Carrara.

use palazzi_rules::Seat;
use std::ops::Range;

use palazzi_rules::carrara::{
    Action, BonusCard, Bricks, BuildingCard, BuildingType, Carrara, City, Color, Ending, Improvement,
    Location, ObjectCard, Pay, Phase, Piece, PieceSource, Pieces, Place, Space, TileSet, TopCard, What,
};

use crate::features::{Features, Writer};
use crate::learn::add_least;

/// Features of a player.
pub(crate) const PLAYER: usize = 197;
/// Shared features.
pub(crate) const SHARED: usize = 217;

/// Places that pay at once: cities, types, urban and rural, statues.
const PAYING: [Place; 17] = {
    let mut places = [Place::Urban; 17];
    let mut next = 0;
    let mut index = 0;
    while index < Place::ALL.len() {
        if !matches!(Place::ALL[index], Place::Money(_)) {
            places[next] = Place::ALL[index];
            next += 1;
        }
        index += 1;
    }
    places
};

/// Where the features of a player stand that depend on more than what the player owns and what has been scored.
const MEANS: Range<usize> = 12..24;
const SCORE: Range<usize> = 149..156;
const ROLE: Range<usize> = 187..PLAYER;

/// Writes all features. Players whose things are the same as in a position that is described already are not looked
/// at again.
pub(crate) fn describe(game: &Carrara, like: Option<(&Carrara, &Features)>, features: &mut Features) {
    let players = game.table().players();
    features.clear(players, (PLAYER, SHARED));
    let taken = game.table().scored_by_anyone();
    let like = like.filter(|(other, _)| other.table().scored_by_anyone() == taken);
    let values = values_on_offer(game);
    for seat in Seat::of(players) {
        let player = seat as usize;
        let owns_the_same = |other: &Carrara| {
            other.holdings(seat) == game.holdings(seat)
                && other.table().boards[seat] == game.table().boards[seat]
        };
        match like.filter(|(other, _)| owns_the_same(other)) {
            Some((_, known)) => {
                features.copy_player(player, known);
                describe_means(game, seat, values, &mut features.rewrite_player(player, MEANS));
                describe_score(game, seat, &mut features.rewrite_player(player, SCORE));
                describe_role(game, seat, &mut features.rewrite_player(player, ROLE));
            }
            None => describe_player(game, seat, values, &mut features.write_player(player)),
        }
    }
    describe_table(game, &mut features.write_shared());
}

fn describe_player(game: &Carrara, seat: Seat, values: u32, out: &mut Writer) {
    describe_stock(game, seat, out);
    debug_assert_eq!(out.written(), MEANS.start);
    describe_means(game, seat, values, out);
    describe_buildings(game, seat, out);
    let markers = game.table().boards[seat].markers_left(game.rules()).into();
    describe_scoring(game, seat, markers, out);
    out.count(markers, 6.0);
    out.one_of(Some(markers.min(3) as usize), 4);
    describe_goals(game, seat, out);
    debug_assert_eq!(out.written(), SCORE.start);
    describe_score(game, seat, out);
    describe_board(game, seat, out);
    debug_assert_eq!(out.written(), ROLE.start);
    describe_role(game, seat, out);
    debug_assert_eq!(out.written(), PLAYER);
}

/// Coins, points and bricks.
fn describe_stock(game: &Carrara, seat: Seat, out: &mut Writer) {
    let holdings = game.holdings(seat);
    let (coins, points) = (u32::from(holdings.coins), game.table().boards[seat].points);
    out.count(coins, 20.0);
    out.count(coins.min(6), 6.0);
    out.number((coins as f32).sqrt() / 5.0);
    out.count(points.into(), 50.0);
    out.number(f32::from(points).sqrt() / 7.0);
    Color::ALL.iter().for_each(|color| out.count(holdings.bricks.count(*color), 3.0));
    out.count(holdings.bricks.total(), 8.0);
}

/// Buildings by city and by type, and what has been scored.
fn describe_buildings(game: &Carrara, seat: Seat, out: &mut Writer) {
    let board = &game.table().boards[seat];
    for city in City::ALL {
        let tiles = board.cities[city];
        out.count(tiles.count(), 3.0);
        out.count(board.value(tiles), 10.0);
        out.flag(tiles.count() == 1);
        out.count(board.statues_in(city), 2.0);
    }
    let owned = board.tiles();
    for kind in BuildingType::ALL {
        let tiles = owned & TileSet::of_type(kind);
        out.count(board.value(tiles), 10.0);
        out.count((tiles & board.decorated).count(), 2.0);
    }
    out.count(owned.count(), 8.0);
    Place::ALL.iter().for_each(|place| out.flag(board.has_scored(*place)));
}

/// Objects, and the conditions for announcing the end.
fn describe_goals(game: &Carrara, seat: Seat, out: &mut Writer) {
    let objects = &game.holdings(seat).objects;
    objects.iter().for_each(|count| out.count((*count).into(), 3.0));
    out.count(objects.iter().map(|count| u32::from(*count)).sum(), 8.0);
    let announces = game.rules().ending == Ending::Announcement;
    let conditions = if announces { game.conditions(seat) } else { [false; 3] };
    conditions.iter().for_each(|met| out.flag(*met));
    out.flag(conditions == [true; 3]);
}

/// What the final scoring would bring now.
fn describe_score(game: &Carrara, seat: Seat, out: &mut Writer) {
    let score = game.final_score(seat);
    out.count(score.total(), 60.0);
    out.count(score.bonus, 20.0);
    out.count(score.objects, 20.0);
    out.count(score.buildings, 30.0);
    out.count(score.coins, 10.0);
    out.count(score.decorations, 20.0);
    out.count(score.statues, 30.0);
}

/// Improvements, markers at the court, stored pieces.
fn describe_board(game: &Carrara, seat: Seat, out: &mut Writer) {
    let board = &game.table().boards[seat];
    out.bits(board.improved.into(), 8);
    out.bits(board.court.into(), 8);
    out.count(board.open_markers.into(), 4.0);
    let stored = board.warehouse.iter().flatten().fold(0, |bits, piece| bits | 1 << *piece as u64);
    out.bits(stored, 13);
    out.count(board.warehouse.iter().flatten().count() as u32, 2.0);
}

/// Whose turn it is, and who brought about the end or the Royal Visit.
fn describe_role(game: &Carrara, seat: Seat, out: &mut Writer) {
    let table = game.table();
    out.flag(table.visit.is_some_and(|visit| visit.holder == seat));
    out.flag(table.announced == Some(seat));
    out.flag(table.ending == Some(seat));
    let players = table.players();
    let away = (seat as usize + players - table.turn.seat as usize) % players;
    out.one_of(Some(away), 4);
    out.flag(away == 0 && table.phase == Phase::Start);
    out.flag(away == 0 && table.phase == Phase::After);
    out.flag(away == 0 && matches!(table.phase, Phase::Refill | Phase::Buy));
}

/// The values of the buildings that can be built, one bit for each.
fn values_on_offer(game: &Carrara) -> u32 {
    let table = game.table();
    (table.face_up() | table.eights).iter().fold(0, |values, tile| values | 1 << tile.value())
}

/// The largest building on offer that the bricks in hand pay for in each city, and bricks that are left.
fn describe_means(game: &Carrara, seat: Seat, values: u32, out: &mut Writer) {
    let bricks = game.holdings(seat).bricks;
    for city in City::ALL {
        let means = city.accepts(bricks).total().min(8);
        let payable = values & ((2 << means) - 1);
        out.count(31 - (payable | 1).leading_zeros(), 5.0);
        out.count(means, 8.0);
    }
}

/// What each place pays if it is scored: cities, types, urban, rural, statues; and the objects that come with it.
fn pays(game: &Carrara, seat: Seat) -> ([Pay; PAYING.len()], [u32; PAYING.len()]) {
    let table = game.table();
    let board = &table.boards[seat];
    let mut pays = [Pay::default(); PAYING.len()];
    let mut tiles = [0; PAYING.len()];
    let (mut urban, mut rural) = (0, 0);
    for city in City::ALL {
        let reward = table.city_reward(seat, city);
        for tile in board.cities[city].iter() {
            let value = tile.value() + u32::from(board.decorated.contains(tile));
            let pay =
                Pay { coins: value * u32::from(reward.coins), points: value * u32::from(reward.points) };
            let kind = tile.kind() as usize;
            for place in [city as usize, 6 + kind] {
                pays[place] = pays[place] + pay;
                tiles[place] += 1;
            }
            *(if kind < 4 { &mut urban } else { &mut rural }) += value;
            if board.with_statue.contains(tile) {
                let space = 14 + (city as usize).min(5 - city as usize);
                pays[space] = pays[space] + pay;
            }
        }
    }
    for (place, value, improvement) in [(12, urban, Improvement::Urban), (13, rural, Improvement::Rural)] {
        let reward = table.reward(seat, improvement);
        pays[place] =
            Pay { coins: value * u32::from(reward.coins), points: value * u32::from(reward.points) };
    }
    (pays, tiles)
}

/// What scoring would pay now, and what could become of it.
fn describe_scoring(game: &Carrara, seat: Seat, markers: u32, out: &mut Writer) {
    let table = game.table();
    let board = &table.boards[seat];
    let taken = table.scored_by_anyone();
    let available = game.available_places(seat);
    let per_object = if game.rules().pieces == Pieces::Objects { 2.0 } else { 0.0 };
    let (pays, tiles) = pays(game, seat);
    let mut worths = [0.0_f32; PAYING.len()];
    for (index, place) in PAYING.iter().enumerate() {
        let pay = pays[index];
        let open = available.contains(*place);
        let (now, later) = if open { (pay, Pay::default()) } else { (Pay::default(), pay) };
        out.count(now.points, 20.0);
        out.count(now.coins, 20.0);
        if let Place::City(_) = place {
            let free = !taken.contains(*place);
            out.count(if free { later.points } else { 0 }, 20.0);
            out.count(if free { later.coins } else { 0 }, 20.0);
        }
        if open {
            worths[index] = pay.points as f32 + 0.3 * pay.coins as f32 + per_object * tiles[index] as f32;
        }
    }
    out.flag(available.contains(Place::ALL[14]));
    out.flag(available.contains(Place::ALL[15]));
    worths.sort_unstable_by(|left, right| right.total_cmp(left));
    out.number(worths[0] / 20.0);
    out.number(worths[1] / 20.0);
    out.number(worths[2] / 20.0);
    out.number(worths.iter().take(markers as usize).sum::<f32>() / 50.0);
    out.flag(board.scored.is_empty());
}

fn describe_table(game: &Carrara, out: &mut Writer) {
    let table = game.table();
    out.one_of(Some(table.players() - 2), 3);
    let (phase, location, in_hand) = phase_index(&table.phase);
    out.one_of(Some(phase), 13);
    out.one_of(location.map(|location| location as usize), 6);
    out.one_of(in_hand.map(|piece| piece as usize), 13);
    out.flag(table.turn.purchased);
    out.count(table.stack.count(), 20.0);
    out.flag(table.stack.is_empty());
    out.flag(table.stack.count() <= 4);
    out.count(table.face_up().count(), 9.0);
    let tiles = (table.face_up() | table.eights).iter();
    let places =
        tiles.fold(0_u64, |bits, tile| bits | 1 << (tile.kind() as u64 * 8 + u64::from(tile.value()) - 1));
    out.bits(places, 48);
    let mut cheap = [0; 3];
    for location in Location::ALL {
        let bricks = table.wheel[location];
        for color in Color::ALL {
            let count = bricks.count(color);
            out.count(count, 2.0);
            if let Some(cheap) = cheap.get_mut(color.price(location) as usize) {
                *cheap += count;
            }
        }
    }
    cheap.iter().for_each(|count| out.count(*count, 4.0));
    out.bits(table.for_sale.into(), 6);
    table.supply.iter().for_each(|count| out.count((*count).into(), 5.0));
    table.statues.iter().for_each(|count| out.count((*count).into(), 6.0));
    table.gold.iter().for_each(|count| out.count((*count).into(), 2.0));
    out.bits(table.improvements.into(), 8);
    out.one_of(table.visit.map(|visit| visit.space as usize), Space::ALL.len());
    out.flag(table.announced.is_some());
    out.flag(table.ending.is_some());
    out.count(table.passes.into(), 6.0);
    let taken = table.scored_by_anyone();
    City::ALL.iter().for_each(|city| out.flag(taken.contains(Place::City(*city))));
    out.flag(taken.contains(Place::ALL[14]));
    out.flag(taken.contains(Place::ALL[15]));
    let rotates = game.rules().pieces == Pieces::Ornaments;
    out.one_of(rotates.then_some(table.outer as usize % 6), 6);
    out.one_of(rotates.then_some(table.inner as usize % 6), 6);
    out.one_of(Some(table.goals.top as usize), TopCard::ALL.len());
    out.one_of(Some(table.goals.object as usize), ObjectCard::ALL.len());
    out.one_of(Some(table.goals.building as usize), BuildingCard::ALL.len());
    out.one_of(table.goals.bonus.map(|card| card as usize), BonusCard::ALL.len());
    debug_assert_eq!(out.written(), SHARED);
}

fn phase_index(phase: &Phase) -> (usize, Option<Location>, Option<Piece>) {
    let from = |source: &PieceSource| match source {
        PieceSource::Segment(location) => Some(*location),
        PieceSource::Court => None,
    };
    match phase {
        Phase::DrawCards => (0, None, None),
        Phase::DrawWheel => (1, None, None),
        Phase::DrawTiles => (2, None, None),
        Phase::Start => (3, None, None),
        Phase::Refill => (4, None, None),
        Phase::Buy => (5, None, None),
        Phase::Restock(_) => (6, None, None),
        Phase::Improve => (7, None, None),
        Phase::Take(source) => (8, from(source), None),
        Phase::InHand(piece, source) => (9, from(source), Some(*piece)),
        Phase::Score => (10, None, None),
        Phase::After => (11, None, None),
        Phase::Over => (12, None, None),
    }
}

/// Of the ways to pay for one building, so many are looked at.
const PAYMENTS: usize = 2;

/// Of the ways to pay for one building in one city, keeps those that give away the cheapest bricks.
pub(crate) fn shortlist(offers: &[Action], out: &mut Vec<Action>) {
    out.clear();
    let paid = |action: &Action| matches!(action.what, What::Build(..) | What::Upgrade(..));
    for alike in offers.chunk_by(|left, right| paid(left) && left.what == right.what) {
        if alike.len() > PAYMENTS {
            add_least(alike, PAYMENTS, |action| worth(action.bricks), out);
        } else {
            out.extend_from_slice(alike);
        }
    }
}

/// What bricks are worth, roughly: a white one can do what any other can.
fn worth(bricks: Bricks) -> u32 {
    bricks.colors().map(|(color, count)| count * (8 - color as u32)).sum()
}
