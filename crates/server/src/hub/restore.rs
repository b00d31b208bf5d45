use palazzi_protocol::Seed;
use palazzi_rules::{BySeat, Seat};
use palazzi_store::{LogRow, TableRow};
use palazzi_table::{AnyTable, KeptOrder, Line};

/// The table that the store keeps.
pub(super) fn restore(
    row: &TableRow,
    log: Vec<LogRow>,
    order_rows: &[(i64, String)],
) -> Result<AnyTable, String> {
    let settings = serde_json::from_str(&row.options).map_err(|error| error.to_string())?;
    let seed = row.seed.parse::<Seed>().map_err(|error| error.to_string())?;
    let mut table = AnyTable::new(&row.id, settings, seed, row.created_ms)?;
    for row in log {
        table.take(&line(row)).map_err(|error| error.to_string())?;
    }
    for (seat, order) in Seat::ALL.into_iter().zip(orders(order_rows)?) {
        table.set_order(seat, order);
    }
    Ok(table)
}

/// The orders that the store keeps, for each seat.
pub(super) fn orders(rows: &[(i64, String)]) -> Result<BySeat<Option<KeptOrder>>, String> {
    let mut orders: BySeat<Option<KeptOrder>> = [const { None }; 4];
    for (seat, order) in rows {
        let place = orders.get_mut(*seat as usize).ok_or("an order of a seat that does not exist")?;
        *place = Some(serde_json::from_str(order).map_err(|error| error.to_string())?);
    }
    Ok(orders)
}

pub(super) fn line(row: LogRow) -> Line {
    let submission = row.author.zip(row.submission);
    Line { body: row.body, site_ms: row.site_ms, wall_ms: row.wall_ms, submission }
}
