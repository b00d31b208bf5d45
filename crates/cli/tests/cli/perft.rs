//! `palazzi perft`.

use std::io::{BufRead, BufReader};

use serde_json::Value;

use crate::program::{command, palazzi};

#[test]
fn every_depth_up_to_the_last_is_counted() {
    let table = palazzi(&["perft", "-r", "carrara-1e", "--depth", "3"]).ok();
    let depths: Vec<_> = table.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(depths, ["1", "2", "3"]);
}

#[test]
fn the_seed_scripts_chance() {
    let counts = |seed| {
        let lines = palazzi(&["perft", "-r", "carrara-2e", "-d", "2", "--seed", seed, "--json"]).ok();
        let counts = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        counts.map(|count| (count["depth"].as_u64(), count["paths"].as_u64())).collect::<Vec<_>>()
    };
    assert_eq!(counts("3"), counts("3"));
    assert_ne!(counts("3"), counts("4"));
}

#[test]
fn depth_0_is_a_usage_error() {
    palazzi(&["perft", "-r", "carrara-1e", "--depth", "0"]).refused("0 is not in 1..=64");
}

#[test]
fn every_count_is_written_as_soon_as_it_is_known() {
    let endless = ["perft", "-r", "carrara-2e", "--depth", "64", "--json"];
    let mut child = command(&endless).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first: Vec<Value> = lines.take(2).map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!((&first[0]["depth"], &first[1]["depth"]), (&1.into(), &2.into()));
    assert_eq!(first[0]["ruleset"], "carrara-2e");
}
