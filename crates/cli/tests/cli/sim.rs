//! `palazzi sim`: statistics.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{palazzi, text};

/// The statistics of 40 games for three players, without their speed.
fn statistics(options: &[&str]) -> Value {
    let mut report = palazzi(&[&["sim", "-p", "3", "-n", "40", "--json"], options].concat()).json();
    for key in ["seconds", "games_per_second", "decisions_per_second", "jobs"] {
        assert!(report[key].as_f64() > Some(0.0), "{key}");
        report[key].take();
    }
    report
}

#[test]
fn every_ruleset_can_be_simulated() {
    for ruleset in palazzi(&["rulesets", "--json"]).json().as_array().unwrap() {
        let name = ruleset["name"].as_str().unwrap();
        let report = palazzi(&["sim", "-r", name, "-n", "3"]).ok();
        assert!(report.starts_with(&format!("{name}, 2 players, seed 0, kind-first choices\n3 games in ")));
    }
}

#[test]
fn statistics_do_not_depend_on_the_number_of_threads() {
    let one = statistics(&["-r", "carrara-2e", "-j", "1"]);
    assert_eq!(one, statistics(&["-r", "carrara-2e", "-j", "3"]));
}

#[test]
fn another_seed_gives_other_games() {
    let one = statistics(&["-r", "carrara-1e", "--seed", "1"]);
    assert_ne!(one["decisions"], statistics(&["-r", "carrara-1e", "--seed", "2"])["decisions"]);
}

#[test]
fn win_shares_add_up_to_one() {
    let report = statistics(&["-r", "carrara-2e-advanced"]);
    let seats = report["seats"].as_array().unwrap();
    let sum: f64 = seats.iter().filter_map(|seat| seat["win_share"].as_f64()).sum();
    assert_eq!(seats.len(), 3);
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn lengths_lie_between_their_bounds() {
    let report = statistics(&["-r", "carrara-1e"]);
    for key in ["decisions", "entries"] {
        let [min, mean, max] = ["min", "mean", "max"].map(|name| report[key][name].as_f64().unwrap());
        assert!(min <= mean && mean <= max, "{key}");
    }
    let [entries, decisions] = ["entries", "decisions"].map(|key| report[key]["total"].as_u64().unwrap());
    assert!(entries > decisions);
}

#[test]
fn uniform_choices_are_another_way_of_playing() {
    let report = statistics(&["-r", "carrara-2e", "--uniform"]);
    assert_eq!(report["choice"], "uniform");
    assert_ne!(report["decisions"], statistics(&["-r", "carrara-2e"])["decisions"]);
}

#[test]
fn checked_games_are_counted_too() {
    let report = palazzi(&["sim", "-r", "carrara-2e", "-n", "2", "--check", "--json"]).json();
    assert_eq!(report["games"], 2);
}

#[test]
fn no_games_and_no_threads_are_usage_errors() {
    for options in [["--games", "0"], ["--jobs", "0"], ["--jobs", "1000000"]] {
        palazzi(&[&["sim", "-r", "carrara-2e"], &options[..]].concat()).refused("invalid value");
    }
}

#[test]
fn what_is_fixed_stands_in_the_report() {
    let dir = TempDir::new().unwrap();
    let sheet = dir.path().join("sheet.toml");
    fs::write(&sheet, "[improved]\nlivorno = { points = 5 }\n").unwrap();
    let fixed = ["--cards", "poker", "--components", text(&sheet), "--check"];
    let args = [&["sim", "-r", "carrara-1e-expansion", "-n", "1"], &fixed[..]].concat();
    let report = palazzi(&args).ok();
    let cards = "top=IV object=IV building=IV bonus=IV";
    let start = format!(
        "carrara-1e-expansion, 2 players, cards {cards}, 1 own component, seed 0, kind-first choices, checked\n\
         component improved.livorno: coins=0 points=5\n"
    );
    assert!(report.starts_with(&start), "{report}");
    let report = palazzi(&[&args[..], &["--json"]].concat()).json();
    assert_eq!((&report["options"]["cards"], &report["check"]), (&cards.into(), &true.into()));
    assert_eq!(report["components"]["improved.livorno"], "coins=0 points=5");
}
