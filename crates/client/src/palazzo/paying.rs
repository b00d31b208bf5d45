//! Which cards count how, and which of them people part with most gladly.

use palazzi_rules::Seat;
use palazzi_rules::palazzo::{
    Action, Card, Currency, Money, Palazzo, Payment, Phase, Purchase, TRIPLET_AMOUNT, View,
};

use super::parts::{Kind, Part};
use super::standings::hand_of;
use crate::choice::Choice;
use crate::shown::Shown;

/// The triplets of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Triplets {
    /// One of each currency, by value, from 3.
    pub coins: [u8; 5],
    /// Of three certificates each.
    pub certificates: u8,
}

/// The triplets of a payment.
pub fn triplets(payment: Payment) -> Triplets {
    let cards = payment.cards() - payment.singles();
    let of = |value| Card::coin(Currency::Florin, value).map_or(0, |card| cards.count(card) as u8);
    Triplets { coins: [3, 4, 5, 6, 7].map(of), certificates: (cards.certificates() / 3) as u8 }
}

/// The payment that counts most with exactly these cards (P-PAY-1); nothing if they cannot be paid together.
///
/// Coins can be grouped in one way at most: two of the currencies must be used up by triplets. Certificates count
/// most in triplets.
pub fn payment_of(cards: Money) -> Option<Payment> {
    let count = |currency, value| Card::coin(currency, value).map_or(0, |card| cards.count(card));
    let used: Vec<Currency> = Currency::ALL
        .into_iter()
        .filter(|currency| (3..=7).any(|value| count(*currency, value) > 0))
        .collect();
    let in_triplets = |value| match used.len() {
        3 => Currency::ALL.iter().map(|currency| count(*currency, value)).min().unwrap_or(0),
        _ => 0,
    };
    let mut singles = cards;
    let mut words = Vec::new();
    let mut group = |three: [Card; 3]| {
        three.iter().for_each(|card| singles -= Money::from(*card));
        words.push(format!("({} {} {})", three[0], three[1], three[2]));
    };
    for value in 3..=7 {
        for _ in 0..in_triplets(value) {
            let [Some(florin), Some(ducat), Some(lira)] =
                Currency::ALL.map(|currency| Card::coin(currency, value))
            else {
                continue;
            };
            group([florin, ducat, lira]);
        }
    }
    for _ in 0..cards.certificates() / 3 {
        group([Card::CERTIFICATE; 3]);
    }
    if currencies(singles).count() > 1 {
        return None;
    }
    words.extend(singles.cards().map(|card| card.to_string()));
    match format!("bid {}", words.join(" ")).trim_end().parse() {
        Ok(Action::Bid(payment)) => Some(payment),
        _ => None,
    }
}

/// The most that a hand can add to a bid that lies on the table, and the most that it can pay if the bid is empty.
pub fn reach(hand: Money, bid: Payment) -> u32 {
    let fixed = currencies(bid.singles()).next();
    let mut rest = hand;
    let mut amount = 0;
    for value in 3..=7 {
        let Some(three) = triplet_of(value) else { continue };
        while three.iter().all(|card| rest.count(*card) > 0) {
            three.iter().for_each(|card| rest -= Money::from(*card));
            amount += TRIPLET_AMOUNT;
        }
    }
    let certificates = rest.certificates();
    amount += certificates / 3 * TRIPLET_AMOUNT + certificates % 3 * 2;
    let coins = |currency: Currency| {
        let of = |card: Card| card.currency() == Some(currency);
        rest.cards().filter(|card| of(*card)).map(Card::value).sum::<u32>()
    };
    let allowed = Currency::ALL.into_iter().filter(|currency| fixed.is_none_or(|fixed| fixed == *currency));
    amount + allowed.map(coins).max().unwrap_or(0)
}

