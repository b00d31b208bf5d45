use palazzi_client::{Language, Texts};

/// All texts of a language that this client speaks.
pub(crate) fn texts(language: Language) -> Texts {
    macro_rules! of {
        ($code:literal) => {
            [
                include_str!(concat!("../../client/locales/", $code, "/ui.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/local.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/characters.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/carrara.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/cards.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/palazzo.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/reasons.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/review.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/rules.ftl")),
                include_str!(concat!("../../client/locales/", $code, "/terminal.ftl")),
            ]
        };
    }
    let sources = match language {
        Language::English => of!("en"),
        Language::German => of!("de"),
        Language::Dutch => of!("nl"),
        Language::Italian => of!("it"),
        Language::Greek => of!("el"),
    };
    Texts::new(language, &sources)
}

/// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything.
pub fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|it| !it.is_empty()));
    said.and_then(|text| text.parse().ok()).unwrap_or(Language::English)
}

/// The first letters of a word, as it stands where there is little room.
pub(crate) fn short(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    first + &letters.take(2).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_the_language() {
        let with = |all: &'static str, lang: &'static str| {
            language_of(move |name| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            })
        };
        assert_eq!(with("", "de_AT.UTF-8"), Language::German);
        assert_eq!(with("el_GR.UTF-8", "de_AT.UTF-8"), Language::Greek);
        assert_eq!(with("C", "de_AT.UTF-8"), Language::English);
        assert_eq!(language_of(|_| None), Language::English);
    }

    #[test]
    fn short_words_of_buildings_differ_in_every_language() {
        for language in Language::ALL {
            let texts = texts(language);
            let kinds = ["library", "cathedral", "palace", "gate", "castle", "villa"];
            let mut shorts: Vec<String> = kinds
                .iter()
                .map(|kind| short(&texts.find(&format!("carrara-type-{kind}")).expect("a word")))
                .collect();
            shorts.sort();
            shorts.dedup();
            assert_eq!(shorts.len(), kinds.len(), "{language:?}: {shorts:?}");
        }
    }
}
