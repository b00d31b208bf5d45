//! What a page and the worker that keeps tables on this device say to each other, as JSON.
//!
//! About a table they say the same as over a server's socket: [`ToServer`] one way, [`ToClient`] the other.

use palazzi_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Number;
use crate::archive::GameLine;
use crate::live::{ToClient, ToServer};
use crate::options::NewTable;
use crate::portrait::Portrait;
use crate::problem::Problem;
use crate::table::{Now, Occupant, Outcome};

/// The name of a table that is kept on a device begins so; no server gives a table such a name.
pub const PREFIX: &str = "local-";

/// What a page says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Asks something.
    Ask {
        /// What the page recognises the answer by.
        ask: u32,
        /// What it wants to know, or to have done.
        question: Question,
    },
    /// Wants to be told what happens at a table from now on. Bots play at tables that are watched.
    Watch {
        /// Which table.
        table: String,
    },
    /// No longer wants to.
    Unwatch {
        /// Which table.
        table: String,
    },
    /// Does something at a table that it watches.
    Say {
        /// Which table.
        table: String,
        /// What.
        message: ToServer,
    },
    /// The device has been handed to the person in this seat.
    HandTo {
        /// At which table.
        table: String,
        /// The seat, as [`hand_to`] names it.
        seat: Seat,
    },
    /// From now on a bot that looks ahead thinks so long about an action.
    BotTime {
        /// Milliseconds.
        ms: u32,
    },
    /// Another page of this browser has changed a table.
    Changed {
        /// Which table.
        table: String,
    },
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// To set up a table. Answered with `Created`.
    Open {
        /// What is wanted. In the seats `me` and `open` sit people of this device.
        wish: NewTable,
        /// Their names, in the order of their seats.
        names: Vec<String>,
        /// The face of the first of them: whoever uses this device has chosen it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        portrait: Option<Portrait>,
        /// The seed that all draws follow from, in hexadecimal digits; a random one if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
    /// All tables. Answered with [`LocalGames`].
    List,
    /// How things stand at a table. Answered with `Now`.
    Now {
        /// Which table.
        table: String,
    },
    /// Everything that has happened at a table. Answered with a list of `Happening`.
    History {
        /// Which table.
        table: String,
    },
    /// The position after so many entries of the record. Answered with `Position`.
    Position {
        /// Of which table.
        table: String,
        /// How many entries.
        at: usize,
    },
    /// The best few actions. Answered with `Advice`.
    Hints {
        /// At which table.
        table: String,
        /// After so many entries of a finished game; now, if not given.
        at: Option<usize>,
    },
    /// A look back upon a finished game. Answered with what `palazzi analyse --json` writes.
    Analysis {
        /// Of which table.
        table: String,
    },
    /// The record of a finished game. Answered with `Record`.
    Record {
        /// Of which table.
        table: String,
    },
    /// To keep a game that was played elsewhere. Answered with `Imported`.
    Import {
        /// The text of a `.game` file.
        text: String,
    },
    /// To forget a table for ever. Answered with nothing.
    Delete {
        /// Which table.
        table: String,
    },
}

/// What the worker says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToPage {
    /// The answer to a question.
    Answer {
        /// Which question.
        ask: u32,
        /// What the question says that it is answered with.
        answer: Box<RawValue>,
    },
    /// A question is refused; nothing has happened.
    Refused {
        /// Which question.
        ask: u32,
        /// Why.
        problem: Problem,
    },
    /// How far the answer is.
    Progress {
        /// Which question.
        ask: u32,
        /// How much is done.
        done: usize,
        /// Of how much.
        total: usize,
    },
    /// Something about a table that is watched. It is told to one of the people on this device: `you` says whose seat
    /// holds it, or nobody's. An update since 0 tells everything anew: the page has just begun to watch, or the
    /// device was handed to somebody else.
    Told {
        /// Which table.
        table: String,
        /// What.
        message: ToClient,
    },
    /// The worker breaks off; what it had told is kept.
    Broken {
        /// Why.
        reason: String,
    },
}

/// The seat that the device is to be handed to: it is to decide, and sees what whoever holds the device may not.
///
/// `now` is what a page was told of a table that is kept on this device, where everybody plays who is no bot.
pub fn hand_to(now: &Now) -> Option<Seat> {
    let seat = now.overview.to_move.filter(|seat| now.you != Some(*seat))?;
    let occupant = &now.overview.seats.get(seat as usize)?.occupant;
    matches!(occupant, Occupant::Person { stand_in: None, .. }).then_some(seat)
}

/// All tables that are kept on a device.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LocalGames {
    /// Those that can be read, the one with the newest move first.
    pub games: Vec<LocalGame>,
    /// Those that cannot.
    pub unreadable: Vec<Unreadable>,
}

/// A table in the list of those that are kept on a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LocalGame {
    /// The same as in other lists.
    #[serde(flatten)]
    pub line: GameLine,
    /// The seats of the people on this device.
    pub people: Vec<Seat>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// How many lines its log has.
    pub number: Number,
}

/// A table that is kept and cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unreadable {
    /// Which table.
    pub table: String,
    /// What is wrong.
    pub problem: Problem,
}
