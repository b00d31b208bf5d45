use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use palazzi_protocol::{Code, Created, Update, Welcome};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Running, get, post, put};

/// A client at a table.
pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn open(server: &Running, table: &str, who: Option<&Welcome>) -> Client {
        Client::try_open(server, &format!("{table}/socket"), who).await.expect("a socket")
    }

    async fn try_open(server: &Running, path: &str, who: Option<&Welcome>) -> Result<Client, Error> {
        let mut request = format!("ws://{}/api/tables/{path}", server.address).into_client_request()?;
        if let Some(who) = who {
            let token = format!("Bearer {}", who.token).parse().expect("a header");
            request.headers_mut().insert("authorization", token);
        }
        Ok(Client(connect_async(request).await?.0))
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.expect("sent");
    }

    async fn submit(&mut self, id: &str, number: i64, command: Value) {
        let message = json!({ "type": "submit", "id": id, "number": number, "command": command });
        self.say(&message.to_string()).await;
    }

    /// The next message; nothing when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("JSON")),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a type.
    async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("another message");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

async fn open(server: &Running, who: &Welcome) -> String {
    let wish = json!({ "ruleset": "palazzo", "seats": ["me", "open"] });
    server.ask(post("/api/tables", &wish).by(who)).await.is(201).json::<Created>().table
}

fn chat(text: &str) -> Value {
    json!({ "kind": "chat", "text": text })
}

#[tokio::test]
async fn two_people_play_and_a_third_watches() {
    let server = Running::start(|_| {}).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = open(&server, &ann).await;
    let mut players =
        [Client::open(&server, &table, Some(&ann)).await, Client::open(&server, &table, Some(&bob)).await];
    let mut watcher = Client::open(&server, &table, None).await;
    players[1].submit("sit", 2, json!({ "kind": "sit", "seat": "B" })).await;
    assert_eq!(players[1].next_of("done").await["id"], "sit");

    let state = || async { server.ask(get(&format!("/api/tables/{table}"))).await.is(200).json::<Update>() };
    let start = state().await;
    let mover = start.now.overview.to_move.expect("somebody decides") as usize;
    let path = format!("/api/tables/{table}");
    let who = [&ann, &bob][mover];
    let own: Update = server.ask(get(&path).by(who)).await.is(200).json();
    let action = own.now.offers.first().expect("an offer");
    players[mover].submit("move", own.number, json!({ "kind": "move", "action": action })).await;
    let done = players[mover].next_of("done").await;
    assert_eq!(done["id"], "move");
    let seen = loop {
        let message = watcher.next_of("table").await;
        if message["number"] == done["number"] {
            break message;
        }
    };
    let happened = seen["happened"].as_array().expect("a list");
    assert!(happened.iter().any(|what| what["kind"] == "moved"), "{seen}");
    assert_eq!(seen["now"]["offers"], json!([]));
}

#[tokio::test]
async fn what_cannot_be_read_is_answered_and_the_socket_stays() {
    let server = Running::start(|config| config.limits.message_bytes = 1_000).await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, Some(&ann)).await;
    for text in ["hello", "{}", r#"{"type":"submit"}"#] {
        client.say(text).await;
        let refused = client.next_of("refused").await;
        assert_eq!((&refused["id"], &refused["problem"]["code"]), (&Value::Null, &json!("bad-request")));
    }
    client.0.send(Message::binary(vec![1, 2, 3])).await.expect("sent");
    assert_eq!(client.next_of("refused").await["problem"]["code"], "bad-request");
    client.say(&"x".repeat(1_001)).await;
    assert_eq!(client.next_of("refused").await["problem"]["code"], "too-large");
    client.submit("c", 2, chat("still here")).await;
    assert_eq!(client.next_of("done").await["id"], "c");
    client.say(&"x".repeat(10_000)).await;
    while client.next().await.is_some() {}
}

#[tokio::test]
async fn whoever_is_not_signed_in_only_watches() {
    let server = Running::start(|_| {}).await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, None).await;
    client.next_of("table").await;
    client.submit("c", 2, chat("hello")).await;
    let refused = client.next_of("refused").await;
    assert_eq!((&refused["id"], &refused["problem"]["code"]), (&json!("c"), &json!("unauthorized")));
}

#[tokio::test]
async fn submissions_over_a_socket_are_limited() {
    let server = Running::start(|config| {
        config.limits.submissions = 1;
        config.limits.submissions_at_once = 2;
    })
    .await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, Some(&ann)).await;
    for id in 0..20 {
        client.submit(&id.to_string(), 2, chat("hello")).await;
    }
    let refused = client.next_of("refused").await;
    assert_eq!(refused["problem"]["code"], "too-many");
    assert!(refused["id"].is_string());
}

