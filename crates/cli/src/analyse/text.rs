//! The report for people at a terminal.

use std::io::{self, Write};

use anstyle::Style;
use palazzi_bots::{Cause, Decision, Grade, Summary, TurningPoint};

use super::report::{Report, percent, signed_percent};
use crate::figures::{counted, unknown};

/// Headings.
const HEADING: Style = Style::new().bold();

/// The most columns of the graph.
const GRAPH_WIDTH: usize = 64;

/// The heights of a column of the graph.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Writes the whole report; every decision too if `all` are wanted.
pub(crate) fn write(report: &Report, all: bool, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}\n{}", report.title(), report.subtitle())?;
    writeln!(out, "{}", report.ending())?;
    if report.interrupted() {
        let looked = report.summaries.iter().map(|summary| summary.decisions).sum::<usize>();
        writeln!(out, "stopped after a look at {}", counted(looked as u64, "decision"))?;
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
    let (Some((_, first)), Some((_, last))) = (curve.first(), curve.last()) else {
        return writeln!(out, "no decision left a choice");
    };
    for seat in report.seats() {
        let seat_curve: Vec<(usize, f32)> =
            curve.iter().map(|(entry, wins)| (*entry, wins[seat as usize])).collect();
        let bars = bars(&seat_curve);
        let (first, last) = (percent(first[seat as usize]), percent(last[seat as usize]));
        writeln!(out, "{seat}  {first:>7}  {bars}  {last:>7}")?;
    }
    Ok(())
}

/// A curve as a row of bars. Each shows the last value that was known by then.
fn bars(curve: &[(usize, f32)]) -> String {
    let (Some((first, _)), Some((last, _))) = (curve.first(), curve.last()) else { return String::new() };
    let width = (last - first + 1).min(GRAPH_WIDTH);
    let at = |column: usize| {
        let entry = first + (last - first) * column / (width - 1).max(1);
        let known = curve.iter().rev().find(|(known, _)| *known <= entry);
        let value = known.map_or(0.0, |(_, value)| *value);
        BARS[((value * BARS.len() as f32) as usize).min(BARS.len() - 1)]
    };
    (0..width).map(at).collect()
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
    for (Decision { entry, seat, verdict, offers, .. }, text) in decisions.iter().zip(texts) {
        let Some(verdict) = verdict else {
            let reason = if *offers > 1 { "not looked into" } else { "forced" };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_rise_with_the_chance() {
        assert_eq!(bars(&[(3, 0.0), (4, 0.5), (6, 1.0)]), "▁▅▅█");
        assert_eq!(bars(&[(7, 0.3)]), "▃");
        assert_eq!(bars(&[]), "");
        assert_eq!(bars(&[(0, 1.0), (1_000, 0.0)]).chars().count(), GRAPH_WIDTH);
    }
}
