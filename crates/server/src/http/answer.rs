//! The forms of requests and answers. What cannot be read is answered with a [`Problem`].

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use palazzi_protocol::{Code, Problem};
use serde::Serialize;

use crate::refusal::Refusal;

/// A JSON body.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Refusal))]
pub(super) struct Json<T>(pub(super) T);

/// The variable parts of the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refusal))]
pub(super) struct Path<T>(pub(super) T);

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refusal))]
pub(super) struct Query<T>(pub(super) T);

/// What every route may answer instead.
#[derive(utoipa::IntoResponses)]
#[response(status = "default", description = "Why it is refused; the status goes with the code")]
#[expect(dead_code, reason = "describes the answer, which is made from a refusal")]
pub(super) struct Refused(Problem);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// JSON that is written already.
pub(super) struct Written(pub(super) String);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], self.0).into_response()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, axum::Json(self.problem)).into_response();
        if let Some(time) = self.retry_after {
            let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Refusal {
        unreadable(rejection.status(), &rejection.body_text())
    }
}

impl From<StringRejection> for Refusal {
    fn from(rejection: StringRejection) -> Refusal {
        unreadable(rejection.status(), &rejection.body_text())
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Refusal {
        unreadable(rejection.status(), &rejection.body_text())
    }
}

/// A path with parts that mean nothing leads nowhere.
impl From<PathRejection> for Refusal {
    fn from(rejection: PathRejection) -> Refusal {
        Refusal::new(Code::NotFound, lower(&rejection.body_text()))
    }
}

fn unreadable(status: StatusCode, text: &str) -> Refusal {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Refusal::new(Code::TooLarge, "the body is larger than allowed");
    }
    Refusal::new(Code::BadRequest, lower(text))
}

/// The text with a small first letter, as all our messages have.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
