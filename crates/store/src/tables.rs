//! Tables, their seats and who owns them.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::listen::table_notice;
use crate::log::{NewRow, log_values};
use crate::statement::{Statement, check, insert, sql};
use crate::{Store, StoreError};

/// The columns of a table, in the order in which [`TableRow::read`] wants them.
pub(crate) const COLUMNS: &str = "id, ruleset, players, options, seed, status, visibility, rated, creator, next, \
     due, owner, created_ms, updated_ms, ended_ms, scored";

/// The highest number that a seat may have.
pub(crate) const LAST_SEAT: i64 = 62;

/// A table, without its log.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRow {
    /// Its identifier.
    pub id: String,
    /// The name of its ruleset.
    pub ruleset: String,
    /// How many play.
    pub players: i64,
    /// Its options, as JSON.
    pub options: String,
    /// The seed of its shuffles, in hexadecimal digits.
    pub seed: String,
    /// `open`, `playing`, `over` or `closed`.
    pub status: String,
    /// `public`, or another word for tables that are not listed.
    pub visibility: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The user who made it.
    pub creator: String,
    /// The number that the next row of its log will get, from 1.
    pub next: i64,
    /// The site time at which it wants attention.
    pub due: Option<i64>,
    /// The node that runs it.
    pub owner: Option<String>,
    /// When it was made (wall).
    pub created_ms: i64,
    /// When its log last grew (wall).
    pub updated_ms: i64,
    /// When its game ended (wall).
    pub ended_ms: Option<i64>,
    /// Whether its result has been counted for ratings.
    pub scored: bool,
}

/// A table that is about to be made. It is `open`, has no owner and is not due.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTable {
    /// Its identifier.
    pub id: String,
    /// The name of its ruleset.
    pub ruleset: String,
    /// How many play.
    pub players: i64,
    /// Its options, as JSON.
    pub options: String,
    /// The seed of its shuffles, in hexadecimal digits.
    pub seed: String,
    /// `public`, or another word for tables that are not listed.
    pub visibility: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The user who makes it.
    pub creator: String,
    /// When it is made (wall).
    pub created_ms: i64,
}

/// Who sits at a table.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatRow {
    /// The number of the seat.
    pub seat: i64,
    /// The user who sits there.
    pub user: Option<String>,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// Whether the game waits for this seat.
    pub to_move: bool,
}

impl Store {
    /// Makes a table with the first rows of its log and its seats. False if there is one with this id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_table(
        &self,
        table: NewTable,
        rows: Vec<NewRow>,
        seats: Vec<SeatRow>,
    ) -> Result<bool, StoreError> {
        let next = 1 + rows.len() as i64;
        let notice = table_notice(&table.id, next);
        let rows = log_values(&table.id, 1, rows);
        let seating = Seating::new(&table.id, seats)?;
        let guard = insert_table(table, next, &seating);
        guard.check()?;
        check(rows.iter().flatten())?;
        self.write(move |group| {
            Box::pin(async move {
                if group.run(guard).await? == 0 {
                    return Ok(false);
                }
                for statement in seating.replace {
                    group.run(statement).await?;
                }
                group.log(rows);
                group.notify(notice);
                Ok(true)
            })
        })
        .await
    }

    /// One table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let one =
            sql("SELECT id, ruleset, players, options, seed, status, visibility, rated, creator, next, \
             due, owner, created_ms, updated_ms, ended_ms, scored FROM tables WHERE id = $1");
        self.one(one.bind(id), TableRow::read).await
    }

    /// The seats of a table, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let seats = sql("SELECT seat, user_id, bot, (to_move >> CAST(seat AS INTEGER)) & 1 \
             FROM seats JOIN tables ON id = table_id WHERE table_id = $1 ORDER BY seat");
        self.all(seats.bind(id), SeatRow::read).await
    }

    /// Makes a node the owner of a table that has none, or one that is no node any more. True if it is the owner now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take(&self, id: &str, node: &str) -> Result<bool, StoreError> {
        let take = sql("UPDATE tables SET owner = $2 WHERE id = $1 \
             AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM nodes))");
        Ok(self.run(take.bind(id).bind(node)).await? == 1)
    }

    /// Changes when a table wants attention (site time).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_due(&self, id: &str, due: Option<i64>) -> Result<(), StoreError> {
        self.run(sql("UPDATE tables SET due = $2 WHERE id = $1").bind(id).bind(due)).await.map(drop)
    }

    /// The tables that want attention by this site time and belong to this node or to nobody, the longest due first.
    /// What a node wrote after it left belongs to nobody. A table whose result has been counted wants no attention.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(&self, node: &str, site_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = sql("SELECT id FROM tables WHERE due <= $1 AND scored = 0 \
             AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM nodes)) \
             ORDER BY due, id LIMIT $3");
        self.all(due.bind(site_ms).bind(node).bind(limit), |row| row.try_get(0)).await
    }
}

