//! Ratings and results.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use palazzi_store::{Append, RatingRow};

use crate::home::everywhere;
use crate::samples::{append, new_table, result};

fn rating(who: &str, ladder: &str, rating: f64, uncertainty: f64, games: i64) -> RatingRow {
    RatingRow { who: who.to_owned(), ladder: ladder.to_owned(), rating, uncertainty, games, wins: 0 }
}

#[tokio::test]
async fn a_rating_is_made_and_then_changed() {
    everywhere(async |home| {
        let store = home.open().await;
        for table in ["t1", "t2"] {
            store.create_table(new_table(table), vec![], vec![]).await.unwrap();
            store.append(Append { due: Some(1), ..append(table, 1, &["x"]) }).await.unwrap();
        }
        let players = || vec!["user:u1".to_owned(), "bot:greedy".to_owned()];
        let first = store.rate("t1", players(), "palazzo", |before| {
            assert_eq!(before, [None, None]);
            vec![rating("user:u1", "palazzo", 26.5, 8.0, 1), rating("bot:greedy", "palazzo", 24.1, 8.0, 1)]
        });
        assert!(first.await.unwrap());
        let second = store.rate("t2", players(), "palazzo", |before| {
            let before: Vec<_> = before.into_iter().flatten().map(|row| row.rating).collect();
            assert_eq!(before, [26.5, 24.1]);
            vec![rating("user:u1", "palazzo", 27.25, 7.5, 2)]
        });
        assert!(second.await.unwrap());
        assert_eq!(store.rating("user:u1").await.unwrap(), [rating("user:u1", "palazzo", 27.25, 7.5, 2)]);
        let table = store.table("t1").await.unwrap().unwrap();
        assert_eq!((table.scored, table.due), (true, None));
    })
    .await;
}

#[tokio::test]
async fn a_table_is_counted_once_however_many_try() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let calls = Arc::new(AtomicU32::new(0));
        let attempts: Vec<_> = (0..10)
            .map(|_| {
                let (store, calls) = (store.clone(), Arc::clone(&calls));
                tokio::spawn(async move {
                    let update = move |before: Vec<Option<RatingRow>>| {
                        calls.fetch_add(1, Ordering::Relaxed);
                        let games = before[0].as_ref().map_or(0, |row| row.games);
                        vec![rating("user:u1", "palazzo", 25.0, 8.0, games + 1)]
                    };
                    store.rate("t1", vec!["user:u1".to_owned()], "palazzo", update).await.unwrap()
                })
            })
            .collect();
        let mut counted = 0;
        for attempt in attempts {
            counted += u32::from(attempt.await.unwrap());
        }
        assert_eq!((counted, calls.load(Ordering::Relaxed)), (1, 1));
        assert_eq!(store.rating("user:u1").await.unwrap()[0].games, 1);
    })
    .await;
}

#[tokio::test]
async fn a_table_that_needs_no_counting_is_not_counted() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        store.set_due("t1", Some(3)).await.unwrap();
        store.mark_scored("t1").await.unwrap();
        let table = store.table("t1").await.unwrap().unwrap();
        assert_eq!((table.scored, table.due), (true, None));
        for table in ["t1", "no table"] {
            assert!(!store.rate(table, vec![], "palazzo", |_| unreachable!()).await.unwrap());
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_that_was_counted_elsewhere_wants_no_attention() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        assert!(store.rate("t1", vec![], "palazzo", |_| vec![]).await.unwrap());
        // A node that does not know it yet says that the table is due.
        store.append(Append { due: Some(3), ..append("t1", 1, &["x"]) }).await.unwrap();
        assert!(store.due("n1", 9, 9).await.unwrap().is_empty());
        assert!(!store.rate("t1", vec![], "palazzo", |_| unreachable!()).await.unwrap());
        store.mark_scored("t1").await.unwrap();
        assert_eq!(store.table("t1").await.unwrap().unwrap().due, None);
    })
    .await;
}

#[tokio::test]
async fn a_ladder_has_those_at_the_top_who_are_certainly_good() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let rows = vec![
            rating("user:lucky", "palazzo", 40.0, 8.0, 9),
            rating("user:steady", "palazzo", 30.0, 1.0, 90),
            rating("user:new", "palazzo", 50.0, 1.0, 1),
            rating("user:other", "carrara", 60.0, 1.0, 90),
        ];
        assert!(store.rate("t1", vec![], "palazzo", |_| rows).await.unwrap());
        let ladder = store.ladder("palazzo", 5, 10).await.unwrap();
        let order: Vec<_> = ladder.iter().map(|row| row.who.as_str()).collect();
        assert_eq!(order, ["user:steady", "user:lucky"]);
        assert_eq!(store.ladder("palazzo", 1, 1).await.unwrap()[0].who, "user:new");
    })
    .await;
}

#[tokio::test]
async fn results_are_kept_once_and_paged() {
    everywhere(async |home| {
        let store = home.open().await;
        let rows = vec![
            result("t1", 0, "user:u1", 10),
            result("t1", 1, "bot:greedy", 10),
            result("t2", 1, "user:u1", 20),
            result("t3", 0, "user:u1", 20),
        ];
        store.add_results(rows.clone()).await.unwrap();
        store.add_results(vec![result("t1", 0, "user:u2", 99)]).await.unwrap();
        store.add_results(vec![]).await.unwrap();
        assert_eq!(store.results_of_table("t1").await.unwrap(), rows[..2]);
        let page = store.results_of("user:u1", None, 2).await.unwrap();
        assert_eq!(page, [rows[3].clone(), rows[2].clone()]);
        let next = store.results_of("user:u1", Some((20, "t2".to_owned())), 2).await.unwrap();
        assert_eq!(next, rows[..1]);
    })
    .await;
}
