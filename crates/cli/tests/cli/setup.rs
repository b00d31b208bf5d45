//! The options that say which game is played.

use std::fs;
use std::io::Write;

use tempfile::{NamedTempFile, TempDir};

use crate::program::{Ran, palazzi, text};

/// Plays one game with these options and returns the head of its record.
fn head_of(options: &[&str]) -> String {
    let dir = TempDir::new().expect("there is room for temporary files");
    palazzi(&[&["sim", "-n", "1", "--record", text(dir.path())], options].concat()).ok();
    let file = fs::read_dir(dir.path()).expect("the directory was made").flatten().next();
    let record = fs::read_to_string(file.expect("a file was written").path()).expect("records are text");
    record.split_inclusive('\n').take_while(|line| *line != "--\n").collect()
}

/// Plays with a component sheet of this text.
fn play_with_sheet(sheet: &str) -> Ran {
    let mut file = NamedTempFile::with_suffix("sheet.toml").expect("there is room for temporary files");
    file.write_all(sheet.as_bytes()).expect("the file can be written");
    palazzi(&["sim", "-r", "carrara-2e", "-n", "1", "--components", text(file.path())])
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    palazzi(&["sim", "-r", "carrara-2e", "-p", "7"]).refused("carrara-2e is for 2 to 4 players, not 7");
    palazzi(&["perft", "-r", "carrara-1e", "-p", "1"]).refused("carrara-1e is for 2 to 4 players, not 1");
}

#[test]
fn a_card_set_fixes_the_cards() {
    let head = head_of(&["-r", "carrara-1e-expansion", "--cards", "poker"]);
    assert!(head.contains("option cards top=IV object=IV building=IV bonus=IV\n"), "{head}");
}

#[test]
fn cards_can_be_named_one_by_one() {
    let cards = "top=II object=V building=II bonus=IX";
    let head = head_of(&["-r", "carrara-1e-expansion", "--cards", cards]);
    assert!(head.contains(&format!("option cards {cards}\n")), "{head}");
}

#[test]
fn an_unknown_card_set_is_answered_with_the_known_ones() {
    palazzi(&["sim", "-r", "carrara-1e-expansion", "--cards", "pocker"])
        .refused("unknown card set 'pocker', expected one of first-game, ");
}

#[test]
fn cards_that_do_not_exist_are_refused() {
    let cards = "top=II object=II building=II bonus=I";
    palazzi(&["sim", "-r", "carrara-1e-expansion", "--cards", cards])
        .refused("option cards: unknown bonus card 'I', expected II to IX");
}

#[test]
fn cards_are_refused_where_a_ruleset_has_none() {
    palazzi(&["sim", "-r", "carrara-2e", "--cards", "poker"]).refused("carrara-2e has no option 'cards'");
}

#[test]
fn own_components_stand_in_the_record() {
    let dir = TempDir::new().unwrap();
    let sheet = dir.path().join("sheet.toml");
    fs::write(&sheet, "[improved]\nlivorno = { points = 5 }\n").unwrap();
    let head = head_of(&["-r", "carrara-2e", "--components", text(&sheet)]);
    assert!(head.contains("component improved.livorno coins=0 points=5\n"), "{head}");
}

#[test]
fn the_printed_sheet_changes_nothing() {
    play_with_sheet(&palazzi(&["components", "-r", "carrara-2e"]).ok()).ok();
}

#[test]
fn a_sheet_that_is_not_toml_is_refused_with_its_line() {
    play_with_sheet("[improved]\nlivorno\n").refused("sheet.toml: component sheet: line 2: ");
}

#[test]
fn a_sheet_with_an_unknown_value_is_refused() {
    play_with_sheet("[improved]\nmilano = { points = 5 }\n").refused("unknown value 'improved.milano'");
}

#[test]
fn a_missing_sheet_is_refused() {
    palazzi(&["sim", "-r", "carrara-2e", "--components", "no-such.toml"])
        .refused("no-such.toml: no such file or directory\n");
}

#[test]
fn a_byte_order_mark_before_a_sheet_is_skipped() {
    play_with_sheet("\u{feff}[improved]\nlivorno = { points = 5 }\n").ok();
}
