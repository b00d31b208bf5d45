//! What has happened, as lines of a log.

use palazzi_rules::carrara::{Event, PIECE_PRICE, Place};

use super::names;
use super::parts::Part;
use super::telling::Telling;
use crate::key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::Texts;

/// What has happened; nothing for the beginning of a turn, which the lines after it show.
pub(super) fn event(event: &Event, names: &Names, texts: &Texts) -> Option<Sentence<Part>> {
    let telling = Telling::new(texts);
    let edition = names::edition_of(names);
    Some(match *event {
        Event::TurnBegins { .. } => return None,
        Event::CardsDrawn { cards } => telling
            .set("top", cards.top.name())
            .set("object", cards.object.name())
            .set("building", cards.building.name())
            .set("bonus", cards.bonus.name())
            .say(key::CARRARA_EVENT_CARDS_DRAWN),
        Event::WheelSet { decoration } => telling.object(decoration).say(key::CARRARA_EVENT_WHEEL_SET),
        Event::TileRevealed { building, .. } => {
            telling.tile("building", building).say(key::CARRARA_EVENT_TILE_REVEALED)
        }
        Event::WheelTurned => telling.say(key::CARRARA_EVENT_WHEEL_TURNED),
        Event::InnerWheelTurned => telling.say(key::CARRARA_EVENT_INNER_WHEEL_TURNED),
        Event::BricksDrawn { bricks } => {
            telling.set("bricks", names::bricks(bricks, edition, texts)).say(key::CARRARA_EVENT_BRICKS_DRAWN)
        }
        Event::BricksBought { seat, location, bricks, price } => telling
            .who(seat, names)
            .set("bricks", names::bricks(bricks, edition, texts))
            .mention("number", Part::Location(location), names::numeral(location))
            .set("price", names::price(price, texts))
            .say(key::CARRARA_EVENT_BRICKS_BOUGHT),
        Event::CoinsTaken { seat, coins } => {
            telling.who(seat, names).set("count", coins).say(key::CARRARA_EVENT_COINS_TAKEN)
        }
        Event::Built { seat, city, building, bricks } => telling
            .who(seat, names)
            .city(city)
            .own("building", city, building)
            .set("bricks", names::bricks(bricks, edition, texts))
            .say(key::CARRARA_EVENT_BUILT),
        Event::Upgraded { seat, city, old, new, bricks } => telling
            .who(seat, names)
            .city(city)
            .set("old", names::building(old, texts))
            .own("new", city, new)
            .set("bricks", names::bricks(bricks, edition, texts))
            .say(key::CARRARA_EVENT_UPGRADED),
        Event::Improved { seat, improvement } => {
            let name = names::word(texts, "improved", improvement.name());
            telling
                .who(seat, names)
                .mention("improvement", Part::Improvement(improvement), &name)
                .say(key::CARRARA_EVENT_IMPROVED)
        }
        Event::PointsTaken { seat, points } => {
            telling.who(seat, names).set("count", points).say(key::CARRARA_EVENT_POINTS_TAKEN)
        }
        Event::VisitOpened { seat, space } => telling
            .who(seat, names)
            .mention("number", Part::Space(space), &(space as u32 + 1).to_string())
            .say(key::CARRARA_EVENT_VISIT_OPENED),
        Event::VisitEnded { seat } => telling.who(seat, names).say(key::CARRARA_EVENT_VISIT_ENDED),
        Event::MarkerMovedToOpen { seat, space } => telling
            .who(seat, names)
            .mention("number", Part::Space(space), &(space as u32 + 1).to_string())
            .say(key::CARRARA_EVENT_MARKER_MOVED),
        Event::Scored { seat, place, pay } => {
            let name = names::place(place, texts);
            let telling = telling.who(seat, names).mention("place", Part::Place(place), &name);
            match place {
                Place::Money(_) => telling.say(key::CARRARA_EVENT_SCORED_MONEY),
                _ => telling.set("pay", names::pay(pay, texts)).say(key::CARRARA_EVENT_SCORED),
            }
        }
        Event::ObjectsTaken { seat, object, count } => {
            telling.who(seat, names).object(object).set("count", count).say(key::CARRARA_EVENT_OBJECTS_TAKEN)
        }
        Event::ObjectBought { seat, object } => telling
            .who(seat, names)
            .object(object)
            .set("price", names::price(PIECE_PRICE.into(), texts))
            .say(key::CARRARA_EVENT_OBJECT_BOUGHT),
        Event::PieceTaken { seat, piece } => {
            telling.who(seat, names).piece(piece).say(key::CARRARA_EVENT_PIECE_TAKEN)
        }
        Event::PiecePlaced { seat, piece, city, building } => telling
            .who(seat, names)
            .piece(piece)
            .city(city)
            .own("building", city, building)
            .say(key::CARRARA_EVENT_PIECE_PLACED),
        Event::PieceStored { seat, piece } => {
            telling.who(seat, names).piece(piece).say(key::CARRARA_EVENT_PIECE_STORED)
        }
        Event::PieceGivenUp { seat, piece } => {
            telling.who(seat, names).piece(piece).say(key::CARRARA_EVENT_PIECE_GIVEN_UP)
        }
        Event::PieceBought { seat, piece } => telling
            .who(seat, names)
            .piece(piece)
            .set("price", names::price(PIECE_PRICE.into(), texts))
            .say(key::CARRARA_EVENT_PIECE_BOUGHT),
        Event::EndAnnounced { seat } => telling.who(seat, names).say(key::CARRARA_EVENT_END_ANNOUNCED),
        Event::EndTriggered { seat } => telling.who(seat, names).say(key::CARRARA_EVENT_END_TRIGGERED),
        Event::GameOver => telling.say(key::CARRARA_EVENT_GAME_OVER),
    })
}
