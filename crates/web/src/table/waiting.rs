use leptos::prelude::*;
use palazzi_bots::Level;
use palazzi_client::{Key, key, occupant_name, say};
use palazzi_protocol::{Command, Occupant, Offered};
use palazzi_rules::Seat;

use super::trouble::{Connection, Refused};
use crate::art::Crest;
use crate::i18n::use_i18n;
use crate::link::Link;
use crate::pages::set_title;
use crate::session::use_session;

/// A table that waits for players: who sits where, the link that invites, and the seats to take.
#[component]
pub(crate) fn Waiting(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    set_title(move || say!(i18n, WAITING_TITLE));
    let now = link.now;
    let count = move || now.with(|now| now.as_ref().map_or(0, |now| now.overview.seats.len()));
    let ruleset =
        move || now.with(|now| now.as_ref().map(|now| now.overview.ruleset.name()).unwrap_or_default());
    let address = move || {
        let origin = window().location().origin().unwrap_or_default();
        now.with(|now| now.as_ref().map(|now| format!("{origin}/t/{}", now.overview.table)))
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(address) = address() {
            let _ = window().navigator().clipboard().write_text(&address);
            copied.set(true);
        }
    };
    let deed = move |offered: Offered, name: Key, command: Command| {
        move || {
            let command = command.clone();
            link.may(offered).then(|| {
                view! { <button on:click=move |_| link.submit(command.clone())>{move || i18n.get(name)}</button> }
            })
        }
    };
    view! {
        <main id="content" class="page waiting-room">
            <h1>{move || say!(i18n, WAITING_TITLE)}</h1>
            <p>{move || (!ruleset().is_empty()).then(|| i18n.find(&format!("ruleset-{}", ruleset())))}</p>
            <p>{move || say!(i18n, WAITING_INVITE)}</p>
            <p class="invite">
                <input readonly aria-label=move || say!(i18n, TABLE_LINK) prop:value=move || address().unwrap_or_default()/>
                <button on:click=copy>
                    {move || i18n.get(if copied.get() { key::WAITING_COPIED } else { key::WAITING_COPY })}
                </button>
            </p>
            <ul class="seats-list">
                {move || Seat::of(count()).map(|seat| view! { <Place link seat/> }).collect_view()}
            </ul>
            <Connection link/>
            <Refused link/>
            <div class="buttons">
                {deed(Offered::Leave, key::TABLE_LEAVE, Command::Leave)}
                {deed(Offered::Close, key::TABLE_CLOSE, Command::Close)}
            </div>
        </main>
    }
}

/// One seat, and what can be done with it.
#[component]
fn Place(link: Link, seat: Seat) -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let occupant = move || {
        link.now.with(|now| {
            now.as_ref().and_then(|now| now.overview.seats.get(seat as usize)).map(|now| now.occupant.clone())
        })
    };
    let is_open = move || occupant() == Some(Occupant::Nobody);
    // Whoever is nobody yet becomes a guest by sitting down.
    let has_seat = move || link.now.with(|now| now.as_ref().is_some_and(|now| now.you.is_some()));
    let may_sit = move || link.may(Offered::Sit) || session.you.get().is_none() && !has_seat();
    let sit = move |_| {
        leptos::task::spawn_local(async move {
            let known = session.you.get_untracked().is_some();
            match session.somebody().await {
                Ok(_) => {
                    if !known {
                        link.reconnect();
                    }
                    link.submit(Command::Sit { seat });
                }
                Err(problem) => {
                    link.refused.try_set(Some(problem));
                }
            }
        });
    };
    let level = RwSignal::new(Level::Journeyman);
    let bot =
        move || {
            (is_open() && link.may(Offered::Bot)).then(|| view! {
        <select
            aria-label=move || say!(i18n, START_LEVEL)
            on:change=move |event| {
                let name = event_target_value(&event);
                if let Some(found) = Level::ALL.into_iter().find(|level| level.name() == name) {
                    level.set(found);
                }
            }
        >
            {Level::ALL.map(|option| view! {
                <option value=option.name() selected=move || level.get_untracked() == option>
                    {move || i18n.find(&format!("level-{}", option.name()))}
                </option>
            })}
        </select>
        <button on:click=move |_| link.submit(Command::Bot { seat, level: level.get_untracked() })>
            {move || say!(i18n, WAITING_ADD_BOT)}
        </button>
    })
        };
    view! {
        <li class="card">
            <Crest seat/>
            <span>{move || occupant().map(|occupant| occupant_name(&occupant, &i18n.texts()))}</span>
            {move || (is_open() && may_sit()).then(|| view! {
                <button class="main" on:click=sit>{move || say!(i18n, WAITING_SIT)}</button>
            })}
            {bot}
        </li>
    }
}
