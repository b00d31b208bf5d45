use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

use crate::notation::NotationError;
use crate::wire::read_as_text;

/// A place at the table, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the letters are the names")]
pub enum Seat {
    A,
    B,
    C,
    D,
}

impl Seat {
    /// Every seat of the largest table.
    pub const ALL: [Seat; 4] = [Seat::A, Seat::B, Seat::C, Seat::D];

    /// The seats of a table of `players`, in turn order.
    pub fn of(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(players)
    }

    /// The seat to the left at a table of `players`.
    pub fn next(self, players: usize) -> Seat {
        if self as usize + 1 < players { Seat::ALL[self as usize + 1] } else { Seat::A }
    }

    /// The letter that stands for this seat in the notation.
    pub fn letter(self) -> char {
        char::from(b'A' + self as u8)
    }

    /// Reads a seat letter.
    pub fn parse(text: &str) -> Result<Seat, NotationError> {
        Seat::ALL
            .into_iter()
            .find(|seat| text.len() == 1 && text.starts_with(seat.letter()))
            .ok_or_else(|| NotationError::token("seat", text, "A, B, C or D"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.letter().encode_utf8(&mut [0; 4]))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

read_as_text!(Seat, Seat::parse);

/// One value for each seat of the largest table; seats that are not taken hold the default.
pub type BySeat<T> = [T; 4];

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[seat as usize]
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// The seats of the set in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        SeatSet(seats.into_iter().fold(0, |set, seat| set | 1 << seat as u8))
    }
}
