use leptos::prelude::*;
use palazzi_client::preferences::{Confirm, Preference, Speed, TextSize, Theme, Volume};
use wasm_bindgen_futures::JsFuture;

/// How loud pieces are at first, and the call to the reader's turn.
const FIRST_VOLUMES: [Volume; 2] = [Volume::new(60), Volume::new(80)];

/// What the reader has set for this browser.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// Light or dark.
    pub(crate) theme: RwSignal<Theme>,
    /// How large text is.
    pub(crate) text_size: RwSignal<TextSize>,
    /// Whether boards are shown as text.
    pub(crate) text_mode: RwSignal<bool>,
    /// How fast things move.
    pub(crate) speed: RwSignal<Speed>,
    /// Before which steps the client asks.
    pub(crate) confirm: RwSignal<Confirm>,
    /// Whether opponents make remarks.
    pub(crate) remarks: RwSignal<bool>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
    /// How loud pieces are.
    pub(crate) effects_volume: RwSignal<Volume>,
    /// How loud the call to the reader's turn is.
    pub(crate) turn_volume: RwSignal<Volume>,
    /// Whether the browser tells when it is the reader's turn.
    pub(crate) notify: RwSignal<bool>,
}

impl Settings {
    pub(crate) fn provide() {
        let was_still = read("still").is_some_and(|value| value == "on");
        let speed = Speed::at_start(read("speed").as_deref(), was_still, system_reduces_motion());
        let [effects, turn] = FIRST_VOLUMES;
        let settings = Settings {
            theme: kept_choice("theme"),
            text_size: kept_choice("text-size"),
            text_mode: kept_switch("text-mode", false),
            speed: RwSignal::new(speed),
            confirm: kept_choice("confirm"),
            remarks: kept_switch("remarks", true),
            sound: kept_switch("sound", false),
            effects_volume: kept_volume("volume-effects", effects),
            turn_volume: kept_volume("volume-turn", turn),
            notify: kept_switch("notify", false),
        };
        keep("speed", move || settings.speed.get().name().to_owned());
        Effect::new(move || mark("data-motion", Some(settings.speed.get().mark())));
        Effect::new(move || {
            let theme = settings.theme.get();
            mark("data-theme", (theme != Theme::System).then(|| theme.name()));
        });
        Effect::new(move || mark("data-text", Some(settings.text_size.get().name())));
        Effect::new(move || {
            if settings.notify.get()
                && let Ok(asked) = web_sys::Notification::request_permission()
            {
                leptos::task::spawn_local(async move {
                    // Whatever the answer is, the browser remembers it.
                    let _ = JsFuture::from(asked).await;
                });
            }
        });
        crate::sound::provide(settings);
        provide_context(settings);
    }
}

pub(crate) fn use_settings() -> Settings {
    expect_context()
}

/// How fast things move on this page, by the settings or, where they say nothing, by the system.
pub(crate) fn speed_now() -> Speed {
    let mark = document().document_element().and_then(|root| root.get_attribute("data-motion"));
    let marked = |mark: String| Speed::ALL.iter().copied().find(|speed| speed.mark() == mark);
    mark.and_then(marked).unwrap_or_default()
}

fn system_reduces_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Lets the browser keep a setting from the first change on, so that what was never chosen can still follow the system.
fn keep(name: &'static str, value: impl Fn() -> String + 'static) {
    Effect::new(move |before: Option<String>| {
        let value = value();
        if before.is_some_and(|before| before != value) {
            write(name, &value);
        }
        value
    });
}

/// A switch that the browser keeps.
fn kept_switch(name: &'static str, at_first: bool) -> RwSignal<bool> {
    let signal = RwSignal::new(read(name).map_or(at_first, |value| value == "on"));
    keep(name, move || if signal.get() { "on" } else { "off" }.to_owned());
    signal
}

/// A choice that the browser keeps.
fn kept_choice<P: Preference>(name: &'static str) -> RwSignal<P> {
    let signal = RwSignal::new(read(name).and_then(|value| P::named(&value)).unwrap_or_default());
    keep(name, move || signal.get().name().to_owned());
    signal
}

/// A volume that the browser keeps.
fn kept_volume(name: &'static str, at_first: Volume) -> RwSignal<Volume> {
    let signal = RwSignal::new(read(name).and_then(|value| value.parse().ok()).unwrap_or(at_first));
    keep(name, move || signal.get().get().to_string());
    signal
}

/// Sets an attribute of the whole page, or takes it away.
fn mark(attribute: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let done = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
    done.expect("attributes of the page have plain names");
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

/// Lets the browser forget something.
pub(crate) fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(name);
    }
}
