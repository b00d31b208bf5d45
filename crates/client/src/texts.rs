use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::key::Key;
use crate::sentence::Sentence;

/// What a text is about: the values of its variables.
pub type Arguments<'a> = FluentArgs<'a>;

/// A language that all texts exist in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    English,
    German,
    Dutch,
    Italian,
    Greek,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::Dutch, Language::Italian, Language::Greek];

    /// The code, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
            Language::Italian => "it",
            Language::Greek => "el",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
            Language::Italian => "Italiano",
            Language::Greek => "Ελληνικά",
        }
    }
}

/// The code of a language in which there are no texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code; what follows a hyphen, such as in `de-AT`, does not matter.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.split(['-', '_']).next().unwrap_or_default().to_lowercase();
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// All words in one language. Copies share what they were made of.
pub struct Texts {
    language: Language,
    sources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// A name for which there is no text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownText(pub String);

impl Texts {
    /// The texts in `sources`, each in the form of Fluent.
    ///
    /// # Panics
    /// If a source is not sound; the build has checked ours.
    pub fn new(language: Language, sources: &[&str]) -> Texts {
        let mut texts = Texts::empty(language);
        sources.iter().for_each(|source| texts.add(source));
        texts
    }

    fn empty(language: Language) -> Texts {
        let identifier: LanguageIdentifier = language.code().parse().expect("codes of languages are sound");
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        Texts { language, sources: Vec::new(), bundle }
    }

    /// Adds more texts in the same language.
    ///
    /// # Panics
    /// If the source is not sound; the build has checked ours.
    pub fn add(&mut self, source: &str) {
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the texts are not sound: {:?}", errors.first()));
        self.include(Arc::new(resource));
    }

    fn include(&mut self, source: Arc<FluentResource>) {
        self.bundle.add_resource_overriding(Arc::clone(&source));
        self.sources.push(source);
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without variables.
    pub fn get(&self, key: Key) -> String {
        self.format(key.name(), &Arguments::new()).unwrap_or_else(|_| key.name().to_owned())
    }

    /// A text with variables.
    pub fn say(&self, key: Key, arguments: &Arguments) -> String {
        self.format(key.name(), arguments).unwrap_or_else(|_| key.name().to_owned())
    }

    /// A text whose variables may mention things; see [`Sentence::mention`].
    pub fn sentence<P: Copy>(&self, key: Key, arguments: &Arguments, mentioned: &[P]) -> Sentence<P> {
        Sentence::read(&self.say(key, arguments), mentioned)
    }

    /// The text whose name is put together, such as that of a rule or of a card.
    ///
    /// # Errors
    /// If there is no such text.
    pub fn find(&self, name: &str) -> Result<String, UnknownText> {
        self.format(name, &Arguments::new())
    }

    /// The same with variables.
    ///
    /// # Errors
    /// If there is no such text.
    pub fn format(&self, name: &str, arguments: &Arguments) -> Result<String, UnknownText> {
        let unknown = || UnknownText(name.to_owned());
        let message = self.bundle.get_message(name).ok_or_else(unknown)?;
        let pattern = message.value().ok_or_else(unknown)?;
        let mut errors = Vec::new();
        let text: Cow<str> = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{name}: {errors:?}");
        Ok(text.into_owned())
    }
}

impl Clone for Texts {
    fn clone(&self) -> Texts {
        let mut texts = Texts::empty(self.language);
        self.sources.iter().for_each(|source| texts.include(Arc::clone(source)));
        texts
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Says a text: `say!(texts, START_PLAY_NOW)`, or with variables `say!(texts, BAR_PRICE, coins = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $key:ident $(,)?) => {
        $texts.get($crate::key::$key)
    };
    ($texts:expr, $key:ident, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut arguments = $crate::Arguments::new();
        $(arguments.set(stringify!($name), $value);)+
        $texts.say($crate::key::$key, &arguments)
    }};
}