/// A higher bid than is needed: what is put together by hand and is not on offer.
pub(super) fn higher_bid(view: &View, chosen: &[Part], part: Part) -> Option<Action> {
    let Phase::Auction(auction) = view.phase else { return None };
    if !matches!(part, Part::Pay(..)) {
        return None;
    }
    let cards = pointed_cards(chosen.iter().copied().chain([part]));
    let hand = hand_of(view, auction.bidder)?;
    hand.contains(cards).then(|| payment_of(cards).map(Action::Bid)).flatten()
}

/// What has to be pointed at first so that a card makes a bid higher that is not among those on offer: nothing, the cards
/// of the bid that would be made now, or those of a low one on offer. `None` if it goes with none of them.
pub fn cards_before(view: &View, seat: Seat, choice: &Choice<Palazzo>, part: Part) -> Option<Vec<Part>> {
    let low_first = |action: &Action| match action {
        Action::Bid(added) => Some((added.amount(), added.cards().len())),
        _ => None,
    };
    let mut bids: Vec<Action> = choice.candidates().filter(|action| low_first(action).is_some()).collect();
    bids.sort_by_key(low_first);
    bids.truncate(BIDS_TRIED);
    let cards = |action: Action| {
        let parts = Palazzo::parts(view, &action).into_iter();
        let is_new = |card: &Part| matches!(card, Part::Pay(..)) && *card != part && !choice.is_chosen(*card);
        parts.filter(is_new).collect::<Vec<Part>>()
    };
    let all = std::iter::once(Vec::new()).chain(choice.meant().into_iter().chain(bids).map(cards));
    let goes_with = |before: &Vec<Part>| {
        let chosen: Vec<Part> = choice.chosen().iter().chain(before).copied().collect();
        Palazzo::admitted(view, seat, &chosen, part).is_some()
    };
    all.into_iter().find(goes_with)
}

/// So many bids on offer are tried together with a card that is in none of them.
const BIDS_TRIED: usize = 8;

/// What can be pointed at next while a bid is put together: every own card that goes with it, of alike ones the
/// first, even if all bids on offer have it, since more can be added to it by hand.
pub(super) fn with_cards_to_add(view: &View, choice: &Choice<Palazzo>, differing: Vec<Part>) -> Vec<Part> {
    let Phase::Auction(auction) = view.phase else { return differing };
    let chosen = choice.chosen();
    let of_bid = |part: &Part| matches!(part, Part::Kind(Kind::Bid) | Part::Pay(..));
    let is_bid = !chosen.is_empty() && chosen.iter().all(of_bid);
    let Some(hand) = hand_of(view, auction.bidder).filter(|_| is_bid) else { return differing };
    let goes_with = |part: &Part| {
        choice.is_open(*part) || Palazzo::admitted(view, auction.bidder, chosen, *part).is_some()
    };
    let first = |card: Card| {
        (0..hand.count(card) as u8).map(|copy| Part::Pay(card, copy)).find(|part| !choice.is_chosen(*part))
    };
    let cards = hand.kinds().filter_map(first).filter(goes_with);
    let others = differing.into_iter().filter(|part| !matches!(part, Part::Pay(..)));
    cards.chain(others).collect()
}

/// The cards that have been pointed at.
pub(super) fn pointed_cards(parts: impl Iterator<Item = Part>) -> Money {
    parts.fold(Money::EMPTY, |cards, part| match part {
        Part::Pay(card, _) if cards.count(card) < card.copies() => cards + card.into(),
        _ => cards,
    })
}

/// The action that is meant among those that differ only in what they cost. Somebody who has pointed at one tile of
/// the warehouse means to buy that one.
pub(super) fn proposed(candidates: &[Action], chosen: &[Part]) -> Option<Action> {
    match candidates.first()? {
        Action::Buy { .. } => proposed_purchase(candidates, chosen),
        Action::Bid(_) => proposed_bid(candidates),
        Action::Remodel { change, .. } => {
            let change = *change;
            let cards: Option<Vec<Card>> = candidates
                .iter()
                .map(|action| match action {
                    Action::Remodel { change: other, pay } if *other == change => Some(*pay),
                    _ => None,
                })
                .collect();
            let cards = cards?;
            let all = cards.iter().fold(Money::EMPTY, |all, card| all + (*card).into());
            let pay = cards.into_iter().min_by_key(|card| (card.value(), usefulness(*card, all)))?;
            Some(Action::Remodel { change, pay })
        }
        _ => None,
    }
}

