//! `palazzi replay` for people.

use std::fs;
use std::process::Stdio;

use tempfile::TempDir;

use crate::program::{Ran, START, command, palazzi, palazzi_reading, record_games, text};

/// A game of Palazzo in which C has won the first auction.
const AUCTION: &str = "\
palazzi 1
ruleset palazzo
rules 1
players 3
--
* builder 3
* tiles m2.1 s4.1 m3.1 s3.1 m4.1
* hand A f5 d3 d7 l5
* hand B d3 d4 l4 c2
* hand C d5 l6 l6 l7
A draw
* draw s1.2 b3.1
A auction
B bid l4 c2
C bid l6 l6
A pass
B pass
C place s3.1 new
";

/// Replays the start of a game with these lines below it.
fn replay(lines: &str) -> Ran {
    palazzi_reading(format!("{START}{lines}").as_bytes(), &["replay", "-"])
}

/// Asserts that the start is shown and the error comes after it.
#[track_caller]
fn shows_start_then_refuses(ran: Ran, reason: &str) {
    assert!(ran.stdout.contains("    1  * tiles gate1 castle4"), "{}", ran.stdout);
    ran.refused(reason);
}

#[test]
fn entries_stand_in_turns_with_points_and_coins() {
    let shown = replay("A build gate1 lerici d1\n* tile castle3\nA end\nB turn\n").ok();
    let expected = "\
The Palaces of Carrara, first edition
carrara-1e, 2 players

set-up
    1  * tiles gate1 castle4 castle1 villa3 gate4 villa5 palace2 cathedral3 castle5

turn 1, A
    2  A build gate1 lerici d1
    3  * tile castle3
    4  A end

turn 2, B
    5  B turn

unfinished: a result of chance is next
";
    assert_eq!(shown, expected);
}

#[test]
fn what_an_entry_changes_stands_beside_it() {
    let shown = replay("A build gate1 lerici d1\n* tile castle3\nA object crown\n").ok();
    assert!(shown.contains("    4  A object crown                          A 10 coins (-10)\n"), "{shown}");
}

#[test]
fn a_finished_game_ends_with_its_result() {
    let dir = TempDir::new().unwrap();
    record_games(dir.path(), "1", &[]).ok();
    let file = dir.path().join("carrara-2e-2p-000000.game");
    let shown = palazzi(&["replay", text(&file)]).ok();
    let record = fs::read_to_string(&file).unwrap();
    let winner = record.lines().last().unwrap().strip_prefix("winners ").unwrap();
    let wins = shown.lines().find(|line| line.ends_with("VP  wins")).unwrap();
    assert_eq!(wins.split_whitespace().next(), Some(winner));
    assert!(shown.contains("\nresult\n          track  "), "{shown}");
}

#[test]
fn nothing_is_coloured_outside_a_terminal() {
    assert!(!replay("").ok().contains('\u{1b}'));
}

#[test]
fn bricks_that_are_not_in_the_bag_are_refused() {
    shows_start_then_refuses(
        replay("A turn\n* refill w5\nA buy 1 w2\nB turn\n* refill w2\n"),
        "line 11: '* refill w2' is refused: w2 cannot be drawn from a bag with w1",
    );
}

#[test]
fn an_illegal_action_is_refused_with_its_line() {
    shows_start_then_refuses(replay("A stuck\n"), "line 7: 'A stuck' is refused: ");
}

#[test]
fn the_wrong_seat_is_refused() {
    shows_start_then_refuses(replay("B turn\n"), "line 7: 'B turn' where a decision of A is expected");
}

#[test]
fn a_file_that_breaks_off_inside_an_entry_is_refused() {
    shows_start_then_refuses(replay("A tu"), "line 7: unknown action 'tu'");
}

#[test]
fn a_file_that_breaks_off_inside_its_result_is_refused() {
    shows_start_then_refuses(replay("--\nresult A 3 B 4\n"), "line 8: 'result A 3 B 4' is incomplete");
}

#[test]
fn a_result_before_the_end_is_refused() {
    shows_start_then_refuses(
        replay("--\nresult A 3 B 4\nwinners B\n"),
        "line 7: the record gives a result, but the game is not over",
    );
}

