//! Cities: what they accept and pay, and what improvements change.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    Bricks, City, Color, Eights, Exchange, Improvement, Phase, Place, Reward, View,
};

use super::asking::{Asking, beginning};
use super::seals;
use super::{ExplainLine, Explanation};
use crate::carrara::attempts::payment;
use crate::carrara::names::brick;
use crate::carrara::{
    Part, Value, bricks as brick_words, city as city_name, color as color_word,
    improvement as improvement_name, is_reconstructed, pay, place as place_name, reward as reward_text,
    scoring,
};
use crate::key::{EXPLAIN_HAS_IMPROVEMENT, EXPLAIN_IMPROVEMENT_LEFT};
use crate::say;

/// More than any building costs.
const ANY_COST: u32 = 99;

/// A player's street in a city.
pub(super) fn street(asking: &Asking, seat: Seat, city: City) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&city_name(city, texts));
    let colors = accepted(asking, city);
    explanation.text(say!(texts, EXPLAIN_ACCEPTS, colors = colors));
    if let Some(next) = exchanged(asking, city) {
        let color = color_word(next, asking.edition(), texts);
        explanation.text(say!(texts, EXPLAIN_EXCHANGE, color = color));
    }
    if asking.view.viewer == Some(seat) && !asking.is_over() {
        explanation.text(say!(texts, EXPLAIN_POWER, count = power(asking.view, seat, city)));
    }
    rewards(asking, &mut explanation, seat, city.improvement());
    let place = Place::City(city);
    for found in scoring(asking.view, seat).iter().filter(|found| found.place == place) {
        seals::worth(asking, &mut explanation, seat, found);
    }
    explanation.text(say!(texts, EXPLAIN_PLACE_CITY, need = city.buildings_to_score()));
    let ids = &asking.rules().ids;
    asking.cite(&mut explanation, &[ids.building, ids.paying]);
    seals::cite(asking, &mut explanation, place);
    cite_improving(asking, &mut explanation);
    explanation
}

/// Whether a city accepts bricks of a colour.
pub(super) fn accepts(asking: &Asking, city: City, color: Color) -> Explanation {
    let texts = asking.texts;
    let brick_word = brick(color, asking.edition(), texts);
    let title = say!(texts, EXPLAIN_ACCEPT_TITLE, brick = brick_word, city = city_name(city, texts));
    let mut explanation = Explanation::new(&title);
    let how = match exchanged(asking, city) {
        _ if color <= city.color() => "yes",
        Some(pair) if pair == color => "pair",
        _ => "no",
    };
    explanation.text(say!(texts, EXPLAIN_ACCEPT, how = how));
    if let Some(own) = asking.holdings() {
        let own = Bricks::of(color, own.bricks.count(color));
        explanation.text(say!(texts, EXPLAIN_YOU_HAVE, bricks = brick_words(own, asking.edition(), texts)));
    }
    explanation.text(say!(texts, EXPLAIN_ACCEPTS, colors = accepted(asking, city)));
    asking.cite(&mut explanation, &[asking.rules().ids.paying]);
    explanation
}

/// What a city pays a player for each point of value.
pub(super) fn multiplier(asking: &Asking, seat: Seat, city: City) -> Explanation {
    let mut explanation = Explanation::new(&city_name(city, asking.texts));
    rewards(asking, &mut explanation, seat, city.improvement());
    let ids = &asking.rules().ids;
    asking.cite(&mut explanation, &[ids.scoring_city, "E2-SCORE-2", ids.scoring_type]);
    cite_improving(asking, &mut explanation);
    explanation
}

/// An improvement: what it changes, who has it, and what it would bring.
pub(super) fn improvement(asking: &Asking, improvement: Improvement) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let mut explanation = Explanation::new(&improvement_name(improvement, table, texts));
    if asking.rules().eights == Eights::Absent {
        return asking.absent(&explanation.title);
    }
    let has = |seat: Seat| table.boards[seat].improved >> improvement as u8 & 1 != 0;
    explanation.text(change(asking, improvement));
    match asking.seats().find(|seat| has(*seat)) {
        Some(seat) => {
            let (name, text) = (asking.name(seat), texts.get(EXPLAIN_HAS_IMPROVEMENT));
            explanation.lines.push(ExplainLine::Player { seat, name, text, done: true });
        }
        None => {
            if let Some(own) = asking.view.viewer {
                would_bring(asking, &mut explanation, own, improvement);
            }
            explanation.text(texts.get(EXPLAIN_IMPROVEMENT_LEFT));
        }
    }
    if is_reconstructed(table, Value::Improvement(improvement)) {
        explanation.text(say!(texts, CARRARA_RECONSTRUCTED));
    }
    asking.cite(&mut explanation, &[asking.rules().ids.improving]);
    explanation
}

