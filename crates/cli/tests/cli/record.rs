//! `palazzi sim --record`: files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::program::{palazzi, record_games, text};

/// The files of a directory with what they hold.
fn files(dir: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(dir).expect("the directory exists").filter_map(Result::ok);
    let read = |entry: fs::DirEntry| {
        let text = fs::read_to_string(entry.path()).expect("records are text");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    entries.map(read).collect()
}

#[test]
fn every_game_gets_a_numbered_file_in_a_new_directory() {
    let dir = TempDir::new().unwrap();
    let games = dir.path().join("new").join("games");
    record_games(&games, "2", &["-p", "3"]).ok();
    let names: Vec<_> = files(&games).into_keys().collect();
    assert_eq!(names, ["carrara-2e-3p-000000.game", "carrara-2e-3p-000001.game"]);
}

#[test]
fn recorded_games_do_not_depend_on_the_number_of_threads() {
    let (one, three) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    record_games(one.path(), "12", &["--jobs", "1"]).ok();
    record_games(three.path(), "12", &["--jobs", "3"]).ok();
    assert_eq!(files(one.path()), files(three.path()));
}

#[test]
fn recording_does_not_change_the_games() {
    let dir = TempDir::new().unwrap();
    let recorded = record_games(dir.path(), "10", &["--json"]).json();
    let played = palazzi(&["sim", "-r", "carrara-2e", "-n", "10", "--seed", "1", "--json"]).json();
    assert_eq!((&recorded["decisions"], &recorded["seats"]), (&played["decisions"], &played["seats"]));
}

#[test]
fn existing_files_are_not_overwritten() {
    let dir = TempDir::new().unwrap();
    fs::write(dir.path().join("carrara-2e-2p-000002.game"), "precious").unwrap();
    record_games(dir.path(), "4", &[]).refused("carrara-2e-2p-000002.game exists already");
    let kept = [("carrara-2e-2p-000002.game".to_owned(), "precious".to_owned())];
    assert_eq!(files(dir.path()), BTreeMap::from(kept));
}

#[test]
fn any_number_of_games_starts_at_once() {
    let dir = TempDir::new().unwrap();
    fs::write(dir.path().join("carrara-2e-2p-999999999999.game"), "").unwrap();
    record_games(dir.path(), "1000000000000", &[]).refused("carrara-2e-2p-999999999999.game exists already");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_overwritten() {
    let dir = TempDir::new().unwrap();
    std::os::unix::fs::symlink("nowhere", dir.path().join("carrara-2e-2p-000000.game")).unwrap();
    record_games(dir.path(), "1", &[]).refused("carrara-2e-2p-000000.game exists already");
}

#[test]
fn force_replaces_existing_files() {
    let dir = TempDir::new().unwrap();
    record_games(dir.path(), "2", &[]).ok();
    let before = files(dir.path());
    record_games(dir.path(), "2", &["--force", "--uniform"]).ok();
    let after = files(dir.path());
    assert!(after.keys().eq(before.keys()) && after != before);
}

#[test]
fn a_file_in_place_of_the_directory_is_refused() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("games");
    fs::write(&file, "").unwrap();
    record_games(&file, "1", &[]).refused("games: is not a directory\n");
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_complete_files_and_statistics() {
    let dir = TempDir::new().unwrap();
    let args = ["sim", "-r", "carrara-2e", "-n", "100000000", "--force", "--record", text(dir.path())];
    let mut child = crate::program::command(&args).spawn().unwrap();
    while fs::read_dir(dir.path()).unwrap().next().is_none() {
        assert!(child.try_wait().unwrap().is_none(), "the program ended by itself");
    }
    let report = crate::program::interrupted(child);
    let complete = palazzi(&["verify", text(dir.path())]).ok();
    let games = report.lines().nth(1).unwrap().split(' ').next().unwrap().to_owned();
    assert!(report.contains("before it was stopped"), "{report}");
    assert_eq!(complete, format!("{games} complete, 0 unfinished, 0 failed\n"));
}
