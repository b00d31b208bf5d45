use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::buildings::BuildingType;
use super::cities::City;
use crate::names::named_enum;
use crate::notation::{NotationError, Words};
use crate::wire::read_as_text;

named_enum! {
    /// A money space of the advanced version, named by the coins that a victory point costs its owner.
    pub enum Money: "money space", 2 {
        Three = "3",
        Two = "2",
    }
}

named_enum! {
    /// A statue space of the advanced version, named by the first of its two cities.
    pub enum Statues: "statue space", 3 {
        Livorno = "livorno",
        Pisa = "pisa",
        Lucca = "lucca",
    }
}

impl Money {
    /// The coins that the space asks for (A-SCORE-3).
    pub fn coins_needed(self) -> u32 {
        match self {
            Money::Three => 36,
            Money::Two => 50,
        }
    }

    /// The coins for one victory point at the end.
    pub fn rate(self) -> u32 {
        match self {
            Money::Three => 3,
            Money::Two => 2,
        }
    }
}

impl Statues {
    /// The two cities of the space (A-SCORE-4).
    #[inline]
    pub fn cities(self) -> [City; 2] {
        [City::ALL[self as usize], City::ALL[5 - self as usize]]
    }
}

/// Something that can be scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A city.
    City(City),
    /// A building type.
    Type(BuildingType),
    /// All urban buildings.
    Urban,
    /// All rural buildings.
    Rural,
    /// A money space.
    Money(Money),
    /// A statue space.
    Statues(Statues),
}

impl Place {
    /// All places, in order.
    pub const ALL: [Place; 19] = [
        Place::City(City::Livorno),
        Place::City(City::Pisa),
        Place::City(City::Lucca),
        Place::City(City::Viareggio),
        Place::City(City::Massa),
        Place::City(City::Lerici),
        Place::Type(BuildingType::Library),
        Place::Type(BuildingType::Cathedral),
        Place::Type(BuildingType::Palace),
        Place::Type(BuildingType::Gate),
        Place::Type(BuildingType::Castle),
        Place::Type(BuildingType::Villa),
        Place::Urban,
        Place::Rural,
        Place::Money(Money::Three),
        Place::Money(Money::Two),
        Place::Statues(Statues::Livorno),
        Place::Statues(Statues::Pisa),
        Place::Statues(Statues::Lucca),
    ];

    #[inline]
    fn index(self) -> u32 {
        match self {
            Place::City(city) => city as u32,
            Place::Type(kind) => 6 + kind as u32,
            Place::Urban => 12,
            Place::Rural => 13,
            Place::Money(money) => 14 + money as u32,
            Place::Statues(statues) => 16 + statues as u32,
        }
    }

    /// Reads a place from the words of an entry.
    pub(crate) fn read(words: &mut Words) -> Result<Place, NotationError> {
        const EXPECTED: &str = "city, type, urban, rural, money or statues";
        match words.next(EXPECTED)? {
            "city" => Ok(Place::City(words.next("a city")?.parse()?)),
            "type" => Ok(Place::Type(words.next("a building type")?.parse()?)),
            "urban" => Ok(Place::Urban),
            "rural" => Ok(Place::Rural),
            "money" => Ok(Place::Money(words.next("3 or 2")?.parse()?)),
            "statues" => Ok(Place::Statues(words.next("livorno, pisa or lucca")?.parse()?)),
            other => Err(NotationError::token("scoring place", other, EXPECTED)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::City(city) => write!(f, "city {city}"),
            Place::Type(kind) => write!(f, "type {kind}"),
            Place::Urban => f.write_str("urban"),
            Place::Rural => f.write_str("rural"),
            Place::Money(money) => write!(f, "money {money}"),
            Place::Statues(statues) => write!(f, "statues {statues}"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Place, NotationError> {
        let mut words = Words::new(text);
        let place = Place::read(&mut words)?;
        words.finish()?;
        Ok(place)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Place, str::parse);

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places(u32);

impl Places {
    /// No place.
    pub const EMPTY: Places = Places(0);
    /// The six cities.
    pub(crate) const CITIES: Places = Places(0b11_1111);
    /// Cities and types.
    pub(crate) const CITIES_AND_TYPES: Places = Places(0b1111_1111_1111);
    /// Cities, types, urban and rural.
    pub(crate) const WITH_LANDSCAPES: Places = Places(0b11_1111_1111_1111);
    /// The money spaces.
    pub(crate) const MONEY: Places = Places(0b11 << 14);
    /// All of them.
    pub(crate) const ALL: Places = Places((1 << 19) - 1);

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this place is among them.
    #[inline]
    pub fn contains(self, place: Place) -> bool {
        self.0 >> place.index() & 1 != 0
    }

    /// Adds a place.
    #[inline]
    pub(crate) fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.index();
    }

    /// Adds a place if `holds`.
    #[inline]
    pub(crate) fn insert_if(&mut self, place: Place, holds: bool) {
        self.0 |= u32::from(holds) << place.index();
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let index = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Place::ALL[index as usize])
        })
    }
}

impl BitAnd for Places {
    type Output = Places;

    #[inline]
    fn bitand(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl BitOr for Places {
    type Output = Places;

    #[inline]
    fn bitor(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl Sub for Places {
    type Output = Places;

    #[inline]
    fn sub(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::EMPTY, |mut set, place| {
            set.insert(place);
            set
        })
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
