//! What the things of Carrara are called.

use palazzi_rules::carrara::{
    Bonus, Bricks, Building, COURT_COINS, COURT_POINTS, City, Color, Edition, Improvement, Kind, Location,
    Object, Pay, Piece, Place, Progress, Reward, Space, Table, Turning, View,
};
use palazzi_rules::{Ruleset, Seat};

use super::parts::Part;
use super::standings::{Obstacle, Scoring};
use crate::say;
use crate::shown::Names;
use crate::texts::{Arguments, Texts};

/// What a part is called.
pub(super) fn name(part: Part, view: &View, names: &Names, texts: &Texts) -> String {
    let edition = view.table.edition;
    match part {
        Part::Kind(kind) => kind_name(kind, view, texts),
        Part::Wheel => say!(texts, CARRARA_WHEEL),
        Part::InnerWheel => say!(texts, CARRARA_WHEEL_INNER),
        Part::Location(location) => {
            let held = bricks(view.table.wheel[location], edition, texts);
            say!(texts, CARRARA_LOCATION, number = numeral(location), bricks = held)
        }
        Part::Brick(location, color) => {
            let (brick, price) = (brick(color, edition, texts), color.price(location));
            say!(texts, CARRARA_BRICK_AT, brick = brick, number = numeral(location), price = price)
        }
        Part::Bought(location, bought) => {
            let price = bought.price(location);
            say!(texts, CARRARA_BOUGHT, bricks = bricks(bought, edition, texts), price = price)
        }
        Part::Tile(tile) => building(tile, texts),
        Part::City(place) => city(place, texts),
        Part::Own(place, own) => {
            say!(texts, CARRARA_OWN, building = building(own, texts), city = city(place, texts))
        }
        Part::Payment(paid) => bricks(paid, edition, texts),
        Part::Improvement(tile) => improvement(tile, &view.table, texts),
        Part::Space(place) => space(place, &view.table, texts),
        Part::OpenArea => say!(texts, CARRARA_OPEN_AREA),
        Part::Place(scored) => place(scored, texts),
        Part::Piece(taken) => piece(taken, texts),
        Part::NoPiece => say!(texts, CARRARA_NO_PIECE),
        Part::Stored(stored) => say!(texts, CARRARA_STORED, piece = piece(stored, texts)),
        Part::Warehouse => say!(texts, CARRARA_WAREHOUSE),
        Part::Object(bought) => object(bought, texts),
        Part::Stack => say!(texts, CARRARA_STACK, count = view.table.stack.count()),
        Part::Seat(seat) => names.of(seat).to_owned(),
    }
}

/// A text whose name is put together; every such text exists in English, or the tests fail.
pub(super) fn word(texts: &Texts, group: &str, name: &str) -> String {
    let name = format!("carrara-{group}-{name}");
    texts.find(&name).unwrap_or(name)
}

fn kind_name(kind: Kind, view: &View, texts: &Texts) -> String {
    let both = view.table.edition.rules().turning == Turning::BothOrInner;
    match kind {
        Kind::Turn if both => say!(texts, CARRARA_KIND_TURN_BOTH),
        _ => word(texts, "kind", kind.name()),
    }
}

/// The number of a location as it stands at the wheel.
pub fn numeral(location: Location) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI"][location]
}

const COLORS: [&str; 6] = ["white", "yellow", "red", "green", "blue", "dark"];

/// A text about a colour. The sixth is black in the first edition and purple in the second.
fn color_word(group: &str, color: Color, count: u32, edition: Edition, texts: &Texts) -> String {
    let mut arguments = Arguments::new();
    arguments.set("count", count);
    arguments.set("edition", edition_name(edition));
    let name = format!("carrara-{group}-{}", COLORS[color]);
    texts.format(&name, &arguments).unwrap_or(name)
}

/// What the buildings of value 8 are called together.
pub fn monuments(edition: Edition, texts: &Texts) -> String {
    say!(texts, CARRARA_MONUMENTS, edition = edition_name(edition))
}

fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::First | Edition::FirstExpansion => "first",
        Edition::Second | Edition::SecondAdvanced => "second",
    }
}

