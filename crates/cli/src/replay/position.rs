use std::io::{self, Write};

use palazzi_rules::{Game, Head, Pending, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Map, Value};

use super::trace::TraceLine;

/// The width of the names of facts.
const NAME_WIDTH: usize = 14;

/// Lists are wrapped to lines of this width.
const LINE_WIDTH: usize = 100;

/// One position, shown to people from the keys that its trace has.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) head: &'a Head,
    pub(crate) game: &'a G,
    pub(crate) line: TraceLine<'a, G::Trace>,
}

impl<G: Game> Position<'_, G> {
    /// Writes what is played, what is next, the table, the players, and what can be decided.
    pub(crate) fn write(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Position { line, .. } = self;
        self.write_title(out)?;
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
            line.legal.iter().try_for_each(|action| writeln!(out, "  {action}"))?;
        }
        Ok(())
    }

    fn write_title(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{}, {} players, ", self.head.ruleset, self.head.players)?;
        match self.line.entry {
            Some(entry) => writeln!(out, "after entry {}: {entry}", self.line.seq)?,
            None => writeln!(out, "before any entry")?,
        }
        match self.game.pending() {
            Pending::Chance => writeln!(out, "next: chance ({})", due_draw(self.game)),
            Pending::Decide(seat) => writeln!(out, "next: {seat} decides"),
            Pending::Over => writeln!(out, "the game is over"),
        }
    }
}

/// The first word of the result of chance that is due, which is the same whatever is drawn.
fn due_draw<G: Game>(game: &G) -> String {
    let example = game.sample_chance(&mut Xoshiro256PlusPlus::seed_from_u64(0)).to_string();
    example.split(' ').next().unwrap_or_default().to_owned()
}

/// Writes what there is, one fact after the other.
fn write_facts(facts: &Map<String, Value>, out: &mut dyn Write) -> io::Result<()> {
    for (name, value) in facts.iter().filter(|(_, value)| !is_empty(value)) {
        let lines = wrap(&named_words(name, value), LINE_WIDTH - NAME_WIDTH - 2);
        let names = [name.as_str()].into_iter().chain(std::iter::repeat(""));
        for (name, line) in names.zip(lines) {
            writeln!(out, "  {name:NAME_WIDTH$}{line}")?;
        }
    }
    Ok(())
}

/// Breaks a text into lines, after commas where that is possible.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let fits = |line: &str, part: &str| line.len() + part.trim_end().len() <= width;
    let mut lines = vec![String::new()];
    let mut add = |part: &str| match lines.last_mut() {
        Some(line) if line.is_empty() || fits(line, part) => line.push_str(part),
        _ => lines.push(part.to_owned()),
    };
    for part in text.split_inclusive(", ") {
        if fits("", part) {
            add(part);
        } else {
            part.split_inclusive(' ').for_each(&mut add);
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// A value in words, its items numbered where entries speak of their numbers.
fn named_words(name: &str, value: &Value) -> String {
    let label = match name {
        "wheel" | "tiles" | "quarries" | "decorations" | "statues" => "",
        "palaces" => "p",
        _ => return words(value),
    };
    let Value::Array(items) = value else { return words(value) };
    let numbered = (1..).zip(items).map(|(number, item)| format!("{label}{number} {}", words(item)));
    numbered.collect::<Vec<_>>().join(", ")
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
            let fields: Vec<String> =
                present.map(|(name, value)| format!("{name} {}", named_words(name, value))).collect();
            let nested = fields.iter().any(|field| field.contains(", "));
            fields.join(if nested { "; " } else { ", " })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// Whether a value says nothing.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.values().all(is_empty),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}
