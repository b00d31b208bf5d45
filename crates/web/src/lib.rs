//! The web client: draws views, narrows what is on offer by clicks and keys, and speaks to a server or to the worker
//! that plays without one.

mod api;
mod app;
mod art;
mod carrara;
mod charts;
mod clicks;
mod fit;
mod header;
mod i18n;
mod late;
mod link;
mod motion;
mod pages;
mod palazzo;
mod session;
mod settings;
mod sound;
mod stage;
mod table;

use palazzi_client::{Language, Texts};
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the client in a language, given by its code, with the texts in it.
#[wasm_bindgen]
pub fn start(language: &str, texts: &str) {
    console_error_panic_hook::set_once();
    let language = language.parse().unwrap_or(Language::English);
    let texts = Texts::new(language, &[texts]);
    leptos::mount::mount_to_body(move || app::App(app::AppProps { texts }));
}