/// The edition that is played, as far as the names tell.
pub(super) fn edition_of(names: &Names) -> Edition {
    match names.ruleset {
        Some(Ruleset::Carrara(edition)) => edition,
        Some(Ruleset::Palazzo) | None => Edition::Second,
    }
}

/// A colour.
pub fn color(color: Color, edition: Edition, texts: &Texts) -> String {
    color_word("color", color, 1, edition, texts)
}

/// The letter that stands on bricks of a colour.
pub fn color_letter(color: Color, edition: Edition, texts: &Texts) -> String {
    color_word("letter", color, 1, edition, texts)
}

/// One brick of a colour.
pub(super) fn brick(color: Color, edition: Edition, texts: &Texts) -> String {
    color_word("brick", color, 1, edition, texts)
}

/// Some bricks, dearest first.
pub fn bricks(bricks: Bricks, edition: Edition, texts: &Texts) -> String {
    if bricks.is_empty() {
        return say!(texts, CARRARA_NOTHING);
    }
    let some = bricks.colors().map(|(color, count)| color_word("count", color, count, edition, texts));
    some.collect::<Vec<_>>().join(", ")
}

/// A city.
pub fn city(city: City, texts: &Texts) -> String {
    word(texts, "city", city.name())
}

/// A building with its value and what it carries.
pub fn building(building: Building, texts: &Texts) -> String {
    let kind = word(texts, "type", building.kind().name());
    let carries = match (building.is_decorated(), building.has_statue()) {
        (false, false) => "nothing",
        (true, false) => "decoration",
        (false, true) => "statue",
        (true, true) => "both",
    };
    say!(texts, CARRARA_BUILDING, kind = kind, value = building.value(), carries = carries)
}

/// An object.
pub fn object(object: Object, texts: &Texts) -> String {
    word(texts, "object", object.name())
}

/// A number of alike objects.
pub fn objects(object: Object, count: u32, texts: &Texts) -> String {
    let mut arguments = Arguments::new();
    arguments.set("count", count);
    let name = format!("carrara-held-{object}");
    texts.format(&name, &arguments).unwrap_or(name)
}

/// A decoration or a statue.
pub fn piece(piece: Piece, texts: &Texts) -> String {
    word(texts, "piece", piece.name())
}

/// A place that can be scored.
pub fn place(place: Place, texts: &Texts) -> String {
    match place {
        Place::City(scored) => city(scored, texts),
        Place::Type(kind) => word(texts, "types", kind.name()),
        Place::Urban => say!(texts, CARRARA_PLACE_URBAN),
        Place::Rural => say!(texts, CARRARA_PLACE_RURAL),
        Place::Money(money) => {
            say!(texts, CARRARA_PLACE_MONEY, coins = money.coins_needed(), rate = money.rate())
        }
        Place::Statues(statues) => {
            let [first, second] = statues.cities().map(|place| city(place, texts));
            say!(texts, CARRARA_PLACE_STATUES, first = first, second = second)
        }
    }
}

/// An improvement with what it makes a place pay.
pub fn improvement(tile: Improvement, table: &Table, texts: &Texts) -> String {
    let place = match City::ALL.into_iter().find(|city| city.improvement() == tile) {
        Some(place) => city(place, texts),
        None if tile == Improvement::Urban => say!(texts, CARRARA_PLACE_URBAN),
        None => say!(texts, CARRARA_PLACE_RURAL),
    };
    let reward = reward(table.sheet.improved[tile], texts);
    say!(texts, CARRARA_IMPROVEMENT, place = place, reward = reward)
}

/// A bonus space of the court with what it brings.
pub fn space(space: Space, table: &Table, texts: &Texts) -> String {
    let bonus = bonus_text(space, table, texts);
    say!(texts, CARRARA_SPACE, number = space as u32 + 1, bonus = bonus)
}

