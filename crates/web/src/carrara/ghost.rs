//! What the chosen building would mean: where it would stand, what it would cost, what it would bring.

use palazzi_client::Choice;
use palazzi_client::carrara::{Brings, Part, brings, paid};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Bricks, Building, Carrara, City, View, What};

/// What building the chosen tile would mean in one city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) building: Building,
    /// What is paid: the cheapest way, or the one that has been chosen.
    pub(super) bricks: Bricks,
    pub(super) brings: Brings,
}

/// What building the chosen tile would mean in each city that can take it.
pub(super) fn plans(choice: &Choice<Carrara>, view: &View, seat: Seat) -> [Option<Plan>; 6] {
    let tile = choice.chosen().iter().find_map(|part| match part {
        Part::Tile(building) => Some(*building),
        _ => None,
    });
    let Some(building) = tile else { return [None; 6] };
    let mut wider = choice.clone();
    wider.clear();
    wider.point_at(Part::Tile(building));
    City::ALL.map(|city| {
        let here = if choice.is_chosen(Part::City(city)) { choice } else { &wider };
        let can = |what: What| matches!(what, What::Build(at, _) if at == city);
        if !here.candidates().any(|action| can(action.what)) {
            return None;
        }
        let mut meant = here.clone();
        if !meant.is_chosen(Part::City(city)) {
            meant.point_at(Part::City(city));
        }
        Some(Plan { building, bricks: paid(&meant)?, brings: brings(view, seat, city, building)? })
    })
}
