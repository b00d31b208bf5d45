use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::preferences::{Preference, Volume};
use palazzi_client::{Language, Texts, say};

use super::Page;
use super::new_table::switch;
use super::portraits::Portraits;
use crate::api;
use crate::i18n::{I18n, use_i18n};
use crate::settings::{use_settings, write};
use crate::sound::{Sound, play};

/// What the reader can set for this browser.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! {
        <Page title=palazzi_client::key::NAV_SETTINGS>
            <div class="settings">
                <Look/>
                <Playing/>
                <Sounds/>
            </div>
        </Page>
    }
}

/// Language, theme, and how boards and text are shown.
#[component]
fn Look() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_settings();
    let language = move || i18n.texts().language();
    view! {
        <section class="form">
            <h2>{move || say!(i18n, SETTINGS_LOOK)}</h2>
            <label>
                {move || say!(i18n, SETTINGS_LANGUAGE)}
                <select on:change=move |event| {
                    if let Ok(chosen) = event_target_value(&event).parse() {
                        change_language(i18n, chosen);
                    }
                }>
                    {Language::ALL.map(|option| view! {
                        <option value=option.code() lang=option.code() selected=move || language() == option>
                            {option.own_name()}
                        </option>
                    })}
                </select>
            </label>
            {choice(
                settings.theme,
                move || say!(i18n, SETTINGS_THEME),
                move |theme| i18n.find(&format!("theme-{}", theme.name())),
            )}
            {choice(
                settings.text_size,
                move || say!(i18n, SETTINGS_TEXT_SIZE),
                move |size| say!(i18n, SETTINGS_TEXT_SIZE_PERCENT, percent = size.name()),
            )}
            <div>
                {switch(settings.text_mode, move || say!(i18n, TABLE_TEXT_MODE))}
                <p class="about">{move || say!(i18n, SETTINGS_TEXT_MODE_ABOUT)}</p>
            </div>
        </section>
    }
}

/// How a table behaves.
#[component]
fn Playing() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_settings();
    view! {
        <section class="form">
            <h2>{move || say!(i18n, SETTINGS_PLAYING)}</h2>
            <div>
                {choice(
                    settings.speed,
                    move || say!(i18n, SETTINGS_SPEED),
                    move |speed| i18n.find(&format!("speed-{}", speed.name())),
                )}
                <p class="about">{move || say!(i18n, SETTINGS_SPEED_ABOUT)}</p>
            </div>
            <div>
                {choice(
                    settings.confirm,
                    move || say!(i18n, SETTINGS_CONFIRM),
                    move |confirm| i18n.find(&format!("confirm-{}", confirm.name())),
                )}
                <p class="about">{move || say!(i18n, SETTINGS_CONFIRM_ABOUT)}</p>
            </div>
            <Portraits/>
            {switch(settings.remarks, move || say!(i18n, SETTINGS_REMARKS))}
            {switch(settings.notify, move || say!(i18n, SETTINGS_NOTIFY))}
        </section>
    }
}

/// Whether there is sound, and how loud. Every change lets one hear what has changed.
#[component]
fn Sounds() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_settings();
    let off = move || !settings.sound.get();
    view! {
        <section class="form">
            <h2>{move || say!(i18n, SETTINGS_SOUND)}</h2>
            {switch(settings.sound, move || say!(i18n, SETTINGS_SOUND_ON))}
            {volume(settings.effects_volume, off, Sound::Mallet(1), move || say!(i18n, SETTINGS_VOLUME_EFFECTS))}
            {volume(settings.turn_volume, off, Sound::Chime, move || say!(i18n, SETTINGS_VOLUME_TURN))}
        </section>
    }
}

/// A setting with a few values.
fn choice<P: Preference>(
    signal: RwSignal<P>,
    title: impl Fn() -> String + Send + 'static,
    name: impl Fn(P) -> String + Copy + Send + 'static,
) -> impl IntoView {
    view! {
        <label>
            {title}
            <select on:change=move |event| signal.set(P::named(&event_target_value(&event)).unwrap_or_default())>
                {P::ALL.iter().map(|&option| view! {
                    <option value=option.name() selected=move || signal.get() == option>{move || name(option)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// How loud something is. When the slider is let go, `example` is heard.
fn volume(
    signal: RwSignal<Volume>,
    off: impl Fn() -> bool + Copy + Send + 'static,
    example: Sound,
    title: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    view! {
        <label class="volume">
            <span>{title}</span>
            <input
                type="range"
                min="0"
                max=Volume::MOST.to_string()
                step="5"
                disabled=off
                prop:value=move || signal.get().get().to_string()
                on:input=move |event| {
                    if let Ok(volume) = event_target_value(&event).parse() {
                        signal.set(volume);
                    }
                }
                on:change=move |_| play(example)
            />
            <output>{move || signal.get().get().to_string()}</output>
        </label>
    }
}

/// Fetches the texts of a language, and shows everything in it.
fn change_language(i18n: I18n, language: Language) {
    spawn_local(async move {
        let code = language.code();
        if let Ok(texts) = api::get_text(&format!("/texts/{code}.ftl")).await {
            write("language", code);
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", code);
            }
            i18n.set(Texts::new(language, &[&texts]));
        }
    });
}
