use leptos::prelude::*;
use palazzi_client::carrara::{Obstacle, Part, Scoring, city as city_name, place as place_name};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{BuildingType, City, Improvement, Pay, Place, Places};

use super::icons::{crest, icon, objects, sum};
use super::improvements::{ImprovementTile, is_improved};
use super::realm::{Realm, Sheet};
use super::seal::place_label;
use super::thing::Thing;

/// The places that are not cities: types, landscapes, and those of the advanced version.
pub(super) fn other_places(realm: Realm) -> Vec<Place> {
    let places: Places = realm.board.fixed(|table| table.edition.rules().places);
    let cities: Places = City::ALL.into_iter().map(Place::City).collect();
    (places - cities).iter().collect()
}

/// The places in a row under the cities; on a small screen one strip, which opens them as a list.
#[component]
pub(super) fn PlacesRow(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let places = other_places(realm);
    let count = places.len();
    let row = StoredValue::new(places);
    view! {
        {move || match realm.is_small() {
            true => view! { <Strip realm/> }.into_any(),
            false => view! {
                <div class=format!("sockets of-{count}") role="group" aria-label=move || say!(i18n, CARRARA_PLACES)>
                    {row.get_value().into_iter().map(|place| view! { <Socket realm place/> }).collect_view()}
                </div>
            }
            .into_any(),
        }}
    }
    .into_any()
}

/// The improvement that lies at a place.
pub(super) fn improvement_at(place: Place) -> Option<Improvement> {
    match place {
        Place::Urban => Some(Improvement::Urban),
        Place::Rural => Some(Improvement::Rural),
        _ => None,
    }
}

/// A place to score: what it would pay now, who has scored it, or what is missing.
#[component]
fn Socket(realm: Realm, place: Place) -> AnyView {
    let board = realm.board;
    let part = Part::Place(place);
    let label = place_label(realm, place);
    let found = Memo::new(move |_| board.scoring(board.shown(), place));
    let class = Signal::derive(move || format!("socket {}", state(found.get())));
    let improved = move || improvement_at(place).is_some_and(|tile| is_improved(realm, tile));
    view! {
        <div class="socket-cell">
            {improvement_at(place).map(|tile| view! { <ImprovementTile realm tile/> })}
            <Thing board part class label>
                {picture(realm, place)}
                {move || improved().then(|| icon("i-star"))}
                {move || found.get().map(|scoring| content(realm, scoring))}
            </Thing>
        </div>
    }
    .into_any()
}

fn state(scoring: Option<Scoring>) -> &'static str {
    match scoring.and_then(|scoring| scoring.obstacle) {
        Some(Obstacle::Scored(_)) => "by",
        Some(_) => "not-yet",
        None => "ready",
    }
}

/// What a place is about: a façade, a landscape, a rate, or two statues with their cities.
pub(super) fn picture(realm: Realm, place: Place) -> AnyView {
    match place {
        Place::City(_) => ().into_any(),
        Place::Type(kind) => facade(kind).into_any(),
        Place::Urban => icon("i-urban").into_any(),
        Place::Rural => icon("i-rural").into_any(),
        Place::Money(money) => view! { <b class="rate">{format!("{}:1", money.rate())}</b> }.into_any(),
        Place::Statues(statues) => {
            let short = move |city: City| {
                let name = city_name(city, &realm.board.i18n().texts());
                name.chars().take(2).collect::<String>()
            };
            let [first, second] = statues.cities();
            view! {
                <span class="pair">
                    <small>{move || short(first)}{move || short(second)}</small>
                    <svg class="ico statues statue-gold" viewBox="0 0 42 40" aria-hidden="true">
                        <use href="#statue" x="0" y="0" width="24" height="40"/>
                        <use href="#statue" x="18" y="0" width="24" height="40"/>
                    </svg>
                </span>
            }
            .into_any()
        }
    }
}

fn facade(kind: BuildingType) -> impl IntoView {
    view! {
        <svg class="ico type-art" viewBox="-32 -80 64 80" aria-hidden="true">
            <use href=format!("#f-{kind}-3") x="-32" y="-80" width="64" height="80"/>
        </svg>
    }
}

