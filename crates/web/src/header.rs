use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::say;
use wasm_bindgen::JsCast;
use web_sys::Node;

use crate::i18n::use_i18n;
use crate::session::use_session;

/// How the head of the page looks: in a game it is one corner button.
#[derive(Clone, Copy)]
pub(crate) struct HeaderMode {
    in_game: RwSignal<bool>,
}

impl HeaderMode {
    pub(crate) fn provide() {
        provide_context(HeaderMode { in_game: RwSignal::new(false) });
    }

    /// Leaves nothing but a corner button for as long as the calling component is shown.
    pub(crate) fn stage(self) {
        self.in_game.set(true);
        on_cleanup(move || {
            self.in_game.try_set(false);
        });
    }
}

pub(crate) fn use_header() -> HeaderMode {
    expect_context()
}

/// The head of every page: the name, and the way to all pages. Where there is no room for that, a button opens it.
#[component]
pub(crate) fn Header() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let who = move || session.you.get().map_or_else(|| say!(i18n, ACCOUNT_TITLE), |you| you.name);
    let open = RwSignal::new(false);
    let in_game = use_header().in_game;
    let header = NodeRef::<html::Header>::new();
    let button = NodeRef::<html::Button>::new();
    let on_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() {
            // A table would take it for a step back.
            event.stop_propagation();
            open.set(false);
            if let Some(button) = button.get_untracked() {
                // What cannot be focused is not there any more.
                let _ = button.focus();
            }
        }
    };
    let leave = move |event: &ev::Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        let is_inside = header.get_untracked().is_some_and(|header| header.contains(target.as_ref()));
        if open.get_untracked() && !is_inside {
            open.set(false);
        }
    };
    window_event_listener(ev::click, move |event| leave(&event));
    window_event_listener(ev::focusin, move |event| leave(&event));
    view! {
        <header class="top" class:corner=in_game node_ref=header on:keydown=on_key>
            <A href="/" attr:class="brand">{move || say!(i18n, APP_NAME)}</A>
            <button
                class="quiet menu-button"
                node_ref=button
                aria-expanded=move || open.get().to_string()
                aria-controls="menu"
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M2 4.5h16M2 10h16M2 15.5h16"/></svg>
                <span class="menu-word">{move || say!(i18n, NAV_MENU)}</span>
            </button>
            <nav id="menu" class:open=open on:click=move |_| open.set(false)>
                <A href="/">{move || say!(i18n, NAV_PLAY)}</A>
                <A href="/games">{move || say!(i18n, NAV_GAMES)}</A>
                <A href="/lobby">{move || say!(i18n, NAV_LOBBY)}</A>
                <A href="/learn">{move || say!(i18n, NAV_LEARN)}</A>
                <A href="/rules">{move || say!(i18n, NAV_RULES)}</A>
                <A href="/rankings">{move || say!(i18n, NAV_LADDER)}</A>
                <A href="/settings">{move || say!(i18n, NAV_SETTINGS)}</A>
                <A href="/account">{who}</A>
            </nav>
        </header>
    }
}
