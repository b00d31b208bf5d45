//! The report as one page of HTML that needs nothing else.

use palazzi_bots::{Decision, Grade, Summary, Swing, TurningPoint};
use palazzi_rules::Seat;

use super::graph;
use super::markup::{self, change, escape};
use super::report::{Report, percent, turning_number};
use super::text::{grades_line, words};
use crate::figures::unknown;

const STYLE: &str = include_str!("page.css");

/// Writes the page.
pub(crate) fn html(report: &Report) -> String {
    let title = escape(report.title());
    let stopped = report.stopped().map(|stopped| format!("<p>The analysis was {stopped}.</p>\n"));
    let stopped = stopped.unwrap_or_default();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>{title}: analysis of a game</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <header>\n<h1>{title}</h1>\n<p class=\"ending\">{}</p>\n<p class=\"aside\">{}</p>\n{stopped}</header>\n\
         <figure>\n<div class=\"scroll\" role=\"region\" aria-label=\"Graph\" tabindex=\"0\">\n{}</div>\n\
         <figcaption class=\"aside\">Win chances by entry, as the seat to decide could estimate them. \
         Numbers mark the turning points.</figcaption>\n</figure>\n{}{}{}</main>\n</body>\n</html>\n",
        escape(&report.ending()),
        escape(&report.subtitle()),
        graph::figure(report),
        turning_points(&report.turning_points),
        players(&report.summaries),
        moves(report),
    )
}

fn turning_points(points: &[TurningPoint]) -> String {
    let mut list = "<section>\n<h2>Turning points</h2>\n".to_owned();
    if points.is_empty() {
        return list + "<p>None: nothing changed a win chance by 5 % or more.</p>\n</section>\n";
    }
    list += "<ol>\n";
    for (number, point) in (1..).zip(points) {
        let TurningPoint { entry, seat, change, .. } = point;
        list += &format!(
            "<li id=\"turning-{number}\"><a href=\"#entry-{entry}\">entry {entry}</a>, \
             <strong>{seat} {}</strong>, {}</li>\n",
            markup::change(*change),
            escape(&words(point)),
        );
    }
    list + "</ol>\n</section>\n"
}

fn players(summaries: &[Summary]) -> String {
    let note = format!("How well each player decided where there was a choice; {}.", grades_line());
    let names = ["decisions", "accuracy", "mean loss"].into_iter().chain(Grade::ALL.map(Grade::name));
    let columns: String = words_column("seat") + &names.map(column).collect::<String>();
    let mut rows = String::new();
    for Summary { seat, decisions, mean_loss, accuracy, grades } in summaries {
        let shares = [accuracy, mean_loss].map(|share| cell(&share.map_or_else(unknown, percent))).concat();
        let counts: String = grades.iter().map(|count| cell(&count.to_string())).collect();
        rows += &format!("<tr><th scope=\"row\" class=\"words\">{seat}</th>");
        rows += &format!("{}{shares}{counts}</tr>\n", cell(&decisions.to_string()));
    }
    table("Players", &note, &columns, &rows)
}

/// Every entry in a row of its own.
fn moves(report: &Report) -> String {
    let note = "Win chances and final points that could be expected before each decision with the best action; for \
                draws, what they changed.";
    let judged = [column("entry"), words_column("what"), column("loss"), words_column("grade")].concat();
    let wins = report.seats().map(|seat| column(&format!("{seat} wins")));
    let points = report.seats().map(|seat| column(&format!("{seat} VP")));
    let columns = judged + &words_column("better") + &wins.chain(points).collect::<String>();
    let mut rows = String::new();
    for (entry, text) in (1..).zip(&report.entries) {
        let badge = turning_number(&report.turning_points, entry).map(badge).unwrap_or_default();
        let head = format!("<th scope=\"row\">{entry}</th><td class=\"words\">{}{badge}</td>", escape(text));
        rows += &match report.decision(entry) {
            Some(decision) => decision_row(decision, &head, report.analysis.players),
            None => draw_row(entry, report.swing(entry), &head, report.analysis.players),
        };
    }
    table("Moves", note, &columns, &rows)
}

/// A section with a table that can be scrolled sideways.
fn table(heading: &str, note: &str, columns: &str, rows: &str) -> String {
    let id = heading.to_lowercase();
    format!(
        "<section>\n<h2>{heading}</h2>\n<p class=\"aside\" id=\"{id}-note\">{}</p>\n\
         <div class=\"scroll\" role=\"region\" aria-label=\"{heading}\" tabindex=\"0\">\n\
         <table aria-describedby=\"{id}-note\">\n<thead><tr>{columns}</tr></thead>\n<tbody>\n{rows}</tbody>\n\
         </table>\n</div>\n</section>\n",
        escape(note),
    )
}

fn decision_row(decision: &Decision, head: &str, players: usize) -> String {
    let Decision { entry, verdict, .. } = decision;
    let Some(verdict) = verdict else {
        let reason = if decision.is_skipped() { "not looked into" } else { "forced" };
        let judged = cell("") + &words_cell("grade", reason) + &words_cell("", "");
        return format!("<tr id=\"entry-{entry}\">{head}{judged}{}</tr>\n", cell("").repeat(2 * players));
    };
    let grade = verdict.grade.name();
    let better = if verdict.grade == Grade::Best { "" } else { &verdict.best };
    let judged = cell(&percent(verdict.loss)) + &words_cell("grade", grade) + &words_cell("", better);
    let wins: String = verdict.before.wins.iter().map(|win| cell(&percent(*win))).collect();
    let points: String = verdict.before.points.iter().map(|points| cell(&format!("{points:.1}"))).collect();
    format!("<tr id=\"entry-{entry}\" class=\"{grade}\">{head}{judged}{wins}{points}</tr>\n")
}

fn draw_row(entry: usize, swing: Option<&Swing>, head: &str, players: usize) -> String {
    let shown = |seat: Seat| swing.map_or_else(String::new, |swing| change(swing.wins[seat as usize]));
    let wins: String = Seat::of(players).map(|seat| cell(&shown(seat))).collect();
    let judged = cell("") + &words_cell("grade", "") + &words_cell("", "");
    let points = cell("").repeat(players);
    format!("<tr id=\"entry-{entry}\" class=\"draw\">{head}{judged}{wins}{points}</tr>\n")
}

/// The number of a turning point, as a link to it.
fn badge(number: usize) -> String {
    format!(
        "<a class=\"badge\" href=\"#turning-{number}\" aria-label=\"turning point {number}\">{number}</a>"
    )
}

fn column(name: &str) -> String {
    format!("<th scope=\"col\">{name}</th>")
}

fn words_column(name: &str) -> String {
    format!("<th scope=\"col\" class=\"words\">{name}</th>")
}

fn cell(text: &str) -> String {
    format!("<td>{text}</td>")
}

fn words_cell(class: &str, text: &str) -> String {
    format!("<td class=\"{}\">{}</td>", format!("words {class}").trim_end(), escape(text))
}
