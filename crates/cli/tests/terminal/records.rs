use tempfile::TempDir;

use crate::pty::Terminal;

#[test]
fn a_file_is_looked_back_upon() {
    let data = TempDir::new().expect("a folder");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/fixtures/card-bonus-II.game");
    let mut terminal = Terminal::start(data.path(), (80, 24), &[file, "--language", "en"]);
    terminal.wait_for("Step 0 of");
    terminal.keys("\x1b[C\x1b[C\x1b[C");
    terminal.wait_for("Step 3 of");
    terminal.keys("\x1b[D");
    terminal.wait_for("Step 2 of");
    terminal.keys("g20\r");
    terminal.wait_for("Step 20 of");
    terminal.click_on("One step back");
    terminal.wait_for("Step 19 of");
    terminal.keys("q");
    assert_eq!(terminal.end().0, 0);
}

#[test]
fn a_file_that_is_no_record_is_bad_input() {
    let data = TempDir::new().expect("a folder");
    let file = data.path().join("wrong.game");
    std::fs::write(&file, "nonsense\n").expect("a file");
    let terminal =
        Terminal::start(data.path(), (80, 24), &[file.to_str().expect("text"), "--language", "en"]);
    let (code, screen) = terminal.end();
    assert_eq!(code, 2);
    assert!(screen.contains("error: ") && screen.contains("line 1"), "{screen}");
}
