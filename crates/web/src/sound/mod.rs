//! Plays sounds as the reader has set them.

mod player;

use std::cell::{Cell, RefCell};

use leptos::ev::{keydown, pointerdown};
use leptos::prelude::*;
use palazzi_client::preferences::Volume;
use palazzi_client::sound::Channel;
pub(crate) use palazzi_client::sound::Sound;

use crate::settings::Settings;
use player::Player;

thread_local! {
    /// Whether the reader has done something on the page. Browsers play nothing before.
    static IS_TOUCHED: Cell<bool> = const { Cell::new(false) };
    /// What plays, made for the first sound.
    static PLAYER: RefCell<Option<Player>> = const { RefCell::new(None) };
    /// What the reader has set.
    static SETTINGS: RefCell<Option<Settings>> = const { RefCell::new(None) };
}

/// Remembers where the settings are, so that sounds can be played from anywhere, and waits for the first gesture.
pub(crate) fn provide(settings: Settings) {
    SETTINGS.set(Some(settings));
    window_event_listener(pointerdown, |_| touch());
    window_event_listener(keydown, |_| touch());
}

/// Browsers let a page play from a gesture on, and may stop that while nobody looks.
fn touch() {
    IS_TOUCHED.set(true);
    PLAYER.with_borrow(|player| {
        if let Some(player) = player {
            player.resume();
        }
    });
}

/// Plays a sound if the reader wants any. What comes before the first gesture is dropped and does not gather; a browser
/// that cannot play stays silent.
pub(crate) fn play(sound: Sound) {
    let volume =
        SETTINGS.with_borrow(|settings| settings.and_then(|settings| wanted(settings, sound.channel())));
    let Some(volume) = volume.filter(|_| IS_TOUCHED.get()) else { return };
    PLAYER.with_borrow_mut(|player| {
        if player.is_none() {
            *player = Player::new();
        }
        if let Some(player) = player {
            player.play(sound.canonical(), volume.gain());
        }
    });
}

/// How loud a channel is, if it is heard at all.
fn wanted(settings: Settings, channel: Channel) -> Option<Volume> {
    let volume = match channel {
        Channel::Effects => settings.effects_volume,
        Channel::Turn => settings.turn_volume,
    };
    let volume = volume.try_get_untracked()?;
    (settings.sound.try_get_untracked()? && volume.get() > 0).then_some(volume)
}
