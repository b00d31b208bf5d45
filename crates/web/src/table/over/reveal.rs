use std::time::Duration;

use leptos::prelude::*;

use crate::link::pace::tempo;
use crate::settings;

/// The lines of a score, counted one after the other: once for a game, then all are there at once.
#[derive(Clone, Copy)]
pub(super) struct Reveal {
    counted: RwSignal<usize>,
    lines: Signal<usize>,
    table: StoredValue<String>,
    ticking: StoredValue<Option<IntervalHandle>>,
}

/// From one line to the next, in milliseconds.
const LINE_MS: u64 = 450;

/// Under this name the browser keeps the table whose end was shown last.
const SEEN: &str = "end-seen";

impl Reveal {
    pub(super) fn new(table: &str, lines: Signal<usize>) -> Reveal {
        let reveal = Reveal {
            counted: RwSignal::new(0),
            lines,
            table: StoredValue::new(table.to_owned()),
            ticking: StoredValue::new(None),
        };
        on_cleanup(move || reveal.stop());
        reveal
    }

    /// Begins to count.
    pub(super) fn begin(self) {
        let table = self.table.get_value();
        if settings::read(SEEN).as_deref() == Some(&table) || tempo().is_none() {
            self.finish();
        }
        settings::write(SEEN, &table);
        if self.is_done_untracked() {
            return;
        }
        let tick = move || {
            self.counted.update(|counted| *counted += 1);
            if self.is_done_untracked() {
                self.stop();
            }
        };
        self.stop();
        self.ticking.set_value(set_interval_with_handle(tick, Duration::from_millis(LINE_MS)).ok());
    }

    /// Counts the rest at once.
    pub(super) fn finish(self) {
        self.stop();
        self.counted.set(self.lines.get_untracked() + 1);
    }

    /// How many lines have been counted.
    pub(super) fn counted(self) -> usize {
        self.counted.get()
    }

    /// Whether all lines have been counted, and a moment has passed.
    pub(super) fn is_done(self) -> bool {
        self.counted.get() > self.lines.get()
    }

    fn is_done_untracked(self) -> bool {
        self.counted.get_untracked() > self.lines.get_untracked()
    }

    fn stop(self) {
        self.ticking.update_value(|ticking| {
            if let Some(handle) = ticking.take() {
                handle.clear();
            }
        });
    }
}
