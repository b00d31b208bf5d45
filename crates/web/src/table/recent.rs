use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::say;

use super::bar::show;
use super::log::{Line, lines};
use crate::art::Crest;
use crate::stage::{Drawn, Stage};

/// How long a line is pointed out when the last moves are shown again, in milliseconds.
const STEP_MS: u32 = 1400;

/// What the others have done since the reader's last decision, and a button that shows it again step by step.
#[component]
pub(crate) fn Recent<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let open = RwSignal::new(true);
    let at = RwSignal::new(None::<usize>);
    let recent = move || since_own(stage);
    let again = move |_| {
        spawn_local(async move {
            let steps: Vec<Vec<G::Part>> =
                untrack(recent).iter().map(|line| line.sentence.mentioned().collect()).collect();
            for (index, parts) in steps.into_iter().enumerate() {
                // The page may be gone, or somebody has closed the list.
                if at.try_set(Some(index)).is_some() || !open.try_get_untracked().unwrap_or(false) {
                    return;
                }
                stage.highlight.set(parts);
                TimeoutFuture::new(STEP_MS).await;
            }
            at.try_set(None);
            stage.highlight.try_set(Vec::new());
        });
    };
    let line = move |(index, line): (usize, Line<G>)| {
        view! {
            <li class:now=move || at.get() == Some(index)>
                {line.seat.map(|seat| view! { <Crest seat/> })}
                <span>{show(stage, line.sentence)}</span>
            </li>
        }
    };
    move || {
        let recent = recent();
        let shown = open.get() && !recent.is_empty() && stage.you.get().is_some();
        shown.then(|| view! {
            <section class="recent" aria-label=move || say!(i18n, RECENT_TITLE)>
                <h2>{move || say!(i18n, RECENT_TITLE)}</h2>
                <ol>{recent.into_iter().enumerate().map(line).collect_view()}</ol>
                <div class="buttons">
                    <button class="quiet" on:click=again>{move || say!(i18n, RECENT_AGAIN)}</button>
                    <button class="quiet" on:click=move |_| open.set(false)>{move || say!(i18n, RECENT_CLOSE)}</button>
                </div>
            </section>
        })
    }
}

/// The lines after the reader's last decision.
fn since_own<G: Drawn>(stage: Stage<G>) -> Vec<Line<G>> {
    let you = stage.you.get();
    let mut all = lines(stage);
    let own = all.iter().rposition(|line| line.seat.is_some() && line.seat == you);
    let mut recent = all.split_off(own.map_or(all.len(), |own| own + 1));
    let surplus = recent.len().saturating_sub(MOST);
    recent.drain(..surplus);
    recent
}

/// So many lines are shown at most: the newest.
const MOST: usize = 8;
