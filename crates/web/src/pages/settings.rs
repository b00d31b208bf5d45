use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::{Language, Texts, say};

use super::Page;
use super::new_table::switch;
use super::portraits::Portraits;
use crate::api;
use crate::i18n::{I18n, use_i18n};
use crate::settings::{Theme, use_settings, write};

/// What the reader can set for this browser.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let i18n = use_i18n();
    let settings = use_settings();
    let language = move || i18n.texts().language();
    view! {
        <Page title=palazzi_client::key::NAV_SETTINGS>
            <div class="form">
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
                <label>
                    {move || say!(i18n, SETTINGS_THEME)}
                    <select on:change=move |event| settings.theme.set(Theme::named(&event_target_value(&event)))>
                        {Theme::ALL.map(|option| view! {
                            <option value=option.name() selected=move || settings.theme.get() == option>
                                {move || i18n.find(&format!("theme-{}", option.name()))}
                            </option>
                        })}
                    </select>
                </label>
                <div>
                    {switch(settings.text_mode, move || say!(i18n, TABLE_TEXT_MODE))}
                    <p class="about">{move || say!(i18n, SETTINGS_TEXT_MODE_ABOUT)}</p>
                </div>
                <div>
                    {switch(settings.still, move || say!(i18n, SETTINGS_STILL))}
                    <p class="about">{move || say!(i18n, SETTINGS_STILL_ABOUT)}</p>
                </div>
                {switch(settings.sound, move || say!(i18n, SETTINGS_SOUND))}
                <Portraits/>
                {switch(settings.notify, move || say!(i18n, SETTINGS_NOTIFY))}
            </div>
        </Page>
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