#[test]
fn a_head_that_cannot_be_used_is_refused() {
    let cases = [
        ("palazzi 1", "palazzi 2", "line 1: record format 2 is newer than this program knows (1)"),
        ("palazzi 1", "chess 1", "line 1: not a record"),
        ("rules 1", "rules 9", "line 3: rules version 9 is newer than this program knows (1)"),
        ("carrara-1e", "carrara-9e", "line 2: unknown ruleset 'carrara-9e', expected one of carrara-1e, "),
        ("players 2", "players 5", "line 4: carrara-1e is for 2 to 4 players, not 5"),
        ("players 2", "players 2\noption colour red", "line 5: carrara-1e has no option 'colour'"),
        ("players 2", "players 2\ncomponent sky blue", "component sheet: unknown value 'sky'"),
    ];
    for (line, other, reason) in cases {
        let record = START.replacen(line, other, 1);
        palazzi_reading(record.as_bytes(), &["replay", "-"]).refused(reason);
    }
}

#[test]
fn a_file_that_breaks_off_inside_its_head_is_refused() {
    palazzi_reading(b"palazzi 1\nruleset carrara-1e\n", &["replay", "-"])
        .refused("line 2: the record ends inside its head");
}

#[test]
fn garbage_is_refused() {
    palazzi_reading(&[0xff, 0xfe, 0x00], &["replay", "-"]).refused("not UTF-8 text (byte 1 is invalid)");
    palazzi_reading(b"", &["replay", "-"]).refused("line 1: not a record");
}

#[test]
fn a_missing_file_is_refused() {
    palazzi(&["replay", "no-such.game"]).refused("no-such.game: no such file");
}

#[test]
fn a_position_shows_table_players_and_actions() {
    let shown = palazzi_reading(START.as_bytes(), &["replay", "-", "--at", "1"]).ok();
    for line in [
        "carrara-1e, 2 players, after entry 1: * tiles gate1 castle4",
        "next: A decides",
        "  wheel         1 w1y1r1g1b1d1, 2 -, 3 -, 4 -, 5 -, 6 -\n",
        "  tiles         1 gate1, 2 castle4, 3 castle1, 4 villa3, 5 gate4, 6 villa5, 7 palace2, 8 cathedral3,\n",
        "                9 castle5\n",
        "player B\n  coins         20\n",
        "  build gate1 lerici d1\n",
    ] {
        assert!(shown.contains(line), "{line}\n{shown}");
    }
}

#[test]
fn a_position_before_a_mistake_can_be_shown() {
    let record = format!("{START}A nonsense\n");
    let shown = palazzi_reading(record.as_bytes(), &["replay", "-", "--at", "0"]).ok();
    assert!(shown.starts_with("carrara-1e, 2 players, before any entry\nnext: chance (tiles)\n"), "{shown}");
    palazzi_reading(record.as_bytes(), &["replay", "-", "--at", "2"]).refused("line 7: unknown action");
}

#[test]
fn a_position_beyond_the_end_is_refused() {
    palazzi_reading(START.as_bytes(), &["replay", "-", "--at", "2"])
        .refused("there is no position after entry 2: the record ends after entry 1");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let dir = TempDir::new().unwrap();
    record_games(dir.path(), "1", &[]).ok();
    let file = dir.path().join("carrara-2e-2p-000000.game");
    let mut child = command(&["replay", "--trace", text(&file)]).stdin(Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn bids_hands_and_palaces_stand_beside_their_entries() {
    let shown = palazzi_reading(AUCTION.as_bytes(), &["replay", "-"]).ok();
    for (entry, change) in [
        ("* hand A f5 d3 d7 l5", "A 4 cards (+4)"),
        ("B bid l4 c2", "B bids 6, 2 cards (-2)"),
        ("B pass", "B 4 cards (+2); C wins b3.1 s3.1 for 12"),
        ("C place s3.1 new", "C p1 s3.1"),
    ] {
        assert!(shown.contains(&format!("  {entry:<40}{change}\n")), "{entry}\n{shown}");
    }
}

#[test]
fn riders_are_counted() {
    let dir = TempDir::new().unwrap();
    palazzi(&["sim", "-r", "palazzo", "-n", "1", "--record", text(dir.path())]).ok();
    let shown = palazzi(&["replay", text(&dir.path().join("palazzo-2p-000000.game"))]).ok();
    assert!(shown.contains("rider 1 of 5\n") && shown.contains("\nresult\n           p1"), "{shown}");
}

#[test]
fn a_position_numbers_quarries_and_palaces() {
    let shown = palazzi_reading(AUCTION.as_bytes(), &["replay", "-", "--at", "13"]).ok();
    assert!(shown.contains("  quarries      1 m2.1, 2 s4.1, 3 m3.1, 4 -\n"), "{shown}");
    assert!(shown.contains("  palaces       p1 s3.1\n") && !shown.contains("passed"), "{shown}");
    assert!(shown.lines().all(|line| line.len() <= 100), "{shown}");
}
