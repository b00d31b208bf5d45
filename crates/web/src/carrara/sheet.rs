//! What lies open over the streets on a small screen: a city, the places, the cards.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use palazzi_client::carrara::{Part, city as city_name, place as place_name};
use palazzi_client::say;
use palazzi_rules::carrara::{City, Place};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::building::{BuildingView, Cut};
use super::card_row::CardList;
use super::icons::{icon, sum, times};
use super::improvements::is_free;
use super::lights::Light;
use super::places::{PlacesList, improvement_at, reason};
use super::realm::{Realm, Sheet};
use super::seal::place_label;
use super::street_row::standing;
use super::thing::Thing;

/// Shows what has been opened; closes with its button, with Escape, and as soon as something has been chosen.
#[component]
pub(super) fn SheetView(realm: Realm) -> AnyView {
    let close = move || realm.sheet.set(None);
    view! {
        {move || realm.sheet.get().filter(|_| realm.is_small()).map(|sheet| {
            let button = NodeRef::<leptos::html::Button>::new();
            Effect::new(move || {
                // A sheet that has gone again needs no focus.
                button.get().map(|button| button.focus().ok());
            });
            let escape = move |event: KeyboardEvent| {
                if event.key() == "Escape" {
                    event.stop_propagation();
                    close();
                }
            };
            view! {
                <div class="sheet" role="dialog" aria-label=move || title(realm, sheet) on:keydown=escape>
                    <header>
                        <h2>{move || title(realm, sheet)}</h2>
                        <button
                            type="button"
                            class="sheet-close"
                            data-leads
                            node_ref=button
                            aria-label=move || say!(realm.board.i18n(), STREETS_CLOSE)
                            on:click=move |_| close()
                        >
                            {icon("i-close")}
                        </button>
                    </header>
                    <div class="sheet-body" data-scrolls on:click=move |event| if has_chosen(&event) { close() }>
                        {match sheet {
                            Sheet::City(city) => view! { <CityList realm city/> }.into_any(),
                            Sheet::Places => view! { <PlacesList realm/> <Landscapes realm/> }.into_any(),
                            Sheet::Cards => view! { <CardList realm/> }.into_any(),
                        }}
                    </div>
                </div>
            }
        })}
    }
    .into_any()
}

fn title(realm: Realm, sheet: Sheet) -> String {
    let i18n = realm.board.i18n();
    match sheet {
        Sheet::City(city) => city_name(city, &i18n.texts()),
        Sheet::Places => say!(i18n, CARRARA_PLACES),
        Sheet::Cards => say!(i18n, CARRARA_END),
    }
}

/// Whether a click has chosen something, and not only asked why it cannot be chosen.
fn has_chosen(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let thing = target.and_then(|target| target.closest("[data-part]").ok().flatten());
    thing.is_some_and(|thing| thing.get_attribute("aria-disabled").as_deref() != Some("true"))
}

/// A city, large: its buildings, and what can be done there as rows.
#[component]
fn CityList(realm: Realm, city: City) -> AnyView {
    let board = realm.board;
    let place = Place::City(city);
    let label = place_label(realm, place);
    let houses = board.of(move |view| view.viewer.map(|seat| standing(view, seat, city)).unwrap_or_default());
    let can_build =
        move || matches!(board.light(Part::City(city)), Light::Open | Light::Chosen | Light::Meant);
    let found = Memo::new(move |_| board.scoring(board.shown(), place));
    let tile = city.improvement();
    let pays = board.fixed(|table| table.sheet.improved[tile]);
    view! {
        <div class="large-street">
            <For each=move || houses.get() key=|house| *house let(house)>
                <Thing board part=Part::Own(city, house.building) class="large-house".to_owned()>
                    <BuildingView building=house.building cut=Cut::STREET statue=None silent=true/>
                </Thing>
            </For>
        </div>
        <div class="rows">
            {move || can_build().then(|| view! {
                <Thing board part=Part::City(city) class="row-button".to_owned()>
                    <span class="row-picture">{icon("i-urban")}</span>
                    <span class="row-words"><b>{move || say!(board.i18n(), STREETS_CHOOSE_CITY)}</b></span>
                </Thing>
            })}
            <Thing board part=Part::Place(place) class="row-button".to_owned() label>
                <span class="row-picture">{icon("seal")}</span>
                <span class="row-words">
                    <b>{move || say!(board.i18n(), STREETS_SCORE_CITY)}</b>
                    <small>{move || found.get().map(|scoring| reason(realm, scoring))}</small>
                </span>
                <b class="pays">{move || found.get().map(|scoring| sum(scoring.pay))}</b>
            </Thing>
            {move || is_free(realm, tile).then(|| view! {
                <Thing board part=Part::Improvement(tile) class="row-button".to_owned()>
                    <span class="row-picture">{icon("i-star")}</span>
                    <span class="row-words"><b>{move || say!(board.i18n(), STREETS_IMPROVE_CITY)}</b></span>
                    <b class="pays">{times(pays)}</b>
                </Thing>
            })}
        </div>
    }
    .into_any()
}

/// The improvements of urban and rural buildings as rows, as long as they can be had.
#[component]
fn Landscapes(realm: Realm) -> AnyView {
    let board = realm.board;
    let row = move |place: Place| {
        let tile = improvement_at(place)?;
        let pays = board.fixed(|table| table.sheet.improved[tile]);
        let free = move || is_free(realm, tile);
        Some(move || {
            free().then(|| {
                view! {
                    <Thing board part=Part::Improvement(tile) class="row-button".to_owned()>
                        <span class="row-picture">{icon("i-star")}</span>
                        <span class="row-words">
                            <b>{move || say!(board.i18n(), STREETS_IMPROVE_CITY)}</b>
                            <small>{move || place_name(place, &board.i18n().texts())}</small>
                        </span>
                        <b class="pays">{times(pays)}</b>
                    </Thing>
                }
            })
        })
    };
    view! { <div class="rows">{[Place::Urban, Place::Rural].map(row)}</div> }.into_any()
}
