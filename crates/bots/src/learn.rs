use std::sync::OnceLock;

use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{self, Building, Carrara, Edition, What};
use palazzi_rules::palazzo::{self, Palazzo, Spot, Tile};

use crate::features::Features;
use crate::memory::Remember;
use crate::network::Network;
use crate::{carrara_features, palazzo_features};

/// A game whose positions bots have learnt to judge.
pub trait Learn: Remember<Memory: Sync, View: Sync, Action: Send + Sync> {
    /// What an action is about.
    type Aim: Ord;

    /// How many features a player has, and how many are shared.
    const FEATURES: (usize, usize);

    /// Whether somebody who remembers everything still does not know all hands.
    const HIDES: bool;

    /// The ruleset that is played.
    fn ruleset(&self) -> Ruleset;

    /// Writes down what a network is to see of this position. The result is the same whether or not another position
    /// is given that has been described already; it saves work if much is alike.
    fn describe(&self, like: Option<(&Self, &Features)>, features: &mut Features);

    /// Writes those of the offers into `out` that are worth a look: of many ways to pay for one thing, the few that
    /// give away least.
    fn shortlist(&self, offers: &[Self::Action], out: &mut Vec<Self::Action>);

    /// What an action is about: those of one kind with the same aim are ways to do the same thing.
    fn aim(action: &Self::Action) -> Self::Aim;

    /// The network trained for this ruleset.
    fn network(&self) -> &'static Network {
        network(self.ruleset(), Self::FEATURES)
    }
}

impl Learn for Carrara {
    /// The building that is put up, wherever and however it is paid; whether nothing is taken.
    type Aim = (Option<Building>, bool);

    const FEATURES: (usize, usize) = (carrara_features::PLAYER, carrara_features::SHARED);
    const HIDES: bool = false;

    fn ruleset(&self) -> Ruleset {
        Ruleset::Carrara(self.table().edition)
    }

    fn describe(&self, like: Option<(&Carrara, &Features)>, features: &mut Features) {
        carrara_features::describe(self, like, features);
    }

    fn shortlist(&self, offers: &[Self::Action], out: &mut Vec<Self::Action>) {
        carrara_features::shortlist(offers, out);
    }

    fn aim(action: &carrara::Action) -> (Option<Building>, bool) {
        match action.what {
            What::Build(_, new) | What::Upgrade(_, _, new) => (Some(new), false),
            what => (None, what == What::Take(None)),
        }
    }
}

impl Learn for Palazzo {
    /// The tile that is placed, and whether it is thrown away.
    type Aim = Option<(Tile, bool)>;

    const FEATURES: (usize, usize) = (palazzo_features::PLAYER, palazzo_features::SHARED);
    const HIDES: bool = true;

    fn ruleset(&self) -> Ruleset {
        Ruleset::Palazzo
    }

    fn describe(&self, _like: Option<(&Palazzo, &Features)>, features: &mut Features) {
        palazzo_features::describe(self, features);
    }

    fn shortlist(&self, offers: &[Self::Action], out: &mut Vec<Self::Action>) {
        palazzo_features::shortlist(offers, out);
    }

    fn aim(action: &palazzo::Action) -> Option<(Tile, bool)> {
        match *action {
            palazzo::Action::Place { tile, spot } => Some((tile, spot == Spot::Discard)),
            _ => None,
        }
    }
}

/// Adds so many of a long list to `out`, those with the least cost, in order; of equal ones those that come first.
pub(crate) fn add_least<T: Copy>(list: &[T], most: usize, cost: impl Fn(&T) -> u32, out: &mut Vec<T>) {
    let mut least: Vec<(u32, T)> = Vec::with_capacity(most + 1);
    for item in list {
        let cost = cost(item);
        if least.len() < most || least[most - 1].0 > cost {
            least.insert(least.partition_point(|(known, _)| *known <= cost), (cost, *item));
            least.truncate(most);
        }
    }
    out.extend(least.into_iter().map(|(_, item)| item));
}

fn network(ruleset: Ruleset, (player, shared): (usize, usize)) -> &'static Network {
    macro_rules! trained {
        ($file:literal) => {{
            static NETWORK: OnceLock<Network> = OnceLock::new();
            let read = || Network::from_bytes(include_bytes!(concat!("../weights/", $file)), player, shared);
            NETWORK.get_or_init(|| read().expect("the weights fit the features; a test reads them"))
        }};
    }
    match ruleset {
        Ruleset::Carrara(Edition::First) => trained!("carrara-1e.weights"),
        Ruleset::Carrara(Edition::FirstExpansion) => trained!("carrara-1e-expansion.weights"),
        Ruleset::Carrara(Edition::Second) => trained!("carrara-2e.weights"),
        Ruleset::Carrara(Edition::SecondAdvanced) => trained!("carrara-2e-advanced.weights"),
        Ruleset::Palazzo => trained!("palazzo.weights"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_are_those_that_sorting_would_put_first() {
        let list: Vec<(u32, usize)> = [5, 3, 9, 3, 1, 5, 1, 3].into_iter().zip(0..).collect();
        let mut sorted = list.clone();
        sorted.sort_by_key(|(cost, _)| *cost);
        for most in 1..=list.len() {
            let mut least = vec![(0, 99)];
            add_least(&list, most, |(cost, _)| *cost, &mut least);
            assert_eq!(least[1..], sorted[..most]);
            assert_eq!(least[0], (0, 99), "what was there stays");
        }
    }
}
