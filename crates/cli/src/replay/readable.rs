use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use palazzi_rules::{Game, Head, Outcome, Pending, Seat};
use serde_json::Value;

use super::changes::changes;
use super::scoring::{Part, Scored};
use crate::figures::whole;

/// Headings.
const HEADING: Style = Style::new().bold();

/// What is no decision: the numbers of entries, chance.
const ASIDE: Style = Style::new().dimmed();

/// The colours of the seats, whose letters are always written too.
const SEATS: [Style; 4] = [
    AnsiColor::Cyan.on_default(),
    AnsiColor::Yellow.on_default(),
    AnsiColor::Magenta.on_default(),
    AnsiColor::Green.on_default(),
];

/// What stands before the lines of the result.
const INDENT: &str = "       ";

/// The column in which changes stand.
const CHANGES_COLUMN: usize = 40;

/// Writes a game for people: turn by turn, with what every entry changed.
pub(crate) struct Readable<'a> {
    out: &'a mut dyn Write,
    entries: usize,
    turns: usize,
    group: Option<Group>,
    before: Option<Value>,
}

/// What entries are gathered under.
#[derive(PartialEq)]
enum Group {
    Setup,
    Turn(String),
}

impl<'a> Readable<'a> {
    /// A writer that has not written anything.
    pub(crate) fn new(out: &'a mut dyn Write) -> Readable<'a> {
        Readable { out, entries: 0, turns: 0, group: None, before: None }
    }

    /// Writes the facts fixed before play.
    pub(crate) fn write_head(&mut self, head: &Head) -> io::Result<()> {
        writeln!(self.out, "{HEADING}{}{HEADING:#}", head.ruleset.title())?;
        writeln!(self.out, "{}, {} players", head.ruleset, head.players)?;
        for (name, value) in &head.options {
            writeln!(self.out, "{name}: {value}")?;
        }
        for (key, value) in &head.components {
            writeln!(self.out, "component {key}: {value}")?;
        }
        Ok(())
    }

    /// Writes an entry that led to `game`; the start has none.
    pub(crate) fn write_entry(&mut self, entry: Option<&str>, game: &impl Game) -> io::Result<()> {
        let after = serde_json::to_value(game.trace())?;
        if let (Some(entry), Some(before)) = (entry, self.before.take()) {
            self.entries += 1;
            self.write_heading(entry, before["turn"].as_str().unwrap_or_default())?;
            self.write_line(entry, &changes(entry, &before, &after))?;
        }
        self.before = Some(after);
        Ok(())
    }

    /// Writes how the game ended, or what it waits for.
    pub(crate) fn write_end(&mut self, game: &impl Scored) -> io::Result<()> {
        match game.pending() {
            Pending::Chance => writeln!(self.out, "\nunfinished: a result of chance is next"),
            Pending::Decide(seat) => writeln!(self.out, "\nunfinished: {seat} is to decide"),
            Pending::Over => self.write_result(game),
        }
    }

    fn write_result<G: Scored>(&mut self, game: &G) -> io::Result<()> {
        let Outcome { scores, winners } = Outcome::of(game);
        let totals = Part { name: "total".to_owned(), points: scores.iter().copied().map(Some).collect() };
        let parts: Vec<Part> = game.parts().into_iter().chain([totals]).collect();
        writeln!(self.out, "\n{HEADING}result{HEADING:#}")?;
        let names = parts.iter().map(|part| format!("{:>1$}", part.name, part.width()));
        writeln!(self.out, "{INDENT} {}", names.collect::<String>())?;
        for seat in Seat::of(scores.len()) {
            let points = parts.iter().map(|part| format!("{:>1$}", whole(part.of(seat)), part.width()));
            let style = SEATS[seat as usize];
            let wins = if winners.contains(&seat) { " VP  wins" } else { " VP" };
            writeln!(self.out, "{INDENT}{style}{seat}{style:#}{}{wins}", points.collect::<String>())?;
        }
        if let Some(amounts) = tie(&scores, &game.tie_breaks()) {
            let shared = if winners.len() > 1 { "; the victory is shared" } else { "" };
            writeln!(self.out, "{INDENT}tie: {}, {amounts}{shared}", G::TIE_BREAK)?;
        }
        Ok(())
    }

    fn write_heading(&mut self, entry: &str, turn: &str) -> io::Result<()> {
        let is_setup = entry.starts_with('*') && matches!(self.group, None | Some(Group::Setup));
        let group = if is_setup { Group::Setup } else { Group::Turn(turn.to_owned()) };
        if self.group.as_ref() == Some(&group) {
            return Ok(());
        }
        match &group {
            Group::Setup => writeln!(self.out, "\n{HEADING}set-up{HEADING:#}")?,
            Group::Turn(seat) => {
                self.turns += 1;
                writeln!(self.out, "\n{HEADING}turn {}, {seat}{HEADING:#}", self.turns)?;
            }
        }
        self.group = Some(group);
        Ok(())
    }

    fn write_line(&mut self, entry: &str, changes: &str) -> io::Result<()> {
        let letter = entry.chars().next().unwrap_or_default();
        let seat = Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
        let style = seat.map_or(ASIDE, |seat| SEATS[seat as usize]);
        let number = self.entries;
        let gap = if changes.is_empty() { 0 } else { CHANGES_COLUMN.saturating_sub(entry.len()).max(2) };
        writeln!(self.out, "{ASIDE}{number:>5}{ASIDE:#}  {style}{entry}{style:#}{:gap$}{changes}", "")
    }
}

/// What the seats with most points have for the tie-break, if there are several: `A 3, C 1`.
fn tie(scores: &[i32], amounts: &[u32]) -> Option<String> {
    let best = scores.iter().max();
    let seats = Seat::ALL.into_iter().zip(scores.iter().zip(amounts));
    let first = seats.filter(|(_, (score, _))| Some(*score) == best);
    let first: Vec<String> = first.map(|(seat, (_, amount))| format!("{seat} {amount}")).collect();
    (first.len() > 1).then(|| first.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_names_the_seats_with_most_points() {
        assert_eq!(tie(&[7, 3, 7], &[2, 9, 5]), Some("A 2, C 5".to_owned()));
        assert_eq!(tie(&[7, 3, 3], &[2, 9, 5]), None);
    }
}
