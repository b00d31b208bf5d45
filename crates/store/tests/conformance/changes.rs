//! What stores on the same database hear of each other.

use palazzi_store::{Change, LONGEST_SAYING, StoreError};
use tokio::sync::broadcast::error::TryRecvError;

use crate::home::{Home, everywhere, on_postgres};
use crate::samples::{append, new_table};

#[tokio::test]
async fn another_node_hears_of_every_append() {
    on_postgres(async |home| {
        let (here, there) = (home.open().await, home.open().await);
        let mut heard = there.changes();
        here.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        here.append(append("t1", 1, &["a", "b"])).await.unwrap();
        here.append(append("t1", 1, &["too late"])).await.unwrap();
        here.append(append("t1", 3, &["c"])).await.unwrap();
        for next in [1, 3, 4] {
            assert_eq!(heard.recv().await.unwrap(), Change::Table { id: "t1".to_owned(), next });
        }
    })
    .await;
}

#[tokio::test]
async fn another_node_hears_what_is_said() {
    on_postgres(async |home| {
        let (here, there) = (home.open().await, home.open().await);
        let mut heard = there.changes();
        let longest = "ü".repeat(LONGEST_SAYING / 2);
        for text in ["u1 is here", "", "two\nlines 'and' \"quotes\"", &longest] {
            here.say(text).await.unwrap();
            assert_eq!(heard.recv().await.unwrap(), Change::Said(text.to_owned()));
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_hears_what_it_did_itself() {
    on_postgres(async |home| {
        let (here, there) = (home.open().await, home.open().await);
        let mut heard = here.changes();
        here.say("from here").await.unwrap();
        there.say("from there").await.unwrap();
        assert_eq!(heard.recv().await.unwrap(), Change::Said("from there".to_owned()));
    })
    .await;
}

#[tokio::test]
async fn whoever_was_cut_off_is_told_so() {
    on_postgres(async |home| {
        let store = home.open().await;
        let mut heard = store.changes();
        home.execute(
            "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity \
             WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
        .await;
        assert_eq!(heard.recv().await.unwrap(), Change::Missed);
        home.execute("SELECT pg_notify('palazzi', 'say again')::text").await;
        assert_eq!(heard.recv().await.unwrap(), Change::Said("again".to_owned()));
    })
    .await;
}

#[tokio::test]
async fn with_sqlite_there_is_nobody_to_hear() {
    let home = Home::sqlite();
    let store = home.open().await;
    let mut heard = store.changes();
    store.say("hello").await.unwrap();
    store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
    assert_eq!(heard.try_recv(), Err(TryRecvError::Empty));
}

#[tokio::test]
async fn a_saying_that_is_too_long_is_refused() {
    everywhere(async |home| {
        let store = home.open().await;
        let refused = store.say(&"x".repeat(LONGEST_SAYING + 1)).await;
        assert!(matches!(refused, Err(StoreError::TooLong { .. })), "{refused:?}");
        assert!(matches!(store.say("\0").await, Err(StoreError::Nul)));
    })
    .await;
}
