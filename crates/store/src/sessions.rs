//! Sessions: the devices on which a user is signed in.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::statement::sql;
use crate::{Store, StoreError, UserRow};

/// A device on which a user is signed in.
#[derive(Debug, Clone, PartialEq)]
pub struct SessionRow {
    /// The hash of the secret that the device sends. The secret itself is nowhere.
    pub token_hash: String,
    /// The identifier by which people see it in a list.
    pub id: String,
    /// The user.
    pub user: String,
    /// What the device calls itself.
    pub label: String,
    /// When it was made (wall).
    pub created_ms: i64,
    /// When it was last used (wall).
    pub seen_ms: i64,
}

impl Store {
    /// Makes a session. False if there is no such user, or the token or the id is taken.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_session(&self, session: SessionRow) -> Result<bool, StoreError> {
        let insert = sql("INSERT INTO sessions (token_hash, id, user_id, label, created_ms, seen_ms) \
             SELECT $1, $2, id, $4, $5, $6 FROM users WHERE id = $3 ON CONFLICT DO NOTHING")
        .bind(session.token_hash)
        .bind(session.id)
        .bind(session.user)
        .bind(session.label)
        .bind(session.created_ms)
        .bind(session.seen_ms);
        Ok(self.run(insert).await? == 1)
    }

    /// The session with this token, and its user.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, token_hash: &str) -> Result<Option<(SessionRow, UserRow)>, StoreError> {
        let session = sql("SELECT s.token_hash, s.id, s.user_id, s.label, s.created_ms, s.seen_ms, \
             u.id, u.name, u.password, u.preferences, u.portrait, u.admin, u.banned, u.created_ms, u.seen_ms \
             FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1");
        let read = |row: &AnyRow| Ok((SessionRow::read(row)?, UserRow::read(row, 6)?));
        self.one(session.bind(token_hash), read).await
    }

    /// A session was used.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn touch_session(&self, token_hash: &str, wall_ms: i64) -> Result<(), StoreError> {
        let touch = sql("UPDATE sessions SET seen_ms = $2 WHERE token_hash = $1 AND seen_ms < $2");
        self.run(touch.bind(token_hash).bind(wall_ms)).await.map(drop)
    }

    /// The sessions of a user, the last used first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, user: &str) -> Result<Vec<SessionRow>, StoreError> {
        let sessions = sql("SELECT token_hash, id, user_id, label, created_ms, seen_ms FROM sessions \
             WHERE user_id = $1 ORDER BY seen_ms DESC, id");
        self.all(sessions.bind(user), SessionRow::read).await
    }

    /// Ends one session of a user. False if it has no such session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke_session(&self, user: &str, id: &str) -> Result<bool, StoreError> {
        let revoke = sql("DELETE FROM sessions WHERE user_id = $1 AND id = $2");
        Ok(self.run(revoke.bind(user).bind(id)).await? == 1)
    }

    /// Ends all sessions of a user.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke_all(&self, user: &str) -> Result<(), StoreError> {
        self.run(sql("DELETE FROM sessions WHERE user_id = $1").bind(user)).await.map(drop)
    }
}

impl SessionRow {
    fn read(row: &AnyRow) -> Result<SessionRow, sqlx::Error> {
        Ok(SessionRow {
            token_hash: row.try_get(0)?,
            id: row.try_get(1)?,
            user: row.try_get(2)?,
            label: row.try_get(3)?,
            created_ms: row.try_get(4)?,
            seen_ms: row.try_get(5)?,
        })
    }
}
