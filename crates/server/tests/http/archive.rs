use axum::http::Method;
use palazzi_protocol::{Advice, Code, Created, Happening, Imported, Position, Welcome};
use serde_json::{Value, json};

use crate::support::{Site, ask, get, post, put};

/// A short game of Carrara.
const GAME: &str = include_str!("../../../rules/fixtures/end-three-passes.game");

async fn import(site: &Site, who: &Welcome) -> Imported {
    site.ask(ask(Method::POST, "/api/records").text(GAME).by(who)).await.is(201).json()
}

async fn open(site: &Site, who: &Welcome, seats: Value) -> String {
    let wish = json!({ "ruleset": "palazzo", "seats": seats });
    site.ask(post("/api/tables", &wish).by(who)).await.is(201).json::<Created>().table
}

#[tokio::test]
async fn a_record_goes_in_and_comes_out_again() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let imported = import(&site, &ann).await;
    assert!(imported.outcome.is_some());
    let answer = site.ask(get(&format!("/api/tables/{}/record", imported.table))).await.is(200);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let name = format!("attachment; filename=\"palazzi-{}.game\"", imported.table);
    assert_eq!(answer.header("content-disposition"), Some(name.as_str()));
    let moves =
        |text: &str| text.lines().skip_while(|line| *line != "--").map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(moves(&answer.body), moves(GAME));
}

#[tokio::test]
async fn what_is_no_record_is_refused() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let record = |text: &str| ask(Method::POST, "/api/records").text(text);
    site.ask(record("chess").by(&ann)).await.refused(Code::Refused);
    site.ask(record(GAME)).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn a_finished_game_is_looked_back_upon() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let path = format!("/api/tables/{}", import(&site, &ann).await.table);
    let first: Position = site.ask(get(&format!("{path}/positions/0"))).await.is(200).json();
    let last: Position = site.ask(get(&format!("{path}/positions/{}", first.of))).await.is(200).json();
    assert_eq!((first.at, last.at), (0, first.of));
    site.ask(get(&format!("{path}/positions/{}", first.of + 1))).await.refused(Code::NotFound);
    site.ask(get(&format!("{path}/positions/first"))).await.refused(Code::NotFound);
    let analysis: Value = site.ask(get(&format!("{path}/analysis")).by(&ann)).await.is(200).json();
    assert!(analysis.is_object());
    site.ask(get(&format!("{path}/analysis"))).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn a_running_game_keeps_its_secrets() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let table = open(&site, &ann, json!(["me", "open"])).await;
    let sit = json!({ "id": "s", "number": 2, "command": { "kind": "sit", "seat": "B" } });
    site.ask(post(&format!("/api/tables/{table}/commands"), &sit).by(&bob)).await.is(200);
    for path in ["record", "analysis", "hints?at=0"] {
        site.ask(get(&format!("/api/tables/{table}/{path}")).by(&ann)).await.refused(Code::Refused);
    }
    site.ask(get(&format!("/api/tables/{table}/hints"))).await.refused(Code::Unauthorized);
    let mut advised = 0;
    for who in [&ann, &bob] {
        let answer = site.ask(get(&format!("/api/tables/{table}/hints")).by(who)).await;
        if answer.status == 200 {
            assert!(!answer.json::<Advice>().lines.is_empty());
            advised += 1;
        } else {
            answer.refused(Code::Refused);
        }
    }
    assert_eq!(advised, 1);
}

#[tokio::test]
async fn the_history_leaves_out_those_who_are_muted() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let table = open(&site, &ann, json!(["me", "open"])).await;
    let chat = json!({ "id": "c", "number": 2, "command": { "kind": "chat", "text": "buy my marble" } });
    site.ask(post(&format!("/api/tables/{table}/commands"), &chat).by(&bob)).await.is(200);
    let path = format!("/api/tables/{table}/history");
    let before = site.ask(get(&path).by(&ann)).await.is(200);
    assert!(before.body.contains("buy my marble"));
    assert!(!before.json::<Vec<Happening>>().is_empty());
    site.ask(put("/api/me/mutes", &json!({ "name": "Bob", "muted": true })).by(&ann)).await.is(204);
    assert!(!site.ask(get(&path).by(&ann)).await.is(200).body.contains("buy my marble"));
    assert!(site.ask(get(&path)).await.is(200).body.contains("buy my marble"));
}

#[tokio::test]
async fn what_was_said_can_be_reported() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann, json!(["me", "open"])).await;
    let report = |table: &str, number: i64, reason: &str| {
        post(&format!("/api/tables/{table}/reports"), &json!({ "number": number, "reason": reason }))
    };
    site.ask(report(&table, 1, "rude").by(&ann)).await.is(204);
    let reports = site.store().await.reports(10).await.expect("reports");
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].by.as_str(), reports[0].reason.as_str()), (ann.you.id.as_str(), "rude"));

    site.ask(report(&table, 1, "rude")).await.refused(Code::Unauthorized);
    site.ask(report("nowhere", 1, "rude").by(&ann)).await.refused(Code::NotFound);
    site.ask(report(&table, 99, "rude").by(&ann)).await.refused(Code::NotFound);
    site.ask(report(&table, 1, " ").by(&ann)).await.refused(Code::Refused);
    site.ask(report(&table, 1, &"x".repeat(501)).by(&ann)).await.refused(Code::Refused);
}
