use std::sync::OnceLock;

use palazzi_rules::Pending;
use palazzi_rules::carrara::{Carrara, Edition};
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{BySeat, Game, Ruleset, Seat};

use crate::features::Features;
use crate::memory::Remember;
use crate::network::{Judge, Judgement, Network};
use crate::{carrara_features, palazzo_features};

/// A game whose positions bots have learnt to judge.
pub trait Learn: Remember<Memory: Sync, View: Sync, Action: Send + Sync> {
    /// How many features a player has, and how many are shared.
    const FEATURES: (usize, usize);

    /// Whether somebody who remembers everything still does not know all hands.
    const HIDES: bool;

    /// The ruleset that is played.
    fn ruleset(&self) -> Ruleset;

    /// Writes down what a network is to see of this position.
    fn describe(&self, features: &mut Features);

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

    fn describe(&self, features: &mut Features) {
        carrara_features::describe(self, features);
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

    fn describe(&self, features: &mut Features) {
        palazzo_features::describe(self, features);
    }

    fn shortlist(&self, offers: &[Self::Action], out: &mut Vec<Self::Action>) {
        palazzo_features::shortlist(offers, out);
    }
}

/// What can be expected of a position: what the network says, or how it ended.
pub fn judge<G: Learn>(game: &G, judge: &mut Judge) -> Judgement {
    match game.pending() {
        Pending::Over => outcome(game),
        _ => judge.judge(|features| game.describe(features)),
    }
}

/// What a seat can expect if it looks at its own things and at what is shared, and at nobody else's.
pub(crate) fn judge_alone<G: Learn>(game: &G, seat: Seat, judge: &mut Judge) -> Judgement {
    if game.pending() == Pending::Over {
        return outcome(game);
    }
    judge.judge(|features| {
        game.describe(features);
        features.keep_only(seat as usize);
    })
}

/// The judgement of a position as if the game were over.
pub fn outcome<G: Game>(game: &G) -> Judgement {
    let winners = game.winners();
    let share = 1.0 / winners.iter().count() as f32;
    let mut judgement =
        Judgement { wins: BySeat::default(), scores: game.scores().map(|score| score as f32) };
    winners.iter().for_each(|seat: Seat| judgement.wins[seat] = share);
    judgement
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
