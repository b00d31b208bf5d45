//! How people get along: mutes and reports. What they say is in the logs.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::statement::sql;
use crate::{Store, StoreError};

/// A complaint about something that was said.
#[derive(Debug, Clone, PartialEq)]
pub struct ReportRow {
    /// Its identifier.
    pub id: String,
    /// The table where it was said.
    pub table: String,
    /// The number of the log row.
    pub number: i64,
    /// The user who complains.
    pub by: String,
    /// Why.
    pub reason: String,
    /// When (wall).
    pub created_ms: i64,
}

impl Store {
    /// Lets a user hear another one no more, or again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_mute(&self, user: &str, other: &str, muted: bool) -> Result<(), StoreError> {
        let statement = if muted {
            sql("INSERT INTO mutes (user_id, other_id) \
                 SELECT a.id, b.id FROM users a, users b WHERE a.id = $1 AND b.id = $2 ON CONFLICT DO NOTHING")
        } else {
            sql("DELETE FROM mutes WHERE user_id = $1 AND other_id = $2")
        };
        self.run(statement.bind(user).bind(other)).await.map(drop)
    }

    /// The users whom a user does not want to hear.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mutes(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let mutes = sql("SELECT other_id FROM mutes WHERE user_id = $1 ORDER BY other_id").bind(user);
        self.all(mutes, |row| row.try_get(0)).await
    }

    /// Keeps a complaint. The same one twice counts once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, report: ReportRow) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO reports (id, table_id, number, by_id, reason, created_ms) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING")
        .bind(report.id)
        .bind(report.table)
        .bind(report.number)
        .bind(report.by)
        .bind(report.reason)
        .bind(report.created_ms);
        self.run(insert).await.map(drop)
    }

    /// The last complaints, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let reports = sql("SELECT id, table_id, number, by_id, reason, created_ms FROM reports \
             ORDER BY created_ms DESC, id LIMIT $1");
        self.all(reports.bind(limit), ReportRow::read).await
    }
}

impl ReportRow {
    fn read(row: &AnyRow) -> Result<ReportRow, sqlx::Error> {
        Ok(ReportRow {
            id: row.try_get(0)?,
            table: row.try_get(1)?,
            number: row.try_get(2)?,
            by: row.try_get(3)?,
            reason: row.try_get(4)?,
            created_ms: row.try_get(5)?,
        })
    }
}
