//! The program as its users meet it: arguments in, text and exit code out.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Greedy against random, which needs no search.
const CHEAP: [&str; 6] = ["--strong", "greedy", "--only", "strong v random", "--ruleset", "carrara-2e"];

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palazzi-yardstick"));
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The exit code, the output and the errors of a run.
fn yardstick(args: &[&str]) -> (Option<i32>, String, String) {
    said(command(args).output().expect("the program runs"))
}

fn said(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The cells of the lines of a table.
fn cells(table: &str) -> Vec<Vec<&str>> {
    let lines = table.lines().skip(2).take_while(|line| !line.is_empty());
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

#[test]
fn a_missed_bar_is_exit_code_1() {
    let args = [
        "--strong",
        "random",
        "--only",
        "strong v ismcts",
        "-r",
        "carrara-1e",
        "--games",
        "4",
        "--budget",
        "20",
    ];
    let (code, table, errors) = yardstick(&args);
    assert_eq!((code, errors.as_str()), (Some(1), ""), "{table}");
    let cells = cells(&table);
    assert_eq!(cells.len(), 2, "{table}");
    assert_eq!(cells[0][..6], ["carrara-1e", "2", "random", "ismcts", "20", "4"], "{table}");
    assert_eq!(cells[1][..6], ["carrara-1e", "4", "random", "ismcts", "20", "4"], "{table}");
    assert_eq!(cells[0][8..], ["75.0 %", "no"], "{table}");
    assert!(table.ends_with("\n0 of 2 bars are met\n"), "{table}");
}

#[test]
fn bars_that_are_met_are_exit_code_0() {
    let args =
        ["--strong", "flat", "--only", "v random", "-r", "carrara-1e", "--games", "3", "--budget", "60"];
    let (code, table, _) = yardstick(&args);
    assert_eq!(code, Some(0), "{table}");
    let cells = cells(&table);
    assert_eq!((cells[0][5], &cells[0][8..]), ("4", &["99.5 %", "yes"][..]), "{table}");
    assert!(table.ends_with("\n1 of 1 bars are met\n"), "{table}");
}

#[test]
fn an_instant_bot_has_a_budget_of_its_own() {
    let args = [
        "--instant",
        "greedy",
        "--only",
        "instant",
        "--games",
        "2",
        "-r",
        "palazzo",
        "--instant-budget",
        "2",
        "--budget",
        "7",
    ];
    let (_, table, _) = yardstick(&args);
    let cells = cells(&table);
    assert_eq!(cells.len(), 1, "{table}");
    assert_eq!(cells[0][..6], ["palazzo", "2", "greedy", "ismcts", "2", "2"], "{table}");
}

#[test]
fn a_continued_run_plays_what_is_missing() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let run = |games: &str| yardstick(&[&CHEAP[..], &["--games", games, "--results", text(&file)]].concat());
    run("4");
    let before = fs::read_to_string(&file).unwrap();
    assert_eq!(before.lines().count(), 2 + 1, "{before}");
    let (code, continued, _) = run("12");
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before) && after.lines().count() == 6 + 1, "{after}");
    let at_once = yardstick(&[&CHEAP[..], &["--games", "12"]].concat());
    assert_eq!((code, continued), (at_once.0, at_once.1));
    run("12");
    assert_eq!(fs::read_to_string(&file).unwrap(), after);
}

#[test]
fn an_incomplete_last_line_is_played_again() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let args = [&CHEAP[..], &["--games", "4", "--jobs", "1", "--results", text(&file)]].concat();
    yardstick(&args);
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, &whole[..whole.len() - 4]).unwrap();
    let (_, _, note) = yardstick(&args);
    assert!(note.starts_with("note: ") && note.contains("the last line is incomplete"), "{note}");
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn bad_input_is_exit_code_2_and_says_why() {
    let dir = TempDir::new().unwrap();
    let other = dir.path().join("letter.txt");
    fs::write(&other, "precious\n").unwrap();
    let refused: [(&[&str], &str); 7] = [
        (&["--strong", "gready"], "[possible values: random, greedy, flat,"),
        (&["--strong", "flat", "--ruleset", "chess"], "[possible values: carrara-1e,"),
        (&["--strong", "flat", "--budget", "20s"], "such as 20ms"),
        (&["--strong", "flat", "--games", "0"], "0 is not in 1..=1000000"),
        (&["--strong", "flat", "--only", "chess"], "no bar is named like 'chess'"),
        (&["--strong", "flat", "--results", "no-such-dir/results.txt"], "no-such-dir/results.txt: "),
        (&["--strong", "flat", "--results", text(&other)], "not a file of results"),
    ];
    for (args, reason) in refused {
        let (code, _, errors) = yardstick(args);
        assert_eq!(code, Some(2), "{args:?}");
        assert!(errors.starts_with("error: ") && errors.contains(reason), "{args:?}: {errors}");
    }
    assert_eq!(fs::read_to_string(&other).unwrap(), "precious\n");
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_complete_lines_and_a_table() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("results.txt");
    let args = [&CHEAP[..], &["--games", "1000000", "--results", text(&file)]].concat();
    let mut child = command(&args).spawn().unwrap();
    while fs::read_to_string(&file).unwrap_or_default().lines().count() < 2 {
        assert!(child.try_wait().unwrap().is_none(), "the program ended by itself");
    }
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().unwrap().success());
    let (code, table, _) = said(child.wait_with_output().unwrap());
    assert_eq!(code, Some(130), "{table}");
    let lines = fs::read_to_string(&file).unwrap();
    assert!(lines.ends_with('\n'));
    let games = (2 * (lines.lines().count() - 1)).to_string();
    let cells = cells(&table);
    assert_eq!((cells[0][5], cells[0][9]), (games.as_str(), "stopped"), "{table}");
    assert!(table.ends_with("0 of 0 bars are met; stopped before all matches were finished\n"), "{table}");
}
