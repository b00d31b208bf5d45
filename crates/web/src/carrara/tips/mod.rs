//! Tooltips: everything on the table explains itself, on hover, focus and long press.

mod asked;
mod content;
mod place;

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use palazzi_client::carrara::Topic;
use palazzi_client::carrara::explain;

use super::lights::Board;
use crate::i18n::Late;
use asked::Asked;
use content::Content;
use place::Placed;

thread_local! {
    /// What can be asked about, by the names that it has in the page (`data-tip`).
    static TOPICS: RefCell<HashMap<String, Topic>> = RefCell::default();
}

/// The name of a topic in the page: whatever bears it as `data-tip` explains it.
pub(super) fn tip(topic: Topic) -> String {
    let name = format!("{topic:?}");
    TOPICS.with_borrow_mut(|topics| topics.insert(name.clone(), topic));
    name
}

/// The topic with a name in the page.
fn topic_named(name: &str) -> Option<Topic> {
    TOPICS.with_borrow(|topics| topics.get(name).copied())
}

/// The tooltip, over everything else.
#[component]
pub(super) fn Tips(board: Board) -> AnyView {
    let i18n = board.i18n();
    let there = i18n.late(&[Late::Explain, Late::Cards, Late::Rules]);
    let asked = Asked::listen();
    let shown = move || {
        let (name, frame) = asked.shown()?;
        let named = topic_named(&name).or_else(|| board.tagged(&name).map(Topic::Part))?;
        there.get().then_some((named, frame))
    };
    let tooltip = move || {
        let (topic, frame) = shown()?;
        let explanation = board
            .stage
            .view
            .with(|view| board.stage.names.with(|names| explain(topic, view, names, &i18n.texts())));
        Some(view! { <Placed frame><Content board explanation/></Placed> })
    };
    tooltip.into_any()
}
