//! One node: playing, stopping and starting again, bots, clocks, slow viewers.

use palazzi_bots::Level;
use palazzi_protocol::{
    Clock, Code, Command, Condition, NewTable, Order, SeatWish, Seed, Submit, Visibility,
};
use palazzi_rules::palazzo::Palazzo;
use palazzi_server::admin;
use palazzi_server::hub::{Hub, HubConfig};
use palazzi_store::NewTable as NewRow;
use palazzi_table::{Settings, Table, When};

use crate::guest::{cut, eventually, hub, now, person, play, submit, table_for, tells, until, wish};
use crate::home::everywhere;

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_game_to_its_end_and_it_is_counted_once() {
    everywhere(async |home| {
        let store = home.open().await;
        let hub = hub(&store).await;
        let ada = person("ada");
        let seats = [SeatWish::Bot(Level::Novice), SeatWish::Bot(Level::Builder)];
        let wish = NewTable { rated: true, ..wish("palazzo", &seats) };
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
        let wish = NewTable {
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
async fn nobody_keeps_the_bot_away_by_talking_when_the_time_is_over() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let wish = NewTable {
            clock: Clock::Turn { seconds: 5 },
            ..wish("palazzo", &[SeatWish::Me, SeatWish::Open])
        };
        let table = table_for(&hub, &ada, &bea, wish).await;
        let mut watch = hub.watch(&table, Some(&bea), Vec::new(), None).await.unwrap();
        let clock = async || now(&hub, &table, &ada).await["now"]["seats"][0]["clock"]["left_ms"].clone();
        eventually(async || clock().await == 0).await;
        // The hub has not looked yet.
        let chat = Command::Chat { text: "one moment".to_owned() };
        submit(&hub, &table, &ada, "say", chat).await.unwrap();
        let over = until(&mut watch, |message| tells(message, "time-over")).await;
        assert_eq!(over["now"]["seats"][0]["occupant"]["stand_in"], "builder");
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_order_is_over_wants_no_attention() {
    everywhere(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let table = table_for(&hub, &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let due = async || store.table(&table).await.unwrap().unwrap().due;
        // Outside an auction nobody can pass: the order is over when Bea is to decide.
        let order = Order::Next { action: "pass".to_owned(), condition: Condition::Always };
        submit(&hub, &table, &bea, "order", Command::Order { order: Some(order) }).await.unwrap();
        while now(&hub, &table, &ada).await["now"]["to_move"] == "A" {
            play(&hub, &table, [&ada, &bea], 1).await;
        }
        eventually(async || store.orders(&table).await.unwrap().is_empty()).await;
        eventually(async || due().await.is_none()).await;
        // Nor does one that was stored as due by mistake.
        store.set_due(&table, Some(0)).await.unwrap();
        eventually(async || due().await.is_none()).await;
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
        assert_eq!(problem.code, Code::Unavailable);
        assert_eq!(now(&hub, &table, &ada).await, before);
        while let Ok(text) = watch.messages.try_recv() {
            assert!(!text.starts_with("{\"type\":\"table\""), "{text}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_gets_its_first_lines_even_if_its_creator_goes_away() {
    everywhere(async |home| {
        let ada = person("ada");
        let store = home.open().await;
        let hub = hub(&store).await;
        for polls in (1..20).chain([usize::MAX]) {
            let wish = NewTable { visibility: Visibility::Public, ..wish("palazzo", &[SeatWish::Open; 2]) };
            cut(hub.open_table(&ada, wish), polls).await;
        }
        let tables = async || store.public_tables(&["open"], None, 100).await.unwrap();
        eventually(async || tables().await.iter().all(|row| row.next > 1)).await;
        for row in tables().await.iter().filter(|row| row.next > 1) {
            assert_eq!(now(&hub, &row.id, &ada).await["number"], row.next - 1);
        }
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_drawn_from_the_seed_that_is_stored() {
    everywhere(async |home| {
        let ada = person("ada");
        let store = home.open().await;
        let hub = hub(&store).await;
        let wish = wish("palazzo", &[SeatWish::Me, SeatWish::Bot(Level::Novice)]);
        let table = hub.open_table(&ada, wish).await.unwrap().table;
        submit(&hub, &table, &ada, "close", Command::Close).await.unwrap();
        // The first try stored the table of the rematch, and then the store failed.
        let row = store.table(&table).await.unwrap().unwrap();
        let settings: Settings = serde_json::from_str(&row.options).unwrap();
        let again = |id: &str, seed| Table::<Palazzo>::new(id, settings.clone(), seed, 0).unwrap();
        let id = again(&table, row.seed.parse().unwrap()).rematch_id();
        let seed = Seed::new([7; Seed::BYTES]);
        let new = NewRow {
            id: id.clone(),
            ruleset: row.ruleset,
            players: row.players,
            options: row.options,
            seed: seed.to_string(),
            visibility: row.visibility,
            rated: row.rated,
            creator: row.creator,
            created_ms: row.created_ms,
        };
        assert!(store.create_table(new, Vec::new(), Vec::new()).await.unwrap());
        submit(&hub, &table, &ada, "rematch", Command::Rematch).await.unwrap();
        let seats = [SeatWish::Bot(Level::Novice), SeatWish::Me];
        let when = When { site_ms: 0, wall_ms: 0 };
        let opening = again(&id, seed).opening(&ada, &seats, when).unwrap();
        let log = store.log(&id, 1).await.unwrap();
        for (row, line) in log.iter().zip(opening.lines) {
            assert_eq!(row.body, line.body);
        }
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_among_the_tables_of_whoever_wants_it() {
    everywhere(async |home| {
        let ada = person("ada");
        let store = home.open().await;
        let hub = Hub::start(store.clone(), HubConfig { tables: 1, ..HubConfig::default() }).await.unwrap();
        let wish = || wish("palazzo", &[SeatWish::Me, SeatWish::Bot(Level::Novice)]);
        let first = hub.open_table(&ada, wish()).await.unwrap().table;
        submit(&hub, &first, &ada, "close", Command::Close).await.unwrap();
        let second = hub.open_table(&ada, wish()).await.unwrap().table;
        let refusal = submit(&hub, &first, &ada, "rematch", Command::Rematch).await.unwrap_err();
        assert_eq!(refusal.code, Code::TooMany);
        assert!(now(&hub, &first, &ada).await["now"]["rematch"].is_null());
        submit(&hub, &second, &ada, "close", Command::Close).await.unwrap();
        submit(&hub, &first, &ada, "rematch", Command::Rematch).await.unwrap();
        hub.stop().await;
        store.close().await;
    })
    .await;
}
