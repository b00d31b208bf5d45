//! The buildings of a street, standing free: apart while there is room, then one behind the other.

use leptos::prelude::*;
use palazzi_client::Layout;
use palazzi_client::carrara::{Part, bricks as bricks_text, building as building_name, city as city_name};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Board, Building, City, Color, Piece, Pieces, Tile, TileSet, Upgrades, View};

use super::building::{BuildingView, Cut};
use super::ghost::Plan;
use super::icons::brick;
use super::lights::Light;
use super::realm::Realm;
use super::thing::{is_dead, is_pressed};

/// A building in a street; alike ones are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct House {
    pub(super) building: Building,
    alike: usize,
    /// Whether it is only thought of.
    ghost: bool,
    /// The statue that it carries, if there is only one that it can be.
    statue: Option<Piece>,
}

/// Streets with this many buildings are crowded: every building but the last has the same width.
const CROWD: usize = 8;

/// The buildings of a player in a city, from left to right.
pub(super) fn standing(view: &View, seat: Seat, city: City) -> Vec<House> {
    with_ghost(view, seat, city, None)
}

fn with_ghost(view: &View, seat: Seat, city: City, ghost: Option<Building>) -> Vec<House> {
    let board = &view.table.boards[seat];
    let offered: TileSet = view.table.face_up() | view.table.eights;
    let ghost = ghost.and_then(|ghost| offered.iter().find(|tile| tile.building() == ghost));
    let mut tiles: Vec<(Tile, bool)> = board.cities[city].iter().map(|tile| (tile, false)).collect();
    tiles.extend(ghost.map(|tile| (tile, true)));
    tiles.sort();
    let mut houses: Vec<House> = Vec::new();
    for (tile, ghost) in tiles {
        let building = if ghost { tile.building() } else { board.name(tile) };
        let alike = houses.iter().filter(|other| other.building == building && other.ghost == ghost).count();
        let statue = building.has_statue().then(|| statue_in(board, city)).flatten();
        houses.push(House { building, alike, ghost, statue });
    }
    houses
}

/// The statue that stands in a city. A view tells how many statues of each colour a player has, not where each stands: it is
/// known where only one kind is accepted.
fn statue_in(board: &Board, city: City) -> Option<Piece> {
    let colors = Color::ALL.into_iter().zip(board.statues);
    let accepted = colors.filter(|(color, count)| *count > 0 && *color <= city.color());
    let gold = board.statues.last().is_some_and(|count| *count > 0).then_some(Piece::Gold);
    let mut accepted = accepted.map(|(color, _)| Piece::statue(color)).chain(gold);
    let first = accepted.next()?;
    accepted.next().is_none().then_some(first)
}

/// How a building is cut out in a street: low panels get high plinths, so that numerals can be read.
pub(super) fn street_cut(layout: Layout) -> Cut {
    match layout {
        Layout::Lying => Cut { plinth: 30.0, ..Cut::STREET },
        Layout::Tall | Layout::Phone => Cut { plinth: 23.0, ..Cut::STREET },
        Layout::Desk | Layout::Tablet => Cut::STREET,
    }
}

/// The buildings of the player who is shown in a city.
#[component]
pub(super) fn StreetRow(realm: Realm, city: City) -> AnyView {
    let board = realm.board;
    let houses = Memo::new(move |_| {
        let ghost = realm.plan(city).map(|plan| plan.building);
        board.stage.view.with(|view| with_ghost(view, board.shown(), city, ghost))
    });
    let useful = board.fixed(|table| {
        let rules = table.edition.rules();
        rules.upgrades != Upgrades::None || rules.pieces == Pieces::Ornaments
    });
    let keyed = move || {
        let (cut, pressed) =
            (street_cut(realm.layout.get()), useful && board.shows_own() && !realm.is_small());
        houses
            .get()
            .into_iter()
            .map(move |house| (house, board.shown(), pressed, cut.plinth as u32))
            .collect::<Vec<_>>()
    };
    let tallest = move || {
        let cut = street_cut(realm.layout.get());
        let height = |house: &House| cut.size(house.building).1;
        houses.with(|houses| houses.iter().map(height).fold(70.0, f64::max))
    };
    let class = move || {
        let count = houses.with(Vec::len);
        format!("row n{}{}", count.min(12), if count >= CROWD { " crowded" } else { "" })
    };
    view! {
        <div class=class style:--tallest=move || tallest().to_string()>
            <For each=keyed key=|key| *key let((house, seat, pressed, _))>
                {match (house.ghost, pressed) {
                    (true, _) => view! { <Ghost realm city building=house.building/> }.into_any(),
                    (false, true) => view! { <Pressed realm city house/> }.into_any(),
                    (false, false) => view! { <Seen realm seat city house/> }.into_any(),
                }}
            </For>
        </div>
    }
    .into_any()
}

