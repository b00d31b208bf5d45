use leptos::html::Div;
use leptos::prelude::*;

use crate::fit::follow_board;
use crate::stage::{Drawn, Stage};

/// A board that fits the room it is given, outside of a scene: in a lesson, in a replay.
#[component]
pub(crate) fn FittedBoard<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let room = NodeRef::<Div>::new();
    let fit = follow_board(move || room.get().map(Into::into)).0;
    view! {
        <div
            node_ref=room
            class="board fitted"
            data-layout=move || fit.get().layout.name()
            style:--u=move || format!("{:.3}px", fit.get().unit)
        >
            {G::board(stage)}
        </div>
    }
}
