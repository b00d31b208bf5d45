use palazzi_rules::palazzo::{Change, Drawn, End, Event, Quarry, Spot};

use super::names::palace_name;
use super::parts::Part;
use super::saying::Saying;
use crate::key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::Texts;

/// What has happened; nothing for what follows from the line before.
pub(super) fn event(event: &Event, names: &Names, texts: &Texts) -> Option<Sentence<Part>> {
    let saying = Saying::new(names, texts);
    Some(match *event {
        Event::BuilderPlaced { quarry } => saying.quarry(quarry).say(key::PALAZZO_EVENT_BUILDER_PLACED),
        Event::LaidOut { quarries, warehouse } => {
            let tiles = quarries.into_iter().chain([warehouse]);
            saying.tiles(tiles).say(key::PALAZZO_EVENT_LAID_OUT)
        }
        Event::Dealt { seat, cards } => saying.who(seat).cards(cards).say(key::PALAZZO_EVENT_DEALT),
        Event::DealtHidden { seat, count } => {
            saying.who(seat).number("count", count).say(key::PALAZZO_EVENT_DEALT_HIDDEN)
        }
        Event::MoneyRevealed { cards, reshuffled } => saying
            .cards(cards)
            .word("reshuffled", if reshuffled { "yes" } else { "no" })
            .say(key::PALAZZO_EVENT_MONEY_REVEALED),
        Event::MoneyTaken { seat, cards } => {
            saying.who(seat).cards(cards).say(key::PALAZZO_EVENT_MONEY_TAKEN)
        }
        Event::TilesRevealed { first, second, quarry } => revealed(saying, first, second, quarry),
        Event::Bought { seat, tiles, payment } => saying
            .who(seat)
            .tiles(tiles.iter())
            .payment(payment)
            .number("amount", payment.amount())
            .say(key::PALAZZO_EVENT_BOUGHT),
        Event::BuilderMoved { quarry } => saying.quarry(quarry).say(key::PALAZZO_EVENT_BUILDER_MOVED),
        Event::AuctionOpened { seat, tiles } => {
            saying.who(seat).tiles(tiles.iter()).say(key::PALAZZO_EVENT_AUCTION_OPENED)
        }
        Event::NothingToAuction { seat } => saying.who(seat).say(key::PALAZZO_EVENT_NOTHING_TO_AUCTION),
        Event::Raised { seat, added, amount } => {
            saying.who(seat).payment(added).number("amount", amount).say(key::PALAZZO_EVENT_RAISED)
        }
        Event::Passed { seat, cards } if cards.is_empty() => saying.who(seat).say(key::PALAZZO_EVENT_PASSED),
        Event::Passed { seat, cards } => {
            saying.who(seat).cards(cards).say(key::PALAZZO_EVENT_PASSED_AND_TOOK_BACK)
        }
        Event::Won { seat, tiles, amount } => {
            saying.who(seat).tiles(tiles.iter()).number("amount", amount).say(key::PALAZZO_EVENT_WON)
        }
        Event::DistributionOpened { seat, tiles } => {
            saying.who(seat).tiles(tiles.iter()).say(key::PALAZZO_EVENT_DISTRIBUTION_OPENED)
        }
        Event::Picked { seat, tile } => {
            saying.who(seat).tiles([tile].into_iter()).say(key::PALAZZO_EVENT_PICKED)
        }
        Event::LeftOver { tiles } => {
            saying.tiles(tiles.iter()).number("count", tiles.len()).say(key::PALAZZO_EVENT_LEFT_OVER)
        }
        Event::Placed { seat, tile, spot } => {
            let saying = saying.who(seat).tiles([tile].into_iter());
            match spot {
                Spot::Palace(number) => saying
                    .word("palace", palace_name(number.index() as u8, texts))
                    .say(key::PALAZZO_EVENT_PLACED),
                Spot::New => saying.say(key::PALAZZO_EVENT_PLACED_NEW),
                Spot::Discard => saying.say(key::PALAZZO_EVENT_DISCARDED),
            }
        }
        Event::Remodeled { seat, change, pay } => {
            let saying = saying.who(seat).cards(pay.into());
            let palace = |index: usize| palace_name(index as u8, texts);
            match change {
                Change::Out { palace: number, tile } => saying
                    .tiles([tile].into_iter())
                    .word("palace", palace(number.index()))
                    .say(key::PALAZZO_EVENT_TAKEN_OUT),
                Change::In { single, palace: into } => saying
                    .word("single", palace(single.index()))
                    .word("palace", palace(into.index()))
                    .say(key::PALAZZO_EVENT_INSERTED),
                Change::Drop { single } => {
                    saying.word("single", palace(single.index())).say(key::PALAZZO_EVENT_REMOVED)
                }
            }
        }
        Event::TurnBegins { .. } => return None,
        Event::GameOver { end: End::Riders } => saying.say(key::PALAZZO_EVENT_OVER_RIDERS),
        Event::GameOver { end: End::Quiet } => saying.say(key::PALAZZO_EVENT_OVER_QUIET),
    })
}

fn revealed(saying: Saying, first: Drawn, second: Drawn, quarry: Option<Quarry>) -> Sentence<Part> {
    let building = |drawn: Drawn| match drawn {
        Drawn::Building(tile) => Some(tile),
        Drawn::Rider => None,
    };
    match (building(first), building(second).zip(quarry)) {
        (None, None) => saying.say(key::PALAZZO_EVENT_TWO_RIDERS),
        (Some(tile), None) => saying.tiles([tile].into_iter()).say(key::PALAZZO_EVENT_WAREHOUSE_AND_RIDER),
        (None, Some((tile, quarry))) => {
            saying.tiles([tile].into_iter()).quarry(quarry).say(key::PALAZZO_EVENT_RIDER_AND_QUARRY)
        }
        (Some(first), Some((second, quarry))) => {
            saying.two(first, second).quarry(quarry).say(key::PALAZZO_EVENT_TILES_REVEALED)
        }
    }
}
