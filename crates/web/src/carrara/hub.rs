use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic};
use palazzi_client::say;
use palazzi_rules::carrara::BagView;

use super::lights::Board;
use super::shape::Shape;
use crate::fit::use_layout;

/// The middle of the wheel: turning it, and whether the bag can fill it.
#[component]
pub(super) fn Hub(board: Board) -> AnyView {
    let i18n = board.i18n();
    let empty = board.of(|view| view.bag == BagView::Empty);
    let layout = use_layout();
    // A thumb needs more room, and has it where the inner wheel is not pointed at.
    let reach = move || if layout.get().has_tabs() { "37" } else { "29" };
    let label = Signal::derive(move || {
        let bag = if empty.get() { say!(i18n, CARRARA_BAG_EMPTY) } else { say!(i18n, CARRARA_BAG_FILLED) };
        format!("{}. {bag}", say!(i18n, CARRARA_HUB))
    });
    view! {
        <Shape board part=Part::Wheel topic=Topic::Hub anchor=Anchor::Bag class="hub".to_owned() label>
            <circle class="halo" r="29"/>
            <circle class="boss" r="27" fill="url(#a-brass)"/>
            <circle class="well" r="22.500"/>
            <use href="#i-turn" x="-19" y="-19" width="38" height="38"/>
            <use class="bag" class:empty=empty href="#bag" x="-9.500" y="-10.500" width="19" height="19"/>
            <circle class="hit" data-hit="" r=reach/>
        </Shape>
    }
    .into_any()
}
