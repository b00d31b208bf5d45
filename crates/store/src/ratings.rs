//! Ratings, one for each player and ladder.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::statement::{Statement, insert, sql};
use crate::{Store, StoreError};

/// How strong somebody is on one ladder.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingRow {
    /// `user:ID` or `bot:NAME`.
    pub who: String,
    /// The ladder.
    pub ladder: String,
    /// The strength.
    pub rating: f64,
    /// How far off it may be.
    pub uncertainty: f64,
    /// How many games were counted.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
}

impl Store {
    /// Counts the result of a table, once. `update` gets the ratings of `players` in their order and gives those
    /// that change. False, and `update` is not called, if the table has been counted already or does not exist.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rate<F>(
        &self,
        table: &str,
        players: Vec<String>,
        ladder: &str,
        update: F,
    ) -> Result<bool, StoreError>
    where
        F: FnOnce(Vec<Option<RatingRow>>) -> Vec<RatingRow> + Send + 'static,
    {
        let scored = sql("UPDATE tables SET scored = 1, due = NULL WHERE id = $1 AND scored = 0").bind(table);
        scored.check()?;
        let found: Vec<_> = players.into_iter().map(|who| one(&who, ladder)).collect();
        found.iter().try_for_each(Statement::check)?;
        self.write(move |group| {
            Box::pin(async move {
                if group.run(scored).await? == 0 {
                    return Ok(false);
                }
                let mut before = Vec::new();
                for rating in found {
                    before.push(rating.fetch(&mut group.connection, RatingRow::read).await?.pop());
                }
                for statement in upsert(update(before)) {
                    group.run(statement).await?;
                }
                Ok(true)
            })
        })
        .await
    }

    /// The result of a table needs no counting, or no more: the table wants no attention, even if a node that does
    /// not know it yet has said so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mark_scored(&self, table: &str) -> Result<(), StoreError> {
        let scored = sql("UPDATE tables SET scored = 1, due = NULL WHERE id = $1").bind(table);
        self.run(scored).await.map(drop)
    }

    /// The ratings of one player, by ladder.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating(&self, who: &str) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = sql("SELECT who, ladder, rating, uncertainty, games, wins FROM ratings \
             WHERE who = $1 ORDER BY ladder");
        self.all(ratings.bind(who), RatingRow::read).await
    }

    /// Those with enough games on a ladder, the best first: by what is almost certainly theirs,
    /// `rating - 3 * uncertainty`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ladder(
        &self,
        ladder: &str,
        min_games: i64,
        limit: u32,
    ) -> Result<Vec<RatingRow>, StoreError> {
        let ratings = sql("SELECT who, ladder, rating, uncertainty, games, wins FROM ratings \
             WHERE ladder = $1 AND games >= $2 ORDER BY rating - 3 * uncertainty DESC, who LIMIT $3");
        self.all(ratings.bind(ladder).bind(min_games).bind(limit), RatingRow::read).await
    }
}

impl RatingRow {
    fn read(row: &AnyRow) -> Result<RatingRow, sqlx::Error> {
        Ok(RatingRow {
            who: row.try_get(0)?,
            ladder: row.try_get(1)?,
            rating: row.try_get(2)?,
            uncertainty: row.try_get(3)?,
            games: row.try_get(4)?,
            wins: row.try_get(5)?,
        })
    }
}

fn one(who: &str, ladder: &str) -> Statement {
    let rating = sql("SELECT who, ladder, rating, uncertainty, games, wins FROM ratings \
         WHERE ladder = $1 AND who = $2");
    rating.bind(ladder).bind(who)
}

/// Writes each rating by its own statement: the same bot may sit at a table twice.
fn upsert(ratings: Vec<RatingRow>) -> Vec<Statement> {
    let one = |row: RatingRow| {
        let values = vec![
            row.who.into(),
            row.ladder.into(),
            row.rating.into(),
            row.uncertainty.into(),
            row.games.into(),
            row.wins.into(),
        ];
        insert(
            "INSERT INTO ratings (who, ladder, rating, uncertainty, games, wins)",
            vec![values],
            "ON CONFLICT (ladder, who) DO UPDATE SET rating = excluded.rating, \
             uncertainty = excluded.uncertainty, games = excluded.games, wins = excluded.wins",
        )
    };
    ratings.into_iter().flat_map(one).collect()
}
