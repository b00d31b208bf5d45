//! The end of the game: conditions, cards, and how far everybody is.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{BuildingCard, Ending, GoalSource, Numeral, ObjectCard, Pay};

use super::Explanation;
use super::asking::Asking;
use crate::carrara::sentences::as_shown;
use crate::carrara::{
    CardKind, Condition, End, Value, card_name, card_text, condition_text, end, is_reconstructed, pay,
};
use crate::key::{EXPLAIN_END_ANNOUNCE, EXPLAIN_END_LAST, EXPLAIN_END_MARKERS, EXPLAIN_STACK};
use crate::say;

/// A condition for announcing the end, counted from 0, and how far everybody is.
pub(super) fn condition(asking: &Asking, index: usize) -> Explanation {
    match CardKind::ALL.get(index) {
        Some(CardKind::Bonus) | None => {
            asking.absent(&say!(asking.texts, EXPLAIN_CONDITION, number = index as u32 + 1))
        }
        Some(card) => self::card(asking, *card),
    }
}

/// A card of the expansion, or the condition of the base game in its place.
pub(super) fn card(asking: &Asking, card: CardKind) -> Explanation {
    let (table, rules) = (asking.table(), asking.rules());
    let title = title(asking, card);
    let is_there = match (rules.ending, rules.goals) {
        (Ending::MarkersAndStack, _) => false,
        (_, GoalSource::Base) => card != CardKind::Bonus,
        (_, GoalSource::Cards) => table.cards.is_some(),
    };
    if !is_there {
        return asking.absent(&title);
    }
    let mut explanation = Explanation::new(&title);
    if let Some(condition) = condition_of(asking, asking.seat, card) {
        condition_text(table, &condition, asking.texts).into_iter().for_each(|text| explanation.text(text));
        far(asking, &mut explanation, card);
    } else {
        card_text(table, card, asking.texts).into_iter().for_each(|text| explanation.text(text));
    }
    if rules.goals == GoalSource::Cards && card != CardKind::Top {
        pays_now(asking, &mut explanation, card);
    }
    if card == CardKind::Bonus && is_reconstructed(table, Value::BonusCard) {
        explanation.text(say!(asking.texts, CARRARA_RECONSTRUCTED));
    }
    cite(asking, &mut explanation, card);
    explanation
}

/// How far the end is.
pub(super) fn progress(asking: &Asking) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&say!(texts, CARRARA_END));
    match end(asking.view, asking.seat) {
        Some(End::Announcement { conditions, buildings, announced }) => {
            explanation.text(texts.get(EXPLAIN_END_ANNOUNCE));
            for condition in conditions {
                explanation.text(title(asking, condition.card));
                far(asking, &mut explanation, condition.card);
            }
            explanation.text(texts.get(EXPLAIN_END_LAST));
            explanation.text(say!(texts, CARRARA_BUILDINGS_LEFT, count = buildings));
            if let Some(seat) = announced {
                explanation.text(say!(texts, CARRARA_ANNOUNCED, who = asking.name(seat)));
            }
        }
        Some(End::MarkersAndStack { markers, of, stack, triggered }) => {
            explanation.text(texts.get(EXPLAIN_END_MARKERS));
            asking.players(&mut explanation, |seat| {
                let left = markers.get(seat as usize).copied().unwrap_or_default();
                (say!(texts, CARRARA_END_MARKERS, used = of - left, of = of), left == 0)
            });
            explanation.text(say!(texts, CARRARA_END_STACK, count = stack));
            if let Some(seat) = triggered {
                explanation.text(say!(texts, CARRARA_TRIGGERED, who = asking.name(seat)));
            }
        }
        None => {}
    }
    asking.cite(&mut explanation, &["E1-END-1", "E1-END-2", "X-END-1", "E1-END-3", "E2-END-1", "E2-END-3"]);
    explanation
}

/// The face-down buildings.
pub(super) fn stack(asking: &Asking) -> Explanation {
    let (table, texts) = (asking.table(), asking.texts);
    let mut explanation = Explanation::new(&say!(texts, CARRARA_STACK, count = table.stack.count()));
    explanation.text(texts.get(EXPLAIN_STACK));
    explanation.text(texts.get(match asking.rules().ending {
        Ending::Announcement => EXPLAIN_END_LAST,
        Ending::MarkersAndStack => EXPLAIN_END_MARKERS,
    }));
    asking.cite(&mut explanation, &["E1-BUILD-3", "E1-END-1", "E2-SET-4", "E2-BUILD-1", "E2-END-1"]);
    explanation
}

