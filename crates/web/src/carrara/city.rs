use leptos::prelude::*;
use palazzi_client::carrara::{Part, city as city_name, color as color_name, reward as reward_text};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, Color, Place};

use super::icons::{chip, icon, objects, sum, times};
use super::improvements::CityImprovement;
use super::realm::Realm;
use super::seal::Seal;
use super::street_row::StreetRow;
use super::thing::{is_dead, is_pressed};
use palazzi_client::carrara::Obstacle;

/// A city as a framed landscape: what it pays, who has scored it, what stands there.
#[component]
pub(super) fn CityPanel(realm: Realm, city: City) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let part = Part::City(city);
    let pays = board.of(move |view| Seat::ALL.map(|seat| view.table.city_reward(seat, city)));
    let improved = board.of(move |view| {
        Seat::ALL.map(|seat| view.table.boards[seat].improved >> city.improvement() as u8 & 1 != 0)
    });
    let label = move || {
        let texts = i18n.texts();
        let each = reward_text(pays.get()[board.shown()], &texts);
        let edition = board.fixed(|table| table.edition);
        let color = color_name(city.color(), edition, &texts);
        say!(texts, CARRARA_STREET, city = city_name(city, &texts), color = color, reward = each)
    };
    view! {
        <li class=move || realm.around(&format!("city of-{city}"), part)>
            {scene(city)}
            <button
                type="button"
                class=move || board.classes("gateway", part)
                data-part=board.tag(part)
                data-over
                aria-label=label
                aria-pressed=move || is_pressed(board, part)
                aria-disabled=move || is_dead(board, part)
                on:click=move |_| realm.touch(city)
            ></button>
            <StreetRow realm city/>
            <header class="city-head" data-over class:improved=move || improved.get()[board.shown()]>
                <h2>{move || city_name(city, &i18n.texts())}</h2>
                {move || improved.get()[board.shown()].then(|| icon("i-star"))}
                <CityImprovement realm city/>
                <b class="mult" aria-hidden="true">{move || times(pays.get()[board.shown()])}</b>
                <Seal realm city/>
            </header>
            <Pavement realm city/>
        </li>
    }
    .into_any()
}

/// Sky, sea or mountains, the landmark, and a veil of air before it.
fn scene(city: City) -> impl IntoView {
    let far = match city {
        City::Livorno | City::Viareggio | City::Lerici => "#view-sea",
        City::Pisa | City::Lucca | City::Massa => "#view-alps",
    };
    view! {
        <svg class="scene-art" viewBox="0 0 420 150" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
            <use href="#sky" x="0" y="-10" width="700" height="350"/>
            <use href=far x="0" y="0" width="300" height="150"/>
            <use href=far x="299" y="0" width="300" height="150"/>
            <use href=format!("#city-{city}") x="0" y="44" width="298.2" height="106.5"/>
            <rect class="veil" width="700" height="150"/>
            <use class="grain-art" href="#grain" x="0" y="0" width="420" height="150"/>
        </svg>
    }
}

/// The street in the stone of the city: the colours that it accepts, and what scoring it pays.
#[component]
fn Pavement(realm: Realm, city: City) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let scoring = Memo::new(move |_| board.scoring(board.shown(), Place::City(city)));
    let plan = Memo::new(move |_| realm.plan(city));
    let worth = move || {
        let scoring = scoring.get()?;
        let done = match scoring.obstacle {
            Some(Obstacle::Scored(seat)) if seat == board.shown() => Some(say!(i18n, STREETS_SCORED)),
            Some(Obstacle::Scored(_)) => Some(say!(i18n, STREETS_TAKEN)),
            _ => None,
        };
        if let Some(done) = done {
            return Some(view! { <span class="worth done">{done}</span> }.into_any());
        }
        if let Some(plan) = plan.get() {
            let (before, after) = (plan.brings.before, plan.brings.after);
            let before =
                if before == Default::default() { view! { "0" }.into_any() } else { sum(before).into_any() };
            return Some(
                view! { <span class="worth now">{before}" → "<b>{sum(after)}</b></span> }.into_any(),
            );
        }
        let nothing = scoring.pay == Default::default();
        (!nothing).then(|| {
            view! { <span class="worth">{sum(scoring.pay)}{objects(scoring.objects)}</span> }.into_any()
        })
    };
    view! {
        <div class="pave" aria-hidden="true">
            <span class="accepts">
                {Color::ALL[..=city.color() as usize].iter().map(|color| chip(board, *color)).collect_view()}
            </span>
            {worth}
        </div>
    }
    .into_any()
}
