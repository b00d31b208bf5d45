//! Rows for tests.

use palazzi_store::{Append, NewRow, NewTable, ReportRow, ResultRow, SeatRow, SessionRow, Store, UserRow};

pub(crate) fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        ruleset: "palazzo".to_owned(),
        players: 2,
        options: "{\"clock\":\"days\"}".to_owned(),
        seed: "00ff".to_owned(),
        visibility: "public".to_owned(),
        rated: true,
        creator: "u1".to_owned(),
        created_ms: 1_000,
    }
}

pub(crate) fn row(body: &str) -> NewRow {
    NewRow { body: body.to_owned(), site_ms: 5, wall_ms: 1_005, author: None, submission: None }
}

pub(crate) fn seat(seat: i64, user: &str, to_move: bool) -> SeatRow {
    SeatRow { seat, user: Some(user.to_owned()), bot: None, to_move }
}

/// An append of these bodies to a table that is being played.
pub(crate) fn append(table: &str, expected: i64, bodies: &[&str]) -> Append {
    Append {
        table: table.to_owned(),
        expected,
        rows: bodies.iter().map(|body| row(body)).collect(),
        status: "playing".to_owned(),
        due: None,
        owner: None,
        seats: None,
        ended_ms: None,
        wall_ms: 2_000,
    }
}

/// A guest, who can be made a member by giving a password.
pub(crate) fn guest(id: &str, name: &str) -> UserRow {
    UserRow {
        id: id.to_owned(),
        name: name.to_owned(),
        password: None,
        preferences: "{}".to_owned(),
        portrait: None,
        admin: false,
        banned: false,
        created_ms: 1_000,
        seen_ms: 1_000,
    }
}

pub(crate) fn session(id: &str, user: &str) -> SessionRow {
    SessionRow {
        token_hash: format!("hash of {id}"),
        id: id.to_owned(),
        user: user.to_owned(),
        label: "a browser".to_owned(),
        created_ms: 1_000,
        seen_ms: 1_000,
    }
}

pub(crate) fn report(id: &str, created_ms: i64) -> ReportRow {
    ReportRow {
        id: id.to_owned(),
        table: "t1".to_owned(),
        number: 1,
        by: "u1".to_owned(),
        reason: "rude".to_owned(),
        created_ms,
    }
}

pub(crate) fn result(table: &str, seat: i64, who: &str, ended_ms: i64) -> ResultRow {
    ResultRow {
        table: table.to_owned(),
        seat,
        who: who.to_owned(),
        ruleset: "palazzo".to_owned(),
        players: 2,
        score: 42 - seat,
        won: seat == 0,
        ended_ms,
    }
}

/// A store with something in every table, texts that need care among it.
pub(crate) async fn furnish(store: &Store) {
    let mut member = guest("u1", "Ünal \"O'Neil\" 🏛");
    member.password = Some("$argon2id$v=19$…".to_owned());
    member.admin = true;
    member.portrait = Some("p3".to_owned());
    assert!(store.create_user(member).await.unwrap());
    assert!(store.create_user(guest("u2", "guest")).await.unwrap());
    assert!(store.create_session(session("s1", "u1")).await.unwrap());
    store.set_mute("u1", "u2", true).await.unwrap();
    let rows =
        vec![NewRow { author: Some("u1".to_owned()), submission: Some("x".to_owned()), ..row("a\nb\\") }];
    assert!(
        store
            .create_table(new_table("t1"), rows, vec![seat(0, "u1", true), seat(1, "u2", false)])
            .await
            .unwrap()
    );
    let later = Append { due: Some(77), owner: Some("n1".to_owned()), ..append("t1", 2, &["", "{}"]) };
    store.append(later).await.unwrap();
    store.set_order("t1", 1, Some("pass".to_owned())).await.unwrap();
    store.report(report("r1", 3)).await.unwrap();
    store.add_results(vec![result("t0", 0, "user:u1", 9), result("t0", 1, "bot:greedy", 9)]).await.unwrap();
    assert!(store.create_table(new_table("t0"), vec![], vec![]).await.unwrap());
    let rated = store.rate("t0", vec!["user:u1".to_owned()], "palazzo", |_| {
        vec![palazzi_store::RatingRow {
            who: "user:u1".to_owned(),
            ladder: "palazzo".to_owned(),
            rating: 25.0 + 1.0 / 3.0,
            uncertainty: 8.1,
            games: 1,
            wins: 1,
        }]
    });
    assert!(rated.await.unwrap());
    store.bump_epoch().await.unwrap();
    store.beat("n1", 10_000).await.unwrap();
}
