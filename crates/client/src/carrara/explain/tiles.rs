//! Buildings: those that can be taken, and those that stand.

use palazzi_rules::carrara::{
    Building, BuildingType, Carrara, City, Eights, Ending, Place, Progress, TileSet, Upgrades, View,
};
use palazzi_rules::{Game, Seat};

use super::asking::{Asking, beginning, imagined};
use super::missing::{lacking, missing_text};
use super::seals::{is_urban, its_piece, places_of, sum};
use super::{Brings, ExplainLine, Explanation, brings};
use crate::carrara::attempts::build;
use crate::carrara::refusals::refusal;
use crate::carrara::{
    Obstacle, Part, building as building_name, city as city_name, pay, place as place_name, scoring,
};
use crate::key::{EXPLAIN_DECORATED, EXPLAIN_EIGHT, EXPLAIN_ENOUGH, EXPLAIN_ONTO, EXPLAIN_REPLACE};
use crate::say;

/// The value of monuments and of the large buildings of the expansion.
const EIGHT: u32 = 8;

/// A building that can be taken: what it costs and would bring in every city.
pub(super) fn tile(asking: &Asking, building: Building) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&building_name(building, texts));
    explanation.text(say!(texts, EXPLAIN_COST, count = building.value()));
    cities(asking, &mut explanation, building);
    at_once(asking, &mut explanation, building);
    kind_of(asking, &mut explanation, building);
    if building.value() == EIGHT {
        explanation.text(texts.get(EXPLAIN_EIGHT));
        asking.cite(&mut explanation, &["X-BUILD-1", asking.rules().ids.improving]);
    }
    match asking.rules().upgrades {
        Upgrades::Higher => explanation.text(texts.get(EXPLAIN_REPLACE)),
        Upgrades::Monument if building.value() == EIGHT => explanation.text(texts.get(EXPLAIN_ONTO)),
        Upgrades::Monument | Upgrades::None => {}
    }
    let ids = &asking.rules().ids;
    asking.cite(&mut explanation, &[ids.building, ids.paying, ids.upgrading]);
    explanation
}

/// The building of value 8 of a type.
pub(super) fn monument(asking: &Asking, kind: BuildingType) -> Explanation {
    let eight = (TileSet::EIGHTS & TileSet::of_type(kind)).iter().next().map(|tile| tile.building());
    match eight {
        Some(building) if asking.rules().eights == Eights::Present => tile(asking, building),
        _ => asking.absent(&place_name(Place::Type(kind), asking.texts)),
    }
}

/// A building that stands in a city: what it pays wherever it counts.
pub(super) fn house(asking: &Asking, seat: Seat, city: City, building: Building) -> Explanation {
    let texts = asking.texts;
    let mut explanation = Explanation::new(&asking.called(Part::Own(city, building)));
    if asking.view.viewer != Some(seat) {
        explanation.text(say!(texts, EXPLAIN_OWNER, who = asking.name(seat)));
    }
    for found in scoring(asking.view, seat) {
        if !places_of(asking, city, building).contains(&found.place) {
            continue;
        }
        let label = place_name(found.place, texts);
        match found.obstacle {
            Some(Obstacle::Scored(scorer)) => {
                let scored = say!(texts, EXPLAIN_SCORED_BY, who = asking.name(scorer));
                explanation.text(format!("{}: {scored}", super::capital(&label)));
            }
            _ => explanation.lines.push(sum(
                asking,
                seat,
                found.place,
                city,
                building,
                Some(super::capital(&label)),
            )),
        }
        super::seals::cite(asking, &mut explanation, found.place);
    }
    if building.is_decorated() {
        explanation.text(texts.get(EXPLAIN_DECORATED));
        asking.cite(&mut explanation, &["A-DECO-1"]);
    }
    if building.has_statue() {
        explanation.text(say!(texts, EXPLAIN_WITH_STATUE, city = city_name(city, texts)));
        asking.cite(&mut explanation, &["A-STAT-1", "A-FIN-2"]);
    }
    kind_of(asking, &mut explanation, building);
    let monument = asking.table().eights & TileSet::of_type(building.kind());
    let can_be_covered = asking.rules().upgrades == Upgrades::Monument && !monument.is_empty();
    if can_be_covered && building.value() < EIGHT {
        explanation.text(say!(texts, EXPLAIN_COVERED, count = EIGHT - building.value()));
        asking.cite(&mut explanation, &[asking.rules().ids.upgrading, "A-BUILD-1"]);
    }
    explanation
}

