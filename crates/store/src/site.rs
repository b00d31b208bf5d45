//! The site as a whole: its time, its nodes, and the sign that somebody changed something.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::place::Kind;
use crate::statement::sql;
use crate::writer::Group;
use crate::{Store, StoreError};

/// A silence longer than this means that a node, or the whole site, was down.
pub const DOWN_AFTER_MS: i64 = 5_000;

/// What a node learns when it shows that it is alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beat {
    /// Site time now.
    pub site_ms: i64,
    /// Goes up when an administrator changes something; nodes then look again.
    pub epoch: i64,
    /// Nodes that were found silent. Their tables have no owner now.
    pub dead_nodes: Vec<String>,
}

impl Store {
    /// Shows that a node is alive, moves site time, and frees the tables of nodes that fell silent.
    ///
    /// Site time advances by the time since the last beat of any node, unless that is more than [`DOWN_AFTER_MS`]
    /// or negative: then the site was down, or the clock was set, and it does not advance.
    /// With PostgreSQL the clock of the database is used in place of `wall_ms`, since the clocks of nodes differ.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self, node: &str, wall_ms: i64) -> Result<Beat, StoreError> {
        let node = sql(
            "INSERT INTO nodes (id, alive_ms) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET alive_ms = $2",
        )
        .bind(node);
        node.check()?;
        self.write(move |group| {
            Box::pin(async move {
                let now = clock(group, wall_ms).await?;
                let connection = &mut group.connection;
                let site = sql("UPDATE site SET beat_ms = $1, site_ms = site_ms + \
                     CASE WHEN $1 - beat_ms BETWEEN 0 AND $2 THEN $1 - beat_ms ELSE 0 END \
                     RETURNING site_ms, epoch");
                let site = site.bind(now).bind(DOWN_AFTER_MS);
                let read_site = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get(1)?));
                let (site_ms, epoch) =
                    site.fetch(connection, read_site).await?.pop().ok_or(sqlx::Error::RowNotFound)?;
                node.bind(now).execute(connection).await?;
                // A node that was alive in the future was so by a clock that has been set back.
                let dead = sql("DELETE FROM nodes WHERE alive_ms NOT BETWEEN $1 AND $2 RETURNING id")
                    .bind(now - DOWN_AFTER_MS)
                    .bind(now + DOWN_AFTER_MS);
                let dead_nodes: Vec<String> = dead.fetch(connection, |row| row.try_get(0)).await?;
                for node in &dead_nodes {
                    free_tables(group, node.clone()).await?;
                }
                Ok(Beat { site_ms, epoch, dead_nodes })
            })
        })
        .await
    }

    /// A node stops: its tables have no owner now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave(&self, node: &str) -> Result<(), StoreError> {
        let delete = sql("DELETE FROM nodes WHERE id = $1").bind(node);
        delete.check()?;
        let node = node.to_owned();
        self.write(move |group| {
            Box::pin(async move {
                group.run(delete).await?;
                free_tables(group, node).await
            })
        })
        .await
    }

    /// Tells all nodes, at their next beat, that an administrator changed something.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bump_epoch(&self) -> Result<(), StoreError> {
        self.run(sql("UPDATE site SET epoch = epoch + 1")).await.map(drop)
    }
}

/// Whoever holds the lock of a directory is the only node: what others left behind is free.
pub(crate) async fn forget_all_nodes(store: &Store) -> Result<(), StoreError> {
    store
        .write(|group| {
            Box::pin(async move {
                group.run(sql("DELETE FROM nodes")).await?;
                group.run(sql("UPDATE tables SET owner = NULL WHERE owner IS NOT NULL")).await.map(drop)
            })
        })
        .await
}

async fn free_tables(group: &mut Group, node: String) -> Result<(), sqlx::Error> {
    group.run(sql("UPDATE tables SET owner = NULL WHERE owner = $1").bind(node)).await.map(drop)
}

/// The time by which nodes are alive.
async fn clock(group: &mut Group, wall_ms: i64) -> Result<i64, sqlx::Error> {
    if group.kind == Kind::Sqlite {
        return Ok(wall_ms);
    }
    let now = sql("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)");
    let now = now.fetch(&mut group.connection, |row| row.try_get(0)).await?;
    now.into_iter().next().ok_or(sqlx::Error::RowNotFound)
}
