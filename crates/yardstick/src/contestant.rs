use std::fmt;

use palazzi_bots::{Bot, BotName, Contestant, Learn};
use palazzi_rules::Seat;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Ismcts;

/// Who takes part in a measurement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Yardstick {
    /// A bot of the product.
    Named(BotName),
    /// Plain ISMCTS.
    Ismcts,
}

impl<G: Learn + 'static> Contestant<G> for Yardstick {
    fn make(&self, seat: Seat, view: &G::View, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Yardstick::Named(name) => name.make(seat, view, seed),
            Yardstick::Ismcts => Box::new(Ismcts::new(view, Xoshiro256PlusPlus::seed_from_u64(seed))),
        }
    }
}

impl fmt::Display for Yardstick {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Yardstick::Named(name) => name.fmt(f),
            Yardstick::Ismcts => f.pad("ismcts"),
        }
    }
}
