//! What a browser fetches when it is first needed: parts of the client that `cargo xtask web` cuts off.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use palazzi_client::say;
use palazzi_rules::Engine;
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;

use crate::i18n::use_i18n;
use crate::link::Link;
use crate::pages::account::Account;
use crate::pages::games::GamesPage;
use crate::pages::ladder::Ladder;
use crate::pages::learn::{LearnPage, Lesson};
use crate::pages::lobby::Lobby;
use crate::pages::new_table::NewTablePage;
use crate::pages::player::PlayerPage;
use crate::pages::replay::ReplayPage;
use crate::pages::rules::RulesPage;
use crate::pages::settings::SettingsPage;
use crate::table::page::playing;

/// What is shown, or that it could not be fetched.
type Shown = Result<AnyView, SplitLoaderError>;

/// Functions that make pages, each in a part of the client: `part: function = component`.
macro_rules! pages {
    ($($part:ident: $page:ident = $component:ident;)+) => {
        $(
            #[wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
            pub(crate) fn $page() -> Shown {
                Ok(view! { <$component/> }.into_any())
            }
        )+
    };
}

pages! {
    people: account = Account;
    people: games = GamesPage;
    people: ladder = Ladder;
    people: lobby = Lobby;
    people: new_table = NewTablePage;
    people: player = PlayerPage;
    people: settings = SettingsPage;
    study: learn = LearnPage;
    study: lesson = Lesson;
    study: replay = ReplayPage;
    study: rules = RulesPage;
}

/// A game of Carrara that is played, or was.
#[wasm_split(carrara, wasm_split_path = ::leptos::wasm_split, preload(fetch_carrara), fallible)]
pub(crate) fn carrara(link: Link) -> Shown {
    Ok(playing::<Carrara>(link))
}

/// A game of Palazzo that is played, or was.
#[wasm_split(palazzo, wasm_split_path = ::leptos::wasm_split, preload(fetch_palazzo), fallible)]
pub(crate) fn palazzo(link: Link) -> Shown {
    Ok(playing::<Palazzo>(link))
}

/// Fetches beforehand what a table needs. If that fails, it is tried again when it is shown.
pub(crate) async fn fetch_table(engine: Engine) {
    let _ = match engine {
        Engine::Carrara => fetch_carrara().await,
        Engine::Palazzo => fetch_palazzo().await,
    };
}

/// Shows something as soon as it is there. If it could not be fetched, one can try again.
pub(crate) fn late<S, F>(show: S) -> AnyView
where
    S: Fn() -> F + Copy + Send + 'static,
    F: Future<Output = Shown> + Send + 'static,
{
    let attempt = RwSignal::new(());
    let shown = move || {
        attempt.track();
        Suspend::new(async move {
            match show().await {
                Ok(shown) => shown,
                Err(_) => view! { <Missing attempt/> }.into_any(),
            }
        })
    };
    shown.into_any()
}

/// What is shown in place of something that could not be fetched.
#[component]
fn Missing(attempt: RwSignal<()>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <main id="content" class="page">
            <p class="refusal" role="alert">{move || say!(i18n, PROBLEM_NOT_FETCHED)}</p>
            <button class="main" on:click=move |_| attempt.notify()>{move || say!(i18n, PROBLEM_TRY_AGAIN)}</button>
        </main>
    }
}
