//! The server-sent events of a table, for those who only listen.

use std::convert::Infallible;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use palazzi_protocol::{Number, ToClient};
use serde::Deserialize;

use super::answer::{Path, Query, Refused};
use super::app::App;
use super::connection::{Connection, Since, too_slow, written};
use super::who::{Address, SignedIn};
use crate::hub::Watch;
use crate::refusal::Refusal;

/// The header by which a browser that connects again tells what it saw last.
const LAST_EVENT: &str = "last-event-id";

/// Watches a table: `ToClient` in the data of each event, the number as its id
#[utoipa::path(
    get, path = "/api/tables/{id}/events", tag = "tables",
    params(("id" = String, Path, description = "The table"), Since),
    responses((status = 200, description = "Events", body = ToClient, content_type = "text/event-stream"), Refused)
)]
pub(super) async fn events(
    State(app): State<App>,
    Address(address): Address,
    asker: Option<SignedIn>,
    Path(table): Path<String>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let held = asker.map(|SignedIn(held)| held);
    let muted = match &held {
        Some(held) => app.store.mutes(&held.user.id).await?,
        None => Vec::new(),
    };
    let last = headers.get(LAST_EVENT).and_then(|value| value.to_str().ok()?.parse().ok());
    let connection = Connection::open(&app, held, address, "events")?;
    let watch = app.hub.watch(&table, connection.person().as_ref(), muted, last.or(since)).await?;
    let events = unfold(Some((connection, watch)), |going| async move {
        let (mut connection, mut watch) = going?;
        let (text, going) = match next(&mut connection, &mut watch).await {
            Ok(text) => (text, Some((connection, watch))),
            Err(bye) => (written(&bye), None),
        };
        Some((Ok(event(&text)), going))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(app.limits().ping)))
}

/// The next message, or the last one.
async fn next(connection: &mut Connection, watch: &mut Watch) -> Result<crate::hub::Text, ToClient> {
    tokio::select! {
        message = watch.messages.recv() => message.ok_or_else(|| ToClient::Bye { problem: too_slow() }),
        problem = connection.over() => Err(ToClient::Bye { problem }),
    }
}

/// What an event is numbered by: the `number` of a `table` message.
#[derive(Deserialize)]
struct Numbered {
    r#type: String,
    number: Option<Number>,
}

fn event(text: &str) -> Event {
    let event = Event::default().data(text);
    match serde_json::from_str(text) {
        Ok(Numbered { r#type, number: Some(number) }) if r#type == "table" => event.id(number.to_string()),
        _ => event,
    }
}
