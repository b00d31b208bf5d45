use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_bots::Analysis;
use palazzi_protocol::{Problem, Progress};

use super::source::Source;

/// An analysis that is made when somebody wants it.
#[derive(Clone, Copy)]
pub(crate) struct Study {
    source: StoredValue<Source>,
    state: RwSignal<Studied>,
}

/// How far an analysis is.
#[derive(Clone)]
pub(crate) enum Studied {
    /// Nobody has wanted it.
    NotAsked,
    /// It is being made.
    Running(Progress),
    /// It is there.
    Done(Arc<Analysis>),
    /// It could not be made.
    Failed(Problem),
}

impl Study {
    pub(crate) fn new(source: Source) -> Study {
        Study { source: StoredValue::new(source), state: RwSignal::new(Studied::NotAsked) }
    }

    /// How far it is.
    pub(crate) fn state(self) -> Studied {
        self.state.get()
    }

    /// The analysis, once it is there.
    pub(crate) fn done(self) -> Option<Arc<Analysis>> {
        self.state.with(|state| match state {
            Studied::Done(analysis) => Some(Arc::clone(analysis)),
            _ => None,
        })
    }

    /// Has it made, unless it is there or on the way.
    pub(crate) fn begin(self) {
        let wanted =
            self.state.with_untracked(|state| matches!(state, Studied::NotAsked | Studied::Failed(_)));
        if !wanted {
            return;
        }
        self.state.set(Studied::Running(Progress { done: 0, total: 0 }));
        let source = self.source.get_value();
        spawn_local(async move {
            // The page may be gone when the answer comes.
            let told = move |far: Progress| {
                self.state.try_set(Studied::Running(far));
            };
            let studied = match source.analysis(told).await {
                Ok(analysis) => Studied::Done(Arc::new(analysis)),
                Err(problem) => Studied::Failed(problem),
            };
            self.state.try_set(studied);
        });
    }
}
