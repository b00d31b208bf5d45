//! What somebody might mean who points at something for which nothing is on offer.

use palazzi_rules::carrara::{
    Action, Bricks, Building, City, Color, Exchange, Improvement, Kind, Location, Phase, Piece, Place, View,
    What,
};

use super::parts::Part;

/// The action that is asked about.
pub(super) fn attempt(view: &View, chosen: &[Part], part: Part) -> Option<Action> {
    let what = match part {
        Part::Kind(kind) => return of_kind(view, kind),
        Part::Wheel => What::Turn,
        Part::InnerWheel => What::Spin,
        Part::Location(location) => return Some(buy(location, cheapest(view, location))),
        Part::Brick(location, color) => return Some(buy(location, Bricks::of(color, 1))),
        Part::Bought(location, bricks) => return Some(buy(location, bricks)),
        Part::Tile(building) => return with_tile(view, chosen, building),
        Part::City(city) => return with_city(view, chosen, city),
        Part::Own(city, building) => return with_own(view, chosen, city, building),
        Part::Payment(bricks) => return with_payment(chosen, bricks),
        Part::Improvement(improvement) => What::Improve(improvement),
        Part::Space(space) => What::Court(Some(space)),
        Part::OpenArea => What::Court(None),
        Part::Place(place) => match (view.table.phase, place) {
            (Phase::Improve, Place::Urban) => What::Improve(Improvement::Urban),
            (Phase::Improve, Place::Rural) => What::Improve(Improvement::Rural),
            _ => What::Score(place),
        },
        Part::Piece(piece) => return with_piece(view, chosen, piece),
        Part::NoPiece => What::Take(None),
        Part::Stored(piece) => match view.table.phase {
            Phase::InHand(..) => What::Swap(piece),
            _ => {
                let (city, building) = own_chosen(chosen).or_else(|| first_own(view))?;
                What::Move(piece, city, building)
            }
        },
        Part::Warehouse => What::Store,
        Part::Object(object) => What::Object(object),
        Part::Stack | Part::Seat(_) => return None,
    };
    Some(what.into())
}

fn buy(location: Location, bricks: Bricks) -> Action {
    Action { what: What::Buy(location), bricks }
}

/// The cheapest brick at a location.
fn cheapest(view: &View, location: Location) -> Bricks {
    view.table.wheel[location].colors().last().map_or(Bricks::NONE, |(color, _)| Bricks::of(color, 1))
}

fn of_kind(view: &View, kind: Kind) -> Option<Action> {
    let what = match kind {
        Kind::Turn => What::Turn,
        Kind::Spin => What::Spin,
        Kind::Broke => What::Broke,
        Kind::Stuck => What::Stuck,
        Kind::Pass => What::Pass,
        Kind::Store => What::Store,
        Kind::Decline => What::Decline,
        Kind::Announce => What::Announce,
        Kind::End => What::End,
        Kind::Court => What::Court(view.table.visit.map(|visit| visit.space)),
        Kind::Buy => {
            let priced = |location: &Location| cheapest(view, *location).price(*location);
            let filled = Location::ALL.into_iter().filter(|location| !view.table.wheel[*location].is_empty());
            let location = filled.min_by_key(priced).unwrap_or(Location::VI);
            return Some(buy(location, cheapest(view, location)));
        }
        Kind::Build => {
            let tiles = view.table.face_up() | view.table.eights;
            let building =
                tiles.iter().map(|tile| tile.building()).min_by_key(|building| building.value())?;
            return Some(build(view, City::Lerici, building));
        }
        _ => return None,
    };
    Some(what.into())
}

/// Building something with what the player whose turn it is can pay.
pub(super) fn build(view: &View, city: City, building: Building) -> Action {
    Action { what: What::Build(city, building), bricks: payment(view, city, building.value()) }
}

