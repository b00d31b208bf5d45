//! The wheel, the bag, and bricks for sale.

use palazzi_rules::carrara::{
    BagView, Bricks, Color, Kind, Location, Phase, Piece, Pieces, Turning, WHEEL_SIZE,
};

use super::asking::Asking;
use super::missing::{Missing, missing_text};
use super::{ExplainLine, Explanation};
use crate::carrara::{Part, bricks as brick_words, coins, color as color_word, numeral, piece};
use crate::key::{
    CARRARA_WHEEL_INNER, EXPLAIN_BAG, EXPLAIN_BAG_ABOUT, EXPLAIN_INNER, EXPLAIN_LOCATION_BUY,
    EXPLAIN_LOCATION_EMPTY, EXPLAIN_PAYMENT, EXPLAIN_REFILL_EMPTY, EXPLAIN_TURN_AFFORDABLE,
    EXPLAIN_TURN_BOTH, EXPLAIN_TURN_MAY, EXPLAIN_TURN_MUST, EXPLAIN_TURN_NEXT, EXPLAIN_TURN_PRICES,
};
use crate::say;

const TURNING: [&str; 7] = ["X-BUY-1", "E1-BUY-1", "E1-BUY-2", "E2-BUY-1", "A-BUY-1", "E2-BUY-3", "E2-BUY-4"];

/// Turning the wheel: when, and what lies where then.
pub(super) fn hub(asking: &Asking) -> Explanation {
    let mut explanation = Explanation::new(&asking.called(Part::Kind(Kind::Turn)));
    explanation.text(asking.texts.get(match asking.rules().turning {
        Turning::Must => EXPLAIN_TURN_MUST,
        Turning::May => EXPLAIN_TURN_MAY,
        Turning::MayIfAffordable => EXPLAIN_TURN_AFFORDABLE,
        Turning::BothOrInner => EXPLAIN_TURN_BOTH,
    }));
    explanation.text(asking.texts.get(EXPLAIN_TURN_PRICES));
    next_turn(asking, &mut explanation);
    asking.why_not(&mut explanation, Part::Wheel);
    asking.cite(&mut explanation, &TURNING);
    explanation
}

/// The bag: what it is for, and what the next turn of the wheel changes.
pub(super) fn bag(asking: &Asking) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&texts.get(EXPLAIN_BAG));
    explanation.text(match asking.view.bag {
        BagView::Empty => say!(texts, CARRARA_BAG_EMPTY),
        BagView::NotEmpty => say!(texts, CARRARA_BAG_FILLED),
    });
    explanation.text(texts.get(EXPLAIN_BAG_ABOUT));
    next_turn(asking, &mut explanation);
    asking.cite(&mut explanation, &["E1-BUY-2", "E2-BUY-1", "A-BUY-1", "E1-BUILD-2", "E2-BUILD-1"]);
    asking.cite(&mut explanation, &["E1-SET-7", "E2-SET-5"]);
    explanation
}

/// The inner wheel.
pub(super) fn inner_wheel(asking: &Asking) -> Explanation {
    let title = asking.texts.get(CARRARA_WHEEL_INNER);
    if asking.rules().turning != Turning::BothOrInner {
        return asking.absent(&title);
    }
    let mut explanation = Explanation::new(&title);
    explanation.text(asking.texts.get(EXPLAIN_INNER));
    asking.why_not(&mut explanation, Part::InnerWheel);
    asking.cite(&mut explanation, &["A-BUY-1", "A-SET-1"]);
    explanation
}

/// A location: what lies there, and what it costs.
pub(super) fn location(asking: &Asking, location: Location) -> Explanation {
    let texts = asking.texts;
    let title = say!(texts, EXPLAIN_LOCATION, number = numeral(location));
    let mut explanation = Explanation::new(&title);
    let held = asking.table().wheel[location];
    explanation.lines.push(at_location(asking, location, held));
    explanation.text(prices(asking, location));
    explanation.text(texts.get(EXPLAIN_LOCATION_BUY));
    if asking.rules().pieces == Pieces::Ornaments {
        explanation.text(symbols(asking, location));
        explanation.text(texts.get(EXPLAIN_LOCATION_EMPTY));
    }
    if let Some((cheapest, _)) = held.colors().last() {
        lacking_here(asking, &mut explanation, cheapest.price(location));
    }
    asking.cite(&mut explanation, &[asking.rules().ids.buying, "A-BUY-2"]);
    explanation
}

/// A brick at a location, or the price that a brick has there.
pub(super) fn brick(asking: &Asking, location: Location, color: Color) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.called(Part::Brick(location, color)));
    let count = asking.table().wheel[location].count(color);
    explanation.text(say!(texts, EXPLAIN_BRICK_HERE, count = count));
    let next = after_turning(location);
    explanation.text(say!(texts, EXPLAIN_BRICK_NEXT, price = color.price(next), number = numeral(next)));
    lacking_here(asking, &mut explanation, color.price(location));
    asking.cite(&mut explanation, &[asking.rules().ids.buying, "E1-BUY-1", "E2-BUY-4"]);
    explanation
}

