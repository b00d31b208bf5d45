use std::io::Write;

use palazzi_rules::Seat;
use serde::Serialize;
use serde_json::{Map, Value};

use super::trace::TraceLine;

/// The width of the names of facts.
const NAME_WIDTH: usize = 14;

/// Writes one position for people, from the keys that its trace has.
pub(crate) fn write<S: Serialize>(line: &TraceLine<S>, out: &mut dyn Write) -> anyhow::Result<()> {
    match line.entry {
        Some(entry) => writeln!(out, "after entry {}: {entry}", line.seq)?,
        None => writeln!(out, "before any entry")?,
    }
    match line.pending.as_str() {
        "*" => writeln!(out, "next: a result of chance")?,
        "over" => writeln!(out, "the game is over")?,
        seat => writeln!(out, "next: {seat} decides")?,
    }
    let Value::Object(mut state) = serde_json::to_value(&line.state)? else { return Ok(()) };
    let players = state.shift_remove("players").unwrap_or_default();
    writeln!(out, "\ntable")?;
    write_facts(&state, out)?;
    for (seat, player) in Seat::ALL.into_iter().zip(players.as_array().into_iter().flatten()) {
        writeln!(out, "\nplayer {seat}")?;
        write_facts(player.as_object().unwrap_or(&Map::new()), out)?;
    }
    if !line.legal.is_empty() {
        writeln!(out, "\nlegal actions of {} ({})", line.pending, line.legal.len())?;
        for action in &line.legal {
            writeln!(out, "  {action}")?;
        }
    }
    Ok(())
}

/// Writes what there is, one fact a line.
fn write_facts(facts: &Map<String, Value>, out: &mut dyn Write) -> std::io::Result<()> {
    for (name, value) in facts.iter().filter(|(_, value)| !is_empty(value)) {
        writeln!(out, "  {name:NAME_WIDTH$}{}", words(value))?;
    }
    Ok(())
}

/// A value in words: items that are more than one word have commas between them, what is empty is a dash.
fn words(value: &Value) -> String {
    match value {
        empty if is_empty(empty) => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let nested = items.iter().any(Value::is_array);
            let items: Vec<String> = items.iter().map(words).collect();
            let spaced = nested || items.iter().any(|item| item.contains(' '));
            items.join(if spaced { ", " } else { " " })
        }
        Value::Object(fields) => {
            let present = fields.iter().filter(|(_, value)| !is_empty(value));
            present.map(|(name, value)| format!("{name} {}", words(value))).collect::<Vec<_>>().join(", ")
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// Whether a value says nothing.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.values().all(is_empty),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}
