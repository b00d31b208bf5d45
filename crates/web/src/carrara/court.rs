use leptos::prelude::*;
use palazzi_client::carrara::{Part, Value, court_text, space as space_name};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Bonus, COURT_COINS, COURT_POINTS, Pay, Piece, Space};

use super::amounts::{Reconstructed, pay};
use super::lights::Board;
use super::symbols;
use super::thing::Thing;
use crate::art::{Crest, seat_class};

/// The King's Court: bonus spaces with the markers of all players, the open area, and the royal visit.
#[component]
pub(super) fn Court(board: Board) -> AnyView {
    let i18n = board.i18n();
    let spaces = board.fixed(|table| table.edition.rules().marker_count).into();
    view! {
        <div class="group beside">
            <h2>{move || say!(i18n, CARRARA_COURT)}" "<Reconstructed board value=Value::Court/></h2>
            <div class="court">
                {Space::ALL.into_iter().take(spaces).map(|space| view! { <CourtSpace board space/> }).collect_view()}
                <OpenArea board/>
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn CourtSpace(board: Board, space: Space) -> AnyView {
    let i18n = board.i18n();
    let markers = board.of(move |view| {
        let seats = Seat::of(view.table.players());
        seats.filter(|seat| view.table.boards[*seat].has_marker(space)).collect::<Vec<Seat>>()
    });
    let visit =
        board.of(move |view| view.table.visit.filter(|visit| visit.space == space).map(|visit| visit.holder));
    let bonus = board.fixed(|table| space.bonus(table.edition.rules().markers, &table.sheet));
    let label = Signal::derive(move || {
        let view = board.stage.view.get();
        let texts = i18n.texts();
        let name = space_name(space, &view.table, &texts);
        let here: Vec<(Seat, u8)> = markers.get().into_iter().map(|seat| (seat, 1)).collect();
        board.stage.names.with(|names| court_text(&name, &here, visit.get(), names, &texts))
    });
    view! {
        <Thing
            board
            part=Part::Space(space)
            class=Signal::derive(move || if visit.get().is_some() { "court-space visited".to_owned() } else { "court-space".to_owned() })
            label
        >
            <span class="bonus">{picture(board, bonus)}</span>
            {move || visit.get().map(|seat| view! {
                <span class=format!("royal {}", seat_class(seat))>
                    {symbols::drawing("emblem", "crown-visit".to_owned(), "0 0 24 24")}
                </span>
            })}
            <span class="markers">
                <For each=move || markers.get() key=|seat| *seat let(seat)><Crest seat/></For>
            </span>
        </Thing>
    }
    .into_any()
}

fn picture(board: Board, bonus: Bonus) -> AnyView {
    match bonus {
        Bonus::Coins => pay(Pay { coins: COURT_COINS.into(), points: 0 }).into_any(),
        Bonus::Points => pay(Pay { coins: 0, points: COURT_POINTS.into() }).into_any(),
        Bonus::Decoration => {
            view! { <span class="any">{symbols::object(palazzi_rules::carrara::Object::Crown)}"?"</span> }
                .into_any()
        }
        Bonus::Gold(space) => {
            let left = board.of(move |view| view.table.gold[space as usize]);
            view! { <span class="any">{symbols::piece(Piece::Gold)}{move || left.get()}</span> }.into_any()
        }
    }
}

#[component]
fn OpenArea(board: Board) -> AnyView {
    let i18n = board.i18n();
    let markers = board.of(|view| {
        let seats = Seat::of(view.table.players());
        seats.map(|seat| (seat, view.table.boards[seat].open_markers)).collect::<Vec<_>>()
    });
    let label = Signal::derive(move || {
        let texts = i18n.texts();
        let name = say!(texts, CARRARA_OPEN_AREA);
        board.stage.names.with(|names| court_text(&name, &markers.get(), None, names, &texts))
    });
    let each = move || {
        let markers = markers.get().into_iter();
        markers.flat_map(|(seat, count)| (0..count).map(move |index| (seat, index))).collect::<Vec<_>>()
    };
    view! {
        <Thing board part=Part::OpenArea class="court-space open-area".to_owned() label>
            <span class="bonus">{move || say!(i18n, CARRARA_OPEN)}</span>
            <span class="markers"><For each=each key=|marker| *marker let((seat, _))><Crest seat/></For></span>
        </Thing>
    }
    .into_any()
}

/// The markers that a player has left.
pub(super) fn markers_left(seat: Seat, count: impl Fn() -> u8 + Send + 'static) -> impl IntoView {
    view! {
        <svg class=format!("marker {}", seat_class(seat)) viewBox="0 0 24 24" aria-hidden="true">
            <use href="#c-marker"/>
        </svg>
        {count}
    }
}
