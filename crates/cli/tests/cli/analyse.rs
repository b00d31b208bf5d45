//! `palazzi analyse`: decisions judged, hints, and what is written down of them.

use std::fs;
#[cfg(target_os = "linux")]
use std::io::Read as _;
#[cfg(unix)]
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Ran, START, palazzi, palazzi_reading, palazzi_unread, text};
#[cfg(target_os = "linux")]
use crate::program::{command, interrupted, unread};

/// A stored game.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/fixtures").join(name)
}

/// Analyses a short game of two players quickly.
fn analyse(options: &[&str]) -> Ran {
    palazzi(&[&["analyse", text(&fixture("end-three-passes.game")), "--budget", "4"], options].concat())
}

/// Analyses the start of a game with these lines below it.
fn analyse_start(lines: &str, options: &[&str]) -> Ran {
    palazzi_reading(
        format!("{START}{lines}").as_bytes(),
        &[&["analyse", "-", "--budget", "4"], options].concat(),
    )
}

/// Asserts that all tags of a document are closed in the right order, and that no text could be a tag.
#[track_caller]
fn assert_well_formed(document: &str) {
    let mut open: Vec<&str> = Vec::new();
    let body = document.strip_prefix("<!DOCTYPE html>").unwrap_or(document);
    for part in body.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{part}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{part}"),
            None if tag.ends_with('/') => {}
            None => open.extend(tag.split_whitespace().next()),
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert!(open.is_empty(), "{open:?} are not closed");
}

/// The values of an attribute in a document.
fn values<'a>(document: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    document.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_game_is_judged_with_players_and_turning_points() {
    for name in
        ["end-three-passes.game", "end-advanced-three-passes.game", "palazzo-quiet-2.game", "card-top-I.game"]
    {
        let report = palazzi(&["analyse", text(&fixture(name)), "--budget", "2"]).ok();
        let headings = [
            "\nwin chances\nA  ",
            "\n     entry  └0 ",
            "\nturning points\n",
            "\nplayers\nseat  decisions  accuracy",
        ];
        for heading in headings {
            assert!(report.contains(heading), "{name}: {heading}\n{report}");
        }
        assert!(report.contains(" wins\n") || report.contains(" share the victory\n"), "{report}");
    }
}

#[test]
fn every_decision_is_listed_on_request() {
    let shown = analyse(&["--all"]).ok();
    let record = fs::read_to_string(fixture("end-three-passes.game")).unwrap();
    let decisions: Vec<&str> = record.lines().filter(|line| line.starts_with(['A', 'B', 'C'])).collect();
    let (_, table) = shown.split_once("\ndecisions\n").expect("there is a table of decisions");
    assert_eq!(table.lines().count(), decisions.len() + 1, "{table}");
    for (line, decision) in table.lines().skip(1).zip(decisions) {
        assert!(line.contains(&format!("  {decision}  ")), "{line}");
    }
}

#[test]
fn the_json_holds_everything() {
    let report = analyse(&["--json"]).json();
    assert_eq!((&report["ruleset"], &report["players"]), (&"carrara-2e".into(), &2.into()));
    assert_eq!((&report["budget"], &report["complete"]), (&"4".into(), &true.into()));
    let decisions = report["decisions"].as_array().unwrap();
    let judged = decisions.iter().filter(|decision| !decision["verdict"].is_null());
    for verdict in judged.map(|decision| &decision["verdict"]) {
        for side in ["before", "after"] {
            let wins: f64 = verdict[side]["wins"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
            assert!((wins - 1.0).abs() < 1e-3, "{verdict}");
        }
        assert!(verdict["loss"].as_f64().unwrap() >= 0.0);
    }
    assert_eq!(report["summaries"].as_array().unwrap().len(), 2);
    let scores = report["result"]["scores"].as_array().unwrap();
    assert_eq!(report["end"]["points"].as_array().unwrap().len(), scores.len());
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    let dir = TempDir::new().unwrap();
    let written = |name: &str, options: &[&str]| {
        let file = dir.path().join(name);
        analyse(&[&["--html", text(&file)], options].concat()).ok();
        fs::read_to_string(file).unwrap()
    };
    let one = written("one.html", &["-j", "1"]);
    assert_eq!(one, written("two.html", &["-j", "3"]));
    assert_ne!(one, written("three.html", &["--seed", "1"]));
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_else() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.html");
    for name in ["end-three-passes.game", "palazzo-quiet-4.game"] {
        palazzi(&["analyse", text(&fixture(name)), "--budget", "2", "--force", "--html", text(&file)]).ok();
        let page = fs::read_to_string(&file).unwrap();
        assert_well_formed(&page);
        assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n"), "{page}");
        assert!(!page.contains("<script") && !page.contains("NaN"));
        assert!(values(&page, "src").is_empty());
        let ids = values(&page, "id");
        for target in values(&page, "href").iter().chain(&values(&page, "aria-describedby")) {
            assert!(ids.contains(&target.trim_start_matches('#')), "{target} leads nowhere");
        }
        for (index, id) in ids.iter().enumerate() {
            assert!(!ids[..index].contains(id), "{id} is there twice");
        }
    }
}

#[test]
fn the_graph_by_itself_says_what_it_shows() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.svg");
    let game = fixture("palazzo-quiet-4.game");
    let report = palazzi(&["analyse", text(&game), "--budget", "1", "--json", "--svg", text(&file)]).json();
    let graph = fs::read_to_string(&file).unwrap();
    for shown in [">Palazzo, 4 players: win chances</text>", ">win chance</text>", ">entry</text>"] {
        assert!(graph.contains(shown), "{shown}\n{graph}");
    }
    let points = report["turning_points"].as_array().unwrap();
    assert!(!points.is_empty());
    for (number, point) in (1..).zip(points) {
        let place = format!("entry {}, {} ", point["entry"], point["seat"].as_str().unwrap());
        assert!(graph.contains(&format!("text-anchor=\"start\">{place}")), "{place}\n{graph}");
        let told = format!(" Turning point {number}: {place}");
        assert!(description(&graph).contains(&told), "{told}\n{graph}");
    }
}

