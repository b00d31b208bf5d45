use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Action, Card, Change, Money, Quarry, Spot, Tile, View};

use super::standings::{next_quarry, to_decide};

/// A thing of Palazzo that can be pointed at.
///
/// Alike cards and alike tiles are told apart by a number from 0: an action that uses two of them has the numbers 0
/// and 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A kind of action.
    Kind(Kind),
    /// A tile that can be had: bought, picked or placed. In a sentence: a tile, wherever it lies.
    Tile(Tile, u8),
    /// A quarry with its tiles.
    Quarry(Quarry),
    /// A tile in an own palace, by the number of the palace, from 0, and its floor.
    Floor(u8, u8),
    /// An own palace that takes a tile, by its number, from 0.
    Palace(u8),
    /// The place where a new palace begins.
    New,
    /// The place of tiles that leave the game.
    Discard,
    /// A revealed money card.
    Revealed(Card, u8),
    /// A money card of the own hand, as part of a payment or a bid.
    Pay(Card, u8),
    /// A player.
    Seat(Seat),
    /// Exactly this action: cards that are paid may count in two ways, and what buys one tile may buy two.
    Whole(Action),
}

/// A kind of action, as people call it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Money,
    Draw,
    Rebuild,
    TakeOut,
    Insert,
    Remove,
    Buy,
    Auction,
    Bid,
    Pass,
}

/// The parts that an action is pointed out by.
pub(super) fn parts(view: &View, action: &Action) -> Vec<Part> {
    match *action {
        Action::Money => vec![Part::Kind(Kind::Money)],
        Action::Draw => vec![Part::Kind(Kind::Draw)],
        Action::Remodel { change, pay } => {
            let mut parts = vec![Part::Kind(Kind::Rebuild)];
            parts.extend(change_parts(view, change));
            parts.push(Part::Pay(pay, 0));
            parts
        }
        Action::Take(cards) => copies(cards).map(|(card, copy)| Part::Revealed(card, copy)).collect(),
        Action::Buy { tiles, payment } => {
            let mut parts = vec![Part::Kind(Kind::Buy)];
            let mut before = None;
            for tile in tiles.tiles() {
                parts.push(Part::Tile(tile, u8::from(before == Some(tile))));
                before = Some(tile);
            }
            parts.extend(copies(payment.cards()).map(|(card, copy)| Part::Pay(card, copy)));
            parts.push(Part::Whole(*action));
            parts
        }
        Action::Auction => {
            let quarry = next_quarry(view).map(Part::Quarry);
            [Part::Kind(Kind::Auction)].into_iter().chain(quarry).collect()
        }
        Action::Bid(added) => {
            let mut parts = vec![Part::Kind(Kind::Bid)];
            parts.extend(copies(added.cards()).map(|(card, copy)| Part::Pay(card, copy)));
            parts.push(Part::Whole(*action));
            parts
        }
        Action::Pass => vec![Part::Kind(Kind::Pass)],
        Action::Pick(tile) => vec![Part::Tile(tile, 0)],
        Action::Place { tile, spot } => vec![Part::Tile(tile, 0), spot_part(spot)],
    }
}

fn change_parts(view: &View, change: Change) -> Vec<Part> {
    match change {
        Change::Out { palace, tile } => {
            vec![Part::Kind(Kind::TakeOut), Part::Floor(palace.index() as u8, tile.floor())]
        }
        Change::In { single, palace } => {
            vec![
                Part::Kind(Kind::Insert),
                single_part(view, single.index()),
                Part::Palace(palace.index() as u8),
            ]
        }
        Change::Drop { single } => {
            vec![Part::Kind(Kind::Remove), single_part(view, single.index()), Part::Discard]
        }
    }
}

/// A palace of one floor as the tile that it is.
fn single_part(view: &View, index: usize) -> Part {
    let palace = to_decide(view).and_then(|seat| view.players.get(seat as usize)?.palaces.get(index));
    Part::Floor(index as u8, palace.map_or(0, |palace| palace.top()))
}

fn spot_part(spot: Spot) -> Part {
    match spot {
        Spot::Palace(number) => Part::Palace(number.index() as u8),
        Spot::New => Part::New,
        Spot::Discard => Part::Discard,
    }
}

/// Every card with its number among alike ones.
fn copies(cards: Money) -> impl Iterator<Item = (Card, u8)> {
    Card::all().flat_map(move |card| (0..cards.count(card) as u8).map(move |copy| (card, copy)))
}
