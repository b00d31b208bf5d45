//! The King's Court: bonus spaces, the open area and the royal visit.

use palazzi_rules::carrara::{Bonus, GoldSpace, Markers, Space};

use super::Explanation;
use super::asking::Asking;
use crate::carrara::{Part, Value, is_reconstructed, space as space_name};
use crate::key::{
    CARRARA_COURT, CARRARA_OPEN_AREA, EXPLAIN_COURT_ABOUT, EXPLAIN_OPEN_ABOUT, EXPLAIN_VISIT,
    EXPLAIN_VISIT_ABOUT, EXPLAIN_VISIT_MISSED, EXPLAIN_VISIT_NONE,
};
use crate::say;

/// A bonus space of the court.
pub(super) fn space(asking: &Asking, space: Space) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let count = match asking.rules().markers {
        Markers::Store => 0,
        Markers::Court => table.sheet.court.len(),
        Markers::GrandCourt => Space::ALL.len(),
    };
    if space as usize >= count {
        return asking.absent(&texts.get(CARRARA_COURT));
    }
    let mut explanation = Explanation::new(&space_name(space, table, texts));
    explanation.text(texts.get(EXPLAIN_COURT_ABOUT));
    if let Bonus::Gold(place) = space.bonus(asking.rules().markers, &table.sheet) {
        let left = match place {
            GoldSpace::C1 => table.gold[0],
            GoldSpace::C2 => table.gold[1],
        };
        explanation.text(say!(texts, EXPLAIN_GOLD_LEFT, count = left));
        asking.cite(&mut explanation, &["A-STAT-1"]);
    }
    if let Some(visit) = table.visit.filter(|visit| visit.space == space) {
        let (who, number) = (asking.name(visit.holder), visit.space as u32 + 1);
        explanation.text(say!(texts, EXPLAIN_VISIT_NOW, who = who, number = number));
    }
    asking.players(&mut explanation, |seat| {
        let here = table.boards[seat].has_marker(space);
        (say!(texts, EXPLAIN_COURT_MARKER, here = if here { "yes" } else { "no" }), here)
    });
    asking.why_not(&mut explanation, Part::Space(space));
    if is_reconstructed(table, Value::Court) {
        explanation.text(say!(texts, CARRARA_RECONSTRUCTED));
    }
    asking.cite(&mut explanation, &["E2-SCORE-3", "E2-SCORE-4", "A-SCORE-1"]);
    explanation
}

/// The open area of the court.
pub(super) fn open_area(asking: &Asking) -> Explanation {
    let texts = asking.texts;
    let title = texts.get(CARRARA_OPEN_AREA);
    if asking.rules().markers == Markers::Store {
        return asking.absent(&title);
    }
    let mut explanation = Explanation::new(&title);
    explanation.text(texts.get(EXPLAIN_OPEN_ABOUT));
    asking.players(&mut explanation, |seat| {
        let count = asking.table().boards[seat].open_markers;
        (say!(texts, EXPLAIN_MARKERS, count = count), count > 0)
    });
    asking.why_not(&mut explanation, Part::OpenArea);
    asking.cite(&mut explanation, &["E2-SCORE-7", "E2-SCORE-5"]);
    explanation
}

/// The royal visit: who holds its marker, and who can follow.
pub(super) fn visit(asking: &Asking) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let title = texts.get(EXPLAIN_VISIT);
    if asking.rules().markers == Markers::Store {
        return asking.absent(&title);
    }
    let mut explanation = Explanation::new(&title);
    match table.visit {
        None => explanation.text(texts.get(EXPLAIN_VISIT_NONE)),
        Some(visit) => {
            let (who, number) = (asking.name(visit.holder), visit.space as u32 + 1);
            explanation.text(say!(texts, EXPLAIN_VISIT_NOW, who = who, number = number));
            asking.players(&mut explanation, |seat| {
                let can = table.boards[seat].has_marker(visit.space);
                let how = match (seat == visit.holder, can) {
                    (true, _) => "holds",
                    (false, true) => "can",
                    (false, false) => "cannot",
                };
                (say!(texts, EXPLAIN_VISIT_PLAYER, how = how), how != "cannot")
            });
        }
    }
    explanation.text(texts.get(EXPLAIN_VISIT_ABOUT));
    explanation.text(texts.get(EXPLAIN_VISIT_MISSED));
    asking.cite(&mut explanation, &["E2-SCORE-3", "E2-SCORE-4", "E2-SCORE-5", "E2-SCORE-6"]);
    explanation
}
