use leptos::prelude::*;
use palazzi_client::say;

use crate::i18n::use_i18n;
use crate::link::Link;
use crate::settings::use_settings;
use crate::sound::{Sound, play};

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
            play(Sound::Chime);
            if settings.notify.get_untracked() && document().hidden() {
                // A browser that may not tell says nothing.
                let _ = web_sys::Notification::new(&say!(i18n, TABLE_TURN_YOURS));
            }
        }
        now
    });
}
