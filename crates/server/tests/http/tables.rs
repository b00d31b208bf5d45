use palazzi_protocol::{Code, Created, ToClient, Update, Welcome};
use serde_json::{Value, json};

use crate::support::{Ask, Site, get, post};

async fn open(site: &Site, who: &Welcome, seats: Value) -> Created {
    let wish = json!({ "ruleset": "palazzo", "seats": seats });
    site.ask(post("/api/tables", &wish).by(who)).await.is(201).json()
}

fn submit(table: &str, id: &str, number: i64, command: &Value) -> Ask {
    let body = json!({ "id": id, "number": number, "command": command });
    post(&format!("/api/tables/{table}/commands"), &body)
}

#[tokio::test]
async fn a_table_is_set_up_and_shown_to_anybody_with_the_link() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let created = open(&site, &ann, json!(["me", "open"])).await;
    let path = format!("/api/tables/{}", created.table);
    let own: Update = site.ask(get(&path).by(&ann)).await.is(200).json();
    assert_eq!(own.now.you, created.seat);
    let anonymous: Update = site.ask(get(&path)).await.is(200).json();
    assert_eq!((anonymous.now.you, anonymous.number), (None, own.number));
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_refused() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let wish = |seats: Value| post("/api/tables", &json!({ "ruleset": "palazzo", "seats": seats }));
    site.ask(wish(json!(["me"])).by(&ann)).await.refused(Code::Refused);
    site.ask(wish(json!(["me", "cat"])).by(&ann)).await.refused(Code::BadRequest);
    site.ask(wish(json!(["me", "open"]))).await.refused(Code::Unauthorized);
}

#[tokio::test]
async fn what_is_said_twice_with_the_same_id_is_done_once() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let table = open(&site, &ann, json!(["me", "open"])).await.table;
    let chat = || submit(&table, "c-1", 0, &json!({ "kind": "chat", "text": "hello" })).by(&ann);
    let first: Value = site.ask(chat()).await.is(200).json();
    assert_eq!((&first["type"], &first["id"]), (&json!("done"), &json!("c-1")));
    let ToClient::Done { number, .. } = site.ask(chat()).await.is(200).json() else { panic!("not done") };
    assert_eq!(json!(number), first["number"]);
    let update: Update = site.ask(get(&format!("/api/tables/{table}"))).await.is(200).json();
    assert_eq!(update.number, number);
}

#[tokio::test]
async fn what_leads_to_several_lines_leads_to_the_same_number_when_it_is_said_again() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let table = open(&site, &ann, json!(["me", "open"])).await.table;
    let sit = || submit(&table, "s-1", 0, &json!({ "kind": "sit", "seat": "B" })).by(&bob);
    let ToClient::Done { number: first, .. } = site.ask(sit()).await.is(200).json() else {
        panic!("not done")
    };
    let ToClient::Done { number: again, .. } = site.ask(sit()).await.is(200).json() else {
        panic!("not done")
    };
    assert_eq!(again, first);
}

#[tokio::test]
async fn a_submission_is_refused_with_its_reason() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let table = open(&site, &ann, json!(["me", "open"])).await.table;
    let taken = submit(&table, "1", 0, &json!({ "kind": "sit", "seat": "A" }));
    site.ask(taken.clone().by(&bob)).await.refused(Code::Refused);
    site.ask(taken).await.refused(Code::Unauthorized);
    let chat =
        |table: &str, id: &str| submit(table, id, 0, &json!({ "kind": "chat", "text": "hello" })).by(&bob);
    site.ask(chat("nowhere", "1")).await.refused(Code::NotFound);
    site.ask(chat(&table, "not an id")).await.refused(Code::BadRequest);
    site.ask(submit(&table, "2", 0, &json!({ "kind": "dance" })).by(&bob)).await.refused(Code::BadRequest);
}

#[tokio::test]
async fn a_table_that_is_not_there_is_not_found() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    for path in ["", "/history", "/positions/0", "/record", "/hints", "/analysis", "/events"] {
        site.ask(get(&format!("/api/tables/nowhere{path}")).by(&ann)).await.refused(Code::NotFound);
    }
}

#[tokio::test]
async fn a_name_that_no_table_can_have_is_a_bad_request() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    for path in ["", "/history", "/positions/0", "/record", "/hints", "/analysis", "/events"] {
        site.ask(get(&format!("/api/tables/%00{path}")).by(&ann)).await.refused(Code::BadRequest);
    }
    let chat = submit("%00", "1", 0, &json!({ "kind": "chat", "text": "hello" }));
    site.ask(chat.by(&ann)).await.refused(Code::BadRequest);
}
