//! Habits that the compiler does not know.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{files, read, rules};

/// What pure engines may not touch: files, clocks, threads, floats, hash order, the network.
const IMPURE: [&str; 10] = [
    "std::fs",
    "std::net",
    "std::io",
    "std::time",
    "std::thread",
    "std::env",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
];

/// Marks of unfinished work, written apart so that this file does not contain them.
const UNFINISHED: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

/// The longest source file outside tests.
const LONGEST_FILE: usize = 600;

/// Runs all checks and lists everything that is wrong.
pub(crate) fn check(root: &Path) -> Result<()> {
    let mut faults = Vec::new();
    for path in files(&root.join("crates"), "rs")?.into_iter().chain(files(&root.join("xtask/src"), "rs")?) {
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned();
        let text = read(&path)?;
        check_source(&name, &text, &mut faults);
    }
    if let Err(error) = rules::check(&rules::table(root)?) {
        faults.push(error.to_string());
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{} things are untidy:\n{}", faults.len(), faults.join("\n"))
}

fn check_source(name: &str, text: &str, faults: &mut Vec<String>) {
    let is_test = name.contains("/tests/") || name.contains("/benches/");
    let is_engine = name.starts_with("crates/rules/src/");
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        for mark in UNFINISHED.iter().filter(|mark| line.contains(**mark)) {
            faults.push(format!("{place}: unfinished ({mark})"));
        }
        for word in IMPURE.iter().filter(|word| is_engine && line.contains(**word)) {
            faults.push(format!("{place}: engines are pure, without {word}"));
        }
    }
    let lines = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).count();
    if !is_test && lines > LONGEST_FILE {
        faults.push(format!("{name}: {lines} lines, more than {LONGEST_FILE}: would two nouns be clearer?"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_that_reads_a_clock_is_untidy() {
        let mut faults = Vec::new();
        check_source("crates/rules/src/game.rs", "use std::time::Instant;", &mut faults);
        assert_eq!(faults, ["crates/rules/src/game.rs:1: engines are pure, without std::time"]);
    }

    #[test]
    fn a_bench_may_read_a_clock() {
        let mut faults = Vec::new();
        check_source("crates/rules/benches/playout.rs", "use std::time::Instant;", &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
    }

    #[test]
    fn the_tree_is_tidy() {
        check(&crate::root()).expect("the tree is tidy");
    }
}
