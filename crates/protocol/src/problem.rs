use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::Reason;

/// Why something was refused. Every error of the HTTP part has this body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is, for programs.
    pub code: Code,
    /// What is wrong, for people, in English; names the values, and the rule where a rule refuses.
    pub text: String,
    /// The same for programs, where people meet it in the ordinary course of things.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub reason: Option<Reason>,
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
        Problem { code, text: text.into(), reason: None }
    }
}

impl From<Reason> for Problem {
    fn from(reason: Reason) -> Problem {
        Problem { code: reason.code(), text: reason.to_string(), reason: Some(reason) }
    }
}

/// Nothing if it is a reason of a newer version.
fn if_known<'de, D: Deserializer<'de>>(reason: D) -> Result<Option<Reason>, D::Error> {
    let reason = serde_json::Value::deserialize(reason)?;
    Ok(serde_json::from_value(reason).ok())
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}

#[cfg(test)]
mod tests {
    use palazzi_rules::Seat;

    use super::*;

    #[test]
    fn a_reason_comes_back_as_it_went() {
        let problem = Problem::from(Reason::SeatTaken { seat: Seat::B });
        let text = serde_json::to_string(&problem).expect("problems can be written");
        assert_eq!(
            text,
            r#"{"code":"refused","text":"seat B is taken","reason":{"is":"seat-taken","seat":"B"}}"#
        );
        assert_eq!(serde_json::from_str::<Problem>(&text).expect("it was written here"), problem);
    }

    #[test]
    fn a_reason_that_is_not_known_leaves_the_text() {
        let text = r#"{"code":"refused","text":"the moon is full","reason":{"is":"full-moon","nights":2}}"#;
        let problem: Problem = serde_json::from_str(text).expect("the rest can be read");
        assert_eq!(problem, Problem::new(Code::Refused, "the moon is full"));
    }
}
