use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use palazzi_client::say;
use palazzi_protocol::{Created, Welcome};
use palazzi_rules::Ruleset;

use crate::api;
use crate::i18n::use_i18n;

/// Where everybody begins.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let i18n = use_i18n();
    let go = use_navigate();
    let play = move |ruleset: Ruleset| {
        let go = go.clone();
        spawn_local(async move {
            let _ = api::send::<Welcome>(Method::POST, "/api/guests", &serde_json::json!({})).await;
            let wish = serde_json::json!({ "ruleset": ruleset, "seats": ["me", { "bot": "mason" }] });
            if let Ok(created) = api::send::<Created>(Method::POST, "/api/tables", &wish).await {
                go(&created.link, NavigateOptions::default());
            }
        });
    };
    view! {
        <main id="content" class="start">
            <h1>{move || say!(i18n, APP_NAME)}</h1>
            <p>{move || say!(i18n, APP_TAGLINE)}</p>
            <ul class="rulesets">
                {Ruleset::ALL.map(|ruleset| { let play = play.clone(); view! {
                    <li>
                        <h2>{move || i18n.find(&format!("ruleset-{ruleset}"))}</h2>
                        <p>{move || i18n.find(&format!("ruleset-{ruleset}-about"))}</p>
                        <button class="main" on:click=move |_| play(ruleset)>{move || say!(i18n, START_PLAY_NOW)}</button>
                    </li>
                }})}
            </ul>
        </main>
    }
}
