use std::sync::Arc;

use futures_util::future::{AbortHandle, abortable};
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
    /// Ends what is being made.
    end: StoredValue<Option<AbortHandle>>,
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
        let end = StoredValue::new(None::<AbortHandle>);
        // Whoever leaves the page no longer waits for it.
        on_cleanup(move || {
            if let Some(handle) = end.try_get_value().flatten() {
                handle.abort();
            }
        });
        Study { source: StoredValue::new(source), state: RwSignal::new(Studied::NotAsked), end }
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
        let told = move |far: Progress| {
            self.state.try_set(Studied::Running(far));
        };
        let (study, handle) = abortable(async move { source.analysis(told).await });
        self.end.set_value(Some(handle));
        spawn_local(async move {
            let Ok(answer) = study.await else { return };
            self.state.try_set(match answer {
                Ok(analysis) => Studied::Done(Arc::new(analysis)),
                Err(problem) => Studied::Failed(problem),
            });
        });
    }
}
