use super::sections::{ruleset_of, sections};
use crate::key::EXPLAIN_RULES;
use crate::say;
use crate::texts::Texts;

/// A title gives at most so many letters of a rule, so that it fits into a line.
const MOST_LETTERS: usize = 60;

/// What a link to a rule is called: the section that it stands in, and its first words.
///
/// While the texts about rules are not there, it is only the word for rules.
pub fn rule_title(rule: &str, texts: &Texts) -> String {
    let section = ruleset_of(rule)
        .and_then(|ruleset| sections(ruleset).iter().find(|section| section.rules.contains(&rule)));
    let title = section.and_then(|section| texts.find(&format!("rules-section-{}", section.name)).ok());
    match title.zip(texts.find(&format!("rule-{rule}")).ok()) {
        Some((section, text)) => say!(texts, EXPLAIN_RULE, section = section, words = beginning(&text)),
        None => texts.get(EXPLAIN_RULES),
    }
}

/// The first sentence of a text, or as many of its words as fit.
fn beginning(text: &str) -> String {
    let end = text.find(['.', ':', ';', '·']).unwrap_or(text.len());
    let sentence = &text[..end];
    if sentence.chars().count() <= MOST_LETTERS {
        return sentence.to_owned();
    }
    let mut words = String::new();
    for word in sentence.split(' ') {
        if words.chars().count() + word.chars().count() >= MOST_LETTERS {
            break;
        }
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(word);
    }
    format!("{}…", words.trim_end_matches(','))
}

#[cfg(test)]
mod tests {
    use palazzi_rules::Ruleset;

    use super::*;
    use crate::learn::tests::english;
    use crate::texts::Language;

    #[test]
    fn every_rule_has_a_title_of_one_line() {
        let sources = [
            [include_str!("../../locales/en/rules.ftl"), include_str!("../../locales/en/explain.ftl")],
            [include_str!("../../locales/de/rules.ftl"), include_str!("../../locales/de/explain.ftl")],
            [include_str!("../../locales/nl/rules.ftl"), include_str!("../../locales/nl/explain.ftl")],
            [include_str!("../../locales/it/rules.ftl"), include_str!("../../locales/it/explain.ftl")],
            [include_str!("../../locales/el/rules.ftl"), include_str!("../../locales/el/explain.ftl")],
        ];
        for (language, sources) in Language::ALL.into_iter().zip(sources) {
            let texts = Texts::new(language, &sources);
            for rule in Ruleset::ALL.into_iter().flat_map(sections).flat_map(|section| section.rules) {
                let title = rule_title(rule, &texts);
                assert!(title.contains(": ") && title.chars().count() < 120, "{title}");
                assert!(!title.contains(rule), "{title}");
            }
        }
    }

    #[test]
    fn a_title_is_the_section_and_the_first_words() {
        let mut texts = english();
        texts.add(include_str!("../../locales/en/explain.ftl"));
        assert_eq!(rule_title("E2-TURN-1", &texts), "A turn: On your turn you choose exactly one action");
        let long = "Building: Choose one face-up building and one of your six cities, and…";
        assert_eq!(rule_title("E1-BUILD-1", &texts), long);
    }

    #[test]
    fn a_link_to_a_rule_without_a_text_is_called_rules() {
        let source = include_str!("../../locales/en/explain.ftl");
        let texts = Texts::new(Language::English, &[source]);
        assert_eq!(rule_title("E1-BUILD-1", &texts), "Rules");
    }
}
