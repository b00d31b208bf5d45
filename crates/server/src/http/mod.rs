//! The routes: what is asked over HTTP, and what is answered.

mod accounts;
mod answer;
mod app;
mod archive;
mod client;
mod connection;
mod events;
mod guard;
mod lists;
mod me;
mod origin;
mod players;
mod site;
mod socket;
mod tables;
mod who;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::{Extension, Router};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use app::App;

/// All routes, with everything around them.
pub fn router(app: App) -> Router {
    let limits = app.limits();
    let records = OpenApiRouter::new()
        .routes(routes!(archive::import))
        .layer(DefaultBodyLimit::max(limits.record_bytes));
    let others = routes().layer(DefaultBodyLimit::max(limits.body_bytes));
    let (router, document) =
        OpenApiRouter::with_openapi(Document::openapi()).merge(others).merge(records).split_for_parts();
    let document = document.to_json().expect("the document has plain keys and values");
    router
        .fallback(client::file_or_nothing)
        .method_not_allowed_fallback(site::nothing_here)
        .layer(Extension(site::ApiDocument(Arc::from(document))))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(accounts::add_guest))
        .routes(routes!(accounts::add_account))
        .routes(routes!(accounts::sign_in, accounts::sessions))
        .routes(routes!(accounts::sign_out))
        .routes(routes!(accounts::end_session))
        .routes(routes!(me::me))
        .routes(routes!(me::rename))
        .routes(routes!(me::choose_portrait))
        .routes(routes!(me::change_password))
        .routes(routes!(me::preferences, me::set_preferences))
        .routes(routes!(me::mutes, me::mute))
        .routes(routes!(me::turns))
        .routes(routes!(me::games))
        .routes(routes!(players::person))
        .routes(routes!(players::games))
        .routes(routes!(players::bot))
        .routes(routes!(players::ladder))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::update))
        .routes(routes!(tables::submit))
        .routes(routes!(socket::socket))
        .routes(routes!(events::events))
        .routes(routes!(archive::history))
        .routes(routes!(archive::position))
        .routes(routes!(archive::record))
        .routes(routes!(archive::hints))
        .routes(routes!(archive::analysis))
        .routes(routes!(archive::analysis_progress))
        .routes(routes!(archive::report))
        .routes(routes!(site::front))
        .routes(routes!(site::health))
        .routes(routes!(site::metrics))
        .routes(routes!(site::document))
}

/// What the description of the interface says besides its routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Palazzi",
        description = "Tables, games and people of a Palazzi server. Every error has a `Problem` as its body. \
            Sockets carry `ToServer` and `ToClient`, event streams `ToClient`."
    ),
    components(schemas(palazzi_protocol::ToClient, palazzi_protocol::ToServer)),
    modifiers(&Tokens),
    tags(
        (name = "people", description = "Guests, accounts, sessions, ratings"),
        (name = "tables", description = "Playing and watching"),
        (name = "archive", description = "Looking back"),
        (name = "site", description = "The server itself")
    )
)]
struct Document;

/// How somebody shows who they are.
struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(who::COOKIE)));
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("cookie", cookie);
        components.add_security_scheme("bearer", bearer);
    }
}
