//! Which tables of this device have a game to go on with. The browser keeps it beside the games, so that a page knows it
//! without the worker.

use crate::settings::{read, write};

const KEPT: &str = "unfinished";

/// Whether there is a game to go on with.
pub(crate) fn is_any() -> bool {
    !tables().is_empty()
}

/// The game of a table can go on.
pub(super) fn add(table: &str) {
    let mut tables = tables();
    if !tables.iter().any(|known| known == table) {
        tables.push(table.to_owned());
        keep(&tables);
    }
}

/// The game of a table cannot go on any more.
pub(super) fn remove(table: &str) {
    let mut tables = tables();
    tables.retain(|known| known != table);
    keep(&tables);
}

/// Only the games of these tables can go on.
pub(super) fn keep(tables: &[String]) {
    write(KEPT, &tables.join(" "));
}

fn tables() -> Vec<String> {
    read(KEPT).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}
