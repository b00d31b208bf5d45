//! Where a site keeps everything, as the command line names it.

use std::path::PathBuf;

use anyhow::{Context, anyhow};
use palazzi_server::config::Place;
use palazzi_store::{Access, Store};

/// The options that say where a site keeps everything.
#[derive(clap::Args)]
pub(crate) struct PlaceArgs {
    /// Where everything is kept; made if it is missing
    #[arg(short, long, value_name = "DIR", default_value = "palazzi-data")]
    data: PathBuf,
    /// Keep everything in PostgreSQL instead
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

impl PlaceArgs {
    /// The place.
    pub(crate) fn place(&self) -> Place {
        match &self.database {
            Some(url) => Place::Postgres(url.clone()),
            None => Place::Directory(self.data.clone()),
        }
    }

    /// Runs something with the store that is there.
    pub(crate) fn with_store<T>(
        &self,
        access: Access,
        work: impl AsyncFnOnce(&Store) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.context("cannot start")?.block_on(async {
            // A store's error says its cause itself.
            let store = Store::open(&self.place(), access).await.map_err(|error| anyhow!("{error}"))?;
            let done = work(&store).await;
            store.close().await;
            done
        })
    }
}