/// What a bonus space brings.
pub fn bonus_text(space: Space, table: &Table, texts: &Texts) -> String {
    match space.bonus(table.edition.rules().markers, &table.sheet) {
        Bonus::Coins => coins(COURT_COINS.into(), texts),
        Bonus::Points => points(COURT_POINTS.into(), texts),
        Bonus::Decoration => say!(texts, CARRARA_BONUS_DECORATION),
        Bonus::Gold(_) => say!(texts, CARRARA_BONUS_GOLD),
    }
}

/// An amount of coins.
pub fn coins(count: u32, texts: &Texts) -> String {
    say!(texts, CARRARA_COINS, count = count)
}

/// An amount of victory points.
pub fn points(count: u32, texts: &Texts) -> String {
    say!(texts, CARRARA_POINTS, count = count)
}

/// What is paid for bricks.
pub fn price(price: u32, texts: &Texts) -> String {
    if price == 0 { say!(texts, CARRARA_FREE) } else { coins(price, texts) }
}

/// Coins and victory points.
pub fn pay(pay: Pay, texts: &Texts) -> String {
    match (pay.coins, pay.points) {
        (0, 0) => say!(texts, CARRARA_NOTHING),
        (some, 0) => coins(some, texts),
        (0, some) => points(some, texts),
        (first, second) => {
            say!(texts, CARRARA_AND, first = coins(first, texts), second = points(second, texts))
        }
    }
}

/// What each point of building value pays.
pub fn reward(reward: Reward, texts: &Texts) -> String {
    pay(Pay { coins: reward.coins.into(), points: reward.points.into() }, texts)
}

/// A place to score with what it would pay, who has scored it, or what is missing.
pub fn plaque_text(scoring: &Scoring, names: &Names, texts: &Texts) -> String {
    let name = place(scoring.place, texts);
    let pays = pay(scoring.pay, texts);
    let is_money = matches!(scoring.place, Place::Money(_));
    match scoring.obstacle {
        Some(Obstacle::Scored(seat)) => {
            say!(texts, CARRARA_PLAQUE_SCORED, place = name, who = names.of(seat).to_owned())
        }
        Some(Obstacle::Buildings(Progress { have, need })) => {
            say!(texts, CARRARA_PLAQUE_BUILDINGS, place = name, have = have, need = need, pay = pays)
        }
        Some(Obstacle::Coins(Progress { have, need })) => {
            say!(texts, CARRARA_PLAQUE_COINS, place = name, have = have, need = need)
        }
        Some(Obstacle::NoBuilding) => say!(texts, CARRARA_PLAQUE_NOTHING, place = name),
        Some(Obstacle::OtherMoney) => say!(texts, CARRARA_PLAQUE_OTHER_MONEY, place = name),
        Some(Obstacle::NoMarker) if is_money => say!(texts, CARRARA_PLAQUE_MONEY_NO_MARKER, place = name),
        Some(Obstacle::NoMarker) => say!(texts, CARRARA_PLAQUE_NO_MARKER, place = name, pay = pays),
        None if is_money => say!(texts, CARRARA_PLAQUE_MONEY, place = name),
        None => {
            let objects: u32 = scoring.objects.iter().map(|count| u32::from(*count)).sum();
            say!(texts, CARRARA_PLAQUE, place = name, pay = pays, objects = objects)
        }
    }
}

/// A space of the court, or its open area, with the markers that are there and the royal visit.
pub fn court_text(
    place: &str,
    markers: &[(Seat, u8)],
    visitor: Option<Seat>,
    names: &Names,
    texts: &Texts,
) -> String {
    let one = |(seat, count): &(Seat, u8)| match count {
        1 => names.of(*seat).to_owned(),
        _ => format!("{} ({count})", names.of(*seat)),
    };
    let here = markers.iter().filter(|(_, count)| *count > 0);
    let who = here.map(one).collect::<Vec<_>>().join(", ");
    let any = if who.is_empty() { "no" } else { "yes" };
    match visitor.map(|seat| names.of(seat).to_owned()) {
        Some(holder) => {
            say!(
                texts,
                CARRARA_COURT_VISITED,
                space = place.to_owned(),
                any = any,
                who = who,
                holder = holder
            )
        }
        None => say!(texts, CARRARA_COURT_SPACE, space = place.to_owned(), any = any, who = who),
    }
}
