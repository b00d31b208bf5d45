use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// What the reader has set for this browser.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// Light or dark.
    pub(crate) theme: RwSignal<Theme>,
    /// Whether boards are shown as text.
    pub(crate) text_mode: RwSignal<bool>,
    /// Whether nothing moves.
    pub(crate) still: RwSignal<bool>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
    /// Whether the browser tells when it is the reader's turn.
    pub(crate) notify: RwSignal<bool>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the system has it.
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub(crate) fn named(name: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).unwrap_or(Theme::System)
    }
}

impl Settings {
    pub(crate) fn provide() {
        let settings = Settings {
            theme: RwSignal::new(Theme::named(&read("theme").unwrap_or_default())),
            text_mode: kept("text-mode"),
            still: kept("still"),
            sound: kept("sound"),
            notify: kept("notify"),
        };
        Effect::new(move || {
            let theme = settings.theme.get();
            write("theme", theme.name());
            mark("data-theme", (theme != Theme::System).then(|| theme.name()));
        });
        Effect::new(move || mark("data-motion", settings.still.get().then_some("off")));
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
        provide_context(settings);
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
