//! What it means to point at a thing of which there may be several alike, and how it looks.

use palazzi_client::palazzo::Part;
use palazzi_client::{Choice, Shown};
use palazzi_rules::palazzo::{Palazzo, Phase};

use crate::board::Stage;
use crate::paper::Mark;

/// Whether two parts are alike: the same, or copies of one thing.
fn alike(one: Part, other: Part) -> bool {
    match (one, other) {
        (Part::Tile(one, _), Part::Tile(other, _)) => one == other,
        (Part::Revealed(one, _), Part::Revealed(other, _)) | (Part::Pay(one, _), Part::Pay(other, _)) => {
            one == other
        }
        (Part::Floor(palace, _), Part::Palace(other)) | (Part::Palace(other), Part::Floor(palace, _)) => {
            palace == other
        }
        _ => one == other,
    }
}

/// The place of a part among alike ones.
fn place(part: Part) -> usize {
    match part {
        Part::Tile(_, copy) | Part::Revealed(_, copy) | Part::Pay(_, copy) => copy.into(),
        _ => 0,
    }
}

fn count(parts: &[Part], part: Part) -> usize {
    parts.iter().filter(|other| alike(part, **other)).count()
}

/// The part that pointing at a thing adds: of alike things the first that has not been pointed at; of a floor the
/// tile, or the palace if a tile is to be put there.
fn next(choice: &Choice<Palazzo>, part: Part) -> Part {
    let first =
        |copy: &dyn Fn(u8) -> Part| (0..u8::MAX).map(copy).find(|it| !choice.is_chosen(*it)).unwrap_or(part);
    match part {
        Part::Tile(tile, _) => first(&|copy| Part::Tile(tile, copy)),
        Part::Revealed(card, _) => first(&|copy| Part::Revealed(card, copy)),
        Part::Pay(card, _) => first(&|copy| Part::Pay(card, copy)),
        Part::Floor(palace, floor) => {
            let (tile, whole) = (Part::Floor(palace, floor), Part::Palace(palace));
            let moving = choice.chosen().iter().any(|it| matches!(it, Part::Floor(..)));
            let wanted = if moving { [whole, tile] } else { [tile, whole] };
            let possible = wanted.into_iter().find(|it| choice.is_open(*it));
            possible.or_else(|| wanted.into_iter().find(|it| choice.is_offered(*it))).unwrap_or(whole)
        }
        other => other,
    }
}

/// What is to be pointed at by whoever points at a thing.
pub(super) fn meaning(stage: &Stage<Palazzo>, part: Part) -> Vec<Part> {
    let choice = stage.choice;
    if place(part) < count(choice.chosen(), part) {
        let last = choice.chosen().iter().rev().find(|it| alike(part, **it)).copied();
        return vec![last.unwrap_or(part)];
    }
    let part = next(choice, part);
    let mut all = needed_before(stage, part).unwrap_or_default();
    all.push(part);
    all
}

/// What has to be pointed at first so that a card makes a bid higher that is not among those on offer: nothing, or
/// the cards of the bid that would be made now.
fn needed_before(stage: &Stage<Palazzo>, part: Part) -> Option<Vec<Part>> {
    let (you, choice) = (stage.you()?, stage.choice);
    if choice.is_open(part) {
        return None;
    }
    let cards = stage.meant.iter().copied().filter(|it| matches!(it, Part::Pay(..)));
    let proposed: Vec<Part> = cards.filter(|it| !choice.is_chosen(*it)).collect();
    [Vec::new(), proposed].into_iter().find(|before| {
        let chosen: Vec<Part> = choice.chosen().iter().chain(before).copied().collect();
        Palazzo::admitted(stage.view, you, &chosen, part).is_some()
    })
}

/// How a thing looks.
pub(super) fn mark(stage: &Stage<Palazzo>, part: Part) -> Mark {
    let choice = stage.choice;
    let lit = stage.lit.iter().any(|it| alike(part, *it));
    match () {
        () if place(part) < count(choice.chosen(), part) => Mark::Chosen,
        () if place(part) < count(&stage.meant, part) => Mark::Meant,
        () if lit => Mark::Lit,
        () if stage.deciding() && matters(stage, part) && choice.is_open(next(choice, part)) => Mark::Open,
        () => Mark::None,
    }
}

/// Whether a thing is shown as something to point at. At the beginning of a turn only what lies in the middle is:
/// own palaces and money can be pointed at, too, but few want to rebuild.
fn matters(stage: &Stage<Palazzo>, part: Part) -> bool {
    let beginning = stage.choice.chosen().is_empty() && matches!(stage.view.phase, Phase::Turn);
    !beginning || !matches!(part, Part::Floor(..) | Part::Palace(_) | Part::Pay(..) | Part::Discard)
}

/// Whether tiles are picked or placed: those in the warehouse are not meant then, even if they look alike.
pub(super) fn is_placing(stage: &Stage<Palazzo>) -> bool {
    matches!(stage.view.phase, Phase::Pick { .. } | Phase::Build { .. } | Phase::BuildPicked { .. })
}
