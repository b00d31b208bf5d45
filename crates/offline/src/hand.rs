use palazzi_protocol::Status;
use palazzi_rules::Seat;
use palazzi_table::AnyTable;

use crate::kept::people;
use crate::place::hides;

/// In whose hand the device is.
///
/// One person alone always holds it. Several hand it around: as long as they see different things, it goes to
/// another seat only when the page says so. After a game has been loaded, nobody holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    holder: Option<Seat>,
}

impl Hand {
    pub(crate) fn of(table: &AnyTable) -> Hand {
        let mut hand = Hand { holder: None };
        hand.follow(table);
        hand
    }

    pub(crate) fn holder(self) -> Option<Seat> {
        self.holder
    }

    /// The seat that should get the device.
    pub(crate) fn hand_to(self, table: &AnyTable) -> Option<Seat> {
        waited_for(table).filter(|seat| self.holder != Some(*seat))
    }

    /// Gives it to a seat.
    pub(crate) fn give(&mut self, seat: Seat) {
        self.holder = Some(seat);
    }

    /// Goes where the game goes, as far as nothing can be seen by that.
    pub(crate) fn follow(&mut self, table: &AnyTable) {
        self.holder = match people(table)[..] {
            _ if table.status() == Status::Open => None,
            [] => None,
            [only] => Some(only),
            [first, ..] if !hides(table) => waited_for(table).or(self.holder).or(Some(first)),
            _ => self.holder,
        };
    }
}

/// The seat that is to decide, if a person decides there.
pub(crate) fn waited_for(table: &AnyTable) -> Option<Seat> {
    let seat = table.to_move()?;
    let sitter = &table.sitters()[seat as usize];
    (sitter.person().is_some() && sitter.bot().is_none()).then_some(seat)
}
