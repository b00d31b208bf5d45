use leptos::prelude::*;
use palazzi_rules::carrara::{Eights, Markers, Pieces};

use super::lights::Board;
use super::{court, goods, tiles, wheel};

/// The market: the wheel with what lies around it, the buildings on offer, the monuments.
#[component]
pub(super) fn Market(board: Board) -> AnyView {
    let rules = *board.fixed(|table| table.edition).rules();
    view! {
        <wheel::Wheel board/>
        {(rules.markers != Markers::Store).then(|| view! { <court::Court board/> })}
        {(rules.pieces == Pieces::Objects).then(|| view! { <goods::Objects board/> })}
        <tiles::FaceUp board/>
        {(rules.eights == Eights::Present).then(|| view! { <tiles::Monuments board/> })}
        {(rules.pieces == Pieces::Ornaments).then(|| view! { <goods::Ornaments board/> })}
    }
    .into_any()
}
