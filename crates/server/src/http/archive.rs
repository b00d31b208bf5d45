//! Looking back upon games, and advice.

use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use palazzi_protocol::{Advice, Code, Happening, Imported, Position, Progress, Reason, Report};
use palazzi_store::ReportRow;
use serde::Deserialize;

use super::answer::{Json, Path, Query, Refused, Written};
use super::app::App;
use super::who::SignedIn;
use crate::hub::wall_ms;
use crate::people::fresh_id;
use crate::refusal::Refusal;

/// The characters of a report's reason.
const REASON_LENGTH: std::ops::RangeInclusive<usize> = 1..=500;

/// Everything that has happened at a table
#[utoipa::path(
    get, path = "/api/tables/{id}/history", tag = "archive",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "In order", body = Vec<Happening>), Refused)
)]
pub(super) async fn history(
    State(app): State<App>,
    asker: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<Written, Refusal> {
    let asker = asker.map(|SignedIn(held)| held.person());
    let muted = match &asker {
        Some(person) => app.store.mutes(&person.id).await?,
        None => Vec::new(),
    };
    Ok(Written(app.hub.history(&id, asker.as_ref(), &muted).await?))
}

/// The position after so many entries of the record
#[utoipa::path(
    get, path = "/api/tables/{id}/positions/{at}", tag = "archive",
    params(("id" = String, Path, description = "The table"), ("at" = usize, Path, description = "How many entries")),
    responses((status = 200, description = "The position", body = Position), Refused)
)]
pub(super) async fn position(
    State(app): State<App>,
    asker: Option<SignedIn>,
    Path((id, at)): Path<(String, usize)>,
) -> Result<Written, Refusal> {
    let person = asker.map(|SignedIn(held)| held.person());
    Ok(Written(app.hub.position(&id, person.as_ref(), at).await?))
}

/// The record of a finished game
#[utoipa::path(
    get, path = "/api/tables/{id}/record", tag = "archive", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "A `.game` file", body = String, content_type = "text/plain"), Refused)
)]
pub(super) async fn record(
    State(app): State<App>,
    _asker: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let record = app.hub.record(&id).await?;
    let name: String = id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    let disposition = format!("attachment; filename=\"palazzi-{name}.game\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, disposition)], record))
}

/// Takes the record of a game into the archive
#[utoipa::path(
    post, path = "/api/records", tag = "archive",
    request_body(content = String, content_type = "text/plain", description = "A `.game` file"),
    responses((status = 201, description = "Where it is now", body = Imported), Refused)
)]
pub(super) async fn import(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    text: Result<String, StringRejection>,
) -> Result<(StatusCode, Json<Imported>), Refusal> {
    Ok((StatusCode::CREATED, Json(app.hub.import(&held.person(), &text?).await?)))
}

/// Where advice is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Where {
    /// After so many entries of the record; now, if not given.
    at: Option<usize>,
}

/// What the bots would do
#[utoipa::path(
    get, path = "/api/tables/{id}/hints", tag = "archive",
    params(("id" = String, Path, description = "The table"), Where),
    responses((status = 200, description = "The best few actions", body = Advice), Refused)
)]
pub(super) async fn hints(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Path(id): Path<String>,
    Query(place): Query<Where>,
) -> Result<Json<Advice>, Refusal> {
    Ok(Json(app.hub.hints(&id, &held.person(), place.at).await?))
}

/// A look back upon a finished game
#[utoipa::path(
    get, path = "/api/tables/{id}/analysis", tag = "archive", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "What `palazzi analyse --json` writes", body = Object), Refused)
)]
pub(super) async fn analysis(
    State(app): State<App>,
    SignedIn(_): SignedIn,
    Path(id): Path<String>,
) -> Result<Written, Refusal> {
    // In a task of its own: whoever does not wait so long finds it done later.
    let analysis = tokio::spawn(async move { app.hub.analysis(&id).await });
    let broken = |_| Refusal::new(Code::Unavailable, "the study broke down");
    Ok(Written(analysis.await.map_err(broken)??.to_string()))
}

/// How far the look back upon a game is that somebody waits for
#[utoipa::path(
    get, path = "/api/tables/{id}/analysis/progress", tag = "archive",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "Nothing if nobody waits", body = Option<Progress>), Refused)
)]
pub(super) async fn analysis_progress(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Json<Option<Progress>> {
    Json(app.hub.analysis_progress(&id))
}

/// Complains about something that was said
#[utoipa::path(
    post, path = "/api/tables/{id}/reports", tag = "archive", request_body = Report,
    params(("id" = String, Path, description = "The table")),
    responses((status = 204, description = "Those who run the site will see it"), Refused)
)]
pub(super) async fn report(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Path(id): Path<String>,
    Json(report): Json<Report>,
) -> Result<StatusCode, Refusal> {
    let table = app.store.table(&id).await?;
    let table = table.ok_or_else(|| Refusal::new(Code::NotFound, "there is no such table"))?;
    if !(1..table.next).contains(&report.number) {
        return Err(Refusal::new(
            Code::NotFound,
            format!("nothing at this table has the number {}", report.number),
        ));
    }
    let reason = report.reason.trim();
    if !REASON_LENGTH.contains(&reason.chars().count()) {
        let (least, most) = (*REASON_LENGTH.start(), *REASON_LENGTH.end());
        return Err(Reason::ReportLength { least, most }.into());
    }
    let row = ReportRow {
        id: fresh_id()?,
        table: id,
        number: report.number,
        by: held.user.id,
        reason: reason.to_owned(),
        created_ms: wall_ms(),
    };
    app.store.report(row).await?;
    Ok(StatusCode::NO_CONTENT)
}
