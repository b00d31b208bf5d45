use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use palazzi_client::{plain_line_names, say};
use palazzi_protocol::local::{LocalGame, LocalGames};
use palazzi_protocol::{Problem, Status};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlElement, HtmlInputElement};

use super::games::line;
use super::problem_text;
use crate::api::Asked;
use crate::i18n::{I18n, use_i18n};
use crate::link::local;
use crate::session::use_session;

/// The games that are kept on this device, and what went wrong with one of them.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    pub(super) games: RwSignal<Asked<LocalGames>>,
    problem: RwSignal<Option<Problem>>,
    /// The tables that were put on the server since the page was opened.
    uploaded: RwSignal<Vec<String>>,
}

impl Shelf {
    pub(super) fn open() -> Shelf {
        let shelf =
            Shelf { games: RwSignal::new(None), problem: RwSignal::new(None), uploaded: RwSignal::default() };
        shelf.look();
        shelf
    }

    fn look(self) {
        spawn_local(async move {
            let games = local::list().await;
            // The page may be gone by now.
            self.games.try_set(Some(games));
        });
    }

    /// Does something, and shows what went wrong, or how things stand after it.
    fn carry_out(self, work: impl Future<Output = Result<(), Problem>> + 'static) {
        spawn_local(async move {
            self.problem.try_set(work.await.err());
            self.look();
        });
    }
}

/// What cannot be read, what went wrong, and how a file is opened.
#[component]
pub(super) fn Files(shelf: Shelf) -> impl IntoView {
    let i18n = use_i18n();
    let unreadable = move || {
        let count = shelf.games.with(|asked| match asked {
            Some(Ok(kept)) => kept.unreadable.len(),
            _ => 0,
        });
        (count > 0).then(|| view! { <p class="refusal">{say!(i18n, LOCAL_UNREADABLE, count = count)}</p> })
    };
    view! {
        {unreadable}
        {move || shelf.problem.get().map(|problem| view! {
            <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p>
        })}
        <Import shelf/>
    }
}

/// A game, and what can be done with it.
#[component]
pub(super) fn KeptGame(shelf: Shelf, game: LocalGame) -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let table = StoredValue::new(game.line.table.clone());
    let asks = RwSignal::new(false);
    let is_uploaded = move || shelf.uploaded.with(|uploaded| uploaded.contains(&table.get_value()));
    let delete = move |_| shelf.carry_out(async move { local::delete(&table.get_value()).await });
    let save = move |_| {
        shelf.carry_out(async move {
            let table = table.get_value();
            save_file(&format!("palazzi-{table}.game"), &local::record(&table).await?);
            Ok(())
        });
    };
    let upload = move |_| {
        shelf.carry_out(async move {
            let table = table.get_value();
            local::upload(&table, session).await?;
            shelf.uploaded.try_update(|uploaded| uploaded.push(table));
            Ok(())
        });
    };
    let is_over = game.line.status == Status::Over;
    let outcome = winner(i18n, &game);
    let after = move || {
        is_over.then(|| {
            view! {
                <button on:click=save>{move || say!(i18n, LOCAL_SAVE)}</button>
                <button on:click=upload disabled=is_uploaded>
                    {move || if is_uploaded() { say!(i18n, LOCAL_UPLOADED) } else { say!(i18n, LOCAL_UPLOAD) }}
                </button>
            }
        })
    };
    let deleting = move || match asks.get() {
        false => view! {
            <button class="quiet" on:click=move |_| asks.set(true)>{move || say!(i18n, LOCAL_DELETE)}</button>
        }
        .into_any(),
        true => view! {
            <button class="quiet" on:click=move |_| asks.set(false)>{move || say!(i18n, LOCAL_KEEP)}</button>
            <button class="warn" on:click=delete>{move || say!(i18n, LOCAL_DELETE_SURE)}</button>
        }
        .into_any(),
    };
    view! {
        <li class="card game">
            {line(i18n, game.line)}
            {move || session.you.get().map(|_| view! { <span class="tag">{say!(i18n, GAMES_HERE)}</span> })}
            {outcome.map(|outcome| view! { <span class="outcome">{outcome}</span> })}
            <span class="buttons">{after}{deleting}</span>
        </li>
    }
}

/// Opens a `.game` file.
#[component]
fn Import(shelf: Shelf) -> impl IntoView {
    let i18n = use_i18n();
    let go = use_navigate();
    let open = move |event: Event| {
        let input: Option<HtmlInputElement> = event.target().and_then(|input| input.dyn_into().ok());
        let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(file) = file else { return };
        let go = go.clone();
        shelf.carry_out(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let imported = local::import(text.unwrap_or_default()).await?;
            go(&format!("/t/{}", imported.table), NavigateOptions::default());
            Ok(())
        });
    };
    view! {
        <label class="button import">
            {move || say!(i18n, LOCAL_IMPORT)}
            <input type="file" accept=".game,text/plain" class="hidden" on:change=open/>
        </label>
    }
}

/// How a game ended, in a sentence.
fn winner(i18n: I18n, game: &LocalGame) -> Option<String> {
    let outcome = game.outcome.as_ref()?;
    let first = *outcome.winners.first()? as usize;
    let points = outcome.scores.get(first).copied()?;
    let names = plain_line_names(&game.line.seats, &i18n.texts());
    let winners = outcome.winners.iter().filter_map(|seat| names.get(*seat as usize));
    let names: Vec<String> = winners.cloned().collect();
    Some(say!(i18n, LOCAL_WON, name = names.join(", "), points = points))
}

/// Lets the browser save a text as a file.
fn save_file(name: &str, text: &str) {
    let Ok(link) = document().create_element("a") else { return };
    let address = format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text));
    let _ = link.set_attribute("href", &address).and_then(|()| link.set_attribute("download", name));
    if let Ok(link) = link.dyn_into::<HtmlElement>() {
        link.click();
    }
}
