//! Places to score: what they pay, building by building, or what is missing.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    Building, City, Improvement, Money, Object, Pay, Pieces, Place, Progress, Reward, Tile, TileSet,
};

use super::asking::Asking;
use super::missing::{Missing, missing_text};
use super::{ExplainLine, Explanation};
use crate::carrara::sentences::as_shown;
use crate::carrara::{
    Obstacle, Scoring, building as building_name, coins, objects, place as place_name, reward as reward_text,
    scoring,
};
use crate::key::{
    EXPLAIN_HAS_SCORED, EXPLAIN_NO_BUILDING, EXPLAIN_OTHER_MONEY, EXPLAIN_PLACE_OWN, EXPLAIN_PLACE_STATUES,
};
use crate::say;

/// A place to score, as it stands for a player.
pub(super) fn seal(asking: &Asking, seat: Seat, place: Place) -> Explanation {
    let title = place_name(place, asking.texts);
    let Some(found) = scoring(asking.view, seat).into_iter().find(|found| found.place == place) else {
        return asking.absent(&title);
    };
    let mut explanation = Explanation::new(&title);
    worth(asking, &mut explanation, seat, &found);
    explanation.text(about(asking, place));
    cite(asking, &mut explanation, place);
    explanation
}

/// What a place pays a player, who has scored it, or what is missing.
pub(super) fn worth(asking: &Asking, explanation: &mut Explanation, seat: Seat, found: &Scoring) {
    if let Some(Obstacle::Scored(scorer)) = found.obstacle {
        let (name, text) = (asking.name(scorer), asking.texts.get(EXPLAIN_HAS_SCORED));
        explanation.lines.push(ExplainLine::Player { seat: scorer, name, text, done: true });
        return;
    }
    if let Place::Money(money) = found.place {
        money_now(asking, explanation, seat, money);
    } else {
        let sums = sums(asking, seat, found.place);
        explanation.total = (!sums.is_empty()).then_some(found.pay);
        explanation.lines.extend(sums);
    }
    let with_it = Object::ALL.into_iter().filter(|object| found.objects[*object] > 0);
    let with_it: Vec<String> =
        with_it.map(|object| objects(object, found.objects[object].into(), asking.texts)).collect();
    if !with_it.is_empty() {
        explanation.text(say!(asking.texts, EXPLAIN_OBJECTS, objects = with_it.join(", ")));
    }
    if let Some(obstacle) = found.obstacle {
        explanation.missing(in_the_way(asking, obstacle));
    }
}

/// The rules about scoring a place.
pub(super) fn cite(asking: &Asking, explanation: &mut Explanation, place: Place) {
    let ids = &asking.rules().ids;
    match place {
        Place::City(_) => asking.cite(explanation, &[ids.scoring_city, "E2-SCORE-2", "A-SCORE-2"]),
        Place::Type(_) => asking.cite(explanation, &[ids.scoring_type, "E2-SCORE-2", "A-SCORE-2"]),
        Place::Urban | Place::Rural => {
            asking.cite(explanation, &[ids.scoring_landscape, "E2-SCORE-2", "A-SCORE-2"]);
        }
        Place::Money(_) => asking.cite(explanation, &["A-SCORE-3", "A-FIN-1"]),
        Place::Statues(_) => asking.cite(explanation, &["A-SCORE-4"]),
    }
    if matches!(place, Place::City(_) | Place::Type(_)) {
        asking.cite(explanation, &["E1-SCORE-4"]);
    }
    asking.cite(explanation, &["E1-SCORE-1", "E2-SCORE-3"]);
}

/// What a place pays a player, building by building.
fn sums(asking: &Asking, seat: Seat, place: Place) -> Vec<ExplainLine> {
    let board = &asking.table().boards[seat];
    let sum = |(city, tile): (City, Tile)| sum(asking, seat, place, city, board.name(tile), None);
    let tiles = City::ALL.into_iter().flat_map(|city| {
        (board.cities[city] & counted(asking, seat, place, city)).iter().map(move |tile| (city, tile))
    });
    tiles.map(sum).collect()
}

/// What one building pays at a place, under its own name unless another label is given.
pub(super) fn sum(
    asking: &Asking,
    seat: Seat,
    place: Place,
    city: City,
    building: Building,
    label: Option<String>,
) -> ExplainLine {
    let reward = reward_at(asking, seat, place, city);
    let value = building.value() + u32::from(building.is_decorated());
    ExplainLine::Sum {
        label: label.unwrap_or_else(|| building_name(building, asking.texts)),
        city: Some(city),
        building: Some(building),
        formula: formula(asking, building, value, reward),
        pay: Pay { coins: u32::from(reward.coins) * value, points: u32::from(reward.points) * value },
    }
}

