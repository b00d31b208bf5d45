use axum::http::Method;
use palazzi_protocol::Code;
use palazzi_server::config::Config;
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, Site, ask, credentials, get, post};

fn seconds_to_wait(answer: &Answer) -> Option<u64> {
    answer.header("retry-after")?.parse().ok()
}

#[tokio::test]
async fn a_body_that_is_too_large_is_not_read() {
    let site = Site::new().await;
    let body = json!({ "name": "x".repeat(70_000) });
    site.ask(post("/api/guests", &body)).await.refused(Code::TooLarge);
}

#[tokio::test]
async fn records_may_be_larger_but_not_without_end() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let record = |bytes: usize| ask(Method::POST, "/api/records").text(&"x".repeat(bytes)).by(&ann);
    site.ask(record(100_000)).await.refused(Code::Refused);
    site.ask(record(1_100_000)).await.refused(Code::TooLarge);
}

#[tokio::test]
async fn an_address_that_asks_too_often_has_to_wait() {
    let site = Site::with(|config| (config.limits.requests, config.trust_proxy) = (3, true)).await;
    let from = |address: &str| get("/api/tables").header("x-forwarded-for", address);
    for _ in 0..3 {
        site.ask(from("192.0.2.1, 198.51.100.1")).await.is(200);
    }
    let answer = site.ask(from("192.0.2.7, 198.51.100.1")).await;
    assert!(seconds_to_wait(&answer).is_some_and(|seconds| (1..=20).contains(&seconds)), "{answer:?}");
    answer.refused(Code::TooMany);
    site.ask(from("198.51.100.1, 192.0.2.1")).await.is(200);
}

#[tokio::test]
async fn a_person_who_asks_too_often_from_anywhere_has_to_wait() {
    let change = |config: &mut Config| (config.limits.requests_per_person, config.trust_proxy) = (3, true);
    let site = Site::with(change).await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let from = |address: &str, who| get("/api/me").header("x-forwarded-for", address).by(who);
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        site.ask(from(address, &ann)).await.is(200);
    }
    let answer = site.ask(from("198.51.100.4", &ann)).await;
    assert!(seconds_to_wait(&answer).is_some_and(|seconds| (1..=20).contains(&seconds)), "{answer:?}");
    answer.refused(Code::TooMany);
    site.ask(from("198.51.100.4", &bob)).await.is(200);
}

#[tokio::test]
async fn only_a_proxy_that_is_trusted_tells_the_address() {
    let site = Site::with(|config| config.limits.requests = 1).await;
    site.ask(get("/api/tables").header("x-forwarded-for", "192.0.2.1")).await.is(200);
    site.ask(get("/api/tables").header("x-forwarded-for", "192.0.2.2")).await.refused(Code::TooMany);
}

#[tokio::test]
async fn sign_ins_from_one_address_are_limited() {
    let site = Site::with(|config| config.limits.sign_ins = 2).await;
    let try_name = |name: &str| post("/api/sessions", &credentials(name, PASSWORD));
    for name in ["Ann", "Bob"] {
        site.ask(try_name(name)).await.refused(Code::Unauthorized);
    }
    let answer = site.ask(try_name("Cleo")).await;
    assert!(seconds_to_wait(&answer).is_some());
    answer.refused(Code::TooMany);
    site.ask(post("/api/accounts", &credentials("Dan", PASSWORD))).await.refused(Code::TooMany);
    site.ask(get("/api/tables")).await.is(200);
}

#[tokio::test]
async fn sign_ins_for_one_name_are_limited_wherever_they_come_from() {
    let site = Site::with(|config| (config.limits.sign_ins, config.trust_proxy) = (2, true)).await;
    let try_from = |address: &str, name: &str| {
        post("/api/sessions", &credentials(name, PASSWORD)).header("x-forwarded-for", address)
    };
    site.ask(try_from("192.0.2.1", "Ann")).await.refused(Code::Unauthorized);
    site.ask(try_from("192.0.2.2", "ANN ")).await.refused(Code::Unauthorized);
    site.ask(try_from("192.0.2.3", "ann")).await.refused(Code::TooMany);
    site.ask(try_from("192.0.2.3", "Bob")).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn new_guests_from_one_address_are_limited() {
    let site = Site::with(|config| config.limits.guests = 1).await;
    site.guest("Ann").await;
    site.ask(post("/api/guests", &json!({}))).await.refused(Code::TooMany);
}

#[tokio::test]
async fn nobody_sets_up_more_tables_than_the_limit() {
    let site = Site::with(|config| config.limits.tables = 2).await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let table = || post("/api/tables", &json!({ "ruleset": "palazzo", "seats": ["me", "open"] }));
    let first: Value = site.ask(table().by(&ann)).await.is(201).json();
    site.ask(table().by(&ann)).await.is(201);
    site.ask(table().by(&ann)).await.refused(Code::TooMany);
    site.ask(table().by(&bob)).await.is(201);

    let commands = format!("/api/tables/{}/commands", first["table"].as_str().expect("a name"));
    let close = json!({ "id": "c1", "number": 2, "command": { "kind": "close" } });
    site.ask(post(&commands, &close).by(&ann)).await.is(200);
    site.ask(table().by(&ann)).await.is(201);
}

#[tokio::test]
async fn event_streams_of_one_person_and_of_one_address_are_limited() {
    let site = Site::with(|config| {
        config.limits.sockets_per_person = 1;
        config.limits.sockets_per_address = 2;
    })
    .await;
    let ann = site.guest("Ann").await;
    let table = post("/api/tables", &json!({ "ruleset": "palazzo", "seats": ["me", "open"] })).by(&ann);
    let table: Value = site.ask(table).await.is(201).json();
    let events = format!("/api/tables/{}/events", table["table"].as_str().expect("a name"));
    let first = site.response(get(&events).by(&ann)).await;
    assert_eq!(first.status(), 200);
    site.ask(get(&events).by(&ann)).await.refused(Code::TooMany);
    let second = site.response(get(&events)).await;
    assert_eq!(second.status(), 200);
    site.ask(get(&events)).await.refused(Code::TooMany);
    drop(first);
    assert_eq!(site.response(get(&events)).await.status(), 200);
}
