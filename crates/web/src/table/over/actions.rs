use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use palazzi_client::say;
use palazzi_protocol::{Command, Offered};

use crate::pages::replay::files;
use crate::pages::replay::source::Source;
use crate::stage::{Drawn, Stage};

/// Where to go after a game: play again, look back, take it along.
#[component]
pub(super) fn Actions<G: Drawn>(stage: Stage<G>, source: Source) -> impl IntoView {
    let i18n = stage.i18n;
    let link = stage.link;
    let table = source.table().to_owned();
    let next =
        Memo::new(move |_| link.now.with(|now| now.as_ref().and_then(|now| now.overview.rematch.clone())));
    let may_rematch = Memo::new(move |_| {
        link.now.with(|now| now.as_ref().is_some_and(|now| now.may.contains(&Offered::Rematch)))
    });
    // Whoever asks for another game is taken there.
    let asked = RwSignal::new(false);
    let go = use_navigate();
    Effect::new(move || {
        if let Some(next) = next.get().filter(|_| asked.get()) {
            go(&format!("/t/{next}"), NavigateOptions::default());
        }
    });
    let rematch = move || match next.get() {
        Some(next) => Some(
            view! { <a class="button main" href=format!("/t/{next}")>{say!(i18n, OVER_REMATCH_OPEN)}</a> }
                .into_any(),
        ),
        None if may_rematch.get() => {
            let ask = move |_| {
                asked.set(true);
                link.submit(Command::Rematch);
            };
            Some(view! { <button class="main" on:click=ask>{say!(i18n, OVER_REMATCH)}</button> }.into_any())
        }
        None => None,
    };
    let download = move |_| {
        let source = source.clone();
        spawn_local(async move {
            if let Ok(text) = source.record().await {
                files::save(&files::name_of(source.table()), &text);
            }
        });
    };
    view! {
        {rematch}
        <a class="button" href=format!("/replay/{table}")>{move || say!(i18n, OVER_REPLAY)}</a>
        <a class="button" href=format!("/replay/{table}?show=analysis")>{move || say!(i18n, OVER_ANALYSIS)}</a>
        <button on:click=download>{move || say!(i18n, OVER_RECORD)}</button>
    }
}
