//! What can go wrong.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::migrate::MigrateError;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process serves from this directory.
    #[error("another server uses {}: stop it first, or choose another directory", .0.display())]
    InUse(PathBuf),
    /// The data directory or a file in it cannot be used.
    #[error("cannot use {}: {source}", .path.display())]
    Directory {
        /// The directory or file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The path of the data directory cannot be written as a database address.
    #[error("the path {} is not valid unicode", .0.display())]
    Path(PathBuf),
    /// The database was made by a newer version of this program.
    #[error("the database has schema {found}, this program knows schemas up to {known}: use a newer program")]
    NewerSchema {
        /// The schema of the database.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// The schema could not be brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Migrate(MigrateError),
    /// The database could not be opened or read.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// A write failed, and with it all that would have been committed together with it. Nothing of it is kept.
    #[error("nothing was written: {0}")]
    Write(Arc<sqlx::Error>),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// PostgreSQL cannot keep a text with this character, so no text may have it.
    #[error("a text with the character U+0000 cannot be stored")]
    Nul,
    /// There is no such seat at any table.
    #[error("seat {0} was given, seats are numbered from 0 to {most}", most = crate::tables::LAST_SEAT)]
    Seat(i64),
    /// A saying is too long for a notification.
    #[error("a saying of {bytes} bytes was given, at most {most} are possible")]
    TooLong {
        /// How long it is.
        bytes: usize,
        /// The most that is possible.
        most: usize,
    },
    /// A backup can be restored into an empty database only.
    #[error("a backup is restored into an empty database only, and {0} has rows")]
    NotEmpty(&'static str),
    /// What was read is not a whole backup of this program.
    #[error("line {line} of the backup: {fault}")]
    Backup {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        fault: BackupFault,
    },
    /// A backup could not be read or written.
    #[error("the backup cannot be read or written: {0}")]
    Io(#[from] io::Error),
}

/// What is wrong with a backup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackupFault {
    /// It does not begin as a backup does.
    #[error("this is not a backup of palazzi")]
    Foreign,
    /// It was written for a newer schema.
    #[error("the backup has schema {found}, this program restores schemas up to {known}")]
    Schema {
        /// The schema of the backup.
        found: i64,
        /// The newest schema that can be restored.
        known: i64,
    },
    /// It stops before its last line, or its last line counts other rows than there are.
    #[error("the backup is truncated: {0} rows were read")]
    Truncated(u64),
    /// Something follows the last line.
    #[error("there is more after the end")]
    Trailing,
    /// A line is longer than any that is written.
    #[error("the line is longer than {0} bytes")]
    LongLine(u64),
    /// A line is not a row of this schema.
    #[error("{0}")]
    Row(String),
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(found) => {
                StoreError::NewerSchema { found, known: crate::place::SCHEMA }
            }
            other => StoreError::Migrate(other),
        }
    }
}
