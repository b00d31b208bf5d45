use axum::body::Body;
use http_body_util::BodyExt;
use palazzi_protocol::{Created, Welcome};
use serde_json::{Value, json};

use crate::support::{Ask, Site, delete, get, post};

/// The events of a table.
struct Events {
    body: Body,
    unread: String,
}

/// One of them.
#[derive(Debug)]
struct Event {
    id: Option<String>,
    data: Value,
}

impl Events {
    async fn open(site: &Site, ask: Ask) -> Events {
        let response = site.response(ask).await;
        assert_eq!(response.status(), 200);
        let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
        assert_eq!(kind, Some("text/event-stream"));
        Events { body: response.into_body(), unread: String::new() }
    }

    /// The next event; nothing when there are no more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.unread.split_once("\n\n") {
                let field = |name: &str| {
                    event
                        .lines()
                        .find_map(|line| line.strip_prefix(name))
                        .map(|text| text.trim_start().to_owned())
                };
                let (id, data) = (field("id:"), field("data:"));
                self.unread = rest.to_owned();
                let Some(data) = data else { continue };
                return Some(Event { id, data: serde_json::from_str(&data).expect("JSON") });
            }
            let frame = self.body.frame().await?.expect("a frame");
            let bytes = frame.into_data().expect("data");
            self.unread.push_str(std::str::from_utf8(&bytes).expect("text"));
        }
    }

    /// The next event of a type.
    async fn next_of(&mut self, kind: &str) -> Event {
        loop {
            let event = self.next().await.expect("another event");
            if event.data["type"] == kind {
                return event;
            }
        }
    }
}

async fn open(site: &Site, who: &Welcome) -> String {
    let wish = json!({ "ruleset": "palazzo", "seats": ["me", "open"] });
    site.ask(post("/api/tables", &wish).by(who)).await.is(201).json::<Created>().table
}

async fn chat(site: &Site, who: &Welcome, table: &str, id: &str) {
    let chat = json!({ "id": id, "number": 2, "command": { "kind": "chat", "text": id } });
    site.ask(post(&format!("/api/tables/{table}/commands"), &chat).by(who)).await.is(200);
}

#[tokio::test]
async fn whoever_watches_is_told_with_numbers() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann).await;
    let mut events = Events::open(&site, get(&format!("/api/tables/{table}/events"))).await;
    let first = events.next_of("table").await;
    assert_eq!(first.id, Some(first.data["number"].to_string()));
    chat(&site, &ann, &table, "hello").await;
    let second = events.next_of("table").await;
    assert_eq!(second.id, Some(second.data["number"].to_string()));
    assert_eq!(second.data["happened"][0]["text"], "hello");
}

#[tokio::test]
async fn whoever_comes_back_misses_nothing() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann).await;
    let path = format!("/api/tables/{table}/events");
    let seen = Events::open(&site, get(&path)).await.next_of("table").await.id.expect("a number");
    chat(&site, &ann, &table, "first").await;
    chat(&site, &ann, &table, "second").await;
    for ask in [get(&path).header("last-event-id", &seen), get(&format!("{path}?since={seen}"))] {
        let event = Events::open(&site, ask).await.next_of("table").await;
        let happened = event.data["happened"].as_array().expect("a list");
        let texts: Vec<&Value> = happened.iter().map(|what| &what["text"]).collect();
        assert_eq!(texts, ["first", "second"]);
    }
}

#[tokio::test]
async fn the_stream_ends_with_a_goodbye_when_the_server_stops() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann).await;
    let mut events = Events::open(&site, get(&format!("/api/tables/{table}/events"))).await;
    site.app.stop();
    let bye = events.next_of("bye").await;
    assert_eq!(bye.data["problem"]["code"], "unavailable");
    assert!(events.next().await.is_none());
    drop(events);
    site.app.all_gone().await;
}

#[tokio::test]
async fn the_stream_ends_when_the_session_does() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann).await;
    let mut own = Events::open(&site, get(&format!("/api/tables/{table}/events")).by(&ann)).await;
    let mut other = Events::open(&site, get(&format!("/api/tables/{table}/events"))).await;
    site.ask(delete("/api/sessions/current").by(&ann)).await.is(204);
    assert_eq!(own.next_of("bye").await.data["problem"]["code"], "unauthorized");
    assert!(own.next().await.is_none());
    other.next_of("table").await;
}
