use palazzi_rules::Ruleset;

use crate::settings::{read, write};

/// How far the reader is with a lesson, as the browser keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Progress {
    /// Whether it was taken to its end.
    pub(super) taken: bool,
    /// The step that the reader is at, from 0; nothing at the beginning and at the end.
    pub(super) at: Option<usize>,
}

/// What the browser keeps of a lesson that was taken to its end.
const TAKEN: &str = "taken";

impl Progress {
    pub(super) fn read(ruleset: Ruleset) -> Progress {
        let kept = read(&name(ruleset)).unwrap_or_default();
        let words = || kept.split_whitespace();
        Progress { taken: words().any(|word| word == TAKEN), at: words().find_map(|word| word.parse().ok()) }
    }

    /// The reader has come to a step of so many.
    pub(super) fn reach(ruleset: Ruleset, step: usize, steps: usize) {
        let ends = step + 1 == steps;
        let taken = Progress::read(ruleset).taken || ends;
        let taken = if taken { TAKEN } else { "" };
        let step = if ends || step == 0 { String::new() } else { step.to_string() };
        write(&name(ruleset), format!("{taken} {step}").trim());
    }
}

fn name(ruleset: Ruleset) -> String {
    format!("lesson-{ruleset}")
}
