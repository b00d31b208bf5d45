//! Appends of one group, written together.
//!
//! Most of what is written is appends, and most of what an append costs is handing a statement to the database.
//! So the appends that wait for one group share their statements: one for the tables, one for the logs.

use std::collections::{HashMap, HashSet};

use sqlx::Row;

use crate::StoreError;
use crate::listen::table_notice;
use crate::log::{Append, Appended, log_values};
use crate::statement::{Value, check, composed, places};
use crate::tables::Seating;
use crate::writer::Group;

/// The most appends that share a statement. As many as are there do, rounded down to a power of two, so that few
/// different texts are prepared.
pub(crate) const APPENDS_TOGETHER: usize = 32;

/// An append that waits, and then what became of it.
pub(crate) struct PendingAppend {
    table: String,
    guard: Vec<Value>,
    rows: Vec<Vec<Value>>,
    seating: Option<Seating>,
    notice: String,
    pub(crate) done: Option<Appended>,
}

impl PendingAppend {
    pub(crate) fn new(append: Append) -> Result<PendingAppend, StoreError> {
        let next = append.expected + append.rows.len() as i64;
        let seating = append.seats.map(|seats| Seating::new(&append.table, seats)).transpose()?;
        let guard = vec![
            append.table.as_str().into(),
            append.expected.into(),
            next.into(),
            append.status.into(),
            append.due.into(),
            append.owner.into(),
            append.ended_ms.into(),
            append.wall_ms.into(),
            seating.as_ref().map(|seating| seating.to_move).into(),
        ];
        let rows = log_values(&append.table, append.expected, append.rows);
        check(rows.iter().flatten().chain(&guard))?;
        let notice = table_notice(&append.table, next);
        Ok(PendingAppend { table: append.table, guard, rows, seating, notice, done: None })
    }
}

/// How many of the appends that come next can share a statement. A table is changed once by each.
pub(crate) fn together<'a>(appends: impl Iterator<Item = &'a PendingAppend>) -> usize {
    let mut tables = HashSet::new();
    let different = appends.take(APPENDS_TOGETHER).take_while(|append| tables.insert(append.table.as_str()));
    different.count().checked_ilog2().map_or(0, |power| 1 << power)
}

/// Writes appends to different tables.
pub(crate) async fn write(group: &mut Group, appends: &mut [&mut PendingAppend]) -> Result<(), sqlx::Error> {
    let values: Vec<_> = appends.iter_mut().map(|append| std::mem::take(&mut append.guard)).collect();
    let guard = composed(format!(
        "UPDATE tables SET next = column3, status = column4, due = column5, owner = column6, \
         ended_ms = COALESCE(column7, ended_ms), updated_ms = column8, to_move = COALESCE(column9, to_move) \
         FROM (VALUES {}) AS given WHERE id = column1 AND next = column2 RETURNING id, seating",
        places(&values)
    ));
    let guard = guard.bind_all(values.into_iter().flatten());
    let found = guard.fetch(&mut group.connection, |row| Ok((row.try_get(0)?, row.try_get(1)?))).await?;
    let mut seatings: HashMap<String, String> = found.into_iter().collect();
    for append in appends {
        append.done = Some(Appended::Conflict);
        if let Some(before) = seatings.remove(&append.table) {
            write_rest(group, append, &before).await?;
            append.done = Some(Appended::Done);
        }
    }
    Ok(())
}

async fn write_rest(group: &mut Group, append: &mut PendingAppend, before: &str) -> Result<(), sqlx::Error> {
    if let Some(seating) = append.seating.take()
        && seating.text != before
    {
        for statement in seating.replace {
            group.run(statement).await?;
        }
    }
    group.log(std::mem::take(&mut append.rows));
    group.notify(std::mem::take(&mut append.notice));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appends_to_different_tables_are_written_together() {
        let pending = |table: &str| {
            let append = Append {
                table: table.to_owned(),
                expected: 1,
                rows: vec![],
                status: "playing".to_owned(),
                due: None,
                owner: None,
                seats: None,
                ended_ms: None,
                wall_ms: 0,
            };
            PendingAppend::new(append).unwrap()
        };
        let count = |tables: &str| {
            let appends: Vec<_> = tables.chars().map(|table| pending(&table.to_string())).collect();
            together(appends.iter())
        };
        let counts = ["", "a", "abc", "abcd", "aab", "abca", "abcabc"].map(count);
        assert_eq!(counts, [0, 1, 2, 4, 1, 2, 2]);
    }
}
