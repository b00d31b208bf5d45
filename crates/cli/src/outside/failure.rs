use std::process::ExitStatus;
use std::time::Duration;

use thiserror::Error;

use crate::protocol::VERSION;

/// Why a program cannot go on playing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Failure {
    #[error("cannot be started: {0}")]
    NotStarted(String),
    #[error("it has ended")]
    Ended,
    #[error("it has ended with {status}{last_words}")]
    EndedWith { status: ExitStatus, last_words: String },
    #[error("no answer within {:.1} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("it does not read what it is sent")]
    NotReading,
    #[error("'{line}' is no message: {reason}")]
    NoMessage { line: String, reason: String },
    #[error("protocol {0} instead of {VERSION}")]
    Protocol(u32),
    #[error("no hello before anything else")]
    NoHello,
    #[error("a hello where a choice is expected")]
    NoChoice,
    #[error("an answer for game {found} instead of {expected}")]
    OtherGame { found: u64, expected: u64 },
    #[error("{0}")]
    NotInNotation(String),
    #[error("'{0}' is not offered")]
    NotOffered(String),
    #[error("it says: {0}")]
    Said(String),
}

/// The longest piece of a message that a failure repeats.
const QUOTE_LIMIT: usize = 80;

/// The beginning of what a program said.
pub(super) fn quote(text: &str) -> String {
    text.chars().take(QUOTE_LIMIT).collect()
}

impl Failure {
    /// Whether the program has ended by itself and thinks that all is well.
    pub(super) fn is_farewell(&self) -> bool {
        matches!(self, Failure::EndedWith { status, .. } if status.success())
    }
}
