use palazzi_protocol::{Code, LadderLine, Player, PlayerKind, Profile};
use palazzi_store::{RatingRow, ResultRow};

use crate::support::{Site, get};

fn result(table: &str, who: &str, score: i64, won: bool) -> ResultRow {
    ResultRow {
        table: table.to_owned(),
        seat: 0,
        who: who.to_owned(),
        ruleset: "palazzo".to_owned(),
        players: 2,
        score,
        won,
        ended_ms: 1_700_000_000_000,
    }
}

#[tokio::test]
async fn a_profile_sums_up_what_somebody_has_done() {
    let site = Site::new().await;
    let ann = site.account("Ann of Lucca").await;
    let who = format!("user:{}", ann.you.id);
    let store = site.store().await;
    let results = vec![result("t1", &who, 30, true), result("t2", &who, 20, false)];
    store.add_results(results).await.expect("results");
    let profile: Profile = site.ask(get("/api/players/ann%20of%20lucca")).await.is(200).json();
    assert_eq!(
        profile.player,
        Player { name: "Ann of Lucca".to_owned(), kind: PlayerKind::Person, portrait: None }
    );
    assert!(profile.since.is_some() && profile.ratings.is_empty());
    let [standing] = profile.standings.as_slice() else { panic!("{profile:?}") };
    assert_eq!((standing.games, standing.wins, standing.best, standing.average), (2, 1, 30, 25.0));
}

#[tokio::test]
async fn bots_have_profiles_too() {
    let site = Site::new().await;
    let profile: Profile = site.ask(get("/api/bots/master")).await.is(200).json();
    assert_eq!(profile.player, Player { name: "master".to_owned(), kind: PlayerKind::Bot, portrait: None });
    assert_eq!(profile.since, None);
}

#[tokio::test]
async fn a_ladder_begins_with_the_best() {
    let site = Site::new().await;
    let ann = site.account("Ann").await;
    let store = site.store().await;
    let who = vec![format!("user:{}", ann.you.id), "bot:master".to_owned()];
    let table = palazzi_store::NewTable {
        id: "t1".to_owned(),
        ruleset: "palazzo".to_owned(),
        players: 2,
        options: "{}".to_owned(),
        seed: "00".to_owned(),
        visibility: "public".to_owned(),
        rated: true,
        creator: ann.you.id.clone(),
        created_ms: 1,
    };
    store.create_table(table, vec![], vec![]).await.expect("a table");
    let rows = who.clone().into_iter().zip([20.0, 30.0]).map(|(who, rating)| RatingRow {
        who,
        ladder: "bots palazzo".to_owned(),
        rating,
        uncertainty: 1.0,
        games: 3,
        wins: 1,
    });
    let rows: Vec<RatingRow> = rows.collect();
    assert!(store.rate("t1", who, "bots palazzo", |_| rows).await.expect("rated"));
    let lines: Vec<LadderLine> = site.ask(get("/api/ladders/bots/palazzo")).await.is(200).json();
    let names: Vec<&str> = lines.iter().map(|line| line.player.name.as_str()).collect();
    assert_eq!(names, ["master", "Ann"]);
    assert_eq!(lines[1].rating.games, 3);
    let lines: Vec<LadderLine> = site.ask(get("/api/ladders/people/palazzo")).await.is(200).json();
    assert!(lines.is_empty());
}

#[tokio::test]
async fn who_is_not_there_is_not_found() {
    let site = Site::new().await;
    for path in [
        "/api/players/nobody",
        "/api/players/nobody/games",
        "/api/bots/grandmaster",
        "/api/ladders/cats/palazzo",
        "/api/ladders/people/chess",
    ] {
        site.ask(get(path)).await.refused(Code::NotFound);
    }
}
