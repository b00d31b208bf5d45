use leptos::prelude::*;
use palazzi_client::carrara::Topic;
use palazzi_client::say;
use palazzi_rules::Seat;

use super::lights::Board;
use super::tips::tip;
use crate::art::{Crest, number};

/// Everybody's crest and score in the rail of a phone, where the opponents are behind a tab.
#[component]
pub(super) fn Standings(board: Board) -> AnyView {
    let i18n = board.i18n();
    let players = board.fixed(|table| table.players());
    let one = move |seat: Seat| {
        let points = board.of(move |view| i32::from(view.table.boards[seat].points));
        let label = move || {
            let name = board.stage.names.with(|names| names.of(seat).to_owned());
            format!("{name}: {}", say!(i18n, CARRARA_POINTS, count = points.get()))
        };
        view! {
            <span
                class="standing-seat"
                class:to-move=move || board.stage.to_move.get() == Some(seat)
                role="img"
                aria-label=label
                data-tip=tip(Topic::Points(seat))
            >
                <Crest seat/>
                <b>{move || number(points.get())}</b>
            </span>
        }
    };
    view! { <div class="standings">{Seat::of(players).map(one).collect_view()}</div> }.into_any()
}
