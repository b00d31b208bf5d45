//! Which rules each ruleset has, in the order in which they are read.

use palazzi_rules::Ruleset;
use palazzi_rules::carrara::Edition;

/// A part of the rules, such as buying bricks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its name; the text `rules-section-NAME` is its title.
    pub name: &'static str,
    /// The identifiers of its rules; the text `rule-ID` is what a rule says.
    pub rules: &'static [&'static str],
}

/// The rules of a ruleset.
pub fn sections(ruleset: Ruleset) -> &'static [Section] {
    match ruleset {
        Ruleset::Carrara(Edition::First) => &FIRST,
        Ruleset::Carrara(Edition::FirstExpansion) => &FIRST_EXPANSION,
        Ruleset::Carrara(Edition::Second) => &SECOND,
        Ruleset::Carrara(Edition::SecondAdvanced) => &SECOND_ADVANCED,
        Ruleset::Palazzo => &PALAZZO,
    }
}

/// Whether a ruleset has a rule.
pub fn has_rule(ruleset: Ruleset, rule: &str) -> bool {
    sections(ruleset).iter().any(|section| section.rules.contains(&rule))
}

/// The first ruleset that has a rule.
pub fn ruleset_of(rule: &str) -> Option<Ruleset> {
    Ruleset::ALL.into_iter().find(|ruleset| has_rule(*ruleset, rule))
}

