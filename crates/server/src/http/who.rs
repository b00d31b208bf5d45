//! Who asks.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE as COOKIES, USER_AGENT};
use axum::http::request::Parts;
use palazzi_protocol::Code;

use super::app::App;
use super::origin::check_origin;
use crate::people::{Held, token_hash};
use crate::refusal::Refusal;

/// The name of the cookie with the token.
pub(super) const COOKIE: &str = "palazzi";

/// How long a browser keeps the cookie, in seconds: 400 days, longer than which none does.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// Somebody who is signed in. `Option<SignedIn>` where anybody may ask.
pub(super) struct SignedIn(pub(super) Held);

impl FromRequestParts<App> for SignedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, Refusal> {
        let found = <SignedIn as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        found.ok_or_else(|| Refusal::new(Code::Unauthorized, "nobody is signed in"))
    }
}

/// A wrong `Authorization` is refused. A cookie that is worth nothing any more is as none: browsers keep sending it.
impl OptionalFromRequestParts<App> for SignedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<SignedIn>, Refusal> {
        if let Some(token) = bearer(&parts.headers)? {
            let held = app.people.holder(&token_hash(token)).await?;
            let unknown = || Refusal::new(Code::Unauthorized, "the token is unknown, or was revoked");
            return count(app, held.ok_or_else(unknown)?).map(Some);
        }
        let Some(token) = cookie(&parts.headers) else { return Ok(None) };
        check_origin(parts, app.config.trust_proxy)?;
        app.people.holder(&token_hash(token)).await?.map(|held| count(app, held)).transpose()
    }
}

/// Counts a request against what one person may ask for.
fn count(app: &App, held: Held) -> Result<SignedIn, Refusal> {
    let wait = |time| Refusal::wait("too many requests of this person", time);
    app.gates.person_requests.pass(&held.user.id).map_err(wait)?;
    Ok(SignedIn(held))
}

/// The token of a program, if it sends one.
fn bearer(headers: &HeaderMap) -> Result<Option<&str>, Refusal> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|text| {
        let (scheme, token) = text.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
    });
    let unreadable = || Refusal::new(Code::Unauthorized, "authorization has the form 'Bearer TOKEN'");
    token.map(Some).ok_or_else(unreadable)
}

/// The token of a browser, if it sends one.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIES).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
}

/// The header that makes a browser keep a token.
pub(super) fn set_cookie(app: &App, token: &str) -> String {
    cookie_text(app, token, COOKIE_SECONDS)
}

/// The header that makes a browser forget it.
pub(super) fn clear_cookie(app: &App) -> String {
    cookie_text(app, "", 0)
}

fn cookie_text(app: &App, token: &str, seconds: u32) -> String {
    let secure = if app.config.https { "; Secure" } else { "" };
    format!("{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}")
}

/// Where a request comes from, as the limits count it.
#[derive(Clone, Copy)]
pub(super) struct Address(pub(super) IpAddr);

impl<S: Sync> FromRequestParts<S> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Refusal> {
        let unknown = || Refusal::new(Code::Unavailable, "the address of the request is not known");
        parts.extensions.get::<Address>().copied().ok_or_else(unknown)
    }
}

/// What a program calls itself.
pub(super) struct Label(pub(super) String);

impl<S: Sync> FromRequestParts<S> for Label {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Label, Self::Rejection> {
        let agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Label(agent.unwrap_or_default().to_owned()))
    }
}
