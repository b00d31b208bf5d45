use leptos::prelude::*;
use palazzi_client::carrara::{Part, missing, missing_label};

use super::lights::{Board, Light};
use crate::i18n::Late;

/// What the reader lacks to use a part, on a small plate on the part itself: “2 bricks”.
#[component]
pub(super) fn Lacks(board: Board, part: Part) -> AnyView {
    let i18n = board.i18n();
    let stage = board.stage;
    let there = i18n.late(&[Late::Explain]);
    let lack = Memo::new(move |_| {
        let seat = stage.you.get()?;
        if !there.get() || !matches!(board.light(part), Light::Shut) {
            return None;
        }
        let texts = i18n.texts();
        stage.view.with(|view| missing(view, seat, &[], part)).map(|lack| missing_label(&lack, &texts))
    });
    (move || lack.get().map(|text| view! { <span class="lack" aria-hidden="true">{text}</span> })).into_any()
}
