//! Lists of tables.

use sqlx::Row;

use crate::statement::{Statement, composed, numbered, sql};
use crate::tables::COLUMNS;
use crate::{SeatRow, Store, StoreError, TableRow};

impl Store {
    /// Public tables with one of these statuses, the last changed first.
    /// The next page is `before` the last table of this one: its `updated_ms` and `id`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_tables(
        &self,
        statuses: &[&str],
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let condition = "visibility = $1";
        self.all(page(condition, "public", statuses, before, limit), TableRow::read).await
    }

    /// All tables with one of these statuses, listed or not, the last changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn all_tables(
        &self,
        statuses: &[&str],
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.all(page("visibility <> $1", "", statuses, before, limit), TableRow::read).await
    }

    /// Tables with one of these statuses at which a user sits, the last changed first.
    /// The next page is `before` the last table of this one: its `updated_ms` and `id`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(
        &self,
        user: &str,
        statuses: &[&str],
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let condition = "id IN (SELECT table_id FROM seats WHERE user_id = $1)";
        self.all(page(condition, user, statuses, before, limit), TableRow::read).await
    }

    /// As [`Store::tables_of`], of public tables alone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_tables_of(
        &self,
        user: &str,
        statuses: &[&str],
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let condition = "id IN (SELECT table_id FROM seats WHERE user_id = $1) AND visibility = 'public'";
        self.all(page(condition, user, statuses, before, limit), TableRow::read).await
    }

    /// The seats of several tables, each with the id of its table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats_of_tables(&self, ids: &[String]) -> Result<Vec<(String, SeatRow)>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let seats = composed(format!(
            "SELECT seat, user_id, bot, (to_move >> CAST(seat AS INTEGER)) & 1, table_id \
             FROM seats JOIN tables ON id = table_id WHERE table_id IN ({}) ORDER BY table_id, seat",
            numbered(1, ids.len())
        ));
        let seats = seats.bind_all(ids.iter().map(String::as_str));
        self.all(seats, |row| Ok((row.try_get(4)?, SeatRow::read(row)?))).await
    }

    /// The tables that wait for a user.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn your_turn(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let turns = sql("SELECT DISTINCT id, updated_ms FROM seats JOIN tables ON id = table_id \
             WHERE user_id = $1 AND status = 'playing' AND (to_move >> CAST(seat AS INTEGER)) & 1 = 1 \
             ORDER BY updated_ms, id");
        self.all(turns.bind(user), |row| row.try_get(0)).await
    }

    /// How many tables with one of these statuses a user has made.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_tables(&self, creator: &str, statuses: &[&str]) -> Result<i64, StoreError> {
        let count = composed(format!(
            "SELECT count(*) FROM tables WHERE creator = $1 AND status IN ({})",
            some(2, statuses)
        ));
        let count = count.bind(creator).bind_all(statuses.iter().copied());
        Ok(self.one(count, |row| row.try_get(0)).await?.unwrap_or(0))
    }
}

fn page(
    condition: &str,
    value: &str,
    statuses: &[&str],
    before: Option<(i64, String)>,
    limit: u32,
) -> Statement {
    let first = 2 + statuses.len();
    let (after, limit_at) = match before {
        Some(_) => (format!("AND (updated_ms, id) < (${first}, ${})", first + 1), first + 2),
        None => (String::new(), first),
    };
    let statement = composed(format!(
        "SELECT {COLUMNS} FROM tables WHERE {condition} AND status IN ({}) {after} \
         ORDER BY updated_ms DESC, id DESC LIMIT ${limit_at}",
        some(2, statuses)
    ));
    let statement = statement.bind(value).bind_all(statuses.iter().copied());
    match before {
        Some((updated_ms, id)) => statement.bind(updated_ms).bind(id).bind(limit),
        None => statement.bind(limit),
    }
}

/// What stands in the brackets of IN: PostgreSQL does not take nothing.
fn some(first: usize, values: &[&str]) -> String {
    if values.is_empty() { "NULL".to_owned() } else { numbered(first, values.len()) }
}
