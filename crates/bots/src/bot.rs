use std::time::Duration;

use palazzi_rules::{Game, Seat};

/// What a seat may know when it decides.
pub struct Situation<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it sees.
    pub view: &'a G::View,
    /// Its legal actions; never empty.
    pub offers: &'a [G::Action],
}

/// How much a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Wall-clock time.
    Time(Duration),
    /// Playouts of a search: the same seed gives the same move.
    Playouts(u32),
}

/// A computer opponent at one seat of one game.
pub trait Bot<G: Game> {
    /// Takes note of something that happened and that this seat may know.
    fn hear(&mut self, event: &G::Event);

    /// Picks one of the offered actions.
    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action;
}
