use leptos::prelude::*;
use palazzi_client::carrara::{Part, Value};
use palazzi_client::say;
use palazzi_rules::carrara::{City, Improvement};

use super::amounts::{Reconstructed, reward};
use super::lights::Board;
use super::symbols;
use super::thing::Thing;

/// The improvements that are left.
#[component]
pub(super) fn Improvements(board: Board) -> AnyView {
    let i18n = board.i18n();
    let left = board.of(|view| view.table.improvements);
    let here = move || {
        Improvement::ALL.into_iter().filter(|tile| left.get() >> *tile as u8 & 1 != 0).collect::<Vec<_>>()
    };
    view! {
        <div class="group">
            <h2>{move || say!(i18n, CARRARA_IMPROVEMENTS)}</h2>
            <div class="improvements">
                <For each=here key=|tile| *tile let(tile)>
                    <div class="with-mark">
                        <Thing board part=Part::Improvement(tile) class="improvement".to_owned()>
                            {picture(tile)}
                            {reward(board.fixed(|table| table.sheet.improved[tile]))}
                        </Thing>
                        <Reconstructed board value=Value::Improvement(tile)/>
                    </div>
                </For>
            </div>
        </div>
    }
    .into_any()
}

/// What an improvement is for: a city, or a landscape.
pub(super) fn picture(tile: Improvement) -> AnyView {
    match City::ALL.into_iter().find(|city| city.improvement() == tile) {
        Some(city) => symbols::drawing("landmark", format!("city-{city}"), "0 0 48 32").into_any(),
        None => landscape(tile == Improvement::Urban).into_any(),
    }
}

/// A roof in terracotta, or a hill with trees in olive.
pub(super) fn landscape(urban: bool) -> impl IntoView {
    let (class, shape) = match urban {
        true => ("landscape urban", "M2 22V11L8 6l6 5v3h3V9l4-4 4 4v13Z"),
        false => (
            "landscape rural",
            "M1 22c4-7 9-8 13-5 3-4 8-4 12 5ZM8 14c-2-4-1-8 0-10 1 2 2 6 0 10ZM19 13c-2-4-1-7 0-9 1 2 2 5 0 9Z",
        ),
    };
    view! { <svg class=class viewBox="0 0 27 24" aria-hidden="true"><path d=shape/></svg> }
}
