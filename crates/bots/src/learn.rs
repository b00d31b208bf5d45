use std::sync::OnceLock;

use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Carrara, Edition};
use palazzi_rules::palazzo::Palazzo;

use crate::features::Features;
use crate::memory::Remember;
use crate::network::Network;
use crate::{carrara_features, palazzo_features};

/// A game whose positions bots have learnt to judge.
pub trait Learn: Remember<Memory: Sync, View: Sync, Action: Send + Sync> {
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

    /// The network trained for this ruleset.
    fn network(&self) -> &'static Network {
        network(self.ruleset(), Self::FEATURES)
    }
}

impl Learn for Carrara {
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
}

impl Learn for Palazzo {
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
