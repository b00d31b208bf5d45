use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_bots::Level;
use palazzi_client::{Key, key, level_name, say, seat_names};
use palazzi_protocol::{Command, Now, Occupant, Offered, Screens};
use palazzi_rules::{Engine, Seat};

use super::link_field::LinkField;
use super::trouble::{Connection, Refused};
use crate::art::Crest;
use crate::i18n::use_i18n;
use crate::link::Link;
use crate::pages::clocks::clock_text;
use crate::pages::set_title;
use crate::session::use_session;

/// A table that waits for players: who sits where, the link that invites, and the seats to take.
#[component]
pub(crate) fn Waiting(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let count = move || link.now.with(|now| now.as_ref().map_or(0, |now| now.overview.seats.len()));
    let table = Memo::new(move |_| link.now.with(|now| now.as_ref().map(|now| now.overview.table.clone())));
    let inviting = Memo::new(move |_| link.now.with(|now| now.as_ref().map(inviting).unwrap_or_default()));
    let title = move || {
        inviting.with(|names| match names.is_empty() {
            true => say!(i18n, WAITING_TITLE),
            false => say!(i18n, WAITING_INVITED, count = names.len(), names = names.join(", ")),
        })
    };
    set_title(title);
    let invitation = move || {
        // Whoever is invited has the link.
        table.get().filter(|_| inviting.with(Vec::is_empty)).map(|table| {
            view! {
                <p>{move || say!(i18n, WAITING_INVITE)}</p>
                <LinkField table/>
            }
        })
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
            <h1>{title}</h1>
            <Terms link/>
            {invitation}
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

/// Those who sit at the table already, for somebody who does not.
fn inviting(now: &Now) -> Vec<String> {
    let names = now.overview.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Person { name, .. } => Some(name.clone()),
        _ => None,
    });
    names.filter(|_| now.you.is_none()).collect()
}

/// What is played, and on which terms.
#[component]
fn Terms(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let overview = Memo::new(move |_| link.now.with(|now| now.as_ref().map(|now| now.overview.clone())));
    let holdings = move |screens: Screens| match screens {
        Screens::Hidden => say!(i18n, WAITING_HOLDINGS_HIDDEN),
        Screens::Open => say!(i18n, WAITING_HOLDINGS_OPEN),
    };
    move || {
        overview.get().map(|table| {
            let ruleset = table.ruleset;
            view! {
                <dl class="terms">
                    <dt>{say!(i18n, START_RULESET)}</dt>
                    <dd><A href=format!("/rules/{ruleset}")>{i18n.find(&format!("ruleset-{ruleset}"))}</A></dd>
                    <dt>{say!(i18n, NEW_CLOCK)}</dt>
                    <dd>{clock_text(i18n, table.clock)}</dd>
                    {(ruleset.engine() == Engine::Carrara).then(|| view! {
                        <dt>{say!(i18n, WAITING_HOLDINGS)}</dt>
                        <dd>{holdings(table.screens)}</dd>
                    })}
                </dl>
                {table.rated.then(|| view! { <p>{say!(i18n, NEW_RATED)}</p> })}
            }
        })
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
    let name = move || {
        link.now.with(|now| now.as_ref().map(|now| seat_names(now, &i18n.texts()).of(seat).to_owned()))
    };
    let is_own = move || link.now.with(|now| now.as_ref().is_some_and(|now| now.you == Some(seat)));
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
                    {move || level_name(option, &i18n.texts())}
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
            <span>
                {name}
                {move || is_own().then(|| view! { " " <span class="tag">{move || say!(i18n, SEAT_YOU)}</span> })}
            </span>
            {move || (is_open() && may_sit()).then(|| view! {
                <button class="main" on:click=sit>{move || say!(i18n, WAITING_SIT)}</button>
            })}
            {bot}
        </li>
    }
}
