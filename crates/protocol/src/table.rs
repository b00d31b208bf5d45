use palazzi_bots::Level;
use palazzi_rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Number;
use crate::live::Happening;
use crate::options::{Absence, Clock, Screens, Visibility};
use crate::order::Order;
use crate::portrait::Portrait;
use crate::raw;

/// What has happened at a table, and how things stand.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The number that the table's log has reached.
    pub number: Number,
    /// The number after which `happened` begins. Nothing: the receiver was too far behind; `happened` is empty, and
    /// the history of the table has it all.
    pub since: Option<Number>,
    /// What has happened since.
    pub happened: Vec<Happening>,
    /// How things stand.
    pub now: Now,
}

/// How things stand at a table, for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Now {
    /// The table.
    #[serde(flatten)]
    pub overview: Overview,
    /// The seat of the viewer.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub you: Option<Seat>,
    /// What the viewer sees of the game (`docs/views.md`); nothing before play.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[serde(deserialize_with = "raw::option")]
    pub view: Option<Box<RawValue>>,
    /// What the viewer may do in the game now.
    pub offers: Vec<String>,
    /// What else the viewer may do.
    pub may: Vec<Offered>,
    /// A question to go back that is not answered yet.
    pub takeback: Option<Takeback>,
    /// The own order.
    pub order: Option<Order>,
    /// Everybody's holdings, where the screens are open; by seat.
    pub holdings: Option<Vec<Holdings>>,
}

/// What everybody may know of a table without looking at the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Overview {
    /// The name of the table in addresses.
    pub table: String,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub ruleset: Ruleset,
    /// How far it is.
    pub status: Status,
    /// By seat.
    pub seats: Vec<SeatNow>,
    /// The seat that is to decide.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub to_move: Option<Seat>,
    /// How much time players have.
    pub clock: Clock,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// Whether holdings are hidden.
    pub screens: Screens,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether ratings change.
    pub rated: bool,
    /// What happens to the seat of somebody who is away.
    pub absence: Absence,
    /// What shows that the draws are fair; nothing for a game that was played elsewhere.
    pub fairness: Option<Fairness>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Where the game goes on.
    pub rematch: Option<String>,
    /// When the table was set up, in milliseconds since 1970.
    pub created: i64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open.
    Open,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before the end.
    Closed,
}

impl Status {
    /// Its name in addresses and in the store.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Closed => "closed",
        }
    }
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatNow {
    /// Who has it.
    pub occupant: Occupant,
    /// Its clock.
    pub clock: Option<ClockFace>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// Somebody.
    Person {
        /// Their name.
        name: String,
        /// Whether they have no account.
        guest: bool,
        /// The face that they have chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        portrait: Option<Portrait>,
        /// The level of the bot that plays for them while they are away.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        stand_in: Option<Level>,
        /// Whether they left.
        away: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockFace {
    /// The milliseconds that are left.
    pub left_ms: i64,
    /// Whether it runs.
    pub runs: bool,
}

/// What shows that the draws are fair: `hash` is the SHA-256 of the 32 bytes of `seed`, from which every draw follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// Shown from the start, in hexadecimal digits.
    pub hash: String,
    /// Shown when the game is over, in hexadecimal digits.
    pub seed: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// Final points by seat.
    pub scores: Vec<i32>,
    /// Who won.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub winners: Vec<Seat>,
}

/// What somebody may do besides taking actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Offered {
    /// Sit down, or come back.
    Sit,
    /// Get up.
    Leave,
    /// Put a bot somewhere.
    Bot,
    /// Take back the last action.
    Undo,
    /// Ask to go back.
    AskTakeback,
    /// Answer such a question.
    AnswerTakeback,
    /// Leave an order.
    Order,
    /// Stop the clocks.
    Pause,
    /// Let them run.
    Resume,
    /// Set up the same table again.
    Rematch,
    /// Close the table.
    Close,
}

/// A question to go back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Takeback {
    /// Who asks.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// Who has agreed already.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub agreed: Vec<Seat>,
}

/// What a player of Carrara has behind the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Holdings {
    /// Bricks in notation.
    pub bricks: String,
    /// Coins.
    pub coins: u16,
    /// Objects, such as `book`, by name.
    pub objects: std::collections::BTreeMap<String, u8>,
}