/// The places that a building in a city counts for.
pub(super) fn places_of(asking: &Asking, city: City, building: Building) -> Vec<Place> {
    let landscape = if is_urban(building) { Place::Urban } else { Place::Rural };
    let statues = |place: &Place| match place {
        Place::Statues(statues) => building.has_statue() && statues.cities().contains(&city),
        _ => false,
    };
    let all = [Place::City(city), Place::Type(building.kind()), landscape];
    let places = asking.rules().places;
    all.into_iter()
        .chain(Place::ALL.into_iter().filter(statues))
        .filter(|place| places.contains(*place))
        .collect()
}

pub(super) fn is_urban(building: Building) -> bool {
    !(TileSet::of_type(building.kind()) & TileSet::URBAN).is_empty()
}

/// Of the tiles in a city, those that a place counts.
fn counted(asking: &Asking, seat: Seat, place: Place, city: City) -> TileSet {
    match place {
        Place::City(scored) if scored == city => asking.table().boards[seat].cities[city],
        Place::Type(kind) => TileSet::of_type(kind),
        Place::Urban => TileSet::URBAN,
        Place::Rural => TileSet::RURAL,
        Place::Statues(statues) if statues.cities().contains(&city) => {
            asking.table().boards[seat].with_statue
        }
        Place::City(_) | Place::Statues(_) | Place::Money(_) => TileSet::EMPTY,
    }
}

fn reward_at(asking: &Asking, seat: Seat, place: Place, city: City) -> Reward {
    match place {
        Place::Urban => asking.table().reward(seat, Improvement::Urban),
        Place::Rural => asking.table().reward(seat, Improvement::Rural),
        _ => asking.table().city_reward(seat, city),
    }
}

/// Such as `4 (3+1) × 2`.
fn formula(asking: &Asking, building: Building, value: u32, reward: Reward) -> String {
    let counted = match building.is_decorated() {
        true => format!("{value} ({}+1)", building.value()),
        false => value.to_string(),
    };
    match (reward.coins, reward.points) {
        (each, 0) | (0, each) => format!("{counted} × {each}"),
        _ => format!("{counted} × ({})", reward_text(reward, asking.texts)),
    }
}

/// What the coins of a player would be worth with a money space.
fn money_now(asking: &Asking, explanation: &mut Explanation, seat: Seat, money: Money) {
    let Some((own, game)) = asking.view.holdings[seat].zip(as_shown(asking.view)) else { return };
    let own = u32::from(own.coins);
    let before = own / game.exchange_rate(seat);
    explanation.text(say!(
        asking.texts,
        EXPLAIN_MONEY_NOW,
        coins = coins(own, asking.texts),
        after = own / money.rate(),
        before = before
    ));
}

fn in_the_way(asking: &Asking, obstacle: Obstacle) -> String {
    let texts = asking.texts;
    let lacking = match obstacle {
        Obstacle::Scored(scorer) => return say!(texts, EXPLAIN_SCORED_BY, who = asking.name(scorer)),
        Obstacle::NoBuilding => return texts.get(EXPLAIN_NO_BUILDING),
        Obstacle::OtherMoney => return texts.get(EXPLAIN_OTHER_MONEY),
        Obstacle::NoMarker => return say!(texts, CARRARA_MARKERS_LEFT, count = 0),
        Obstacle::Buildings(Progress { have, need }) => Missing::Buildings(need - have),
        Obstacle::Coins(Progress { have, need }) => Missing::Coins(need - have),
    };
    say!(texts, EXPLAIN_MISSING, missing = missing_text(&lacking, asking.edition(), texts))
}

fn about(asking: &Asking, place: Place) -> String {
    let texts = asking.texts;
    match place {
        Place::City(city) => say!(texts, EXPLAIN_PLACE_CITY, need = city.buildings_to_score()),
        Place::Type(_) | Place::Urban | Place::Rural => texts.get(EXPLAIN_PLACE_OWN),
        Place::Money(money) => {
            say!(texts, EXPLAIN_PLACE_MONEY, coins = money.coins_needed(), rate = money.rate())
        }
        Place::Statues(_) => texts.get(EXPLAIN_PLACE_STATUES),
    }
}

/// Whether the ruleset has objects that come with buildings, or decorations that go onto them.
pub(super) fn its_piece(asking: &Asking, building: Building) -> Option<String> {
    let texts = asking.texts;
    let object = crate::carrara::object(building.kind().object(), texts);
    match asking.rules().pieces {
        Pieces::Objects => Some(say!(texts, EXPLAIN_ITS_OBJECT, object = object)),
        Pieces::Ornaments => Some(say!(texts, EXPLAIN_ITS_DECORATION, object = object)),
        Pieces::None => None,
    }
}
