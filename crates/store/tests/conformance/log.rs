//! Tables and their logs.

use palazzi_store::{Append, Appended, LogRow, NewRow, SeatRow, StoreError};

use crate::home::everywhere;
use crate::samples::{append, new_table, row, seat};

#[tokio::test]
async fn a_new_table_is_open_and_numbers_its_rows_from_one() {
    everywhere(async |home| {
        let store = home.open().await;
        let made = store.create_table(new_table("t1"), vec![row("a"), row("b")], vec![seat(0, "u1", true)]);
        assert!(made.await.unwrap());
        let table = store.table("t1").await.unwrap().unwrap();
        assert_eq!((table.status.as_str(), table.next, table.rated, table.scored), ("open", 3, true, false));
        assert_eq!((table.due, table.owner, table.ended_ms), (None, None, None));
        assert_eq!((table.created_ms, table.updated_ms), (1_000, 1_000));
        let numbers: Vec<_> = store.log("t1", 1).await.unwrap().iter().map(|row| row.number).collect();
        assert_eq!(numbers, [1, 2]);
        assert_eq!(store.seats("t1").await.unwrap(), [seat(0, "u1", true)]);
    })
    .await;
}

#[tokio::test]
async fn a_table_whose_id_is_taken_is_not_made() {
    everywhere(async |home| {
        let store = home.open().await;
        assert!(store.create_table(new_table("t1"), vec![row("a")], vec![]).await.unwrap());
        assert!(
            !store.create_table(new_table("t1"), vec![row("b")], vec![seat(0, "u1", true)]).await.unwrap()
        );
        assert_eq!(store.log("t1", 1).await.unwrap().len(), 1);
        assert!(store.seats("t1").await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn an_append_changes_the_table_with_its_log() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![row("a")], vec![seat(0, "u1", true)]).await.unwrap();
        let over = Append {
            status: "over".to_owned(),
            due: Some(9),
            owner: Some("n1".to_owned()),
            seats: Some(vec![seat(0, "u1", false), seat(1, "u2", false)]),
            ended_ms: Some(3_000),
            wall_ms: 3_000,
            ..append("t1", 2, &["b", "c"])
        };
        assert_eq!(store.append(over).await.unwrap(), Appended::Done);
        let table = store.table("t1").await.unwrap().unwrap();
        assert_eq!((table.status.as_str(), table.next, table.due), ("over", 4, Some(9)));
        assert_eq!(
            (table.owner.as_deref(), table.updated_ms, table.ended_ms),
            (Some("n1"), 3_000, Some(3_000))
        );
        assert_eq!(store.seats("t1").await.unwrap(), [seat(0, "u1", false), seat(1, "u2", false)]);
        store.append(append("t1", 4, &["thanks"])).await.unwrap();
        let table = store.table("t1").await.unwrap().unwrap();
        assert_eq!((table.owner, table.due, table.ended_ms), (None, None, Some(3_000)));
        assert_eq!(store.seats("t1").await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn an_append_at_another_number_writes_nothing() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![row("a")], vec![]).await.unwrap();
        for (table, expected) in [("t1", 1), ("t1", 3), ("t2", 1)] {
            let late = Append { seats: Some(vec![seat(0, "u1", true)]), ..append(table, expected, &["b"]) };
            assert_eq!(store.append(late).await.unwrap(), Appended::Conflict);
        }
        assert_eq!(store.table("t1").await.unwrap().unwrap().next, 2);
        assert_eq!(store.log("t1", 1).await.unwrap().len(), 1);
        assert!(store.seats("t1").await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn of_many_that_expect_the_same_number_one_is_done() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let writes: Vec<_> = (0..20)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move { store.append(append("t1", 1, &[&writer.to_string()])).await })
            })
            .collect();
        let mut done = 0;
        for write in writes {
            done += usize::from(write.await.unwrap().unwrap() == Appended::Done);
        }
        assert_eq!(done, 1);
        assert_eq!(store.log("t1", 1).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn appends_that_wait_together_are_written_in_order() {
    everywhere(async |home| {
        let store = home.open().await;
        for table in ["t1", "t2"] {
            store.create_table(new_table(table), vec![], vec![]).await.unwrap();
        }
        let append = |table: &str, expected, body| store.append(append(table, expected, &[body]));
        let outcomes = tokio::join!(
            append("t1", 1, "a"),
            append("t2", 1, "b"),
            append("t1", 2, "c"),
            append("t1", 2, "too late"),
            append("no table", 1, "d"),
            append("t2", 2, "e"),
        );
        let (one, two, three, four, five, six) = outcomes;
        let outcomes = [one, two, three, four, five, six].map(Result::unwrap);
        use Appended::{Conflict, Done};
        assert_eq!(outcomes, [Done, Done, Done, Conflict, Conflict, Done]);
        let bodies: Vec<_> = store.log("t1", 1).await.unwrap().into_iter().map(|row| row.body).collect();
        assert_eq!(bodies, ["a", "c"]);
    })
    .await;
}

#[tokio::test]
async fn seats_are_replaced_as_a_whole() {
    everywhere(async |home| {
        let store = home.open().await;
        let three = vec![seat(0, "u1", true), seat(1, "u2", false), seat(2, "u3", true)];
        store.create_table(new_table("t1"), vec![], three.clone()).await.unwrap();
        assert_eq!(store.seats("t1").await.unwrap(), three);
        let bot = SeatRow { seat: 2, user: None, bot: Some("greedy".to_owned()), to_move: true };
        let seatings = [vec![seat(0, "u1", false), bot], vec![seat(0, "u1", true)], vec![], three];
        for (expected, seats) in (1..).zip(seatings) {
            let next = Append { seats: Some(seats.clone()), ..append("t1", expected, &["x"]) };
            assert_eq!(store.append(next).await.unwrap(), Appended::Done);
            assert_eq!(store.seats("t1").await.unwrap(), seats);
        }
        for number in [-1, 63] {
            let next = Append { seats: Some(vec![seat(number, "u1", true)]), ..append("t1", 5, &["x"]) };
            assert!(matches!(store.append(next).await, Err(StoreError::Seat(_))));
        }
    })
    .await;
}

#[tokio::test]
async fn a_log_is_read_as_it_was_written() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let told = NewRow {
            body: "« ünï », 'quotes' \\ \"and\"\n\ttabs 🏛".to_owned(),
            site_ms: i64::MAX,
            wall_ms: -1,
            author: Some("u1".to_owned()),
            submission: Some("s1".to_owned()),
        };
        let rows = vec![told.clone(), row("")];
        store.append(Append { rows, ..append("t1", 1, &[]) }).await.unwrap();
        let expected = LogRow {
            number: 1,
            body: told.body,
            site_ms: told.site_ms,
            wall_ms: told.wall_ms,
            author: told.author,
            submission: told.submission,
        };
        let log = store.log("t1", 1).await.unwrap();
        assert_eq!(log[0], expected);
        assert_eq!((log[1].number, log[1].body.as_str(), &log[1].author), (2, "", &None));
        assert_eq!(store.log("t1", 2).await.unwrap(), log[1..]);
        assert!(store.log("t1", 3).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_long_append_is_written_whole() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let bodies = vec!["x"; 3_000];
        assert_eq!(store.append(append("t1", 1, &bodies)).await.unwrap(), Appended::Done);
        let log = store.log("t1", 1).await.unwrap();
        assert!(log.iter().map(|row| row.number).eq(1..=3_000));
        assert_eq!(store.append(append("t1", 3_001, &[])).await.unwrap(), Appended::Done);
    })
    .await;
}

