use leptos::prelude::*;

/// What the reader has set for this browser.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// Whether boards are shown as text.
    pub(crate) text_mode: RwSignal<bool>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
}

impl Settings {
    pub(crate) fn provide() {
        provide_context(Settings { text_mode: kept("text-mode"), sound: kept("sound") });
    }
}

pub(crate) fn use_settings() -> Settings {
    expect_context()
}

/// A switch that the browser keeps, off at first.
fn kept(name: &'static str) -> RwSignal<bool> {
    let signal = RwSignal::new(read(name).is_some_and(|value| value == "on"));
    Effect::new(move || write(name, if signal.get() { "on" } else { "off" }));
    signal
}

/// What the browser keeps under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Lets the browser keep something; a browser that keeps nothing is no problem.
pub(crate) fn write(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(name, value);
    }
}
