use leptos::prelude::*;
use palazzi_client::carrara::city as city_name;
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::City;

use super::court::markers_left;
use super::lights::Board;
use super::street_row::standing;
use super::tiles::Small;
use crate::art::{Points, seat_class};

/// The points, what the score would be now, and the markers of a player.
#[component]
pub(super) fn Standing(board: Board, seat: Seat) -> AnyView {
    let i18n = board.i18n();
    let points = board.of(move |view| i32::from(view.table.boards[seat].points));
    let markers = board.of(move |view| view.table.boards[seat].markers_left(view.table.edition.rules()));
    let estimate = Memo::new(move |_| board.estimate(seat));
    view! {
        <span class="standing">
            <span class="track" role="img" aria-label=move || say!(i18n, CARRARA_POINTS, count = points.get())>
                {move || view! { <span class="bump"><Points amount=points.get()/></span> }}
            </span>
            {move || estimate.get().map(|estimate| {
                let total = estimate.score.total();
                let hidden = if estimate.hidden { "yes" } else { "no" };
                let long = say!(i18n, CARRARA_ESTIMATE_LONG, points = total, hidden = hidden);
                view! {
                    <span class="estimate" role="img" aria-label=long.clone() title=long>
                        {say!(i18n, CARRARA_ESTIMATE, points = total, hidden = hidden)}
                    </span>
                }
            })}
            <span
                class="marks"
                role="img"
                aria-label=move || say!(i18n, CARRARA_MARKERS_LEFT, count = markers.get())
            >
                {markers_left(seat, move || markers.get())}
            </span>
        </span>
    }
    .into_any()
}

/// The streets of a player in a few lines.
#[component]
pub(super) fn Skyline(board: Board, seat: Seat) -> AnyView {
    let i18n = board.i18n();
    let street = move |city: City| {
        let houses = board.of(move |view| standing(view, seat, city));
        view! {
            <span
                class=format!("quarter city-{city}")
                class:empty=move || houses.with(Vec::is_empty)
                role="group"
                aria-label=move || city_name(city, &i18n.texts())
            >
                <For each=move || houses.get() key=|house| *house let(house)><Small board city building=house.building/></For>
            </span>
        }
    };
    view! { <span class=format!("skyline {}", seat_class(seat))>{City::ALL.map(street)}</span> }.into_any()
}
