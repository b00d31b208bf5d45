use leptos::prelude::*;
use palazzi_client::carrara::{Part, city as city_name, color as color_name, reward as reward_text};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, City, Color, Pieces, Place, Upgrades};

use super::amounts::reward;
use super::court::markers_left;
use super::lights::Board;
use super::places::Plaque;
use super::symbols;
use super::thing::Thing;
use super::tiles::{Small, face, ground};
use crate::art::{Crest, Points, seat_class};

/// Whose streets these are: name, points, markers; and the way back to the own ones.
#[component]
pub(super) fn Owner(board: Board) -> AnyView {
    let i18n = board.i18n();
    let other = move || board.asked.get().is_some() && !board.shows_own();
    view! {
        <header class="owner">
            {move || view! { <Crest seat=board.shown()/> }}
            <h2>{move || board.stage.names.with(|names| names.of(board.shown()).to_owned())}</h2>
            {move || view! { <Standing board seat=board.shown()/> }}
            {move || other().then(|| view! {
                <button class="quiet" on:click=move |_| board.asked.set(None)>{move || say!(i18n, CARRARA_BACK)}</button>
            })}
        </header>
    }
    .into_any()
}

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

/// The six streets of the player who is shown.
#[component]
pub(super) fn Streets(board: Board) -> AnyView {
    view! { <ol class="streets">{City::ALL.map(|city| view! { <Street board city/> })}</ol> }.into_any()
}

#[component]
fn Street(board: Board, city: City) -> AnyView {
    let i18n = board.i18n();
    let part = Part::City(city);
    let pays = board.of(move |view| Seat::ALL.map(|seat| view.table.city_reward(seat, city)));
    let improved = board.of(move |view| {
        Seat::ALL.map(|seat| view.table.boards[seat].improved >> city.improvement() as u8 & 1 != 0)
    });
    let label = Signal::derive(move || {
        let texts = i18n.texts();
        let each = reward_text(pays.get()[board.shown()], &texts);
        let edition = board.fixed(|table| table.edition);
        let color = color_name(city.color(), edition, &texts);
        say!(texts, CARRARA_STREET, city = city_name(city, &texts), color = color, reward = each)
    });
    let houses = board.of(move |view| Seat::ALL.map(|seat| standing(view, seat, city)));
    let here = move || {
        let seat = board.shown();
        houses.get()[seat].iter().map(|house| (seat, *house)).collect::<Vec<_>>()
    };
    view! {
        <li class=format!("street city-{city}")>
            <Thing board part class="gateway".to_owned() label>
                {symbols::drawing("landmark", format!("city-{city}"), "0 0 48 32")}
                <span class="city-name">{move || city_name(city, &i18n.texts())}</span>
                <span class="accepts">
                    {Color::ALL[..=city.color() as usize].iter().map(|color| symbols::brick(*color)).collect_view()}
                </span>
                <span class="worth" class:improved=move || improved.get()[board.shown()]>
                    "×"{move || reward(pays.get()[board.shown()])}
                </span>
            </Thing>
            <div class="houses">
                <For each=here key=|house| *house let((seat, (building, _)))>
                    <House board seat city building/>
                </For>
            </div>
            <Plaque board place=Place::City(city)/>
        </li>
    }
    .into_any()
}

/// The buildings of a player in a city; alike ones are numbered.
pub(super) fn standing(
    view: &palazzi_rules::carrara::View,
    seat: Seat,
    city: City,
) -> Vec<(Building, usize)> {
    let board = &view.table.boards[seat];
    let mut houses: Vec<(Building, usize)> = Vec::new();
    for tile in board.cities[city].iter() {
        let building = board.name(tile);
        let alike = houses.iter().filter(|(other, _)| *other == building).count();
        houses.push((building, alike));
    }
    houses
}

/// A building in a street. It can be pointed at where something can ever be done with it.
#[component]
fn House(board: Board, seat: Seat, city: City, building: Building) -> AnyView {
    let useful = board.fixed(|table| {
        let rules = table.edition.rules();
        rules.upgrades != Upgrades::None || rules.pieces == Pieces::Ornaments
    });
    let own = board.stage.you.get_untracked() == Some(seat);
    if !useful || !own {
        return view! { <Small board city building/> }.into_any();
    }
    let statue = building.has_statue();
    view! {
        <Thing board part=Part::Own(city, building) class=format!("house {}", ground(building.kind()))>
            {face(board, building)}
            {building.is_decorated().then(|| view! { <span class="deco" aria-hidden="true">"+1"</span> })}
            {statue.then(|| symbols::drawing("statue on", "statue".to_owned(), "0 0 24 24"))}
        </Thing>
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
                <For each=move || houses.get() key=|house| *house let((building, _))><Small board city building/></For>
            </span>
        }
    };
    view! { <span class=format!("skyline {}", seat_class(seat))>{City::ALL.map(street)}</span> }.into_any()
}
