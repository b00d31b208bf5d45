use palazzi_bots::Level;
use palazzi_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Number;
use crate::order::Order;
use crate::problem::Problem;
use crate::raw;
use crate::table::{Occupant, Update};

/// What a client makes up to recognise the answer: at most 64 letters, digits and hyphens, never used twice.
pub type SubmissionId = String;

/// What a client says over a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToServer {
    /// Does something at the table.
    Submit(Submit),
}

/// Something that somebody does at a table. Said twice with the same `id`, it is done once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Submit {
    /// What the client recognises the answer by.
    pub id: SubmissionId,
    /// The number of the last message that the client has seen.
    pub number: Number,
    /// What is to be done.
    pub command: Command,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Sit down in an open seat, or come back to the own one.
    Sit {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
    },
    /// Get up. While the game runs the seat stays reserved.
    Leave,
    /// Put a bot into a seat: into an open one before play (whoever set up the table), or into the seat of somebody
    /// who left or whose time is over.
    Bot {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
        /// Its level.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
    /// Take an action.
    Move {
        /// The action in notation, without the seat letter.
        action: String,
    },
    /// Take back the last action of the running turn.
    Undo,
    /// Ask the others to go back to before the own last action.
    AskTakeback,
    /// Agree to that, or not.
    AnswerTakeback {
        /// Whether the game goes back.
        agree: bool,
    },
    /// Leave, or withdraw, an order for the own seat.
    Order {
        /// The order; nothing withdraws it.
        order: Option<Order>,
    },
    /// Stop the clocks of an unrated game until somebody resumes.
    Pause,
    /// Let the clocks run again.
    Resume,
    /// Say something.
    Chat {
        /// The text.
        text: String,
    },
    /// Set up the same table again, seats moved on by one; everybody is shown the way there.
    Rematch,
    /// Close a table before play begins, or end an unrated game that nobody wants to finish.
    Close,
}

/// What a server says over a socket, or as server-sent events.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// What has happened since the last message, and how things stand.
    Table(Box<Update>),
    /// What was submitted is done, and stored for good.
    Done {
        /// The submission.
        id: SubmissionId,
        /// The number that the table's log has reached with it.
        number: Number,
    },
    /// What was submitted is refused; nothing has happened.
    Refused {
        /// The submission; nothing if it could not be read.
        id: Option<SubmissionId>,
        /// Why.
        problem: Problem,
    },
    /// Who is looking at the table now.
    Presence {
        /// The seats whose people are here.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        seats: Vec<Seat>,
        /// How many others watch.
        watching: u32,
    },
    /// The server ends the connection.
    Bye {
        /// Why.
        problem: Problem,
    },
}

/// Something that has happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Happening {
    /// Its number.
    pub number: Number,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What has happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// The table was set up.
    Opened {
        /// By whom.
        name: String,
    },
    /// A seat changed hands.
    Seated {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
        /// Who has it now.
        occupant: Occupant,
    },
    /// Play begins.
    Started,
    /// A seat has decided.
    Moved {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
        /// What the receiver may know of it.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        #[serde(deserialize_with = "raw::list")]
        facts: Vec<Box<RawValue>>,
    },
    /// Something was drawn.
    Drawn {
        /// What the receiver may know of it.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        #[serde(deserialize_with = "raw::list")]
        facts: Vec<Box<RawValue>>,
    },
    /// The last decisions do not count: as if they had not happened.
    Undone {
        /// Whose wish it was.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
        /// How many decisions.
        moves: usize,
    },
    /// Somebody asks to go back.
    TakebackAsked {
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
    },
    /// Somebody agreed, or did not, which ends the question.
    TakebackAnswered {
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
        /// Whether they agreed.
        agree: bool,
    },
    /// The time of a seat is over.
    TimeOver {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
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
        name: String,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_with_a_view_and_facts_is_read_as_it_was_written() {
        let text = r#"{
            "type": "table", "number": 9, "since": 8,
            "happened": [
                {"number": 9, "at": 5, "kind": "moved", "seat": "A", "facts": [{"kind": "x", "coins": [1, 2]}]},
                {"number": 10, "at": 6, "kind": "drawn", "facts": []}
            ],
            "now": {
                "table": "t", "ruleset": "palazzo", "status": "playing", "seats": [], "to_move": "A",
                "clock": {"kind": "none"}, "paused": false, "screens": "hidden", "visibility": "link",
                "rated": false, "absence": "wait", "fairness": {"hash": "00", "seed": null}, "outcome": null,
                "rematch": null, "created": 1, "you": null, "view": {"viewer": null, "builder": 4}, "offers": [],
                "may": ["sit"], "takeback": null, "order": null, "holdings": null
            }
        }"#;
        let message: ToClient = serde_json::from_str(text).expect("a message");
        let written = serde_json::to_value(&message).expect("JSON");
        assert_eq!(written, serde_json::from_str::<serde_json::Value>(text).expect("JSON"));
    }
}
