use palazzi_rules::Ruleset;

use crate::settings::{read, write};

/// How far the reader is with a lesson, as the browser keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    New,
    /// The step that is next, from 0.
    At(usize),
    Taken,
}

/// What the browser keeps for a lesson that was taken to its end.
const TAKEN: &str = "taken";

impl Progress {
    /// Being at a step of so many.
    pub(super) fn of(step: usize, steps: usize) -> Progress {
        match step {
            0 => Progress::New,
            last if last + 1 == steps => Progress::Taken,
            step => Progress::At(step),
        }
    }

    pub(super) fn read(ruleset: Ruleset) -> Progress {
        match read(&name(ruleset)).as_deref() {
            Some(TAKEN) => Progress::Taken,
            Some(step) => step.parse().map_or(Progress::New, Progress::At),
            None => Progress::New,
        }
    }

    pub(super) fn write(self, ruleset: Ruleset) {
        match self {
            // Whoever looks at the first step again has not forgotten the lesson.
            Progress::New => {}
            Progress::At(step) => write(&name(ruleset), &step.to_string()),
            Progress::Taken => write(&name(ruleset), TAKEN),
        }
    }
}

fn name(ruleset: Ruleset) -> String {
    format!("lesson-{ruleset}")
}
