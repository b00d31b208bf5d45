use palazzi_bots::Level;
use palazzi_client::say;
use palazzi_protocol::{NewTable, Screens, SeatWish, Visibility};
use palazzi_rules::Ruleset;

use super::Item;
use crate::house::Opening;
use crate::screen::Context;

/// The fewest and the most players of every ruleset.
pub(crate) const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;

/// The game that is wanted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Form {
    pub(crate) ruleset: Ruleset,
    pub(crate) players: usize,
    /// The people: on this device, or at the table of a server. Bots have the other seats.
    pub(crate) people: usize,
    pub(crate) level: Level,
    /// Their names as far as they are known.
    pub(crate) names: Vec<String>,
    /// Whether holdings are open.
    pub(crate) open: bool,
    /// Whether everybody finds the table of a server.
    pub(crate) public: bool,
    /// Cards of the expansion.
    pub(crate) cards: Option<String>,
    pub(crate) seed: Option<u64>,
}

impl Form {
    /// Takes the next value, or the one before.
    pub(super) fn change(&mut self, item: Item, up: bool) {
        let turn = |now: usize, count: usize| if up { (now + 1) % count } else { (now + count - 1) % count };
        let place = |found: Option<usize>| found.unwrap_or(0);
        match item {
            Item::Ruleset => {
                let now = place(Ruleset::ALL.iter().position(|it| *it == self.ruleset));
                self.ruleset = Ruleset::ALL[turn(now, Ruleset::ALL.len())];
            }
            Item::Level => {
                let now = place(Level::ALL.iter().position(|it| *it == self.level));
                self.level = Level::ALL[turn(now, Level::ALL.len())];
            }
            Item::Players => {
                let (least, most) = (*PLAYERS.start(), *PLAYERS.end());
                self.players = least + turn(self.players - least, most - least + 1);
                self.people = self.people.min(self.players);
            }
            Item::People => self.people = 1 + turn(self.people - 1, self.players),
            Item::Screens => self.open = !self.open,
            Item::Public => self.public = !self.public,
            Item::Start | Item::Field | Item::Game(_) => {}
        }
    }

    /// The table that is wanted.
    pub(crate) fn opening(&self, context: &Context) -> Opening {
        let seat = |index: usize| match index {
            0 => SeatWish::Me,
            index if index < self.people => SeatWish::Open,
            _ => SeatWish::Bot(self.level),
        };
        let name = |index: usize| {
            let letter = palazzi_rules::Seat::ALL[index].to_string();
            self.names.get(index).cloned().unwrap_or_else(|| say!(context.texts, SEAT_NUMBER, seat = letter))
        };
        let table = NewTable {
            ruleset: self.ruleset,
            seats: (0..self.players).map(seat).collect(),
            cards: self.cards.clone(),
            components: None,
            screens: if self.open { Screens::Open } else { Screens::Hidden },
            clock: Default::default(),
            visibility: if self.public { Visibility::Public } else { Visibility::Link },
            rated: false,
            absence: Default::default(),
            shuffle_seats: false,
        };
        Opening { table, names: (0..self.people).map(name).collect(), seed: self.seed.map(seed) }
    }
}

/// The seed that a number stands for, in hexadecimal digits.
fn seed(number: u64) -> String {
    format!("{number:064x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        Form {
            ruleset: Ruleset::Palazzo,
            players: 4,
            people: 4,
            level: Level::Novice,
            names: vec!["Ada".to_owned()],
            open: false,
            public: false,
            cards: None,
            seed: Some(255),
        }
    }

    #[test]
    fn there_are_never_more_people_than_players() {
        let mut form = form();
        form.change(Item::Players, true);
        assert_eq!((form.players, form.people), (2, 2));
        form.change(Item::People, true);
        assert_eq!(form.people, 1);
        form.change(Item::Players, false);
        assert_eq!((form.players, form.people), (4, 1));
    }

    #[test]
    fn a_number_is_a_seed_of_32_bytes() {
        assert_eq!(seed(255).len(), 64);
        assert!(seed(255).parse::<palazzi_protocol::Seed>().is_ok());
    }
}
