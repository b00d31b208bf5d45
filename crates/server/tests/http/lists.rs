use palazzi_protocol::{Code, Created, Games, Welcome};
use serde_json::json;

use crate::support::{Site, get, post};

/// Sets up a table of Palazzo.
async fn table(site: &Site, who: &Welcome, visibility: &str, seats: [&str; 2]) -> String {
    let wish = json!({ "ruleset": "palazzo", "seats": seats, "visibility": visibility });
    site.ask(post("/api/tables", &wish).by(who)).await.is(201).json::<Created>().table
}

fn names(games: &Games) -> Vec<&str> {
    games.games.iter().map(|game| game.table.as_str()).collect()
}

#[tokio::test]
async fn the_lobby_shows_public_tables_only() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let shown = table(&site, &ann, "public", ["me", "open"]).await;
    table(&site, &ann, "link", ["me", "open"]).await;
    let games: Games = site.ask(get("/api/tables?status=open")).await.is(200).json();
    assert_eq!(names(&games), [shown]);
    let line = &games.games[0];
    assert_eq!(line.seats[0].player.as_ref().map(|player| player.name.as_str()), Some("Ann"));
    assert!(line.seats[1].player.is_none());
    let games: Games = site.ask(get("/api/tables?status=over")).await.is(200).json();
    assert!(games.games.is_empty());
}

#[tokio::test]
async fn lists_come_in_pages() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let mut expected = Vec::new();
    for _ in 0..5 {
        expected.push(table(&site, &ann, "public", ["me", "open"]).await);
    }
    let (mut found, mut path) = (Vec::new(), "/api/tables?limit=2".to_owned());
    loop {
        let games: Games = site.ask(get(&path)).await.is(200).json();
        found.extend(games.games.into_iter().map(|game| game.table));
        let Some(next) = games.next else { break };
        path = format!("/api/tables?limit=2&before={next}");
    }
    assert_eq!(found.len(), 5);
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

#[tokio::test]
async fn only_oneself_sees_the_own_private_games() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let public = table(&site, &ann, "public", ["me", "open"]).await;
    let private = table(&site, &ann, "link", ["me", "open"]).await;
    let path = "/api/players/Ann/games";
    for ask in [get(path), get(path).by(&bob)] {
        assert_eq!(names(&site.ask(ask).await.is(200).json()), [&public]);
    }
    for ask in [get(path).by(&ann), get("/api/me/games?status=open").by(&ann)] {
        let games: Games = site.ask(ask).await.is(200).json();
        let mut names = names(&games);
        names.sort_unstable();
        let mut expected = [public.as_str(), private.as_str()];
        expected.sort_unstable();
        assert_eq!(names, expected);
    }
    let games: Games = site.ask(get("/api/me/games?status=over").by(&ann)).await.is(200).json();
    assert!(games.games.is_empty());
}

#[tokio::test]
async fn pages_of_somebody_else_do_not_mention_private_games() {
    let site = Site::new().await;
    let ann = site.guest("Ann").await;
    let mut public = Vec::new();
    for _ in 0..2 {
        public.push(table(&site, &ann, "public", ["me", "open"]).await);
        table(&site, &ann, "link", ["me", "open"]).await;
    }
    let (mut found, mut path) = (Vec::new(), "/api/players/Ann/games?limit=1".to_owned());
    loop {
        let games: Games = site.ask(get(&path)).await.is(200).json();
        let Some(next) = games.next.clone() else { break };
        let [name] = names(&games)[..] else { panic!("{next} is the next of an empty page") };
        assert!(next.ends_with(name), "{next} is not the next of {name}");
        found.push(name.to_owned());
        path = format!("/api/players/Ann/games?limit=1&before={next}");
    }
    found.sort();
    public.sort();
    assert_eq!(found, public);
}

#[tokio::test]
async fn games_that_wait_for_you_are_your_turns() {
    let site = Site::new().await;
    let (ann, bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let running = table(&site, &ann, "link", ["me", "open"]).await;
    table(&site, &ann, "link", ["me", "open"]).await;
    let sit = json!({ "id": "s", "number": 2, "command": { "kind": "sit", "seat": "B" } });
    site.ask(post(&format!("/api/tables/{running}/commands"), &sit).by(&bob)).await.is(200);
    let mut found = Vec::new();
    for who in [&ann, &bob] {
        let games: Games = site.ask(get("/api/me/turns").by(who)).await.is(200).json();
        found.extend(games.games.into_iter().map(|game| game.table));
    }
    assert_eq!(found, [running]);
}

#[tokio::test]
async fn a_page_that_cannot_be_read_is_a_bad_request() {
    let site = Site::new().await;
    for query in ["before=x", "limit=x", "status=lost", "page=2"] {
        site.ask(get(&format!("/api/tables?{query}"))).await.refused(Code::BadRequest);
    }
    site.ask(get("/api/tables?limit=1000")).await.is(200);
}
