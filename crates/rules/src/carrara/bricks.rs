use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::names::named_enum;
use crate::notation::NotationError;
use crate::wire::read_as_text;

named_enum! {
    /// A brick colour, from the dearest to the cheapest.
    ///
    /// The sixth colour is black in the first edition and purple in the second.
    pub enum Color: "colour", 6 {
        White = "w",
        Yellow = "y",
        Red = "r",
        Green = "g",
        Blue = "b",
        Dark = "d",
    }
}

named_enum! {
    /// A location of the wheel.
    pub enum Location: "location", 6 {
        I = "1",
        II = "2",
        III = "3",
        IV = "4",
        V = "5",
        VI = "6",
    }
}

/// Bricks of each colour in the whole game.
pub(crate) const BRICKS_PER_COLOR: u32 = 7;

/// The wheel is filled up to this number of bricks.
pub const WHEEL_SIZE: u32 = 11;

impl Color {
    /// The price of a brick of this colour at a location of the wheel.
    pub const fn price(self, location: Location) -> u32 {
        6u32.saturating_sub(self as u32 + location as u32)
    }
}

/// The prices at each location, dearest colour in the highest byte: of white, red and blue, and of the others.
static REVERSED_PRICES: [[u32; 2]; 6] = {
    let mut table = [[0; 2]; 6];
    let mut index = 0;
    while index < 36 {
        let (location, color) = (Location::ALL[index / 6], index % 6);
        table[location as usize][color % 2] |= Color::ALL[color].price(location) << (8 * (2 - color / 2));
        index += 1;
    }
    table
};

/// A multiset of bricks: four bits for each colour, white in the lowest.
///
/// No colour ever counts more than seven, so that the top bit of every group is free for comparing all groups
/// at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bricks(u32);

const GROUP_BITS: u32 = 4;
const GROUP: u32 = 0xF;
const TOP_BITS: u32 = 0x88_8888;
const LOW_BITS: u32 = 0x11_1111;

impl Bricks {
    /// No bricks.
    pub const NONE: Bricks = Bricks(0);
    /// One brick of each colour.
    pub(crate) const ONE_OF_EACH: Bricks = Bricks(LOW_BITS);
    /// All bricks of the game.
    pub(crate) const ALL: Bricks = Bricks(LOW_BITS * BRICKS_PER_COLOR);

    /// `count` bricks of one colour, at most seven.
    #[inline]
    pub const fn of(color: Color, count: u32) -> Bricks {
        debug_assert!(count <= BRICKS_PER_COLOR, "there are seven bricks of each colour");
        Bricks(count << (GROUP_BITS * color as u32))
    }

    /// The packed form.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The bricks with this packed form.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Bricks {
        Bricks(bits)
    }

    /// How many bricks are of this colour.
    #[inline]
    pub const fn count(self, color: Color) -> u32 {
        self.0 >> (GROUP_BITS * color as u32) & GROUP
    }

    /// How many bricks there are.
    #[inline]
    pub const fn total(self) -> u32 {
        let pairs = (self.0 & 0x0F_0F0F) + (self.0 >> 4 & 0x0F_0F0F);
        pairs.wrapping_mul(0x01_0101) >> 16 & 0xFF
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` is among these.
    #[inline]
    pub const fn contains(self, other: Bricks) -> bool {
        (self.0 | TOP_BITS).wrapping_sub(other.0) & TOP_BITS == TOP_BITS
    }

    /// Both together, unless a colour would have more than there are in the game.
    pub const fn checked_add(self, other: Bricks) -> Option<Bricks> {
        let sum = self.0 + other.0;
        if sum & TOP_BITS == 0 { Some(Bricks(sum)) } else { None }
    }

    /// The bricks of this colour and the dearer ones: what a city of this colour accepts.
    #[inline]
    pub const fn accepted(self, color: Color) -> Bricks {
        Bricks(self.0 & ((1 << (GROUP_BITS * (color as u32 + 1))) - 1))
    }

    /// The colours of which there is at least one brick, with their counts, from the dearest to the cheapest.
    #[inline]
    pub fn colors(self) -> impl Iterator<Item = (Color, u32)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let color = Color::ALL[left.trailing_zeros() as usize / GROUP_BITS as usize];
            let count = Bricks(left).count(color);
            left &= !(GROUP << (GROUP_BITS * color as u32));
            Some((color, count))
        })
    }

    /// The price of all these bricks at one location of the wheel.
    ///
    /// Every other colour in a byte of its own, times the prices in reverse order: the third byte of the product
    /// is the sum of counts times prices. No byte overflows, since seven bricks cost at most 42.
    #[inline]
    pub fn price(self, location: Location) -> u32 {
        let [even, odd] = REVERSED_PRICES[location];
        let sum = |bytes: u32, prices: u32| bytes.wrapping_mul(prices) >> 16 & 0xFF;
        sum(self.0 & 0x0F_0F0F, even) + sum(self.0 >> 4 & 0x0F_0F0F, odd)
    }

    /// Those of these bricks that alone cost no more than `coins` at this location.
    #[inline]
    pub(crate) fn affordable(self, location: Location, coins: u32) -> Bricks {
        let dearest = 6u32.saturating_sub(location as u32 + coins.min(6));
        Bricks(self.0 & u32::MAX << (GROUP_BITS * dearest))
    }

    /// The brick with this index when all bricks lie in a row by colour.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> Color {
        let mut passed = 0;
        for color in Color::ALL {
            passed += self.count(color);
            if index < passed {
                return color;
            }
        }
        unreachable!("there are only {passed} bricks, not {}", index + 1)
    }
}

impl Add for Bricks {
    type Output = Bricks;

    #[inline]
    fn add(self, other: Bricks) -> Bricks {
        debug_assert!(self.checked_add(other).is_some(), "{self} and {other} are more than there are");
        Bricks(self.0 + other.0)
    }
}

impl AddAssign for Bricks {
    #[inline]
    fn add_assign(&mut self, other: Bricks) {
        *self = *self + other;
    }
}

impl Sub for Bricks {
    type Output = Bricks;

    #[inline]
    fn sub(self, other: Bricks) -> Bricks {
        debug_assert!(self.contains(other), "{other} is not in {self}");
        Bricks(self.0 - other.0)
    }
}

impl SubAssign for Bricks {
    #[inline]
    fn sub_assign(&mut self, other: Bricks) {
        *self = *self - other;
    }
}

impl fmt::Display for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.colors().try_for_each(|(color, count)| write!(f, "{color}{count}"))
    }
}

impl fmt::Debug for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Bricks {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bricks, NotationError> {
        if text == "-" {
            return Ok(Bricks::NONE);
        }
        let wrong =
            || NotationError::token("bricks", text, "colours and counts from 1 to 7 such as w2g1d3, or -");
        let mut bricks = Bricks::NONE;
        let mut rest = text;
        while !rest.is_empty() {
            let (letter, tail) = rest.split_at_checked(1).ok_or_else(wrong)?;
            let (digit, tail) = tail.split_at_checked(1).ok_or_else(wrong)?;
            let color: Color = letter.parse().map_err(|_| wrong())?;
            let count = digit
                .parse()
                .ok()
                .filter(|count| (1..=BRICKS_PER_COLOR).contains(count))
                .ok_or_else(wrong)?;
            if bricks.count(color) > 0 {
                return Err(wrong());
            }
            bricks += Bricks::of(color, count);
            rest = tail;
        }
        if bricks.is_empty() { Err(wrong()) } else { Ok(bricks) }
    }
}

impl Serialize for Bricks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

read_as_text!(Bricks, str::parse);
