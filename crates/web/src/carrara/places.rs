use leptos::prelude::*;
use palazzi_client::carrara::{Obstacle, Part, Scoring, plaque_text};
use palazzi_client::say;
use palazzi_rules::carrara::{City, Object, Pay, Place, Places};

use super::amounts::pay;
use super::improvements::landscape;
use super::lights::Board;
use super::symbols;
use super::thing::Thing;
use crate::art::{Coins, Crest};

/// A place to score: what it would pay now, who has scored it, or what is missing.
#[component]
pub(super) fn Plaque(board: Board, place: Place) -> AnyView {
    let i18n = board.i18n();
    let part = Part::Place(place);
    let found = Memo::new(move |_| board.scoring(board.shown(), place));
    let now = move || found.get();
    let label = Signal::derive(move || {
        let texts = i18n.texts();
        match now() {
            Some(scoring) => board.stage.names.with(|names| plaque_text(&scoring, names, &texts)),
            None => board.name(part),
        }
    });
    let class = Signal::derive(move || {
        let state = match now().and_then(|scoring| scoring.obstacle) {
            Some(Obstacle::Scored(_)) => "done",
            Some(_) => "not-yet",
            None => "ready",
        };
        format!("plaque {state} {}", shape(place))
    });
    view! {
        <Thing board part class label>
            {picture(place)}
            {move || now().map(|scoring| content(place, scoring))}
        </Thing>
    }
    .into_any()
}

fn shape(place: Place) -> &'static str {
    match place {
        Place::City(_) => "of-city",
        _ => "of-board",
    }
}

/// What stands on a plaque besides its picture.
fn content(place: Place, scoring: Scoring) -> AnyView {
    let object = |(object, count): (Object, u8)| {
        (count > 0).then(|| view! { <span>{(count > 1).then_some(count)}{symbols::object(object)}</span> })
    };
    let pays = move || {
        let objects = Object::ALL.into_iter().zip(scoring.objects).map(object).collect_view();
        view! {
            {pay(scoring.pay)}
            <span class="objects">{objects}</span>
        }
    };
    match (scoring.obstacle, place) {
        (Some(Obstacle::Scored(seat)), _) => view! { <Crest seat/> }.into_any(),
        (_, Place::Money(money)) => view! {
            <Coins amount=money.coins_needed() as i32/>
            <span class="rate">{format!("{}:1", money.rate())}</span>
        }
        .into_any(),
        (Some(Obstacle::Buildings(progress)), _) => view! {
            <span class="progress">{progress.have}"/"{progress.need}</span>
            {pays()}
        }
        .into_any(),
        (Some(Obstacle::NoBuilding), _) => view! { <span class="progress">"—"</span> }.into_any(),
        _ if scoring.pay == Pay::default() => view! { <span class="progress">"0"</span> }.into_any(),
        _ => pays().into_any(),
    }
}

/// What a place is about. Cities have their pictures at the street.
fn picture(place: Place) -> AnyView {
    match place {
        Place::City(_) => ().into_any(),
        Place::Type(kind) => symbols::building(kind).into_any(),
        Place::Urban => landscape(true).into_any(),
        Place::Rural => landscape(false).into_any(),
        Place::Money(_) => ().into_any(),
        Place::Statues(statues) => view! {
            {symbols::drawing("statue on-plaque", "statue".to_owned(), "0 0 24 24")}
            {statues.cities().map(|city| symbols::drawing("landmark", format!("city-{city}"), "0 0 48 32"))}
        }
        .into_any(),
    }
}

/// The places that are not cities: types, landscapes, and those of the advanced version.
#[component]
pub(super) fn OtherPlaces(board: Board) -> AnyView {
    let i18n = board.i18n();
    let places: Places = board.fixed(|table| table.edition.rules().places);
    let cities: Places = City::ALL.into_iter().map(Place::City).collect();
    let others = places - cities;
    view! {
        <div class="plaques" role="group" aria-label=move || say!(i18n, CARRARA_PLACES)>
            {others.iter().map(|place| view! { <Plaque board place/> }).collect_view()}
        </div>
    }
    .into_any()
}
