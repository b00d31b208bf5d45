use std::collections::BTreeMap;
use std::io::{self, Write};

use palazzi_rules::{Choice, Head, Ruleset, Seat};
use serde::Serialize;

use super::Args;
use super::tally::{SeatTally, Spread, Tally};
use crate::figures::{counted, decimal, unknown, whole};

/// What a simulation tells its user.
#[derive(Serialize)]
pub(crate) struct Report {
    ruleset: Ruleset,
    players: usize,
    /// What is fixed by option, such as the cards.
    options: BTreeMap<String, String>,
    /// The values that differ from the built-in component sheet.
    components: BTreeMap<String, String>,
    seed: u64,
    choice: &'static str,
    /// Whether the engine was checked at every step.
    check: bool,
    jobs: u32,
    games: u64,
    /// Whether the simulation stopped before all games were played.
    pub(crate) interrupted: bool,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions: Length,
    entries: Length,
    seats: Vec<SeatReport>,
}

/// How long games are; nothing is known if none was played.
#[derive(Serialize)]
struct Length {
    total: i64,
    min: Option<i64>,
    mean: Option<f64>,
    max: Option<i64>,
}

/// How a seat did.
#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    mean: Option<f64>,
    sd: Option<f64>,
    min: Option<i64>,
    max: Option<i64>,
    win_share: Option<f64>,
}

impl Report {
    /// The report of games with this head that took `seconds`.
    pub(crate) fn new(args: &Args, head: Head, seconds: f64, tally: &Tally) -> Report {
        Report {
            ruleset: head.ruleset,
            players: head.players,
            options: head.options.into_iter().collect(),
            components: head.components.into_iter().collect(),
            seed: args.seed,
            choice: match args.choice() {
                Choice::Uniform => "uniform",
                Choice::KindFirst => "kind-first",
            },
            check: args.check,
            jobs: args.threads.count(),
            games: tally.games(),
            interrupted: tally.games() < args.games,
            seconds,
            games_per_second: tally.games() as f64 / seconds,
            decisions_per_second: tally.decisions.sum() as f64 / seconds,
            decisions: Length::of(&tally.decisions),
            entries: Length::of(&tally.entries),
            seats: Seat::ALL.into_iter().zip(&tally.seats).map(SeatReport::of).collect(),
        }
    }

    /// Writes the report as one JSON object or as text.
    pub(crate) fn write(&self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        if json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        let Report { games, seconds, jobs, .. } = self;
        self.write_setup(out)?;
        let stopped = if self.interrupted { " before it was stopped" } else { "" };
        let (games, threads) = (counted(*games, "game"), counted((*jobs).into(), "thread"));
        writeln!(out, "{games} in {seconds:.2} s with {threads}{stopped}")?;
        writeln!(out, "{:.0} games/s, {:.0} decisions/s", self.games_per_second, self.decisions_per_second)?;
        writeln!(out, "\n{:<10}{:>9}{:>9}{:>9}", "length", "min", "mean", "max")?;
        self.decisions.write("decisions", out)?;
        self.entries.write("entries", out)?;
        writeln!(out, "\n{:<10}{:>9}{:>9}{:>9}{:>9}{:>9}", "seat", "min", "mean", "max", "sd", "wins")?;
        self.seats.iter().try_for_each(|seat| seat.write(out))
    }

    fn write_setup(&self, out: &mut dyn Write) -> io::Result<()> {
        let Report { ruleset, players, options, components, seed, choice, check, .. } = self;
        write!(out, "{ruleset}, {players} players")?;
        for (name, value) in options {
            write!(out, ", {name} {value}")?;
        }
        if !components.is_empty() {
            write!(out, ", {}", counted(components.len() as u64, "own component"))?;
        }
        let checked = if *check { ", checked" } else { "" };
        writeln!(out, ", seed {seed}, {choice} choices{checked}")?;
        components.iter().try_for_each(|(key, value)| writeln!(out, "component {key}: {value}"))
    }
}

impl Length {
    fn of(spread: &Spread) -> Length {
        Length { total: spread.sum(), min: spread.min(), mean: spread.mean(), max: spread.max() }
    }

    fn write(&self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let Length { min, mean, max, .. } = *self;
        writeln!(out, "{name:<10}{:>9}{:>9}{:>9}", whole(min), decimal(mean), whole(max))
    }
}

impl SeatReport {
    fn of((seat, tally): (Seat, &SeatTally)) -> SeatReport {
        let scores = &tally.scores;
        SeatReport {
            seat,
            mean: scores.mean(),
            sd: scores.deviation(),
            min: scores.min(),
            max: scores.max(),
            win_share: tally.win_share(),
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let SeatReport { seat, mean, sd, min, max, win_share } = *self;
        let wins = win_share.map_or_else(unknown, |share| format!("{:.1} %", share * 100.0));
        let (min, mean, max, sd) = (whole(min), decimal(mean), whole(max), decimal(sd));
        writeln!(out, "{:<10}{min:>9}{mean:>9}{max:>9}{sd:>9}{wins:>9}", seat.letter())
    }
}