/// What a picture tells those who cannot see it.
fn description(document: &str) -> &str {
    let (_, description) = document.split_once("<desc ").expect("there is a description");
    description.split_once("</desc>").expect("it has an end").0
}

#[test]
fn the_page_tells_its_turning_points_once() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.html");
    let game = fixture("palazzo-quiet-4.game");
    palazzi(&["analyse", text(&game), "--budget", "1", "--html", text(&file)]).ok();
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.contains("<li id=\"turning-1\">"), "{page}");
    assert!(description(&page).ends_with(" %."), "{page}");
}

#[test]
fn the_graph_tells_seats_apart_without_colour() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.svg");
    let game = fixture("palazzo-quiet-4.game");
    palazzi(&["analyse", text(&game), "--budget", "1", "--svg", text(&file)]).ok();
    let graph = fs::read_to_string(&file).unwrap();
    assert_well_formed(&graph);
    assert!(graph.starts_with("<svg xmlns=") && !graph.contains("NaN"), "{graph}");
    for seat in ["a", "b", "c", "d"] {
        assert!(graph.contains(&format!("<polyline class=\"line {seat}\" points=\"")), "{seat}");
        assert!(graph.contains(&format!("<text class=\"name {seat}\"")), "{seat}");
    }
    assert!(graph.contains(".line.b { stroke: #b04a1e; stroke-dasharray: "));
}

#[test]
fn files_are_not_overwritten_unless_forced() {
    let dir = TempDir::new().unwrap();
    let (page, graph) = (dir.path().join("game.html"), dir.path().join("game.svg"));
    fs::write(&graph, "precious").unwrap();
    let both = ["--html", text(&page), "--svg", text(&graph)];
    analyse(&both).refused("game.svg exists already; --force replaces it");
    assert_eq!(fs::read_to_string(&graph).unwrap(), "precious");
    assert!(!page.exists());
    analyse(&[&both[..], &["--force"]].concat()).ok();
    assert!(page.exists() && fs::read_to_string(&graph).unwrap().starts_with("<svg "));
    analyse(&["--html", text(&page), "--svg", text(&page)]).refused("--html and --svg name the same file");
    analyse(&["--force"]).refused("--force needs --html or --svg");
}

/// The record does not exist either, but is not looked for.
#[test]
fn files_that_cannot_be_written_are_refused_before_any_work() {
    let dir = TempDir::new().unwrap();
    for option in ["--html", "--svg"] {
        let lost = palazzi(&["analyse", "no-such.game", option, "no-such-dir/game"]);
        lost.refused("error: no-such-dir/game: no such file");
        let folder = palazzi(&["analyse", "no-such.game", "--force", option, text(dir.path())]);
        folder.refused(": is a directory");
    }
}

