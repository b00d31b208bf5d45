use leptos::prelude::*;
use palazzi_client::{Key, key, say};
use palazzi_protocol::{Command, Now, Occupant, Offered};

use super::chat::{Chat, said};
use super::link_field::LinkField;
use super::log::{Lines, Log};
use super::recent::ShowAgain;
use crate::i18n::use_i18n;
use crate::link::{Link, local};
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

/// What the drawer shows, whether it is open where it does not fit beside the board, and how much of what was said has
/// not been seen.
#[derive(Clone, Copy)]
pub(crate) struct Drawer {
    tab: RwSignal<Tab>,
    open: RwSignal<bool>,
    unread: Memo<usize>,
}

impl Drawer {
    /// The drawer of a table, closed.
    pub(crate) fn new(link: Link) -> Drawer {
        let (tab, open) = (RwSignal::new(Tab::Log), RwSignal::new(false));
        let count = Memo::new(move |_| said(link).len());
        // What was said before the page was opened is no news.
        let read = RwSignal::new(None::<usize>);
        Effect::new(move || {
            let is_shown = tab.get() == Tab::Chat && (open.get() || is_wide());
            let count = count.get();
            if is_shown || read.get_untracked().is_none() {
                read.set(Some(count));
            }
        });
        let unread = Memo::new(move |_| count.get().saturating_sub(read.get().unwrap_or(usize::MAX)));
        Drawer { tab, open, unread }
    }

    /// How much is new, in a word.
    fn news(self) -> impl Fn() -> Option<AnyView> + Copy {
        let i18n = use_i18n();
        move || {
            let unread = self.unread.get();
            let news = || {
                view! { <span class="unread">{say!(i18n, TABLE_UNREAD, count = unread)}</span> }.into_any()
            };
            (unread > 0).then(news)
        }
    }
}

/// Opens the drawer where it does not fit beside the board.
#[component]
pub(crate) fn DrawerButton(drawer: Drawer) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <button
            class="quiet side-toggle"
            aria-expanded=move || drawer.open.get().to_string()
            on:click=move |_| drawer.open.set(true)
        >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path class="cross" d="M3 4h14M3 10h14M3 16h9"/>
            </svg>
            <span class="hidden">{move || say!(i18n, TABLE_SIDE)}</span>
            {drawer.news()}
        </button>
    }
}

/// The drawer at the side: what happened, what is said, and the table itself.
#[component]
pub(crate) fn Side<G: Drawn>(stage: Stage<G>, lines: Lines<G>, drawer: Drawer) -> impl IntoView {
    let i18n = stage.i18n;
    let Drawer { tab, open, .. } = drawer;
    let news = drawer.news();
    let button = move |(which, name): (Tab, Key)| {
        view! {
            <button
                role="tab"
                aria-selected=move || (tab.get() == which).to_string()
                aria-controls="side-panel"
                on:click=move |_| tab.set(which)
            >
                {move || i18n.get(name)}
                {(which == Tab::Chat).then_some(news)}
            </button>
        }
    };
    let panel = move || match tab.get() {
        Tab::Log => view! { <ShowAgain stage/><Log stage lines/> }.into_any(),
        Tab::Chat => view! { <Chat link=stage.link/> }.into_any(),
        Tab::Table => view! { <About stage/> }.into_any(),
    };
    view! {
        <aside class="side" class:open=open aria-label=move || say!(i18n, TABLE_SIDE)>
            <button class="quiet side-close" on:click=move |_| open.set(false)>
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                    <path class="cross" d="M4 4l12 12M16 4L4 16"/>
                </svg>
                <span class="hidden">{move || say!(i18n, OVER_CLOSE)}</span>
            </button>
            <div class="tabs" role="tablist">{TABS.map(button)}</div>
            <div id="side-panel" class="panel" data-scrolls role="tabpanel">{panel}</div>
        </aside>
    }
}

/// Whether the drawer is always open.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 1100px)");
    wide.ok().flatten().is_some_and(|query| query.matches())
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
    let at_server = move || table().filter(|table| !table.starts_with(local::PREFIX));
    view! {
        <div class="about-table">
            <h2>{move || ruleset().map(|ruleset| i18n.find(&format!("ruleset-{ruleset}")))}</h2>
            <p><a href=move || format!("/rules/{}", ruleset().unwrap_or_default())>{move || say!(i18n, NAV_RULES)}</a></p>
            {move || at_server().map(|table| view! {
                <h3>{move || say!(i18n, TABLE_LINK)}</h3>
                <LinkField table/>
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

/// How many seats are those of people.
fn people(link: Link) -> usize {
    link.now.with(|now| {
        let seats = now.iter().flat_map(|now| now.overview.seats.iter());
        seats.filter(|seat| matches!(seat.occupant, Occupant::Person { .. })).count()
    })
}

/// What may be done at the table besides taking actions.
#[component]
fn Deeds(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let deeds: [(Offered, Key, Command); 5] = [
        (Offered::AskTakeback, key::TABLE_ASK_TAKEBACK, Command::AskTakeback),
        (Offered::Pause, key::TABLE_PAUSE, Command::Pause),
        (Offered::Resume, key::TABLE_RESUME, Command::Resume),
        (Offered::Rematch, key::TABLE_REMATCH, Command::Rematch),
        (Offered::Close, key::TABLE_CLOSE, Command::Close),
    ];
    let deed =
        move |(offered, name, command): (Offered, Key, Command)| {
            move || {
                let command = command.clone();
                link.may(offered).then(|| view! {
                <button on:click=move |_| link.submit(command.clone())>{move || i18n.get(name)}</button>
            })
            }
        };
    // Whoever leaves others lets a computer play on: that is asked twice. Whoever is alone just goes.
    let may_leave = Memo::new(move |_| link.may(Offered::Leave) && people(link) > 1);
    let asks = RwSignal::new(false);
    let leave = move |_| {
        if asks.get_untracked() {
            link.submit(Command::Leave);
        }
        asks.update(|asks| *asks = !*asks);
    };
    let name = move || if asks.get() { key::TABLE_LEAVE_SURE } else { key::TABLE_LEAVE };
    view! {
        <div class="buttons">
            {deeds.map(deed)}
            {move || may_leave.get().then(|| view! {
                <button class:warn=asks on:click=leave on:blur=move |_| asks.set(false)>{move || i18n.get(name())}</button>
            })}
        </div>
    }
}