/// What a building would cost and bring the reader in every city.
fn cities(asking: &Asking, explanation: &mut Explanation, building: Building) {
    let Some(own) = asking.view.viewer.filter(|_| !asking.is_over()) else { return };
    let world = World::of(asking.view, own);
    for city in City::ALL {
        let brings = brings(asking.view, own, city, building);
        let bricks = world.bricks_missing(asking, city, building);
        let done = bricks.is_none();
        let bricks = bricks.unwrap_or_else(|| asking.texts.get(EXPLAIN_ENOUGH));
        let worth = brings.and_then(|brings| scoring_change(asking, own, city, brings));
        let text = [Some(bricks), worth].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let name = city_name(city, asking.texts);
        explanation.lines.push(ExplainLine::City { city, name, text, done, brings });
    }
}

/// What building brings the reader at once (E2-BUILD-5).
fn at_once(asking: &Asking, explanation: &mut Explanation, building: Building) {
    let left = asking.table().boards[asking.seat].markers_left(asking.rules());
    let pays = asking.rules().ending == Ending::MarkersAndStack && left == 0;
    if pays && asking.view.viewer.is_some() && !asking.is_over() {
        explanation.text(say!(asking.texts, EXPLAIN_AT_ONCE, points = building.value()));
        asking.cite(explanation, &["E2-BUILD-5"]);
    }
}

/// What scoring a city would pay with a building more, or who has scored it.
fn scoring_change(asking: &Asking, seat: Seat, city: City, brings: Brings) -> Option<String> {
    let texts = asking.texts;
    let found = scoring(asking.view, seat).into_iter().find(|found| found.place == Place::City(city))?;
    let short = match found.obstacle {
        Some(Obstacle::Scored(scorer)) => {
            return Some(say!(texts, EXPLAIN_SCORED_BY, who = asking.name(scorer)));
        }
        Some(Obstacle::Buildings(Progress { have, need })) => need - have - 1,
        _ => 0,
    };
    let (before, after) = (pay(brings.before, texts), pay(brings.after, texts));
    Some(say!(texts, EXPLAIN_BRINGS, short = short, before = before, after = after))
}

/// Landscape, object or decoration of a building.
fn kind_of(asking: &Asking, explanation: &mut Explanation, building: Building) {
    if asking.rules().places.contains(Place::Urban) {
        let landscape = if is_urban(building) { "urban" } else { "rural" };
        explanation.text(say!(asking.texts, EXPLAIN_LANDSCAPE, landscape = landscape));
    }
    its_piece(asking, building).into_iter().for_each(|text| explanation.text(text));
}

/// The reader’s turn, as if it began now.
struct World {
    view: View,
    game: Carrara,
    seat: Seat,
}

impl World {
    fn of(view: &View, seat: Seat) -> World {
        let view = beginning(view, seat);
        World { game: imagined(&view), view, seat }
    }

    /// Why a building cannot be built in a city; nothing if it can.
    fn bricks_missing(&self, asking: &Asking, city: City, building: Building) -> Option<String> {
        let action = build(&self.view, city, building);
        let illegal = self.game.check(self.seat, &action).err()?;
        let Some(lacking) = lacking(&self.view, &illegal) else {
            return Some(refusal(&illegal, asking.texts).text);
        };
        let text = missing_text(&lacking, asking.edition(), asking.texts);
        Some(say!(asking.texts, EXPLAIN_MISSING, missing = text))
    }
}
