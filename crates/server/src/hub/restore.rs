use palazzi_protocol::Seed;
use palazzi_rules::Seat;
use palazzi_store::{LogRow, TableRow};
use palazzi_table::{AnyTable, Line};

/// The table that the store keeps.
pub(super) fn restore(
    row: &TableRow,
    log: Vec<LogRow>,
    orders: &[(i64, String)],
) -> Result<AnyTable, String> {
    let settings = serde_json::from_str(&row.options).map_err(|error| error.to_string())?;
    let seed = row.seed.parse::<Seed>().map_err(|error| error.to_string())?;
    let mut table = AnyTable::new(&row.id, settings, seed, row.created_ms)?;
    for row in log {
        table.take(&line(row)).map_err(|error| error.to_string())?;
    }
    for (seat, order) in orders {
        let seat = Seat::ALL.get(*seat as usize).ok_or("an order of a seat that does not exist")?;
        let order = serde_json::from_str(order).map_err(|error| error.to_string())?;
        table.set_order(*seat, Some(order));
    }
    Ok(table)
}

pub(super) fn line(row: LogRow) -> Line {
    let submission = row.author.zip(row.submission);
    Line { body: row.body, site_ms: row.site_ms, wall_ms: row.wall_ms, submission }
}
