//! Where a store is kept, and opening it.

use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Executor, SqlSafeStr};

use crate::StoreError;

/// The file of the database in the data directory.
const DATABASE_FILE: &str = "palazzi.db";

/// The file that the serving process locks.
const LOCK_FILE: &str = "palazzi.lock";

/// The most connections that read.
const READERS: u32 = 4;

/// What every connection to SQLite is told first.
/// An answered write is on the disk (`synchronous`), and readers do not wait for it (`WAL`).
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
     PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";

/// A node that hangs inside a transaction must not stop the others for long.
const POSTGRES_SETTINGS: &str = "SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s';";

/// The steps that make the schema, in order.
pub(crate) const STEPS: [&str; 2] = [include_str!("schema/0001.sql"), include_str!("schema/0002.sql")];

/// The number of the newest schema.
pub(crate) const SCHEMA: i64 = STEPS.len() as i64;

/// Where a store is kept.
#[derive(Debug, Clone, PartialEq)]
pub enum Place {
    /// In SQLite, in a file in this directory.
    Directory(PathBuf),
    /// In the PostgreSQL database with this URL.
    Postgres(String),
}

/// What a process wants with the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To serve games. With SQLite one process can at a time.
    Serve,
    /// To administer or to back up, while another process may be serving. A directory must hold a database already.
    Beside,
}

/// The kind of database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// How a transaction begins that writes: when it is its turn.
    pub(crate) fn begin_write(self) -> &'static str {
        match self {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7252994)",
        }
    }
}

/// How to connect to the database.
#[derive(Debug, Clone)]
pub(crate) struct Database {
    pub(crate) kind: Kind,
    options: AnyConnectOptions,
}

impl Database {
    /// The database of a place. Makes the directory if it is missing.
    pub(crate) fn new(place: &Place) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        let (kind, url) = match place {
            Place::Directory(directory) => {
                std::fs::create_dir_all(directory).map_err(at(directory))?;
                let path = std::path::absolute(directory).map_err(at(directory))?.join(DATABASE_FILE);
                let path = path.to_str().ok_or_else(|| StoreError::Path(path.clone()))?;
                (Kind::Sqlite, format!("sqlite://{}?mode=rwc", escaped(path)))
            }
            Place::Postgres(url) => (Kind::Postgres, url.clone()),
        };
        let options = AnyConnectOptions::from_str(&url)?.disable_statement_logging();
        Ok(Database { kind, options })
    }

    /// Makes the schema, or brings it up to date.
    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        let steps = (1..).zip(STEPS).map(|(version, text)| {
            Migration::new(version, "schema".into(), MigrationType::Simple, text.into_sql_str(), false)
        });
        let mut connection = self.connect().await?;
        // `run` is the same, but makes this future one that cannot be moved to another thread.
        Migrator::with_migrations(steps.collect()).run_direct(None, &mut connection, false).await?;
        Ok(connection.close().await?)
    }

    /// A connection that may write.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = self.options.connect().await?;
        connection.execute(self.settings()).await?;
        Ok(connection)
    }

    /// Connections that read.
    pub(crate) async fn readers(&self) -> Result<AnyPool, sqlx::Error> {
        let settings = self.settings();
        AnyPoolOptions::new()
            .max_connections(READERS)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(settings).await.map(drop) })
            })
            .connect_with(self.options.clone())
            .await
    }

    /// The URL, for what only PostgreSQL can do.
    pub(crate) fn url(&self) -> &str {
        self.options.database_url.as_str()
    }

    fn settings(&self) -> &'static str {
        match self.kind {
            Kind::Sqlite => SQLITE_SETTINGS,
            Kind::Postgres => POSTGRES_SETTINGS,
        }
    }
}

/// Locks the place for this process, if it is one that serves. The lock goes with the file.
/// Whoever comes beside is refused if there is no database: it must not be made by looking.
pub(crate) fn lock(place: &Place, access: Access) -> Result<Option<File>, StoreError> {
    let Place::Directory(directory) = place else {
        return Ok(None);
    };
    if access == Access::Beside {
        return if directory.join(DATABASE_FILE).is_file() { Ok(None) } else { Err(no_site(directory)) };
    }
    std::fs::create_dir_all(directory).map_err(at(directory))?;
    let path = directory.join(LOCK_FILE);
    let file = File::options().create(true).append(true).open(&path).map_err(at(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(directory.clone())),
        Err(TryLockError::Error(source)) => Err(StoreError::Directory { path, source }),
    }
}

fn no_site(directory: &Path) -> StoreError {
    at(directory)(io::Error::new(ErrorKind::NotFound, "it is no directory of a site"))
}

fn at(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |source| StoreError::Directory { path: path.to_owned(), source }
}

/// A path as a part of a URL.
fn escaped(path: &str) -> String {
    let keep = |byte: &u8| byte.is_ascii_alphanumeric() || b"/-_.".contains(byte);
    let escape = |byte: u8| if keep(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    path.bytes().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_paths_are_escaped() {
        assert_eq!(escaped("/tmp/a b?c/ü"), "/tmp/a%20b%3Fc/%C3%BC");
    }
}