/// What a player's places would pay with an improvement.
fn would_bring(asking: &Asking, explanation: &mut Explanation, seat: Seat, improvement: Improvement) {
    let mut table = *asking.table();
    table.boards[seat].improved |= 1 << improvement as u8;
    for found in scoring(asking.view, seat).into_iter().filter(|found| found.obstacle.is_none()) {
        let after = table.pay(seat, found.place);
        if after != found.pay {
            explanation.text(say!(
                asking.texts,
                EXPLAIN_IMPROVEMENT_BRINGS,
                place = super::capital(&place_name(found.place, asking.texts)),
                before = pay(found.pay, asking.texts),
                after = pay(after, asking.texts)
            ));
        }
    }
}

/// What a place pays for each point of value, and what its improvement changes or has changed.
fn rewards(asking: &Asking, explanation: &mut Explanation, seat: Seat, improvement: Improvement) {
    let (table, texts) = (asking.table(), asking.texts);
    let now = table.reward(seat, improvement);
    explanation.text(say!(texts, EXPLAIN_REWARD, reward = reward_text(now, texts)));
    if asking.rules().eights == Eights::Absent {
        return;
    }
    let (printed, improved) = change_of(asking, improvement);
    if table.boards[seat].improved >> improvement as u8 & 1 != 0 {
        explanation.text(say!(texts, EXPLAIN_REWARD_IMPROVED, printed = printed, improved = improved));
    } else if table.improvements >> improvement as u8 & 1 != 0 {
        explanation.text(say!(texts, EXPLAIN_REWARD_POSSIBLE, printed = printed, improved = improved));
    }
}

fn cite_improving(asking: &Asking, explanation: &mut Explanation) {
    if asking.rules().eights == Eights::Present {
        asking.cite(explanation, &[asking.rules().ids.improving]);
    }
}

fn change(asking: &Asking, improvement: Improvement) -> String {
    let (printed, improved) = change_of(asking, improvement);
    say!(asking.texts, EXPLAIN_REWARD_POSSIBLE, printed = printed, improved = improved)
}

/// What is printed on the board, and what an improvement makes of it.
fn change_of(asking: &Asking, improvement: Improvement) -> (String, String) {
    let mut table = *asking.table();
    table.boards[Seat::A].improved = 0;
    let words = |reward: Reward| reward_text(reward, asking.texts);
    (words(table.reward(Seat::A, improvement)), words(table.sheet.improved[improvement]))
}

/// The value that a player's bricks can pay in a city.
fn power(view: &View, seat: Seat, city: City) -> u32 {
    let paid = payment(&beginning(view, seat), city, ANY_COST);
    let accepted = city.accepts(paid);
    accepted.total() + (paid - accepted).total() / 2
}

/// The colour of which pairs stand for one brick in a city (E2-BUILD-2).
fn exchanged(asking: &Asking, city: City) -> Option<Color> {
    let next = Color::ALL.get(city.color() as usize + 1).copied();
    next.filter(|_| asking.rules().exchange == Exchange::Pairs)
}

fn accepted(asking: &Asking, city: City) -> String {
    let colors = Color::ALL.into_iter().filter(|color| *color <= city.color());
    let words: Vec<String> = colors.map(|color| color_word(color, asking.edition(), asking.texts)).collect();
    words.join(", ")
}

/// A city that is pointed at.
pub(super) fn city(asking: &Asking, city: City) -> Explanation {
    let mut explanation = street(asking, asking.seat, city);
    if asking.table().phase == Phase::Improve {
        asking.why_not(&mut explanation, Part::City(city));
    }
    explanation
}
