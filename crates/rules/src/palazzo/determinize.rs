use rand_core::Rng;

use super::money::Money;
use super::palace::Palaces;
use super::state::Palazzo;
use super::view::{Deck, Hand, View};
use crate::seat::Seat;

/// A state that looks like `view` to its viewer.
///
/// Every way to deal the unseen cards to the unknown places of hands is possible and equally likely; what is left is
/// the deck, unless that is known.
pub(super) fn determinize(view: &View, rng: &mut impl Rng) -> Palazzo {
    let mut unseen = view.unseen;
    let mut hands = [Money::EMPTY; 4];
    let mut known = [Money::EMPTY; 4];
    for (seat, player) in Seat::ALL.into_iter().zip(&view.players) {
        (hands[seat], known[seat]) = match player.hand {
            Hand::Open { cards, known } => (cards, known),
            Hand::Hidden { known, unknown } => {
                let guess = unseen.draw(unknown, rng);
                unseen -= guess;
                (known + guess, known)
            }
        };
    }
    let palaces = Seat::ALL
        .into_iter()
        .zip(&view.players)
        .flat_map(|(seat, player)| player.palaces.iter().map(move |palace| (seat, *palace)));
    let (deck, reshuffled) = match view.deck {
        Deck::Unseen { .. } => (unseen, false),
        Deck::Known { cards } => (cards, true),
    };
    Palazzo {
        phase: view.phase,
        players: view.players.len() as u8,
        turn: view.turn,
        builder: view.builder,
        quiet: view.quiet_turns,
        hands,
        known,
        deck,
        reshuffled,
        discards: view.discards,
        stacks: view.stacks,
        quarries: view.quarries,
        warehouse: view.warehouse,
        out: view.out,
        palaces: palaces.collect::<Palaces>(),
    }
}
