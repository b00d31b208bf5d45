use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, Improvement, Markers, Pay, Place, Reward, Table, TileSet, View};

use crate::sound::Sound;

use super::{Anchor, Beat, EVENT_MS, Flying, Glow};

/// How long the place rings, how long one building lights up at most, all of them together, and how long the sum flies.
const RING_MS: u32 = 300;
const BUILDING_MS: u32 = 240;
const BUILDINGS_MS: u32 = 700;
const SUM_MS: u32 = 600;

const _: () = assert!(RING_MS + BUILDINGS_MS + SUM_MS <= EVENT_MS);

/// Scoring in three beats: the place rings, each building lights up with what it pays, the sum flies to its owner.
/// Returns the beats, and the wait within the last one until the sum arrives.
pub(super) fn beats(before: &View, after: &View, seat: Seat, place: Place, pay: Pay) -> (Vec<Beat>, u32) {
    let spot = Anchor::Place(seat, place);
    let from = super::left_court(before, after, seat).unwrap_or(match before.table.edition.rules().markers {
        Markers::Store => Anchor::Marks(seat),
        _ => Anchor::Portrait(seat),
    });
    let ring = Beat::of(RING_MS).fly(Flying::Marker(seat), from, spot).glow(spot).sound(RING_MS, Sound::Seal);
    let mut beats = vec![ring];
    beats.extend(lit(&buildings(before, after, seat, place, pay)));
    let mut sum = Beat::of(SUM_MS);
    if pay.points > 0 {
        sum = sum.fly(Flying::Points(pay.points), spot, Anchor::Points(seat));
    }
    if pay.coins > 0 {
        let purse = super::events::purse(after, seat);
        sum = sum.fly(Flying::Coins(pay.coins), spot, purse).sound(SUM_MS, Sound::Coin);
    }
    if !sum.flights.is_empty() {
        beats.push(sum);
    }
    (beats, SUM_MS)
}

/// The buildings one after the other; each has its number, and its note.
fn lit(buildings: &[(Anchor, Pay)]) -> Option<Beat> {
    let each = BUILDING_MS.min(BUILDINGS_MS / buildings.len().max(1) as u32);
    let mut beat = Beat::of(each * buildings.len() as u32);
    let length = beat.ms;
    for (index, (anchor, pay)) in buildings.iter().enumerate() {
        let wait_ms = each * index as u32;
        beat.glows.push(Glow { anchor: *anchor, pay: Some(*pay), wait_ms, ms: length - wait_ms });
        beat = beat.sound(wait_ms, Sound::Note(index as u8));
    }
    (!buildings.is_empty()).then_some(beat)
}

/// What every building pays, from left to right. A view counts only if it explains the whole pay: when several things
/// happen at once, it may show the street before or after it was built.
pub(super) fn buildings(
    before: &View,
    after: &View,
    seat: Seat,
    place: Place,
    pay: Pay,
) -> Vec<(Anchor, Pay)> {
    let explains = |counted: &Vec<(Anchor, Pay)>| counted.iter().map(|(_, pay)| *pay).sum::<Pay>() == pay;
    let views = [before, after].into_iter();
    views.map(|view| counted(&view.table, seat, place)).find(explains).unwrap_or_default()
}

fn counted(table: &Table, seat: Seat, place: Place) -> Vec<(Anchor, Pay)> {
    let board = &table.boards[seat];
    let (cities, among): (Vec<City>, TileSet) = match place {
        Place::City(city) => (vec![city], board.cities[city]),
        Place::Type(kind) => (City::ALL.into(), TileSet::of_type(kind)),
        Place::Urban => (City::ALL.into(), TileSet::URBAN),
        Place::Rural => (City::ALL.into(), TileSet::RURAL),
        Place::Statues(statues) => (statues.cities().into(), board.with_statue),
        Place::Money(_) => return Vec::new(),
    };
    let reward = |city: City| match place {
        Place::Urban => table.reward(seat, Improvement::Urban),
        Place::Rural => table.reward(seat, Improvement::Rural),
        _ => table.city_reward(seat, city),
    };
    let in_city = |city: City| {
        let tiles = (board.cities[city] & among).iter();
        let counted = tiles.map(|tile| {
            let value = board.value([tile].into_iter().collect());
            (Anchor::House(seat, city, board.name(tile)), times(reward(city), value))
        });
        counted.collect::<Vec<_>>()
    };
    cities.into_iter().flat_map(in_city).collect()
}

fn times(reward: Reward, value: u32) -> Pay {
    Pay { coins: u32::from(reward.coins) * value, points: u32::from(reward.points) * value }
}
