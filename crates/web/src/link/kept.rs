//! The messages since the reader's last decision, to be shown again.

use std::collections::VecDeque;

use leptos::prelude::*;
use palazzi_protocol::{Happening, Update, What};
use serde_json::value::RawValue;

use super::Link;

/// Messages that are kept: more than three opponents need for their turns.
const MOST_KEPT: usize = 48;

/// What the others have done since the reader's last decision.
#[derive(Default)]
pub(super) struct Kept {
    /// What the reader saw before.
    first: Option<Box<RawValue>>,
    updates: VecDeque<Update>,
}

impl Kept {
    /// Takes a message that the page is about to show; `before` is what it shows.
    fn take(&mut self, update: &Update, before: Option<&RawValue>) {
        let has = |is: fn(&What) -> bool| update.happened.iter().any(|event| is(&event.what));
        let is_own = |event: &Happening| match event.what {
            What::Moved { seat, .. } => Some(seat) == update.now.you,
            _ => false,
        };
        let moved = has(|what| matches!(what, What::Moved { .. }));
        let own = update.happened.iter().any(is_own);
        if update.since == Some(0) || own || has(|what| matches!(what, What::Undone { .. })) {
            *self = Kept::default();
        }
        if own || !moved || update.since == Some(0) {
            return;
        }
        if self.updates.is_empty() {
            self.first = before.map(ToOwned::to_owned);
        }
        self.updates.push_back(update.clone());
        if self.updates.len() > MOST_KEPT {
            let dropped = self.updates.pop_front();
            self.first = dropped.and_then(|update| update.now.view);
        }
    }
}

impl Link {
    /// Keeps a message that the page is about to show, if the others did something in it.
    pub(super) fn keep(self, update: &Update) {
        self.kept.update_value(|kept| {
            self.now.with_untracked(|now| {
                kept.take(update, now.as_ref().and_then(|now| now.view.as_deref()));
            });
        });
        let count = self.kept.with_value(|kept| kept.updates.len());
        if self.kept_count.get_untracked() != count {
            self.kept_count.set(count);
        }
    }

    /// Begins to show the kept messages again: what there was before, and the messages. Nothing if there are none, or if
    /// something is being shown.
    pub(crate) fn begin_again(self) -> Option<(Box<RawValue>, Vec<Update>)> {
        if self.showing.get_value() {
            return None;
        }
        let kept =
            self.kept.with_value(|kept| Some((kept.first.clone()?, kept.updates.iter().cloned().collect())));
        if kept.is_some() {
            self.showing.set_value(true);
            self.showing_again.set(true);
        }
        kept
    }

    /// Shows how things stand from here on, and what has come meanwhile.
    pub(crate) fn end_again(self) {
        self.hurry.set_value(false);
        self.showing_again.set(false);
        self.showing.set_value(false);
        if self.waiting.with_value(|waiting| !waiting.is_empty()) {
            leptos::task::spawn_local(self.show());
        }
    }
}
