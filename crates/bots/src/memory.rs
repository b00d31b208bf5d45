use palazzi_rules::Game;
use palazzi_rules::carrara::{Carrara, Count, Event, View};
use palazzi_rules::palazzo::{self, Palazzo};
use rand_core::Rng;

/// What a careful player remembers of a game, beyond what the view shows.
pub trait Memory<G: Game>: Clone {
    /// The memory before play; `view` is any view of the game.
    fn start(view: &G::View) -> Self;

    /// Takes note of something that happened.
    fn hear(&mut self, event: &G::Event);

    /// A state that agrees with the view and with everything remembered; what is unknown is drawn.
    fn imagine(&self, view: &G::View, rng: &mut impl Rng) -> G;
}

/// A game whose bots have a memory.
pub trait Remember: Game {
    /// The memory of its bots.
    type Memory: Memory<Self>;
}

impl Remember for Carrara {
    type Memory = Hands;
}

impl Remember for Palazzo {
    type Memory = Nothing;
}

/// In Carrara everything is done in the open: who counts along knows every hand.
#[derive(Clone, Debug)]
pub struct Hands(Count);

impl Memory<Carrara> for Hands {
    fn start(view: &View) -> Hands {
        Hands(Count::start(view.table.edition(), view.table.players()))
    }

    fn hear(&mut self, event: &Event) {
        self.0.hear(event).expect("what a bot is told has happened");
    }

    fn imagine(&self, view: &View, _rng: &mut impl Rng) -> Carrara {
        view.with_hands(self.0.hands()).expect("hands that were counted along are possible")
    }
}

/// In Palazzo the view itself holds what has been seen of every hand.
#[derive(Clone, Debug)]
pub struct Nothing;

impl Memory<Palazzo> for Nothing {
    fn start(_view: &palazzo::View) -> Nothing {
        Nothing
    }

    fn hear(&mut self, _event: &palazzo::Event) {}

    fn imagine(&self, view: &palazzo::View, rng: &mut impl Rng) -> Palazzo {
        Palazzo::determinize(view, rng)
    }
}
