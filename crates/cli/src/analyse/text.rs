//! The report for people at a terminal.

use std::io::{self, Write};

use anstyle::Style;
use palazzi_bots::{Cause, Decision, Grade, Summary, TurningPoint};

use super::columns::{BARS, Columns};
use super::report::{Report, ends, percent, signed_percent};
use crate::figures::unknown;

/// Headings.
const HEADING: Style = Style::new().bold();

/// What explains: the axis, the meaning of bars.
const ASIDE: Style = Style::new().dimmed();

/// Writes the whole report; every decision too if `all` are wanted.
pub(crate) fn write(report: &Report, all: bool, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}\n{}", report.title(), report.subtitle())?;
    writeln!(out, "{}", report.ending())?;
    if let Some(stopped) = report.stopped() {
        writeln!(out, "{stopped}")?;
    }
    write_graph(report, out)?;
    write_turning_points(&report.turning_points, out)?;
    write_summaries(&report.summaries, out)?;
    if all { write_decisions(&report.analysis.decisions, out) } else { Ok(()) }
}

fn write_heading(heading: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{HEADING}{heading}{HEADING:#}")
}

fn write_graph(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    write_heading("win chances", out)?;
    let curve = report.curve();
    let Some((first, last)) = ends(&curve) else {
        return writeln!(out, "no decision left a choice");
    };
    let columns = Columns { entries: report.entries.len() };
    for seat in report.seats() {
        let bars = columns.bars(&curve, seat);
        let (first, last) = (percent(first[seat as usize]), percent(last[seat as usize]));
        writeln!(out, "{seat}  {first:>7}  {bars}  {last:>7}")?;
    }
    if !report.turning_points.is_empty() {
        let numbers = columns.turning_points(&report.turning_points);
        writeln!(out, "{ASIDE}{:>10}{ASIDE:#}  {HEADING}{numbers}{HEADING:#}", "turning")?;
    }
    writeln!(out, "{ASIDE}{:>10}  {}{ASIDE:#}", "entry", columns.axis())?;
    let [lowest, .., highest] = BARS;
    writeln!(
        out,
        "{ASIDE}{lowest} is 0 %, {highest} 100 %; on the left the first that is known, on the right the last{ASIDE:#}"
    )
}

fn write_turning_points(points: &[TurningPoint], out: &mut dyn Write) -> io::Result<()> {
    write_heading("turning points", out)?;
    if points.is_empty() {
        return writeln!(out, "none: nothing changed a win chance by 5 % or more");
    }
    writeln!(out, "{:>2}  {:>5}  {:<4}  {:>8}  what", "#", "entry", "seat", "change")?;
    for (number, point) in (1..).zip(points) {
        let TurningPoint { entry, seat, change, .. } = point;
        let change = signed_percent(*change);
        writeln!(out, "{number:>2}  {entry:>5}  {seat:<4}  {change:>8}  {}", words(point))?;
    }
    Ok(())
}

/// What a turning point was: `blunder: pass; court c2 was better`, `luck: refill w3`.
pub(crate) fn words(point: &TurningPoint) -> String {
    match &point.cause {
        Cause::Decision { by, action, best, grade } if *by == point.seat => {
            format!("{}: {action}; {best} was better", grade.name())
        }
        Cause::Decision { by, action, best, .. } => format!("{by} decides: {action} instead of {best}"),
        Cause::Chance { draws } => format!("luck: {}", draws.join(", ")),
    }
}

fn write_summaries(summaries: &[Summary], out: &mut dyn Write) -> io::Result<()> {
    write_heading("players", out)?;
    write!(out, "{:<4}  {:>9}  {:>8}  {:>9}", "seat", "decisions", "accuracy", "mean loss")?;
    let names = Grade::ALL.map(Grade::name);
    names.iter().try_for_each(|name| write!(out, "  {name:>5}"))?;
    writeln!(out)?;
    for Summary { seat, decisions, mean_loss, accuracy, grades } in summaries {
        let [accuracy, mean_loss] = [accuracy, mean_loss].map(|share| share.map_or_else(unknown, percent));
        write!(out, "{seat:<4}  {decisions:>9}  {accuracy:>8}  {mean_loss:>9}")?;
        for (count, name) in grades.iter().zip(names) {
            write!(out, "  {count:>0$}", name.len().max(5))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", grades_line())
}

/// Where each grade begins.
pub(crate) fn grades_line() -> String {
    let begins = |grade: &Grade| format!("{} from {:.0} %", grade.name(), 100.0 * grade.least_loss());
    let grades: Vec<String> = Grade::ALL[1..].iter().map(begins).collect();
    format!("by the win chance that a decision gave away: {}", grades.join(", "))
}

fn write_decisions(decisions: &[Decision], out: &mut dyn Write) -> io::Result<()> {
    write_heading("decisions", out)?;
    let texts: Vec<String> = decisions.iter().map(|made| format!("{} {}", made.seat, made.action)).collect();
    let width = texts.iter().map(String::len).max().unwrap_or_default();
    writeln!(
        out,
        "{:>5}  {:<width$}  {:>10}  {:>7}  {:<10}  best action",
        "entry", "decision", "win chance", "loss", "grade"
    )?;
    for (decision, text) in decisions.iter().zip(texts) {
        let Decision { entry, seat, verdict, .. } = decision;
        let Some(verdict) = verdict else {
            let reason = if decision.is_skipped() { "not looked into" } else { "forced" };
            writeln!(out, "{entry:>5}  {text:<width$}  {:>10}  {:>7}  {reason}", "", "")?;
            continue;
        };
        let (chance, loss) = (percent(verdict.before.wins[*seat as usize]), percent(verdict.loss));
        let grade = verdict.grade.name();
        let better = if verdict.grade == Grade::Best { "" } else { &verdict.best };
        let line = format!("{entry:>5}  {text:<width$}  {chance:>10}  {loss:>7}  {grade:<10}  {better}");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