/// As many of the own bricks as a city accepts, up to the price.
pub(super) fn payment(view: &View, city: City, need: u32) -> Bricks {
    let own = view.holdings[view.table.turn.seat].unwrap_or_default().bricks;
    let mut paid = Bricks::NONE;
    let mut left = need;
    for color in Color::ALL[..=city.color() as usize].iter().rev() {
        let count = own.count(*color).min(left);
        paid += Bricks::of(*color, count);
        left -= count;
    }
    let exchanges = view.table.edition.rules().exchange == Exchange::Pairs;
    if let Some(next) = Color::ALL.get(city.color() as usize + 1).filter(|_| exchanges) {
        paid += Bricks::of(*next, 2 * (own.count(*next) / 2).min(left));
    }
    paid
}

fn upgrade(view: &View, city: City, old: Building, new: Building) -> Action {
    let bricks = payment(view, city, new.value().saturating_sub(old.value()));
    Action { what: What::Upgrade(city, old, new), bricks }
}

fn with_tile(view: &View, chosen: &[Part], building: Building) -> Option<Action> {
    if let Some((city, old)) = own_chosen(chosen) {
        return Some(upgrade(view, city, old, building));
    }
    let city = chosen.iter().find_map(|part| match part {
        Part::City(city) => Some(*city),
        _ => None,
    });
    Some(build(view, city.unwrap_or(City::Lerici), building))
}

fn with_city(view: &View, chosen: &[Part], city: City) -> Option<Action> {
    if view.table.phase == Phase::Improve {
        return Some(What::Improve(city.improvement()).into());
    }
    if view.table.phase == Phase::Score || chosen.contains(&Part::Kind(Kind::Score)) {
        return Some(What::Score(Place::City(city)).into());
    }
    let tile = tile_chosen(chosen).or_else(|| {
        view.table.face_up().iter().map(|tile| tile.building()).min_by_key(|building| building.value())
    });
    tile.map(|building| build(view, city, building))
}

fn with_own(view: &View, chosen: &[Part], city: City, building: Building) -> Option<Action> {
    let what = chosen.iter().find_map(|part| match part {
        Part::Stored(piece) => Some(What::Move(*piece, city, building)),
        Part::Piece(piece) => Some(What::Purchase(*piece, city, building)),
        _ => None,
    });
    match (what, view.table.phase) {
        (Some(what), _) => Some(what.into()),
        (None, Phase::InHand(..)) => Some(What::Place(city, building).into()),
        (None, Phase::Score) => Some(What::Score(Place::Type(building.kind())).into()),
        (None, _) => {
            let eight = view.table.eights.iter().map(|tile| tile.building());
            let of_type = eight.filter(|eight| eight.kind() == building.kind()).last();
            let new = tile_chosen(chosen).or(of_type)?;
            Some(upgrade(view, city, building, new))
        }
    }
}

fn with_payment(chosen: &[Part], bricks: Bricks) -> Option<Action> {
    let building = tile_chosen(chosen)?;
    let what = match own_chosen(chosen) {
        Some((city, old)) => What::Upgrade(city, old, building),
        None => {
            let city = chosen.iter().find_map(|part| match part {
                Part::City(city) => Some(*city),
                _ => None,
            });
            What::Build(city?, building)
        }
    };
    Some(Action { what, bricks })
}

fn with_piece(view: &View, chosen: &[Part], piece: Piece) -> Option<Action> {
    match view.table.phase {
        Phase::Take(_) => Some(What::Take(Some(piece)).into()),
        _ => {
            let (city, building) = own_chosen(chosen).or_else(|| first_own(view))?;
            Some(What::Purchase(piece, city, building).into())
        }
    }
}

fn own_chosen(chosen: &[Part]) -> Option<(City, Building)> {
    chosen.iter().find_map(|part| match part {
        Part::Own(city, building) => Some((*city, *building)),
        _ => None,
    })
}

fn tile_chosen(chosen: &[Part]) -> Option<Building> {
    chosen.iter().find_map(|part| match part {
        Part::Tile(building) => Some(*building),
        _ => None,
    })
}

/// Any building of the player whose turn it is.
fn first_own(view: &View) -> Option<(City, Building)> {
    let board = &view.table.boards[view.table.turn.seat];
    City::ALL
        .into_iter()
        .find_map(|city| board.cities[city].iter().next().map(|tile| (city, board.name(tile))))
}
