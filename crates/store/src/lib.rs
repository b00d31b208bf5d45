//! Tables, logs and people, kept in SQLite or PostgreSQL.
//!
//! A [`Store`] knows nothing of rules: log bodies, options and preferences are texts to it, identifiers are made by
//! the caller. It promises three things:
//!
//! - **Answered means durable.** All writes go through one task that commits them in groups and answers afterwards.
//! - **A log grows at its end only.** [`Store::append`] says which number it expects to write; of two that expect
//!   the same number one gets [`Appended::Conflict`], and nothing of it is kept.
//! - **Both databases behave the same.** One suite of tests runs on both, and a backup of one can be restored
//!   into the other.
//!
//! There is one SQL text for both databases: it goes through sqlx's `Any` driver, which chooses the database when
//! the program runs. So the schema has only types that both share, and yes and no are numbers. The compile-time
//! checks of sqlx cannot look at two databases, so there are none; the tests run every statement.
//!
//! Times are milliseconds of two kinds. *Wall* time is for people to read. *Site* time counts while the site is up,
//! so that clocks do not run while it is down; [`Store::beat`] moves it.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), palazzi_store::StoreError> {
//! use palazzi_store::{Access, NewTable, Place, Store};
//!
//! let directory = std::env::temp_dir().join(format!("palazzi-doc-{}", std::process::id()));
//! let store = Store::open(&Place::Directory(directory.clone()), Access::Serve).await?;
//! let table = NewTable {
//!     id: "t1".to_owned(),
//!     ruleset: "palazzo".to_owned(),
//!     players: 2,
//!     options: "{}".to_owned(),
//!     seed: "00".to_owned(),
//!     visibility: "public".to_owned(),
//!     rated: false,
//!     creator: "u1".to_owned(),
//!     created_ms: 1_700_000_000_000,
//! };
//! assert!(store.create_table(table.clone(), vec![], vec![]).await?);
//! assert!(!store.create_table(table, vec![], vec![]).await?);
//! assert_eq!(store.table("t1").await?.map(|table| table.next), Some(1));
//! store.close().await;
//! # std::fs::remove_dir_all(directory)?;
//! # Ok(())
//! # }
//! ```

mod appends;
mod backup;
mod conduct;
mod error;
mod listen;
mod lists;
mod log;
mod orders;
mod people;
mod place;
mod ratings;
mod restore;
mod results;
mod sessions;
mod shape;
mod site;
mod statement;
mod store;
mod tables;
mod writer;

pub use backup::BackupSummary;
pub use conduct::ReportRow;
pub use error::{BackupFault, StoreError};
pub use listen::{Change, LONGEST_SAYING};
pub use log::{Append, Appended, LogRow, NewRow};
pub use people::UserRow;
pub use place::{Access, Place};
pub use ratings::RatingRow;
pub use results::ResultRow;
pub use sessions::SessionRow;
pub use site::{Beat, DOWN_AFTER_MS};
pub use store::Store;
pub use tables::{NewTable, SeatRow, TableRow};
