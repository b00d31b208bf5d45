//! Standing orders: what a seat wants to be done later. They are private to it and not in the log.

use sqlx::Row;

use crate::statement::sql;
use crate::{Store, StoreError};

impl Store {
    /// Gives a seat a standing order, or takes it away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_order(&self, table: &str, seat: i64, body: Option<String>) -> Result<(), StoreError> {
        let statement = match body {
            Some(body) => sql("INSERT INTO orders (table_id, seat, body) \
                 SELECT id, $2, $3 FROM tables WHERE id = $1 \
                 ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body")
            .bind(table)
            .bind(seat)
            .bind(body),
            None => sql("DELETE FROM orders WHERE table_id = $1 AND seat = $2").bind(table).bind(seat),
        };
        self.run(statement).await.map(drop)
    }

    /// Takes away the standing order of a seat if it is this one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_order(&self, table: &str, seat: i64, body: &str) -> Result<(), StoreError> {
        let forget = sql("DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND body = $3");
        self.run(forget.bind(table).bind(seat).bind(body)).await.map(drop)
    }

    /// The standing orders of a table, by seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn orders(&self, table: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let orders = sql("SELECT seat, body FROM orders WHERE table_id = $1 ORDER BY seat").bind(table);
        self.all(orders, |row| Ok((row.try_get(0)?, row.try_get(1)?))).await
    }
}
