use palazzi_rules::carrara::{
    Bricks, Building, City, Color, Event, Improvement, Location, PIECE_PRICE, Piece, Place, View,
};
use palazzi_rules::{BySeat, Seat};

use crate::sound::Sound;

use super::{Anchor, Beat, Count, Flight, Flying, scoring};

/// How long things take, and how far apart those of a group are.
const WHEEL_MS: u32 = 700;
const INNER_WHEEL_MS: u32 = 500;
const DROP_MS: u32 = 320;
const DROP_APART_MS: u32 = 60;
const BRICK_MS: u32 = 420;
const BRICK_APART_MS: u32 = 70;
const PAID_MS: u32 = 300;
const PAID_APART_MS: u32 = 40;
const BEFORE_BUILDING_MS: u32 = 200;
const BUILDING_MS: u32 = 620;
const EIGHT_MS: u32 = 700;
const TILE_MS: u32 = 380;
const PIECE_MS: u32 = 480;
const MARKER_MS: u32 = 450;
const BONUS_MS: u32 = 350;
const END_MS: u32 = 700;

/// Bricks of one hand that are seen to fly; a pile does not need more.
const MOST_PAID: usize = 6;

/// What numbers show, as far as the viewer sees them, while one event after the other is shown.
pub(super) struct Amounts {
    coins: BySeat<Option<u32>>,
    points: BySeat<u32>,
}

impl Amounts {
    /// Before anything has happened.
    pub(super) fn of(view: &View) -> Amounts {
        Amounts {
            coins: Seat::ALL.map(|seat| view.holdings[seat].map(|holdings| holdings.coins.into())),
            points: Seat::ALL.map(|seat| view.table.boards[seat].points.into()),
        }
    }

    fn coins(&mut self, seat: Seat, change: i64, wait_ms: u32) -> Option<Count> {
        let amount = self.coins[seat].as_mut()?;
        Some(changed(Anchor::Coins(seat), amount, change, wait_ms))
    }

    fn points(&mut self, seat: Seat, change: u32, wait_ms: u32) -> Count {
        changed(Anchor::Points(seat), &mut self.points[seat], change.into(), wait_ms)
    }
}

fn changed(anchor: Anchor, amount: &mut u32, change: i64, wait_ms: u32) -> Count {
    let from = *amount;
    *amount = u32::try_from(i64::from(from) + change).unwrap_or(0);
    Count { anchor, from, to: *amount, wait_ms }
}

/// Where a player's coins are to be seen: behind the screen of somebody else they are only known to be there.
pub(super) fn purse(view: &View, seat: Seat) -> Anchor {
    if view.holdings[seat].is_some() { Anchor::Coins(seat) } else { Anchor::Supply(seat) }
}

fn pile(view: &View, seat: Seat, color: Color) -> Anchor {
    if view.holdings[seat].is_some() { Anchor::Pile(seat, color) } else { Anchor::Supply(seat) }
}