const fn section(name: &'static str, rules: &'static [&'static str]) -> Section {
    Section { name, rules }
}

const FIRST: [Section; 8] = [
    section("set-up", &["E1-SET-1", "E1-SET-2", "E1-SET-3", "E1-SET-4", "E1-SET-5", "E1-SET-6", "E1-SET-7"]),
    section("turn", &["E1-TURN-1", "E1-TURN-2", "E1-TURN-3"]),
    section("buy-bricks", &["E1-BUY-1", "E1-BUY-2", "E1-BUY-3", "E1-BUY-4", "E1-BUY-5", "E1-BUY-6"]),
    section("build", &["E1-BUILD-1", "E1-BUILD-2", "E1-BUILD-3", "E1-BUILD-4"]),
    section("score", &["E1-SCORE-1", "E1-SCORE-2", "E1-SCORE-3", "E1-SCORE-4", "E1-SCORE-5"]),
    section("extra-purchase", &["E1-XTRA-1"]),
    section("end", &["E1-END-1", "E1-END-2", "E1-END-3", "E1-END-4"]),
    section("final-scoring", &["E1-FIN-1", "E1-FIN-2"]),
];

const FIRST_EXPANSION: [Section; 9] = [
    section(
        "set-up",
        &["E1-SET-1", "E1-SET-2", "E1-SET-3", "E1-SET-4", "E1-SET-5", "E1-SET-6", "E1-SET-7", "X-SET-1"],
    ),
    section("turn", &["E1-TURN-1", "E1-TURN-2", "E1-TURN-3"]),
    section(
        "buy-bricks",
        &[
            "X-BUY-1", "X-BUY-2", "E1-BUY-1", "E1-BUY-2", "E1-BUY-3", "E1-BUY-4", "X-BUY-3", "E1-BUY-5",
            "E1-BUY-6",
        ],
    ),
    section("build", &["E1-BUILD-1", "E1-BUILD-2", "E1-BUILD-3", "E1-BUILD-4"]),
    section("upgrades", &["X-BUILD-1", "X-BUILD-2", "X-BUILD-3"]),
    section(
        "score",
        &["E1-SCORE-1", "E1-SCORE-2", "E1-SCORE-3", "E1-SCORE-4", "E1-SCORE-5", "X-SCORE-1", "X-SCORE-2"],
    ),
    section("extra-purchase", &["E1-XTRA-1"]),
    section("end", &["E1-END-1", "E1-END-2", "X-END-1", "E1-END-3", "E1-END-4"]),
    section(
        "final-scoring",
        &["X-FIN-1", "X-FIN-2", "X-FIN-3", "X-FIN-4", "X-FIN-5", "X-FIN-6", "X-FIN-7", "E1-FIN-2"],
    ),
];

const SECOND: [Section; 9] = [
    section("set-up", &["E2-SET-1", "E2-SET-2", "E2-SET-3", "E2-SET-4", "E2-SET-5"]),
    section("turn", &["E2-TURN-1"]),
    section("buy-bricks", &["E2-BUY-1", "E2-BUY-2", "E2-BUY-3", "E2-BUY-4"]),
    section("build", &["E2-BUILD-1", "E2-BUILD-2"]),
    section("monuments", &["E2-BUILD-3", "E2-BUILD-4", "E2-BUILD-5"]),
    section("score", &["E2-SCORE-1", "E2-SCORE-2"]),
    section(
        "royal-visit",
        &["E2-SCORE-3", "E2-SCORE-4", "E2-SCORE-5", "E2-SCORE-6", "E2-SCORE-7", "E2-SCORE-8"],
    ),
    section("end", &["E2-END-1", "E2-END-3"]),
    section("final-scoring", &["E2-END-2"]),
];

const SECOND_ADVANCED: [Section; 13] = [
    section("set-up", &["E2-SET-1", "A-SET-2", "E2-SET-2", "E2-SET-3", "E2-SET-4", "A-SET-1", "E2-SET-5"]),
    section("turn", &["E2-TURN-1"]),
    section("buy-bricks", &["A-BUY-1", "E2-BUY-2", "E2-BUY-3", "E2-BUY-4"]),
    section("wheel-symbols", &["A-BUY-2"]),
    section("decorations-and-statues", &["A-DECO-1", "A-STAT-1"]),
    section("storage", &["A-STORE-1"]),
    section("build", &["E2-BUILD-1", "E2-BUILD-2"]),
    section("monuments", &["E2-BUILD-3", "E2-BUILD-4", "A-BUILD-1", "E2-BUILD-5"]),
    section("score", &["E2-SCORE-1", "A-SCORE-5", "E2-SCORE-2", "A-SCORE-2", "A-SCORE-3", "A-SCORE-4"]),
    section(
        "royal-visit",
        &["E2-SCORE-3", "A-SCORE-1", "E2-SCORE-4", "E2-SCORE-5", "E2-SCORE-6", "E2-SCORE-7", "E2-SCORE-8"],
    ),
    section("bonus-purchase", &["A-BONUS-1"]),
    section("end", &["E2-END-1", "E2-END-3"]),
    section("final-scoring", &["A-FIN-1", "A-FIN-2", "E2-END-2"]),
];

const PALAZZO: [Section; 9] = [
    section("set-up", &["P-SET-1", "P-SET-2", "P-SET-3", "P-SET-4", "P-SET-5"]),
    section("turn", &["P-TURN-1"]),
    section("take-money", &["P-MON-1", "P-MON-2"]),
    section("buy-or-auction", &["P-DRAW-1", "P-DRAW-2", "P-DRAW-3", "P-DRAW-4"]),
    section("buy-tiles", &["P-BUY-1", "P-PAY-1"]),
    section("auction", &["P-AUC-1", "P-AUC-2", "P-AUC-3", "P-AUC-4", "P-AUC-5"]),
    section("palaces", &["P-BUILD-1", "P-BUILD-2", "P-BUILD-3"]),
    section("rebuild", &["P-REB-1", "P-REB-2"]),
    section("end-and-scoring", &["P-END-1", "P-END-2", "P-END-3"]),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::learn::tests::english;

    const PAGES: [&str; 3] = [
        include_str!("../../../../docs/rules/carrara-first-edition.md"),
        include_str!("../../../../docs/rules/carrara-second-edition.md"),
        include_str!("../../../../docs/rules/palazzo.md"),
    ];

    /// The identifiers that the rules pages define, as `- E1-BUY-3 Then choose …`.
    fn defined() -> BTreeSet<&'static str> {
        let word = |line: &'static str| line.strip_prefix("- ")?.split_whitespace().next();
        let is_rule = |word: &&str| {
            let capital = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit();
            word.split('-').count() == 3 && word.split('-').all(|part| part.chars().all(capital))
        };
        PAGES.iter().flat_map(|page| page.lines()).filter_map(word).filter(is_rule).collect()
    }

    fn shown(ruleset: Ruleset) -> BTreeSet<&'static str> {
        sections(ruleset).iter().flat_map(|section| section.rules).copied().collect()
    }

    #[test]
    fn every_rule_of_the_rules_pages_is_shown_and_no_other() {
        let all: BTreeSet<&str> = Ruleset::ALL.into_iter().flat_map(shown).collect();
        assert_eq!(all, defined());
    }

    #[test]
    fn every_rule_and_section_has_a_text() {
        let texts = english();
        for ruleset in Ruleset::ALL {
            for part in ["intro", "summary"] {
                texts.find(&format!("rules-{part}-{ruleset}")).expect("a text");
            }
            for section in sections(ruleset) {
                texts.find(&format!("rules-section-{}", section.name)).expect("a title");
                for rule in section.rules {
                    texts.find(&format!("rule-{rule}")).expect("a text");
                }
            }
        }
    }

    #[test]
    fn no_rule_is_shown_twice_in_a_ruleset() {
        for ruleset in Ruleset::ALL {
            let count: usize = sections(ruleset).iter().map(|section| section.rules.len()).sum();
            assert_eq!(count, shown(ruleset).len(), "{ruleset}");
        }
    }

    #[test]
    fn rules_belong_to_the_rulesets_that_their_letters_name() {
        let letters = |ruleset| match ruleset {
            Ruleset::Carrara(Edition::First) => &["E1"][..],
            Ruleset::Carrara(Edition::FirstExpansion) => &["E1", "X"],
            Ruleset::Carrara(Edition::Second) => &["E2"],
            Ruleset::Carrara(Edition::SecondAdvanced) => &["E2", "A"],
            Ruleset::Palazzo => &["P"],
        };
        let family = |rule: &str| rule.split('-').next().map(str::to_owned).unwrap_or_default();
        for ruleset in Ruleset::ALL {
            let found: BTreeSet<String> = shown(ruleset).into_iter().map(family).collect();
            assert_eq!(found, letters(ruleset).iter().map(ToString::to_string).collect(), "{ruleset}");
        }
        // What a ruleset replaces is not shown there.
        let replaced = |ruleset: Ruleset, base: Ruleset| &shown(base) - &shown(ruleset);
        let [first, expansion, second, advanced, _] = Ruleset::ALL;
        assert_eq!(replaced(expansion, first).into_iter().collect::<Vec<_>>(), ["E1-FIN-1"]);
        assert_eq!(replaced(advanced, second).into_iter().collect::<Vec<_>>(), ["E2-BUY-1"]);
    }

    #[test]
    fn a_rule_is_found_in_the_first_ruleset_that_has_it() {
        assert_eq!(ruleset_of("E1-BUILD-1"), Some(Ruleset::ALL[0]));
        assert_eq!(ruleset_of("A-DECO-1"), Some(Ruleset::ALL[3]));
        assert_eq!(ruleset_of("E1-BUILD-9"), None);
    }
}
