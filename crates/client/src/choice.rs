use std::collections::BTreeSet;

use crate::shown::Shown;

/// The actions on offer, narrowed by the parts that have been pointed at.
#[derive(Clone, Debug)]
pub struct Choice<G: Shown> {
    offers: Vec<(G::Action, Vec<G::Part>)>,
    chosen: Vec<G::Part>,
    /// What is seen by whoever chooses.
    view: Option<G::View>,
}

impl<G: Shown> Default for Choice<G> {
    fn default() -> Choice<G> {
        Choice { offers: Vec::new(), chosen: Vec::new(), view: None }
    }
}

impl<G: Shown> Choice<G> {
    /// Nothing has been pointed at yet.
    pub fn new(view: &G::View, offers: &[G::Action]) -> Choice<G> {
        let offers = offers.iter().map(|action| (*action, G::parts(view, action))).collect();
        Choice { offers, chosen: Vec::new(), view: Some(view.clone()) }
    }

    /// What has been pointed at, in the order of pointing.
    pub fn chosen(&self) -> &[G::Part] {
        &self.chosen
    }

    /// All actions on offer.
    pub fn offers(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.offers.iter().map(|(action, _)| *action)
    }

    /// The actions that have all the chosen parts.
    pub fn candidates(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.with(None).map(|(action, _)| *action)
    }

    /// The action that is meant: the only one left, or else the one that the game proposes among those that differ
    /// only in what they cost. Nothing as long as more has to be pointed at, or nothing has been.
    pub fn meant(&self) -> Option<G::Action> {
        let mut candidates = self.candidates();
        let first = candidates.next()?;
        if self.chosen.is_empty() {
            return None;
        }
        if candidates.next().is_none() {
            return Some(first);
        }
        let all: Vec<G::Action> = self.candidates().collect();
        G::proposed(&all, &self.chosen)
    }

    /// Whether an action is on offer that has the chosen parts and this one.
    pub fn is_open(&self, part: G::Part) -> bool {
        self.with(Some(part)).next().is_some()
    }

    /// Whether an action is on offer that has this part, whatever has been chosen.
    pub fn is_offered(&self, part: G::Part) -> bool {
        self.offers.iter().any(|(_, parts)| parts.contains(&part))
    }

    /// Every part of every action on offer; one that several actions have comes several times.
    pub fn offered(&self) -> impl Iterator<Item = G::Part> + '_ {
        self.offers.iter().flat_map(|(_, parts)| parts.iter().copied())
    }

    /// Whether this part has been pointed at.
    pub fn is_chosen(&self, part: G::Part) -> bool {
        self.chosen.contains(&part)
    }

    /// Points at a part: again means no longer; one that does not go with the others takes their place.
    pub fn point_at(&mut self, part: G::Part) {
        if let Some(index) = self.chosen.iter().position(|chosen| *chosen == part) {
            self.chosen.remove(index);
            return;
        }
        if !self.is_offered(part) {
            return;
        }
        // Keeps as much of what was chosen before as goes with the new part.
        let before = std::mem::replace(&mut self.chosen, vec![part]);
        let mut kept = Vec::new();
        for earlier in before {
            self.chosen = kept.iter().copied().chain([earlier, part]).collect();
            if self.with(None).next().is_some() {
                kept.push(earlier);
            }
        }
        kept.push(part);
        self.chosen = kept;
    }

    /// Adds an action that is possible though it was not on offer.
    pub fn admit(&mut self, view: &G::View, action: G::Action) {
        if !self.offers.iter().any(|(offered, _)| *offered == action) {
            self.offers.push((action, G::parts(view, &action)));
        }
    }

    /// Forgets what was pointed at last. Whether there was something.
    pub fn step_back(&mut self) -> bool {
        self.chosen.pop().is_some()
    }

    /// Forgets everything that was pointed at.
    pub fn clear(&mut self) {
        self.chosen.clear();
    }

    /// What can be pointed at next, in order: the parts of the first place in which the candidates differ, and what
    /// the game adds ([`Shown::next`]). Every candidate that is not meant has one of them.
    pub fn next(&self) -> Vec<G::Part> {
        let differing = self.differing();
        match &self.view {
            Some(view) => G::next(view, self, differing),
            None => differing,
        }
    }

    /// The parts of the first place in which the candidates differ. What has been chosen takes no place: it may come
    /// before or after what is still to be chosen.
    fn differing(&self) -> Vec<G::Part> {
        let left = |parts: &[G::Part]| parts.iter().copied().filter(|part| !self.is_chosen(*part)).collect();
        let candidates: Vec<Vec<G::Part>> = self.with(None).map(|(_, parts)| left(parts)).collect();
        let longest = candidates.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..longest {
            let parts: BTreeSet<G::Part> =
                candidates.iter().filter_map(|parts| parts.get(place).copied()).collect();
            let all = candidates.iter().all(|parts| parts.len() > place);
            // What is chosen piece by piece has to be begun with something else.
            let begins = !self.chosen.is_empty() || parts.iter().any(|part| G::is_listed(*part));
            if begins && (parts.len() > 1 || !all) {
                return parts.into_iter().collect();
            }
        }
        let only = candidates.first().filter(|_| self.chosen.is_empty());
        only.and_then(|parts| parts.first().copied()).into_iter().collect()
    }

    fn with(&self, part: Option<G::Part>) -> impl Iterator<Item = &(G::Action, Vec<G::Part>)> {
        self.offers
            .iter()
            .filter(move |(_, parts)| self.chosen.iter().chain(&part).all(|part| parts.contains(part)))
    }
}
