//! All tables that are looked at or played at now, and what is done there.
//!
//! A table is loaded when somebody needs it and forgotten when nobody does. What is done is stored first, then told.
//! One task at a time holds a table; another node that stored something first makes the append fail, and its lines are
//! taken first.

mod archive;
mod attend;
mod desk;
mod ending;
mod live;
mod restore;
mod site;
mod study;
mod workers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use palazzi_protocol::{Code, Number, Problem, Submit};
use palazzi_store::{Store, StoreError};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;

pub use palazzi_table::Person;
pub(crate) use site::wall_ms;

use crate::refusal::nul;
use archive::HISTORIES;
use live::Live;
use site::SiteClock;
use study::Studies;
use workers::Workers;

/// A text that goes to several viewers unchanged.
pub type Text = Arc<str>;

/// How a hub works.
#[derive(Clone, Debug)]
pub struct HubConfig {
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long the strongest bot thinks about a decision.
    pub bot_time: Duration,
    /// How many games are looked back upon at the same time.
    pub study_threads: usize,
    /// A table that nobody looks at is forgotten after so long.
    pub keep: Duration,
    /// Tables that one person has set up and that are not over.
    pub tables: u32,
}

impl Default for HubConfig {
    fn default() -> HubConfig {
        HubConfig {
            bot_threads: 1,
            bot_time: Duration::from_secs(1),
            study_threads: 1,
            keep: Duration::from_secs(60),
            tables: 50,
        }
    }
}

/// All tables.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    /// The name of this node among those of the site.
    node: String,
    config: HubConfig,
    site: SiteClock,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    bots: Workers,
    studies: Studies,
    /// Places for those who read whole logs.
    histories: Semaphore,
    epoch: watch::Sender<i64>,
    figures: Figures,
    loops: Mutex<Vec<JoinHandle<()>>>,
}

/// What a hub has done since it was started.
#[derive(Default, Debug)]
struct Figures {
    moves: AtomicU64,
    bot_moves: AtomicU64,
    conflicts: AtomicU64,
}

/// What a hub does now, and has done since it was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HubFigures {
    /// Tables in memory.
    pub tables: usize,
    /// Viewers of tables.
    pub watchers: usize,
    /// Submissions that were stored.
    pub moves: u64,
    /// Decisions of bots that were stored.
    pub bot_moves: u64,
    /// Appends that had to be done again because another node was first.
    pub conflicts: u64,
    /// Bots that wait for a thread.
    pub bots_waiting: usize,
}

/// The messages for one viewer of one table, as JSON of `ToClient`. The first is there at once.
pub struct Watch {
    /// The messages. The end of it means that the connection is to be closed: the viewer was too slow.
    pub messages: mpsc::Receiver<Text>,
    _leaving: live::Leaving,
}

impl Hub {
    /// Starts to work: tables can be opened, and those that want attention get it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn start(store: Store, config: HubConfig) -> Result<Hub, StoreError> {
        let node = random_name();
        let beat = store.beat(&node, site::wall_ms()).await?;
        let (epoch, _) = watch::channel(beat.epoch);
        let hub = Hub(Arc::new(Inner {
            site: SiteClock::new(beat.site_ms),
            bots: Workers::start("bot", config.bot_threads),
            studies: Studies::start(config.study_threads),
            histories: Semaphore::new(HISTORIES),
            tables: Mutex::default(),
            figures: Figures::default(),
            loops: Mutex::default(),
            store,
            node,
            config,
            epoch,
        }));
        let loops = vec![
            tokio::spawn(hub.clone().beat_forever()),
            tokio::spawn(hub.clone().look_forever()),
            tokio::spawn(hub.clone().follow_forever()),
        ];
        *hub.0.loops.lock().unwrap_or_else(PoisonError::into_inner) = loops;
        Ok(hub)
    }

    /// Stops: what has been submitted is finished, tables are given to other nodes.
    pub async fn stop(&self) {
        for task in self.0.loops.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            task.abort();
        }
        for live in self.all_live() {
            live.close().await;
        }
        if let Err(error) = self.0.store.leave(&self.0.node).await {
            tracing::warn!(%error, "the site could not be told that this node stops");
        }
    }

    /// Does something at a table. When this returns it is stored for good.
    ///
    /// # Errors
    /// If it may not be done, or cannot be stored. Nothing has happened then.
    pub async fn submit(&self, table: &str, person: &Person, submit: Submit) -> Result<Number, Problem> {
        let live = self.live(table).await?;
        let (hub, person) = (self.clone(), person.clone());
        // A task of its own: what has been stored is told even if whoever submitted it goes away.
        let done = tokio::spawn(async move { hub.do_submit(&live, &person, &submit).await });
        done.await.map_err(|_| unavailable("the server failed; ask again"))?
    }

    /// Looks on at a table from a number on, or from now on. `muted` are the ids of those whose words are hidden.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn watch(
        &self,
        table: &str,
        person: Option<&Person>,
        muted: Vec<String>,
        since: Option<Number>,
    ) -> Result<Watch, Problem> {
        let live = self.live(table).await?;
        let (messages, leaving) = self.enter(live, person.cloned(), muted, since).await?;
        Ok(Watch { messages, _leaving: leaving })
    }

    /// Goes up when whoever runs the site has changed something.
    pub fn epoch(&self) -> watch::Receiver<i64> {
        self.0.epoch.subscribe()
    }

    /// What it does now, and has done.
    pub fn figures(&self) -> HubFigures {
        let live = self.all_live();
        let figures = &self.0.figures;
        HubFigures {
            tables: live.len(),
            watchers: live.iter().map(|live| live.watching()).sum(),
            moves: figures.moves.load(Ordering::Relaxed),
            bot_moves: figures.bot_moves.load(Ordering::Relaxed),
            conflicts: figures.conflicts.load(Ordering::Relaxed),
            bots_waiting: self.0.bots.waiting(),
        }
    }

    fn all_live(&self) -> Vec<Arc<Live>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}

fn unavailable(text: &str) -> Problem {
    Problem::new(Code::Unavailable, text)
}

/// The store has failed: whoever asked may ask again, whoever runs the site finds the reason in the log. A text that
/// cannot be kept is the asker's fault.
fn store_failed(error: &StoreError) -> Problem {
    if matches!(error, StoreError::Nul) {
        return nul();
    }
    tracing::error!(%error, "the store failed");
    unavailable("the server cannot reach its store; nothing has happened, try again")
}

/// A name that nobody can guess, for tables and nodes.
fn random_name() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
