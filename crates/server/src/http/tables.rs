//! Setting up tables and playing there.

use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use palazzi_protocol::{Created, Games, NewTable, Number, Problem, Submit, ToClient, Update};

use super::answer::{Json, Path, Query, Refused, Written};
use super::app::App;
use super::lists::{self, Listing};
use super::who::SignedIn;
use crate::hub::Person;
use crate::metrics;
use crate::refusal::Refusal;

/// The public tables
#[utoipa::path(
    get, path = "/api/tables", tag = "tables", params(Listing),
    responses((status = 200, description = "The tables", body = Games), Refused)
)]
pub(super) async fn list(
    State(app): State<App>,
    _asker: Option<SignedIn>,
    Query(listing): Query<Listing>,
) -> Result<Json<Games>, Refusal> {
    Ok(Json(lists::public_games(&app.store, &listing).await?))
}

/// Sets up a table
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = Created), Refused)
)]
pub(super) async fn open(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Json(wish): Json<NewTable>,
) -> Result<(StatusCode, Json<Created>), Refusal> {
    Ok((StatusCode::CREATED, Json(app.hub.open_table(&held.person(), wish).await?)))
}

/// How things stand at a table
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = Update), Refused)
)]
pub(super) async fn update(
    State(app): State<App>,
    asker: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<Written, Refusal> {
    let person = asker.map(|SignedIn(held)| held.person());
    Ok(Written(app.hub.update(&id, person.as_ref()).await?))
}

/// Does something at a table, as over a socket
#[utoipa::path(
    post, path = "/api/tables/{id}/commands", tag = "tables", request_body = Submit,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "Done, and stored for good", body = ToClient), Refused)
)]
pub(super) async fn submit(
    State(app): State<App>,
    SignedIn(held): SignedIn,
    Path(table): Path<String>,
    Json(submit): Json<Submit>,
) -> Result<Json<ToClient>, Refusal> {
    let id = submit.id.clone();
    let number = pass_on(&app, &table, &held.person(), submit).await?;
    Ok(Json(ToClient::Done { id, number }))
}

/// Gives a submission to its table, and takes the time.
pub(super) async fn pass_on(
    app: &App,
    table: &str,
    person: &Person,
    submit: Submit,
) -> Result<Number, Problem> {
    let start = Instant::now();
    let result = app.hub.submit(table, person, submit).await;
    let outcome = result.as_ref().map_or_else(|problem| problem.code.name(), |_| "done");
    metrics::submission(outcome, start.elapsed());
    result
}
