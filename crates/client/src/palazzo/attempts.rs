//! What somebody might mean who points at something for which nothing is on offer.

use palazzi_rules::palazzo::{Action, Card, Money, Payment, Phase, Purchase, Tile, View};

use super::parts::{Kind, Part};
use super::paying::{payment_of, pointed_cards};
use super::standings::{hand_of, to_decide};

/// An action that somebody might mean.
pub(super) fn attempt(view: &View, chosen: &[Part], part: Part) -> Option<Action> {
    match (part, view.phase) {
        (Part::Kind(kind), _) => of_kind(view, kind),
        (Part::Tile(tile, _), Phase::Pick { .. }) => Some(Action::Pick(tile)),
        (Part::Tile(tile, _), Phase::Build { .. } | Phase::BuildPicked { .. }) => {
            format!("place {tile} new").parse().ok()
        }
        (Part::Tile(tile, _), _) => Some(purchase(view, chosen, tile)),
        (Part::Palace(index), Phase::Build { .. } | Phase::BuildPicked { .. }) => {
            let tile = pointed_tile(chosen).or_else(|| first_to_place(view))?;
            format!("place {tile} p{}", u32::from(index) + 1).parse().ok()
        }
        (Part::Palace(index) | Part::Floor(index, _), Phase::Turn) => rebuild(view, chosen, part, index),
        (Part::Revealed(card, _), _) => Some(Action::Take(card.into())),
        (Part::Pay(..), Phase::Auction(_)) => {
            let cards = pointed_cards(chosen.iter().copied().chain([part]));
            Some(Action::Bid(whole_payment(cards)))
        }
        (Part::Pay(..), Phase::Offer) => {
            let tile = pointed_tile(chosen).or_else(|| view.warehouse.kinds().next())?;
            let cards = pointed_cards(chosen.iter().copied().chain([part]));
            Some(Action::Buy { tiles: Purchase::one(tile), payment: whole_payment(cards) })
        }
        _ => None,
    }
}

fn of_kind(view: &View, kind: Kind) -> Option<Action> {
    match kind {
        Kind::Money => Some(Action::Money),
        Kind::Draw => Some(Action::Draw),
        Kind::Rebuild | Kind::TakeOut | Kind::Insert | Kind::Remove => {
            format!("remodel drop p1 pay {}", any_card(view)).parse().ok()
        }
        Kind::Buy => Some(purchase(view, &[], view.warehouse.kinds().next()?)),
        Kind::Auction => Some(Action::Auction),
        Kind::Bid => Some(Action::Bid(best_payment(view))),
        Kind::Pass => Some(Action::Pass),
    }
}

/// Buying a tile, together with one that was pointed at before, for as much as the hand can pay.
fn purchase(view: &View, chosen: &[Part], tile: Tile) -> Action {
    let tiles = match pointed_tile(chosen) {
        Some(other) => Purchase::two(other, tile),
        None => Purchase::one(tile),
    };
    Action::Buy { tiles, payment: best_payment(view) }
}

/// Taking a tile out of a palace, or inserting a single tile that was pointed at before.
fn rebuild(view: &View, chosen: &[Part], part: Part, index: u8) -> Option<Action> {
    let palaces = &view.players.get(view.turn as usize)?.palaces;
    let number = u32::from(index) + 1;
    let single = chosen.iter().find_map(|part| match part {
        Part::Floor(single, _) if *single != index => Some(u32::from(*single) + 1),
        _ => None,
    });
    let card = any_card(view);
    let text = match (single, part) {
        (Some(single), _) => format!("remodel in p{single} p{number} pay {card}"),
        (None, Part::Floor(_, floor)) => {
            let tile = palaces.get(usize::from(index))?.on(floor)?;
            format!("remodel out p{number} {tile} pay {card}")
        }
        (None, _) => format!("remodel drop p{number} pay {card}"),
    };
    text.parse().ok()
}

fn pointed_tile(chosen: &[Part]) -> Option<Tile> {
    chosen.iter().find_map(|part| if let Part::Tile(tile, _) = part { Some(*tile) } else { None })
}

fn first_to_place(view: &View) -> Option<Tile> {
    match view.phase {
        Phase::Build { lot, .. } => lot.kinds().next(),
        Phase::BuildPicked { tile, .. } => Some(tile),
        _ => None,
    }
}

fn any_card(view: &View) -> Card {
    let hand = to_decide(view).and_then(|seat| hand_of(view, seat)).unwrap_or_default();
    hand.kinds().next().unwrap_or(Card::CERTIFICATE)
}

/// The payment that these cards form, or all of them on their own if they form none.
fn whole_payment(cards: Money) -> Payment {
    payment_of(cards).unwrap_or_else(|| cards.into())
}

/// The most that the hand can pay at once: all triplets, the best currency and the certificates.
fn best_payment(view: &View) -> Payment {
    let Some(hand) = to_decide(view).and_then(|seat| hand_of(view, seat)) else { return Payment::EMPTY };
    let mut best = Payment::EMPTY;
    for currency in palazzi_rules::palazzo::Currency::ALL {
        let cards = hand.cards().filter(|card| card.currency().is_none_or(|of| of == currency));
        let cards = cards.fold(Money::EMPTY, |cards, card| cards + card.into());
        let payment = whole_payment(cards);
        if payment.amount() > best.amount() {
            best = payment;
        }
    }
    best
}
