//! Positions of Carrara that lessons begin with.

use std::fmt::Display;
use std::str::FromStr;

use palazzi_rules::carrara::{
    Action, Arrangement, Bricks, Carrara, City, Config, Location, Object, Place, What,
};
use palazzi_rules::{Head, Ruleset, Seat, Setup};

/// What is fixed before a game of two players, with `cards` where there are any.
pub(super) fn config(ruleset: Ruleset, cards: Option<&str>) -> Config {
    let mut head = Head::new(ruleset, 2);
    head.options = cards.iter().map(|cards| ("cards".to_owned(), (*cards).to_owned())).collect();
    Config::from_head(&head).expect("lessons are about games that exist")
}

/// A position: what differs from the start of the game, one thing on a line.
///
/// ```text
/// A coins 12 | A vp 3 | A bricks w2y1 | A objects 3 book 1 crown | A pisa villa4 gate2
/// A scored city pisa, urban | A improved lucca | A warehouse book | A court c4 c5 | A open 2
/// wheel 6 w1y1 | field book crown | tiles villa1 gate2 | stack villa3 | symbols flag r
/// ```
///
/// # Panics
/// If there is no such position; tests take all lessons.
pub(super) fn position(config: &Config, lines: &str) -> Carrara {
    let mut arrangement = Arrangement::new(config);
    let lines = lines.lines().flat_map(|line| line.split('|')).map(str::trim);
    for line in lines.filter(|line| !line.is_empty()) {
        let (first, rest) = halves(line);
        match Seat::parse(first) {
            Ok(seat) => set_belonging(&mut arrangement, seat, rest),
            Err(_) => set_table(&mut arrangement, first, rest),
        }
    }
    arrangement.build().unwrap_or_else(|error| panic!("there is no such position: {error}"))
}

fn set_table(arrangement: &mut Arrangement, what: &str, value: &str) {
    match what {
        "wheel" => {
            arrangement.wheel = [Bricks::NONE; 6];
            for (location, bricks) in pairs(value) {
                arrangement.wheel[read::<Location>(location)] = read(bricks);
            }
        }
        "field" => arrangement.field = list(value),
        "tiles" => {
            let tiles = list(value);
            arrangement.tiles = Some(std::array::from_fn(|space| tiles.get(space).copied()));
        }
        "stack" => arrangement.stack = Some(list(value)),
        "symbols" => {
            let (decoration, statue) = halves(value);
            (arrangement.decoration, arrangement.statue) = (read(decoration), read(statue));
        }
        _ => panic!("unknown line '{what} {value}'"),
    }
}

fn set_belonging(arrangement: &mut Arrangement, seat: Seat, line: &str) {
    let (what, value) = halves(line);
    let belongings = &mut arrangement.seats[seat];
    match what {
        "coins" => belongings.coins = read(value),
        "vp" => belongings.points = read(value),
        "bricks" => belongings.bricks = read(value),
        "objects" => {
            for (count, object) in pairs(value) {
                belongings.objects[read::<Object>(object)] = read(count);
            }
        }
        "scored" => belongings.scored = value.split(", ").map(place).collect(),
        "improved" => belongings.improved = list(value),
        "warehouse" => belongings.warehouse = list(value),
        "court" => belongings.court = Some(list(value)),
        "open" => belongings.open_markers = read(value),
        city => belongings.cities[read::<City>(city)] = list(value),
    }
}

fn halves(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut words = text.split_whitespace();
    std::iter::from_fn(move || words.next().zip(words.next()))
}

fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn list<T: FromStr<Err: Display>>(text: &str) -> Vec<T> {
    text.split_whitespace().filter(|word| *word != "-").map(read).collect()
}

fn place(text: &str) -> Place {
    match read::<Action>(&format!("score {text}")).what {
        What::Score(place) => place,
        other => unreachable!("{other:?} is no scoring"),
    }
}
