//! What other nodes did, as PostgreSQL tells it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::broadcast;

use crate::writer::Figures;
use crate::{Store, StoreError};

/// The channel of all notifications.
pub(crate) const CHANNEL: &str = "palazzi";

/// The most bytes of a saying; PostgreSQL takes a little less than 8,000 for a whole notification.
pub const LONGEST_SAYING: usize = 7_900;

/// The most changes that a receiver may be behind before it misses some.
pub(crate) const CHANGES_KEPT: usize = 4_096;

/// How long to wait before listening again after a failure.
const LISTEN_AGAIN: Duration = Duration::from_millis(500);

/// Something that was done through another store on the same database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A table is new or its log has grown.
    Table {
        /// The table.
        id: String,
        /// The number that its next log row will get.
        next: i64,
    },
    /// Another store said something.
    Said(String),
    /// The connection was lost for a while: anything may have changed.
    Missed,
}

impl Store {
    /// What others do from now on. With SQLite there are no others, and nothing is ever received.
    ///
    /// A receiver that is slow gets `Lagged` and should treat it like [`Change::Missed`].
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.inner.changes.subscribe()
    }

    /// Says something to all other stores on the same database. With SQLite nothing happens.
    ///
    /// # Errors
    /// If the text has more than [`LONGEST_SAYING`] bytes, or the database fails.
    pub async fn say(&self, text: &str) -> Result<(), StoreError> {
        if text.len() > LONGEST_SAYING {
            return Err(StoreError::TooLong { bytes: text.len(), most: LONGEST_SAYING });
        }
        if text.contains('\0') {
            return Err(StoreError::Nul);
        }
        if !self.has_others() {
            return Ok(());
        }
        let notice = format!("say {text}");
        self.write(move |group| {
            Box::pin(async move {
                group.notify(notice);
                Ok(())
            })
        })
        .await
    }
}

/// The notice of a table whose log has grown.
pub(crate) fn table_notice(id: &str, next: i64) -> String {
    format!("table {id} {next}")
}

/// Passes on what others notify about, for ever. The first connection is made by the caller, so that nothing
/// that happens after opening is missed.
pub(crate) async fn pass_on(
    mut listener: PgListener,
    url: String,
    own: Arc<Figures>,
    changes: broadcast::Sender<Change>,
) {
    loop {
        let change = match listener.try_recv().await {
            Ok(Some(notice)) if notice.process_id() == own.process() => None,
            Ok(Some(notice)) => parse(notice.payload()),
            Ok(None) => Some(Change::Missed),
            Err(_) => {
                listener = listen_again(&url).await;
                Some(Change::Missed)
            }
        };
        if let Some(change) = change {
            // Nobody needs to be listening.
            let _ = changes.send(change);
        }
    }
}

/// A connection that listens.
pub(crate) async fn listen(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// A connection that listens, as soon as there can be one: without the database there is nothing else to do.
async fn listen_again(url: &str) -> PgListener {
    loop {
        tokio::time::sleep(LISTEN_AGAIN).await;
        if let Ok(listener) = listen(url).await {
            return listener;
        }
    }
}

fn parse(notice: &str) -> Option<Change> {
    let (verb, rest) = notice.split_once(' ')?;
    match verb {
        "say" => Some(Change::Said(rest.to_owned())),
        "table" => {
            let (id, next) = rest.rsplit_once(' ')?;
            Some(Change::Table { id: id.to_owned(), next: next.parse().ok()? })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_are_written() {
        assert_eq!(parse(&table_notice("t1", 7)), Some(Change::Table { id: "t1".to_owned(), next: 7 }));
        assert_eq!(parse("say a b"), Some(Change::Said("a b".to_owned())));
        assert_eq!(parse("say "), Some(Change::Said(String::new())));
        assert_eq!(parse("something else"), None);
    }
}
