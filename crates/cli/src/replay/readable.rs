use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use palazzi_rules::{Game, Head, Outcome, Pending, Seat};
use serde_json::Value;

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

/// The column in which changes of points and coins stand.
const CHANGES_COLUMN: usize = 40;

/// Writes a game for people: turn by turn, with points and coins where they change.
pub(crate) struct Readable<'a> {
    out: &'a mut dyn Write,
    entries: usize,
    turns: usize,
    group: Option<Group>,
    before: Option<Summary>,
}

/// What entries are gathered under.
#[derive(PartialEq)]
enum Group {
    Setup,
    Turn(String),
}

/// What the trace of a state says about every seat, whichever game it is.
struct Summary {
    turn: String,
    standings: Vec<Standing>,
}

/// The open account of one seat; empty where the game does not have it.
struct Standing {
    points: Option<i64>,
    coins: Option<i64>,
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
        let after = Summary::of(game)?;
        if let (Some(entry), Some(before)) = (entry, self.before.take()) {
            self.entries += 1;
            self.write_heading(entry, &before.turn)?;
            self.write_line(entry, &changes(&before.standings, &after.standings))?;
        }
        self.before = Some(after);
        Ok(())
    }

    /// Writes how the game ended, or what it waits for.
    pub(crate) fn write_end(&mut self, game: &impl Game) -> io::Result<()> {
        match game.pending() {
            Pending::Chance => writeln!(self.out, "\nunfinished: a result of chance is next"),
            Pending::Decide(seat) => writeln!(self.out, "\nunfinished: {seat} is to decide"),
            Pending::Over => self.write_outcome(&Outcome::of(game)),
        }
    }

    fn write_outcome(&mut self, outcome: &Outcome) -> io::Result<()> {
        writeln!(self.out, "\n{HEADING}result{HEADING:#}")?;
        for (seat, score) in Seat::ALL.into_iter().zip(&outcome.scores) {
            let style = SEATS[seat as usize];
            let wins = if outcome.winners.contains(&seat) { "  wins" } else { "" };
            writeln!(self.out, "       {style}{seat}{style:#} {score:>4} VP{wins}")?;
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

impl Summary {
    fn of(game: &impl Game) -> io::Result<Summary> {
        let trace = serde_json::to_value(game.trace())?;
        let players = trace["players"].as_array().map_or(&[][..], Vec::as_slice);
        let standing =
            |player: &Value| Standing { points: player["vp"].as_i64(), coins: player["coins"].as_i64() };
        Ok(Summary {
            turn: trace["turn"].as_str().unwrap_or_default().to_owned(),
            standings: players.iter().map(standing).collect(),
        })
    }
}

/// Says what changed for whom: `A 12 VP (+3), 8 coins (-4)`.
fn changes(before: &[Standing], after: &[Standing]) -> String {
    let seats = Seat::ALL.into_iter().zip(before.iter().zip(after));
    let changed = seats.filter_map(|(seat, (before, after))| {
        let points = change(before.points, after.points, "VP");
        let coins = change(before.coins, after.coins, "coins");
        let parts: Vec<String> = points.into_iter().chain(coins).collect();
        (!parts.is_empty()).then(|| format!("{seat} {}", parts.join(", ")))
    });
    changed.collect::<Vec<_>>().join("; ")
}

fn change(before: Option<i64>, after: Option<i64>, unit: &str) -> Option<String> {
    let (before, after) = (before?, after?);
    (before != after).then(|| format!("{after} {unit} ({:+})", after - before))
}
