//! What is to be done now, and what an action would do.

use palazzi_rules::carrara::{
    Action, Carrara, Holdings, Idling, Markers, PIECE_PRICE, Pay, Phase, Piece, PieceKind, PieceSource,
    Place, Turning, View, What,
};
use palazzi_rules::{Game, Offers, Seat};

use super::names;
use super::parts::Part;
use super::standings::objects_of;
use super::telling::Telling;
use crate::key;
use crate::sentence::Sentence;
use crate::shown::Names;
use crate::texts::Texts;

/// What is to be done now, for whoever looks.
pub(super) fn task(view: &View, names: &Names, texts: &Texts) -> Sentence<Part> {
    let telling = Telling::new(texts);
    let seat = view.table.turn.seat;
    match view.table.phase {
        Phase::Over => result(view, names, texts),
        Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles => telling.say(key::CARRARA_TASK_SETTING_UP),
        Phase::Refill | Phase::Restock(_) => telling.say(key::CARRARA_TASK_DRAWING),
        _ if names.you != Some(seat) => {
            telling.who(seat, names).set("phase", phase_name(view.table.phase)).say(key::CARRARA_TASK_OTHER)
        }
        Phase::Start => start(view, seat, names, texts),
        Phase::Buy => telling.set("coins", coins(view, seat)).say(key::CARRARA_TASK_BUY),
        Phase::Improve => telling.say(key::CARRARA_TASK_IMPROVE),
        Phase::Take(PieceSource::Segment(location)) => {
            let number = names::numeral(location);
            telling.mention("number", Part::Location(location), number).say(key::CARRARA_TASK_TAKE)
        }
        Phase::Take(PieceSource::Court) => telling.say(key::CARRARA_TASK_TAKE_DECORATION),
        Phase::InHand(piece, _) => in_hand(view, seat, piece, texts),
        Phase::Score => telling.say(key::CARRARA_TASK_SCORE),
        Phase::After => after(view, seat, texts),
    }
}

/// The name of a phase as the text about the others' turns knows it.
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Buy => "buy",
        Phase::Improve => "improve",
        Phase::Take(_) | Phase::InHand(..) => "piece",
        Phase::Score => "score",
        Phase::After => "after",
        _ => "start",
    }
}

fn start(view: &View, seat: Seat, names: &Names, texts: &Texts) -> Sentence<Part> {
    let rules = view.table.edition.rules();
    let telling = Telling::new(texts);
    match view.table.visit {
        Some(visit) if visit.holder != seat && view.table.boards[seat].has_marker(visit.space) => {
            let space = names::space(visit.space, &view.table, texts);
            telling
                .who(visit.holder, names)
                .mention("space", Part::Space(visit.space), &space)
                .say(key::CARRARA_TASK_VISIT)
        }
        _ => match rules.idling {
            Idling::Stuck if view.table.announced.is_some() => telling.say(key::CARRARA_TASK_LAST_TURN),
            Idling::Stuck => telling.say(key::CARRARA_TASK_START),
            Idling::Pass if view.table.ending.is_some() => telling.say(key::CARRARA_TASK_LAST_TURN),
            Idling::Pass => telling.say(key::CARRARA_TASK_START_OR_PASS),
        },
    }
}

fn in_hand(view: &View, seat: Seat, piece: Piece, texts: &Texts) -> Sentence<Part> {
    let kind = match piece.kind() {
        PieceKind::Decoration(_) => "decoration",
        PieceKind::Statue(_) => "statue",
        PieceKind::Gold => "gold",
    };
    let room = if view.table.boards[seat].warehouse[1].is_some() { "full" } else { "free" };
    let name = names::piece(piece, texts);
    Telling::new(texts)
        .set("kind", kind)
        .set("room", room)
        .mention("piece", Part::Piece(piece), &name)
        .say(key::CARRARA_TASK_IN_HAND)
}

fn after(view: &View, seat: Seat, texts: &Texts) -> Sentence<Part> {
    let mut offers = Offers::default();
    if let Some(game) = as_shown(view) {
        game.legal_actions(seat, &mut offers);
    }
    let for_sale = |action: &Action| match action.what {
        What::Object(_) => Some("object"),
        What::Purchase(..) => Some("piece"),
        _ => None,
    };
    let what = offers.iter().find_map(for_sale).unwrap_or("nothing");
    Telling::new(texts).set("what", what).set("price", PIECE_PRICE).say(key::CARRARA_TASK_AFTER)
}

fn result(view: &View, names: &Names, texts: &Texts) -> Sentence<Part> {
    let hands = view.holdings.map(Option::unwrap_or_default);
    let winners: Vec<Seat> = view
        .with_hands(hands)
        .map(|game| Seat::of(game.players()).filter(|seat| game.winners().contains(*seat)).collect())
        .unwrap_or_default();
    match winners.as_slice() {
        [winner] => Telling::new(texts).who(*winner, names).say(key::CARRARA_TASK_WON),
        shared => {
            let all = shared.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>().join(", ");
            Telling::new(texts).set("winners", all).say(key::CARRARA_TASK_SHARED)
        }
    }
}

