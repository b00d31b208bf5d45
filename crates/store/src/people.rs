//! People: members with a password, and guests without.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::statement::sql;
use crate::{Store, StoreError};

/// A member or a guest.
#[derive(Debug, Clone, PartialEq)]
pub struct UserRow {
    /// Its identifier.
    pub id: String,
    /// Its name. No two users have names that differ in upper and lower case only.
    pub name: String,
    /// The hash of the password as a PHC string. A guest has none.
    pub password: Option<String>,
    /// Its preferences, as JSON.
    pub preferences: String,
    /// The name of its portrait, if it has chosen one.
    pub portrait: Option<String>,
    /// Whether it administers the site.
    pub admin: bool,
    /// Whether it may not take part.
    pub banned: bool,
    /// When it was made (wall).
    pub created_ms: i64,
    /// When it was last seen (wall).
    pub seen_ms: i64,
}

impl Store {
    /// Makes a user. False if the name, in whatever case, or the id is taken.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_user(&self, user: UserRow) -> Result<bool, StoreError> {
        let insert =
            sql("INSERT INTO users (id, name, name_key, password, preferences, portrait, admin, banned, \
             created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING")
            .bind(user.id)
            .bind(user.name.as_str())
            .bind(name_key(&user.name))
            .bind(user.password)
            .bind(user.preferences)
            .bind(user.portrait)
            .bind(user.admin)
            .bind(user.banned)
            .bind(user.created_ms)
            .bind(user.seen_ms);
        Ok(self.run(insert).await? == 1)
    }

    /// One user.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn user(&self, id: &str) -> Result<Option<UserRow>, StoreError> {
        let user =
            sql("SELECT id, name, password, preferences, portrait, admin, banned, created_ms, seen_ms \
             FROM users WHERE id = $1");
        self.one(user.bind(id), |row| UserRow::read(row, 0)).await
    }

    /// The user with a name, in whatever case.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn user_by_name(&self, name: &str) -> Result<Option<UserRow>, StoreError> {
        let user =
            sql("SELECT id, name, password, preferences, portrait, admin, banned, created_ms, seen_ms \
             FROM users WHERE name_key = $1");
        self.one(user.bind(name_key(name)), |row| UserRow::read(row, 0)).await
    }

    /// Users by name, after this name or from the first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn users(&self, after_name: Option<String>, limit: u32) -> Result<Vec<UserRow>, StoreError> {
        let users =
            sql("SELECT id, name, password, preferences, portrait, admin, banned, created_ms, seen_ms \
             FROM users WHERE name_key > $1 ORDER BY name_key LIMIT $2");
        let after = after_name.map_or(String::new(), |name| name_key(&name));
        self.all(users.bind(after).bind(limit), |row| UserRow::read(row, 0)).await
    }

    /// Gives a user a password, as a PHC string. A guest is a member then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_password(&self, id: &str, phc: &str) -> Result<(), StoreError> {
        self.run(sql("UPDATE users SET password = $2 WHERE id = $1").bind(id).bind(phc)).await.map(drop)
    }

    /// Gives a user another name. False if the name, in whatever case, is another user's, or there is no such user.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        let rename = sql("UPDATE users SET name = $2, name_key = $3 WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.name_key = $3 AND other.id <> $1)");
        Ok(self.run(rename.bind(id).bind(name).bind(name_key(name))).await? == 1)
    }

    /// Keeps the preferences of a user, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_preferences(&self, id: &str, json: &str) -> Result<(), StoreError> {
        self.run(sql("UPDATE users SET preferences = $2 WHERE id = $1").bind(id).bind(json)).await.map(drop)
    }

    /// Shows a user with another portrait, or with none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_portrait(&self, id: &str, name: Option<&str>) -> Result<(), StoreError> {
        let name = name.map(str::to_owned);
        self.run(sql("UPDATE users SET portrait = $2 WHERE id = $1").bind(id).bind(name)).await.map(drop)
    }

    /// Bans a user, or lets it in again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_banned(&self, id: &str, banned: bool) -> Result<(), StoreError> {
        self.run(sql("UPDATE users SET banned = $2 WHERE id = $1").bind(id).bind(banned)).await.map(drop)
    }

    /// Makes a user an administrator, or no longer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_admin(&self, id: &str, admin: bool) -> Result<(), StoreError> {
        self.run(sql("UPDATE users SET admin = $2 WHERE id = $1").bind(id).bind(admin)).await.map(drop)
    }

    /// A user was seen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seen(&self, id: &str, wall_ms: i64) -> Result<(), StoreError> {
        let seen = sql("UPDATE users SET seen_ms = $2 WHERE id = $1 AND seen_ms < $2");
        self.run(seen.bind(id).bind(wall_ms)).await.map(drop)
    }

    /// Removes guests who have not been seen since this time (wall) and sit at no table, with their sessions and
    /// mutes. Tells how many there were.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_guests(&self, older_than_wall_ms: i64) -> Result<u64, StoreError> {
        let forget = sql("DELETE FROM users WHERE password IS NULL AND seen_ms < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.user_id = users.id)");
        self.run(forget.bind(older_than_wall_ms)).await
    }
}

impl UserRow {
    /// Reads `id, name, password, preferences, portrait, admin, banned, created_ms, seen_ms` from column `first` on.
    pub(crate) fn read(row: &AnyRow, first: usize) -> Result<UserRow, sqlx::Error> {
        Ok(UserRow {
            id: row.try_get(first)?,
            name: row.try_get(first + 1)?,
            password: row.try_get(first + 2)?,
            preferences: row.try_get(first + 3)?,
            portrait: row.try_get(first + 4)?,
            admin: row.try_get::<i64, _>(first + 5)? != 0,
            banned: row.try_get::<i64, _>(first + 6)? != 0,
            created_ms: row.try_get(first + 7)?,
            seen_ms: row.try_get(first + 8)?,
        })
    }
}

/// What two names have in common that count as the same. Databases differ in what is lower case, so it is said here.
fn name_key(name: &str) -> String {
    name.to_lowercase()
}
