//! Whether a view that was read can be one of a game.
//!
//! What is refused here would later have no legal action, or break a conservation law in play. Whether a game
//! leads to a position is not asked.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use thiserror::Error;

use super::audit::audit;
use super::determinize::determinize;
use super::money::Money;
use super::payment::Payment;
use super::phase::{Auction, Phase};
use super::sheet::LAID_OUT;
use super::stacks::RIDERS;
use super::state::{DEALT, Palazzo, QUIET_TURNS};
use super::tiles::TILES;
use super::view::{Deck, Hand, View, view};
use crate::game::Viewer;
use crate::head::{Head, HeadError};
use crate::ruleset::Ruleset;
use crate::seat::Seat;

/// Why something that was read is no view.
#[derive(Debug, Error)]
pub(super) enum ViewError {
    #[error(transparent)]
    Players(#[from] HeadError),
    #[error("seat {0} is not taken")]
    EmptySeat(Seat),
    #[error("{0}")]
    Wrong(&'static str),
    #[error("{0}")]
    Unbalanced(String),
}

impl View {
    /// Refuses a view that no game can have.
    pub(super) fn check(&self) -> Result<(), ViewError> {
        Head::check_players(Ruleset::Palazzo, self.players.len())?;
        self.check_seats()?;
        self.check_money()?;
        require(self.stacks.riders <= RIDERS, "there are five riders")?;
        let palaces: usize = self.players.iter().map(|player| player.palaces.len()).sum();
        require(palaces <= TILES, "there are more palaces than tiles")?;
        let world = determinize(self, &mut ChaCha8Rng::seed_from_u64(0));
        audit(&world).map_err(ViewError::Unbalanced)?;
        check_phase(&world)?;
        let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        require(
            view(&world, viewer) == *self,
            "points, prices, riders or winners do not follow from the rest",
        )
    }

    fn check_seats(&self) -> Result<(), ViewError> {
        let deciding = match self.phase {
            Phase::Deal { seat } | Phase::Draft { seat, .. } | Phase::Build { seat, .. } => {
                [Some(seat), None]
            }
            Phase::Pick { seat, .. } | Phase::BuildPicked { seat, .. } => [Some(seat), None],
            Phase::Auction(Auction { bidder, leader, .. }) => [Some(bidder), Some(leader)],
            _ => [None; 2],
        };
        let named = [self.viewer, Some(self.turn)].into_iter().chain(deciding).flatten();
        let stranger = named.into_iter().find(|seat| *seat as usize >= self.players.len());
        if let Some(seat) = stranger {
            return Err(ViewError::EmptySeat(seat));
        }
        let Phase::Auction(auction) = self.phase else { return Ok(()) };
        let bids = |seat: Seat| auction.passed[seat] || auction.bids[seat] != Payment::EMPTY;
        match Seat::ALL.into_iter().skip(self.players.len()).find(|seat| bids(*seat)) {
            Some(seat) => Err(ViewError::EmptySeat(seat)),
            None => Ok(()),
        }
    }

    /// Every card is somewhere, and the unseen ones are as many as there are places for them.
    fn check_money(&self) -> Result<(), ViewError> {
        let mut left = Money::ALL;
        let mut take = |cards: Money| {
            require(left.contains(cards), "there are more cards than the game has")?;
            left -= cards;
            Ok(())
        };
        let mut hidden = 0u32;
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            let open = self.phase == Phase::Over || self.viewer == Some(seat);
            match player.hand {
                Hand::Open { cards, known } if open => {
                    require(cards.contains(known), "known cards are not in the hand")?;
                    take(cards)?;
                }
                Hand::Hidden { known, unknown } if !open => {
                    take(known)?;
                    hidden = hidden.saturating_add(unknown);
                }
                _ => {
                    return Err(ViewError::Wrong(
                        "hands are open to their owner, and to everybody when over",
                    ));
                }
            }
        }
        match self.deck {
            Deck::Known { cards } => take(cards)?,
            Deck::Unseen { count } => hidden = hidden.saturating_add(count),
        }
        require(hidden == self.unseen.len(), "the unseen cards are not as many as the hidden ones")?;
        take(self.unseen)?;
        take(self.discards)
    }
}

/// What a phase needs so that the game can go on.
fn check_phase(game: &Palazzo) -> Result<(), ViewError> {
    let placed = !matches!(game.phase, Phase::PlaceBuilder);
    require(game.builder.is_some() == placed, "the builder is placed first")?;
    let laid_out = !matches!(game.phase, Phase::PlaceBuilder | Phase::LayOut);
    if laid_out {
        require(game.stacks.len().is_multiple_of(2), "tiles are revealed in pairs")?;
    } else {
        require(game.stacks.backs[0].len() as usize >= LAID_OUT, "five tiles are laid out")?;
        let display = game.quarries.iter().chain([&game.warehouse]);
        require(display.into_iter().all(|tiles| tiles.is_empty()), "tiles are laid out once")?;
    }
    let to_deal = match game.phase {
        Phase::PlaceBuilder | Phase::LayOut => u32::from(game.players),
        Phase::Deal { seat } => u32::from(game.players) - seat as u32,
        _ => 0,
    };
    require(game.deck.len() >= DEALT * to_deal, "there are too few cards to deal")?;
    let mut undealt = Seat::of(game.players.into()).rev().take(to_deal as usize);
    require(undealt.all(|seat| game.hands[seat].is_empty()), "a hand is dealt once")?;
    match game.phase {
        Phase::Turn => require(game.quiet < QUIET_TURNS, "the game would have ended"),
        Phase::RevealMoney => require(game.can_reveal_money(), "there are too few cards to reveal"),
        Phase::Draft { seat, market } => {
            let shares: u32 = up_to_the_active(game, seat).map(|seat| game.share(seat)).sum();
            require(market.len() == shares, "everybody takes a share of the revealed cards")
        }
        Phase::Build { lot, .. } => require(!lot.is_empty(), "there is nothing to place"),
        Phase::Pick { seat, lot } => {
            require(lot.len() as usize >= up_to_the_active(game, seat).count(), "everybody picks a tile")
        }
        Phase::BuildPicked { seat, lot, .. } => {
            require(lot.len() as usize + 1 >= up_to_the_active(game, seat).count(), "everybody picks a tile")
        }
        _ => Ok(()),
    }
}

/// The seats from this one round the table to the last before the active player.
fn up_to_the_active(game: &Palazzo, seat: Seat) -> impl Iterator<Item = Seat> {
    let (players, turn) = (game.players.into(), game.turn);
    std::iter::successors(Some(seat), move |seat| Some(seat.next(players)).filter(|next| *next != turn))
}

fn require(holds: bool, wrong: &'static str) -> Result<(), ViewError> {
    if holds { Ok(()) } else { Err(ViewError::Wrong(wrong)) }
}
