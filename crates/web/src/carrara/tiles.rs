use leptos::prelude::*;
use palazzi_client::carrara::{Part, building as building_name, monuments};
use palazzi_client::say;
use palazzi_rules::carrara::{Building, BuildingType, City, Pieces, TileSet};

use super::lights::Board;
use super::symbols;
use super::thing::Thing;

/// The nine face-up buildings, and the stack.
#[component]
pub(super) fn FaceUp(board: Board) -> AnyView {
    let i18n = board.i18n();
    let tiles = board.of(|view| {
        let spaces = view.table.spaces.iter().enumerate();
        spaces.map(|(space, tile)| (space, tile.map(|tile| tile.building()))).collect::<Vec<_>>()
    });
    let stack = board.of(|view| view.table.stack.count());
    view! {
        <div class="group">
            <h2>{move || say!(i18n, CARRARA_BUILDINGS)}</h2>
            <div class="tiles">
                <For each=move || tiles.get() key=|tile| *tile let((_, tile))>
                    {match tile {
                        Some(building) => view! { <Tile board building/> }.into_any(),
                        None => view! { <span class="tile none"></span> }.into_any(),
                    }}
                </For>
                <span
                    class="tile stack"
                    class:none=move || stack.get() == 0
                    class:lit=move || board.is_pointed_out(Part::Stack)
                    role="img"
                    aria-label=move || board.name(Part::Stack)
                >
                    <span class="value" aria-hidden="true">{move || stack.get()}</span>
                </span>
            </div>
        </div>
    }
    .into_any()
}

/// The buildings of value 8 that are left.
#[component]
pub(super) fn Monuments(board: Board) -> AnyView {
    let i18n = board.i18n();
    let edition = board.fixed(|table| table.edition);
    let tiles = board.of(|view| view.table.eights);
    let here = move || tiles.get().iter().map(|tile| tile.building()).collect::<Vec<Building>>();
    view! {
        <div class="group">
            <h2>{move || monuments(edition, &i18n.texts())}</h2>
            <div class="tiles small">
                <For each=here key=|building| *building let(building)>
                    <Tile board building/>
                </For>
            </div>
        </div>
    }
    .into_any()
}

/// A building that can be built.
#[component]
fn Tile(board: Board, building: Building) -> AnyView {
    view! {
        <Thing board part=Part::Tile(building) class=format!("tile {}", ground(building.kind()))>
            {face(board, building)}
        </Thing>
    }
    .into_any()
}

/// What is printed on a building: its façade, its value, and its object where there are objects.
pub(super) fn face(board: Board, building: Building) -> impl IntoView {
    let objects = board.fixed(|table| table.edition.rules().pieces != Pieces::None);
    view! {
        {symbols::building(building.kind())}
        <span class="value" aria-hidden="true">{building.value()}</span>
        {objects.then(|| symbols::object(building.kind().object()))}
    }
}

/// The class of the ground that a building stands on.
pub(super) fn ground(kind: BuildingType) -> &'static str {
    let urban = TileSet::of_type(kind) & TileSet::URBAN;
    if urban.is_empty() { "rural" } else { "urban" }
}

/// A building in a city as a small picture that nothing can be done with.
#[component]
pub(super) fn Small(board: Board, city: City, building: Building) -> AnyView {
    let i18n = board.i18n();
    view! {
        <span
            class=format!("mini {}", ground(building.kind()))
            class:decorated=building.is_decorated()
            class:lit=move || board.is_pointed_out(Part::Own(city, building))
            role="img"
            aria-label=move || building_name(building, &i18n.texts())
        >
            {symbols::building(building.kind())}
            <span class="value" aria-hidden="true">{building.value()}</span>
            {building.has_statue().then(|| symbols::drawing("statue on", "statue".to_owned(), "0 0 24 24"))}
        </span>
    }
    .into_any()
}
