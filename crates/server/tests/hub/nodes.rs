//! Several nodes on one database.

use std::time::{SystemTime, UNIX_EPOCH};

use palazzi_bots::Level;
use palazzi_protocol::{Command, Order, SeatWish, Seed};
use palazzi_rules::palazzo::Palazzo;
use palazzi_server::hub::Hub;
use palazzi_store::{Append, Appended, NewRow, NewTable, Store};
use palazzi_table::{Line, Person, Settings, Table, When};

use crate::guest::{cut, eventually, hub, now, person, play, submit, table_for, tells, until, wish};
use crate::home::{everywhere, on_postgres};

#[tokio::test(flavor = "multi_thread")]
async fn what_one_node_stores_the_other_tells() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let stores = [home.open().await, home.open().await];
        let hubs = [hub(&stores[0]).await, hub(&stores[1]).await];
        let table =
            table_for(&hubs[0], &ada, &bea, wish("carrara-1e", &[SeatWish::Me, SeatWish::Open])).await;
        let mut far = hubs[1].watch(&table, Some(&bea), Vec::new(), None).await.unwrap();
        play(&hubs[0], &table, [&ada, &bea], 1).await;
        let told = until(&mut far, |message| tells(message, "moved")).await;
        assert_eq!(told["now"]["you"], "B");
        // The next decision goes through the other node.
        play(&hubs[1], &table, [&ada, &bea], 4).await;
        for hub in &hubs {
            hub.stop().await;
        }
        for store in &stores {
            store.close().await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_store_at_the_same_time_lose_nothing() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let stores = [home.open().await, home.open().await];
        let hubs = [hub(&stores[0]).await, hub(&stores[1]).await];
        let table = table_for(&hubs[0], &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let before = now(&hubs[0], &table, &ada).await["number"].as_i64().unwrap();
        let talk = async |hub, who, name: &str| {
            for number in 0..40 {
                let chat = Command::Chat { text: format!("{name} {number}") };
                submit(hub, &table, who, &format!("{name}-{number}"), chat).await.unwrap();
            }
        };
        tokio::join!(talk(&hubs[0], &ada, "ada"), talk(&hubs[1], &bea, "bea"));
        let log = stores[0].log(&table, before + 1).await.unwrap();
        assert_eq!(log.len(), 80);
        for name in ["ada", "bea"] {
            let said: Vec<_> = log.iter().filter(|row| row.body.contains(&format!("\"{name} "))).collect();
            assert_eq!(said.len(), 40, "{name}");
        }
        for hub in &hubs {
            hub.stop().await;
        }
        for store in &stores {
            store.close().await;
        }
    })
    .await;
}