fn coins(view: &View, seat: Seat) -> u32 {
    view.holdings[seat].map_or(0, |Holdings { coins, .. }| coins.into())
}

/// What an action does.
pub(super) fn action(view: &View, action: &Action, texts: &Texts) -> Sentence<Part> {
    let rules = view.table.edition.rules();
    let telling = Telling::new(texts);
    let bricks = action.bricks;
    match action.what {
        What::Turn if rules.turning == Turning::BothOrInner => telling.say(key::CARRARA_ACTION_TURN_BOTH),
        What::Turn => telling.say(key::CARRARA_ACTION_TURN),
        What::Spin => telling.say(key::CARRARA_ACTION_SPIN),
        What::Buy(location) => telling
            .set("bricks", names::bricks(bricks, view.table.edition, texts))
            .mention("number", Part::Location(location), names::numeral(location))
            .set("price", names::price(bricks.price(location), texts))
            .say(key::CARRARA_ACTION_BUY),
        What::Broke => telling.say(key::CARRARA_ACTION_BROKE),
        What::Stuck => telling.say(key::CARRARA_ACTION_STUCK),
        What::Build(city, building) => telling
            .city(city)
            .tile("building", building)
            .set("bricks", names::bricks(bricks, view.table.edition, texts))
            .say(key::CARRARA_ACTION_BUILD),
        What::Upgrade(city, old, new) => telling
            .city(city)
            .own("old", city, old)
            .tile("new", new)
            .set("bricks", names::bricks(bricks, view.table.edition, texts))
            .say(key::CARRARA_ACTION_UPGRADE),
        What::Improve(improvement) => {
            let name = names::improvement(improvement, &view.table, texts);
            telling
                .mention("improvement", Part::Improvement(improvement), &name)
                .say(key::CARRARA_ACTION_IMPROVE)
        }
        What::Court(Some(space)) => {
            let name = names::space(space, &view.table, texts);
            let telling = telling.mention("space", Part::Space(space), &name);
            match view.table.visit {
                Some(_) => telling.say(key::CARRARA_ACTION_FOLLOW),
                None => telling.say(key::CARRARA_ACTION_VISIT),
            }
        }
        What::Court(None) => telling.say(key::CARRARA_ACTION_OPEN_MARKER),
        What::Score(place) => score(view, place, texts),
        What::Pass if rules.markers == Markers::Store => telling.say(key::CARRARA_ACTION_PASS_FREELY),
        What::Pass => telling.say(key::CARRARA_ACTION_PASS),
        What::Take(None) => telling.say(key::CARRARA_ACTION_TAKE_NOTHING),
        What::Take(Some(piece)) => telling.piece(piece).say(key::CARRARA_ACTION_TAKE),
        What::Place(city, building) => {
            telling.city(city).own("building", city, building).say(key::CARRARA_ACTION_PLACE)
        }
        What::Store => telling.say(key::CARRARA_ACTION_STORE),
        What::Swap(piece) => telling.piece(piece).say(key::CARRARA_ACTION_SWAP),
        What::Decline => telling.say(key::CARRARA_ACTION_DECLINE),
        What::Move(piece, city, building) => {
            telling.piece(piece).city(city).own("building", city, building).say(key::CARRARA_ACTION_MOVE)
        }
        What::Purchase(piece, city, building) => telling
            .piece(piece)
            .city(city)
            .own("building", city, building)
            .set("price", names::price(PIECE_PRICE.into(), texts))
            .say(key::CARRARA_ACTION_PURCHASE),
        What::Object(object) => telling
            .object(object)
            .set("price", names::price(PIECE_PRICE.into(), texts))
            .say(key::CARRARA_ACTION_OBJECT),
        What::Announce => telling.say(key::CARRARA_ACTION_ANNOUNCE),
        What::End => telling.say(key::CARRARA_ACTION_END),
    }
}

fn score(view: &View, place: Place, texts: &Texts) -> Sentence<Part> {
    let seat = view.table.turn.seat;
    let name = names::place(place, texts);
    let telling = Telling::new(texts).mention("place", Part::Place(place), &name);
    if let Place::Money(money) = place {
        return telling.set("rate", money.rate()).say(key::CARRARA_ACTION_SCORE_MONEY);
    }
    let pay: Pay = view.table.pay(seat, place);
    let objects: u32 = objects_of(&view.table, seat, place).iter().map(|count| u32::from(*count)).sum();
    telling.set("pay", names::pay(pay, texts)).set("objects", objects).say(key::CARRARA_ACTION_SCORE)
}

/// The game as far as a view shows it; what is hidden counts as nothing.
pub(super) fn as_shown(view: &View) -> Option<Carrara> {
    view.with_hands(view.holdings.map(Option::unwrap_or_default))
}