/// How wide a building is, and how narrow it may get.
fn width(realm: Realm, building: Building) -> String {
    street_cut(realm.layout.get_untracked()).size(building).0.to_string()
}

fn picture(realm: Realm, building: Building, statue: Option<Piece>) -> AnyView {
    let cut = street_cut(realm.layout.get_untracked());
    view! { <BuildingView building cut statue silent=true/> }.into_any()
}

/// A building with which something can be done.
#[component]
fn Pressed(realm: Realm, city: City, house: House) -> AnyView {
    let (board, building) = (realm.board, house.building);
    let part = Part::Own(city, building);
    // Where nothing can be done with the building itself, it stands for its city.
    let press = move |_| match board.light(part) {
        Light::Idle | Light::Shut if board.light(Part::City(city)) != Light::Shut => realm.touch(city),
        _ => realm.point_at(part),
    };
    view! {
        <button
            type="button"
            class=move || board.classes(if building.is_decorated() { "house decorated" } else { "house" }, part)
            style:--w=width(realm, building)
            data-part=board.tag(part)
            aria-label=move || board.name(part)
            aria-pressed=move || is_pressed(board, part)
            aria-disabled=move || is_dead(board, part)
            on:click=press
        >
            {picture(realm, building, house.statue)}
        </button>
    }
    .into_any()
}

/// A building that is only looked at; touching it touches its city.
#[component]
fn Seen(realm: Realm, seat: Seat, city: City, house: House) -> AnyView {
    let (board, building) = (realm.board, house.building);
    let part = Part::Own(city, building);
    let is_viewers = board.stage.you.get_untracked() == Some(seat);
    let base = if building.is_decorated() { "house decorated" } else { "house" };
    let label = move || {
        let texts = board.i18n().texts();
        say!(texts, CARRARA_OWN, building = building_name(building, &texts), city = city_name(city, &texts))
    };
    view! {
        <span
            class=move || realm.around(base, part)
            style:--w=width(realm, building)
            data-part=is_viewers.then(|| board.tag(part))
            role="img"
            aria-label=label
            on:click=move |_| realm.touch(city)
        >
            {picture(realm, building, house.statue)}
        </span>
    }
    .into_any()
}

/// The building that has been chosen, where it would stand, under the bricks that it would cost.
#[component]
fn Ghost(realm: Realm, city: City, building: Building) -> AnyView {
    let board = realm.board;
    let edition = board.fixed(|table| table.edition);
    let plan = move || realm.plan(city);
    let bricks = move || {
        let paid = plan().map(|plan: Plan| plan.bricks).unwrap_or_default();
        Color::ALL
            .into_iter()
            .flat_map(|color| (0..paid.count(color)).map(move |index| (color, index)))
            .collect::<Vec<_>>()
    };
    let label = move || {
        let texts = board.i18n().texts();
        let cost = plan().map(|plan| bricks_text(plan.bricks, edition, &texts)).unwrap_or_default();
        format!("{}: {cost}", building_name(building, &texts))
    };
    view! {
        <span
            class="house ghost"
            style:--w=width(realm, building)
            role="img"
            aria-label=label
            on:click=move |_| realm.touch(city)
        >
            {picture(realm, building, None)}
            <span class="cost"><For each=bricks key=|one| *one let((color, _))>{brick(board, color)}</For></span>
        </span>
    }
    .into_any()
}
