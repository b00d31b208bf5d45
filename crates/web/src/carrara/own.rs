use leptos::prelude::*;

use super::lights::Board;
use super::{holdings, places, streets};

/// What lies before the player who is shown: six streets, the places to score, the supply.
#[component]
pub(super) fn Own(board: Board) -> AnyView {
    view! {
        <streets::Streets board/>
        <places::OtherPlaces board/>
        <holdings::Held board/>
    }
    .into_any()
}
