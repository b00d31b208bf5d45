use std::sync::Arc;

use leptos::html::Ol;
use leptos::prelude::*;
use palazzi_client::{Names, Texts, say};
use palazzi_rules::Seat;
use wasm_bindgen::JsCast;

use super::book::{Book, Look};
use super::player::Player;
use crate::art::{Crest, seat_class};
use crate::i18n::use_i18n;
use crate::stage::{Drawn, Stage};
use crate::table::bar::show;

/// What led to the position, and who is to decide.
#[component]
pub(super) fn Happened<G: Drawn>(
    book: Book<G>,
    stage: Stage<G>,
    player: Player,
    look: RwSignal<Look>,
) -> impl IntoView {
    let i18n = use_i18n();
    let entries = player.entries;
    let over = book.whole().is_some();
    let sentences = {
        let book = book.clone();
        move || {
            let at = player.at.get();
            if at == 0 {
                return say!(i18n, REPLAY_START).into_any();
            }
            let texts = i18n.texts();
            let told = stage.names.with(|names| book.sentences(at, look.get(), names, &texts));
            let told = told.into_iter().map(|sentence| view! { <span>{show(stage, sentence)}" "</span> });
            told.collect_view().into_any()
        }
    };
    let seat = move || {
        let seat = book.seat(player.at.get())?;
        Some(view! { <Crest seat/> })
    };
    let next = move || match stage.to_move.get() {
        Some(seat) => stage.names.with(|names| {
            let is_self = if names.you == Some(seat) { "yes" } else { "no" };
            say!(i18n, REPLAY_TO_MOVE, who = names.of(seat).to_owned(), self = is_self)
        }),
        None if over && player.at.get() == entries => say!(i18n, REPLAY_OVER),
        None => say!(i18n, REPLAY_DRAWING),
    };
    view! {
        <div class="happened">
            <p class="where numbers">
                {move || say!(i18n, REPLAY_POSITION, at = player.at.get(), of = entries)}
            </p>
            <p class="told" role="status">{seat}{sentences}</p>
            <p class="next">{next}</p>
        </div>
    }
}

/// A line of the list of steps.
#[derive(Clone, PartialEq)]
struct Line {
    number: usize,
    seat: Option<Seat>,
    text: String,
}

/// All steps in sentences; each leads to its position.
#[component]
pub(super) fn Steps<G: Drawn>(
    book: Book<G>,
    #[prop(into)] names: Signal<Names>,
    player: Player,
    look: RwSignal<Look>,
) -> impl IntoView {
    let i18n = use_i18n();
    let list = NodeRef::<Ol>::new();
    let lines = Memo::new(move |_| {
        let texts = i18n.texts();
        names.with(|names| Arc::new(lines(&book, look.get(), names, &texts)))
    });
    // The line of the last step that has one.
    let current = Memo::new(move |_| {
        let at = player.at.get();
        lines.with(|lines| lines.partition_point(|line| line.number <= at).checked_sub(1))
    });
    Effect::new(move || {
        let (Some(index), Some(list)) = (current.get(), list.get()) else { return };
        let line = list.children().item(index as u32);
        if let Some(line) = line.and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok()) {
            list.set_scroll_top(line.offset_top() - list.client_height() / 2);
        }
    });
    let row = move |(index, line): (usize, Line)| {
        let Line { number, seat, text } = line;
        let is_current = move || (current.get() == Some(index)).then_some("step");
        view! {
            <li class=seat.map(seat_class) class:drawn=seat.is_none()>
                <button class="quiet" aria-current=is_current on:click=move |_| player.go(number)>
                    <span class="number">{number}</span>
                    {seat.map(|seat| view! { <Crest seat/> })}
                    <span class="text">{text}</span>
                </button>
            </li>
        }
    };
    view! {
        <ol class="steps" node_ref=list aria-label=move || say!(i18n, REPLAY_MOVES)>
            {move || lines.get().iter().cloned().enumerate().map(row).collect_view()}
        </ol>
    }
}

fn lines<G: Drawn>(book: &Book<G>, look: Look, names: &Names, texts: &Texts) -> Vec<Line> {
    let line = |number: usize| {
        let told = book.sentences(number, look, names, texts).into_iter();
        let text = told.map(|sentence| sentence.text()).collect::<Vec<_>>().join(" ");
        (!text.is_empty()).then(|| Line { number, seat: book.seat(number), text })
    };
    (1..=book.entries()).filter_map(line).collect()
}
