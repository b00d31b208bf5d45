use tempfile::TempDir;

use crate::player::{Hand, Numbers, step};
use crate::pty::Terminal;

/// A game goes on where it was left, also by a program that was killed.
#[test]
fn a_game_is_kept_and_gone_on_with() {
    let data = TempDir::new().expect("a folder");
    let args = ["--ruleset", "carrara-2e", "--level", "novice", "--seed", "5", "--language", "en"];
    let mut terminal = Terminal::start(data.path(), (120, 40), &args);
    terminal.wait_for("Your turn");
    let mut numbers = Numbers(3);
    while !terminal.screen().contains("You buy") {
        step(&mut terminal, Hand::Keyboard, &mut numbers);
    }
    let bought = terminal.screen().lines().find_map(|line| line.split("A You buy").nth(1).map(str::to_owned));
    let bought = bought.expect("a line of the log");
    terminal.kill();

    let mut terminal = Terminal::start(data.path(), (120, 40), &["--language", "en"]);
    terminal.wait_for("Go on playing");
    terminal.wait_for("Player A, Nino · Novice");
    terminal.keys("\r");
    terminal.wait("the table", |screen| screen.contains("Streets"));
    terminal.keys("l");
    terminal.wait_for(bought.trim_end());
    terminal.keys("\x1b");
    terminal.wait_for("h Hint");
    terminal.keys("q");
    terminal.wait_for("Player A, Nino · Novice");
    terminal.keys("x");
    terminal.wait_for("Press x once more");
    terminal.keys("x");
    terminal.wait_for("None yet.");
    terminal.keys("q");
    assert_eq!(terminal.end().0, 0);
}

/// The first screen sets up a game by keyboard alone.
#[test]
fn a_game_is_set_up_by_arrows() {
    let data = TempDir::new().expect("a folder");
    let mut terminal = Terminal::start(data.path(), (80, 24), &["--language", "en", "--level", "novice"]);
    terminal.wait_for("▶ Play now");
    terminal.wait_for("None yet.");
    // From the button up to the game, and one back: Palazzo.
    terminal.keys("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[D");
    terminal.wait_for("Bid, buy and rebuild palaces");
    terminal.keys("\x1b[B\x1b[C");
    terminal.wait_for("‹  3  ›");
    terminal.keys("\r");
    terminal.wait_for("Quarries");
    terminal.wait_for("C Nino II");
    terminal.leave();
}
