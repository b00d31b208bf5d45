use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::Choice;
use palazzi_client::carrara::staging::THINK_MS;
use palazzi_protocol::{Happening, Update};

use super::{Acting, facts, movers, sentence};
use crate::link::pace::tempo;
use crate::stage::{Drawn, Stage, read_view};

/// How long a move is shown at least when it is shown again, in milliseconds.
const LEAST_MS: u32 = 900;

impl<G: Drawn> Stage<G> {
    /// Shows on the board what the others have done since the reader's last decision, then returns to how things
    /// stand. A click, a key or news end it.
    pub(crate) fn replay(self) {
        let Some((first, updates)) = self.link.begin_again() else { return };
        leptos::task::spawn_local(async move {
            let choice = self.choice.get_untracked();
            self.choice.set(Choice::default());
            if let Some(first) = read_view::<G>(&first) {
                self.play_all(Arc::new(first), &updates).await;
            }
            // The page may have gone meanwhile.
            if self.past.try_set(None).is_none() {
                self.choice.set(choice);
                self.link.end_again();
            }
        });
    }

    async fn play_all(self, mut before: Arc<G::View>, updates: &[Update]) {
        self.past.set(Some(Arc::clone(&before)));
        for update in updates {
            let Some(after) = update.now.view.as_deref().and_then(read_view::<G>) else { return };
            let after = Arc::new(after);
            let news: Vec<&Happening> = update.happened.iter().collect();
            let events: Vec<G::Event> =
                facts(&news).filter_map(|fact| serde_json::from_str(fact.get()).ok()).collect();
            if let Some(seat) = movers(&news).first().copied() {
                self.acting.try_set(Some(Acting { seat, sentence: sentence(self, &events) }));
            }
            if !self.pause(THINK_MS).await {
                return;
            }
            let mut performance = G::performance(&before, &after, &events);
            if let Some(performance) = &mut performance {
                performance.prepare();
            }
            if self.past.try_set(Some(Arc::clone(&after))).is_some() {
                return;
            }
            match performance {
                Some(performance) if tempo().is_some() => performance.play(self.link).await,
                _ => {}
            }
            if !self.pause(LEAST_MS).await {
                return;
            }
            before = after;
        }
    }

    /// Waits even where nothing moves: views would be gone before they are seen.
    async fn pause(self, ms: u32) -> bool {
        self.link.wait_at(ms, tempo().unwrap_or(1.0)).await
    }
}
