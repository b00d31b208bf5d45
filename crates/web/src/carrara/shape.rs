use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic};

use super::lights::Board;
use super::thing::{is_dead, is_pressed};
use super::tips::tip;

/// A thing that can be pointed at, drawn within a picture. A [`Thing`](super::thing::Thing) is its sibling among
/// buttons.
#[component]
pub(super) fn Shape(
    board: Board,
    #[prop(into)] part: Signal<Part>,
    /// What it looks like apart from what can be done with it.
    #[prop(into)]
    class: Signal<String>,
    /// What it is called, if not by its name alone.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    /// What explains it, if not the part itself.
    #[prop(optional)]
    topic: Option<Topic>,
    /// The spot of the table that it is, which motion finds it by.
    #[prop(optional, into)]
    anchor: Option<Signal<Anchor>>,
    /// Whether it can be pointed at here at all; if not, it is only a picture.
    #[prop(default = true.into(), into)]
    live: Signal<bool>,
    children: Children,
) -> AnyView {
    let label = move || label.map_or_else(|| board.name(part.get()), |label| label.get());
    let act = move || {
        if live.get_untracked() {
            board.stage.touch(part.get_untracked());
        }
    };
    view! {
        <g
            class=move || {
                let live = if live.get() { " live" } else { "" };
                board.classes(&format!("{}{live}", class.get()), part.get())
            }
            data-tip=topic.map(tip)
            data-anchor=move || anchor.map(|anchor| anchor.get().to_string())
            data-part=move || live.get().then(|| board.tag(part.get()))
            role=move || if live.get() { "button" } else { "img" }
            tabindex=move || live.get().then_some("0")
            aria-label=label
            aria-pressed=move || live.get().then(|| is_pressed(board, part.get()))
            aria-disabled=move || live.get().then(|| is_dead(board, part.get()))
            on:click=move |_| act()
            on:keydown=move |event| on_press(&event, act)
        >
            {children()}
        </g>
    }
    .into_any()
}

/// Does something on Enter and on Space.
pub(super) fn on_press(event: &KeyboardEvent, act: impl FnOnce()) {
    if matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
        act();
    }
}
