use leptos::prelude::*;
use palazzi_client::say;
use wasm_bindgen::JsCast;

use crate::i18n::use_i18n;
use crate::link::Link;
use crate::settings::use_settings;

/// Tells when it becomes the reader's turn: by a sound, by the browser if its window is hidden, and in the title.
pub(crate) fn tell_turns(link: Link) {
    let i18n = use_i18n();
    let settings = use_settings();
    let yours = Memo::new(move |_| {
        link.now
            .with(|now| now.as_ref().is_some_and(|now| now.you.is_some() && now.you == now.overview.to_move))
    });
    crate::pages::set_title(move || match yours.get() {
        true => say!(i18n, TABLE_TURN_YOURS),
        false => say!(i18n, TABLE_TITLE),
    });
    Effect::new(move |before: Option<bool>| {
        let now = yours.get();
        if now && before == Some(false) {
            if settings.sound.get_untracked() {
                chime();
            }
            if settings.notify.get_untracked() && document().hidden() {
                // A browser that may not tell says nothing.
                let _ = web_sys::Notification::new(&say!(i18n, TABLE_TURN_YOURS));
            }
        }
        now
    });
}

/// Two soft notes, made here.
fn chime() {
    let Ok(audio) = web_sys::AudioContext::new() else { return };
    for (pitch, begin) in [(523.25, 0.0), (659.25, 0.14)] {
        let note = || -> Option<()> {
            let tone = audio.create_oscillator().ok()?;
            let volume = audio.create_gain().ok()?;
            let start = audio.current_time() + begin;
            tone.frequency().set_value(pitch);
            volume.gain().set_value_at_time(0.12, start).ok()?;
            volume.gain().exponential_ramp_to_value_at_time(0.001, start + 0.5).ok()?;
            tone.connect_with_audio_node(&volume).ok()?;
            volume.connect_with_audio_node(audio.destination().unchecked_ref()).ok()?;
            tone.start_with_when(start).ok()?;
            tone.stop_with_when(start + 0.5).ok()
        };
        // A browser without sound stays silent.
        let _ = note();
    }
}