/// A table of bots at which nothing has been decided yet, and which another node looks after.
async fn table_of(store: &Store, node: &str) -> String {
    let wish = wish("palazzo", &[SeatWish::Bot(Level::Builder), SeatWish::Bot(Level::Novice)]);
    let settings = Settings::of(&wish).expect("the wish can be played");
    let options = serde_json::to_string(&settings).expect("settings are JSON");
    let seed = Seed::new([5; Seed::BYTES]);
    let table =
        Table::<Palazzo>::new("left", settings, seed.clone(), 0).expect("the settings are for Palazzo");
    let when = When { site_ms: 0, wall_ms: 0 };
    let intent = table.opening(&person("ada"), &wish.seats, when).expect("bots may sit there");
    let row = |line: Line| NewRow { body: line.body, site_ms: 0, wall_ms: 0, author: None, submission: None };
    let rows: Vec<NewRow> = intent.lines.into_iter().map(row).collect();
    let new = NewTable {
        id: "left".to_owned(),
        ruleset: "palazzo".to_owned(),
        players: 2,
        options,
        seed: seed.to_string(),
        visibility: "link".to_owned(),
        rated: false,
        creator: "ada".to_owned(),
        created_ms: 0,
    };
    let append = Append {
        table: "left".to_owned(),
        expected: 1,
        rows,
        status: "playing".to_owned(),
        due: Some(0),
        owner: Some(node.to_owned()),
        seats: None,
        ended_ms: None,
        wall_ms: 0,
    };
    assert!(store.create_table(new, Vec::new(), Vec::new()).await.expect("the store works"));
    assert_eq!(store.append(append).await.expect("the store works"), Appended::Done);
    "left".to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_node_that_died_are_looked_after_by_another() {
    everywhere(async |home| {
        let store = home.open().await;
        let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
        store.beat("dying", now_ms).await.unwrap();
        let table = table_of(&store, "dying").await;
        let hub = hub(&store).await;
        let mut watch = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        let owner = async || store.table(&table).await.unwrap().unwrap().owner;
        assert_eq!(owner().await.as_deref(), Some("dying"));
        home.execute("UPDATE nodes SET alive_ms = alive_ms - 60000 WHERE id = 'dying'").await;
        until(&mut watch, |message| tells(message, "moved")).await;
        assert_ne!(owner().await.as_deref(), Some("dying"));
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_node_has_left_is_looked_after_by_another() {
    everywhere(async |home| {
        let store = home.open().await;
        let table = table_of(&store, "left before it wrote this").await;
        let hub = hub(&store).await;
        let mut watch = hub.watch(&table, None, Vec::new(), None).await.unwrap();
        until(&mut watch, |message| tells(message, "moved")).await;
        hub.stop().await;
        store.close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mute_counts_at_every_node() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let stores = [home.open().await, home.open().await];
        let hubs = [hub(&stores[0]).await, hub(&stores[1]).await];
        let table = table_for(&hubs[0], &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let mut far = hubs[1].watch(&table, Some(&bea), Vec::new(), None).await.unwrap();
        stores[0].set_mute(&bea.id, &ada.id, true).await.unwrap();
        hubs[0].mutes_changed(&bea.id).await.unwrap();
        let chat = |text: &str| Command::Chat { text: text.to_owned() };
        // Once the other node has heard of it, a word is told without the word.
        let mut number = 0;
        loop {
            number += 1;
            submit(&hubs[0], &table, &ada, &format!("say-{number}"), chat("marble!")).await.unwrap();
            let told = until(&mut far, |message| message["type"] == "table").await;
            if !told["happened"].to_string().contains("marble!") {
                break;
            }
            assert!(number < 20, "the mute is never heard of");
        }
        for hub in &hubs {
            hub.stop().await;
        }
        for store in &stores {
            store.close().await;
        }
    })
    .await;
}

/// Ada begins an auction, so that Bea is to decide.
async fn auction(hub: &Hub, table: &str, ada: &Person) {
    for action in ["draw", "auction"] {
        let command = Command::Move { action: action.to_owned() };
        submit(hub, table, ada, action, command).await.expect("Ada may do that");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_carried_out_whichever_node_it_was_left_at() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let stores = [home.open().await, home.open().await];
        let hubs = [hub(&stores[0]).await, hub(&stores[1]).await];
        let table = table_for(&hubs[0], &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let mut watch = hubs[0].watch(&table, None, Vec::new(), None).await.unwrap();
        let order = Command::Order { order: Some(Order::Pass) };
        submit(&hubs[1], &table, &bea, "order", order).await.unwrap();
        auction(&hubs[0], &table, &ada).await;
        let by_bea = |message: &serde_json::Value| {
            let happened = message["happened"].as_array().expect("a list");
            happened.iter().any(|what| what["kind"] == "moved" && what["seat"] == "B")
        };
        until(&mut watch, by_bea).await;
        assert!(stores[0].log(&table, 1).await.unwrap().iter().any(|row| row.body == "B pass"));
        for hub in &hubs {
            hub.stop().await;
        }
        for store in &stores {
            store.close().await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_is_withdrawn_at_one_node_is_carried_out_by_none() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let stores = [home.open().await, home.open().await];
        let hubs = [hub(&stores[0]).await, hub(&stores[1]).await];
        let table = table_for(&hubs[0], &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        let order = Command::Order { order: Some(Order::Pass) };
        submit(&hubs[0], &table, &bea, "order", order).await.unwrap();
        submit(&hubs[1], &table, &bea, "withdraw", Command::Order { order: None }).await.unwrap();
        auction(&hubs[0], &table, &ada).await;
        let offers = now(&hubs[0], &table, &bea).await["now"]["offers"].clone();
        let mut offers = offers.as_array().unwrap().iter().filter_map(|offer| offer.as_str());
        let action = offers.find(|offer| *offer != "pass").expect("Bea has money").to_owned();
        submit(&hubs[0], &table, &bea, "bid", Command::Move { action }).await.unwrap();
        assert!(stores[0].log(&table, 1).await.unwrap().iter().all(|row| row.body != "B pass"));
        for hub in &hubs {
            hub.stop().await;
        }
        for store in &stores {
            store.close().await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_away_while_coming_looks_on_no_more() {
    on_postgres(async |home| {
        let (ada, bea) = (person("ada"), person("bea"));
        let store = home.open().await;
        let hub = hub(&store).await;
        let table = table_for(&hub, &ada, &bea, wish("palazzo", &[SeatWish::Me, SeatWish::Open])).await;
        for polls in 1..10 {
            drop(cut(hub.watch(&table, Some(&ada), Vec::new(), None), polls).await);
            eventually(async || hub.figures().watchers == 0).await;
        }
        hub.stop().await;
        store.close().await;
    })
    .await;
}
