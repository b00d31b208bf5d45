//! The component sheet: reconstructed values that a host can replace without touching code.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::LazyLock;

use toml::{Table, Value};

use super::bricks::Color;
use super::cards::{BonusCard, BuildingCard, Cards, Goals, ObjectCard, TopCard};
use super::cities::{Improvement, Reward};
use super::pieces::Object;
use crate::head::{HeadError, toml_fault};
use crate::notation::shorten;

/// The values of a component sheet that play a part in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What a place pays once it is improved.
    pub improved: [Reward; 8],
    /// The bonus spaces of the normal court.
    pub court: [CourtPay; 6],
    /// The decorations on the outer wheel, clockwise.
    pub decorations: [Object; 6],
    /// The statues on the inner wheel, clockwise.
    pub statues: [Color; 6],
    /// Points of the bonus card about urban and rural buildings.
    pub landscape_majority: u8,
    /// Points of the bonus card about building types.
    pub type_majority: u8,
    top: [TopCard; 6],
    object: [ObjectCard; 8],
    building: [BuildingCard; 9],
    bonus: [BonusCard; 8],
}

/// What a space of the normal court pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourtPay {
    /// Five coins.
    Coins,
    /// Three victory points.
    Points,
}

/// The text of the built-in sheet.
pub const BUILT_IN_SHEET: &str = include_str!("sheet.toml");

static BUILT_IN: LazyLock<(Sheet, Vec<(String, Cards)>)> = LazyLock::new(|| {
    let mut sheet = Sheet::BLANK;
    let table: Table = BUILT_IN_SHEET.parse().expect("the built-in sheet is TOML");
    for (key, value) in leaves(&table).expect("the built-in sheet has plain values") {
        if !key.starts_with(SETS) {
            sheet.set(&key, &value).expect("the built-in sheet is valid");
        }
    }
    let sets = read_sets(&table).expect("the built-in sets are valid");
    (sheet, sets)
});

const SETS: &str = "sets.";

/// The keys of all values that a game records, in the order of the sheet.
const KEYS: [&str; 14] = [
    "improved.livorno",
    "improved.viareggio",
    "improved.massa",
    "improved.urban",
    "improved.rural",
    "court.spaces",
    "wheel.decorations",
    "wheel.statues",
    "cards.top",
    "cards.object",
    "cards.building",
    "cards.bonus",
    "cards.landscape-majority",
    "cards.type-majority",
];

/// The largest reward or bonus that a sheet may give.
const LARGEST_VALUE: u8 = 50;

impl Sheet {
    /// The documented values; the reconstructed ones are filled in from the built-in sheet.
    const BLANK: Sheet = Sheet {
        improved: [
            Reward::points(0),
            Reward::coins(4),
            Reward { coins: 1, points: 3 },
            Reward::points(0),
            Reward::points(0),
            Reward { coins: 1, points: 1 },
            Reward::points(0),
            Reward::points(0),
        ],
        court: [CourtPay::Coins; 6],
        decorations: Object::ALL,
        statues: Color::ALL,
        landscape_majority: 0,
        type_majority: 0,
        top: TopCard::ALL,
        object: ObjectCard::ALL,
        building: BuildingCard::ALL,
        bonus: BonusCard::ALL,
    };

    /// The sheet that comes with the program.
    pub fn built_in() -> Sheet {
        BUILT_IN.0
    }

    /// The built-in sheet with the values that `text` (TOML) replaces.
    pub fn from_toml(text: &str) -> Result<Sheet, HeadError> {
        let table = parse(text)?;
        let mut sheet = Sheet::built_in();
        for (key, value) in leaves(&table)? {
            if !key.starts_with(SETS) {
                sheet.set(&key, &value)?;
            }
        }
        read_sets(&table)?;
        Ok(sheet)
    }

