use palazzi_rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::account::Player;
use crate::live::Happening;
use crate::table::{Outcome, Status};

/// Which part of a long list is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams, utoipa::ToSchema))]
pub struct Page {
    /// The `next` of the page before; the newest first if not given.
    pub before: Option<String>,
    /// How many, at most 100.
    pub limit: Option<u32>,
}

/// A page of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Games {
    /// The games, the one with the newest move first.
    pub games: Vec<GameLine>,
    /// What to ask for to get the next page; nothing if this is the last.
    pub next: Option<String>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameLine {
    /// The name of the table in addresses.
    pub table: String,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub ruleset: Ruleset,
    /// How far it is.
    pub status: Status,
    /// Whether ratings change.
    pub rated: bool,
    /// By seat.
    pub seats: Vec<SeatLine>,
    /// When the last thing happened, in milliseconds since 1970.
    pub updated: i64,
}

/// A seat of a game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatLine {
    /// Who has it; nobody yet if empty.
    pub player: Option<Player>,
    /// Whether it is to decide.
    pub to_move: bool,
}

/// A position of a game, for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Position {
    /// How many entries of the game's record have happened.
    pub at: usize,
    /// How many there are in all, so far.
    pub of: usize,
    /// What the viewer sees.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Box<RawValue>,
    /// What the seat that decides here may do, if the viewer may know it.
    pub offers: Vec<String>,
    /// The seat that decides here.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub to_move: Option<Seat>,
    /// What happened last.
    pub last: Option<Happening>,
}

/// The record of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Record {
    /// The text of a `.game` file.
    pub text: String,
}

/// A record that has been taken into the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Imported {
    /// The name of the table in addresses.
    pub table: String,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// How far something is that takes a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Progress {
    /// How much is done.
    pub done: usize,
    /// Of how much; 0 as long as that is not known.
    pub total: usize,
}

/// What the bots think of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The best few actions, best first.
    pub lines: Vec<AdviceLine>,
}

/// What the bots think of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdviceLine {
    /// The action in notation.
    pub action: String,
    /// The chance to win, by seat, from 0 to 1.
    pub win: Vec<f32>,
    /// The expected final points, by seat.
    pub scores: Vec<f32>,
}
