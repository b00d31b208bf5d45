//! Backups: one format for both databases.
//!
//! A header line, one JSON object for each row, and a last line with their number:
//!
//! ```text
//! {"palazzi-backup":1,"schema":1}
//! {"in":"log","table_id":"t1","number":1, …}
//! {"end":1}
//! ```

use futures_util::TryStreamExt;
use serde_json::Value as Json;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};
use tokio::io::{AsyncWrite, AsyncWriteExt, BufWriter};

use crate::place::{Kind, SCHEMA};
use crate::shape::{SHAPES, Shape, Type};
use crate::statement::composed;
use crate::{Store, StoreError};

/// The version of the format.
pub(crate) const FORMAT: i64 = 1;

/// What a backup contained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupSummary {
    /// The number of its schema.
    pub schema: i64,
    /// How many rows it has.
    pub rows: u64,
}

impl Store {
    /// Writes everything, as it is at one moment, while others may go on writing.
    ///
    /// # Errors
    /// If the database fails or `out` does. What was written then has no end, and cannot be restored.
    pub async fn backup(&self, out: impl AsyncWrite + Unpin + Send) -> Result<BackupSummary, StoreError> {
        let mut out = BufWriter::new(out);
        let mut connection = self.inner.database.connect().await?;
        let mut snapshot = connection.begin_with(snapshot(self.inner.database.kind)).await?;
        out.write_all(format!("{{\"palazzi-backup\":{FORMAT},\"schema\":{SCHEMA}}}\n").as_bytes()).await?;
        let mut rows = 0;
        for shape in &SHAPES {
            rows += write_rows(shape, &mut snapshot, &mut out).await?;
        }
        out.write_all(format!("{{\"end\":{rows}}}\n").as_bytes()).await?;
        out.flush().await?;
        snapshot.rollback().await?;
        connection.close().await?;
        Ok(BackupSummary { schema: SCHEMA, rows })
    }
}

/// How a transaction begins that sees one moment, however long it reads.
fn snapshot(kind: Kind) -> &'static str {
    match kind {
        Kind::Sqlite => "BEGIN",
        Kind::Postgres => {
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL idle_in_transaction_session_timeout = 0"
        }
    }
}

async fn write_rows(
    shape: &Shape,
    connection: &mut AnyConnection,
    out: &mut (impl AsyncWrite + Unpin),
) -> Result<u64, StoreError> {
    let all = composed(format!("SELECT {} FROM {} ORDER BY {}", shape.list(), shape.name, shape.key));
    let mut found = all.query().fetch(connection);
    let mut rows = 0;
    while let Some(row) = found.try_next().await? {
        out.write_all(line(shape, &row)?.as_bytes()).await?;
        rows += 1;
    }
    Ok(rows)
}

fn line(shape: &Shape, row: &AnyRow) -> Result<String, sqlx::Error> {
    let mut line = format!("{{\"in\":\"{}\"", shape.name);
    for (index, (name, kind)) in shape.columns.iter().enumerate() {
        let value = match kind {
            Type::Text => Json::from(row.try_get::<Option<String>, _>(index)?),
            Type::Number => Json::from(row.try_get::<Option<i64>, _>(index)?),
            Type::Real => Json::from(row.try_get::<f64, _>(index)?),
        };
        line.push_str(&format!(",\"{name}\":{value}"));
    }
    line.push_str("}\n");
    Ok(line)
}
