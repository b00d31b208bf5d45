use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Action, Change, Phase, Spot, Tile, TileSet, View};

use super::names::palace_name;
use super::parts::Part;
use super::saying::Saying;
use super::standings::{Bidding, bidding, gain, next_quarry, to_decide};
use crate::key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::Texts;

/// With so many tiles on a quarry they are distributed and not auctioned (P-AUC-5).
const DISTRIBUTED: u32 = 4;

/// What is to be done now.
pub(super) fn task(view: &View, names: &Names, texts: &Texts) -> Sentence<Part> {
    let saying = Saying::new(names, texts);
    match view.phase {
        Phase::PlaceBuilder | Phase::LayOut | Phase::Deal { .. } => saying.say(key::PALAZZO_TASK_SET_UP),
        Phase::RevealMoney | Phase::RevealTiles => saying.say(key::PALAZZO_TASK_REVEAL),
        Phase::Turn => saying.who(view.turn).say(key::PALAZZO_TASK_TURN),
        Phase::Draft { seat, .. } => {
            let count = if seat == view.turn { 2 } else { 1 };
            saying.who(seat).number("count", count).say(key::PALAZZO_TASK_DRAFT)
        }
        Phase::Offer => offer(view, saying.who(view.turn)),
        Phase::Auction(auction) => {
            let Some(Bidding { least, highest, leader, .. }) = bidding(view) else {
                return saying.say(key::PALAZZO_TASK_REVEAL);
            };
            saying
                .players(&[leader])
                .who(auction.bidder)
                .number("least", least)
                .number("highest", highest)
                .say(key::PALAZZO_TASK_AUCTION)
        }
        Phase::Build { seat, lot } => {
            saying.who(seat).tiles(lot.iter()).number("count", lot.len()).say(key::PALAZZO_TASK_BUILD)
        }
        Phase::Pick { seat, .. } => saying.who(seat).say(key::PALAZZO_TASK_PICK),
        Phase::BuildPicked { seat, tile, .. } => {
            saying.who(seat).tiles([tile].into_iter()).number("count", 1).say(key::PALAZZO_TASK_BUILD)
        }
        Phase::Over => over(view, saying),
    }
}

fn offer<'a>(view: &View, saying: Saying<'a>) -> Sentence<Part> {
    let saying = saying.number("price", view.tile_price);
    let Some(quarry) = next_quarry(view) else { return saying.say(key::PALAZZO_TASK_OFFER_EMPTY) };
    let tiles: TileSet = view.quarries[quarry.index()];
    let saying = saying.quarry(quarry).number("count", tiles.len());
    match view.warehouse.is_empty() {
        true => saying.say(key::PALAZZO_TASK_OFFER_AUCTION),
        false => saying.say(key::PALAZZO_TASK_OFFER),
    }
}

fn over(view: &View, saying: Saying) -> Sentence<Part> {
    let winners: Vec<Seat> = view.winners.clone().unwrap_or_default();
    let Some(first) = winners.first().copied() else { return saying.say(key::TABLE_OVER) };
    let points = view.players.get(first as usize).map_or(0, |player| player.points);
    let saying = saying.number("points", points);
    match winners.len() {
        1 => saying.who(first).say(key::PALAZZO_TASK_WON),
        _ => saying.players(&winners).say(key::PALAZZO_TASK_SHARED),
    }
}

/// What an action does.
pub(super) fn action(view: &View, action: &Action, texts: &Texts) -> Sentence<Part> {
    let names = Names::default();
    let change = gain(view, action).unwrap_or(0);
    let saying = Saying::new(&names, texts).number("change", change).word("signed", signed(change));
    match *action {
        Action::Money => saying.number("count", view.players.len() as i64 + 1).say(key::PALAZZO_DO_MONEY),
        Action::Draw => saying.say(key::PALAZZO_DO_DRAW),
        Action::Remodel { change, pay } => remodel(view, change, saying.cards(pay.into()), texts),
        Action::Take(cards) => saying.cards(cards).say(key::PALAZZO_DO_TAKE),
        Action::Buy { tiles, payment } => {
            let price = view.tile_price * tiles.tiles().count() as u32;
            saying
                .tiles(tiles.tiles())
                .payment(payment)
                .number("price", price)
                .number("over", payment.amount().saturating_sub(price))
                .say(key::PALAZZO_DO_BUY)
        }
        Action::Auction => match next_quarry(view) {
            None => saying.say(key::PALAZZO_DO_AUCTION_NOTHING),
            Some(quarry) => {
                let tiles = view.quarries[quarry.index()];
                let key = match tiles.len() {
                    DISTRIBUTED.. => key::PALAZZO_DO_DISTRIBUTE,
                    _ => key::PALAZZO_DO_AUCTION,
                };
                saying.quarry(quarry).tiles(tiles.iter()).say(key)
            }
        },
        Action::Bid(added) => {
            let own = bidding(view).and_then(|bidding| {
                let bidder = bidding.bidders.iter().find(|bidder| bidder.seat == bidding.bidder)?;
                Some(bidder.amount)
            });
            saying.payment(added).number("amount", own.unwrap_or(0) + added.amount()).say(key::PALAZZO_DO_BID)
        }
        Action::Pass => saying.say(key::PALAZZO_DO_PASS),
        Action::Pick(tile) => saying.tiles([tile].into_iter()).say(key::PALAZZO_DO_PICK),
        Action::Place { tile, spot } => {
            let saying = saying.tiles([tile].into_iter());
            match spot {
                Spot::Palace(number) => {
                    saying.word("palace", palace_name(number.index() as u8, texts)).say(key::PALAZZO_DO_PLACE)
                }
                Spot::New => saying.say(key::PALAZZO_DO_PLACE_NEW),
                Spot::Discard => saying.say(key::PALAZZO_DO_PLACE_DISCARD),
            }
        }
    }
}

fn remodel(view: &View, change: Change, saying: Saying, texts: &Texts) -> Sentence<Part> {
    let palace = |index: usize| palace_name(index as u8, texts);
    let single = |index: usize| -> Option<Tile> {
        let seat = to_decide(view)?;
        view.players.get(seat as usize)?.palaces.get(index)?.tiles().next()
    };
    match change {
        Change::Out { palace: number, tile } => saying
            .tiles([tile].into_iter())
            .word("palace", palace(number.index()))
            .say(key::PALAZZO_DO_TAKE_OUT),
        Change::In { single: number, palace: into } => saying
            .tiles(single(number.index()).into_iter())
            .word("palace", palace(into.index()))
            .say(key::PALAZZO_DO_INSERT),
        Change::Drop { single: number } => {
            saying.tiles(single(number.index()).into_iter()).say(key::PALAZZO_DO_REMOVE)
        }
    }
}

/// A change with its sign: `+3`, `−2`, `±0`.
pub fn signed(change: i32) -> String {
    match change {
        1.. => format!("+{change}"),
        0 => "±0".to_owned(),
        _ => format!("−{}", change.unsigned_abs()),
    }
}