/// Analyses a game that comes through a pipe with a name: whoever opens that has checked the files already. Only then
/// something happens, and the game is written.
#[cfg(unix)]
fn analyse_after(dir: &TempDir, happens: impl FnOnce() + Send + 'static, options: &[&str]) -> Ran {
    let record = dir.path().join("record");
    assert!(std::process::Command::new("mkfifo").arg(&record).status().expect("pipes have names").success());
    let game = fs::read_to_string(fixture("palazzo-quiet-2.game")).expect("the fixture is there");
    let pipe = record.clone();
    // If the program ends without opening the pipe, this thread stays where it is, and nobody waits for it.
    std::thread::spawn(move || {
        let mut writer = fs::OpenOptions::new().write(true).open(pipe).expect("the pipe is there");
        happens();
        writer.write_all(game.as_bytes()).expect("the program reads its record");
    });
    palazzi(&[&["analyse", text(&record), "--budget", "2"], options].concat())
}

#[cfg(unix)]
#[test]
fn a_file_that_fails_in_the_end_does_not_cost_the_report() {
    let dir = TempDir::new().unwrap();
    let folder = dir.path().join("folder");
    fs::create_dir(&folder).unwrap();
    let (page, graph) = (dir.path().join("game.html"), folder.join("game.svg"));
    let options = ["--html", text(&page), "--svg", text(&graph)];
    let ran = analyse_after(&dir, move || fs::remove_dir(folder).unwrap(), &options);
    assert!(ran.stdout.contains("\nplayers\n"), "{}", ran.stdout);
    assert!(page.exists());
    ran.refused("game.svg: no such file");
}

#[cfg(unix)]
#[test]
fn a_file_that_somebody_else_has_written_meanwhile_is_kept() {
    let dir = TempDir::new().unwrap();
    for option in ["--svg", "--html"] {
        let file = dir.path().join(option);
        let written = file.clone();
        let ran = analyse_after(&dir, || fs::write(written, "precious").unwrap(), &[option, text(&file)]);
        ran.refused("exists already; --force replaces it");
        assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
        fs::remove_file(dir.path().join("record")).unwrap();
    }
}

#[test]
fn the_record_is_not_written_to() {
    let dir = TempDir::new().unwrap();
    let record = dir.path().join("game.game");
    fs::copy(fixture("end-three-passes.game"), &record).unwrap();
    let before = fs::read_to_string(&record).unwrap();
    let detour = dir.path().join("..").join(dir.path().file_name().unwrap()).join("game.game");
    for option in ["--html", "--svg"] {
        for file in [&record, &detour] {
            palazzi(&["analyse", text(&record), "--budget", "2", "--force", option, text(file)])
                .refused(&format!("{option} names the record itself"));
            assert_eq!(fs::read_to_string(&record).unwrap(), before);
        }
    }
}

/// The pipe is open at both ends and holds a picture, so that nobody waits for anybody.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_written_to_and_stays_a_pipe() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    let mut pipe = fs::OpenOptions::new().read(true).write(true).open(&path).unwrap();
    analyse(&["--svg", text(&path), "--force"]).ok();
    assert!(!path.metadata().unwrap().is_file());
    let mut bytes = vec![0; 1 << 16];
    let length = pipe.read(&mut bytes).unwrap();
    assert!(bytes[..length].starts_with(b"<svg"));
}

/// Every decision in a long game is more than fits into the buffer.
#[test]
fn files_are_written_even_if_nobody_reads_the_report() {
    let dir = TempDir::new().unwrap();
    let (svg, html) = (dir.path().join("game.svg"), dir.path().join("game.html"));
    let game = fixture("palazzo-quiet-2.game");
    let options = ["--budget", "2", "--all", "--svg", text(&svg), "--html", text(&html)];
    assert_eq!(palazzi_unread(&[&["analyse", text(&game)], &options[..]].concat()), Some(0));
    assert!(svg.exists() && html.exists());
}

#[test]
fn hints_are_given_for_a_position() {
    let hints = analyse_start("", &["--at", "1", "--top", "3"]).ok();
    let mut lines = hints.lines();
    let first = lines.next().unwrap_or_default();
    assert!(
        first.starts_with("after entry 1, A is to decide: ") && first.ends_with(", budget 4, seed 0"),
        "{hints}"
    );
    assert_eq!(lines.nth(1), Some(" #   A wins   B wins    A VP    B VP  action"));
    assert_eq!(lines.count(), 3);
}

