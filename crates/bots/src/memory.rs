use palazzi_rules::carrara::{Carrara, Event, Holdings, View};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{BySeat, Game, Seat};
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
pub struct Hands(BySeat<Holdings>);

impl Memory<Carrara> for Hands {
    fn start(view: &View) -> Hands {
        let seated = |seat: Seat| (seat as usize) < view.table.players();
        Hands(Seat::ALL.map(|seat| match seated(seat) {
            true => Holdings::at_start(view.table.edition(), seat),
            false => Holdings::default(),
        }))
    }

    fn hear(&mut self, event: &Event) {
        let hands = &mut self.0;
        match *event {
            Event::BricksBought { seat, bricks, price, .. } => {
                hands[seat].bricks += bricks;
                hands[seat].coins -= price as u16;
            }
            Event::Built { seat, bricks, .. } | Event::Upgraded { seat, bricks, .. } => {
                hands[seat].bricks -= bricks;
            }
            Event::CoinsTaken { seat, coins } => hands[seat].coins += coins as u16,
            Event::Scored { seat, pay, .. } => hands[seat].coins += pay.coins as u16,
            Event::ObjectsTaken { seat, object, count } => hands[seat].objects[object] += count as u8,
            Event::ObjectBought { seat, object } => {
                hands[seat].objects[object] += 1;
                hands[seat].coins -= PIECE_PRICE;
            }
            Event::PieceBought { seat, .. } => hands[seat].coins -= PIECE_PRICE,
            _ => {}
        }
    }

    fn imagine(&self, view: &View, _rng: &mut impl Rng) -> Carrara {
        view.with_hands(self.0).expect("hands that were counted along are possible")
    }
}

/// What an object, a decoration or a statue costs (E1-XTRA-1, A-BONUS-1).
const PIECE_PRICE: u16 = 10;

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
