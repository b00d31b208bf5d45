use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use palazzi_client::{Past, say};
use palazzi_rules::{Head, with_engine};
use wasm_bindgen_futures::JsFuture;

use super::source;
use crate::i18n::{I18n, use_i18n};
use crate::pages::problem_text;

/// No game is larger, in bytes.
const LARGEST: f64 = 4_000_000.0;

/// Opens a game from a file.
#[component]
pub(super) fn OpenFile() -> impl IntoView {
    let i18n = use_i18n();
    let go = StoredValue::new_local(use_navigate());
    let note = RwSignal::new(None::<String>);
    let wrong = RwSignal::new(None::<String>);
    let over = RwSignal::new(false);
    let take = move |file: Option<web_sys::File>| {
        let Some(file) = file else { return };
        wrong.set(None);
        note.set(Some(say!(i18n, REPLAY_OPEN_READING, name = file.name())));
        spawn_local(async move {
            let opened = open(&file, i18n).await;
            note.try_set(None);
            match opened {
                Ok(table) => {
                    go.try_with_value(|go| go(&format!("/replay/{table}"), NavigateOptions::default()));
                }
                Err(reason) => {
                    wrong.try_set(Some(reason));
                }
            }
        });
    };
    let on_drop = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        take(event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)));
    };
    let on_choose = move |event: web_sys::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        take(input.files().and_then(|files| files.get(0)));
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <main id="content" class="page open-file">
            <h1>{move || say!(i18n, REPLAY_OPEN_TITLE)}</h1>
            <div
                class="drop card"
                class:over=move || over.get()
                on:dragover=move |event: DragEvent| {
                    event.prevent_default();
                    over.set(true);
                }
                on:dragleave=move |_| over.set(false)
                on:drop=on_drop
            >
                <p>{move || say!(i18n, REPLAY_OPEN_TEXT)}</p>
                <label class="button main">
                    {move || say!(i18n, REPLAY_OPEN_CHOOSE)}
                    <input type="file" class="hidden" accept=".game,text/plain" on:change=on_choose/>
                </label>
                {move || note.get().map(|note| view! { <p role="status">{note}</p> })}
                {move || wrong.get().map(|wrong| view! { <p class="refusal" role="alert">{wrong}</p> })}
            </div>
            <p class="aside">{move || say!(i18n, REPLAY_OPEN_GAMES)}</p>
        </main>
    }
}

/// Reads a file, replays it here, and takes it into the archive. Returns the name of its table, or why not.
async fn open(file: &web_sys::File, i18n: I18n) -> Result<String, String> {
    let name = file.name();
    if file.size() > LARGEST {
        return Err(say!(i18n, REPLAY_OPEN_LARGE, name = name));
    }
    let wrong = |reason: String| say!(i18n, REPLAY_OPEN_WRONG, name = name.clone(), reason = reason);
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let text = text.ok_or_else(|| wrong(i18n.find("problem-bad-request")))?;
    let (head, _) = Head::parse(&text).map_err(|(line, error)| wrong(format!("{line}: {error}")))?;
    with_engine!(head.ruleset.engine(), G => {
        Past::<G>::read(&text).map_err(|error| wrong(error.to_string()))?;
    });
    source::import(&text).await.map_err(|problem| problem_text(i18n, &problem))
}
