//! The cards of the expansion: what ends the game, how far the shown player is, and what is paid at the end.

use leptos::prelude::*;
use palazzi_client::carrara::{CardKind, Condition, End, card_name, card_text, end};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{BonusCard, BuildingCard, City, Ending, ObjectCard, Table, TopCard};

use super::icons::{brick_class, icon};
use super::lights::Board;
use super::realm::{Realm, Sheet};
use crate::i18n::Late;

/// The four cards above the cities; on a small screen four chips, which open them as a list.
#[component]
pub(super) fn Cards(realm: Realm) -> AnyView {
    let i18n = realm.board.i18n();
    view! {
        {move || match realm.is_small() {
            true => view! { <Chips realm/> }.into_any(),
            false => view! {
                <div class="cards" role="group" aria-label=move || say!(i18n, STREETS_CARDS)>
                    {CardKind::ALL.map(|card| view! { <Card realm card/> })}
                </div>
            }
            .into_any(),
        }}
    }
    .into_any()
}

/// How far the shown player is with the condition on a card; the bonus card has none.
fn progress(realm: Realm) -> Memo<Vec<Condition>> {
    let board = realm.board;
    let all = board.of(|view| {
        Seat::of(view.table.players())
            .map(|seat| match end(view, seat) {
                Some(End::Announcement { conditions, .. }) => conditions.to_vec(),
                _ => Vec::new(),
            })
            .collect::<Vec<_>>()
    });
    Memo::new(move |_| all.with(|all| all.get(board.shown() as usize).cloned().unwrap_or_default()))
}

fn condition(realm: Realm, card: CardKind) -> Memo<Option<Condition>> {
    let all = progress(realm);
    Memo::new(move |_| all.with(|all| all.iter().find(|condition| condition.card == card).copied()))
}

/// What has been reached of what is needed, with a tick once it is enough.
#[component]
fn Reached(realm: Realm, card: CardKind) -> AnyView {
    let condition = condition(realm, card);
    view! {
        {move || condition.get().map(|Condition { progress, hidden, .. }| {
            let met = progress.is_met() && !hidden;
            let have = if hidden { "?".to_owned() } else { progress.have.to_string() };
            view! { <em class:met=met>{have}"/"{progress.need}{met.then(|| icon("i-ok"))}</em> }
        })}
    }
    .into_any()
}

fn class_of(card: CardKind) -> String {
    format!("goal-card of-{}", card.name())
}

fn numeral(realm: Realm, card: CardKind) -> Option<String> {
    realm.board.fixed(|table| card.numeral(table)).map(|numeral| numeral.to_string())
}

#[component]
fn Card(realm: Realm, card: CardKind) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let condition = condition(realm, card);
    let name = move || board.fixed(|table| card_name(table, card, &i18n.texts()));
    let text = move || board.fixed(|table| card_text(table, card, &i18n.texts()));
    let asks = move || {
        let need = condition.get().map_or(0, |condition| condition.progress.need);
        board.fixed(|table| short(table, card)).map(|short| short_text(realm, &short, "asks", need))
    };
    let pays =
        move || board.fixed(|table| short(table, card)).map(|short| short_text(realm, &short, "pays", 0));
    let per_city = board.fixed(|table| per_city(table, card));
    view! {
        <article class=class_of(card) data-card=card.name() aria-label=text>
            <header>
                <b>{numeral(realm, card)}</b>
                <span>{name}</span>
                <Reached realm card/>
            </header>
            {(card != CardKind::Bonus).then(|| view! { <p class="asks">{asks}</p> })}
            <p class="pays">
                {pays}
                {per_city.map(|points| chips(realm, points))}
            </p>
        </article>
    }
    .into_any()
}

/// Points by city, each on the colour of its city.
fn chips(realm: Realm, points: [u32; 6]) -> impl IntoView {
    let edition = realm.board.fixed(|table| table.edition);
    let chip = City::ALL.into_iter().zip(points).map(|(city, points)| {
        view! { <i class=format!("chip {}", brick_class(edition, city.color()))>{points}</i> }
    });
    view! { <span class="by-city">{chip.collect_view()}</span> }
}

/// The cards as four chips with what has been reached.
#[component]
fn Chips(realm: Realm) -> AnyView {
    let i18n = realm.board.i18n();
    let open = move || realm.sheet.get() == Some(Sheet::Cards);
    let press = move |_| realm.toggle(Sheet::Cards);
    view! {
        <button type="button" class="card-chips" data-leads aria-expanded=move || open().to_string() on:click=press>
            <span class="hidden">{move || say!(i18n, STREETS_CARDS)}</span>
            {CardKind::ALL.map(|card| view! {
                <span class=class_of(card) data-card=card.name()><b>{numeral(realm, card)}</b><Reached realm card/></span>
            })}
        </button>
    }
    .into_any()
}

/// The cards as a list, with all that stands on them.
#[component]
pub(super) fn CardList(realm: Realm) -> AnyView {
    let board = realm.board;
    let i18n = board.i18n();
    let row = move |card: CardKind| {
        let name = move || board.fixed(|table| card_name(table, card, &i18n.texts()));
        let text = move || board.fixed(|table| card_text(table, card, &i18n.texts()));
        view! {
            <article class=class_of(card)>
                <header><b>{numeral(realm, card)}</b><span>{name}</span><Reached realm card/></header>
                <p>{text}</p>
            </article>
        }
    };
    view! { <div class="card-list">{CardKind::ALL.map(row)}</div> }.into_any()
}

/// The name of a card in the short texts.
fn short(table: &Table, card: CardKind) -> Option<String> {
    let goals = &table.goals;
    let number = match card {
        CardKind::Top => 1 + TopCard::ALL.iter().position(|other| *other == goals.top)?,
        CardKind::Object => 1 + ObjectCard::ALL.iter().position(|other| *other == goals.object)?,
        CardKind::Building => 1 + BuildingCard::ALL.iter().position(|other| *other == goals.building)?,
        CardKind::Bonus => 2 + BonusCard::ALL.iter().position(|other| Some(*other) == goals.bonus)?,
    };
    Some(format!("short-{}-{number}", card.name()))
}

fn short_text(realm: Realm, short: &str, what: &str, need: u32) -> String {
    let mut arguments = palazzi_client::Arguments::new();
    arguments.set("need", need);
    realm.board.i18n().texts().format(&format!("{short}-{what}"), &arguments).unwrap_or_default()
}

/// What a card pays in each city, where that differs.
fn per_city(table: &Table, card: CardKind) -> Option<[u32; 6]> {
    match card {
        CardKind::Building => table.goals.building.points_by_city(),
        CardKind::Bonus => table.goals.bonus?.points_by_city(),
        CardKind::Top | CardKind::Object => None,
    }
}

/// Fetches the texts about cards and conditions, where there are any; they are not among the first texts.
pub(super) fn fetch_texts(board: Board) {
    if board.fixed(|table| table.edition.rules().ending) == Ending::Announcement {
        board.i18n().late(&[Late::Cards]);
    }
}