/// What is to be seen of an event.
pub(super) fn staged(event: &Event, before: &View, after: &View, amounts: &mut Amounts) -> Vec<Beat> {
    let beat = match *event {
        Event::Scored { seat, place, pay } => {
            let (mut beats, arrives) = scoring::beats(before, after, seat, place, pay);
            if let Some(sum) = beats.last_mut() {
                sum.counts.extend((pay.points > 0).then(|| amounts.points(seat, pay.points, arrives)));
                sum.counts.extend(amounts.coins(seat, pay.coins.into(), arrives).filter(|_| pay.coins > 0));
            }
            return beats;
        }
        Event::VisitEnded { .. } => return Vec::new(),
        Event::TurnBegins { .. } => return Vec::new(),
        Event::CardsDrawn { .. } => Beat::of(BONUS_MS).sound(0, Sound::Page),
        Event::WheelSet { .. } | Event::WheelTurned => Beat::of(WHEEL_MS).sound(0, Sound::Rumble),
        Event::InnerWheelTurned => Beat::of(INNER_WHEEL_MS).sound(0, Sound::Rumble),
        Event::BricksDrawn { bricks } => drawn(after, bricks),
        Event::BricksBought { seat, location, bricks, price } => {
            bought(before, (seat, location), bricks, price, amounts)
        }
        Event::CoinsTaken { seat, coins } => {
            let from = super::left_court(before, after, seat).unwrap_or(Anchor::Bag);
            let mut beat = Beat::of(BONUS_MS).fly(Flying::Coins(coins), from, purse(after, seat));
            beat.counts.extend(amounts.coins(seat, coins.into(), BONUS_MS));
            beat.sound(BONUS_MS, Sound::Coin)
        }
        Event::PointsTaken { seat, points } => {
            let from = super::left_court(before, after, seat).unwrap_or(Anchor::Portrait(seat));
            let mut beat = Beat::of(BONUS_MS).fly(Flying::Points(points), from, Anchor::Points(seat));
            beat.counts.push(amounts.points(seat, points, BONUS_MS));
            beat
        }
        Event::Built { seat, city, building, bricks } => {
            let taps = if building.value() >= 4 { 3 } else { 1 };
            built(before, after, (seat, city, building), bricks, BUILDING_MS)
                .sound(BEFORE_BUILDING_MS + BUILDING_MS, Sound::Mallet(taps))
        }
        Event::Upgraded { seat, city, new, bricks, .. } => {
            built(before, after, (seat, city, new), bricks, EIGHT_MS)
                .sound(BEFORE_BUILDING_MS + EIGHT_MS, Sound::Bell)
        }
        Event::TileRevealed { building, .. } => Beat::of(TILE_MS)
            .fly(Flying::Building(building), Anchor::Stack, Anchor::Tile(building))
            .sound(0, Sound::Page),
        Event::Improved { seat, improvement } => {
            let city = City::ALL.into_iter().find(|city| city.improvement() == improvement);
            let rural = improvement == Improvement::Rural;
            let to = match city {
                Some(city) => Anchor::Street(seat, city),
                None => Anchor::Place(seat, if rural { Place::Rural } else { Place::Urban }),
            };
            Beat::of(PIECE_MS)
                .fly(Flying::Improvement(improvement), Anchor::Improvement(improvement), to)
                .sound(PIECE_MS, Sound::Stone)
        }
        Event::VisitOpened { seat, space } => {
            Beat::of(BONUS_MS).glow(Anchor::Court(space)).glow(Anchor::Portrait(seat))
        }
        Event::MarkerMovedToOpen { seat, space } => Beat::of(MARKER_MS)
            .fly(Flying::Marker(seat), Anchor::Court(space), Anchor::OpenArea)
            .sound(MARKER_MS, Sound::Stone),
        Event::ObjectsTaken { seat, object, .. } => {
            Beat::of(BONUS_MS).fly(Flying::Object(object), Anchor::Object(object), Anchor::Supply(seat))
        }
        Event::ObjectBought { seat, object } => {
            let spot = Anchor::Object(object);
            let beat = Beat::of(BRICK_MS).fly(Flying::Object(object), spot, Anchor::Supply(seat));
            paid(beat, before, seat, PIECE_PRICE.into(), spot, amounts)
        }
        Event::PieceTaken { seat, piece } => {
            let spot = super::left_court(before, after, seat).filter(|_| piece == Piece::Gold);
            let from = spot.unwrap_or(Anchor::Piece(piece));
            Beat::of(BONUS_MS).fly(Flying::Piece(piece), from, Anchor::Portrait(seat))
        }
        Event::PieceBought { seat, piece } => {
            paid(Beat::of(BONUS_MS), before, seat, PIECE_PRICE.into(), Anchor::Piece(piece), amounts)
        }
        Event::PiecePlaced { seat, piece, city, building } => {
            let was_stored = before.table.boards[seat].warehouse.contains(&Some(piece))
                && before.table.boards[seat].warehouse != after.table.boards[seat].warehouse;
            let from = if was_stored { Anchor::Warehouse(seat) } else { Anchor::Portrait(seat) };
            Beat::of(PIECE_MS)
                .fly(Flying::Piece(piece), from, house(after, seat, city, building))
                .sound(PIECE_MS, Sound::Stone)
        }
        Event::PieceStored { seat, piece } => {
            Beat::of(BONUS_MS).fly(Flying::Piece(piece), Anchor::Portrait(seat), Anchor::Warehouse(seat))
        }
        Event::PieceGivenUp { seat, piece } => {
            Beat::of(BONUS_MS).fly(Flying::Piece(piece), Anchor::Portrait(seat), Anchor::Piece(piece))
        }
        Event::EndAnnounced { seat } | Event::EndTriggered { seat } => {
            Beat::of(END_MS).glow(Anchor::Portrait(seat)).sound(0, Sound::Bell)
        }
        Event::GameOver => Beat::of(END_MS).sound(0, Sound::Carillon),
    };
    vec![beat]
}

