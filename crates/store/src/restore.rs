//! Restoring a backup into an empty database of either kind.

use serde_json::{Map, Value as Json};
use sqlx::{AnyConnection, Connection};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, BufReader};

use crate::backup::{BackupSummary, FORMAT};
use crate::place::SCHEMA;
use crate::shape::{SHAPES, Shape, Type};
use crate::statement::{Value, composed, insert, sql};
use crate::{BackupFault, Store, StoreError};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 64 << 20;

/// How many rows are collected before they are written.
const ROWS_TOGETHER: usize = 256;

impl Store {
    /// Reads what [`Store::backup`] wrote, also in an older version of this program, whichever database it came from.
    /// All of it or nothing is kept.
    ///
    /// # Errors
    /// If the database has rows already, if what is read is not a whole backup, or if the database fails.
    pub async fn restore(&self, input: impl AsyncRead + Unpin + Send) -> Result<BackupSummary, StoreError> {
        let mut lines = Lines { input: BufReader::new(input), number: 0 };
        let header = lines.next().await?.unwrap_or_default();
        let schema = check_header(&header).map_err(|fault| lines.fault(fault))?;
        let mut connection = self.inner.database.connect().await?;
        let mut transaction = connection.begin_with(self.inner.database.kind.begin_write()).await?;
        check_empty(&mut transaction).await?;
        sql("DELETE FROM site").execute(&mut transaction).await?;
        let rows = read_rows(&mut lines, schema, &mut transaction).await?;
        transaction.commit().await?;
        connection.close().await?;
        Ok(BackupSummary { schema, rows })
    }
}

/// The lines of a backup, as JSON objects.
struct Lines<R> {
    input: R,
    number: u64,
}

impl<R: AsyncBufRead + Unpin> Lines<R> {
    async fn next(&mut self) -> Result<Option<Map<String, Json>>, StoreError> {
        self.number += 1;
        let mut line = Vec::new();
        let length = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut line).await?;
        if length == 0 {
            return Ok(None);
        }
        if length as u64 == LONGEST_LINE {
            return Err(self.fault(BackupFault::LongLine(LONGEST_LINE)));
        }
        let foreign = |error: serde_json::Error| match self.number {
            1 => BackupFault::Foreign,
            _ => BackupFault::Row(error.to_string()),
        };
        serde_json::from_slice(&line).map(Some).map_err(|error| self.fault(foreign(error)))
    }

    fn fault(&self, fault: BackupFault) -> StoreError {
        StoreError::Backup { line: self.number, fault }
    }
}

/// The schema of a backup that this program can restore.
fn check_header(header: &Map<String, Json>) -> Result<i64, BackupFault> {
    let number = |name: &str| header.get(name).and_then(Json::as_i64);
    match (number("palazzi-backup"), number("schema")) {
        (Some(FORMAT), Some(schema @ 1..=SCHEMA)) => Ok(schema),
        (Some(FORMAT), Some(found)) => Err(BackupFault::Schema { found, known: SCHEMA }),
        _ => Err(BackupFault::Foreign),
    }
}

async fn check_empty(connection: &mut AnyConnection) -> Result<(), StoreError> {
    for shape in SHAPES.iter().filter(|shape| shape.name != "site") {
        let any = composed(format!("SELECT 1 FROM {} LIMIT 1", shape.name));
        if !any.fetch(connection, |_| Ok(())).await?.is_empty() {
            return Err(StoreError::NotEmpty(shape.name));
        }
    }
    Ok(())
}

/// Reads all lines after the header and tells how many rows there were.
async fn read_rows(
    lines: &mut Lines<impl AsyncBufRead + Unpin>,
    schema: i64,
    connection: &mut AnyConnection,
) -> Result<u64, StoreError> {
    let mut rows = 0;
    let mut waiting: (&Shape, Vec<Vec<Value>>) = (&SHAPES[0], Vec::new());
    loop {
        let truncated = BackupFault::Truncated(rows);
        let Some(line) = lines.next().await? else {
            return Err(lines.fault(truncated));
        };
        if let Some(end) = line.get("end") {
            if end.as_u64() != Some(rows) {
                return Err(lines.fault(truncated));
            }
            write_rows(waiting.0, waiting.1, connection).await?;
            return match lines.next().await? {
                None => Ok(rows),
                Some(_) => Err(lines.fault(BackupFault::Trailing)),
            };
        }
        let (shape, values) = row(&line, schema).map_err(|fault| lines.fault(BackupFault::Row(fault)))?;
        if shape.name != waiting.0.name || waiting.1.len() == ROWS_TOGETHER {
            let (shape, rows) = std::mem::replace(&mut waiting, (shape, Vec::new()));
            write_rows(shape, rows, connection).await?;
        }
        waiting.1.push(values);
        rows += 1;
    }
}

async fn write_rows(
    shape: &Shape,
    rows: Vec<Vec<Value>>,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    let begin = format!("INSERT INTO {} ({})", shape.name, shape.list());
    for statement in insert(&begin, rows, "") {
        statement.check()?;
        statement.execute(connection).await?;
    }
    Ok(())
}

/// The table and the values of a line in a backup of this schema.
fn row(line: &Map<String, Json>, schema: i64) -> Result<(&'static Shape, Vec<Value>), String> {
    let name = line.get("in").and_then(Json::as_str).ok_or("the row does not say in which table it is")?;
    let shape = SHAPES.iter().find(|shape| shape.name == name).ok_or_else(|| format!("no table {name}"))?;
    let columns = shape.columns.iter().filter(|(column, _)| shape.has(column, schema)).count();
    if line.len() != columns + 1 {
        return Err(format!("a row in {name} has {columns} columns"));
    }
    let values = shape.columns.iter().map(|(column, kind)| {
        let value = if shape.has(column, schema) { line.get(*column) } else { Some(&Json::Null) };
        let value = value.ok_or_else(|| format!("a row in {name} needs {column}"))?;
        value_of(value, *kind).ok_or_else(|| format!("{value} cannot be the {column} of a row in {name}"))
    });
    Ok((shape, values.collect::<Result<_, _>>()?))
}

fn value_of(value: &Json, kind: Type) -> Option<Value> {
    match (kind, value) {
        (Type::Text, Json::Null) => Some(Value::Text(None)),
        (Type::Number, Json::Null) => Some(Value::Number(None)),
        (Type::Text, Json::String(text)) => Some(Value::Text(Some(text.clone()))),
        (Type::Number, number) => number.as_i64().map(|number| Value::Number(Some(number))),
        (Type::Real, number) => number.as_f64().map(Value::Real),
        _ => None,
    }
}
