//! What players have, and what it is worth at the end.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    Bricks, BuildingType, City, Color, Ending, Holdings, Markers, Object, Pay, Pieces, TileSet,
};

use super::asking::Asking;
use super::{ExplainLine, Explanation};
use crate::carrara::sentences::as_shown;
use crate::carrara::{
    bricks as brick_words, city as city_name, coins as coin_words, color as color_word, estimates, object,
    objects as object_words, place as place_name, points as point_words,
};
use crate::key::{
    EXPLAIN_BRICKS, EXPLAIN_COINS, EXPLAIN_ESTIMATE, EXPLAIN_MARKER_ABOUT, EXPLAIN_POINTS,
    EXPLAIN_SCORED_NOTHING, EXPLAIN_SCORING_MARKERS, EXPLAIN_TIE,
};
use crate::say;
use crate::score::Scored;

const HIDDEN: [&str; 2] = ["E1-SET-7", "E2-SET-5"];
const FINAL_COINS: [&str; 4] = ["E1-FIN-1", "X-FIN-1", "E2-END-2", "A-FIN-1"];

/// A player’s coins, and what they are worth at the end.
pub(super) fn coins(asking: &Asking, seat: Seat) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.of(texts.get(EXPLAIN_COINS), seat));
    let rate = as_shown(asking.view).map(|game| game.exchange_rate(seat));
    match (asking.view.holdings[seat], rate) {
        (Some(own), Some(rate)) => {
            explanation.text(coin_words(own.coins.into(), texts));
            explanation.text(say!(texts, EXPLAIN_COINS_WORTH, points = u32::from(own.coins) / rate));
        }
        _ => hidden(asking, &mut explanation),
    }
    rate.into_iter().for_each(|rate| explanation.text(say!(texts, EXPLAIN_RATE, rate = rate)));
    asking.cite(&mut explanation, &FINAL_COINS);
    explanation
}

/// A player’s victory points, and what has been scored for them.
pub(super) fn points(asking: &Asking, seat: Seat) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.of(texts.get(EXPLAIN_POINTS), seat));
    explanation.text(point_words(asking.table().boards[seat].points.into(), texts));
    scored(asking, &mut explanation, seat);
    if let Some(estimate) = estimates(asking.view).get(seat as usize) {
        let hidden = if estimate.hidden { "yes" } else { "no" };
        explanation.text(say!(
            texts,
            CARRARA_ESTIMATE_LONG,
            hidden = hidden,
            points = estimate.score.total()
        ));
    }
    asking.cite(&mut explanation, &["E1-SCORE-2", "E1-SCORE-3", "E2-SCORE-2", "E1-FIN-2", "E2-END-2"]);
    explanation
}

/// A player’s bricks of a colour, and where they are accepted.
pub(super) fn bricks(asking: &Asking, seat: Seat, color: Color) -> Explanation {
    let texts = asking.texts;
    let title = format!("{} ({})", texts.get(EXPLAIN_BRICKS), color_word(color, asking.edition(), texts));
    let mut explanation = Explanation::new(&asking.of(title, seat));
    match asking.view.holdings[seat] {
        Some(own) => {
            let held = Bricks::of(color, own.bricks.count(color));
            explanation.text(brick_words(held, asking.edition(), texts));
        }
        None => hidden(asking, &mut explanation),
    }
    let accepting = City::ALL.into_iter().filter(|city| color <= city.color());
    let cities: Vec<String> = accepting.map(|city| city_name(city, texts)).collect();
    explanation.text(say!(texts, EXPLAIN_ACCEPTED_IN, cities = cities.join(", ")));
    explanation.text(texts.get(EXPLAIN_TIE));
    asking.cite(&mut explanation, &[asking.rules().ids.paying, "E1-FIN-2", "E2-END-2"]);
    explanation
}

/// A player’s objects of a type, or the decorations of a type on the player’s buildings.
pub(super) fn objects(asking: &Asking, seat: Seat, wanted: Object) -> Explanation {
    let texts = asking.texts;
    let title = asking.of(object(wanted, texts), seat);
    let mut explanation = Explanation::new(&title);
    match asking.rules().pieces {
        Pieces::None => return asking.absent(&title),
        Pieces::Objects => {
            match asking.view.holdings[seat].zip(as_shown(asking.view)) {
                Some((own, game)) => {
                    explanation.text(object_words(wanted, own.objects[wanted].into(), texts));
                    let points = game.final_score(seat).objects;
                    explanation.text(say!(texts, EXPLAIN_OBJECTS_WORTH, points = points));
                }
                None => hidden(asking, &mut explanation),
            }
            asking.cite(&mut explanation, &["E1-FIN-1", "X-FIN-2", "E1-SCORE-4", "E1-SET-7"]);
        }
        Pieces::Ornaments => {
            let of_type = TileSet::of_type(BuildingType::of_object(wanted));
            let count = (asking.table().boards[seat].decorated & of_type).count();
            let points = decoration_points(asking, seat, of_type);
            explanation.text(say!(texts, EXPLAIN_DECORATIONS_HERE, count = count, points = points));
            asking.cite(&mut explanation, &["A-FIN-1", "A-DECO-1"]);
        }
    }
    explanation
}

