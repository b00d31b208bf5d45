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
    /// The names of all columns, for SQL.
    pub(crate) fn list(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_of_the_schema_is_backed_up_or_left_out_on_purpose() {
        let left_out = ["site.beat_ms", "nodes.id", "nodes.alive_ms", "tables.owner"];
        let mut table = "";
        let mut missing = Vec::new();
        for line in include_str!("schema/0001.sql").lines() {
            if let Some(name) = line.strip_prefix("CREATE TABLE ") {
                table = name.trim_end_matches(" (");
            }
            let words: Vec<_> = line.split_whitespace().collect();
            let is_column = line.starts_with("    ") && !["PRIMARY", "--"].contains(&words[0]);
            let known = |shape: &Shape| {
                shape.name == table && shape.columns.iter().any(|(name, _)| *name == words[0])
            };
            if is_column && !SHAPES.iter().any(known) {
                missing.push(format!("{table}.{}", words[0]));
            }
        }
        assert_eq!(missing, left_out);
    }
}
