use palazzi_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::Code;

/// What exactly is wrong, for clients that say it in the language of the reader. Written, it is the English text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Reason {
    #[error("a name has {least} to {most} characters")]
    NameLength { least: usize, most: usize },
    #[error("a name has Latin letters, digits, blanks, '_', '-' and '.', but not '{character}'")]
    NameCharacter { character: String },
    #[error("a name has no two blanks in a row")]
    NameBlanks,
    #[error("a name begins with a letter or a digit")]
    NameStart,
    #[error("'{name}' is the name of a bot")]
    NameOfBot { name: String },
    #[error("the name '{name}' is taken")]
    NameTaken { name: String },
    #[error("a password has {least} to {most} characters")]
    PasswordLength { least: usize, most: usize },
    #[error("the name or the password is wrong")]
    SignInWrong,
    #[error("the old password is wrong")]
    OldPasswordWrong,
    #[error("a guest has no password; make an account")]
    GuestWithoutPassword,
    #[error("you have an account already; sign out to make another")]
    AccountAlready,
    #[error("somebody else changed this account just now; sign in again")]
    AccountChanged,
    #[error("this account has been closed by those who run the site")]
    AccountClosed,
    #[error("nobody is called '{name}'")]
    NobodyCalled { name: String },
    #[error("nobody mutes themselves")]
    MuteSelf,
    #[error("nobody mutes more than {most} people")]
    MuteMany { most: usize },
    #[error("nobody can have two seats at one table")]
    TwoSeats,
    #[error("you have seat {seat}")]
    SeatOwn {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
    },
    #[error("seat {seat} is taken")]
    SeatTaken {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
    },
    #[error("you have no seat at this table")]
    NoSeat,
    #[error("only whoever set up the table may do that")]
    CreatorOnly,
    #[error("a rated game needs an account")]
    RatedNeedsAccount,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun without you")]
    BegunWithoutYou,
    #[error("the game is over")]
    GameOver,
    #[error("the game is not over")]
    GameNotOver,
    #[error("the game goes on at table {table}")]
    GoesOnElsewhere { table: String },
    #[error("{name} is there and has time left")]
    StillThere { name: String },
    #[error("a bot plays in seat {seat} already")]
    BotAlready {
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Seat,
    },
    #[error("a bot plays for you: sit down to come back")]
    BotPlaysForYou,
    #[error("you have left: sit down to come back")]
    YouLeft,
    #[error("a rated game is played to its end")]
    RatedToTheEnd,
    #[error("others are still playing")]
    OthersPlay,
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("there are no auctions in this game")]
    NoAuctions,
    #[error("there is nothing of yours to take back in this turn")]
    NothingToUndo,
    #[error("what has been drawn is not taken back")]
    DrawnStays,
    #[error("what has been shown is not taken back")]
    ShownStays,
    #[error("nothing is taken back in a rated game")]
    NoTakebackRated,
    #[error("nothing can be taken back: since your last action something was drawn or shown")]
    NoTakebackNow,
    #[error("there is such a question already")]
    TakebackAsked,
    #[error("nobody asks to go back")]
    TakebackNotAsked,
    #[error("you have answered already")]
    TakebackAnswered,
    #[error("only the clocks of an unrated game can be stopped")]
    ClocksRun,
    #[error("the clocks stand still already")]
    ClocksStopped,
    #[error("the clocks are running")]
    ClocksRunning,
    #[error("what is said has 1 to {most} characters")]
    ChatLength { most: usize },
    #[error("a report says in {least} to {most} characters why")]
    ReportLength { least: usize, most: usize },
    #[error("there are no hints in a rated game")]
    NoHintsRated,
    #[error("nobody decides there")]
    NobodyDecides,
    #[error("the server looks into other games; try again in a minute")]
    StudiesBusy,
    #[error("too many look on at this table")]
    TooManyWatch,
    /// A file that is no sound record of a game; the detail is for whoever writes such files.
    #[error("{detail}")]
    RecordUnsound { detail: String },
    #[error("a game on one device has no clocks and no ratings")]
    DevicePlain,
}

impl Reason {
    /// What kind of problem it is.
    pub fn code(&self) -> Code {
        match self {
            Reason::NameTaken { .. } | Reason::AccountAlready | Reason::AccountChanged => Code::Conflict,
            Reason::SignInWrong => Code::Unauthorized,
            Reason::NobodyCalled { .. } => Code::NotFound,
            Reason::OldPasswordWrong
            | Reason::AccountClosed
            | Reason::NoSeat
            | Reason::CreatorOnly
            | Reason::RatedNeedsAccount => Code::Forbidden,
            Reason::MuteMany { .. } | Reason::StudiesBusy | Reason::TooManyWatch => Code::TooMany,
            _ => Code::Refused,
        }
    }
}