#[tokio::test]
async fn sockets_of_one_person_are_limited() {
    let server = Running::start(|config| config.limits.sockets_per_person = 1).await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let first = Client::open(&server, &table, Some(&ann)).await;
    let refused = Client::try_open(&server, &format!("{table}/socket"), Some(&ann)).await;
    let Err(Error::Http(response)) = refused else { panic!("a second socket was opened") };
    assert_eq!(response.status().as_u16(), Code::TooMany.status());
    Client::open(&server, &table, None).await;
    drop(first);
}

#[tokio::test]
async fn a_socket_needs_a_table_and_an_upgrade() {
    let server = Running::start(|_| {}).await;
    let refused = Client::try_open(&server, "nowhere/socket", None).await;
    let Err(Error::Http(response)) = refused else { panic!("a socket was opened") };
    assert_eq!(response.status().as_u16(), 404);
    server.ask(get("/api/tables/nowhere/socket")).await.refused(Code::BadRequest);
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_has_happened_since() {
    let server = Running::start(|_| {}).await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, Some(&ann)).await;
    let number = client.next_of("table").await["number"].clone();
    for text in ["first", "second"] {
        client.submit(text, 2, chat(text)).await;
        client.next_of("done").await;
    }
    drop(client);
    let path = format!("{table}/socket?since={number}");
    let mut client = Client::try_open(&server, &path, Some(&ann)).await.expect("a socket");
    let update = client.next_of("table").await;
    assert_eq!(update["since"], number);
    let texts: Vec<&Value> =
        update["happened"].as_array().expect("a list").iter().map(|what| &what["text"]).collect();
    assert_eq!(texts, ["first", "second"]);
}

#[tokio::test]
async fn a_socket_that_answers_pings_stays_and_a_silent_one_is_closed() {
    let server = Running::start(|config| {
        config.limits.ping = Duration::from_millis(10);
        config.limits.silence = Duration::from_millis(500);
    })
    .await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, None).await;
    for _ in 0..5 {
        while !matches!(client.0.next().await, Some(Ok(Message::Ping(_)))) {}
    }
    // From here on pings are read from the bare connection, where nothing answers them.
    let MaybeTlsStream::Plain(stream) = client.0.get_mut() else { panic!("a plain connection") };
    let mut heard = Vec::new();
    tokio::io::AsyncReadExt::read_to_end(stream, &mut heard).await.expect("the server closes");
    assert!(String::from_utf8_lossy(&heard).contains("nothing was heard"));
}

#[tokio::test]
async fn whoever_is_banned_is_cut_off_at_the_next_beat() {
    let server = Running::start(|_| {}).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = open(&server, &ann).await;
    let mut banned = Client::open(&server, &table, Some(&ann)).await;
    let mut other = Client::open(&server, &table, Some(&bob)).await;
    let store = server.store().await;
    store.set_banned(&ann.you.id, true).await.expect("banned");
    store.bump_epoch().await.expect("told");
    assert_eq!(banned.next_of("bye").await["problem"]["code"], "forbidden");
    assert!(banned.next().await.is_none());
    other.submit("c", 2, chat("still here")).await;
    other.next_of("done").await;
}

#[tokio::test]
async fn a_stop_says_goodbye_and_finishes_what_was_submitted() {
    let server = Running::start(|_| {}).await;
    let ann = server.guest("Ann").await;
    let table = open(&server, &ann).await;
    let mut client = Client::open(&server, &table, Some(&ann)).await;
    client.submit("c", 2, chat("the last word")).await;
    client.next_of("done").await;
    let stopped = server.stop();
    assert_eq!(client.next_of("bye").await["problem"]["code"], "unavailable");
    assert!(client.next().await.is_none());
    stopped.await.expect("no panic").expect("a clean stop");
}

#[tokio::test]
async fn a_mute_counts_for_connections_that_are_open() {
    let server = Running::start(|_| {}).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = open(&server, &ann).await;
    let mut hears = Client::open(&server, &table, Some(&ann)).await;
    let mut says = Client::open(&server, &table, Some(&bob)).await;
    let mute = |muted: bool| put("/api/me/mutes", &json!({ "name": "Bob", "muted": muted })).by(&ann);
    let mut heard = Vec::new();
    for (number, text) in (2..).zip(["before", "while", "after"]) {
        server.ask(mute(text == "while")).await.is(204);
        says.submit(text, number, chat(text)).await;
        loop {
            let message = hears.next_of("table").await;
            heard.extend(message["happened"].as_array().expect("a list").iter().map(Value::to_string));
            if message["number"].as_i64().expect("a number") > number {
                break;
            }
        }
    }
    let heard = heard.join("\n");
    assert!(heard.contains("before") && heard.contains("after"), "{heard}");
    assert!(!heard.contains("while"), "{heard}");
}
