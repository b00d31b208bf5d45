use leptos::prelude::*;
use palazzi_rules::carrara::{City, GoalSource};

use super::card_row::Cards;
use super::city::CityPanel;
use super::lights::Board;
use super::places::PlacesRow;
use super::realm::Realm;
use super::sheet::SheetView;
use super::supply::Supply;

/// What lies before the player who is shown: cards, six cities, the places to score, the supply.
#[component]
pub(super) fn Own(board: Board) -> AnyView {
    let realm = Realm::new(board);
    let with_cards = board.fixed(|table| table.edition.rules().goals == GoalSource::Cards);
    view! {
        {with_cards.then(|| view! { <Cards realm/> })}
        <ol class="cities">{City::ALL.map(|city| view! { <CityPanel realm city/> })}</ol>
        <PlacesRow realm/>
        <SheetView realm/>
        <Supply realm/>
    }
    .into_any()
}
