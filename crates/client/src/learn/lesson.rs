use palazzi_rules::{Game, Seat};

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::A;

/// A short game in which somebody is told step by step what to do, and why.
pub struct Lesson<G: Game + 'static> {
    /// The name of the ruleset, with which the names of its texts begin.
    pub name: &'static str,
    /// What there is to read and to do, in order.
    pub steps: &'static [Step<G>],
}

/// One thing to read, or to do.
///
/// Its texts are `learn-LESSON-STEP` (what it is about) and, if something is to be done, with the ends `-do` (what),
/// `-hint` (why this and nothing else, for somebody who tries something else) and `-done` (what it has brought).
pub struct Step<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// Where the game stands if it does not simply go on.
    pub scene: Option<fn() -> G>,
    /// What happens before, as entries of a record.
    pub before: &'static [&'static str],
    /// What is to be done: how such actions begin in notation. Nothing if it is enough to read.
    pub accepted: &'static [&'static str],
    /// Actions whose parts are pointed out while it is read; those to be done if nothing is named.
    pub shown: &'static [&'static str],
    /// The rules that say so.
    pub rules: &'static [&'static str],
}

impl<G: Game> Lesson<G> {
    /// The name of the text of a step, with an end such as `-done`.
    pub fn text(&self, step: &Step<G>, end: &str) -> String {
        format!("learn-{}-{}{end}", self.name, step.name)
    }
}

impl<G: Game> Step<G> {
    /// Something to read.
    pub(super) const fn read(name: &'static str) -> Step<G> {
        Step { name, scene: None, before: &[], accepted: &[], shown: &[], rules: &[] }
    }

    /// Something to do.
    pub(super) const fn act(name: &'static str, accepted: &'static [&'static str]) -> Step<G> {
        Step { name, scene: None, before: &[], accepted, shown: &[], rules: &[] }
    }

    /// The game stands somewhere else now.
    pub(super) const fn scene(self, scene: fn() -> G) -> Step<G> {
        Step { scene: Some(scene), ..self }
    }

    /// What happens before.
    pub(super) const fn after(self, before: &'static [&'static str]) -> Step<G> {
        Step { before, ..self }
    }

    /// What is pointed out.
    pub(super) const fn showing(self, shown: &'static [&'static str]) -> Step<G> {
        Step { shown, ..self }
    }

    /// The rules that say so.
    pub(super) const fn by(self, rules: &'static [&'static str]) -> Step<G> {
        Step { rules, ..self }
    }

    /// Whether something is to be done.
    pub fn is_task(&self) -> bool {
        !self.accepted.is_empty()
    }

    /// Whether this is what is to be done.
    pub fn accepts(&self, action: &G::Action) -> bool {
        let action = action.to_string();
        let begins = |beginning: &&str| {
            action.strip_prefix(*beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        self.accepted.iter().any(begins)
    }

    /// Something that can be done now and is what is to be done.
    pub fn expected(&self, game: &G) -> Option<G::Action> {
        let mut offers = palazzi_rules::Offers::default();
        game.legal_actions(LEARNER, &mut offers);
        let named = self.accepted.iter().filter_map(|text| text.parse().ok());
        let offered = offers.iter().copied().filter(|action| self.accepts(action));
        named.chain(offered).find(|action| game.check(LEARNER, action).is_ok())
    }
}
