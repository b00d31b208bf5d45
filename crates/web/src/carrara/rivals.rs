use leptos::prelude::*;
use palazzi_client::say;
use palazzi_rules::Seat;

use super::holdings::known;
use super::lights::{Board, Panel};
use super::streets::{Skyline, Standing};
use super::symbols;
use crate::art::{Crest, seat_class};
use palazzi_client::carrara::Part;

/// The players as strips: buildings, points, markers; pointing at one shows its streets.
#[component]
pub(super) fn Rivals(board: Board) -> AnyView {
    let players = board.fixed(|table| table.players());
    view! {
        <ul class="strips">
            {Seat::of(players).map(|seat| view! { <Strip board seat/> }).collect_view()}
        </ul>
    }
    .into_any()
}

#[component]
fn Strip(board: Board, seat: Seat) -> AnyView {
    let i18n = board.i18n();
    let name = move || board.stage.names.with(|names| names.of(seat).to_owned());
    let is_own = move || board.stage.you.get() == Some(seat);
    let shown = move || board.shown() == seat;
    let turn = move || board.stage.to_move.get() == Some(seat);
    let hidden = move || known(board, seat).is_none();
    let look = move |_| {
        board.asked.set((!is_own()).then_some(seat));
        board.panel.set(Panel::Streets);
    };
    view! {
        <li
            class=format!("strip {}", seat_class(seat))
            class:own-strip=is_own
            class:turn=turn
            class:lit=move || board.is_pointed_out(Part::Seat(seat))
        >
            <button
                class="who"
                aria-pressed=move || shown().to_string()
                aria-label=move || say!(i18n, CARRARA_LOOK_AT, who = name())
                on:click=look
            >
                <Crest seat/>
                <span class="name">{name}</span>
            </button>
            <Standing board seat/>
            {move || hidden().then(|| symbols::drawing("screen", "screen".to_owned(), "0 0 36 24"))}
            <Skyline board seat/>
        </li>
    }
    .into_any()
}