/// What a card or condition is called.
fn title(asking: &Asking, card: CardKind) -> String {
    let (table, texts) = (asking.table(), asking.texts);
    if let Some(name) = card_name(table, card, texts) {
        return name;
    }
    if asking.rules().goals == GoalSource::Cards {
        return say!(texts, EXPLAIN_CARD, card = card.name());
    }
    let condition = condition_of(asking, asking.seat, card);
    let text = condition.and_then(|condition| condition_text(table, &condition, texts));
    let number = Numeral::ALL[card as usize].name();
    text.unwrap_or_else(|| say!(texts, EXPLAIN_CONDITION, number = number))
}

/// How far everybody is with a condition.
fn far(asking: &Asking, explanation: &mut Explanation, card: CardKind) {
    let texts = asking.texts;
    asking.players(explanation, |seat| match condition_of(asking, seat, card) {
        Some(found) if !found.hidden => {
            let (have, need) = (found.progress.have, found.progress.need);
            let goal = goal(asking, card);
            (say!(texts, EXPLAIN_PROGRESS, goal = goal, have = have, need = need), found.progress.is_met())
        }
        _ => (say!(texts, CARRARA_HIDDEN), false),
    });
}

fn condition_of(asking: &Asking, seat: Seat, card: CardKind) -> Option<Condition> {
    match end(asking.view, seat)? {
        End::Announcement { conditions, .. } => {
            conditions.into_iter().find(|condition| condition.card == card)
        }
        End::MarkersAndStack { .. } => None,
    }
}

/// The name under which the texts speak of how far somebody is. Cards that ask for the same share one.
fn goal(asking: &Asking, card: CardKind) -> String {
    let goals = &asking.table().goals;
    let asked = match card {
        CardKind::Top => goals.top.name(),
        CardKind::Object if goals.object == ObjectCard::Product => ObjectCard::Pairs.name(),
        CardKind::Object => goals.object.name(),
        CardKind::Building if matches!(goals.building, BuildingCard::Twos | BuildingCard::Product) => {
            "cities"
        }
        CardKind::Building => goals.building.name(),
        CardKind::Bonus => "",
    };
    format!("{}-{asked}", card.name())
}

/// What a card would pay everybody now.
fn pays_now(asking: &Asking, explanation: &mut Explanation, card: CardKind) {
    let texts = asking.texts;
    let Some(game) = as_shown(asking.view) else { return };
    asking.players(explanation, |seat| {
        let score = game.final_score(seat);
        let points = |points| Pay { coins: 0, points };
        let found = match card {
            CardKind::Object if asking.view.holdings[seat].is_none() => None,
            CardKind::Object => Some(points(score.objects)),
            CardKind::Building => Some(points(score.buildings)),
            CardKind::Bonus | CardKind::Top => Some(game.bonus(seat)),
        };
        let pays = found.filter(|found| *found != Pay::default());
        let text = match found {
            Some(found) => say!(texts, EXPLAIN_PAYS_NOW, pay = pay(found, texts)),
            None => say!(texts, CARRARA_HIDDEN),
        };
        (text, pays.is_some())
    });
}

fn cite(asking: &Asking, explanation: &mut Explanation, card: CardKind) {
    let cards = asking.rules().goals == GoalSource::Cards;
    if card != CardKind::Bonus {
        asking.cite(explanation, &["E1-END-2", "X-END-1"]);
    }
    match card {
        CardKind::Top => {}
        CardKind::Object => asking.cite(explanation, &["E1-FIN-1", "X-FIN-2", "X-FIN-6", "X-FIN-7"]),
        CardKind::Building => asking.cite(explanation, &["E1-FIN-1", "X-FIN-5"]),
        CardKind::Bonus if cards => asking.cite(explanation, &["X-FIN-1", "X-FIN-3", "X-FIN-4"]),
        CardKind::Bonus => {}
    }
}
