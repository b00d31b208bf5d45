//! One node: playing, stopping and starting again, bots, clocks, slow viewers.

use palazzi_bots::Level;
use palazzi_protocol::{Clock, Command, SeatWish, Submit};
use palazzi_server::admin;

use crate::guest::{hub, now, person, play, submit, table_for, tells, until, wish};
use crate::home::everywhere;

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_game_to_its_end_and_it_is_counted_once() {
    everywhere(async |home| {
        let store = home.open().await;
        let hub = hub(&store).await;
        let ada = person("ada");
        let seats = [SeatWish::Bot(Level::Novice), SeatWish::Bot(Level::Builder)];
        let wish = palazzi_protocol::NewTable { rated: true, ..wish("palazzo", &seats) };
        let table = hub.open_table(&ada, wish).await.unwrap().table;
        let mut watch = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        let end = until(&mut watch, |message| message["now"]["status"] == "over").await;
        let scores = end["now"]["outcome"]["scores"].as_array().unwrap().clone();
        assert!(end["now"]["fairness"]["seed"].is_string());

        // Whatever asks for attention again, the result counts once.
        for number in 0..3 {
            let chat = Command::Chat { text: "well played".to_owned() };
            submit(&hub, &table, &ada, &format!("chat-{number}"), chat).await.unwrap();
        }
        hub.stop().await;
        let results = store.results_of_table(&table).await.unwrap();
        let kept: Vec<i64> = results.iter().map(|result| result.score).collect();
        assert_eq!(kept, scores.iter().map(|score| score.as_i64().unwrap()).collect::<Vec<_>>());
        let ratings = store.rating("bot:builder").await.unwrap();
        assert_eq!(ratings.len(), 1);
        assert_eq!((ratings[0].ladder.as_str(), ratings[0].games), ("bots palazzo", 1));
        assert!(store.table(&table).await.unwrap().unwrap().due.is_none());
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_the_same_after_the_server_was_stopped() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let mut before = Vec::new();
        let mut tables = Vec::new();
        {
            let store = home.open().await;
            let hub = hub(&store).await;
            for ruleset in palazzi_rules::Ruleset::ALL {
                let wish = wish(ruleset.name(), &[SeatWish::Me, SeatWish::Open]);
                let table = table_for(&hub, &ada, &bea, wish).await;
                play(&hub, &table, [&ada, &bea], 12).await;
                for viewer in [Some(&ada), Some(&bea), None] {
                    before.push(hub.update(&table, viewer).await.unwrap());
                    before.push(hub.history(&table, viewer, &[]).await.unwrap());
                }
                tables.push(table);
            }
            hub.stop().await;
            store.close().await;
        }
        let store = home.open().await;
        let hub = hub(&store).await;
        let mut after = Vec::new();
        for table in &tables {
            for viewer in [Some(&ada), Some(&bea), None] {
                after.push(hub.update(table, viewer).await.unwrap());
                after.push(hub.history(table, viewer, &[]).await.unwrap());
            }
        }
        assert_eq!(before, after);
        play(&hub, &tables[0], [&ada, &bea], 3).await;
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_is_done_once_even_after_a_restart() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let said = |number| Submit {
            id: "same".to_owned(),
            number,
            command: Command::Chat { text: "hello".to_owned() },
        };
        let store = home.open().await;
        let first = hub(&store).await;
        let table = table_for(&first, &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let number = first.submit(&table, &ada, said(1)).await.unwrap();
        assert_eq!(first.submit(&table, &ada, said(1)).await.unwrap(), number);
        first.stop().await;
        let second = hub(&store).await;
        assert_eq!(second.submit(&table, &ada, said(1)).await.unwrap(), number);
        assert_eq!(now(&second, &table, &ada).await["number"], number);
        // The same id of somebody else is another submission.
        assert_eq!(second.submit(&table, &bea, said(1)).await.unwrap(), number + 1);
        second.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_who_does_not_read_is_cut_off_and_can_come_back() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let table = table_for(&hub, &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let mut slow = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        for number in 0..70 {
            let chat = Command::Chat { text: format!("line {number}") };
            submit(&hub, &table, &ada, &format!("say-{number}"), chat).await.unwrap();
        }
        let mut last = 0;
        let mut messages = 0;
        while let Some(text) = slow.messages.recv().await {
            let message: serde_json::Value = serde_json::from_str(&text).unwrap();
            last = message["number"].as_i64().unwrap_or(last);
            messages += 1;
        }
        assert!(messages <= 64, "{messages} messages were kept");
        let mut back = hub.watch(&table, None, Vec::new(), Some(last)).await.unwrap();
        let missed = until(&mut back, |_| true).await;
        assert_eq!(missed["since"], last);
        let happened = missed["happened"].as_array().unwrap();
        assert_eq!(happened.first().unwrap()["number"], last + 1);
        assert_eq!(happened.last().unwrap()["text"], "line 69");
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_is_over_a_bot_plays_on() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let wish = palazzi_protocol::NewTable {
            clock: Clock::Turn { seconds: 5 },
            ..wish("palazzo", &[SeatWish::Me, SeatWish::Open])
        };
        let table = table_for(&hub, &ada, &bea, wish).await;
        let mut watch = hub.watch(&table, Some(&bea), Vec::new(), None).await.unwrap();
        let over = until(&mut watch, |message| tells(message, "time-over")).await;
        assert_eq!(over["now"]["seats"][0]["occupant"]["stand_in"], "builder");
        until(&mut watch, |message| tells(message, "moved")).await;
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_site_closes_a_table_beside_the_server() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let table = table_for(&hub, &ada, &bea, wish("carrara-2e", &[SeatWish::Me, SeatWish::Open])).await;
        let mut watch = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        let beside = palazzi_store::Store::open(&home.place, palazzi_store::Access::Beside).await.unwrap();
        admin::close_table(&beside, &table, "spam").await.unwrap();
        let closed = until(&mut watch, |message| tells(message, "closed")).await;
        assert_eq!(closed["now"]["status"], "closed");
        assert!(closed["now"]["fairness"]["seed"].is_null(), "hidden hands would follow from it");
        let again = admin::close_table(&beside, &table, "spam").await.unwrap_err();
        assert!(again.to_string().contains("is closed already"), "{again}");
        beside.close().await;
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_seen_by_nobody() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let table = table_for(&hub, &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let mut watch = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        until(&mut watch, |_| true).await;
        let before = now(&hub, &table, &ada).await;
        store.close().await;
        let chat = Command::Chat { text: "hello".to_owned() };
        let problem = submit(&hub, &table, &ada, "lost", chat).await.unwrap_err();
        assert_eq!(problem.code, palazzi_protocol::Code::Unavailable);
        assert_eq!(now(&hub, &table, &ada).await, before);
        while let Ok(text) = watch.messages.try_recv() {
            assert!(!text.starts_with("{\"type\":\"table\""), "{text}");
        }
    })
    .await;
}
