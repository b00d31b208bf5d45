use palazzi_rules::Pending;
use palazzi_rules::palazzo::{Illegal, Phase, Purchase, Reason, View};

use super::names::{card, currency, kind_key, list, money, paid, palace_name, quarry, tile, tiles};
use super::parts::{Kind, Part};
use super::standings::next_quarry;
use crate::say;
use crate::shown::Refusal;
use crate::texts::Texts;

/// Why an action is not possible, with the rule.
pub(super) fn refusal(illegal: &Illegal, texts: &Texts) -> Refusal {
    Refusal { text: reason(&illegal.reason, texts), rule: Some(illegal.rule.to_owned()) }
}

/// Why nothing can be done with a part for which there is no action at all.
pub(super) fn without_action(view: &View, part: Part, texts: &Texts) -> Option<Refusal> {
    let (text, rule) = match part {
        Part::Quarry(pointed) if matches!(view.phase, Phase::Offer) => match next_quarry(view) {
            Some(next) if next != pointed => {
                (say!(texts, PALAZZO_NO_OTHER_QUARRY, quarry = quarry(next, texts)), "P-AUC-1")
            }
            _ => return None,
        },
        Part::Quarry(_) => (say!(texts, PALAZZO_NO_QUARRY_NOW), "P-DRAW-4"),
        _ => return None,
    };
    Some(Refusal { text, rule: Some(rule.to_owned()) })
}

fn reason(reason: &Reason, texts: &Texts) -> String {
    match *reason {
        Reason::NotYourTurn { pending, .. } => match pending {
            Pending::Chance => say!(texts, PALAZZO_NO_CHANCE_FIRST),
            Pending::Decide(_) => say!(texts, PALAZZO_NO_TURN_OF_OTHER),
            Pending::Over => say!(texts, PALAZZO_NO_OVER),
        },
        Reason::NotNow { action, .. } => match named(action) {
            Some(kind) => say!(texts, PALAZZO_NO_NOT_NOW, action = texts.get(kind_key(kind))),
            None => say!(texts, PALAZZO_NO_NOT_NOW_AT_ALL),
        },
        Reason::TooFewCards { needed, held } => say!(texts, PALAZZO_NO_CARDS, needed = needed, held = held),
        Reason::TakeCount { expected, found, .. } => {
            say!(texts, PALAZZO_NO_TAKE_COUNT, expected = expected, found = found)
        }
        Reason::NotRevealed { cards, market } => {
            say!(texts, PALAZZO_NO_NOT_REVEALED, cards = money(cards, texts), market = money(market, texts))
        }
        Reason::NotInHand { cards, .. } => say!(texts, PALAZZO_NO_NOT_IN_HAND, cards = money(cards, texts)),
        Reason::NotInWarehouse { tiles, .. } => {
            say!(texts, PALAZZO_NO_NOT_IN_WAREHOUSE, tiles = bought(tiles, texts))
        }
        Reason::TwoCurrencies { first, second, .. } => say!(
            texts,
            PALAZZO_NO_TWO_CURRENCIES,
            first = currency(first, texts),
            second = currency(second, texts)
        ),
        Reason::Underpaid { tiles, price, payment, amount } => say!(
            texts,
            PALAZZO_NO_UNDERPAID,
            tiles = bought(tiles, texts),
            price = price,
            cards = paid(payment, texts),
            amount = amount
        ),
        Reason::BidTooLow { amount, highest, .. } => {
            say!(texts, PALAZZO_NO_BID_TOO_LOW, amount = amount, highest = highest)
        }
        Reason::NotToPick { tile: one, lot } => {
            say!(texts, PALAZZO_NO_NOT_TO_PICK, tile = tile(one, texts), lot = tiles(lot, texts))
        }
        Reason::NotToPlace { tile: one, lot } => {
            say!(texts, PALAZZO_NO_NOT_TO_PLACE, tile = tile(one, texts), lot = tiles(lot, texts))
        }
        Reason::NoPalace { owned, .. } => say!(texts, PALAZZO_NO_PALACE, owned = owned),
        Reason::NotHigher { tile: one, palace, top } => say!(
            texts,
            PALAZZO_NO_NOT_HIGHER,
            tile = tile(one, texts),
            palace = palace_name(palace.index() as u8, texts),
            top = top
        ),
        Reason::NotInPalace { tile: one, palace } => say!(
            texts,
            PALAZZO_NO_NOT_IN_PALACE,
            tile = tile(one, texts),
            palace = palace_name(palace.index() as u8, texts)
        ),
        Reason::OnlyTile { tile: one, .. } => say!(texts, PALAZZO_NO_ONLY_TILE, tile = tile(one, texts)),
        Reason::NotSingle { palace, floors } => say!(
            texts,
            PALAZZO_NO_NOT_SINGLE,
            palace = palace_name(palace.index() as u8, texts),
            floors = floors
        ),
        Reason::IntoItself { .. } => say!(texts, PALAZZO_NO_INTO_ITSELF),
        Reason::FloorTaken { tile: one, palace } => say!(
            texts,
            PALAZZO_NO_FLOOR_TAKEN,
            tile = tile(one, texts),
            palace = palace_name(palace.index() as u8, texts),
            floor = one.floor()
        ),
        Reason::CannotPayRebuild { pay, hand } => match hand.is_empty() {
            true => say!(texts, PALAZZO_NO_CARD_FOR_REBUILD),
            false => say!(texts, PALAZZO_NO_SUCH_CARD_FOR_REBUILD, card = card(pay, texts)),
        },
    }
}

/// The kind of action that the rules call by this word.
fn named(word: &str) -> Option<Kind> {
    Some(match word {
        "money" => Kind::Money,
        "draw" => Kind::Draw,
        "remodel" => Kind::Rebuild,
        "buy" => Kind::Buy,
        "auction" => Kind::Auction,
        "bid" => Kind::Bid,
        "pass" => Kind::Pass,
        _ => return None,
    })
}

fn bought(tiles: Purchase, texts: &Texts) -> String {
    list(tiles.tiles().map(|one| tile(one, texts)).collect(), texts)
}
