use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, AtomicUsize, Ordering};

use palazzi_protocol::{Code, Number, Problem, Reason, Status, ToClient};
use palazzi_rules::Seat;
use palazzi_table::{AnyTable, Onlooker, Person};
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, OnceCell, mpsc};

use super::{Hub, Text, unavailable};

/// So many messages wait for a viewer; one who is further behind is cut off and comes back.
const BACKLOG: usize = 64;

/// So many submissions wait for a table.
const INBOX: usize = 64;

/// So many look on at one table.
const MOST_WATCHERS: usize = 2000;

/// A table in memory, with those who look on.
pub(super) struct Live {
    pub(super) id: String,
    pub(super) state: OnceCell<Mutex<State>>,
    inbox: AtomicUsize,
    watching: AtomicUsize,
    /// When it was last used, in site time.
    used: AtomicI64,
    /// How often it was asked for attention since it last had all.
    pub(super) wanted: AtomicU32,
}

/// What one task at a time holds.
pub(super) struct State {
    pub(super) table: AnyTable,
    /// Whether the result has been counted.
    pub(super) scored: bool,
    watchers: Vec<Watcher>,
    next_key: u64,
    /// Who looks on at other nodes.
    elsewhere: HashMap<String, Presence>,
}

struct Watcher {
    key: u64,
    person: Option<Person>,
    muted: Vec<String>,
    messages: mpsc::Sender<Text>,
}

/// Who looks on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Presence {
    seats: Vec<Seat>,
    watching: u32,
}

/// A place among the submissions that wait for a table.
pub(super) struct Waiting<'a>(&'a AtomicUsize);

/// Takes a viewer away when it is dropped.
pub(super) struct Leaving {
    pub(super) hub: Hub,
    pub(super) live: Arc<Live>,
    pub(super) key: u64,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (hub, live, key) = (self.hub.clone(), Arc::clone(&self.live), self.key);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { hub.left(&live, key).await });
        }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Live {
    pub(super) fn new(id: &str) -> Live {
        Live {
            id: id.to_owned(),
            state: OnceCell::new(),
            inbox: AtomicUsize::new(0),
            watching: AtomicUsize::new(0),
            used: AtomicI64::new(0),
            wanted: AtomicU32::new(0),
        }
    }

    /// A place in the queue of those who want to do something here.
    ///
    /// # Errors
    /// If too many wait.
    pub(super) fn wait(&self) -> Result<Waiting<'_>, Problem> {
        let waiting = Waiting(&self.inbox);
        if self.inbox.fetch_add(1, Ordering::Relaxed) >= INBOX {
            return Err(Problem::new(Code::TooMany, "too many wait for this table; try again"));
        }
        Ok(waiting)
    }

    pub(super) fn watching(&self) -> usize {
        self.watching.load(Ordering::Relaxed)
    }

    pub(super) fn use_at(&self, site_ms: i64) {
        self.used.store(site_ms, Ordering::Relaxed);
    }

    pub(super) fn used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Ends the connections of all viewers.
    pub(super) async fn close(&self) {
        let Some(state) = self.state.get() else { return };
        let bye = text(&ToClient::Bye { problem: unavailable("the server stops; come back in a moment") });
        let mut state = state.lock().await;
        for watcher in state.watchers.drain(..) {
            let _ = watcher.messages.try_send(Arc::clone(&bye));
        }
        self.watching.store(0, Ordering::Relaxed);
    }

    pub(super) fn count(&self, state: &State) {
        self.watching.store(state.watchers.len(), Ordering::Relaxed);
    }
}

impl State {
    pub(super) fn new(table: AnyTable, scored: bool) -> State {
        State { table, scored, watchers: Vec::new(), next_key: 0, elsewhere: HashMap::new() }
    }

