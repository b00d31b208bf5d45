use std::ops::Range;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::say;
use palazzi_rules::Seat;

use super::bar::show;
use super::log::{Line, Lines};
use crate::art::Crest;
use crate::stage::{Drawn, Stage};

/// How long a line is pointed out when the last moves are shown again, in milliseconds.
const STEP_MS: u32 = 1400;

/// What the others have done since the reader's last turn, and a button that shows it again step by step.
#[component]
pub(crate) fn Recent<G: Drawn>(stage: Stage<G>, lines: Lines<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let open = RwSignal::new(true);
    let at = RwSignal::new(None::<usize>);
    let recent = move || lines.with(|lines| newest(&lines[others_acted(lines, stage.you.get())]));
    // Closed until the others have acted again.
    let begin = Memo::new(move |_| lines.with(|lines| others_acted(lines, stage.you.get()).start));
    Effect::new(move || {
        begin.track();
        open.set(true);
    });
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
                <ol tabindex="0">{recent.into_iter().enumerate().map(line).collect_view()}</ol>
                <div class="buttons">
                    <button class="quiet" on:click=again>{move || say!(i18n, RECENT_AGAIN)}</button>
                    <button class="quiet" on:click=move |_| open.set(false)>{move || say!(i18n, RECENT_CLOSE)}</button>
                </div>
            </section>
        })
    }
}

/// Where the others acted last: between two decisions of the reader, from the first of theirs on. It stays the same
/// while the reader decides.
fn others_acted<G: Drawn>(lines: &[Line<G>], you: Option<Seat>) -> Range<usize> {
    let is_own = |line: &Line<G>| line.seat.is_some() && line.seat == you;
    let is_other = |line: &Line<G>| line.seat.is_some() && line.seat != you;
    let Some(last) = lines.iter().rposition(is_other) else { return 0..0 };
    let own = lines[..last].iter().rposition(is_own).map_or(0, |own| own + 1);
    let first = lines[own..].iter().position(is_other).map_or(last, |first| own + first);
    let end = lines[last..].iter().position(is_own).map_or(lines.len(), |next| last + next);
    first..end
}

fn newest<G: Drawn>(lines: &[Line<G>]) -> Vec<Line<G>> {
    lines[lines.len().saturating_sub(MOST)..].to_vec()
}

/// So many lines are shown at most: the newest.
const MOST: usize = 8;