    /// The ready-made sets of cards: the built-in ones, with those that `text` (TOML) adds or replaces.
    pub fn sets(text: &str) -> Result<Vec<(String, Cards)>, HeadError> {
        let mut sets = BUILT_IN.1.clone();
        for (name, cards) in read_sets(&parse(text)?)? {
            match sets.iter_mut().find(|(known, _)| *known == name) {
                Some(known) => known.1 = cards,
                None => sets.push((name, cards)),
            }
        }
        Ok(sets)
    }

    /// The values that differ from the built-in sheet, as key and text.
    pub fn differences(&self) -> Vec<(String, String)> {
        let built_in = Sheet::built_in();
        let differing = KEYS.into_iter().filter(|key| self.get(key) != built_in.get(key));
        differing.map(|key| (key.to_owned(), self.get(key))).collect()
    }

    /// The goals that the numbers on four cards stand for.
    pub(crate) fn goals(&self, cards: Cards) -> Goals {
        Goals {
            top: self.top[cards.top as usize],
            object: self.object[cards.object as usize],
            building: self.building[cards.building as usize],
            bonus: Some(self.bonus[cards.bonus as usize - 1]),
        }
    }

    /// Replaces one value.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), HeadError> {
        let wrong = |expected: &str| {
            HeadError::Component(format!("'{}' is not valid for {key}, expected {expected}", shorten(text)))
        };
        match key {
            "court.spaces" => {
                let words: Vec<_> = text.split_ascii_whitespace().map(CourtPay::parse).collect();
                let spaces: Option<Vec<CourtPay>> = words.into_iter().collect();
                self.court = spaces
                    .and_then(|spaces| spaces.try_into().ok())
                    .ok_or_else(|| wrong("six times 'coins' or 'points'"))?;
            }
            "wheel.decorations" => {
                self.decorations =
                    permutation(text).ok_or_else(|| wrong("the six decorations, each once"))?;
            }
            "wheel.statues" => {
                let letters: Vec<&str> = text.split_ascii_whitespace().map(color_letter).collect();
                self.statues =
                    permutation(&letters.join(" ")).ok_or_else(|| wrong("the six colours, each once"))?;
            }
            "cards.top" => {
                self.top = permutation(text).ok_or_else(|| wrong("the six top cards, each once"))?;
            }
            "cards.object" => {
                self.object = permutation(text).ok_or_else(|| wrong("the eight object cards, each once"))?;
            }
            "cards.building" => {
                self.building =
                    permutation(text).ok_or_else(|| wrong("the nine building cards, each once"))?;
            }
            "cards.bonus" => {
                self.bonus = permutation(text).ok_or_else(|| wrong("the eight bonus cards, each once"))?;
            }
            "cards.landscape-majority" => {
                self.landscape_majority = small_number(text).ok_or_else(|| wrong("a number from 0 to 50"))?;
            }
            "cards.type-majority" => {
                self.type_majority = small_number(text).ok_or_else(|| wrong("a number from 0 to 50"))?;
            }
            _ => {
                let improvement = key
                    .strip_prefix("improved.")
                    .filter(|_| KEYS.contains(&key))
                    .and_then(|name| name.parse::<Improvement>().ok())
                    .ok_or_else(|| {
                        let known = KEYS.join(", ");
                        HeadError::Component(format!(
                            "unknown value '{}', expected one of {known}",
                            shorten(key)
                        ))
                    })?;
                let reward = parse_reward(text).ok_or_else(|| wrong("coins and points from 0 to 50"))?;
                self.improved[improvement] = reward;
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "court.spaces" => words(&self.court.map(CourtPay::name)),
            "wheel.decorations" => words(&self.decorations),
            "wheel.statues" => words(&self.statues.map(color_name)),
            "cards.top" => words(&self.top),
            "cards.object" => words(&self.object),
            "cards.building" => words(&self.building),
            "cards.bonus" => words(&self.bonus),
            "cards.landscape-majority" => self.landscape_majority.to_string(),
            "cards.type-majority" => self.type_majority.to_string(),
            _ => {
                let name = key.strip_prefix("improved.").expect("KEYS holds no other key");
                let improvement: Improvement = name.parse().expect("KEYS names improvements");
                let Reward { coins, points } = self.improved[improvement];
                format!("coins={coins} points={points}")
            }
        }
    }
}

