//! A server that is killed loses nothing that it has acknowledged.
#![cfg(unix)]

use std::process::Command;

use serde_json::Value;

#[test]
fn what_was_acknowledged_survives_every_kill() {
    let args = ["load", "crash", "--kills", "8", "--tables", "5", "--seed", "1", "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_palazzi")).args(args).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_str(&text).expect("the output is JSON");
    assert_eq!((&report["kills"], &report["lost"], &report["duplicates"]), (&8.into(), &0.into(), &0.into()));
    assert!(report["acknowledged"].as_u64() > Some(0), "{report}");
}
