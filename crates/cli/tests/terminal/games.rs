use tempfile::TempDir;

use crate::player::{Hand, Numbers, is_over, play, step};
use crate::pty::Terminal;

/// Plays a whole game against the weakest bot. Returns the screen at the end.
fn whole_game(ruleset: &str, hand: Hand) -> String {
    let data = TempDir::new().expect("a folder");
    let args = ["--ruleset", ruleset, "--level", "novice", "--seed", "5", "--language", "en"];
    let mut terminal = Terminal::start(data.path(), (100, 30), &args);
    play(&mut terminal, hand, &mut Numbers(88172645463325252));
    let screen = terminal.wait("the final scores", |screen| is_over(screen) && screen.contains("Total"));
    assert!(screen.contains("Player A") && screen.contains("Nino"), "{screen}");
    terminal.keys("f");
    terminal.wait_for("Saved as");
    let saved = std::fs::read_dir(data.path()).expect("a folder").filter_map(Result::ok);
    let saved: Vec<_> = saved.filter(|it| it.path().extension().is_some_and(|it| it == "game")).collect();
    assert_eq!(saved.len(), 1);
    let verified =
        std::process::Command::new(env!("CARGO_BIN_EXE_palazzi")).arg("verify").arg(saved[0].path()).status();
    assert!(verified.expect("it runs").success());
    terminal.keys("r");
    terminal.wait_for("Step 0 of");
    terminal.keys("\x1b[F");
    terminal.wait_without("Step 0 of");
    terminal.keys("q");
    terminal.wait("the table again", is_over);
    terminal.keys("q");
    terminal.wait_for("won with");
    terminal.keys("q");
    assert_eq!(terminal.end().0, 0);
    screen
}

#[test]
fn a_game_of_the_first_edition_by_keyboard() {
    whole_game("carrara-1e", Hand::Keyboard);
}

#[test]
fn a_game_of_the_expansion_by_keyboard() {
    whole_game("carrara-1e-expansion", Hand::Keyboard);
}

#[test]
fn a_game_of_the_second_edition_by_keyboard() {
    whole_game("carrara-2e", Hand::Keyboard);
}

#[test]
fn a_game_of_the_advanced_version_by_keyboard() {
    whole_game("carrara-2e-advanced", Hand::Keyboard);
}

#[test]
fn a_game_of_palazzo_by_keyboard() {
    whole_game("palazzo", Hand::Keyboard);
}

#[test]
fn a_game_of_palazzo_by_mouse() {
    whole_game("palazzo", Hand::Mouse);
}

/// Two people share a terminal: between their turns nothing can be seen.
#[test]
fn a_curtain_falls_between_two_people() {
    let data = TempDir::new().expect("a folder");
    let args =
        ["--ruleset", "palazzo", "--people", "2", "--names", "Ada,Ben", "--seed", "1", "--language", "en"];
    let mut terminal = Terminal::start(data.path(), (80, 24), &args);
    let curtain = terminal.wait("a curtain", |screen| screen.contains("It is Ada’s turn"));
    assert!(!curtain.contains("money") && !curtain.contains("Quarries"), "{curtain}");
    terminal.keys("\r");
    let own = terminal.wait("the table", |screen| screen.contains("Your money"));
    let hand_of = |screen: &str| {
        let below = screen.lines().skip_while(|line| !line.contains("Your money")).nth(1).expect("a hand");
        below.chars().skip(40).collect::<String>()
    };
    let first = hand_of(&own);
    let mut numbers = Numbers(1);
    while !terminal.screen().contains("It is Ben’s turn") {
        step(&mut terminal, Hand::Keyboard, &mut numbers);
    }
    let curtain = terminal.wait("a curtain", |screen| screen.contains("I am Ben"));
    assert!(!curtain.contains("Your money") && !curtain.contains(first.trim()), "{curtain}");
    terminal.click_on("I am Ben");
    let second = terminal.wait("the other side", |screen| screen.contains("Your money"));
    assert!(second.contains("Palaces · Ben"), "{second}");
    assert_ne!(hand_of(&second), first);
    terminal.leave();
}

/// Tiles that were placed are taken up again; what was paid for them is not, since it was shown.
#[test]
fn what_was_placed_can_be_taken_back() {
    let data = TempDir::new().expect("a folder");
    let args = ["--ruleset", "palazzo", "--level", "novice", "--seed", "3", "--language", "en"];
    let mut terminal = Terminal::start(data.path(), (80, 24), &args);
    terminal.wait_for("2 Buy or auction");
    terminal.keys("2");
    terminal.wait_for("[✓ Reveal two tiles");
    terminal.keys("\r");
    terminal.wait_for("Buy one or two tiles");
    terminal.click_on("S1▫");
    terminal.wait_for("[✓ Buy sandstone");
    terminal.click_on("M4▫");
    terminal.wait_for("[✓ Buy sandstone floor 1 (1 window) and marble");
    terminal.keys("\r");
    let both = "─ Place sandstone floor 1 (1 window) and marble";
    terminal.wait_for(both);
    assert!(!terminal.screen().contains("u Undo"), "{}", terminal.screen());
    terminal.click_on("S1▫");
    terminal.wait_for("1[A new palace");
    terminal.keys("1");
    terminal.wait_for("[✓ Begin a palace");
    terminal.keys("\r");
    terminal.wait_for("─ Place marble floor 4");
    terminal.wait_for("u Undo");
    terminal.keys("u");
    terminal.wait_for(both);
    terminal.leave();
}

#[test]
fn a_hint_tells_chances_and_can_be_followed() {
    let data = TempDir::new().expect("a folder");
    let args = ["--ruleset", "palazzo", "--level", "novice", "--seed", "3", "--language", "en"];
    let mut terminal = Terminal::start(data.path(), (80, 24), &args);
    terminal.wait_for("Your turn");
    terminal.keys("h");
    terminal.wait_for("% ·");
    terminal.keys("1");
    terminal.wait_without("─ Your turn: take money");
    terminal.leave();
}