/// What stands in a place besides its picture: a crest, or what is paid.
pub(super) fn content(realm: Realm, scoring: Scoring) -> AnyView {
    let shown: Seat = realm.board.shown();
    match (scoring.obstacle, scoring.place) {
        (Some(Obstacle::Scored(seat)), _) => {
            let whose = if seat == shown { "stamp own-stamp" } else { "stamp" };
            view! { <span class=whose>{crest(seat)}</span> }.into_any()
        }
        (_, Place::Money(money)) => {
            view! { <b class="pays"><span class="amount">{money.coins_needed()}{icon("coin")}</span></b> }
                .into_any()
        }
        _ if scoring.pay == Pay::default() => view! { <b class="pays">"–"</b> }.into_any(),
        _ => view! { <b class="pays">{sum(scoring.pay)}{objects(scoring.objects)}</b> }.into_any(),
    }
}

/// All places in one line, as a button that opens them.
#[component]
fn Strip(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let open = move || realm.sheet.get() == Some(Sheet::Places);
    let press = move |_| realm.toggle(Sheet::Places);
    let sign = move |place: Place| {
        let part = Part::Place(place);
        let scored = Memo::new(move |_| match board.scoring(board.shown(), place)?.obstacle {
            Some(Obstacle::Scored(seat)) => Some(seat),
            _ => None,
        });
        view! {
            <span class=move || realm.around("sign", part) data-part=board.tag(part)>
                {move || match scored.get() {
                    Some(seat) => crest(seat).into_any(),
                    None => picture(realm, place),
                }}
            </span>
        }
    };
    view! {
        <button type="button" class="places" data-leads aria-expanded=move || open().to_string() on:click=press>
            <span class="hidden">{move || say!(i18n, CARRARA_PLACES)}</span>
            <span class="signs" aria-hidden="true">{other_places(realm).into_iter().map(sign).collect_view()}</span>
            <span class="more" aria-hidden="true">"▴"</span>
        </button>
    }
    .into_any()
}

/// The places as a list: name, what it would pay now, and why it cannot be scored.
#[component]
pub(super) fn PlacesList(realm: Realm) -> AnyView {
    let board = realm.board;
    let row = move |place: Place| {
        let part = Part::Place(place);
        let label = place_label(realm, place);
        let found = Memo::new(move |_| board.scoring(board.shown(), place));
        let class = Signal::derive(move || format!("row-button {}", state(found.get())));
        view! {
            <Thing board part class label>
                <span class="row-picture">{picture(realm, place)}</span>
                <span class="row-words">
                    <b>{move || short_name(realm, place)}</b>
                    <small>{move || found.get().map(|scoring| reason(realm, scoring))}</small>
                </span>
                {move || found.get().map(|scoring| content(realm, scoring))}
            </Thing>
        }
    };
    view! { <div class="rows">{other_places(realm).into_iter().map(row).collect_view()}</div> }.into_any()
}

/// The name of a place where its picture says the rest.
fn short_name(realm: Realm, place: Place) -> String {
    let texts = realm.board.i18n().texts();
    match place {
        Place::Money(_) => say!(texts, STREETS_MONEY),
        Place::Statues(statues) => {
            let [first, second] = statues.cities().map(|city| city_name(city, &texts));
            format!("{first}, {second}")
        }
        _ => place_name(place, &texts),
    }
}

/// Why a place cannot be scored, in a few words.
pub(super) fn reason(realm: Realm, scoring: Scoring) -> String {
    let board = realm.board;
    let i18n = board.i18n();
    match scoring.obstacle {
        None => String::new(),
        Some(Obstacle::Scored(seat)) => {
            let who = board.stage.names.with(|names| names.of(seat).to_owned());
            say!(i18n, STREETS_SCORED_BY, who = who)
        }
        Some(Obstacle::Buildings(progress)) => {
            say!(i18n, STREETS_NEEDS_BUILDINGS, have = progress.have, need = progress.need)
        }
        Some(Obstacle::NoBuilding) => say!(i18n, STREETS_NO_BUILDING),
        Some(Obstacle::Coins(progress)) => {
            say!(i18n, STREETS_NEEDS_COINS, have = progress.have, need = progress.need)
        }
        Some(Obstacle::OtherMoney) => say!(i18n, STREETS_OTHER_MONEY),
        Some(Obstacle::NoMarker) => say!(i18n, STREETS_NO_MARKER),
    }
}
