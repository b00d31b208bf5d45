use super::config::Config;
use super::money::Money;
use super::palace::{Palace, Palaces};
use super::phase::{Auction, Phase, Quarry};
use super::stacks::{RIDERS, Stacks};
use super::tiles::TileSet;
use crate::game::Pending;
use crate::seat::{BySeat, Seat};

/// After so many turns in a row without revealed tiles the game ends (P-END-3).
pub const QUIET_TURNS: u8 = 60;

/// How many cards a hand has at the start (P-SET-4).
pub(super) const DEALT: u32 = 4;

/// What the certificate of value 3 counts (P-AUC-2).
pub(super) const OPENING: u32 = 3;

/// With so many tiles on a quarry they are distributed and not auctioned (P-AUC-5).
pub(super) const DISTRIBUTED: u32 = 4;

/// A game of Palazzo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palazzo {
    pub(super) phase: Phase,
    pub(super) players: u8,
    /// The active player; the auctioneer during an auction.
    pub(super) turn: Seat,
    pub(super) builder: Option<Quarry>,
    /// Turns in a row without revealed tiles, the running one included.
    pub(super) quiet: u8,
    pub(super) hands: BySeat<Money>,
    /// The cards that everybody knows to be in each hand: taken from a reveal, or shown in a bid and taken back.
    pub(super) known: BySeat<Money>,
    pub(super) deck: Money,
    /// Whether the discards became the deck at least once (P-MON-2). From then on everybody knows what is in it.
    pub(super) reshuffled: bool,
    pub(super) discards: Money,
    pub(super) stacks: Stacks,
    pub(super) quarries: [TileSet; Quarry::COUNT],
    pub(super) warehouse: TileSet,
    /// Tiles that left the game.
    pub(super) out: TileSet,
    pub(super) palaces: Palaces,
}

const _: () = assert!(size_of::<Palazzo>() <= 1024, "a state stays small");

impl Palazzo {
    pub(super) fn before_set_up(config: &Config) -> Palazzo {
        Palazzo {
            phase: Phase::PlaceBuilder,
            players: config.players() as u8,
            turn: Seat::A,
            builder: None,
            quiet: 0,
            hands: [Money::EMPTY; 4],
            known: [Money::EMPTY; 4],
            deck: Money::ALL,
            reshuffled: false,
            discards: Money::EMPTY,
            stacks: Stacks::new(config.sheet()),
            quarries: [TileSet::EMPTY; Quarry::COUNT],
            warehouse: TileSet::EMPTY,
            out: TileSet::EMPTY,
            palaces: Palaces::NONE,
        }
    }

    pub(super) fn next_to_act(&self) -> Pending {
        match self.phase {
            Phase::PlaceBuilder
            | Phase::LayOut
            | Phase::Deal { .. }
            | Phase::RevealMoney
            | Phase::RevealTiles => Pending::Chance,
            Phase::Turn | Phase::Offer => Pending::Decide(self.turn),
            Phase::Auction(Auction { bidder: seat, .. })
            | Phase::Draft { seat, .. }
            | Phase::Build { seat, .. }
            | Phase::Pick { seat, .. }
            | Phase::BuildPicked { seat, .. } => Pending::Decide(seat),
            Phase::Over => Pending::Over,
        }
    }

    /// Where the game stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The active player; the auctioneer during an auction.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The quarry of the master builder, once placed.
    pub fn builder(&self) -> Option<Quarry> {
        self.builder
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> Money {
        self.hands[seat]
    }

    /// The palaces of a seat in the order in which they were begun.
    pub fn palaces(&self, seat: Seat) -> &[Palace] {
        self.palaces.of(seat)
    }

    /// The tiles on each quarry.
    pub fn quarries(&self) -> &[TileSet; Quarry::COUNT] {
        &self.quarries
    }

    /// The tiles in the warehouse.
    pub fn warehouse(&self) -> TileSet {
        self.warehouse
    }

    /// The face-down tiles, in no order.
    pub fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// Turns in a row without revealed tiles, the running one included (P-END-3).
    pub fn quiet_turns(&self) -> u8 {
        self.quiet
    }

    pub(super) fn next(&self, seat: Seat) -> Seat {
        seat.next(self.players.into())
    }

    /// How many money cards a reveal shows (P-MON-1).
    pub(super) fn revealed(&self) -> u32 {
        u32::from(self.players) + 1
    }

    /// Whether deck and discards hold enough cards for a reveal (P-MON-2).
    pub(super) fn can_reveal_money(&self) -> bool {
        self.deck.len() + self.discards.len() >= self.revealed()
    }

    /// How many cards a seat takes from a reveal (P-MON-1).
    pub fn share(&self, seat: Seat) -> u32 {
        if seat == self.turn { 2 } else { 1 }
    }

    /// What one tile of the warehouse costs (P-BUY-1).
    pub fn tile_price(&self) -> u32 {
        10_u32.saturating_sub(self.warehouse.len())
    }

    /// What a seat bids, the certificate of value 3 of the auctioneer included (P-AUC-2).
    pub fn amount_of(&self, auction: &Auction, seat: Seat) -> u32 {
        auction.bids[seat].amount() + if seat == self.turn { OPENING } else { 0 }
    }

    /// The quarry to which the master builder moves (P-AUC-1), if any has tiles.
    pub fn next_quarry(&self) -> Option<Quarry> {
        let builder = self.builder?;
        (1..=Quarry::COUNT as u8)
            .map(|places| builder.clockwise(places))
            .find(|quarry| !self.quarries[quarry.index()].is_empty())
    }

    /// The riders beside the display.
    pub fn riders(&self) -> u8 {
        RIDERS - self.stacks.riders
    }
}

/// No game has more decisions than this.
///
/// The stacks give 24 reveals. Before each lie fewer than [`QUIET_TURNS`] turns, and so many end the game; a turn
/// without a reveal has at most one decision and one of each player. After a reveal comes an auction in which
/// every bid lays down at least one of the 55 cards and everybody may pass, and up to three tiles are placed.
pub(super) fn decision_bound(players: u32) -> u32 {
    const REVEALS: u32 = 24;
    let quiet_turns = REVEALS * u32::from(QUIET_TURNS);
    let quiet = quiet_turns * (1 + players);
    let auction = 2 + Money::ALL.len() + players + 3;
    quiet + REVEALS * auction
}

#[cfg(test)]
mod tests {
    use super::super::tiles::Tile;
    use super::*;

    /// P-AUC-1. Tiles never fall on the builder's own quarry, so no game comes there by itself.
    #[test]
    fn the_builder_may_come_round_to_its_own_quarry() {
        let mut game = Palazzo::before_set_up(&Config::new(2).unwrap());
        game.builder = Quarry::all().nth(2);
        assert_eq!(game.next_quarry(), None);
        game.quarries[2] = TileSet::EMPTY.with(Tile::parse("b1.1").unwrap());
        assert_eq!(game.next_quarry(), game.builder);
        game.quarries[1] = TileSet::EMPTY.with(Tile::parse("b1.2").unwrap());
        assert_eq!(game.next_quarry(), Quarry::all().nth(1));
    }
}
