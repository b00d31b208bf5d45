use std::sync::Arc;

use palazzi_store::Store;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::config::{Config, Limits};
use crate::hub::Hub;
use crate::limits::Gates;
use crate::metrics::Figures;
use crate::people::{Doubt, People};

/// What all routes share.
#[derive(Clone)]
pub struct App(Arc<Shared>);

pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) hub: Hub,
    pub(super) people: People,
    pub(super) gates: Gates,
    pub(super) figures: Figures,
    pub(super) config: Config,
    /// Whether the server stops.
    pub(super) stopping: watch::Sender<bool>,
    /// The open sockets and event streams.
    pub(super) connections: TaskTracker,
}

impl App {
    /// Routes over a store and its tables.
    pub fn new(store: Store, hub: Hub, config: &Config) -> App {
        App(Arc::new(Shared {
            people: People::new(store.clone()),
            store,
            hub,
            gates: Gates::new(&config.limits),
            figures: Figures::start(),
            config: config.clone(),
            stopping: watch::Sender::new(false),
            connections: TaskTracker::new(),
        }))
    }

    /// Says goodbye to everybody who is connected. `/health` tells it from now on.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.connections.close();
    }

    /// Waits, after [`App::stop`], until everybody has gone.
    pub async fn all_gone(&self) {
        self.0.connections.wait().await;
    }

    /// Looks again at whether everybody who is connected may stay: something was changed from outside, a ban for
    /// instance.
    pub fn look_again(&self) {
        self.0.people.doubts.raise(Doubt::Everybody);
    }

    /// Forgets those who have not asked for a while. To be called now and then.
    pub fn tidy(&self) {
        self.0.gates.tidy();
    }

    pub(super) fn limits(&self) -> &Limits {
        &self.0.config.limits
    }

    pub(super) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
