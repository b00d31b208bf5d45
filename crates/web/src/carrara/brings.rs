use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, City, Pay, Place, TileSet, View};

/// What scoring a city pays before something is built there, and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Brings {
    /// Now.
    pub(super) before: Pay,
    /// With the building.
    pub(super) after: Pay,
}

/// What a building that can be taken would change when its city is scored; nothing if it is not there.
pub(super) fn brings(view: &View, seat: Seat, city: City, building: Building) -> Option<Brings> {
    let mut table = view.table;
    let offered = table.face_up() | table.eights;
    let tile = offered.iter().find(|tile| tile.building() == building)?;
    let tile: TileSet = [tile].into_iter().collect();
    table.boards[seat].cities[city] |= tile;
    let place = Place::City(city);
    Some(Brings { before: view.table.pay(seat, place), after: table.pay(seat, place) })
}
