use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use palazzi_client::{Texts, key, say};
use wasm_bindgen::JsCast;

use crate::header::{Header, HeaderMode};
use crate::i18n::{I18n, use_i18n};
use crate::late::{self, late};
use crate::pages::Missing;
use crate::pages::start::Start;
use crate::session::Session;
use crate::settings::Settings;
use crate::table::page::TablePage;

/// Everything.
#[component]
pub(crate) fn App(texts: Texts) -> impl IntoView {
    I18n::provide(texts);
    Settings::provide();
    Session::provide();
    HeaderMode::provide();
    let i18n = use_i18n();
    view! {
        <Router>
            <a class="skip" href="#content" on:click=skip>{move || say!(i18n, NAV_SKIP)}</a>
            <Header/>
            <Routes fallback=|| view! { <Missing title=key::PAGE_MISSING/> }>
                <Route path=path!("/") view=Start/>
                <Route path=path!("/new") view=|| late(late::new_table)/>
                <Route path=path!("/lobby") view=|| late(late::lobby)/>
                <Route path=path!("/games") view=|| late(late::games)/>
                <Route path=path!("/rules") view=|| late(late::rules)/>
                <Route path=path!("/rules/:ruleset") view=|| late(late::rules)/>
                <Route path=path!("/learn") view=|| late(late::learn)/>
                <Route path=path!("/learn/:ruleset") view=|| late(late::lesson)/>
                <Route path=path!("/rankings") view=|| late(late::ladder)/>
                <Route path=path!("/players/:name") view=|| late(late::player)/>
                <Route path=path!("/account") view=|| late(late::account)/>
                <Route path=path!("/settings") view=|| late(late::settings)/>
                <Route path=path!("/t/:table") view=TablePage/>
                <Route path=path!("/replay/:table?/:at?") view=|| late(late::replay)/>
            </Routes>
        </Router>
    }
}

/// Goes on behind the links that every page begins with.
fn skip(event: MouseEvent) {
    // The router would only scroll there.
    event.prevent_default();
    let content = document().get_element_by_id("content");
    if let Some(content) = content.and_then(|content| content.dyn_into::<web_sys::HtmlElement>().ok()) {
        content.set_tab_index(-1);
        // What cannot be focused is not there any more.
        let _ = content.focus();
    }
}
