//! People who use a hub, for tests.

use std::task::Poll;
use std::time::Duration;

use palazzi_protocol::{Clock, Command, NewTable, Number, Problem, SeatWish, Submit};
use palazzi_server::hub::{Hub, HubConfig, Watch};
use palazzi_store::Store;
use palazzi_table::Person;
use serde_json::Value;

/// No test waits longer for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with an account.
pub(crate) fn person(name: &str) -> Person {
    Person { id: format!("id-{name}"), name: name.to_owned(), guest: false, portrait: None }
}

/// A hub whose bots decide quickly.
pub(crate) async fn hub(store: &Store) -> Hub {
    let config = HubConfig { bot_time: Duration::from_millis(5), ..HubConfig::default() };
    Hub::start(store.clone(), config).await.expect("the store works")
}

/// A table with these seats.
pub(crate) fn wish(ruleset: &str, seats: &[SeatWish]) -> NewTable {
    NewTable {
        ruleset: ruleset.parse().expect("the ruleset exists"),
        seats: seats.to_vec(),
        cards: None,
        components: None,
        screens: Default::default(),
        clock: Clock::None,
        visibility: Default::default(),
        rated: false,
        absence: Default::default(),
        shuffle_seats: false,
    }
}

/// Sets up a table for two, and lets the second sit down.
pub(crate) async fn table_for(hub: &Hub, one: &Person, other: &Person, wish: NewTable) -> String {
    let table = hub.open_table(one, wish).await.expect("the wish can be played").table;
    let sit = Command::Sit { seat: palazzi_rules::Seat::B };
    submit(hub, &table, other, "sit", sit).await.expect("the seat is open");
    table
}

/// Submits something after having seen everything.
pub(crate) async fn submit(
    hub: &Hub,
    table: &str,
    person: &Person,
    id: &str,
    command: Command,
) -> Result<Number, Problem> {
    let number = now(hub, table, person).await["number"].as_i64().expect("updates have numbers");
    hub.submit(table, person, Submit { id: id.to_owned(), number, command }).await
}

/// How things stand for somebody.
pub(crate) async fn now(hub: &Hub, table: &str, person: &Person) -> Value {
    let update = hub.update(table, Some(person)).await.expect("the table exists");
    serde_json::from_str(&update).expect("updates are JSON")
}

/// Takes the first offered action as whoever is to decide, so often.
pub(crate) async fn play(hub: &Hub, table: &str, people: [&Person; 2], moves: usize) {
    for _ in 0..moves {
        let to_move = now(hub, table, people[0]).await["now"]["to_move"].clone();
        let person = if to_move == "A" { people[0] } else { people[1] };
        let stands = now(hub, table, person).await;
        let action = stands["now"]["offers"][0].as_str().expect("somebody is to decide").to_owned();
        let id = format!("move-{}", stands["number"]);
        submit(hub, table, person, &id, Command::Move { action }).await.expect("an offered action is legal");
    }
}

/// The next message about the table for which this holds.
pub(crate) async fn until(watch: &mut Watch, holds: impl Fn(&Value) -> bool) -> Value {
    let search = async {
        loop {
            let text = watch.messages.recv().await.expect("the connection is kept");
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if message["type"] == "table" && holds(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(PATIENCE, search).await.expect("it happens")
}

/// Waits until something holds that nobody is told.
pub(crate) async fn eventually(holds: impl AsyncFn() -> bool) {
    let look = async {
        let mut ticks = tokio::time::interval(Duration::from_millis(10));
        while !holds().await {
            ticks.tick().await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("it happens");
}

/// Does something until it has been looked at so often; then whoever asked for it goes away.
pub(crate) async fn cut<T>(what: impl Future<Output = T>, polls: usize) -> Option<T> {
    let mut what = std::pin::pin!(what);
    let mut polled = 0;
    std::future::poll_fn(|context| {
        polled += 1;
        match what.as_mut().poll(context) {
            Poll::Ready(done) => Poll::Ready(Some(done)),
            Poll::Pending if polled == polls => Poll::Ready(None),
            Poll::Pending => Poll::Pending,
        }
    })
    .await
}

/// Whether something of this kind is told.
pub(crate) fn tells(message: &Value, kind: &str) -> bool {
    message["happened"].as_array().is_some_and(|happened| happened.iter().any(|what| what["kind"] == kind))
}
