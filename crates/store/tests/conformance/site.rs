//! Site time, nodes and what is due.

use std::time::{SystemTime, UNIX_EPOCH};

use palazzi_store::{Append, DOWN_AFTER_MS, Store};

use crate::home::{Home, everywhere};
use crate::samples::{append, new_table};

fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// How far site time goes if the last beat was this long ago.
async fn advance(home: &Home, store: &Store, ago_ms: i64) -> i64 {
    let before = store.beat("n1", now_ms()).await.unwrap().site_ms;
    home.execute(&format!("UPDATE site SET beat_ms = beat_ms - {ago_ms}")).await;
    store.beat("n1", now_ms()).await.unwrap().site_ms - before
}

#[tokio::test]
async fn site_time_advances_with_the_beats() {
    everywhere(async |home| {
        let store = home.open().await;
        assert_eq!(store.beat("n1", now_ms()).await.unwrap().site_ms, 0);
        let gap = advance(home, &store, 1_000).await;
        assert!((1_000..=DOWN_AFTER_MS).contains(&gap), "{gap}");
    })
    .await;
}

#[tokio::test]
async fn site_time_stands_still_while_the_site_is_down() {
    everywhere(async |home| {
        let store = home.open().await;
        assert_eq!(advance(home, &store, DOWN_AFTER_MS + 1).await, 0);
        let gap = advance(home, &store, 1_000).await;
        assert!((1_000..=DOWN_AFTER_MS).contains(&gap), "{gap}");
    })
    .await;
}

#[tokio::test]
async fn site_time_does_not_go_back_with_the_clock() {
    everywhere(async |home| {
        let store = home.open().await;
        assert_eq!(advance(home, &store, -60_000).await, 0);
    })
    .await;
}

#[tokio::test]
async fn gaps_are_counted_to_the_millisecond() {
    let home = Home::sqlite();
    let store = home.open().await;
    let mut site = Vec::new();
    for wall_ms in [100_000, 100_001, 105_001, 110_002, 110_002, 90_000, 90_700] {
        site.push(store.beat("n1", wall_ms).await.unwrap().site_ms);
    }
    assert_eq!(site, [0, 1, 5_001, 5_001, 5_001, 5_001, 5_701]);
}

#[tokio::test]
async fn all_nodes_move_the_same_time() {
    everywhere(async |home| {
        let store = home.open().await;
        store.beat("n1", now_ms()).await.unwrap();
        home.execute("UPDATE site SET beat_ms = beat_ms - 1000").await;
        let first = store.beat("n2", now_ms()).await.unwrap().site_ms;
        let second = store.beat("n1", now_ms()).await.unwrap().site_ms;
        assert!(first >= 1_000, "{first}");
        assert!(second >= first, "{first} {second}");
    })
    .await;
}

#[tokio::test]
async fn the_tables_of_a_silent_node_are_free() {
    everywhere(async |home| {
        let store = home.open().await;
        store.beat("n1", now_ms()).await.unwrap();
        assert!(store.beat("n2", now_ms()).await.unwrap().dead_nodes.is_empty());
        for (table, node) in [("t1", "n1"), ("t2", "n2")] {
            store.create_table(new_table(table), vec![], vec![]).await.unwrap();
            assert!(store.take(table, node).await.unwrap());
        }
        assert!(!store.take("t1", "n2").await.unwrap());
        let ago = DOWN_AFTER_MS + 1_000;
        home.execute(&format!("UPDATE nodes SET alive_ms = alive_ms - {ago} WHERE id = 'n1'")).await;
        assert_eq!(store.beat("n2", now_ms()).await.unwrap().dead_nodes, ["n1"]);
        assert_eq!(store.table("t1").await.unwrap().unwrap().owner, None);
        assert_eq!(store.table("t2").await.unwrap().unwrap().owner.as_deref(), Some("n2"));
        assert!(store.take("t1", "n2").await.unwrap());
        assert!(store.beat("n2", now_ms()).await.unwrap().dead_nodes.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_node_that_leaves_frees_its_tables() {
    everywhere(async |home| {
        let store = home.open().await;
        store.beat("n1", now_ms()).await.unwrap();
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        assert!(store.take("t1", "n1").await.unwrap());
        assert!(store.take("t1", "n1").await.unwrap());
        assert!(!store.take("no table", "n1").await.unwrap());
        store.leave("n1").await.unwrap();
        assert_eq!(store.table("t1").await.unwrap().unwrap().owner, None);
    })
    .await;
}

#[tokio::test]
async fn what_a_node_wrote_after_it_left_belongs_to_nobody() {
    everywhere(async |home| {
        let store = home.open().await;
        for node in ["n1", "n2"] {
            store.beat(node, now_ms()).await.unwrap();
        }
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let late = || Append { due: Some(1), owner: Some("n1".to_owned()), ..append("t1", 1, &["x"]) };
        store.append(late()).await.unwrap();
        assert!(store.due("n2", 9, 9).await.unwrap().is_empty());
        store.leave("n1").await.unwrap();
        store.append(Append { expected: 2, ..late() }).await.unwrap();
        assert_eq!(store.due("n2", 9, 9).await.unwrap(), ["t1"]);
        assert!(store.take("t1", "n2").await.unwrap());
        assert_eq!(store.table("t1").await.unwrap().unwrap().owner.as_deref(), Some("n2"));
    })
    .await;
}

#[tokio::test]
async fn whoever_serves_a_directory_next_finds_its_tables_free() {
    let home = Home::sqlite();
    let store = home.open().await;
    store.beat("n1", now_ms()).await.unwrap();
    store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
    assert!(store.take("t1", "n1").await.unwrap());
    store.close().await;
    assert!(home.open().await.take("t1", "n2").await.unwrap());
}

#[tokio::test]
async fn the_epoch_goes_up_when_somebody_says_so() {
    everywhere(async |home| {
        let store = home.open().await;
        let before = store.beat("n1", now_ms()).await.unwrap().epoch;
        store.bump_epoch().await.unwrap();
        assert_eq!(store.beat("n1", now_ms()).await.unwrap().epoch, before + 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_due_comes_longest_due_first_and_to_its_owner() {
    everywhere(async |home| {
        let store = home.open().await;
        for node in ["n1", "n2"] {
            store.beat(node, now_ms()).await.unwrap();
        }
        let tables = [("a", Some(30), None), ("b", Some(10), Some("n1")), ("c", Some(20), Some("n2"))];
        for (id, due, owner) in tables.into_iter().chain([("d", None, None), ("e", Some(40), None)]) {
            store.create_table(new_table(id), vec![], vec![]).await.unwrap();
            let owner = owner.map(str::to_owned);
            store.append(Append { due, owner, ..append(id, 1, &["x"]) }).await.unwrap();
        }
        assert_eq!(store.due("n1", 30, 10).await.unwrap(), ["b", "a"]);
        assert_eq!(store.due("n2", 40, 10).await.unwrap(), ["c", "a", "e"]);
        assert_eq!(store.due("n2", 40, 2).await.unwrap(), ["c", "a"]);
        assert!(store.due("n1", 9, 10).await.unwrap().is_empty());
        store.set_due("a", None).await.unwrap();
        store.set_due("d", Some(1)).await.unwrap();
        assert_eq!(store.due("n1", 30, 10).await.unwrap(), ["d", "b"]);
    })
    .await;
}
