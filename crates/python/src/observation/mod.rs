//! What a seat sees, as numbers.
//!
//! The numbers are those of the seat's view (`docs/views.md`) and nothing else. Players come in turn order, beginning
//! with the one who looks. Every number has a name and bounds: one piece of code writes all three.

mod carrara;
mod palazzo;

use std::fmt::Display;
use std::ops::RangeInclusive;

use palazzi_rules::{Game, Seat};

/// A game whose views can be written as numbers. How many there are depends on ruleset and number of players alone.
pub(crate) trait Observe: Game {
    /// Writes a view that is a seat's.
    fn observe(view: &Self::View, seat: Seat, out: &mut impl Sink);
}

/// Takes numbers with their names and bounds.
pub(crate) trait Sink {
    /// One number.
    fn number(&mut self, name: impl FnOnce() -> String, value: i32, bounds: RangeInclusive<i32>);

    /// A count of at most `most`.
    fn count(&mut self, name: impl FnOnce() -> String, value: u32, most: i32) {
        self.number(name, value as i32, 0..=most);
    }

    /// Something that holds or does not.
    fn flag(&mut self, name: impl FnOnce() -> String, holds: bool) {
        self.number(name, holds.into(), 0..=1);
    }

    /// One of several possibilities, or none.
    fn one_of<const N: usize>(&mut self, name: impl Display, names: [&str; N], which: Option<usize>) {
        for (index, possibility) in names.iter().enumerate() {
            self.flag(|| format!("{name} {possibility}"), which == Some(index));
        }
    }
}

/// The numbers alone.
pub(crate) struct Numbers<'a>(pub(crate) &'a mut Vec<i16>);

impl Sink for Numbers<'_> {
    #[inline]
    fn number(&mut self, _name: impl FnOnce() -> String, value: i32, bounds: RangeInclusive<i32>) {
        debug_assert!(bounds.contains(&value), "{} is {value}, not in {bounds:?}", _name());
        self.0.push(value as i16);
    }
}

/// What each number is called, and its bounds.
#[derive(Default)]
pub(crate) struct Legend {
    pub(crate) names: Vec<String>,
    pub(crate) lows: Vec<i16>,
    pub(crate) highs: Vec<i16>,
}

impl Sink for Legend {
    fn number(&mut self, name: impl FnOnce() -> String, _value: i32, bounds: RangeInclusive<i32>) {
        self.names.push(name());
        self.lows.push(*bounds.start() as i16);
        self.highs.push(*bounds.end() as i16);
    }
}

/// The seats of a table in turn order, beginning with one, with what they are called from there.
fn from_seat(seat: Seat, players: usize) -> impl Iterator<Item = (Seat, &'static str)> + Clone {
    const NAMES: [&str; 4] = ["own", "next", "second next", "third next"];
    let seats = (0..players).map(move |away| Seat::ALL[(seat as usize + away) % players]);
    seats.zip(NAMES)
}