impl CourtPay {
    fn name(self) -> &'static str {
        match self {
            CourtPay::Coins => "coins",
            CourtPay::Points => "points",
        }
    }

    fn parse(text: &str) -> Option<CourtPay> {
        [CourtPay::Coins, CourtPay::Points].into_iter().find(|pay| pay.name() == text)
    }
}

/// The name of a statue's colour.
pub(crate) fn color_name(color: Color) -> &'static str {
    ["white", "yellow", "red", "green", "blue", "purple"][color]
}

fn color_letter(name: &str) -> &str {
    Color::ALL.into_iter().find(|color| color_name(*color) == name).map_or("?", Color::name)
}

fn parse(text: &str) -> Result<Table, HeadError> {
    text.parse().map_err(|error| HeadError::Component(toml_fault(text, &error)))
}

/// All values of a sheet as dotted keys and text.
fn leaves(table: &Table) -> Result<Vec<(String, String)>, HeadError> {
    let mut leaves = Vec::new();
    for (section, content) in table {
        let Value::Table(content) = content else {
            return Err(HeadError::Component(format!("'{}' must stand in a section", shorten(section))));
        };
        for (key, value) in content {
            let key = format!("{section}.{key}");
            let text = leaf_text(value).ok_or_else(|| {
                HeadError::Component(format!("the value of {} has an unknown form", shorten(&key)))
            })?;
            leaves.push((key, text));
        }
    }
    Ok(leaves)
}

fn leaf_text(value: &Value) -> Option<String> {
    match value {
        Value::Integer(number) => Some(number.to_string()),
        Value::Array(items) => {
            let items: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
            Some(items?.join(" "))
        }
        Value::Table(pair) => {
            let field = |name| pair.get(name).map_or(Some(0), Value::as_integer);
            let known = pair.keys().all(|key| key == "coins" || key == "points");
            Some(format!("coins={} points={}", field("coins")?, field("points")?)).filter(|_| known)
        }
        _ => None,
    }
}

fn read_sets(table: &Table) -> Result<Vec<(String, Cards)>, HeadError> {
    let Some(sets) = table.get("sets") else { return Ok(Vec::new()) };
    let wrong = |name: &str| {
        HeadError::Component(format!("set {} needs four card numbers such as II", shorten(name)))
    };
    let read = |(name, value): (&String, &Value)| -> Result<(String, Cards), HeadError> {
        let text = leaf_text(value).ok_or_else(|| wrong(name))?;
        let numerals: Result<Vec<_>, _> = text.split_ascii_whitespace().map(str::parse).collect();
        let numerals =
            numerals.ok().and_then(|numerals| numerals.try_into().ok()).ok_or_else(|| wrong(name))?;
        let cards = Cards::new(numerals)
            .map_err(|error| HeadError::Component(format!("set {}: {error}", shorten(name))))?;
        Ok((name.clone(), cards))
    };
    let sets = sets.as_table().ok_or_else(|| HeadError::Component("'sets' must be a section".to_owned()))?;
    sets.iter().map(read).collect()
}

/// Reads N different words that name N values.
fn permutation<T: FromStr + PartialEq, const N: usize>(text: &str) -> Option<[T; N]> {
    let items: Option<Vec<T>> = text.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
    let items = items?;
    let distinct = items.iter().enumerate().all(|(index, item)| !items[..index].contains(item));
    items.try_into().ok().filter(|_| distinct)
}

fn parse_reward(text: &str) -> Option<Reward> {
    let (coins, points) = text.split_once(' ')?;
    let coins = small_number(coins.strip_prefix("coins=")?)?;
    let points = small_number(points.strip_prefix("points=")?)?;
    Some(Reward { coins, points })
}

fn small_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| *number <= LARGEST_VALUE)
}

fn words(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
