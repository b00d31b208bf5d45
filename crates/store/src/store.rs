//! The store itself: opening, closing, and how all other files read and write.

use std::sync::Arc;

use sqlx::AnyPool;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use crate::listen::{self, CHANGES_KEPT, Change};
use crate::place::{self, Access, Database, Kind, Place};
use crate::statement::{Reading, Statement, sql};
use crate::writer::{Group, Work, Writer};
use crate::{StoreError, site};

/// An open store. Clones are the same store.
#[derive(Clone)]
pub struct Store {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) database: Database,
    pub(crate) readers: AnyPool,
    pub(crate) changes: broadcast::Sender<Change>,
    pub(crate) writer: Writer,
    listening: Option<AbortHandle>,
}

impl Store {
    /// Opens a store, and makes it or brings its schema up to date if need be.
    ///
    /// # Errors
    /// If another process serves from the same directory, if the database was made by a newer program, or if it
    /// cannot be used.
    pub async fn open(place: &Place, access: Access) -> Result<Store, StoreError> {
        let lock = place::lock(place, access)?;
        let database = Database::new(place)?;
        database.migrate().await?;
        let alone = lock.is_some();
        let readers = database.readers().await?;
        let writer = Writer::start(database.clone(), lock).map_err(sqlx::Error::Io)?;
        let changes = broadcast::Sender::new(CHANGES_KEPT);
        let listening = match database.kind {
            Kind::Sqlite => None,
            Kind::Postgres => {
                let listener = listen::listen(database.url()).await?;
                let own = Arc::clone(writer.figures());
                let task = listen::pass_on(listener, database.url().to_owned(), own, changes.clone());
                Some(tokio::spawn(task).abort_handle())
            }
        };
        let store = Store { inner: Arc::new(Inner { database, readers, changes, writer, listening }) };
        if alone {
            site::forget_all_nodes(&store).await?;
        }
        Ok(store)
    }

    /// Writes what is queued, then closes all connections and gives up the lock.
    /// Later writes and reads through any clone fail.
    pub async fn close(&self) {
        self.inner.writer.close().await;
        self.inner.stop_listening();
        self.inner.readers.close().await;
    }

    /// Whether a write can be made durable now.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn health(&self) -> Result<(), StoreError> {
        self.run(sql("SELECT 1")).await.map(drop)
    }

    /// How many groups of writes were committed since opening.
    #[must_use]
    pub fn groups(&self) -> u64 {
        self.inner.writer.figures().groups()
    }

    /// Whether other stores on the same database can hear this one.
    #[must_use]
    pub fn has_others(&self) -> bool {
        self.inner.database.kind == Kind::Postgres
    }

    /// Runs an operation in the next group; see [`Writer::write`].
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'g> FnOnce(&'g mut Group) -> Work<'g, T> + Send + 'static,
    {
        self.inner.writer.write(work).await
    }

    /// Runs one statement and tells how many rows it changed.
    pub(crate) async fn run(&self, statement: Statement) -> Result<u64, StoreError> {
        statement.check()?;
        self.write(|group| Box::pin(group.run(statement))).await
    }

    /// All rows that a statement finds.
    pub(crate) async fn all<T>(
        &self,
        statement: Statement,
        reading: Reading<T>,
    ) -> Result<Vec<T>, StoreError> {
        statement.check()?;
        Ok(statement.read(&self.inner.readers, reading).await?)
    }

    /// The row that a statement finds, if it finds one.
    pub(crate) async fn one<T>(
        &self,
        statement: Statement,
        reading: Reading<T>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(statement, reading).await?.pop())
    }
}

impl Inner {
    fn stop_listening(&self) {
        if let Some(task) = &self.listening {
            task.abort();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.stop_listening();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::task::Poll;

    use super::*;

    async fn open(directory: &tempfile::TempDir) -> Store {
        let place = Place::Directory(directory.path().to_owned());
        Store::open(&place, Access::Serve).await.unwrap()
    }

    #[tokio::test]
    async fn a_failed_operation_undoes_its_group_and_the_next_one_works() {
        let directory = tempfile::tempdir().unwrap();
        let store = open(&directory).await;
        let failed = store
            .write(|group| {
                Box::pin(async move {
                    group.run(sql("UPDATE site SET epoch = 99")).await?;
                    group.run(sql("this is not SQL")).await
                })
            })
            .await;
        assert!(matches!(failed, Err(StoreError::Write(_))), "{failed:?}");
        store.health().await.unwrap();
        store.bump_epoch().await.unwrap();
        assert_eq!(store.beat("n1", 0).await.unwrap().epoch, 1);
    }

    /// Lets a write be queued, and does not wait for it.
    async fn queue(write: &mut (impl Future + Unpin)) {
        let first =
            std::future::poll_fn(|context| Poll::Ready(Pin::new(&mut *write).poll(context).is_pending()));
        assert!(first.await);
    }

    #[tokio::test]
    async fn a_write_happens_even_if_its_caller_goes_away() {
        let directory = tempfile::tempdir().unwrap();
        let store = open(&directory).await;
        queue(&mut Box::pin(store.bump_epoch())).await;
        assert_eq!(store.beat("n1", 0).await.unwrap().epoch, 1);
    }

    #[tokio::test]
    async fn a_closed_store_has_written_everything_and_refuses_more() {
        let directory = tempfile::tempdir().unwrap();
        let store = open(&directory).await;
        let mut writes: Vec<_> = (0..100).map(|_| Box::pin(store.bump_epoch())).collect();
        for write in &mut writes {
            queue(write).await;
        }
        store.close().await;
        for write in writes {
            write.await.unwrap();
        }
        assert!(matches!(store.bump_epoch().await, Err(StoreError::Closed)));
        assert_eq!(open(&directory).await.beat("n1", 0).await.unwrap().epoch, 100);
    }
}
