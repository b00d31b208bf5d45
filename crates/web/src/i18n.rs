use std::rc::Rc;

use gloo_net::http::Request;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use palazzi_client::{Key, Language, Texts};

/// The texts in the language of the reader; whatever uses them follows when the language changes.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    texts: RwSignal<Rc<Texts>, LocalStorage>,
    /// The late texts that are asked for or there, with their language.
    late: RwSignal<Vec<(Language, Late, Arrival)>>,
}

/// Texts that are fetched only where they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Late {
    Rules,
    Cards,
    Explain,
    Learn,
}

/// How far late texts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    Asked,
    There,
}

/// The waits before late texts are asked for once more, in milliseconds.
const WAITS_MS: [u32; 6] = [250, 500, 1000, 2000, 4000, 8000];

impl Late {
    fn name(self) -> &'static str {
        match self {
            Late::Rules => "rules",
            Late::Cards => "cards",
            Late::Explain => "explain",
            Late::Learn => "learn",
        }
    }
}

impl I18n {
    pub(crate) fn provide(texts: Texts) {
        provide_context(I18n { texts: RwSignal::new_local(Rc::new(texts)), late: RwSignal::default() });
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

    /// Takes the texts of another language; late texts are fetched again where they are read.
    pub(crate) fn set(self, texts: Texts) {
        self.late.update(Vec::clear);
        self.texts.set(Rc::new(texts));
    }

    /// Fetches late texts for as long as somebody reads them. Whether they are there.
    pub(crate) fn late(self, wanted: &'static [Late]) -> Memo<bool> {
        let arrived = move |arrivals: &[Arrival]| {
            let language = self.texts.with(|texts| texts.language());
            self.late.with(|late| {
                let is = |file: Late| {
                    late.iter().any(|(found, which, arrival)| {
                        (*found, *which) == (language, file) && arrivals.contains(arrival)
                    })
                };
                wanted
                    .iter()
                    .copied()
                    .filter(|file| !is(*file))
                    .map(|file| (language, file))
                    .collect::<Vec<_>>()
            })
        };
        Effect::new(move || {
            for (language, file) in arrived(&[Arrival::Asked, Arrival::There]) {
                self.late.update(|late| late.push((language, file, Arrival::Asked)));
                leptos::task::spawn_local(self.fetch(language, file));
            }
        });
        Memo::new(move |_| arrived(&[Arrival::There]).is_empty())
    }

    async fn fetch(self, language: Language, file: Late) {
        let path = format!("/texts/{}.{}.ftl", language.code(), file.name());
        let mut source = read(&path).await;
        for wait in WAITS_MS {
            if source.is_some() {
                break;
            }
            TimeoutFuture::new(wait).await;
            source = read(&path).await;
        }
        let entry = (language, file, Arrival::Asked);
        let Some(source) = source else {
            self.late.update(|late| late.retain(|known| *known != entry));
            return;
        };
        // The language may have changed meanwhile.
        if self.texts.with_untracked(|texts| texts.language()) != language {
            return;
        }
        self.texts.update(|texts| Rc::make_mut(texts).add(&source));
        self.late.update(|late| {
            late.retain(|known| *known != entry);
            late.push((language, file, Arrival::There));
        });
    }
}

async fn read(path: &str) -> Option<String> {
    let answer = Request::get(path).send().await.ok().filter(|answer| answer.ok())?;
    answer.text().await.ok()
}

pub(crate) fn use_i18n() -> I18n {
    expect_context()
}
