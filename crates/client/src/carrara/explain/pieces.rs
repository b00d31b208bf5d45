//! Objects, decorations, statues, warehouses, and values that had to be reconstructed.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{BuildingType, Object, PIECE_PRICE, Phase, Piece, PieceKind, Pieces};

use super::Explanation;
use super::asking::Asking;
use super::cities;
use super::wheel::lacking_coins;
use crate::carrara::names::word;
use crate::carrara::sentences::as_shown;
use crate::carrara::{
    CardKind, Part, Value, coins, is_reconstructed, object as object_name, piece as piece_name,
};
use crate::key::{
    CARRARA_WAREHOUSES, EXPLAIN_DECORATION_ABOUT, EXPLAIN_DECORATION_WORTH, EXPLAIN_DOCUMENTED,
    EXPLAIN_OBJECT_ABOUT, EXPLAIN_STATUE_ABOUT, EXPLAIN_STATUE_GOLD, EXPLAIN_STATUE_WORTH,
    EXPLAIN_TAKE_NOTHING, EXPLAIN_VALUE_COURT, EXPLAIN_VALUE_SYMBOLS, EXPLAIN_WAREHOUSE,
};
use crate::say;

/// An object that is or was for sale, and the supply.
pub(super) fn object(asking: &Asking, object: Object) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let title = object_name(object, texts);
    match asking.rules().pieces {
        Pieces::None => return asking.absent(&title),
        Pieces::Ornaments => return piece(asking, Piece::decoration(object)),
        Pieces::Objects => {}
    }
    let mut explanation = Explanation::new(&title);
    let sale = table.for_sale >> object as u8 & 1 != 0;
    explanation.text(say!(
        texts,
        CARRARA_OBJECT_STOCK,
        sale = if sale { "yes" } else { "no" },
        object = super::capital(&title),
        price = PIECE_PRICE,
        count = table.supply[object]
    ));
    explanation.text(texts.get(EXPLAIN_OBJECT_ABOUT));
    explanation.text(belongs_to(asking, object));
    if let Some(points) = one_more(asking, object) {
        explanation.text(say!(texts, EXPLAIN_OBJECT_MORE, points = points));
    }
    if table.phase == Phase::After {
        asking.why_not(&mut explanation, Part::Object(object));
    } else if sale {
        lacking_coins(asking, &mut explanation, PIECE_PRICE.into());
    }
    asking.cite(&mut explanation, &["E1-XTRA-1", "E1-SCORE-4", "E1-FIN-1", "X-FIN-2"]);
    explanation
}

/// What one more object would add to the reader’s final score.
fn one_more(asking: &Asking, object: Object) -> Option<u32> {
    let worth = |view| as_shown(view).map(|game| game.final_score(asking.seat).objects);
    let mut view = asking.view.clone();
    view.holdings[asking.seat].as_mut()?.objects[object] += 1;
    if asking.table().supply[object] == 0 && asking.table().for_sale >> object as u8 & 1 == 0 {
        return None;
    }
    Some(worth(&view)? - worth(asking.view)?)
}

/// The decorations or statues of a kind: where they go, what they are worth, how many are left.
pub(super) fn piece(asking: &Asking, piece: Piece) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let title = piece_name(piece, texts);
    match (asking.rules().pieces, piece.kind()) {
        (Pieces::Ornaments, _) => {}
        (Pieces::Objects, PieceKind::Decoration(kind)) => return object(asking, kind),
        _ => return asking.absent(&title),
    }
    let mut explanation = Explanation::new(&title);
    match piece.kind() {
        PieceKind::Decoration(object) => {
            explanation.text(say!(texts, EXPLAIN_SUPPLY, count = table.supply[object]));
            explanation.text(texts.get(EXPLAIN_DECORATION_ABOUT));
            explanation.text(belongs_to(asking, object));
            explanation.text(texts.get(EXPLAIN_DECORATION_WORTH));
            asking.cite(&mut explanation, &["A-DECO-1", "A-FIN-1"]);
        }
        PieceKind::Statue(color) => {
            explanation.text(say!(texts, EXPLAIN_SUPPLY, count = table.statues[color]));
            explanation.text(texts.get(EXPLAIN_STATUE_ABOUT));
            explanation.text(texts.get(EXPLAIN_STATUE_WORTH));
            asking.cite(&mut explanation, &["A-STAT-1", "A-FIN-2"]);
        }
        PieceKind::Gold => {
            explanation.text(texts.get(EXPLAIN_STATUE_GOLD));
            explanation.text(texts.get(EXPLAIN_STATUE_WORTH));
            asking.cite(&mut explanation, &["A-STAT-1", "A-SCORE-1", "A-FIN-2"]);
        }
    }
    if piece != Piece::Gold {
        explanation.text(say!(texts, EXPLAIN_PURCHASE, price = coins(PIECE_PRICE.into(), texts)));
        lacking_coins(asking, &mut explanation, PIECE_PRICE.into());
        asking.cite(&mut explanation, &["A-BONUS-1", "A-BUY-2"]);
    }
    explanation
}

