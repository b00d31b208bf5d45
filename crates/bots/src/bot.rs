use palazzi_rules::{Game, Seat};

use crate::budget::Budget;
use crate::table::Finished;

/// What a seat may know when it decides.
pub struct Situation<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What it sees.
    pub view: &'a G::View,
    /// Its legal actions; never empty.
    pub offers: &'a [G::Action],
}

/// A computer opponent at one seat of one game.
pub trait Bot<G: Game> {
    /// Takes note of something that happened and that this seat may know.
    fn hear(&mut self, event: &G::Event);

    /// Picks one of the offered actions.
    fn choose(&mut self, situation: &Situation<G>, budget: Budget) -> G::Action;

    /// Whether the bot has broken down. Asked after every choice: if so, the choice does not count, and the seat
    /// forfeits the game. Only bots that are programs of their own break down.
    fn has_failed(&self) -> bool {
        false
    }

    /// Is told how the game ended.
    fn end(&mut self, _finished: &Finished) {}
}
