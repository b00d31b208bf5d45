use leptos::prelude::*;
use palazzi_client::carrara::Part;

use super::lights::{Board, Light};

/// A thing that can be pointed at, as a button. `label` is what it is called and what else is to be known about it.
#[component]
pub(super) fn Thing(
    board: Board,
    part: Part,
    /// What it looks like apart from what can be done with it.
    #[prop(into)]
    class: Signal<String>,
    /// What it is called, if not by its name alone.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
    /// Which one it is of several that are the same part, counted from 0.
    #[prop(default = 0)]
    copy: usize,
    children: Children,
) -> AnyView {
    let label = move || label.map_or_else(|| board.name(part), |label| label.get());
    view! {
        <button
            type="button"
            class=move || board.classes(&class.get(), part)
            data-part=board.tag_of_copy(part, copy)
            aria-pressed=move || is_pressed(board, part)
            aria-disabled=move || is_dead(board, part)
            on:click=move |_| {
                board.asked.set(None);
                board.stage.touch(part);
            }
        >
            <span class="hidden">{label}</span>
            <span class="shown" aria-hidden="true">{children()}</span>
        </button>
    }
    .into_any()
}

pub(super) fn is_pressed(board: Board, part: Part) -> &'static str {
    if matches!(board.light(part), Light::Chosen | Light::Meant) { "true" } else { "false" }
}

pub(super) fn is_dead(board: Board, part: Part) -> &'static str {
    if matches!(board.light(part), Light::Shut | Light::Idle) { "true" } else { "false" }
}