    /// Adds a viewer and gives them their first message.
    pub(super) fn enter(
        &mut self,
        person: Option<Person>,
        muted: Vec<String>,
        since: Option<Number>,
        site_ms: i64,
    ) -> Result<(mpsc::Receiver<Text>, u64), Problem> {
        if self.watchers.len() >= MOST_WATCHERS {
            return Err(Reason::TooManyWatch.into());
        }
        let (messages, received) = mpsc::channel(BACKLOG);
        let key = self.next_key;
        self.next_key += 1;
        let watcher = Watcher { key, person, muted, messages };
        let update = self.table.update(watcher.onlooker(), since, site_ms);
        let first = text(&ToClient::Table(Box::new(update)));
        watcher.messages.try_send(first).expect("a new queue has room");
        self.watchers.push(watcher);
        Ok((received, key))
    }

    /// Takes a viewer away. Whether they were still there.
    pub(super) fn leave(&mut self, key: u64) -> bool {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| watcher.key != key);
        self.watchers.len() < before
    }

    /// Hides the words of these people from somebody from now on.
    pub(super) fn set_muted(&mut self, person: &str, muted: &[String]) {
        for watcher in &mut self.watchers {
            if watcher.person.as_ref().is_some_and(|own| own.id == person) {
                watcher.muted = muted.to_vec();
            }
        }
    }

    /// Tells everybody what has happened since a number. Viewers who are too slow are cut off.
    pub(super) fn tell(&mut self, since: Number, site_ms: i64) {
        let mut alike: HashMap<Option<Seat>, Text> = HashMap::new();
        let table = &self.table;
        let opening = table.status() == Status::Open;
        self.watchers.retain(|watcher| {
            let seat = watcher.person.as_ref().and_then(|person| table.seat_of(&person.id));
            let make =
                || text(&ToClient::Table(Box::new(table.update(watcher.onlooker(), Some(since), site_ms))));
            // Before play, what somebody may do depends on who they are; later on their seat alone.
            let message = if opening || !watcher.muted.is_empty() {
                make()
            } else {
                Arc::clone(alike.entry(seat).or_insert_with(make))
            };
            watcher.messages.try_send(message).is_ok()
        });
    }

    /// Tells the viewers in one seat how things stand.
    pub(super) fn tell_seat(&self, seat: Seat, site_ms: i64) {
        for watcher in &self.watchers {
            let Some(person) = &watcher.person else { continue };
            if self.table.seat_of(&person.id) == Some(seat) {
                let update = self.table.update(watcher.onlooker(), Some(self.table.number()), site_ms);
                let _ = watcher.messages.try_send(text(&ToClient::Table(Box::new(update))));
            }
        }
    }

    /// Who looks on here.
    pub(super) fn presence(&self) -> Presence {
        let seat =
            |watcher: &Watcher| watcher.person.as_ref().and_then(|person| self.table.seat_of(&person.id));
        let mut seats: Vec<Seat> = self.watchers.iter().filter_map(seat).collect();
        let watching = (self.watchers.len() - seats.len()) as u32;
        seats.sort_unstable();
        seats.dedup();
        Presence { seats, watching }
    }

    /// Takes note of who looks on at another node.
    pub(super) fn set_elsewhere(&mut self, node: &str, presence: Presence) {
        if presence == Presence::default() {
            self.elsewhere.remove(node);
        } else {
            self.elsewhere.insert(node.to_owned(), presence);
        }
    }

    /// Tells everybody who looks on.
    pub(super) fn tell_presence(&self) {
        let Presence { mut seats, mut watching } = self.presence();
        for other in self.elsewhere.values() {
            seats.extend(&other.seats);
            watching += other.watching;
        }
        seats.sort_unstable();
        seats.dedup();
        let message = text(&ToClient::Presence { seats, watching });
        for watcher in &self.watchers {
            let _ = watcher.messages.try_send(Arc::clone(&message));
        }
    }
}

impl Watcher {
    fn onlooker(&self) -> Onlooker<'_> {
        Onlooker { person: self.person.as_ref(), muted: &self.muted }
    }
}

pub(super) fn text(message: &ToClient) -> Text {
    serde_json::to_string(message).expect("messages can be written as JSON").into()
}
