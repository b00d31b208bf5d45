//! Results of finished games, for statistics and the archive.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::statement::{Statement, insert, sql};
use crate::{Store, StoreError};

/// How one seat of a finished game did.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultRow {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: i64,
    /// Who sat there: `user:ID` or `bot:NAME`.
    pub who: String,
    /// The name of the ruleset.
    pub ruleset: String,
    /// How many played.
    pub players: i64,
    /// The final score.
    pub score: i64,
    /// Whether this seat won.
    pub won: bool,
    /// When the game ended (wall).
    pub ended_ms: i64,
}

impl Store {
    /// Keeps results. Those that are there already stay as they are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_results(&self, results: Vec<ResultRow>) -> Result<(), StoreError> {
        let statements = insert_results(results);
        statements.iter().try_for_each(Statement::check)?;
        self.write(|group| {
            Box::pin(async move {
                for statement in statements {
                    group.run(statement).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// The results of one player, the last first.
    /// The next page is `before` the last result of this one: its `ended_ms` and `table`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results_of(
        &self,
        who: &str,
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let results = match before {
            None => sql("SELECT table_id, seat, who, ruleset, players, score, won, ended_ms FROM results \
                 WHERE who = $1 ORDER BY ended_ms DESC, table_id DESC, seat LIMIT $2")
            .bind(who),
            Some((ended_ms, table)) => {
                sql("SELECT table_id, seat, who, ruleset, players, score, won, ended_ms FROM results \
                     WHERE who = $1 AND (ended_ms, table_id) < ($2, $3) \
                     ORDER BY ended_ms DESC, table_id DESC, seat LIMIT $4")
                .bind(who)
                .bind(ended_ms)
                .bind(table)
            }
        };
        self.all(results.bind(limit), ResultRow::read).await
    }

    /// The results of one table, by seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results_of_table(&self, table: &str) -> Result<Vec<ResultRow>, StoreError> {
        let results = sql("SELECT table_id, seat, who, ruleset, players, score, won, ended_ms FROM results \
             WHERE table_id = $1 ORDER BY seat");
        self.all(results.bind(table), ResultRow::read).await
    }
}

impl ResultRow {
    fn read(row: &AnyRow) -> Result<ResultRow, sqlx::Error> {
        Ok(ResultRow {
            table: row.try_get(0)?,
            seat: row.try_get(1)?,
            who: row.try_get(2)?,
            ruleset: row.try_get(3)?,
            players: row.try_get(4)?,
            score: row.try_get(5)?,
            won: row.try_get::<i64, _>(6)? != 0,
            ended_ms: row.try_get(7)?,
        })
    }
}

fn insert_results(results: Vec<ResultRow>) -> Vec<Statement> {
    let values = |row: ResultRow| {
        vec![
            row.table.into(),
            row.seat.into(),
            row.who.into(),
            row.ruleset.into(),
            row.players.into(),
            row.score.into(),
            row.won.into(),
            row.ended_ms.into(),
        ]
    };
    insert(
        "INSERT INTO results (table_id, seat, who, ruleset, players, score, won, ended_ms)",
        results.into_iter().map(values).collect(),
        "ON CONFLICT (table_id, seat) DO NOTHING",
    )
}
