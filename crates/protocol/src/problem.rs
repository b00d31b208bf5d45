use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something was refused. Every error of the HTTP part has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is, for programs.
    pub code: Code,
    /// What is wrong, for people; names the values, and the rule where a rule refuses.
    pub text: String,
}

/// What kind of problem it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message is not in the form of the protocol (400).
    BadRequest,
    /// Nobody is signed in, or the sign-in is wrong (401).
    Unauthorized,
    /// It is somebody else's to do (403).
    Forbidden,
    /// There is no such thing (404).
    NotFound,
    /// It has changed meanwhile: look again (409).
    Conflict,
    /// The rules, or the state of the table, do not allow it (422).
    Refused,
    /// The message is larger than allowed (413).
    TooLarge,
    /// A limit is reached (429).
    TooMany,
    /// The server cannot do it now; nothing has happened (503).
    Unavailable,
}

impl Code {
    /// Its name over the wire.
    pub fn name(self) -> &'static str {
        match self {
            Code::BadRequest => "bad-request",
            Code::Unauthorized => "unauthorized",
            Code::Forbidden => "forbidden",
            Code::NotFound => "not-found",
            Code::Conflict => "conflict",
            Code::TooLarge => "too-large",
            Code::Refused => "refused",
            Code::TooMany => "too-many",
            Code::Unavailable => "unavailable",
        }
    }

    /// The status of an HTTP answer with this problem.
    pub fn status(self) -> u16 {
        match self {
            Code::BadRequest => 400,
            Code::Unauthorized => 401,
            Code::Forbidden => 403,
            Code::NotFound => 404,
            Code::Conflict => 409,
            Code::TooLarge => 413,
            Code::Refused => 422,
            Code::TooMany => 429,
            Code::Unavailable => 503,
        }
    }
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code, text: impl Into<String>) -> Problem {
        Problem { code, text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}
