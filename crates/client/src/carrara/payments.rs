//! Bricks that are bought or paid: what is proposed, and how a choice is changed brick by brick.

use std::cmp::Reverse;

use palazzi_rules::carrara::{Action, Bricks, Color, Location, What};

use super::parts::Part;
use crate::choice::Choice;
use palazzi_rules::carrara::Carrara;

/// The action that is meant among several that differ only in their bricks.
///
/// When paying: the bricks that are worth least when they come onto the wheel, then as few as possible, then as few
/// dear ones as possible, since dear bricks are accepted in more cities. When buying: as many bricks as the coins
/// allow, then the dearest.
pub(super) fn proposed(candidates: &[Action]) -> Option<Action> {
    let first = candidates.first()?;
    if candidates.iter().any(|action| action.what != first.what) {
        return None;
    }
    match first.what {
        What::Buy(location) => candidates
            .iter()
            .max_by_key(|action| {
                (action.bricks.total(), action.bricks.price(location), Reverse(action.bricks))
            })
            .copied(),
        _ => candidates.iter().min_by_key(|action| loss(action.bricks)).copied(),
    }
}

/// What paying these bricks costs, for comparison.
fn loss(bricks: Bricks) -> (u32, u32, [u32; 6]) {
    let counts = Color::ALL.map(|color| bricks.count(color));
    (bricks.price(Location::I), bricks.total(), counts)
}

/// The payments among which can be chosen, once it is clear what is built where; none before, and none if nothing
/// is paid.
pub fn payments(choice: &Choice<Carrara>) -> Vec<Bricks> {
    let chosen: Vec<Part> =
        choice.chosen().iter().copied().filter(|part| !matches!(part, Part::Payment(_))).collect();
    if chosen.is_empty() {
        return Vec::new();
    }
    let mut wider = choice.clone();
    wider.clear();
    chosen.into_iter().for_each(|part| wider.point_at(part));
    let candidates: Vec<Action> = wider.candidates().collect();
    let pays = |action: &Action| matches!(action.what, What::Build(..) | What::Upgrade(..));
    match candidates.first() {
        Some(first) if pays(first) && candidates.iter().all(|action| action.what == first.what) => {
            candidates.iter().map(|action| action.bricks).collect()
        }
        _ => Vec::new(),
    }
}

/// The bricks that are paid with the action that is meant.
pub fn paid(choice: &Choice<Carrara>) -> Option<Bricks> {
    let action = choice.meant()?;
    matches!(action.what, What::Build(..) | What::Upgrade(..)).then_some(action.bricks)
}

/// The payment with more bricks of a colour than `now` that differs least from it.
pub fn more(payments: &[Bricks], now: Bricks, color: Color) -> Option<Bricks> {
    let wanted = now.count(color) + 1;
    nearest(payments.iter().filter(|payment| payment.count(color) >= wanted), now)
}

/// The payment with fewer bricks of a colour than `now` that differs least from it.
pub fn fewer(payments: &[Bricks], now: Bricks, color: Color) -> Option<Bricks> {
    nearest(payments.iter().filter(|payment| payment.count(color) < now.count(color)), now)
}

fn nearest<'a>(payments: impl Iterator<Item = &'a Bricks>, now: Bricks) -> Option<Bricks> {
    let difference = |payment: &Bricks| -> u32 {
        Color::ALL.iter().map(|color| payment.count(*color).abs_diff(now.count(*color))).sum()
    };
    payments.min_by_key(|payment| (difference(payment), loss(**payment))).copied()
}

/// What is bought with the action that is meant, and where.
pub fn bought(choice: &Choice<Carrara>) -> Option<(Location, Bricks)> {
    match choice.meant()? {
        Action { what: What::Buy(location), bricks } => Some((location, bricks)),
        _ => None,
    }
}

/// What is bought after a brick of a colour has been added or taken away, at the location that it lies at.
pub fn with_brick(now: Option<(Location, Bricks)>, location: Location, color: Color, add: bool) -> Bricks {
    let before = now.filter(|(at, _)| *at == location).map_or(Bricks::NONE, |(_, bricks)| bricks);
    let brick = Bricks::of(color, 1);
    if add {
        before.checked_add(brick).unwrap_or(before)
    } else if before.contains(brick) {
        before - brick
    } else {
        before
    }
}
