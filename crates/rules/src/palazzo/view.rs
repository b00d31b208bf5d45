use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::money::Money;
use super::palace::Palace;
use super::phase::{Phase, Quarry};
use super::scoring::{scores, winners};
use super::stacks::Stacks;
use super::state::Palazzo;
use super::tiles::TileSet;
use crate::game::Viewer;
use crate::seat::Seat;

/// What one viewer may know of a game of Palazzo.
///
/// It is written and read in the form of `docs/views.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// The seat that looks; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// Where the game stands.
    pub phase: Phase,
    /// The active player.
    pub turn: Seat,
    /// The quarry of the master builder, once placed.
    pub builder: Option<Quarry>,
    /// Turns in a row without revealed tiles, the running one included (P-END-3).
    pub quiet_turns: u8,
    /// Riders beside the display.
    pub riders: u8,
    /// What is in each stack, in no order.
    pub stacks: Stacks,
    /// The tiles on each quarry.
    pub quarries: [TileSet; Quarry::COUNT],
    /// The tiles in the warehouse.
    pub warehouse: TileSet,
    /// The tiles that left the game.
    pub out: TileSet,
    /// What one tile of the warehouse costs now.
    pub tile_price: u32,
    /// The discarded money.
    pub discards: Money,
    /// The face-down money.
    pub deck: Deck,
    /// The cards of which the viewer knows that they are face down or in hands, but not where: the unknown cards
    /// of hands, together with an unseen deck.
    pub unseen: Money,
    /// The players in turn order.
    pub players: Vec<Player>,
    /// The winning seats, when the game is over.
    pub winners: Option<Vec<Seat>>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    /// Reads the fields, and refuses what cannot be a view of a game.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let view = View::deserialize(deserializer)?;
        view.check().map_err(D::Error::custom)?;
        Ok(view)
    }
}

/// The deck of money as everybody sees it; its order is decided by chance when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// The first deck: its cards are among the unseen ones.
    Unseen {
        /// How many there are.
        count: u32,
    },
    /// A deck made of discards (P-MON-2). The first deck was used up before, so what had not been seen by then is
    /// in hands.
    Known {
        /// All cards.
        cards: Money,
    },
}

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The cards in hand.
    pub hand: Hand,
    /// The palaces in the order in which they were begun.
    pub palaces: Vec<Palace>,
    /// What the palaces are worth.
    pub points: i32,
}

/// A hand as the viewer sees it.
///
/// `known` are the cards that everybody knows to be there: taken from a reveal, or shown in a bid and taken back,
/// and not spent since. A card that is spent is taken to be a known one as long as a known one of its kind is
/// left: alike cards are the same card, so that is all a perfect observer can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The viewer's own hand, and every hand when the game is over.
    Open {
        /// All cards.
        cards: Money,
        /// Those of them that the others know.
        known: Money,
    },
    /// Another one's hand.
    Hidden {
        /// Cards that are certainly there.
        known: Money,
        /// How many more there are.
        unknown: u32,
    },
}

pub(super) fn view(game: &Palazzo, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    let is_open = |seat| over || viewer == Viewer::Seat(seat);
    let seats = Seat::of(game.players.into());
    let hidden = seats.clone().filter(|seat| !is_open(*seat)).map(|seat| game.hands[seat] - game.known[seat]);
    let points = scores(game);
    let (deck, unseen_deck) = match game.reshuffled {
        true => (Deck::Known { cards: game.deck }, Money::EMPTY),
        false => (Deck::Unseen { count: game.deck.len() }, game.deck),
    };
    let player = |seat| Player {
        hand: if is_open(seat) {
            Hand::Open { cards: game.hands[seat], known: game.known[seat] }
        } else {
            Hand::Hidden { known: game.known[seat], unknown: game.hands[seat].len() - game.known[seat].len() }
        },
        palaces: game.palaces.of(seat).to_vec(),
        points: points[seat],
    };
    View {
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        phase: game.phase,
        turn: game.turn,
        builder: game.builder,
        quiet_turns: game.quiet,
        riders: game.riders(),
        stacks: game.stacks,
        quarries: game.quarries,
        warehouse: game.warehouse,
        out: game.out,
        tile_price: game.tile_price(),
        discards: game.discards,
        deck,
        unseen: hidden.fold(unseen_deck, |unseen, cards| unseen + cards),
        players: seats.map(player).collect(),
        winners: over.then(|| winners(game).iter().collect()),
    }
}
