use palazzi_bots::Level;
use palazzi_rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};

/// What somebody wants who sets up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "carrara-2e"))]
    pub ruleset: Ruleset,
    /// Who sits where, in turn order; as many entries as there are players.
    pub seats: Vec<SeatWish>,
    /// Cards of the expansion, such as `top=II object=V building=II bonus=IX`; drawn if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// A component sheet (TOML) whose values replace the built-in ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// Whether holdings are hidden.
    #[serde(default)]
    pub screens: Screens,
    /// How much time players have.
    #[serde(default)]
    pub clock: Clock,
    /// Who finds the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether ratings change; only accounts may sit down then.
    #[serde(default)]
    pub rated: bool,
    /// What happens to the seat of somebody who leaves or runs out of time.
    #[serde(default)]
    pub absence: Absence,
    /// Whether the seats are shuffled when play begins.
    #[serde(default)]
    pub shuffle_seats: bool,
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// Whoever sets up the table; at most one seat.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    Bot(Level),
}

/// Whether the holdings behind the screens of Carrara are shown to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Screens {
    /// Everybody sees the own holdings.
    #[default]
    Hidden,
    /// Everybody sees everything.
    Open,
}

/// How much time players have. The clock of a seat runs while it is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much whenever the seat comes to decide.
    Turn {
        /// Seconds for one turn.
        seconds: u32,
    },
    /// So much for the whole game.
    Game {
        /// Seconds for all turns together.
        seconds: u32,
        /// Seconds added whenever the seat has decided and another one is next.
        bonus: u32,
    },
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Whoever has the link.
    #[default]
    Link,
}

/// What happens to the seat of somebody who leaves or runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// A bot of this level plays on until they come back.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    Bot(Level),
    /// The others wait; anybody at the table may put a bot there once the time is over.
    Wait,
}

impl Default for Absence {
    fn default() -> Absence {
        Absence::Bot(Level::Builder)
    }
}

/// A table that has been set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The name of the table in addresses.
    pub table: String,
    /// The path that invites others.
    pub link: String,
    /// The seat of whoever set it up.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seat: Option<Seat>,
}
