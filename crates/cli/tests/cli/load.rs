//! `palazzi load`: a server under load, and started again.

use tempfile::TempDir;

use crate::program::{palazzi, text};

#[test]
fn every_move_of_a_small_load_is_told_to_everybody() {
    let size = ["--tables", "6", "--sockets", "20", "--rate", "50", "--seconds", "1", "--json"];
    let report = palazzi(&[&["load", "run"], &size[..]].concat()).json();
    for key in ["moves", "acknowledged"] {
        assert_eq!(report[key], 50, "{key}: {report}");
    }
    for key in ["unfinished", "sockets_lost", "tables_lost"] {
        assert_eq!(report[key], 0, "{key}: {report}");
    }
    let [told, acknowledged] = [("told_ms", "p99"), ("acknowledged_ms", "p50")]
        .map(|(key, part)| report[key][part].as_f64().expect("times are numbers"));
    assert!(told >= acknowledged, "{report}");
}

#[test]
fn tables_stay_when_the_server_is_started_again() {
    let dir = TempDir::new().unwrap();
    let opened =
        palazzi(&["load", "open", "--data", text(dir.path()), "--tables", "5", "--moves", "3", "--json"]);
    assert_eq!(opened.json()["moves"], 15);
    let report = palazzi(&["load", "restart", "--data", text(dir.path()), "--seconds", "0", "--json"]).json();
    let [updated, healthy] =
        ["first_update_ms", "healthy_ms"].map(|key| report[key].as_f64().expect("times are numbers"));
    assert!(updated > healthy, "{report}");
}

#[test]
fn a_load_that_is_impossible_is_refused() {
    palazzi(&["load", "run", "--tables", "10", "--sockets", "19"])
        .refused("10 tables need at least 20 sockets");
    palazzi(&["load", "run", "--server", "https://127.0.0.1"]).refused("http://127.0.0.1:8080");
    palazzi(&["load", "run", "--server", "http://127.0.0.1:1", "--tables", "1"]).refused("cannot be reached");
    palazzi(&["load", "restart", "--data", "/dev/null"]).refused("does not start");
}
