use leptos::prelude::*;
use palazzi_client::carrara::{Topic, building as building_name, monuments};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, Tile, TileSet, View};

use super::lights::Board;
use super::niche::{Niche, Standing};
use super::sign::{crest_name, sign};
use super::tips::tip;

/// The buildings of value 8 in their niches. Where one has been taken, the crest of its owner remains.
#[component]
pub(super) fn Monuments(board: Board) -> AnyView {
    let i18n = board.i18n();
    let edition = board.fixed(|table| table.edition);
    let places = board.of(|view| TileSet::EIGHTS.iter().map(|tile| place(view, tile)).collect::<Vec<_>>());
    view! {
        <div class="monuments" role="group" aria-label=move || monuments(edition, &i18n.texts())>
            <For each=move || places.get() key=|place| *place let(place)>
                {match place {
                    Place::Free(building) => view! { <Niche board building/> }.into_any(),
                    Place::Taken(building, owner) => view! { <Taken board building owner/> }.into_any(),
                }}
            </For>
        </div>
    }
    .into_any()
}

/// What is in the niche of a monument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Free(Building),
    /// It has been built, by this seat if its tile still stands.
    Taken(Building, Option<Seat>),
}

fn place(view: &View, tile: Tile) -> Place {
    if view.table.eights.iter().any(|left| left == tile) {
        return Place::Free(tile.building());
    }
    let has_it = |seat: &Seat| view.table.boards[*seat].tiles().iter().any(|own| own == tile);
    Place::Taken(tile.building(), Seat::of(view.table.players()).find(has_it))
}

#[component]
fn Taken(board: Board, building: Building, owner: Option<Seat>) -> AnyView {
    let i18n = board.i18n();
    let label = move || {
        let name = building_name(building, &i18n.texts());
        match owner {
            Some(seat) => {
                let who = board.stage.names.with(|names| names.of(seat).to_owned());
                say!(i18n, MARKET_TAKEN, building = name, who = who)
            }
            None => name,
        }
    };
    view! {
        <span class="gone" role="img" data-tip=tip(Topic::Monument(building.kind())) aria-label=label>
            <Standing board building/>
            {owner.map(|seat| sign("crest-mark", crest_name(seat)))}
        </span>
    }
    .into_any()
}