/// Bricks drop one by one from the bag to location I.
fn drawn(after: &View, bricks: Bricks) -> Beat {
    let mut beat = Beat::of(0);
    for (color, count) in bricks.colors() {
        for nth in 0..count {
            let wait_ms = DROP_APART_MS * beat.flights.len() as u32;
            let is_new = nth == 0 && after.table.wheel[Location::I].count(color) <= count;
            let to = Anchor::Wheel(Location::I, color);
            beat.flights.push(Flight {
                what: Flying::Brick(color),
                from: Anchor::Bag,
                to,
                is_new,
                wait_ms,
                ms: DROP_MS,
            });
            beat.ms = wait_ms + DROP_MS;
            beat.sounds.push((beat.ms, Sound::Stone));
        }
    }
    beat.sound(0, Sound::Bag)
}

/// Bricks fly to the buyer, coins the other way.
fn bought(
    before: &View,
    (seat, location): (Seat, Location),
    bricks: Bricks,
    price: u32,
    amounts: &mut Amounts,
) -> Beat {
    let singles = bricks.colors().flat_map(|(color, count)| std::iter::repeat_n(color, count as usize));
    let mut beat = Beat::of(BRICK_MS);
    for color in singles.take(MOST_PAID) {
        let wait_ms = BRICK_APART_MS * beat.flights.len() as u32;
        let (from, to) = (Anchor::Wheel(location, color), pile(before, seat, color));
        let what = Flying::Brick(color);
        beat.flights.push(Flight { what, from, to, is_new: false, wait_ms, ms: BRICK_MS });
        beat.ms = wait_ms + BRICK_MS;
        beat.sounds.push((beat.ms, Sound::Stone));
    }
    let spot = beat.flights.first().map_or(Anchor::Bag, |flight| flight.from);
    paid(beat, before, seat, price, spot, amounts)
}

/// Coins leave a purse along with what they are paid for.
fn paid(mut beat: Beat, before: &View, seat: Seat, price: u32, to: Anchor, amounts: &mut Amounts) -> Beat {
    if price == 0 {
        return beat;
    }
    beat.flights.push(Flight {
        what: Flying::Coins(price),
        from: purse(before, seat),
        to,
        is_new: false,
        wait_ms: 0,
        ms: BONUS_MS,
    });
    beat.counts.extend(amounts.coins(seat, -i64::from(price), 0));
    beat.sound(0, Sound::Coin)
}

/// Bricks go back to the bag, then the building goes to its plot.
fn built(
    before: &View,
    after: &View,
    (seat, city, building): (Seat, City, Building),
    bricks: Bricks,
    ms: u32,
) -> Beat {
    let mut beat = Beat::of(BEFORE_BUILDING_MS + ms);
    let singles = bricks.colors().flat_map(|(color, count)| std::iter::repeat_n(color, count as usize));
    for color in singles.take(MOST_PAID) {
        let wait_ms = PAID_APART_MS * beat.flights.len() as u32;
        let (what, from) = (Flying::Brick(color), pile(before, seat, color));
        beat.flights.push(Flight { what, from, to: Anchor::Bag, is_new: false, wait_ms, ms: PAID_MS });
    }
    beat.flights.push(Flight {
        what: Flying::Building(building),
        from: Anchor::Tile(building),
        to: house(after, seat, city, building),
        is_new: true,
        wait_ms: BEFORE_BUILDING_MS,
        ms,
    });
    beat
}

/// A building where it stands, named with what it carries by now; the street if it is not there any more.
fn house(after: &View, seat: Seat, city: City, building: Building) -> Anchor {
    let board = &after.table.boards[seat];
    let alike = board.cities[city].iter().filter(|tile| tile.building() == building.bare());
    let names: Vec<Building> = alike.map(|tile| board.name(tile)).collect();
    let name = names.iter().find(|name| **name == building).or(names.last());
    name.map_or(Anchor::Street(seat, city), |name| Anchor::House(seat, city, *name))
}
