use std::fmt;
use std::str::FromStr;

use palazzi_rules::Seat;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::arena::Contestant;
use crate::bot::Bot;
use crate::flat::FlatMonteCarlo;
use crate::greedy::{Greedy, RandomBot};
use crate::learn::Learn;
use crate::level::Level;

/// A bot by its name: a yardstick or a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotName {
    /// Picks any offered action.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Plain flat Monte Carlo.
    Flat,
    /// One of the levels.
    Level(Level),
}

impl BotName {
    /// All bots: the yardsticks, then the levels, weakest first.
    pub const ALL: [BotName; 10] = [
        BotName::Random,
        BotName::Greedy,
        BotName::Flat,
        BotName::Level(Level::Novice),
        BotName::Level(Level::Apprentice),
        BotName::Level(Level::Journeyman),
        BotName::Level(Level::Mason),
        BotName::Level(Level::Builder),
        BotName::Level(Level::Architect),
        BotName::Level(Level::Master),
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
            BotName::Flat => "flat",
            BotName::Level(level) => level.name(),
        }
    }

    /// A line that says how it plays.
    pub fn description(self) -> &'static str {
        match self {
            BotName::Random => "picks any legal action",
            BotName::Greedy => "looks one step ahead: the largest lead if the game ended after the action",
            BotName::Flat => {
                "plays random games after every action and takes the one that wins most (searches)"
            }
            BotName::Level(level) => level.description(),
        }
    }
}

impl BotName {
    /// A bot that has just seen the start of a game. A level that searches does so on this many threads.
    pub fn new_bot<G: Learn + 'static>(self, view: &G::View, seed: u64, threads: usize) -> Box<dyn Bot<G>> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match self {
            BotName::Random => Box::new(RandomBot::new(rng)),
            BotName::Greedy => Box::new(Greedy::new(view, rng)),
            BotName::Flat => Box::new(FlatMonteCarlo::new(view, rng)),
            BotName::Level(level) => level.new_bot(view, seed, threads),
        }
    }
}

impl<G: Learn + 'static> Contestant<G> for BotName {
    fn make(&self, _seat: Seat, view: &G::View, seed: u64) -> Box<dyn Bot<G>> {
        self.new_bot(view, seed, 1)
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        BotName::ALL.into_iter().find(|bot| bot.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "unknown bot '{}', expected one of {}", self.0, BotName::ALL.map(BotName::name).join(", "))
    }
}

impl std::error::Error for UnknownBot {}
