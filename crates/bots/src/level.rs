use rand_xoshiro::Xoshiro256PlusPlus;

use crate::aim::Aim;
use crate::bot::Bot;
use crate::instant::{Glance, Instant, Sight};
use crate::learn::Learn;
use crate::searching::Searching;

/// How well a computer opponent plays, from a friendly beginner to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Minds its own board, and often takes what looks nearly as good.
    Novice,
    /// Minds its own board, and chooses with more care.
    Apprentice,
    /// Sees what the others do, and is not always careful.
    Mason,
    /// Sees everything and takes the best move at first sight; needs no search.
    Builder,
    /// Looks ahead a little.
    Architect,
    /// Looks ahead as far as time allows.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Novice, Level::Apprentice, Level::Mason, Level::Builder, Level::Architect, Level::Master];

    /// The name on the command line and over the wire.
    pub fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Mason => "mason",
            Level::Builder => "builder",
            Level::Architect => "architect",
            Level::Master => "master",
        }
    }

    /// A line that says how it plays.
    pub fn description(self) -> &'static str {
        match self {
            Level::Novice => "level 1: minds its own board, and often takes what looks nearly as good",
            Level::Apprentice => "level 2: minds its own board, and chooses with more care",
            Level::Mason => "level 3: sees what the others do, and is not always careful",
            Level::Builder => {
                "level 4: sees everything and takes the best move at first sight, in an instant"
            }
            Level::Architect => "level 5: looks ahead a little (searches, with an eighth of the budget)",
            Level::Master => "level 6: looks ahead as far as the budget allows (searches)",
        }
    }

    /// A bot of this level that has just seen the start of a game.
    pub(crate) fn new_bot<G: Learn + 'static>(
        self,
        view: &G::View,
        rng: Xoshiro256PlusPlus,
        threads: usize,
    ) -> Box<dyn Bot<G>> {
        let glance = |aim, sight, temperature| Glance { aim, sight, temperature };
        let glance = match self {
            Level::Novice => glance(Aim::Points, Sight::Own, 3.0),
            Level::Apprentice => glance(Aim::Points, Sight::Own, 1.0),
            Level::Mason => glance(Aim::Win, Sight::All, 0.03),
            Level::Builder => glance(Aim::Win, Sight::All, 0.0),
            Level::Architect => return Box::new(Searching::<G>::new(view, 8, threads, rng)),
            Level::Master => return Box::new(Searching::<G>::new(view, 1, threads, rng)),
        };
        Box::new(Instant::<G>::new(view, glance, rng))
    }
}
