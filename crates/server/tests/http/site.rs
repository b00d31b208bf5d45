use axum::http::Method;
use palazzi_protocol::Code;
use serde_json::{Value, json};

use crate::support::{Site, ask, get, post};

#[tokio::test]
async fn health_follows_the_server() {
    let site = Site::new().await;
    assert_eq!(site.ask(get("/health")).await.is(200).json::<Value>(), json!({ "status": "ok" }));
    site.app.stop();
    site.ask(get("/health")).await.refused(Code::Unavailable);
}

#[tokio::test]
async fn health_follows_the_store() {
    let site = Site::new().await;
    site.app.close().await;
    site.ask(get("/health")).await.refused(Code::Unavailable);
}

#[tokio::test]
async fn the_front_page_leads_on() {
    let site = Site::new().await;
    let answer = site.ask(get("/")).await.is(200);
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    for path in ["/api/openapi.json", "/api/tables", "/health", "/metrics"] {
        assert!(answer.body.contains(&format!("href=\"{path}\"")), "{path}");
        site.ask(get(path)).await.is(200);
    }
}

#[tokio::test]
async fn what_is_not_there_is_a_problem_like_any_other() {
    let site = Site::new().await;
    let problem = site.ask(get("/api/nothing?token=secret")).await.refused(Code::NotFound);
    assert!(problem.text.starts_with("there is no GET /api/nothing;"), "{problem}");
    site.ask(ask(Method::DELETE, "/api/tables")).await.refused(Code::NotFound);
}

#[tokio::test]
async fn figures_count_routes_and_submissions() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = post("/api/tables", &json!({ "ruleset": "palazzo", "seats": ["me", "open"] })).by(&ann);
    let table: Value = site.ask(table).await.is(201).json();
    let chat = json!({ "id": "a", "number": 2, "command": { "kind": "chat", "text": "hello" } });
    let commands = format!("/api/tables/{}/commands", table["table"].as_str().expect("a name"));
    site.ask(post(&commands, &chat).by(&ann)).await.is(200);
    let answer = site.ask(get("/metrics")).await.is(200);
    assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));
    for line in [
        "palazzi_requests_total{method=\"POST\",route=\"/api/guests\",status=\"201\"} ",
        "palazzi_submissions_total{outcome=\"done\"} ",
        "palazzi_submit_seconds_bucket{le=\"0.01\"} ",
        "palazzi_live_tables ",
        "palazzi_moves_total{by=\"people\"} ",
    ] {
        assert!(answer.body.contains(line), "{line} in {}", answer.body);
    }
}

#[tokio::test]
async fn answers_are_not_kept_or_framed_by_browsers() {
    let site = Site::new().await;
    let answer = site.ask(get("/api/tables")).await.is(200);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("x-frame-options"), Some("DENY"));
}
