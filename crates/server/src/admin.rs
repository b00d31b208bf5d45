//! What whoever runs the site does to it, beside a running server or without one.

use palazzi_protocol::Status;
use palazzi_store::{Append, Appended, NewRow, SeatRow, Store, StoreError, UserRow};
use thiserror::Error;

use crate::hub::wall_ms;
use palazzi_table::Deed;

/// So often an append is tried that a running server was faster with.
const TRIES: usize = 16;

/// Why it cannot be done.
#[derive(Debug, Error)]
pub enum AdminError {
    /// There is no such table.
    #[error("there is no table '{0}'")]
    NoTable(String),
    /// The table is not played at any more.
    #[error("table '{table}' is {status} already")]
    Ended {
        /// The table.
        table: String,
        /// How far it is.
        status: String,
    },
    /// A running server stores something at this table all the time.
    #[error("table '{0}' is too busy; try again")]
    Busy(String),
    /// There is no such person.
    #[error("there is nobody called '{0}'")]
    Nobody(String),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Closes a table. Running servers tell everybody there within seconds.
pub async fn close_table(store: &Store, table: &str, reason: &str) -> Result<(), AdminError> {
    for _ in 0..TRIES {
        let row = store.table(table).await?.ok_or_else(|| AdminError::NoTable(table.to_owned()))?;
        if [Status::Over.name(), Status::Closed.name()].contains(&row.status.as_str()) {
            return Err(AdminError::Ended { table: table.to_owned(), status: row.status });
        }
        let last = store.log(table, row.next - 1).await?.pop();
        let deed = Deed::Closed { reason: reason.to_owned() };
        let new = NewRow {
            body: serde_json::to_string(&deed).expect("a deed can be written as JSON"),
            site_ms: last.map_or(0, |row| row.site_ms),
            wall_ms: wall_ms(),
            author: None,
            submission: None,
        };
        let seats = store.seats(table).await?.into_iter().map(|seat| SeatRow { to_move: false, ..seat });
        let append = Append {
            table: table.to_owned(),
            expected: row.next,
            wall_ms: new.wall_ms,
            ended_ms: Some(new.wall_ms),
            rows: vec![new],
            status: Status::Closed.name().to_owned(),
            due: None,
            owner: None,
            seats: Some(seats.collect()),
        };
        if store.append(append).await? == Appended::Done {
            store.bump_epoch().await?;
            return Ok(());
        }
    }
    Err(AdminError::Busy(table.to_owned()))
}

/// Shuts somebody out, or lets them in again. Running servers end their connections within seconds.
pub async fn set_banned(store: &Store, name: &str, banned: bool) -> Result<UserRow, AdminError> {
    let user = store.user_by_name(name).await?.ok_or_else(|| AdminError::Nobody(name.to_owned()))?;
    store.set_banned(&user.id, banned).await?;
    store.bump_epoch().await?;
    Ok(user)
}
