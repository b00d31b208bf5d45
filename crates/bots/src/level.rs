use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::instant::Instant;
use crate::learn::Learn;
use crate::searching::Searching;

/// How well a computer opponent plays, from a friendly beginner to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Sees one way to do each thing it could do.
    Novice,
    /// Sees two ways to do each thing.
    Apprentice,
    /// Sees three ways to do each thing.
    Journeyman,
    /// Sees five ways to do each thing, which is often all.
    Mason,
    /// Overlooks nothing and takes the best move at first sight; needs no search.
    Builder,
    /// Looks ahead a little.
    Architect,
    /// Looks ahead as far as the budget allows.
    Master,
}

/// The architect uses one part in so many of the budget.
const ARCHITECT_PART: u32 = 8;

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 7] = [
        Level::Novice,
        Level::Apprentice,
        Level::Journeyman,
        Level::Mason,
        Level::Builder,
        Level::Architect,
        Level::Master,
    ];

    /// The name on the command line and over the wire.
    pub fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Mason => "mason",
            Level::Builder => "builder",
            Level::Architect => "architect",
            Level::Master => "master",
        }
    }

    /// A line that says how it plays.
    pub fn description(self) -> &'static str {
        match self {
            Level::Novice => "level 1: sees one way to do each thing it could do",
            Level::Apprentice => "level 2: sees two ways to do each thing",
            Level::Journeyman => "level 3: sees three ways to do each thing",
            Level::Mason => "level 4: sees five ways to do each thing, which is often all",
            Level::Builder => "level 5: overlooks nothing and takes the best move at first sight, at once",
            Level::Architect => "level 6: looks ahead with an eighth of the budget (searches)",
            Level::Master => "level 7: looks ahead as far as the budget allows (searches)",
        }
    }

    /// Whether it uses its budget; the others decide at once.
    pub fn searches(self) -> bool {
        self >= Level::Architect
    }

    /// A bot of this level that has just seen the start of a game.
    pub(crate) fn new_bot<G: Learn + 'static>(
        self,
        view: &G::View,
        seed: u64,
        threads: usize,
    ) -> Box<dyn Bot<G>> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let span = match self {
            Level::Novice => Some(1),
            Level::Apprentice => Some(2),
            Level::Journeyman => Some(3),
            Level::Mason => Some(5),
            Level::Builder => None,
            Level::Architect => return Box::new(Searching::<G>::new(view, ARCHITECT_PART, threads, rng)),
            Level::Master => return Box::new(Searching::<G>::new(view, 1, threads, rng)),
        };
        Box::new(Instant::<G>::new(view, span, rng))
    }
}
