use palazzi_rules::carrara::{Carrara, Edition, Holdings, Phase, Rules, Table, Turn, View};
use palazzi_rules::{Game, Ruleset, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{ExplainLine, Explanation};
use crate::carrara::refusals;
use crate::carrara::{Part, names as words};
use crate::key::EXPLAIN_NOT_HERE;
use crate::learn::sections;
use crate::say;
use crate::shown::Names;
use crate::texts::Texts;

/// Somebody who asks about a thing, and what they see.
pub(super) struct Asking<'a> {
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) texts: &'a Texts,
    /// The seat that looks; for a spectator that of the player whose turn it is.
    pub(super) seat: Seat,
}

impl<'a> Asking<'a> {
    pub(super) fn new(view: &'a View, names: &'a Names, texts: &'a Texts) -> Asking<'a> {
        Asking { view, names, texts, seat: view.viewer.unwrap_or(view.table.turn.seat) }
    }

    pub(super) fn table(&self) -> &'a Table {
        &self.view.table
    }

    pub(super) fn edition(&self) -> Edition {
        self.view.table.edition
    }

    pub(super) fn rules(&self) -> &'static Rules {
        self.view.table.edition.rules()
    }

    /// What the reader holds; nothing for a spectator.
    pub(super) fn holdings(&self) -> Option<Holdings> {
        self.view.holdings[self.seat]
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.view.table.players())
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.of(seat).to_owned()
    }

    pub(super) fn is_over(&self) -> bool {
        self.view.table.phase == Phase::Over
    }

    /// What a part is called.
    pub(super) fn called(&self, part: Part) -> String {
        words::name(part, self.view, self.names, self.texts)
    }

    /// Something of a player, such as “Coins: Ada”.
    pub(super) fn of(&self, what: String, seat: Seat) -> String {
        say!(self.texts, EXPLAIN_OF, what = what, who = self.name(seat))
    }

    /// Those of the rules that this ruleset has.
    pub(super) fn cite(&self, explanation: &mut Explanation, rules: &[&str]) {
        let sections = sections(Ruleset::Carrara(self.edition()));
        let known =
            |rule: &&str| sections.iter().flat_map(|section| section.rules).find(|known| *known == rule);
        for rule in rules.iter().filter_map(known) {
            if !explanation.rules.contains(rule) {
                explanation.rules.push(rule);
            }
        }
    }

    /// What is said about a thing that this ruleset does not have.
    pub(super) fn absent(&self, title: &str) -> Explanation {
        let mut explanation = Explanation::new(title);
        explanation.text(self.texts.get(EXPLAIN_NOT_HERE));
        self.cite(&mut explanation, &[self.rules().ids.turn]);
        explanation
    }

    /// A line about every player.
    pub(super) fn players(
        &self,
        explanation: &mut Explanation,
        mut line: impl FnMut(Seat) -> (String, bool),
    ) {
        for seat in self.seats() {
            let (text, done) = line(seat);
            explanation.lines.push(ExplainLine::Player { seat, name: self.name(seat), text, done });
        }
    }

    /// Adds why the reader cannot use a part now, if it is the reader who decides.
    pub(super) fn why_not(&self, explanation: &mut Explanation, part: Part) {
        if self.view.viewer != Some(self.view.table.turn.seat) || self.is_over() {
            return;
        }
        if let Some(refusal) = refusals::why_not(self.view, self.seat, &[], part, self.texts) {
            explanation.missing(refusal.text);
            if let Some(rule) = refusal.rule {
                self.cite(explanation, &[&rule]);
            }
        }
    }
}

/// The view with the turn of a seat just begun.
pub(super) fn beginning(view: &View, seat: Seat) -> View {
    let mut view = view.clone();
    view.table.turn = Turn { seat, purchased: false, stored: None };
    view.table.phase = Phase::Start;
    view.table.visit = view.table.visit.filter(|visit| visit.holder != seat);
    view
}

/// A state that looks like a view.
pub(super) fn imagined(view: &View) -> Carrara {
    Carrara::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}
