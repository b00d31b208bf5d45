//! The server itself.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{OriginalUri, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use palazzi_protocol::Code;
use serde::Serialize;

use super::answer::{Json, Refused};
use super::app::App;
use super::client;
use crate::refusal::Refusal;

/// The description of the interface, as JSON.
#[derive(Clone)]
pub(super) struct ApiDocument(pub(super) Arc<str>);

/// How the server is.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Health {
    /// `ok`.
    status: &'static str,
}

/// What this is
#[utoipa::path(
    get, path = "/", tag = "site",
    responses((status = 200, description = "A page", body = String, content_type = "text/html"))
)]
pub(super) async fn front(State(app): State<App>, headers: HeaderMap) -> Response {
    let client = client::start_page(app.config.client, &headers);
    client.unwrap_or_else(|| Html(include_str!("front.html")).into_response())
}

/// Whether the server works
#[utoipa::path(
    get, path = "/health", tag = "site", responses((status = 200, description = "It does", body = Health), Refused)
)]
pub(super) async fn health(State(app): State<App>) -> Result<Json<Health>, Refusal> {
    if app.is_stopping() {
        return Err(Refusal::new(Code::Unavailable, "the server stops"));
    }
    app.store.health().await?;
    Ok(Json(Health { status: "ok" }))
}

/// Figures about the server
#[utoipa::path(
    get, path = "/metrics", tag = "site",
    responses((status = 200, description = "In the form of Prometheus", body = String, content_type = "text/plain"))
)]
pub(super) async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let text = app.figures.render(app.hub.figures(), app.store.groups());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// This description
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "site",
    responses((status = 200, description = "In the form of OpenAPI", body = Object))
)]
pub(super) async fn document(Extension(ApiDocument(text)): Extension<ApiDocument>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], text.to_string())
}

/// What is answered where no route fits.
pub(super) async fn nothing_here(method: Method, OriginalUri(uri): OriginalUri) -> (StatusCode, Refusal) {
    let text = format!("there is no {method} {}; /api/openapi.json tells what there is", uri.path());
    (StatusCode::NOT_FOUND, Refusal::new(Code::NotFound, text))
}
