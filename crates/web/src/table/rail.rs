use leptos::prelude::*;
use palazzi_client::preferences::Theme;
use palazzi_client::say;

use super::clock::Clocks;
use super::side::{Drawer, DrawerButton};
use super::trouble::Connection;
use crate::i18n::use_i18n;
use crate::settings::use_settings;
use crate::stage::{Drawn, Stage};

/// The rail above the scene: what is played, how far the end is, and switches for sound, light and the drawer. The
/// site's navigation is the corner button of the site's header, which lies over its left end.
#[component]
pub(super) fn Rail<G: Drawn>(stage: Stage<G>, drawer: Drawer) -> impl IntoView {
    let i18n = stage.i18n;
    let ruleset = Memo::new(move |_| stage.link.now.with(|now| now.as_ref().map(|now| now.overview.ruleset)));
    let name = move || ruleset.get().map(|ruleset| i18n.find(&format!("ruleset-{ruleset}")));
    view! {
        <header class="rail" data-region="rail">
            <span class="rail-name" aria-hidden="true">{move || say!(i18n, APP_NAME)}</span>
            <div class="rail-end">{G::rail(stage)}</div>
            <Connection link=stage.link/>
            <Clocks link=stage.link/>
            <span class="rail-ruleset">{name}</span>
            <Sound/>
            <Light/>
            <DrawerButton drawer/>
        </header>
    }
}

/// Turns the sound on and off.
#[component]
fn Sound() -> impl IntoView {
    let i18n = use_i18n();
    let sound = use_settings().sound;
    view! {
        <Switch
            name=Signal::derive(move || say!(i18n, RAIL_SOUND))
            is_on=sound
            icon=Signal::derive(move || if sound.get() { "#i-sound" } else { "#i-mute" })
            change=Callback::new(move |()| sound.update(|sound| *sound = !*sound))
        />
    }
}

/// Lights the candles: the evening theme.
#[component]
fn Light() -> impl IntoView {
    let i18n = use_i18n();
    let theme = use_settings().theme;
    let is_evening = Memo::new(move |_| match theme.get() {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => is_dark(),
    });
    let change = move |()| theme.set(if is_evening.get_untracked() { Theme::Light } else { Theme::Dark });
    view! {
        <Switch
            name=Signal::derive(move || say!(i18n, RAIL_EVENING))
            is_on=is_evening
            icon=Signal::derive(move || if is_evening.get() { "#i-sun" } else { "#i-moon" })
            change=Callback::new(change)
        />
    }
}

/// A switch in the rail.
#[component]
fn Switch(
    name: Signal<String>,
    #[prop(into)] is_on: Signal<bool>,
    icon: Signal<&'static str>,
    change: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="rail-button"
            aria-pressed=move || is_on.get().to_string()
            aria-label=name
            title=name
            on:click=move |_| change.run(())
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=icon/></svg>
        </button>
    }
}

/// Whether the system is dark.
fn is_dark() -> bool {
    let dark = window().match_media("(prefers-color-scheme: dark)");
    dark.ok().flatten().is_some_and(|query| query.matches())
}