/// What the decorations on some of a player’s buildings are worth at the end.
fn decoration_points(asking: &Asking, seat: Seat, tiles: TileSet) -> u32 {
    let mut view = asking.view.clone();
    let board = &mut view.table.boards[seat];
    board.decorated = board.decorated & tiles;
    as_shown(&view).map_or(0, |game| game.final_score(seat).decorations)
}

/// A player’s scoring markers, and where they are.
pub(super) fn markers(asking: &Asking, seat: Seat) -> Explanation {
    let (board, texts) = (&asking.table().boards[seat], asking.texts);
    let mut explanation = Explanation::new(&asking.of(texts.get(EXPLAIN_SCORING_MARKERS), seat));
    explanation.text(say!(texts, CARRARA_MARKERS_LEFT, count = board.markers_left(asking.rules())));
    if asking.rules().markers != Markers::Store {
        explanation.text(say!(
            texts,
            EXPLAIN_MARKERS_WHERE,
            court = board.court.count_ones(),
            open = board.open_markers
        ));
    }
    explanation.text(texts.get(EXPLAIN_MARKER_ABOUT));
    scored(asking, &mut explanation, seat);
    asking.cite(
        &mut explanation,
        &["E1-SCORE-1", "X-SCORE-2", "E2-SET-1", "A-SET-2", "E2-SCORE-3", "E2-END-1"],
    );
    explanation
}

/// What a player holds behind the screen.
pub(super) fn holdings(asking: &Asking, seat: Seat) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.of(say!(texts, CARRARA_HOLDINGS), seat));
    let objects = asking.rules().pieces == Pieces::Objects;
    match asking.view.holdings[seat] {
        Some(own) => held(asking, &mut explanation, own),
        None => hidden(asking, &mut explanation),
    }
    explanation.text(say!(texts, EXPLAIN_SCREEN, objects = if objects { "yes" } else { "no" }));
    asking.cite(&mut explanation, &HIDDEN);
    explanation
}

fn held(asking: &Asking, explanation: &mut Explanation, own: Holdings) {
    let texts = asking.texts;
    explanation.text(coin_words(own.coins.into(), texts));
    let bricks = brick_words(own.bricks, asking.edition(), texts);
    explanation.text(say!(texts, CARRARA_TEXT_BRICKS, bricks = bricks));
    let some = Object::ALL.into_iter().filter(|object| own.objects[*object] > 0);
    let words: Vec<String> =
        some.map(|object| object_words(object, own.objects[object].into(), texts)).collect();
    if !words.is_empty() {
        explanation.text(say!(texts, CARRARA_TEXT_OBJECTS, objects = words.join(", ")));
    }
}

/// What a player’s score would be if the game ended now, line by line.
pub(super) fn estimate(asking: &Asking, seat: Seat) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.of(texts.get(EXPLAIN_ESTIMATE), seat));
    let Some((game, found)) = as_shown(asking.view).zip(estimates(asking.view).get(seat as usize).copied())
    else {
        return asking.absent(&explanation.title);
    };
    let counted = game.score_lines(texts).into_iter().filter_map(|line| {
        let cell = line.cells.into_iter().nth(seat as usize).flatten()?;
        let points = u32::try_from(cell.points).ok()?;
        let pay = Pay { coins: 0, points };
        let sum = ExplainLine::Sum { label: line.name, city: None, building: None, formula: cell.from, pay };
        // Where something is hidden, a line without points says nothing.
        (points > 0 || !found.hidden).then_some(sum)
    });
    explanation.lines.extend(counted);
    explanation.total = Some(Pay { coins: 0, points: found.score.total() });
    if found.hidden {
        let objects = if asking.rules().pieces == Pieces::Objects { "yes" } else { "no" };
        explanation.text(say!(texts, EXPLAIN_ESTIMATE_HIDDEN, objects = objects));
    }
    asking.cite(&mut explanation, &FINAL_COINS);
    asking.cite(&mut explanation, &["E1-FIN-2", "X-FIN-2", "X-FIN-3", "E2-END-2", "A-FIN-2"]);
    explanation
}

/// A player: points, markers and what the score would be.
pub(super) fn player(asking: &Asking, seat: Seat) -> Explanation {
    let mut explanation = points(asking, seat);
    explanation.title = asking.name(seat);
    let left = asking.table().boards[seat].markers_left(asking.rules());
    explanation.text(say!(asking.texts, CARRARA_MARKERS_LEFT, count = left));
    match asking.rules().ending {
        Ending::Announcement => asking.cite(&mut explanation, &["E1-SCORE-1", "E1-END-2"]),
        Ending::MarkersAndStack => asking.cite(&mut explanation, &["E2-END-1"]),
    }
    explanation
}

fn scored(asking: &Asking, explanation: &mut Explanation, seat: Seat) {
    let texts = asking.texts;
    let scored = asking.table().boards[seat].scored;
    if scored.is_empty() {
        return explanation.text(texts.get(EXPLAIN_SCORED_NOTHING));
    }
    let places: Vec<String> = scored.iter().map(|place| place_name(place, texts)).collect();
    explanation.text(say!(texts, EXPLAIN_SCORED_PLACES, places = places.join(", ")));
}

fn hidden(asking: &Asking, explanation: &mut Explanation) {
    explanation.text(say!(asking.texts, CARRARA_HIDDEN));
    asking.cite(explanation, &HIDDEN);
}
