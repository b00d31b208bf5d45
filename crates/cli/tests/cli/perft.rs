//! `palazzi perft`.

use crate::program::palazzi;

#[test]
fn every_depth_up_to_the_last_is_counted() {
    let table = palazzi(&["perft", "-r", "carrara-1e", "--depth", "3"]).ok();
    let depths: Vec<_> = table.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(depths, ["1", "2", "3"]);
}

#[test]
fn the_seed_scripts_chance() {
    let counts = |seed| {
        let report = palazzi(&["perft", "-r", "carrara-2e", "-d", "2", "--seed", seed, "--json"]).json();
        report["depths"].as_array().unwrap().iter().map(|count| count["paths"].as_u64()).collect::<Vec<_>>()
    };
    assert_eq!(counts("3"), counts("3"));
    assert_ne!(counts("3"), counts("4"));
}

#[test]
fn depth_0_is_a_usage_error() {
    let ran = palazzi(&["perft", "-r", "carrara-1e", "--depth", "0"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("0 is not in 1..=64"), "{}", ran.stderr);
}
