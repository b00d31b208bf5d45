use std::time::Duration;

use palazzi_protocol::{Code, Problem, Reason};
use palazzi_store::StoreError;

/// Why a request is refused, and when it is worth another try.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// What the asker is told.
    pub(crate) problem: Problem,
    /// How long to wait, where that helps.
    pub(crate) retry_after: Option<Duration>,
}

impl Refusal {
    pub(crate) fn new(code: Code, text: impl Into<String>) -> Refusal {
        Refusal::from(Problem::new(code, text))
    }

    /// A limit that time lifts.
    pub(crate) fn wait(text: impl Into<String>, time: Duration) -> Refusal {
        Refusal { problem: Problem::new(Code::TooMany, text), retry_after: Some(time) }
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal { problem, retry_after: None }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::from(Problem::from(reason))
    }
}

/// Texts that cannot be kept are the asker's fault. Otherwise the asker is told no more than that it did not work; those who run the server find the reason in the log.
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        if matches!(error, StoreError::Nul) {
            return Refusal::from(nul());
        }
        tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
        Refusal::new(Code::Unavailable, "the server cannot reach its data now; nothing has happened")
    }
}

/// What whoever sends such a text is told.
pub(crate) fn nul() -> Problem {
    Problem::new(Code::BadRequest, "a text with the character U+0000 cannot be kept")
}
