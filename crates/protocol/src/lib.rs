//! The types that cross the wire between a Palazzi server and its clients, as JSON (`docs/protocol.md`).
//!
//! Views, facts and actions of a game cross it in the forms of `docs/views.md` and of the notation: the types here
//! carry them without knowing which game it is.

mod account;
mod archive;
mod fair;
mod live;
pub mod local;
mod options;
mod order;
mod portrait;
mod problem;
mod raw;
mod reason;
mod table;

pub use account::{
    Credentials, Identity, LadderLine, MuteWish, NewPassword, Player, PlayerKind, Preferences, Profile,
    Rating, Report, SessionInfo, Standing, WantedName, WantedPortrait, Welcome,
};
pub use archive::{
    Advice, AdviceLine, GameLine, Games, Imported, Page, Position, Progress, Record, SeatLine,
};
pub use fair::{BadSeed, Seed};
pub use live::{Command, Happening, SubmissionId, Submit, ToClient, ToServer, What};
pub use options::{Absence, Clock, Created, NewTable, Screens, SeatWish, Visibility};
pub use order::{Condition, Order};
pub use portrait::{Portrait, UnknownPortrait};
pub use problem::{Code, Problem};
pub use reason::Reason;
pub use table::{
    ClockFace, Fairness, Holdings, Now, Occupant, Offered, Outcome, Overview, SeatNow, Status, Takeback,
    Update,
};

/// The number of a line in a table's log; the first is 1. Messages about a table carry it.
pub type Number = i64;
