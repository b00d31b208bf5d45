use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::pty::Terminal;

const GAME: [&str; 4] = ["--ruleset", "carrara-2e", "--level", "novice"];

#[test]
fn the_window_may_change_at_any_time() {
    let data = TempDir::new().expect("a folder");
    let mut terminal = Terminal::start(data.path(), (120, 40), &[&GAME[..], &["--language", "en"]].concat());
    terminal.wait_for("library");
    terminal.resize(60, 15);
    terminal.wait_for("60 × 15");
    terminal.resize(80, 24);
    terminal.wait("a small table", |screen| screen.contains("Streets") && !screen.contains("larger"));
    terminal.keys("?");
    terminal.wait_for("choose what is listed");
    terminal.resize(200, 60);
    terminal.wait_for("the royal visit");
    terminal.leave();
}

#[test]
fn colours_can_be_left_out() {
    let data = TempDir::new().expect("a folder");
    let args = [&GAME[..], &["--language", "en"]].concat();
    let colourful = Terminal::start(data.path(), (80, 24), &args);
    colourful.wait_for("Your turn");
    assert!(colourful.is_colourful());
    colourful.leave();
    let plain = Terminal::start_with(data.path(), (80, 24), &args, &[("NO_COLOR", "1")]);
    plain.wait_for("Your turn");
    assert!(!plain.is_colourful());
    plain.leave();
}

#[test]
fn the_environment_chooses_the_language() {
    let data = TempDir::new().expect("a folder");
    for (language, word) in
        [("de_DE.UTF-8", "Du bist am Zug"), ("el_GR.UTF-8", "Livorno"), ("C", "Your turn")]
    {
        let terminal = Terminal::start_with(data.path(), (80, 24), &GAME, &[("LANG", language)]);
        terminal.wait_for(word);
        terminal.leave();
    }
}

#[test]
fn without_a_terminal_there_is_a_clear_error() {
    let data = TempDir::new().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_palazzi"))
        .args(["play", "--data"])
        .arg(data.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.starts_with("error: the terminal client needs a terminal"), "{error}");
    assert!(output.stdout.is_empty());
}