/// All that is bought at a location.
pub(super) fn bought(asking: &Asking, location: Location, wanted: Bricks) -> Explanation {
    let mut explanation = Explanation::new(&asking.called(Part::Bought(location, wanted)));
    let cost = wanted.price(location);
    if let Some(left) = asking.holdings().and_then(|own| u32::from(own.coins).checked_sub(cost)) {
        explanation.text(say!(asking.texts, EXPLAIN_COINS_LEFT, coins = coins(left, asking.texts)));
    }
    lacking_here(asking, &mut explanation, cost);
    explanation.text(asking.texts.get(EXPLAIN_LOCATION_BUY));
    asking.cite(&mut explanation, &[asking.rules().ids.buying]);
    explanation
}

/// Bricks that are paid.
pub(super) fn payment(asking: &Asking, paid: Bricks) -> Explanation {
    let mut explanation = Explanation::new(&asking.called(Part::Payment(paid)));
    explanation.text(asking.texts.get(EXPLAIN_PAYMENT));
    asking.cite(&mut explanation, &[asking.rules().ids.paying, "E1-BUILD-2", "E2-BUILD-1"]);
    explanation
}

/// What lies where after the next turn of the wheel, and what is added.
fn next_turn(asking: &Asking, explanation: &mut Explanation) {
    let (table, texts) = (asking.table(), asking.texts);
    explanation.text(texts.get(EXPLAIN_TURN_NEXT));
    for location in Location::ALL {
        let held = table.wheel[before_turning(location)];
        if !held.is_empty() {
            explanation.lines.push(at_location(asking, location, held));
        }
    }
    let total: u32 = table.wheel.iter().map(|bricks| bricks.total()).sum();
    let room = WHEEL_SIZE.saturating_sub(total);
    if asking.view.bag == BagView::Empty && room > 0 {
        explanation.text(texts.get(EXPLAIN_REFILL_EMPTY));
    } else {
        explanation.text(say!(texts, EXPLAIN_REFILL, count = room));
    }
    explanation.text(prices(asking, Location::I));
}

fn at_location(asking: &Asking, location: Location, held: Bricks) -> ExplainLine {
    let texts = asking.texts;
    let each = held.colors().map(|(color, _)| priced(asking, color, location));
    let text = say!(
        texts,
        CARRARA_TEXT_LOCATION,
        number = numeral(location),
        bricks = brick_words(held, asking.edition(), texts),
        prices = each.collect::<Vec<_>>().join(", "),
        count = held.total()
    );
    ExplainLine::Location { location, bricks: held, text }
}

/// What every colour costs at a location.
fn prices(asking: &Asking, location: Location) -> String {
    let each = Color::ALL.map(|color| priced(asking, color, location)).join(", ");
    say!(asking.texts, EXPLAIN_PRICES, number = numeral(location), prices = each)
}

fn priced(asking: &Asking, color: Color, location: Location) -> String {
    format!("{} {}", color_word(color, asking.edition(), asking.texts), color.price(location))
}

/// What the wheels show at a location.
fn symbols(asking: &Asking, location: Location) -> String {
    let (table, texts) = (asking.table(), asking.texts);
    say!(
        texts,
        CARRARA_TEXT_SYMBOLS,
        decoration = piece(Piece::decoration(table.decoration_at(location)), texts),
        statue = piece(Piece::statue(table.statue_at(location)), texts)
    )
}

/// The coins that the reader lacks for bricks at a location, unless the bricks are elsewhere when they are bought.
fn lacking_here(asking: &Asking, explanation: &mut Explanation, cost: u32) {
    if asking.rules().turning != Turning::Must || asking.table().phase == Phase::Buy {
        lacking_coins(asking, explanation, cost);
    }
}

/// The coins that the reader lacks for something.
pub(super) fn lacking_coins(asking: &Asking, explanation: &mut Explanation, cost: u32) {
    let Some(own) = asking.holdings().filter(|_| !asking.is_over()) else { return };
    let short = cost.saturating_sub(own.coins.into());
    if short > 0 {
        let text = missing_text(&Missing::Coins(short), asking.edition(), asking.texts);
        explanation.missing(say!(asking.texts, EXPLAIN_MISSING, missing = text));
    }
}

/// Where bricks of a location lie after the wheel has turned.
fn after_turning(location: Location) -> Location {
    Location::ALL[(location as usize + 1) % 6]
}

/// Where bricks come from that lie at a location after the wheel has turned.
fn before_turning(location: Location) -> Location {
    Location::ALL[(location as usize + 5) % 6]
}
