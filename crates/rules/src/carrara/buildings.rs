use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::pieces::Object;
use crate::names::named_enum;
use crate::notation::NotationError;
use crate::wire::read_as_text;

named_enum! {
    /// A building type.
    pub enum BuildingType: "building type", 6 {
        Library = "library",
        Cathedral = "cathedral",
        Palace = "palace",
        Gate = "gate",
        Castle = "castle",
        Villa = "villa",
    }
}

impl BuildingType {
    /// The object or decoration that goes with the type.
    #[inline]
    pub fn object(self) -> Object {
        Object::ALL[self as usize]
    }

    /// The type that the object or decoration goes with.
    #[inline]
    pub fn of_object(object: Object) -> BuildingType {
        BuildingType::ALL[object as usize]
    }
}

/// The values of buildings, 8 for those of the expansion and the monuments of the second edition.
const VALUES: [u8; 6] = [1, 2, 3, 4, 5, 8];

/// The value of monuments and of the large buildings of the expansion.
pub(crate) const EIGHT: u32 = 8;

/// A building as it is named in the notation: type, printed value, and the pieces it carries.
///
/// Three bits for the type, three for the value, one each for statue and decoration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(u8);

const DECORATED: u8 = 1;
const STATUE: u8 = 2;

impl Building {
    /// The building of a type with the value of this index in [`VALUES`].
    pub(crate) const fn new(kind: BuildingType, value_index: u8) -> Building {
        Building((kind as u8) << 5 | value_index << 2)
    }

    /// The type.
    #[inline]
    pub fn kind(self) -> BuildingType {
        BuildingType::ALL[usize::from(self.0 >> 5)]
    }

    /// The printed value.
    #[inline]
    pub fn value(self) -> u32 {
        u32::from(VALUES[self.value_index()])
    }

    /// The index of the printed value in [`VALUES`].
    #[inline]
    pub(crate) fn value_index(self) -> usize {
        usize::from(self.0 >> 2 & 7)
    }

    /// Whether it carries a decoration.
    pub fn is_decorated(self) -> bool {
        self.0 & DECORATED != 0
    }

    /// Whether it carries a statue.
    pub fn has_statue(self) -> bool {
        self.0 & STATUE != 0
    }

    /// The same building without what it carries.
    pub fn bare(self) -> Building {
        Building(self.0 & !(DECORATED | STATUE))
    }

    #[inline]
    pub(crate) fn marked(self, decorated: bool, statue: bool) -> Building {
        Building(self.0 | (u8::from(decorated) * DECORATED) | (u8::from(statue) * STATUE))
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let decorated = if self.is_decorated() { "+" } else { "" };
        let statue = if self.has_statue() { "*" } else { "" };
        write!(f, "{}{}{decorated}{statue}", self.kind(), self.value())
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Building {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Building, NotationError> {
        let wrong = || NotationError::token("building", text, "type and value such as library4 or gate3+*");
        let (rest, statue) = text.strip_suffix('*').map_or((text, false), |rest| (rest, true));
        let (rest, decorated) = rest.strip_suffix('+').map_or((rest, false), |rest| (rest, true));
        let (kind, value) = rest.split_at_checked(rest.len().saturating_sub(1)).ok_or_else(wrong)?;
        let kind = kind.parse().map_err(|_| wrong())?;
        let value: u8 = value.parse().map_err(|_| wrong())?;
        let index = VALUES.iter().position(|known| *known == value).ok_or_else(wrong)?;
        Ok(Building::new(kind, index as u8).marked(decorated, statue))
    }
}

impl Serialize for Building {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Building, str::parse);
