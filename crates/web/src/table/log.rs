use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::{Sentence, Told, say};
use palazzi_rules::Seat;

use super::bar::show;
use crate::art::Crest;
use crate::stage::{Drawn, Stage};

/// A line of the log: who did it, and what it was.
#[derive(Clone)]
pub(crate) struct Line<G: Drawn> {
    pub(crate) seat: Option<Seat>,
    pub(crate) sentence: Sentence<G::Part>,
}

/// All lines of the log, computed anew with every message.
pub(crate) type Lines<G> = Memo<Arc<Vec<Line<G>>>>;

/// What happened at a table so far.
pub(crate) fn told<G: Drawn>(stage: Stage<G>) -> Lines<G> {
    Memo::new_with_compare(move |_| Arc::new(lines(stage)), |_, _| true)
}

/// What happened, in sentences, the newest last. Pointing at a line points out the things that it speaks of.
#[component]
pub(crate) fn Log<G: Drawn>(stage: Stage<G>, lines: Lines<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        lines.track();
        if let Some(panel) = list.get().and_then(|list| list.parent_element()) {
            // Where the browser measures the page anyway: asked at once, it would measure it for every message.
            request_animation_frame(move || panel.set_scroll_top(panel.scroll_height()));
        }
    });
    // A line that is still the same stays as it is.
    let numbered = move || lines.with(|lines| lines.iter().cloned().enumerate().collect::<Vec<_>>());
    let key = |(number, line): &(usize, Line<G>)| (*number, line.seat, line.sentence.text());
    let line = move |(_, line): (usize, Line<G>)| {
        let parts: Vec<G::Part> = line.sentence.mentioned().collect();
        view! {
            <li
                on:mouseenter=move |_| stage.highlight.set(parts.clone())
                on:mouseleave=move |_| stage.highlight.set(Vec::new())
            >
                {line.seat.map(|seat| view! { <Crest seat/> })}
                <span>{show(stage, line.sentence)}</span>
            </li>
        }
    };
    view! {
        <ol node_ref=list class="log" aria-label=move || say!(i18n, TABLE_LOG) tabindex="0">
            <For each=numbered key children=line/>
        </ol>
    }
}

/// What happens, for those who listen: wherever the log is, and whether it is shown or not.
#[component]
pub(crate) fn Announcements<G: Drawn>(stage: Stage<G>, lines: Lines<G>) -> impl IntoView {
    let latest = move || lines.with(|lines| latest(lines, stage.you.get()));
    view! { <p class="hidden" role="status" aria-live="polite">{latest}</p> }
}

/// What the others have done since the reader's last decision, for those who listen.
fn latest<G: Drawn>(lines: &[Line<G>], you: Option<Seat>) -> String {
    let others = lines.iter().rev().take_while(|line| line.seat.is_none() || line.seat != you);
    let mut texts: Vec<String> = others.map(|line| line.sentence.text()).collect();
    texts.truncate(LATEST);
    texts.reverse();
    texts.join(" ")
}

/// So many lines are read aloud at most.
const LATEST: usize = 6;

/// The lines that count: what was undone is left out.
fn lines<G: Drawn>(stage: Stage<G>) -> Vec<Line<G>> {
    let (texts, names) = (stage.i18n.texts(), stage.names.get());
    let mut log = palazzi_client::Log::<G>::default();
    stage.link.happened.with(|happened| happened.iter().for_each(|event| log.take(event, &names, &texts)));
    let line = |told: &Told<G::Part>| {
        let seat = told.seat;
        let sentences = told.sentences.clone().into_iter();
        sentences.map(move |sentence| Line { seat, sentence }).collect::<Vec<_>>()
    };
    log.entries().iter().flat_map(line).collect()
}
