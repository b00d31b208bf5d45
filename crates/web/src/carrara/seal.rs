use leptos::prelude::*;
use palazzi_client::carrara::{Obstacle, Part, plaque_text};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, Place};

use super::icons::crest;
use super::realm::Realm;
use super::thing::Thing;

/// What a place to score is called, what it would pay, and what is missing.
pub(super) fn place_label(realm: Realm, place: Place) -> Signal<String> {
    let board = realm.board;
    Signal::derive(move || {
        let texts = board.i18n().texts();
        match board.scoring(board.shown(), place) {
            Some(scoring) => board.stage.names.with(|names| plaque_text(&scoring, names, &texts)),
            None => board.name(Part::Place(place)),
        }
    })
}

/// The place at which a city is scored: a pip for each building that is needed, or the crest of the player who scored it.
#[component]
pub(super) fn Seal(realm: Realm, city: City) -> AnyView {
    let board = realm.board;
    let place = Place::City(city);
    let part = Part::Place(place);
    let label = place_label(realm, place);
    let scored = Memo::new(move |_| match board.scoring(board.shown(), place)?.obstacle {
        Some(Obstacle::Scored(seat)) => Some(seat),
        _ => None,
    });
    let have = board.of(move |view| Seat::ALL.map(|seat| view.table.boards[seat].cities[city].count()));
    let face = move || match scored.get() {
        Some(seat) => crest(seat).into_any(),
        None => {
            let have = have.get()[board.shown()];
            let pip = |index| view! { <i class=(index < have).then_some("on")></i> };
            let pips = (0..city.buildings_to_score()).map(pip).collect_view();
            view! { <span class=format!("pips of-{}", city.buildings_to_score())>{pips}</span> }.into_any()
        }
    };
    let class = Signal::derive(move || if scored.get().is_some() { "seal by" } else { "seal" }.to_owned());
    view! {
        {move || match realm.is_small() {
            true => view! {
                <span class=move || realm.around(&class.get(), part) data-part=board.tag(part) role="img" aria-label=label>
                    {face}
                </span>
            }
            .into_any(),
            false => view! { <Thing board part class label>{face}</Thing> }.into_any(),
        }}
    }
    .into_any()
}