#[tokio::test]
async fn what_was_answered_is_there_after_opening_again() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![row("a")], vec![]).await.unwrap();
        store.append(append("t1", 2, &["b"])).await.unwrap();
        store.close().await;
        let again = home.open().await;
        let bodies: Vec<_> = again.log("t1", 1).await.unwrap().into_iter().map(|row| row.body).collect();
        assert_eq!(bodies, ["a", "b"]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_appends_are_committed_in_few_groups() {
    everywhere(async |home| {
        const TABLES: usize = 50;
        const APPENDS: i64 = 20;
        let store = home.open().await;
        for table in 0..TABLES {
            store.create_table(new_table(&format!("t{table}")), vec![], vec![]).await.unwrap();
        }
        let before = store.groups();
        let players: Vec<_> = (0..TABLES)
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move {
                    for number in 0..APPENDS {
                        let next = append(&format!("t{table}"), 1 + 2 * number, &["a", "b"]);
                        assert_eq!(store.append(next).await.unwrap(), Appended::Done);
                    }
                })
            })
            .collect();
        for player in players {
            player.await.unwrap();
        }
        for table in 0..TABLES {
            let log = store.log(&format!("t{table}"), 1).await.unwrap();
            assert!(log.iter().map(|row| row.number).eq(1..=2 * APPENDS));
        }
        let groups = store.groups() - before;
        assert!(groups < TABLES as u64 * APPENDS as u64 / 4, "{groups} groups");
    })
    .await;
}

#[tokio::test]
async fn a_text_that_one_database_cannot_keep_is_refused_by_both() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        let refused = store.append(append("t1", 1, &["a\0b"])).await;
        assert!(matches!(refused, Err(StoreError::Nul)), "{refused:?}");
        assert_eq!(store.append(append("t1", 1, &["ab"])).await.unwrap(), Appended::Done);
    })
    .await;
}

#[tokio::test]
async fn a_seat_has_one_standing_order() {
    everywhere(async |home| {
        let store = home.open().await;
        store.create_table(new_table("t1"), vec![], vec![]).await.unwrap();
        store.set_order("t1", 1, Some("pass".to_owned())).await.unwrap();
        store.set_order("t1", 0, Some("bid".to_owned())).await.unwrap();
        store.set_order("t1", 1, Some("bid 3".to_owned())).await.unwrap();
        store.set_order("no table", 1, Some("bid".to_owned())).await.unwrap();
        let orders = [(0, "bid".to_owned()), (1, "bid 3".to_owned())];
        assert_eq!(store.orders("t1").await.unwrap(), orders);
        store.forget_order("t1", 1, "pass").await.unwrap();
        assert_eq!(store.orders("t1").await.unwrap(), orders, "it is another one by now");
        store.forget_order("t1", 1, "bid 3").await.unwrap();
        assert_eq!(store.orders("t1").await.unwrap(), orders[..1]);
        store.set_order("t1", 1, Some("bid 3".to_owned())).await.unwrap();
        store.set_order("t1", 1, None).await.unwrap();
        assert_eq!(store.orders("t1").await.unwrap(), orders[..1]);
    })
    .await;
}
