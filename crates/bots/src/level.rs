use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::instant::{Glance, Instant, Sight};
use crate::learn::Learn;
use crate::searching::Searching;

/// How well a computer opponent plays, from a friendly beginner to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Minds its own things only, and overlooks most moves.
    Novice,
    /// Sees the others too, and notices one move in three.
    Apprentice,
    /// Notices half of its moves.
    Journeyman,
    /// Overlooks a move now and then.
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
            Level::Novice => "level 1: minds its own things only, and overlooks most moves",
            Level::Apprentice => "level 2: sees the others too, and notices one move in three",
            Level::Journeyman => "level 3: notices half of its moves",
            Level::Mason => "level 4: overlooks a move now and then",
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
        let glance = |sight, notices| Glance { sight, notices };
        let glance = match self {
            Level::Novice => glance(Sight::Own, 20),
            Level::Apprentice => glance(Sight::All, 35),
            Level::Journeyman => glance(Sight::All, 55),
            Level::Mason => glance(Sight::All, 80),
            Level::Builder => glance(Sight::All, 100),
            Level::Architect => return Box::new(Searching::<G>::new(view, ARCHITECT_PART, threads, rng)),
            Level::Master => return Box::new(Searching::<G>::new(view, 1, threads, rng)),
        };
        Box::new(Instant::<G>::new(view, glance, rng))
    }
}
