use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use palazzi_bots::Level;
use palazzi_client::{level_name, say};
use palazzi_protocol::{Absence, Created, NewTable, Problem, Screens, SeatWish, Visibility};
use palazzi_rules::{Engine, Ruleset};

use super::clocks::{CLOCKS, clock_text};
use super::{Page, problem_text};
use crate::api;
use crate::i18n::{I18n, use_i18n};
use crate::session::use_session;

/// Where a table for several people is set up.
#[component]
pub(crate) fn NewTablePage() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let ruleset = RwSignal::new(Ruleset::ALL[0]);
    let seats = RwSignal::new(vec![SeatWish::Me, SeatWish::Open]);
    let clock = RwSignal::new(0_usize);
    let screens_open = RwSignal::new(false);
    let public = RwSignal::new(false);
    let rated = RwSignal::new(false);
    let wait = RwSignal::new(false);
    let shuffle = RwSignal::new(true);
    let cards = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let go = use_navigate();
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let chosen = cards.get_untracked().trim().to_owned();
        let wish = NewTable {
            ruleset: ruleset.get_untracked(),
            seats: seats.get_untracked(),
            cards: (has_cards(ruleset.get_untracked()) && !chosen.is_empty()).then_some(chosen),
            components: None,
            screens: if screens_open.get_untracked() { Screens::Open } else { Screens::Hidden },
            clock: CLOCKS[clock.get_untracked()].1,
            visibility: if public.get_untracked() { Visibility::Public } else { Visibility::Link },
            rated: rated.get_untracked(),
            absence: if wait.get_untracked() { Absence::Wait } else { Absence::default() },
            shuffle_seats: shuffle.get_untracked(),
        };
        let go = go.clone();
        spawn_local(async move {
            let created = match session.somebody().await {
                Ok(_) => api::send::<Created>(Method::POST, "/api/tables", &wish).await,
                Err(problem) => Err(problem),
            };
            match created {
                Ok(created) => go(&created.link, NavigateOptions::default()),
                Err(found) => problem.set(Some(found)),
            }
        });
    };
    let is_guest = move || session.you.get().is_none_or(|you| you.guest);
    let carrara = move || ruleset.get().engine() == Engine::Carrara;
    view! {
        <Page title=palazzi_client::key::NEW_TITLE>
            <form class="form" on:submit=open>
                <label>
                    {move || say!(i18n, START_RULESET)}
                    <select on:change=move |event| {
                        if let Ok(chosen) = event_target_value(&event).parse() {
                            ruleset.set(chosen);
                        }
                    }>
                        {Ruleset::ALL.map(|option| view! {
                            <option value=option.name() selected=move || ruleset.get() == option>
                                {move || i18n.find(&format!("ruleset-{option}"))}
                            </option>
                        })}
                    </select>
                </label>
                <Seats seats/>
                <label>
                    {move || say!(i18n, NEW_CLOCK)}
                    <select on:change=move |event| {
                        if let Ok(index) = event_target_value(&event).parse() {
                            clock.set(index);
                        }
                    }>
                        {CLOCKS.iter().enumerate().map(|(index, (_, clock))| view! {
                            <option value=index.to_string()>{move || clock_text(i18n, *clock)}</option>
                        }).collect_view()}
                    </select>
                </label>
                {move || has_cards(ruleset.get()).then(|| view! {
                    <label>
                        {move || say!(i18n, NEW_CARDS)}
                        <input
                            prop:value=cards
                            placeholder="top=II object=V building=II bonus=IX"
                            on:input=move |event| cards.set(event_target_value(&event))
                        />
                    </label>
                })}
                {switch(public, move || say!(i18n, NEW_PUBLIC))}
                {move || carrara().then(|| switch(screens_open, move || say!(i18n, NEW_SCREENS_OPEN)))}
                {switch(shuffle, move || say!(i18n, NEW_SHUFFLE))}
                {switch(wait, move || say!(i18n, NEW_WAIT))}
                {move || (!is_guest()).then(|| switch(rated, move || say!(i18n, NEW_RATED)))}
                {move || is_guest().then(|| view! { <p class="about">{move || say!(i18n, NEW_RATED_NEEDS_ACCOUNT)}</p> })}
                {move || problem.get().map(|found| view! {
                    <p class="refusal" role="alert">{problem_text(i18n, &found)}</p>
                })}
                <button class="main" type="submit">{move || say!(i18n, NEW_OPEN)}</button>
            </form>
        </Page>
    }
}

fn has_cards(ruleset: Ruleset) -> bool {
    ruleset.name() == "carrara-1e-expansion"
}

/// A setting that is on or off.
pub(crate) fn switch(signal: RwSignal<bool>, name: impl Fn() -> String + Send + 'static) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=signal on:change=move |event| signal.set(event_target_checked(&event))/>
            <span>{name}</span>
        </label>
    }
}

/// Who is to sit where.
#[component]
fn Seats(seats: RwSignal<Vec<SeatWish>>) -> impl IntoView {
    let i18n = use_i18n();
    let set_count = move |count: usize| seats.update(|seats| seats.resize(count, SeatWish::Open));
    let seat = move |index: usize| {
        let wish = move || seats.with(|seats| seats.get(index).copied().unwrap_or(SeatWish::Open));
        view! {
            <label>
                {move || say!(i18n, SEAT_NUMBER, seat = index + 1)}
                <select on:change=move |event| {
                    let chosen = read_wish(&event_target_value(&event));
                    seats.update(|seats| seats[index] = chosen);
                }>
                    {wishes().into_iter().map(|option| view! {
                        <option value=wish_value(option) selected=move || wish() == option>
                            {move || wish_name(i18n, option)}
                        </option>
                    }).collect_view()}
                </select>
            </label>
        }
    };
    view! {
        <fieldset class="pills">
            <legend>{move || say!(i18n, START_PLAYERS)}</legend>
            {(2..=4).map(|count: usize| view! {
                <label class="pill">
                    <input
                        type="radio"
                        name="players"
                        prop:checked=move || seats.with(Vec::len) == count
                        on:change=move |_| set_count(count)
                    />
                    <span>{count}</span>
                </label>
            }).collect_view()}
        </fieldset>
        <div class="seat-wishes">{move || (0..seats.with(Vec::len)).map(seat).collect_view()}</div>
    }
}

fn wishes() -> Vec<SeatWish> {
    let bots = Level::ALL.into_iter().map(SeatWish::Bot);
    [SeatWish::Me, SeatWish::Open].into_iter().chain(bots).collect()
}

fn wish_value(wish: SeatWish) -> &'static str {
    match wish {
        SeatWish::Me => "me",
        SeatWish::Open => "open",
        SeatWish::Bot(level) => level.name(),
    }
}

fn read_wish(value: &str) -> SeatWish {
    wishes().into_iter().find(|wish| wish_value(*wish) == value).unwrap_or(SeatWish::Open)
}

fn wish_name(i18n: I18n, wish: SeatWish) -> String {
    match wish {
        SeatWish::Me => say!(i18n, SEAT_YOU),
        SeatWish::Open => say!(i18n, SEAT_NOBODY),
        SeatWish::Bot(level) => say!(i18n, SEAT_BOT, level = level_name(level, &i18n.texts())),
    }
}