fn proposed_purchase(candidates: &[Action], chosen: &[Part]) -> Option<Action> {
    let pointed = chosen.iter().filter(|part| matches!(part, Part::Tile(..))).count();
    let purchases: Option<Vec<(Purchase, Payment)>> = candidates
        .iter()
        .map(|action| match action {
            Action::Buy { tiles, payment } => Some((*tiles, *payment)),
            _ => None,
        })
        .collect();
    let mut purchases = purchases?;
    purchases.retain(|(tiles, _)| tiles.tiles().count() == pointed);
    let tiles = purchases.first()?.0;
    if purchases.iter().any(|(others, _)| *others != tiles) {
        return None;
    }
    let payment = cheapest(purchases.iter().map(|(_, payment)| *payment))?;
    Some(Action::Buy { tiles, payment })
}

/// The least raise; if its cards count more as triplets, then so.
fn proposed_bid(candidates: &[Action]) -> Option<Action> {
    let payments: Option<Vec<Payment>> = candidates
        .iter()
        .map(|action| if let Action::Bid(added) = action { Some(*added) } else { None })
        .collect();
    let payments = payments?;
    let least = cheapest(payments.iter().copied())?;
    let same_cards = payments.into_iter().filter(|payment| payment.cards() == least.cards());
    same_cards.max_by_key(|payment| payment.amount()).map(Action::Bid)
}

/// The payment that overpays least, then with fewest cards, then with those that are missed least.
fn cheapest(payments: impl Iterator<Item = Payment> + Clone) -> Option<Payment> {
    let all = payments.clone().fold(Money::EMPTY, |all, payment| union(all, payment.cards()));
    payments.min_by_key(|payment| {
        let cards = payment.cards();
        let useful: u32 = cards.cards().map(|card| usefulness(card, all)).sum();
        (payment.amount(), cards.len(), useful, *payment)
    })
}

/// How much a card is missed by somebody who has `all` these cards: the more there is of its currency, the more it
/// can still pay together with others; certificates go with everything; parts of a triplet are kept together.
fn usefulness(card: Card, all: Money) -> u32 {
    let Some(currency) = card.currency() else { return 100 };
    let fellows: u32 = all.cards().filter(|other| other.currency() == Some(currency)).map(Card::value).sum();
    let in_triplet =
        triplet_of(card.value()).is_some_and(|three| three.iter().all(|one| all.count(*one) > 0));
    fellows + if in_triplet { 100 } else { 0 }
}

fn triplet_of(value: u32) -> Option<[Card; 3]> {
    let [florin, ducat, lira] = Currency::ALL.map(|currency| Card::coin(currency, value));
    Some([florin?, ducat?, lira?])
}

fn currencies(cards: Money) -> impl Iterator<Item = Currency> {
    Currency::ALL
        .into_iter()
        .filter(move |currency| cards.kinds().any(|card| card.currency() == Some(*currency)))
}

/// Of every card as many as one of the two has.
fn union(one: Money, other: Money) -> Money {
    Card::all()
        .fold(one, |all, card| (all.count(card)..other.count(card)).fold(all, |all, _| all + card.into()))
}

/// What a seat has bid, the certificate of value 3 of the auctioneer included (P-AUC-2).
pub(super) fn bid_amount(view: &View, bids: Payment, seat: Seat) -> u32 {
    const OPENING: u32 = 3;
    bids.amount() + if seat == view.turn { OPENING } else { 0 }
}
