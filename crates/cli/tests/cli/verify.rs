//! `palazzi verify`.

use std::fs;
use std::path::{Path, PathBuf};

use palazzi_protocol::Seed;
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{Choice, Game, Outcome, Pending, Record, Step};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tempfile::TempDir;

use crate::program::{START, palazzi, palazzi_reading, palazzi_unread, record_games, text};

/// A directory with one recorded game, and the path of that game.
fn recorded() -> (TempDir, PathBuf) {
    let dir = TempDir::new().expect("there is room for temporary files");
    record_games(dir.path(), "1", &[]).ok();
    let file = dir.path().join("carrara-2e-2p-000000.game");
    (dir, file)
}

/// Changes the text of a file.
fn edit(file: &Path, change: impl Fn(&str) -> String) {
    let text = fs::read_to_string(file).expect("records are text");
    fs::write(file, change(&text)).expect("the file can be written");
}

/// Asserts that a file fails, and that the output says so in these words.
#[track_caller]
fn fails(file: &Path, reason: &str) {
    let ran = palazzi(&["verify", text(file)]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""));
    assert!(ran.stdout.starts_with(&format!("{}: {reason}", file.display())), "{}", ran.stdout);
    assert!(ran.stdout.ends_with("0 complete, 0 unfinished, 1 failed\n"), "{}", ran.stdout);
}

#[test]
fn recorded_games_verify() {
    let dir = TempDir::new().unwrap();
    record_games(dir.path(), "3", &[]).ok();
    assert_eq!(palazzi(&["verify", text(dir.path())]).ok(), "3 complete, 0 unfinished, 0 failed\n");
}

#[test]
fn directories_are_searched_for_records_alone() {
    let (dir, file) = recorded();
    let inner = dir.path().join("a").join("b");
    fs::create_dir_all(&inner).unwrap();
    fs::rename(&file, inner.join("one.game")).unwrap();
    fs::write(dir.path().join("notes.txt"), "no record").unwrap();
    assert_eq!(palazzi(&["verify", text(dir.path())]).ok(), "1 complete, 0 unfinished, 0 failed\n");
}

/// A single verdict waits in the buffer until the end; a thousand do not fit into it.
#[test]
fn the_exit_code_tells_even_if_nobody_reads() {
    for records in [1, 1000] {
        let dir = TempDir::new().unwrap();
        (0..records).for_each(|n| fs::write(dir.path().join(format!("{n:04}.game")), "no record").unwrap());
        assert_eq!(palazzi_unread(&["verify", text(dir.path())]), Some(1), "{records} wrong records");
        let empty = TempDir::new().unwrap();
        assert_eq!(palazzi_unread(&["verify", text(dir.path()), text(empty.path())]), Some(2));
    }
    let (_dir, file) = recorded();
    assert_eq!(palazzi_unread(&["verify", text(&file)]), Some(0));
}

#[test]
fn an_unfinished_game_is_fine() {
    let stdout = palazzi_reading(START.as_bytes(), &["verify", "-"]).ok();
    assert_eq!(stdout, "standard input: unfinished, 1 entry\n0 complete, 1 unfinished, 0 failed\n");
}

#[test]
fn a_wrong_result_fails() {
    let (_dir, file) = recorded();
    edit(&file, |record| record.replacen("result A ", "result A 9", 1));
    let lines = fs::read_to_string(&file).unwrap().lines().count();
    fails(&file, &format!("line {}: the record says 'result A 9", lines - 1));
}

#[test]
fn a_missing_result_fails() {
    let (_dir, file) = recorded();
    edit(&file, |record| record.split("--\nresult").next().unwrap().to_owned());
    let lines = fs::read_to_string(&file).unwrap().lines().count();
    fails(&file, &format!("line {}: the game is over, but the record gives no result", lines + 1));
}

#[test]
fn an_impossible_draw_fails() {
    let (_dir, file) = recorded();
    edit(&file, |record| record.replacen("* tiles ", "* tiles villa8 ", 1));
    fails(&file, "line 6: ");
}

#[test]
fn newer_rules_and_formats_fail() {
    let (_dir, file) = recorded();
    edit(&file, |record| record.replacen("rules 1", "rules 2", 1));
    fails(&file, "line 3: rules version 2 is newer");
    edit(&file, |record| record.replacen("palazzi 1", "palazzi 2", 1));
    fails(&file, "line 1: record format 2 is newer");
}

#[test]
fn files_that_are_no_text_fail() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("binary.game");
    fs::write(&file, b"palazzi 1\n\xff\xfe").unwrap();
    fails(&file, "not UTF-8 text (byte 11 is invalid)");
}

