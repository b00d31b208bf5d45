//! The table that is written, in Markdown.

use std::io::{self, Write};

use palazzi_bots::Standing;

use crate::bars::Bar;

/// What came out of all bars.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Summary {
    /// Bars whose match was finished.
    pub(crate) measured: usize,
    /// Those of them that are met.
    pub(crate) met: usize,
    /// Whether a match was not finished.
    pub(crate) is_interrupted: bool,
}

impl Summary {
    /// Takes note of a match.
    pub(crate) fn add(&mut self, bar: &Bar, standing: &Standing, is_finished: bool) {
        self.is_interrupted |= !is_finished;
        self.measured += usize::from(is_finished);
        self.met += usize::from(is_finished && is_met(bar, standing));
    }
}

/// Writes what stands above the lines.
pub(crate) fn write_head(out: &mut impl Write) -> io::Result<()> {
    let titles = ["bot", "opponent", "budget", "games", "won (95 % interval)", "lead", "bar", "met"];
    let [bot, opponent, budget, games, won, lead, bar, met] = titles;
    writeln!(
        out,
        "| {:<20} | players | {bot:<10} | {opponent:<8} | {budget:>6} | {games:>5} | {won:>20} | {lead:>6} | {bar:>6} | {met} |",
        "ruleset",
    )?;
    writeln!(out, "| --- | --- | --- | --- | --: | --: | --: | --: | --: | --- |")?;
    out.flush()
}

/// Writes how a match went.
pub(crate) fn write_line(
    out: &mut impl Write,
    bar: &Bar,
    standing: &Standing,
    is_finished: bool,
) -> io::Result<()> {
    let Bar { ruleset, players, measured, opponent, least } = bar;
    let games = standing.games;
    let met = match is_finished {
        false => "stopped",
        true if is_met(bar, standing) => "yes",
        true => "no",
    };
    writeln!(
        out,
        "| {ruleset:<20} | {players:<7} | {:<10} | {opponent:<8} | {:>6} | {games:>5} | {:>20} | {:>+6.1} | {:>6} | {met} |",
        measured.bot,
        measured.budget.to_string(),
        standing.share().to_string(),
        standing.lead as f64 / f64::from(games),
        format!("{:.1} %", 100.0 * least),
    )?;
    out.flush()
}

/// Writes how many bars are met.
pub(crate) fn write_summary(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    let Summary { measured, met, is_interrupted } = summary;
    let stopped = if *is_interrupted { "; stopped before all matches were finished" } else { "" };
    writeln!(out, "\n{met} of {measured} bars are met{stopped}")
}

fn is_met(bar: &Bar, standing: &Standing) -> bool {
    standing.wins >= bar.least * f64::from(standing.games)
}
