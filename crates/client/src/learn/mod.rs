//! Learning the games: which rules there are, finding something in them, and lessons that are played.

mod lesson;
pub mod lessons;
pub mod numbers;
mod run;
mod search;
mod sections;
mod title;

pub use lesson::{LEARNER, Lesson, Step};
pub use run::{Answer, Happened, Played, Run};
pub use search::{Piece, Query};
pub use sections::{Section, has_rule, ruleset_of, sections};
pub use title::rule_title;

#[cfg(test)]
mod tests {
    use crate::texts::{Language, Texts};

    /// The English texts about the rules and the lessons.
    pub(super) fn english() -> Texts {
        let sources = [
            include_str!("../../locales/en/rules.ftl"),
            include_str!("../../locales/en/cards.ftl"),
            include_str!("../../locales/en/learn.ftl"),
        ];
        Texts::new(Language::English, &sources)
    }
}
