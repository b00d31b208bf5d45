//! Numbers in tables and sentences.

/// A count with its noun, in the singular or the plural.
pub(crate) fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("{count} {noun}") } else { format!("{count} {noun}s") }
}

/// A whole number, if it is known.
pub(crate) fn whole(number: Option<i64>) -> String {
    number.map_or_else(unknown, |number| number.to_string())
}

/// A number with one decimal, if it is known.
pub(crate) fn decimal(number: Option<f64>) -> String {
    number.map_or_else(unknown, |number| format!("{number:.1}"))
}

/// What stands for a number that is not known.
pub(crate) fn unknown() -> String {
    "-".to_owned()
}