impl TableRow {
    /// Reads [`COLUMNS`].
    pub(crate) fn read(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
        Ok(TableRow {
            id: row.try_get(0)?,
            ruleset: row.try_get(1)?,
            players: row.try_get(2)?,
            options: row.try_get(3)?,
            seed: row.try_get(4)?,
            status: row.try_get(5)?,
            visibility: row.try_get(6)?,
            rated: row.try_get::<i64, _>(7)? != 0,
            creator: row.try_get(8)?,
            next: row.try_get(9)?,
            due: row.try_get(10)?,
            owner: row.try_get(11)?,
            created_ms: row.try_get(12)?,
            updated_ms: row.try_get(13)?,
            ended_ms: row.try_get(14)?,
            scored: row.try_get::<i64, _>(15)? != 0,
        })
    }
}

impl SeatRow {
    /// Reads the seat, the user, the bot, and whether it is to move.
    pub(crate) fn read(row: &AnyRow) -> Result<SeatRow, sqlx::Error> {
        Ok(SeatRow {
            seat: row.try_get(0)?,
            user: row.try_get(1)?,
            bot: row.try_get(2)?,
            to_move: row.try_get::<i64, _>(3)? != 0,
        })
    }
}

/// The seats of a table, as they are kept.
pub(crate) struct Seating {
    /// The bits of those that are to move.
    pub(crate) to_move: i64,
    /// Who sits where.
    pub(crate) text: String,
    /// Writes who sits where, in place of who sat there.
    pub(crate) replace: Vec<Statement>,
}

impl Seating {
    pub(crate) fn new(table: &str, seats: Vec<SeatRow>) -> Result<Seating, StoreError> {
        let mut to_move = 0;
        let mut people = Vec::new();
        for seat in seats {
            if !(0..=LAST_SEAT).contains(&seat.seat) {
                return Err(StoreError::Seat(seat.seat));
            }
            to_move |= i64::from(seat.to_move) << seat.seat;
            people.push((seat.seat, seat.user, seat.bot));
        }
        let text = format!("{people:?}");
        let mut replace = vec![
            sql("DELETE FROM seats WHERE table_id = $1").bind(table),
            sql("UPDATE tables SET seating = $2 WHERE id = $1").bind(table).bind(text.as_str()),
        ];
        let values = people
            .into_iter()
            .map(|(seat, user, bot)| vec![table.into(), seat.into(), user.into(), bot.into()]);
        replace.extend(insert(
            "INSERT INTO seats (table_id, seat, user_id, bot)",
            values.collect(),
            "ON CONFLICT (table_id, seat) DO NOTHING",
        ));
        replace.iter().try_for_each(Statement::check)?;
        Ok(Seating { to_move, text, replace })
    }
}

fn insert_table(table: NewTable, next: i64, seating: &Seating) -> Statement {
    let insert = sql(
        "INSERT INTO tables (id, ruleset, players, options, seed, status, visibility, rated, creator, \
         next, created_ms, updated_ms, scored, to_move, seating) \
         VALUES ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $10, 0, $11, '') ON CONFLICT (id) DO NOTHING",
    );
    insert
        .bind(table.id)
        .bind(table.ruleset)
        .bind(table.players)
        .bind(table.options)
        .bind(table.seed)
        .bind(table.visibility)
        .bind(table.rated)
        .bind(table.creator)
        .bind(next)
        .bind(table.created_ms)
        .bind(seating.to_move)
}
