//! The program as its users meet it: arguments in, files and exit code out.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Trains Palazzo's network with few games. The exit code, and what was said on standard error.
fn train(folder: &Path, more: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palazzi-train"));
    command.args(["--ruleset", "palazzo", "--games", "2", "--out"]).arg(folder).args(more);
    let output = command.output().expect("the program runs");
    (output.status.code(), String::from_utf8(output.stderr).expect("the program writes text"))
}

#[test]
fn the_same_seed_trains_the_same_network() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("palazzo.weights");
    let trained = |seed| {
        assert_eq!(train(dir.path(), &["--force", "--seed", seed]), (Some(0), String::new()));
        fs::read(&file).unwrap()
    };
    let first = trained("1");
    assert_ne!(trained("2"), first);
    assert_eq!(trained("1"), first);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing else is left behind");
}

#[test]
fn weights_are_not_replaced_unless_forced() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("palazzo.weights");
    fs::write(&file, "precious").unwrap();
    let error = format!("error: {} exists already; --force replaces it\n", file.display());
    assert_eq!(train(dir.path(), &[]), (Some(2), error));
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn a_folder_that_is_missing_is_told_in_a_line() {
    let (code, error) = train(Path::new("no-such-folder"), &[]);
    assert_eq!((code, error.lines().count()), (Some(2), 1));
    assert!(error.starts_with("error: cannot write no-such-folder/palazzo.weights: "), "{error}");
}
