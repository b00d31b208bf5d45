use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    Action, Bricks, Building, City, Color, Improvement, Kind, Location, Object, Piece, Place, Space, What,
};

/// A thing of Carrara that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A kind of action.
    Kind(Kind),
    /// The wheel that carries the bricks: turning it.
    Wheel,
    /// The inner wheel: turning it alone.
    InnerWheel,
    /// A location of the wheel.
    Location(Location),
    /// A brick at a location.
    Brick(Location, Color),
    /// All that is bought at a location.
    Bought(Location, Bricks),
    /// A building that can be built: face up, or of value 8.
    Tile(Building),
    /// A city.
    City(City),
    /// An own building.
    Own(City, Building),
    /// All bricks that are paid.
    Payment(Bricks),
    /// An improvement.
    Improvement(Improvement),
    /// A bonus space of the court.
    Space(Space),
    /// The open area of the court.
    OpenArea,
    /// A place to score.
    Place(Place),
    /// A decoration or statue that is not stored: on a wheel, in the supply, in hand.
    Piece(Piece),
    /// No piece at all.
    NoPiece,
    /// A stored decoration or statue.
    Stored(Piece),
    /// The free warehouse.
    Warehouse,
    /// An object for sale.
    Object(Object),
    /// The face-down buildings.
    Stack,
    /// A player.
    Seat(Seat),
}

/// The parts that an action is pointed out by.
///
/// A building and a city in any order mean building; a building and an own one mean replacing. The city of the own
/// building is not a part of that, so that the two are never confused.
pub(super) fn parts(action: &Action) -> Vec<Part> {
    let kind = Part::Kind(action.what.kind());
    let bricks = action.bricks;
    match action.what {
        What::Turn => vec![kind, Part::Wheel],
        What::Spin => vec![kind, Part::InnerWheel],
        What::Buy(location) => vec![kind, Part::Location(location), Part::Bought(location, bricks)],
        What::Build(city, building) => {
            vec![kind, Part::Tile(building), Part::City(city), Part::Payment(bricks)]
        }
        What::Upgrade(city, old, new) => {
            vec![kind, Part::Own(city, old), Part::Tile(new), Part::Payment(bricks)]
        }
        What::Improve(improvement) => improved(kind, improvement),
        What::Court(Some(space)) => vec![kind, Part::Space(space)],
        What::Court(None) => vec![kind, Part::OpenArea],
        What::Score(place) => match place {
            Place::City(city) => vec![kind, Part::Place(place), Part::City(city)],
            _ => vec![kind, Part::Place(place)],
        },
        What::Take(Some(piece)) => vec![kind, Part::Piece(piece)],
        What::Take(None) => vec![kind, Part::NoPiece],
        What::Place(city, building) => vec![kind, Part::Own(city, building)],
        What::Store => vec![kind, Part::Warehouse],
        What::Swap(piece) => vec![kind, Part::Stored(piece)],
        What::Move(piece, city, building) => vec![kind, Part::Stored(piece), Part::Own(city, building)],
        What::Purchase(piece, city, building) => vec![kind, Part::Piece(piece), Part::Own(city, building)],
        What::Object(object) => vec![kind, Part::Object(object)],
        What::Broke | What::Stuck | What::Pass | What::Decline | What::Announce | What::End => vec![kind],
    }
}

/// An improvement can be pointed at where it lies and where it goes.
fn improved(kind: Part, improvement: Improvement) -> Vec<Part> {
    let goes_to = match City::ALL.into_iter().find(|city| city.improvement() == improvement) {
        Some(city) => Part::City(city),
        None if improvement == Improvement::Urban => Part::Place(Place::Urban),
        None => Part::Place(Place::Rural),
    };
    vec![kind, Part::Improvement(improvement), goes_to]
}
