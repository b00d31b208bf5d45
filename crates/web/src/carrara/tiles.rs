use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Topic};
use palazzi_client::say;
use palazzi_rules::carrara::{BuildingType, TileSet};

use super::lights::Board;
use super::niche::Niche;
use super::tips::tip;

/// The nine face-up buildings in their niches, and the stack.
#[component]
pub(super) fn FaceUp(board: Board) -> AnyView {
    let i18n = board.i18n();
    let tiles = board.of(|view| {
        let tiles = view.table.spaces.map(|tile| tile.map(|tile| tile.building()));
        let copy = |space: usize| tiles[..space].iter().filter(|tile| **tile == tiles[space]).count();
        (0..tiles.len()).map(|space| (space, tiles[space], copy(space))).collect::<Vec<_>>()
    });
    view! {
        <div class="niches" role="group" aria-label=move || say!(i18n, CARRARA_BUILDINGS)>
            <For each=move || tiles.get() key=|tile| *tile let((_, tile, copy))>
                {match tile {
                    Some(building) => view! { <Niche board building copy/> }.into_any(),
                    None => view! { <span class="niche bare"></span> }.into_any(),
                }}
            </For>
            <Stack board/>
        </div>
    }
    .into_any()
}

/// The face-down buildings.
#[component]
fn Stack(board: Board) -> AnyView {
    let i18n = board.i18n();
    let count = board.of(|view| view.table.stack.count());
    let said = Memo::new(move |_| {
        let count = count.get().to_string();
        let text = say!(i18n, STACK_LEFT, count = count.clone());
        let (before, after) = text.split_once(&count).unwrap_or(("", ""));
        [before.trim().to_owned(), count, after.trim().to_owned()]
    });
    view! {
        <span
            class="stack"
            class:bare=move || count.get() == 0
            class:lit=move || board.is_pointed_out(Part::Stack)
            role="img"
            data-anchor=Anchor::Stack.to_string()
            data-tip=tip(Topic::StackLeft)
            aria-label=move || board.name(Part::Stack)
        >
            <span>{move || said.with(|said| said[0].clone())}</span>
            <b>{move || said.with(|said| said[1].clone())}</b>
            <span>{move || said.with(|said| said[2].clone())}</span>
        </span>
    }
    .into_any()
}

/// The class of the ground that a building stands on.
pub(super) fn ground(kind: BuildingType) -> &'static str {
    let urban = TileSet::of_type(kind) & TileSet::URBAN;
    if urban.is_empty() { "rural" } else { "urban" }
}
