use leptos::prelude::*;
use palazzi_client::{Key, key, say};
use palazzi_protocol::{Command, Now, Offered};

use super::chat::Chat;
use super::log::Log;
use crate::stage::{Drawn, Stage};

/// The keys that do something at a table; everything else is reached with Tab.
const KEYS: [(&str, Key); 4] =
    [("C", key::TABLE_CONFIRM), ("U", key::TABLE_UNDO), ("H", key::TABLE_HINT), ("Esc", key::KEYS_BACK)];

/// What the drawer shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Log,
    Chat,
    Table,
}

const TABS: [(Tab, Key); 3] =
    [(Tab::Log, key::TABLE_LOG), (Tab::Chat, key::TABLE_CHAT), (Tab::Table, key::TABLE_ABOUT)];

/// The drawer at the side: what happened, what is said, and the table itself.
#[component]
pub(crate) fn Side<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let tab = RwSignal::new(Tab::Log);
    let open = RwSignal::new(false);
    let button = move |(which, name): (Tab, Key)| {
        view! {
            <button
                role="tab"
                aria-selected=move || (tab.get() == which).to_string()
                aria-controls="side-panel"
                on:click=move |_| tab.set(which)
            >
                {move || i18n.get(name)}
            </button>
        }
    };
    let panel = move || match tab.get() {
        Tab::Log => view! { <Log stage/> }.into_any(),
        Tab::Chat => view! { <Chat link=stage.link/> }.into_any(),
        Tab::Table => view! { <About stage/> }.into_any(),
    };
    view! {
        <aside class="side" class:open=open aria-label=move || say!(i18n, TABLE_SIDE)>
            <button
                class="side-toggle"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || say!(i18n, TABLE_SIDE)}
            </button>
            <div class="tabs" role="tablist">{TABS.map(button)}</div>
            <div id="side-panel" class="panel" role="tabpanel">{panel}</div>
        </aside>
    }
}

/// The table itself: how it is set up, what else may be done there, and what shows that the draws are fair.
#[component]
fn About<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let link = stage.link;
    let now = move |get: fn(&Now) -> Option<String>| move || link.now.with(|now| now.as_ref().and_then(get));
    let hash = now(|now| now.overview.fairness.as_ref().map(|fairness| fairness.hash.clone()));
    let seed = now(|now| now.overview.fairness.as_ref().and_then(|fairness| fairness.seed.clone()));
    let ruleset = now(|now| Some(now.overview.ruleset.name().to_owned()));
    let table = now(|now| Some(now.overview.table.clone()));
    let address = move || {
        let origin = window().location().origin().unwrap_or_default();
        table().filter(|table| !table.starts_with("local-")).map(|table| format!("{origin}/t/{table}"))
    };
    view! {
        <div class="about-table">
            <h2>{move || ruleset().map(|ruleset| i18n.find(&format!("ruleset-{ruleset}")))}</h2>
            <p><a href=move || format!("/rules/{}", ruleset().unwrap_or_default())>{move || say!(i18n, NAV_RULES)}</a></p>
            {move || address().map(|address| view! {
                <label>
                    {move || say!(i18n, TABLE_LINK)}
                    <input readonly prop:value=address/>
                </label>
            })}
            <Deeds link/>
            <h3>{move || say!(i18n, KEYS_TITLE)}</h3>
            <dl class="keys">
                {KEYS.map(|(pressed, name)| view! { <dt><kbd>{pressed}</kbd></dt><dd>{move || i18n.get(name)}</dd> })}
            </dl>
            {move || hash().map(|hash| view! {
                <h3>{move || say!(i18n, TABLE_FAIR)}</h3>
                <p>{move || say!(i18n, TABLE_FAIR_ABOUT)}</p>
                <p class="code">{hash}</p>
                {seed().map(|seed| view! { <p class="code">{seed}</p> })}
            })}
        </div>
    }
}

/// What may be done at the table besides taking actions.
#[component]
fn Deeds(link: crate::link::Link) -> impl IntoView {
    let i18n = crate::i18n::use_i18n();
    let deeds: [(Offered, Key, Command); 6] = [
        (Offered::AskTakeback, key::TABLE_ASK_TAKEBACK, Command::AskTakeback),
        (Offered::Pause, key::TABLE_PAUSE, Command::Pause),
        (Offered::Resume, key::TABLE_RESUME, Command::Resume),
        (Offered::Leave, key::TABLE_LEAVE, Command::Leave),
        (Offered::Rematch, key::TABLE_REMATCH, Command::Rematch),
        (Offered::Close, key::TABLE_CLOSE, Command::Close),
    ];
    let may = move |offered: Offered| {
        link.now.with(|now| now.as_ref().is_some_and(|now| now.may.contains(&offered)))
    };
    let deed =
        move |(offered, name, command): (Offered, Key, Command)| {
            move || {
                let command = command.clone();
                may(offered).then(|| view! {
                <button on:click=move |_| link.submit(command.clone())>{move || i18n.get(name)}</button>
            })
            }
        };
    let answer = move |agree: bool, name: Key| {
        view! {
            <button on:click=move |_| link.submit(Command::AnswerTakeback { agree })>{move || i18n.get(name)}</button>
        }
    };
    view! {
        <div class="buttons">
            {deeds.map(deed)}
            {move || may(Offered::AnswerTakeback).then(|| view! {
                <p role="alert">{move || say!(i18n, TABLE_TAKEBACK_QUESTION)}</p>
                {answer(true, key::TABLE_TAKEBACK_YES)}
                {answer(false, key::TABLE_TAKEBACK_NO)}
            })}
        </div>
    }
}
