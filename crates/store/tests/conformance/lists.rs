//! Lists of tables.

use palazzi_store::{Append, NewTable, Store, TableRow};

use crate::home::everywhere;
use crate::samples::{append, new_table, seat};

/// A table with this status, changed at this time, where `u1` sits and is to move.
async fn table(store: &Store, id: &str, status: &str, wall_ms: i64) {
    store.create_table(new_table(id), vec![], vec![]).await.unwrap();
    let seats = Some(vec![seat(0, "u1", true), seat(1, "u2", false)]);
    store
        .append(Append { status: status.to_owned(), wall_ms, seats, ..append(id, 1, &["x"]) })
        .await
        .unwrap();
}

fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

#[tokio::test]
async fn public_tables_come_last_changed_first_in_pages() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, status, at) in
            [("a", "open", 5), ("b", "playing", 7), ("c", "open", 7), ("d", "over", 9), ("e", "open", 1)]
        {
            table(&store, id, status, at).await;
        }
        let hidden = NewTable { visibility: "link".to_owned(), ..new_table("f") };
        store.create_table(hidden, vec![], vec![]).await.unwrap();
        let live = ["open", "playing"];
        let page = store.public_tables(&live, None, 2).await.unwrap();
        assert_eq!(ids(&page), ["c", "b"]);
        let page = store.public_tables(&live, Some((7, "b".to_owned())), 2).await.unwrap();
        assert_eq!(ids(&page), ["a", "e"]);
        let page = store.public_tables(&live, Some((1, "e".to_owned())), 2).await.unwrap();
        assert!(page.is_empty());
        assert!(store.public_tables(&[], None, 9).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_user_finds_the_tables_where_it_sits() {
    everywhere(async |home| {
        let store = home.open().await;
        table(&store, "a", "playing", 1).await;
        table(&store, "b", "playing", 2).await;
        table(&store, "c", "over", 3).await;
        let mine = store.tables_of("u2", &["playing"], None, 9).await.unwrap();
        assert_eq!(ids(&mine), ["b", "a"]);
        let mine = store.tables_of("u2", &["playing", "over"], Some((2, "b".to_owned())), 9).await.unwrap();
        assert_eq!(ids(&mine), ["a"]);
        assert!(store.tables_of("u3", &["playing"], None, 9).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn what_others_find_of_a_user_is_public_and_fills_its_pages() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, visibility, at) in
            [("a", "public", 1), ("b", "link", 2), ("c", "public", 3), ("d", "link", 4)]
        {
            let new = NewTable { visibility: visibility.to_owned(), ..new_table(id) };
            store.create_table(new, vec![], vec![seat(0, "u1", true)]).await.unwrap();
            store.append(Append { wall_ms: at, ..append(id, 1, &["x"]) }).await.unwrap();
        }
        let page = store.public_tables_of("u1", &["playing"], None, 1).await.unwrap();
        assert_eq!(ids(&page), ["c"]);
        let page = store.public_tables_of("u1", &["playing"], Some((3, "c".to_owned())), 1).await.unwrap();
        assert_eq!(ids(&page), ["a"]);
        assert!(store.public_tables_of("u2", &["playing"], None, 9).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn seats_of_several_tables_are_read_at_once() {
    everywhere(async |home| {
        let store = home.open().await;
        table(&store, "a", "playing", 1).await;
        table(&store, "b", "playing", 2).await;
        let wanted = ["b".to_owned(), "a".to_owned(), "no table".to_owned()];
        let seats = store.seats_of_tables(&wanted).await.unwrap();
        let found: Vec<_> = seats.iter().map(|(id, seat)| (id.as_str(), seat.seat)).collect();
        assert_eq!(found, [("a", 0), ("a", 1), ("b", 0), ("b", 1)]);
        assert_eq!(seats[0].1, seat(0, "u1", true));
        assert!(store.seats_of_tables(&[]).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn it_is_your_turn_where_a_game_waits_for_you() {
    everywhere(async |home| {
        let store = home.open().await;
        table(&store, "a", "playing", 1).await;
        table(&store, "b", "over", 2).await;
        assert_eq!(store.your_turn("u1").await.unwrap(), ["a"]);
        assert!(store.your_turn("u2").await.unwrap().is_empty());
        let seats = Some(vec![seat(0, "u1", false), seat(1, "u2", true)]);
        store.append(Append { seats, ..append("a", 2, &["y"]) }).await.unwrap();
        assert!(store.your_turn("u1").await.unwrap().is_empty());
        assert_eq!(store.your_turn("u2").await.unwrap(), ["a"]);
    })
    .await;
}

#[tokio::test]
async fn the_tables_of_a_creator_are_counted() {
    everywhere(async |home| {
        let store = home.open().await;
        for (id, status) in [("a", "open"), ("b", "playing"), ("c", "over")] {
            table(&store, id, status, 1).await;
        }
        assert_eq!(store.count_tables("u1", &["open", "playing"]).await.unwrap(), 2);
        assert_eq!(store.count_tables("u2", &["open"]).await.unwrap(), 0);
        assert_eq!(store.count_tables("u1", &[]).await.unwrap(), 0);
    })
    .await;
}
