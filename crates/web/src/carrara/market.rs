use leptos::prelude::*;
use palazzi_rules::carrara::{Eights, Markers, Pieces};

use super::lights::Board;
use super::piece_tray::{Home, home_of_pieces};
use super::{court, goods, monuments, piece_tray, tiles, wheel};

/// The market: the slab with the wheel, the buildings on offer, the monuments.
#[component]
pub(super) fn Market(board: Board) -> AnyView {
    let rules = *board.fixed(|table| table.edition.rules());
    let begun = Memo::new(move |_| board.stage.choice.with(|choice| !choice.chosen().is_empty()));
    let has_eights = rules.eights == Eights::Present;
    let home = home_of_pieces(board);
    let is_covered = move || (home.get() == Home::Tray).then_some("");
    view! {
        <div class="stall" class:begun=begun class:with-monuments=has_eights>
            <div class="slab" inert=is_covered>
                <wheel::Wheel board home/>
                {match rules.markers {
                    Markers::Store => view! { <goods::Objects board/> }.into_any(),
                    Markers::Court | Markers::GrandCourt => view! { <court::OpenArea board/> }.into_any(),
                }}
            </div>
            <tiles::FaceUp board/>
            {has_eights.then(|| view! { <monuments::Monuments board/> })}
            {(rules.pieces == Pieces::Ornaments).then(|| view! { <piece_tray::PieceTray board home/> })}
        </div>
    }
    .into_any()
}
