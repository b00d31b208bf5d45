//! Guests, accounts and their sessions.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use palazzi_protocol::{Credentials, SessionInfo, WantedName, Welcome};

use super::answer::{Json, Path, Refused};
use super::app::App;
use super::who::{Address, Label, SignedIn, clear_cookie, set_cookie};
use crate::refusal::Refusal;

/// Plays as a guest
#[utoipa::path(
    post, path = "/api/guests", tag = "people", request_body = WantedName,
    responses((status = 201, description = "The guest, with a cookie", body = Welcome), Refused)
)]
pub(super) async fn add_guest(
    State(app): State<App>,
    Address(address): Address,
    Label(label): Label,
    Json(wanted): Json<WantedName>,
) -> Result<impl IntoResponse, Refusal> {
    let many = |time| Refusal::wait("too many new guests from this address", time);
    app.gates.guests.pass(&address).map_err(many)?;
    Ok(welcome(&app, app.people.add_guest(wanted.name.as_deref(), &label).await?))
}

/// Makes an account; a guest who is signed in becomes it
#[utoipa::path(
    post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = 201, description = "The account, with a cookie", body = Welcome), Refused)
)]
pub(super) async fn add_account(
    State(app): State<App>,
    Address(address): Address,
    Label(label): Label,
    guest: Option<SignedIn>,
    Json(wanted): Json<Credentials>,
) -> Result<impl IntoResponse, Refusal> {
    app.gates.sign_ins.pass(&address).map_err(many_sign_ins)?;
    let guest = guest.map(|SignedIn(held)| held);
    Ok(welcome(&app, app.people.add_account(wanted, guest, &label).await?))
}

/// Signs in
#[utoipa::path(
    post, path = "/api/sessions", tag = "people", request_body = Credentials,
    responses((status = 201, description = "The account, with a cookie", body = Welcome), Refused)
)]
pub(super) async fn sign_in(
    State(app): State<App>,
    Address(address): Address,
    Label(label): Label,
    Json(given): Json<Credentials>,
) -> Result<impl IntoResponse, Refusal> {
    app.gates.sign_ins.pass(&address).map_err(many_sign_ins)?;
    app.gates.names.pass(&given.name.trim().to_lowercase()).map_err(many_sign_ins)?;
    Ok(welcome(&app, app.people.sign_in(given, &label).await?))
}

/// Lists the own sign-ins
#[utoipa::path(
    get, path = "/api/sessions", tag = "people",
    responses((status = 200, description = "The sessions", body = Vec<SessionInfo>), Refused)
)]
pub(super) async fn sessions(
    State(app): State<App>,
    SignedIn(held): SignedIn,
) -> Result<Json<Vec<SessionInfo>>, Refusal> {
    let sessions = app.store.sessions_of(&held.user.id).await?;
    let info = |session: palazzi_store::SessionRow| SessionInfo {
        current: session.id == held.session.id,
        id: session.id,
        label: session.label,
        created: session.created_ms,
        seen: session.seen_ms,
    };
    Ok(Json(sessions.into_iter().map(info).collect()))
}

/// Signs out
#[utoipa::path(
    delete, path = "/api/sessions/current", tag = "people",
    responses((status = 204, description = "Signed out; the cookie is gone"), Refused)
)]
pub(super) async fn sign_out(
    State(app): State<App>,
    SignedIn(held): SignedIn,
) -> Result<impl IntoResponse, Refusal> {
    app.people.end_session(&held, &held.session.id).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, clear_cookie(&app))])))
}

/// Ends one of the own sign-ins
#[utoipa::path(
    delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path, description = "The session")),
    responses((status = 204, description = "Ended"), Refused)
)]
pub(super) async fn end_session(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    app.people.end_session(&held, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The refusal of one sign-in too many.
pub(super) fn many_sign_ins(time: std::time::Duration) -> Refusal {
    Refusal::wait("too many sign-ins; wait a little", time)
}

fn welcome(app: &App, welcome: Welcome) -> impl IntoResponse + use<> {
    let cookie = set_cookie(app, &welcome.token);
    (StatusCode::CREATED, AppendHeaders([(SET_COOKIE, cookie)]), Json(welcome))
}
