//! SQL with its arguments, in the types that both databases share.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, SqlSafeStr, SqlStr};

use crate::StoreError;

/// The most rows that one INSERT carries; more are spread over several.
/// They are powers of two, so that few different texts are prepared.
const ROWS_PER_INSERT: usize = 64;

/// How a row of the database becomes a value.
pub(crate) type Reading<T> = fn(&AnyRow) -> Result<T, sqlx::Error>;

/// One argument of a statement. A missing one has a type as well, which PostgreSQL asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Real(f64),
}

/// SQL with the arguments `$1`, `$2` and so on.
#[derive(Debug, Clone)]
pub(crate) struct Statement {
    sql: SqlStr,
    values: Vec<Value>,
}

/// A statement without arguments yet.
pub(crate) fn sql(text: &'static str) -> Statement {
    Statement { sql: text.into_sql_str(), values: Vec::new() }
}

/// A statement whose text is put together from parts of the program, never from what people wrote.
pub(crate) fn composed(text: String) -> Statement {
    Statement { sql: AssertSqlSafe(text).into_sql_str(), values: Vec::new() }
}

/// As many INSERTs as these rows need. `begin` is the text before VALUES, `end` what follows the rows.
pub(crate) fn insert(begin: &str, rows: Vec<Vec<Value>>, end: &str) -> Vec<Statement> {
    let mut rows = rows.into_iter();
    let mut statements = Vec::new();
    while let Some(power) = rows.len().min(ROWS_PER_INSERT).checked_ilog2() {
        let some: Vec<_> = rows.by_ref().take(1 << power).collect();
        let text = format!("{begin} VALUES {} {end}", places(&some));
        statements.push(composed(text).bind_all(some.into_iter().flatten()));
    }
    statements
}

/// `($1, $2), ($3, $4), …`: the arguments of these rows.
pub(crate) fn places(rows: &[Vec<Value>]) -> String {
    let mut first = 1;
    let mut text = String::new();
    for row in rows {
        let separator = if first == 1 { "" } else { ", " };
        text.push_str(&format!("{separator}({})", numbered(first, row.len())));
        first += row.len();
    }
    text
}

/// `$first, …`: this many arguments.
pub(crate) fn numbered(first: usize, count: usize) -> String {
    (first..first + count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// Refuses texts that not every database can keep: found later, they would undo the work of others.
pub(crate) fn check<'v>(values: impl IntoIterator<Item = &'v Value>) -> Result<(), StoreError> {
    let bad = |value: &Value| matches!(value, Value::Text(Some(text)) if text.contains('\0'));
    if values.into_iter().any(bad) { Err(StoreError::Nul) } else { Ok(()) }
}

impl Statement {
    /// Adds the next argument.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    /// Adds the next arguments.
    pub(crate) fn bind_all<T: Into<Value>>(mut self, values: impl IntoIterator<Item = T>) -> Statement {
        self.values.extend(values.into_iter().map(Into::into));
        self
    }

    /// Refuses arguments that not every database can keep.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check(&self.values)
    }

    /// Runs it and tells how many rows it changed.
    pub(crate) async fn execute(self, connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
        Ok(self.query().execute(connection).await?.rows_affected())
    }

    /// All rows, from the connection that writes.
    pub(crate) async fn fetch<T>(
        self,
        connection: &mut AnyConnection,
        reading: Reading<T>,
    ) -> Result<Vec<T>, sqlx::Error> {
        self.query().fetch_all(connection).await?.iter().map(reading).collect()
    }

    /// All rows, from a connection that reads.
    pub(crate) async fn read<T>(self, pool: &AnyPool, reading: Reading<T>) -> Result<Vec<T>, sqlx::Error> {
        self.query().fetch_all(pool).await?.iter().map(reading).collect()
    }

    /// The query as the driver wants it.
    pub(crate) fn query(self) -> Query<'static, Any, AnyArguments> {
        let query = sqlx::query(self.sql);
        self.values.into_iter().fold(query, |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Real(real) => query.bind(real),
        })
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(Some(number.into()))
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Number(number)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Value {
        Value::Number(Some(yes.into()))
    }
}

impl From<f64> for Value {
    fn from(real: f64) -> Value {
        Value::Real(real)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_rows_are_spread_over_several_inserts() {
        let rows = (0..70).map(|number: i64| vec![number.into(), "x".into()]).collect();
        let statements = insert("INSERT INTO log (number, body)", rows, "");
        let counts: Vec<_> = statements.iter().map(|statement| statement.values.len()).collect();
        assert_eq!(counts, [128, 8, 4]);
        assert!(statements[2].sql.as_str().ends_with("VALUES ($1, $2), ($3, $4) "));
    }

    #[test]
    fn a_text_with_nul_is_refused() {
        assert!(matches!(sql("SELECT $1").bind("a\0b").check(), Err(StoreError::Nul)));
        assert!(sql("SELECT $1").bind("ab").check().is_ok());
    }
}
