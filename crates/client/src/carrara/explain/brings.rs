use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, City, Pay, Place, Table, TileSet, View};

/// What scoring a city pays before something is built there, and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brings {
    /// Now.
    pub before: Pay,
    /// With the building.
    pub after: Pay,
}

/// What a building that can be taken would change when its city is scored; nothing if it is not there.
///
/// A building of value 8 also brings an improvement, which is not counted: it need not be for this city.
pub fn brings(view: &View, seat: Seat, city: City, building: Building) -> Option<Brings> {
    let mut table = view.table;
    let tile = on_offer(&table, building)?;
    table.boards[seat].cities[city] |= tile;
    Some(compare(&view.table, &table, seat, city))
}

/// The same when a building replaces an own one, which leaves its decoration and its statue to it (A-BUILD-1).
pub fn brings_upgraded(view: &View, seat: Seat, city: City, old: Building, new: Building) -> Option<Brings> {
    let mut table = view.table;
    let tile = on_offer(&table, new)?;
    let board = &mut table.boards[seat];
    let covered = board.cities[city].iter().find(|tile| board.name(*tile) == old)?;
    let covered: TileSet = [covered].into_iter().collect();
    board.cities[city] = (board.cities[city] - covered) | tile;
    if old.is_decorated() {
        board.decorated = (board.decorated - covered) | tile;
    }
    if old.has_statue() {
        board.with_statue = (board.with_statue - covered) | tile;
    }
    Some(compare(&view.table, &table, seat, city))
}

/// The tile of a building that lies face up, or of one of value 8.
fn on_offer(table: &Table, building: Building) -> Option<TileSet> {
    let offered = table.face_up() | table.eights;
    let tile = offered.iter().find(|tile| tile.building() == building.bare())?;
    Some([tile].into_iter().collect())
}

fn compare(before: &Table, after: &Table, seat: Seat, city: City) -> Brings {
    let place = Place::City(city);
    Brings { before: before.pay(seat, place), after: after.pay(seat, place) }
}
