use palazzi_bots::Level;
use palazzi_protocol::{Number, Occupant, Portrait};
use palazzi_rules::Seat;
use serde::{Deserialize, Serialize};

/// Somebody who is signed in, as tables know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// Shown to others.
    pub name: String,
    /// Whether there is no password.
    pub guest: bool,
    /// The face that others see. Lines that were written before there were any have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Somebody.
    Person {
        /// Who.
        person: Person,
        /// The bot that plays for them while they are away.
        stand_in: Option<Level>,
        /// Whether they left.
        away: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
    },
}

/// A line of a table's log that is no entry of the game's record. Written as JSON; entries are written in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Deed {
    /// The table was set up.
    Opened {
        /// By whom.
        person: Person,
    },
    /// A seat changed hands.
    Seated {
        /// Which seat.
        seat: Seat,
        /// Who has it now.
        sitter: Sitter,
    },
    /// Play begins.
    Started,
    /// The last decisions do not count.
    Undone {
        /// Whose wish it was.
        seat: Seat,
        /// How many entries of the record.
        moves: usize,
    },
    /// Somebody asks to go back.
    TakebackAsked {
        /// Who.
        seat: Seat,
    },
    /// Somebody agreed, or did not.
    TakebackAnswered {
        /// Who.
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// The time of a seat is over.
    TimeOver {
        /// Which seat.
        seat: Seat,
    },
    /// The clocks stand still.
    Paused {
        /// Who stopped them.
        name: String,
    },
    /// The clocks run again.
    Resumed {
        /// Who let them.
        name: String,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: Person,
        /// What.
        text: String,
    },
    /// The game goes on at another table.
    Rematch {
        /// Which.
        table: String,
    },
    /// The table is closed.
    Closed {
        /// Why.
        reason: String,
    },
}

/// A line of a table's log as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// An entry of the record in notation, or a [`Deed`] as JSON.
    pub body: String,
    /// The time during which the site was up, in milliseconds: what clocks are measured by.
    pub site_ms: i64,
    /// Milliseconds since 1970: what people are shown.
    pub wall_ms: i64,
    /// The id of whoever submitted it, with their submission's.
    pub submission: Option<(String, String)>,
}

/// A line with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// The number.
    pub number: Number,
    /// The line.
    pub line: Line,
}

impl Sitter {
    /// The person who has the seat, there or not.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    /// The level of the bot that decides for the seat, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self {
            Sitter::Bot { level } => Some(*level),
            Sitter::Person { stand_in, .. } => *stand_in,
            Sitter::Nobody => None,
        }
    }

    /// What everybody may know of it.
    pub fn occupant(&self) -> Occupant {
        match self {
            Sitter::Nobody => Occupant::Nobody,
            Sitter::Bot { level } => Occupant::Bot { level: *level },
            Sitter::Person { person, stand_in, away } => Occupant::Person {
                name: person.name.clone(),
                guest: person.guest,
                portrait: person.portrait,
                stand_in: *stand_in,
                away: *away,
            },
        }
    }
}