#[test]
fn hints_tell_what_was_decided() {
    let lines = "A object crown\nB turn\n";
    let lines = format!("A build gate1 lerici d1\n* tile castle3\n{lines}");
    let shown = analyse_start(&lines, &["--at", "3", "--top", "1"]).ok();
    assert!(shown.contains("  object crown  (was decided)\n"), "{shown}");
    let json = analyse_start(&lines, &["--at", "3", "--json"]).json();
    assert_eq!((&json["seat"], &json["decided"]), (&"A".into(), &"object crown".into()));
    let hints = json["hints"].as_array().unwrap();
    assert!(hints.iter().any(|hint| hint["action"] == "object crown"), "{json}");
    assert!(hints.iter().all(|hint| hint["wins"].as_array().map(Vec::len) == Some(2)), "{json}");
}

#[test]
fn a_position_without_a_decision_is_answered_with_the_next_one() {
    analyse_start("", &["--at", "0"])
        .refused("standard input: nobody decides after entry 0: the next decision is after entry 1");
    analyse_start("A turn\n", &["--at", "2"]).refused("nobody decides after entry 2, nor later");
    analyse_start("", &["--at", "7"])
        .refused("there is no position after entry 7: the record ends after entry 1");
    let last = usize::MAX.to_string();
    analyse_start("", &["--at", &last]).refused(&format!("there is no position after entry {last}"));
}

#[test]
fn a_game_that_has_not_begun_is_nothing_to_analyse() {
    analyse_start("", &[])
        .refused("standard input: nobody has decided anything yet: there is nothing to analyse");
}

#[test]
fn an_unfinished_game_is_judged_as_far_as_it_goes() {
    let report = analyse_start("A build gate1 lerici d1\n* tile castle3\nA end\n", &[]).ok();
    assert!(
        report.contains("carrara-1e, 2 players, 2 decisions, 4 playouts a decision, seed 0\nunfinished\n")
    );
}

#[test]
fn wrong_records_are_refused_with_the_line() {
    analyse_start("A fly\n", &[]).refused("standard input: line 7: ");
    analyse_start("B turn\n", &[])
        .refused("standard input: line 7: 'B turn' where a decision of A is expected");
    palazzi_reading(b"precious", &["analyse", "-"]).refused("standard input: line 1: not a record");
    palazzi(&["analyse", "no-such.game"]).refused("no-such.game: no such file or directory");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    for options in [
        &["--top", "3"][..],
        &["--at", "1", "--html", "a.html"],
        &["--at", "1", "--all"],
        &["--at", "1", "--jobs", "2"],
        &["--top", "0"],
    ] {
        assert_eq!(analyse(options).code, Some(2), "{options:?}");
    }
}

/// Whether a program has set a handler for interrupts.
#[cfg(target_os = "linux")]
fn catches_interrupts(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("the program runs");
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).map(str::trim);
    let caught = caught.and_then(|caught| u64::from_str_radix(caught, 16).ok()).expect("a mask of signals");
    caught & 1 << (2 - 1) != 0
}

/// Analyses a long game of four players with these options, and interrupts that as soon as it has begun.
#[cfg(target_os = "linux")]
fn interrupted_analysis(program: fn(&[&str]) -> std::process::Command, options: &[&str]) -> String {
    let game = fixture("palazzo-riders-4.game");
    let args = [&["analyse", text(&game), "--budget", "200ms", "-j", "1"], options].concat();
    let mut child = program(&args).spawn().expect("the program starts");
    while !catches_interrupts(child.id()) {
        assert!(child.try_wait().expect("it is a child").is_none(), "the program ended by itself");
    }
    interrupted(child)
}

/// The report of a long game is more than fits into the buffer.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_shows_in_the_exit_code_even_if_nobody_reads_the_report() {
    assert_eq!(interrupted_analysis(unread, &["--json"]), "");
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_leaves_what_was_found() {
    let report = interrupted_analysis(command, &[]);
    assert!(report.contains("\nstopped after a look at "), "{report}");
    assert!(report.contains("\nplayers\n"), "{report}");
}

/// The end of a finished game is known even then.
#[cfg(target_os = "linux")]
#[test]
fn nothing_is_drawn_where_nothing_was_looked_into() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.svg");
    let report = interrupted_analysis(command, &["--svg", text(&file)]);
    assert!(report.contains(&" ".repeat(40)), "{report}");
    let graph = fs::read_to_string(&file).unwrap();
    assert!(graph.contains(">stopped after a look at "), "{graph}");
    assert!(graph.contains("<circle class=\"dot d\""), "{graph}");
    let line_ends = values(&graph, "points").into_iter().filter_map(|points| {
        let (_, last) = points.rsplit_once(' ')?;
        last.split_once(',')?.0.parse::<f64>().ok()
    });
    let line_ends: Vec<f64> = line_ends.collect();
    assert!(line_ends.len() >= 4 && line_ends.iter().all(|x| *x < 480.0), "{line_ends:?}");
}
