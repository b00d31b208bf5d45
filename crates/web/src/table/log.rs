use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::{Sentence, say};
use palazzi_protocol::What;
use palazzi_rules::Seat;
use serde_json::value::RawValue;

use super::bar::show;
use crate::art::Crest;
use crate::i18n::I18n;
use crate::stage::{Drawn, Stage};

/// A line of the log: who did it, and what it was.
pub(crate) struct Line<G: Drawn> {
    pub(crate) seat: Option<Seat>,
    pub(crate) sentence: Sentence<G::Part>,
}

/// Whose decision it was, and what it says.
type Entry<G> = (Option<Seat>, Vec<Sentence<<G as palazzi_client::Shown>::Part>>);

/// What happened, in sentences, the newest last. Pointing at a line points out the things that it speaks of.
#[component]
pub(crate) fn Log<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let lines = Memo::new_with_compare(move |_| Arc::new(lines(stage)), |_, _| true);
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        lines.track();
        let panel = list.get().and_then(|list| list.parent_element());
        if let Some(panel) = panel {
            panel.set_scroll_top(panel.scroll_height());
        }
    });
    let line = move |line: &Line<G>| {
        let parts: Vec<G::Part> = line.sentence.mentioned().collect();
        view! {
            <li
                class:own=line.seat.is_some()
                on:mouseenter=move |_| stage.highlight.set(parts.clone())
                on:mouseleave=move |_| stage.highlight.set(Vec::new())
            >
                {line.seat.map(|seat| view! { <Crest seat/> })}
                <span>{show(stage, line.sentence.clone())}</span>
            </li>
        }
    };
    view! {
        <ol node_ref=list class="log" aria-label=move || say!(i18n, TABLE_LOG) tabindex="0">
            {move || lines.with(|lines| lines.iter().map(line).collect_view())}
        </ol>
        <p class="hidden" role="status" aria-live="polite">{move || lines.with(|lines| latest(lines, stage.you.get()))}</p>
    }
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
pub(crate) fn lines<G: Drawn>(stage: Stage<G>) -> Vec<Line<G>> {
    let texts = stage.i18n.texts();
    let names = stage.names.get();
    stage.link.happened.with(|happened| {
        let mut entries: Vec<Entry<G>> = Vec::new();
        for event in happened {
            match &event.what {
                What::Moved { seat, facts } => {
                    entries.push((Some(*seat), sentences::<G>(facts, &names, &texts)));
                }
                What::Drawn { facts } => entries.push((None, sentences::<G>(facts, &names, &texts))),
                What::Undone { moves, .. } => take_back::<G>(&mut entries, *moves),
                other => {
                    let told = about(stage.i18n, other, &names);
                    entries.extend(told.map(|told| (None, vec![Sentence::plain(told)])));
                }
            }
        }
        let line =
            |(seat, sentences): Entry<G>| sentences.into_iter().map(move |sentence| Line { seat, sentence });
        entries.into_iter().flat_map(line).collect()
    })
}

/// Takes away the last decisions, with what was drawn after them.
fn take_back<G: Drawn>(entries: &mut Vec<Entry<G>>, moves: usize) {
    for _ in 0..moves {
        while let Some((seat, _)) = entries.pop() {
            if seat.is_some() {
                break;
            }
        }
    }
}

fn sentences<G: Drawn>(
    facts: &[Box<RawValue>],
    names: &palazzi_client::Names,
    texts: &palazzi_client::Texts,
) -> Vec<Sentence<G::Part>> {
    let read = |fact: &RawValue| serde_json::from_str::<G::Event>(fact.get()).ok();
    facts.iter().filter_map(|fact| read(fact)).filter_map(|event| G::event(&event, names, texts)).collect()
}

/// What happened besides the game.
fn about(i18n: I18n, what: &What, names: &palazzi_client::Names) -> Option<String> {
    let name = |seat: &Seat| names.of(*seat).to_owned();
    Some(match what {
        What::Started => say!(i18n, LOG_STARTED),
        What::TakebackAsked { seat } => say!(i18n, LOG_TAKEBACK_ASKED, name = name(seat)),
        What::TakebackAnswered { seat, agree: true } => say!(i18n, LOG_TAKEBACK_AGREED, name = name(seat)),
        What::TakebackAnswered { seat, agree: false } => say!(i18n, LOG_TAKEBACK_REFUSED, name = name(seat)),
        What::TimeOver { seat } => say!(i18n, LOG_TIME_OVER, name = name(seat)),
        What::Paused { name } => say!(i18n, LOG_PAUSED, name = name.clone()),
        What::Resumed { name } => say!(i18n, LOG_RESUMED, name = name.clone()),
        What::Closed { .. } => say!(i18n, LOG_CLOSED),
        What::Opened { .. } | What::Seated { .. } | What::Said { .. } | What::Rematch { .. } => return None,
        What::Moved { .. } | What::Drawn { .. } | What::Undone { .. } => return None,
    })
}
