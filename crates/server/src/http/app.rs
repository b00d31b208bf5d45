use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use palazzi_store::{Access, Store, StoreError};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::config::{Config, Limits};
use crate::hub::{Hub, HubConfig, wall_ms};
use crate::limits::Gates;
use crate::metrics::Figures;
use crate::people::{Doubt, People};

/// What all routes share.
#[derive(Clone)]
pub struct App {
    pub(super) store: Store,
    pub(super) hub: Hub,
    pub(super) people: People,
    pub(super) gates: Arc<Gates>,
    pub(super) figures: Figures,
    pub(super) config: Arc<Config>,
    /// Whether the server stops.
    pub(super) stopping: watch::Sender<bool>,
    /// The open connections.
    connections: TaskTracker,
}

impl App {
    /// Opens what is kept, and the tables.
    ///
    /// # Errors
    /// If what is kept cannot be opened.
    pub async fn start(config: Config) -> Result<App, StoreError> {
        let store = Store::open(&config.place, Access::Serve).await?;
        let hub_config = HubConfig {
            bot_threads: config.bot_threads,
            bot_time: config.bot_time,
            tables: config.limits.tables,
            ..HubConfig::default()
        };
        let hub = Hub::start(store.clone(), hub_config).await?;
        Ok(App {
            people: People::new(store.clone()),
            store,
            hub,
            gates: Arc::new(Gates::new(&config.limits)),
            figures: Figures::start(),
            config: Arc::new(config),
            stopping: watch::Sender::new(false),
            connections: TaskTracker::new(),
        })
    }

    /// Says goodbye to everybody who is connected. `/health` tells it from now on.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
        self.connections.close();
    }

    /// Waits, after [`App::stop`], until everybody has gone.
    pub async fn all_gone(&self) {
        self.connections.wait().await;
    }

    /// Closes the tables and what is kept, after everybody has gone.
    pub async fn close(&self) {
        self.hub.stop().await;
        self.store.close().await;
    }

    /// Looks again, for ever, at whether everybody who is connected may stay, whenever something was changed from
    /// outside: a ban for instance.
    pub(crate) async fn heed_changes(self) -> Infallible {
        let mut epoch = self.hub.epoch();
        while epoch.changed().await.is_ok() {
            self.people.doubts.raise(Doubt::Everybody);
        }
        pending().await
    }

    /// Forgets addresses and names that have not asked for a while. To be called now and then.
    pub(crate) fn forget_idle(&self) {
        self.gates.tidy();
    }

    /// Forgets guests who sit nowhere and were not seen for so long. To be called now and then.
    pub(crate) async fn forget_guests(&self, lifetime: Duration) {
        let lifetime_ms = i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX);
        match self.store.forget_guests(wall_ms() - lifetime_ms).await {
            Ok(number) => tracing::debug!(number, "guests forgotten"),
            Err(error) => tracing::error!(%error, "guests cannot be forgotten"),
        }
    }

    /// Waits until the server stops.
    pub(crate) fn stopped(&self) -> impl Future<Output = ()> + use<> {
        let mut stopping = self.stopping.subscribe();
        async move {
            // An app that is gone has stopped too.
            let _ = stopping.wait_for(|stopping| *stopping).await;
        }
    }

    /// Makes [`App::all_gone`] wait until the token is dropped.
    pub(crate) fn track(&self) -> TaskTrackerToken {
        self.connections.token()
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.config.limits
    }

    pub(super) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}
