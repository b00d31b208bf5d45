use std::collections::BTreeSet;

use axum::http::Method;
use palazzi_protocol::Problem;
use serde_json::{Map, Value};

use crate::support::{Site, ask, get};

/// Everything that can be asked.
const ROUTES: [&str; 38] = [
    "delete /api/sessions/current",
    "delete /api/sessions/{id}",
    "get /",
    "get /api/bots/{level}",
    "get /api/ladders/{side}/{ruleset}",
    "get /api/me",
    "get /api/me/games",
    "get /api/me/mutes",
    "get /api/me/preferences",
    "get /api/me/turns",
    "get /api/openapi.json",
    "get /api/players/{name}",
    "get /api/players/{name}/games",
    "get /api/sessions",
    "get /api/tables",
    "get /api/tables/{id}",
    "get /api/tables/{id}/analysis",
    "get /api/tables/{id}/analysis/progress",
    "get /api/tables/{id}/events",
    "get /api/tables/{id}/hints",
    "get /api/tables/{id}/history",
    "get /api/tables/{id}/positions/{at}",
    "get /api/tables/{id}/record",
    "get /api/tables/{id}/socket",
    "get /health",
    "get /metrics",
    "post /api/accounts",
    "post /api/guests",
    "post /api/records",
    "post /api/sessions",
    "post /api/tables",
    "post /api/tables/{id}/commands",
    "post /api/tables/{id}/reports",
    "put /api/me/mutes",
    "put /api/me/name",
    "put /api/me/password",
    "put /api/me/portrait",
    "put /api/me/preferences",
];

async fn document(site: &Site) -> Value {
    site.ask(get("/api/openapi.json")).await.is(200).json()
}

fn routes(document: &Value) -> BTreeSet<String> {
    let object = |value: &Value| value.as_object().cloned().unwrap_or_else(Map::new);
    let paths = object(&document["paths"]).into_iter();
    paths
        .flat_map(|(path, item)| object(&item).into_iter().map(move |(method, _)| format!("{method} {path}")))
        .collect()
}

#[tokio::test]
async fn the_document_lists_all_routes() {
    let site = Site::new().await;
    let expected = ROUTES.map(str::to_owned).into();
    let found: BTreeSet<String> = routes(&document(&site).await);
    assert_eq!(found, expected);
}

#[tokio::test]
async fn every_route_of_the_document_answers() {
    let site = Site::new().await;
    for route in routes(&document(&site).await) {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let method: Method = method.to_uppercase().parse().expect("a method");
        let path = path.replace("{at}", "0").replace(['{', '}'], "");
        let answer = site.ask(ask(method, &path)).await;
        let is_missing = answer.body.contains("there is no GET") || answer.status == 405;
        assert!(!is_missing, "{route}: {answer:?}");
        if answer.status >= 400 {
            let status = answer.status;
            let problem: Problem = answer.json();
            assert_eq!(problem.code.status(), status, "{route}: {problem}");
        }
    }
}

#[tokio::test]
async fn every_reference_leads_somewhere() {
    let document = document(&Site::new().await).await;
    let mut references = Vec::new();
    collect_references(&document, &mut references);
    assert!(references.len() > 50, "{references:?}");
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("references stay inside");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn the_messages_of_sockets_are_described() {
    let document = document(&Site::new().await).await;
    for name in ["ToClient", "ToServer", "Problem", "Update", "Command"] {
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn every_operation_is_described_and_may_be_refused() {
    let document = document(&Site::new().await).await;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            assert!(operation["summary"].is_string(), "{method} {path}");
            let responses = operation["responses"].as_object().expect("responses");
            let never_refused = ["/", "/metrics", "/api/openapi.json"].contains(&path.as_str());
            assert_eq!(responses.contains_key("default"), !never_refused, "{method} {path}");
        }
    }
}

fn collect_references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| collect_references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| collect_references(value, found)),
        _ => {}
    }
}
