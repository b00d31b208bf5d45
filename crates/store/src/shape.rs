//! What a backup contains: tables of the database, their columns, and the order in which they can be written.

/// The type of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Type {
    Text,
    Number,
    Real,
}

/// A table of the database, as a backup has it.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [(&'static str, Type)],
    /// By which its rows are sorted.
    pub(crate) key: &'static str,
}

/// A column that the tables of older schemas lack.
#[derive(Debug)]
pub(crate) struct Added {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    /// The schema that added it.
    pub(crate) schema: i64,
}

/// All added columns. A row of an older backup has nothing there.
pub(crate) const ADDED: [Added; 1] = [Added { table: "users", column: "portrait", schema: 2 }];

use Type::{Number, Real, Text};

/// All tables, those first to which others refer.
/// Left out is what is true of running nodes only: the nodes, who owns a table, and the last beat.
pub(crate) const SHAPES: [Shape; 11] = [
    Shape { name: "site", columns: &[("id", Number), ("site_ms", Number), ("epoch", Number)], key: "id" },
    Shape {
        name: "users",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("preferences", Text),
            ("portrait", Text),
            ("admin", Number),
            ("banned", Number),
            ("created_ms", Number),
            ("seen_ms", Number),
        ],
        key: "id",
    },
    Shape {
        name: "sessions",
        columns: &[
            ("token_hash", Text),
            ("id", Text),
            ("user_id", Text),
            ("label", Text),
            ("created_ms", Number),
            ("seen_ms", Number),
        ],
        key: "token_hash",
    },
    Shape { name: "mutes", columns: &[("user_id", Text), ("other_id", Text)], key: "user_id, other_id" },
    Shape {
        name: "tables",
        columns: &[
            ("id", Text),
            ("ruleset", Text),
            ("players", Number),
            ("options", Text),
            ("seed", Text),
            ("status", Text),
            ("visibility", Text),
            ("rated", Number),
            ("creator", Text),
            ("next", Number),
            ("due", Number),
            ("created_ms", Number),
            ("updated_ms", Number),
            ("ended_ms", Number),
            ("scored", Number),
            ("to_move", Number),
            ("seating", Text),
        ],
        key: "id",
    },
    Shape {
        name: "log",
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("body", Text),
            ("site_ms", Number),
            ("wall_ms", Number),
            ("author", Text),
            ("submission", Text),
        ],
        key: "table_id, number",
    },
    Shape {
        name: "seats",
        columns: &[("table_id", Text), ("seat", Number), ("user_id", Text), ("bot", Text)],
        key: "table_id, seat",
    },
    Shape {
        name: "orders",
        columns: &[("table_id", Text), ("seat", Number), ("body", Text)],
        key: "table_id, seat",
    },
    Shape {
        name: "reports",
        columns: &[
            ("id", Text),
            ("table_id", Text),
            ("number", Number),
            ("by_id", Text),
            ("reason", Text),
            ("created_ms", Number),
        ],
        key: "id",
    },
    Shape {
        name: "ratings",
        columns: &[
            ("ladder", Text),
            ("who", Text),
            ("rating", Real),
            ("uncertainty", Real),
            ("games", Number),
            ("wins", Number),
        ],
        key: "ladder, who",
    },
    Shape {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("who", Text),
            ("ruleset", Text),
            ("players", Number),
            ("score", Number),
            ("won", Number),
            ("ended_ms", Number),
        ],
        key: "table_id, seat",
    },
];

impl Shape {
    /// Whether a backup of a schema has this column.
    pub(crate) fn has(&self, column: &str, schema: i64) -> bool {
        !ADDED.iter().any(|added| (added.table, added.column) == (self.name, column) && added.schema > schema)
    }

    /// The names of all columns, for SQL.
    pub(crate) fn list(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::STEPS;

    #[test]
    fn every_column_of_the_schema_is_backed_up_or_left_out_on_purpose() {
        let left_out = ["site.beat_ms", "nodes.id", "nodes.alive_ms", "tables.owner"];
        let columns = columns(STEPS[0]).into_iter().chain(added().into_iter().map(|(column, _)| column));
        let known = |(table, column): &(String, String)| {
            let has = |shape: &Shape| shape.columns.iter().any(|(name, _)| name == column);
            SHAPES.iter().any(|shape| shape.name == table && has(shape))
        };
        let missing = columns.filter(|column| !known(column));
        let missing: Vec<_> = missing.map(|(table, column)| format!("{table}.{column}")).collect();
        assert_eq!(missing, left_out);
    }

    #[test]
    fn every_added_column_says_since_which_schema_it_is_there() {
        let said = ADDED.iter().map(|it| ((it.table.to_owned(), it.column.to_owned()), it.schema));
        assert_eq!(said.collect::<Vec<_>>(), added());
    }

    /// The columns, with their tables, that a step creates.
    fn columns(step: &str) -> Vec<(String, String)> {
        let mut table = "";
        let mut columns = Vec::new();
        for line in step.lines() {
            if let Some(name) = line.strip_prefix("CREATE TABLE ") {
                table = name.trim_end_matches(" (");
            }
            let words: Vec<_> = line.split_whitespace().collect();
            if line.starts_with("    ") && !["PRIMARY", "--"].contains(&words[0]) {
                columns.push((table.to_owned(), words[0].to_owned()));
            }
        }
        columns
    }

    /// The columns that later steps add, each with the schema that its step makes.
    fn added() -> Vec<((String, String), i64)> {
        let lines = (1..).zip(STEPS).flat_map(|(schema, step)| step.lines().map(move |line| (schema, line)));
        let add = |(schema, line): (i64, &str)| match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["ALTER", "TABLE", table, "ADD", "COLUMN", column, ..] => {
                Some(((table.to_owned(), column.to_owned()), schema))
            }
            _ => None,
        };
        lines.filter_map(add).collect()
    }
}
