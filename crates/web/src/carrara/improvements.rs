use leptos::prelude::*;
use palazzi_client::carrara::Part;
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, Improvement};

use super::icons::{crest, times};
use super::realm::Realm;
use super::thing::Thing;

/// Where an improvement is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whereabouts {
    Free,
    Taken(Seat),
    /// In this ruleset there is none.
    Nowhere,
}

fn whereabouts(realm: Realm, tile: Improvement) -> Memo<Whereabouts> {
    realm.board.of(move |view| {
        let has = |bits: u8| bits >> tile as u8 & 1 != 0;
        let table = &view.table;
        if has(table.improvements) {
            return Whereabouts::Free;
        }
        let taker = Seat::of(table.players()).find(|seat| has(table.boards[*seat].improved));
        taker.map_or(Whereabouts::Nowhere, Whereabouts::Taken)
    })
}

/// The improvement of a city, beside its multiplier.
#[component]
pub(super) fn CityImprovement(realm: Realm, city: City) -> AnyView {
    view! { <ImprovementTile realm tile=city.improvement()/> }.into_any()
}

/// An improvement at the place that it improves: to be had, or in whose hands it is. The one that the shown player has is
/// seen at the place itself.
#[component]
pub(super) fn ImprovementTile(realm: Realm, tile: Improvement) -> AnyView {
    let board = realm.board;
    let part = Part::Improvement(tile);
    let whereabouts = whereabouts(realm, tile);
    let pays = board.fixed(|table| table.sheet.improved[tile]);
    let taken = move |seat: Seat| {
        let label = move || {
            let who = board.stage.names.with(|names| names.of(seat).to_owned());
            say!(board.i18n(), STREETS_IMPROVED_BY, who = who)
        };
        view! { <span class="improvement by" data-part=board.tag(part) role="img" aria-label=label>{crest(seat)}</span> }
    };
    view! {
        {move || match whereabouts.get() {
            Whereabouts::Nowhere => ().into_any(),
            Whereabouts::Taken(seat) if seat == board.shown() => ().into_any(),
            Whereabouts::Taken(seat) => taken(seat).into_any(),
            Whereabouts::Free if realm.is_small() => view! {
                <span class=move || realm.around("improvement", part) data-part=board.tag(part) aria-hidden="true">
                    {times(pays)}
                </span>
            }
            .into_any(),
            Whereabouts::Free => view! {
                <Thing board part class="improvement".to_owned()>{times(pays)}</Thing>
            }
            .into_any(),
        }}
    }
    .into_any()
}

/// Whether an improvement can still be had.
pub(super) fn is_free(realm: Realm, tile: Improvement) -> bool {
    realm.board.stage.view.with(|view| view.table.improvements >> tile as u8 & 1 != 0)
}

/// Whether the player who is shown has an improvement.
pub(super) fn is_improved(realm: Realm, tile: Improvement) -> bool {
    let seat = realm.board.shown();
    realm.board.stage.view.with(|view| view.table.boards[seat].improved >> tile as u8 & 1 != 0)
}
