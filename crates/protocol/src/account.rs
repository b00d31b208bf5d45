use serde::{Deserialize, Serialize};

use crate::portrait::Portrait;

/// A name and a password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 2 to 24 letters, digits, blanks, `_`, `-` or `.`.
    pub name: String,
    /// The password: at least 8 characters.
    pub password: String,
}

/// The name that a guest wants; made up if not given.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WantedName {
    /// The name.
    pub name: Option<String>,
}

/// The portrait that somebody wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WantedPortrait {
    /// The portrait; `null` to be shown without one.
    pub portrait: Option<Portrait>,
}

/// A change of the password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// Somebody who has signed in. The token is also set as a cookie; programs send it as `Authorization: Bearer TOKEN`.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// Who it is.
    pub you: Identity,
    /// What shows it from now on; told only here.
    pub token: String,
}

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Identity {
    /// Never changes.
    pub id: String,
    /// Shown to others.
    pub name: String,
    /// Whether there is no password.
    pub guest: bool,
    /// The face that others see, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
}

/// Settings of the own clients, kept by the server: any JSON object up to 16 KiB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Preferences(pub serde_json::Map<String, serde_json::Value>);

/// One of the own sign-ins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// To revoke it by.
    pub id: String,
    /// The program that signed in, as it calls itself.
    pub label: String,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// When it was used last.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Whether somebody is a person or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// Somebody with an account.
    Person,
    /// Somebody without.
    Guest,
    /// A level.
    Bot,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The name, or the level.
    pub name: String,
    /// What they are.
    pub kind: PlayerKind,
    /// The face that a person has chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<Portrait>,
}

/// What everybody may know of somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub player: Player,
    /// Since when, in milliseconds since 1970; bots have always been there.
    pub since: Option<i64>,
    /// The ratings, one for each ladder on which they have played.
    pub ratings: Vec<Rating>,
    /// What they have done, one for each ruleset and number of players.
    pub standings: Vec<Standing>,
}

/// How well somebody plays, by the rated games. `rating - 3 × uncertainty` orders a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// `people RULESET` for games among people, `bots RULESET` for games with bots.
    pub ladder: String,
    /// The estimate; everybody begins with 25.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// Rated games.
    pub games: i64,
    /// Rated games won.
    pub wins: i64,
}

/// What somebody has done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// What was played.
    pub ruleset: String,
    /// With how many players.
    pub players: i64,
    /// How many games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
    /// The best score.
    pub best: i64,
    /// The average score.
    pub average: f64,
}

/// A line of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LadderLine {
    /// Who.
    pub player: Player,
    /// How well.
    pub rating: Rating,
}

/// Not to see, or to see again, what somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MuteWish {
    /// Whose words.
    pub name: String,
    /// Whether to hide them.
    pub muted: bool,
}

/// A complaint about something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The number of what was said.
    pub number: i64,
    /// What is wrong with it; at most 500 characters.
    pub reason: String,
}