#[test]
fn huge_files_fail() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("huge.game");
    fs::File::create(&file).unwrap().set_len((16 << 20) + 1).unwrap();
    fails(&file, "larger than 16 MiB");
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let (dir, file) = recorded();
    fs::write(dir.path().join("a.game"), "nonsense").unwrap();
    fs::write(dir.path().join("z.game"), START).unwrap();
    let ran = palazzi(&["verify", "--json", text(dir.path())]);
    let report: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let statuses: Vec<_> = report["files"].as_array().unwrap().iter().map(|file| &file["status"]).collect();
    assert_eq!(ran.code, Some(1));
    assert_eq!(statuses, ["failed", "complete", "unfinished"]);
    assert_eq!((&report["files"][0]["line"], &report["files"][1]["path"]), (&1.into(), &text(&file).into()));
}

#[test]
fn a_missing_file_is_bad_input() {
    let ran = palazzi(&["verify", "no-such.game"]);
    let listed =
        "no-such.game: no such file or directory\n0 complete, 0 unfinished, 0 failed, 1 unreadable\n";
    assert_eq!(ran.stdout, listed);
    ran.refused("1 path cannot be read\n");
}

#[test]
fn a_directory_without_records_is_bad_input() {
    let dir = TempDir::new().unwrap();
    let ran = palazzi(&["verify", text(dir.path())]);
    assert!(ran.stdout.contains(": no *.game files in this directory\n"), "{}", ran.stdout);
    ran.refused("1 path cannot be read");
}

#[test]
fn what_cannot_be_read_does_not_hide_the_others() {
    let (dir, file) = recorded();
    let empty = dir.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let ran = palazzi(&["verify", "--json", "no-such.game", text(&file), text(&empty)]);
    let report: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let statuses: Vec<_> = report["files"].as_array().unwrap().iter().map(|file| &file["status"]).collect();
    assert_eq!(statuses, ["unreadable", "complete", "unreadable"]);
    assert_eq!((&report["complete"], &report["unreadable"]), (&1.into(), &2.into()));
    ran.refused("2 paths cannot be read");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_listed() {
    let (dir, _file) = recorded();
    std::os::unix::fs::symlink("nowhere", dir.path().join("link.game")).unwrap();
    let ran = palazzi(&["verify", text(dir.path())]);
    assert!(ran.stdout.ends_with(
        "link.game: no such file or directory\n1 complete, 0 unfinished, 0 failed, 1 unreadable\n"
    ));
    ran.refused("1 path cannot be read");
}

#[test]
fn the_first_mistake_is_reported() {
    let record = format!("{START}A stuck\nA nonsense\n");
    let ran = palazzi_reading(record.as_bytes(), &["verify", "-"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.starts_with("standard input: line 7: 'A stuck' is refused: "), "{}", ran.stdout);
}

#[test]
fn a_byte_order_mark_before_a_record_is_skipped() {
    palazzi_reading(format!("\u{feff}{START}").as_bytes(), &["verify", "-"]).ok();
}

/// A finished game of Palazzo whose draws follow from a seed.
fn fair_game(seed: &Seed) -> Record<Palazzo> {
    let config = palazzo::Config::new(2).expect("two can play");
    let mut game = Palazzo::new(&config);
    let mut record = Record::new(config);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut draws = 0;
    loop {
        let step = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                draws += 1;
                Step::Chance(seed.draw(draws - 1, &game))
            }
            Pending::Decide(seat) => Step::Decision(seat, game.random_action(Choice::Uniform, &mut rng)),
        };
        step.apply(&mut game, &mut ()).expect("drawn and picked steps are allowed");
        record.log.push(step);
    }
    record.outcome = Some(Outcome::of(&game));
    record
}

#[test]
fn every_draw_follows_from_the_seed() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("fair.game");
    let seed = Seed::new([7; Seed::BYTES]);
    fs::write(&file, fair_game(&seed).to_string()).unwrap();
    let ran = palazzi(&["verify", text(&file), "--seed", &seed.to_string(), "--hash", &seed.hash()]);
    assert_eq!(ran.ok(), "1 complete, 0 unfinished, 0 failed\n");

    let other = Seed::new([8; Seed::BYTES]);
    let ran = palazzi(&["verify", text(&file), "--seed", &other.to_string()]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("is refused: the seed leads to '* "), "{}", ran.stdout);
}

#[test]
fn a_seed_that_was_not_promised_is_refused() {
    let (_dir, file) = recorded();
    let (seed, other) = (Seed::new([7; Seed::BYTES]), Seed::new([8; Seed::BYTES]));
    let ran = palazzi(&["verify", text(&file), "--seed", &seed.to_string(), "--hash", &other.hash()]);
    ran.refused("this is not the seed that was promised");
    palazzi(&["verify", text(&file), "--seed", "abc"]).refused("a seed has 64 hexadecimal digits");
    palazzi(&["verify", text(&file), "--hash", &seed.hash()]).refused("--seed");
}