/// Taking no piece.
pub(super) fn no_piece(asking: &Asking) -> Explanation {
    let mut explanation = Explanation::new(&asking.called(Part::NoPiece));
    if asking.rules().pieces != Pieces::Ornaments {
        return asking.absent(&explanation.title);
    }
    explanation.text(asking.texts.get(EXPLAIN_TAKE_NOTHING));
    asking.cite(&mut explanation, &["A-BUY-2", "A-STORE-1"]);
    explanation
}

/// A player’s warehouses and what they keep.
pub(super) fn warehouse(asking: &Asking, seat: Seat) -> Explanation {
    let texts = asking.texts;
    let title = asking.of(texts.get(CARRARA_WAREHOUSES), seat);
    if asking.rules().pieces != Pieces::Ornaments {
        return asking.absent(&title);
    }
    let mut explanation = Explanation::new(&title);
    let stored = asking.table().boards[seat].warehouse;
    let words: Vec<String> = stored.into_iter().flatten().map(|piece| piece_name(piece, texts)).collect();
    let free = stored.len() - words.len();
    if !words.is_empty() {
        explanation.text(say!(texts, CARRARA_TEXT_STORED, pieces = words.join(", ")));
    }
    explanation.text(say!(texts, EXPLAIN_WAREHOUSE_FREE, count = free));
    explanation.text(texts.get(EXPLAIN_WAREHOUSE));
    asking.cite(&mut explanation, &["A-STORE-1", "A-FIN-1"]);
    explanation
}

/// A stored decoration or statue.
pub(super) fn stored(asking: &Asking, stored: Piece) -> Explanation {
    let mut explanation = piece(asking, stored);
    if asking.rules().pieces == Pieces::Ornaments {
        explanation.title = super::capital(&asking.called(Part::Stored(stored)));
        explanation.text(asking.texts.get(EXPLAIN_WAREHOUSE));
        asking.cite(&mut explanation, &["A-STORE-1"]);
    }
    explanation
}

/// Whether a value had to be reconstructed.
pub(super) fn value(asking: &Asking, value: Value) -> Explanation {
    let (texts, ids) = (asking.texts, &asking.rules().ids);
    let mut explanation = match value {
        Value::Improvement(improvement) => return cities::improvement(asking, improvement),
        Value::BonusCard => return super::ends::card(asking, CardKind::Bonus),
        Value::Court => Explanation::new(&texts.get(EXPLAIN_VALUE_COURT)),
        Value::Symbols => Explanation::new(&texts.get(EXPLAIN_VALUE_SYMBOLS)),
    };
    explanation.text(match is_reconstructed(asking.table(), value) {
        true => say!(texts, CARRARA_RECONSTRUCTED),
        false => texts.get(EXPLAIN_DOCUMENTED),
    });
    match value {
        Value::Symbols => asking.cite(&mut explanation, &["A-SET-1"]),
        _ => asking.cite(&mut explanation, &["E2-SCORE-3", "A-SCORE-1"]),
    }
    if explanation.rules.is_empty() {
        asking.cite(&mut explanation, &[ids.turn]);
    }
    explanation
}

fn belongs_to(asking: &Asking, object: Object) -> String {
    let kind = BuildingType::of_object(object);
    say!(asking.texts, EXPLAIN_OBJECT_TYPE, kind = word(asking.texts, "type", kind.name()))
}
