use std::rc::Rc;

use leptos::prelude::*;
use palazzi_client::{Key, Texts};

/// The texts in the language of the reader; whatever uses them follows when the language changes.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    texts: RwSignal<Rc<Texts>, LocalStorage>,
}

impl I18n {
    pub(crate) fn provide(texts: Texts) {
        provide_context(I18n { texts: RwSignal::new_local(Rc::new(texts)) });
    }

    /// The texts; where this is read, the language is followed.
    pub(crate) fn texts(self) -> Rc<Texts> {
        self.texts.get()
    }

    /// A text without variables.
    pub(crate) fn get(self, key: Key) -> String {
        self.texts.with(|texts| texts.get(key))
    }

    /// A text with variables.
    pub(crate) fn say(self, key: Key, arguments: &palazzi_client::Arguments) -> String {
        self.texts.with(|texts| texts.say(key, arguments))
    }

    /// A text whose name is put together from what it is about.
    ///
    /// # Panics
    /// If there is no such text: tests look for all of them.
    pub(crate) fn find(self, name: &str) -> String {
        self.texts.with(|texts| texts.find(name)).unwrap_or_else(|unknown| panic!("no text {}", unknown.0))
    }

    /// Adds texts that were fetched later, in the same language.
    pub(crate) fn add(self, source: &str) {
        self.texts.update(|texts| {
            // Whoever holds the texts right now keeps the old ones, and these would be lost: nobody holds them for long.
            if let Some(texts) = Rc::get_mut(texts) {
                texts.add(source);
            }
        });
    }

    pub(crate) fn set(self, texts: Texts) {
        self.texts.set(Rc::new(texts));
    }
}

pub(crate) fn use_i18n() -> I18n {
    expect_context()
}
