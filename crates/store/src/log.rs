//! The log of a table, which grows at its end only.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::appends::PendingAppend;
use crate::statement::{Statement, Value, insert, sql};
use crate::tables::SeatRow;
use crate::{Store, StoreError};

/// A row that is about to be written into a log.
#[derive(Debug, Clone, PartialEq)]
pub struct NewRow {
    /// What it says.
    pub body: String,
    /// When, in site time.
    pub site_ms: i64,
    /// When, in wall time.
    pub wall_ms: i64,
    /// The user who caused it.
    pub author: Option<String>,
    /// The identifier that the author gave it, by which it is known when it is sent again.
    pub submission: Option<String>,
}

/// A row of a log.
#[derive(Debug, Clone, PartialEq)]
pub struct LogRow {
    /// Its number, from 1, without gaps.
    pub number: i64,
    /// What it says.
    pub body: String,
    /// When, in site time.
    pub site_ms: i64,
    /// When, in wall time.
    pub wall_ms: i64,
    /// The user who caused it.
    pub author: Option<String>,
    /// The identifier that the author gave it.
    pub submission: Option<String>,
}

/// Rows for a log, and what the table is like after them.
#[derive(Debug, Clone, PartialEq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number that the first row will get: the table's `next`.
    pub expected: i64,
    /// The rows.
    pub rows: Vec<NewRow>,
    /// `open`, `playing`, `over` or `closed`.
    pub status: String,
    /// The site time at which the table wants attention.
    pub due: Option<i64>,
    /// The node that runs it.
    pub owner: Option<String>,
    /// All its seats, or nothing if they are as before.
    pub seats: Option<Vec<SeatRow>>,
    /// When its game ended (wall), or nothing if that is as before.
    pub ended_ms: Option<i64>,
    /// When this is (wall).
    pub wall_ms: i64,
}

/// What became of an [`Append`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is written and durable.
    Done,
    /// The table does not expect this number, or there is no such table. Nothing was written.
    Conflict,
}

impl Store {
    /// Adds rows to the log of a table, and changes the table with them, if the log ends where the caller thinks.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.inner.writer.append(PendingAppend::new(append)?).await
    }

    /// The rows of a log from this number on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn log(&self, id: &str, from_number: i64) -> Result<Vec<LogRow>, StoreError> {
        let log = sql("SELECT number, body, site_ms, wall_ms, author, submission FROM log \
             WHERE table_id = $1 AND number >= $2 ORDER BY number");
        self.all(log.bind(id).bind(from_number), LogRow::read).await
    }
}

impl LogRow {
    fn read(row: &AnyRow) -> Result<LogRow, sqlx::Error> {
        Ok(LogRow {
            number: row.try_get(0)?,
            body: row.try_get(1)?,
            site_ms: row.try_get(2)?,
            wall_ms: row.try_get(3)?,
            author: row.try_get(4)?,
            submission: row.try_get(5)?,
        })
    }
}

/// The values of rows that are numbered from `first`.
pub(crate) fn log_values(id: &str, first: i64, rows: Vec<NewRow>) -> Vec<Vec<Value>> {
    let values = |(number, row): (i64, NewRow)| {
        vec![
            id.into(),
            number.into(),
            row.body.into(),
            row.site_ms.into(),
            row.wall_ms.into(),
            row.author.into(),
            row.submission.into(),
        ]
    };
    (first..).zip(rows).map(values).collect()
}

/// Writes rows, whichever tables they belong to.
pub(crate) fn insert_log(rows: Vec<Vec<Value>>) -> Vec<Statement> {
    insert("INSERT INTO log (table_id, number, body, site_ms, wall_ms, author, submission)", rows, "")
}
