use palazzi_rules::carrara::{
    Action, Bricks, Building, BuildingType, Carrara, City, Color, Improvement, Kind, Location, Piece, Place,
    Space, What,
};

use super::{Block, Spell, Word};

/// The values that buildings have.
const VALUES: [u32; 6] = [1, 2, 3, 4, 5, 8];
/// What a building can carry: nothing, a decoration, a statue, both.
const MARKS: [&str; 4] = ["", "+", "*", "+*"];
/// No colour has more bricks.
const MOST_BRICKS: usize = 7;

const KINDS: Block = Block::first(Kind::ALL.len());
const LOCATIONS: Block = KINDS.then(Location::ALL.len());
const CITIES: Block = LOCATIONS.then(City::ALL.len());
const BUILDINGS: Block = CITIES.then(BuildingType::ALL.len() * VALUES.len() * MARKS.len());
const IMPROVEMENTS: Block = BUILDINGS.then(Improvement::ALL.len());
/// The bonus spaces of the court, then its open area.
const SPACES: Block = IMPROVEMENTS.then(Space::ALL.len() + 1);
const PLACES: Block = SPACES.then(Place::ALL.len());
/// The pieces, then none.
const PIECES: Block = PLACES.then(Piece::ALL.len() + 1);
/// For each colour, from none to all.
const BRICKS: Block = PIECES.then(Color::ALL.len() * (MOST_BRICKS + 1));

impl Spell for Carrara {
    const WORDS: usize = BRICKS.end as usize;

    fn vocabulary() -> Vec<String> {
        let mut words: Vec<String> = Kind::ALL.map(|kind| kind.to_string()).to_vec();
        words.extend(Location::ALL.map(|location| format!("location {location}")));
        words.extend(City::ALL.map(|city| format!("in {city}")));
        for kind in BuildingType::ALL {
            for value in VALUES {
                words.extend(MARKS.map(|marks| format!("{kind}{value}{marks}")));
            }
        }
        words.extend(Improvement::ALL.map(|improvement| format!("improved {improvement}")));
        words.extend(Space::ALL.map(|space| space.to_string()));
        words.push("open".to_owned());
        words.extend(Place::ALL.map(|place| place.to_string()));
        words.extend(Piece::ALL.map(|piece| format!("piece {piece}")));
        words.push("no piece".to_owned());
        for color in Color::ALL {
            words.extend((0..=MOST_BRICKS).map(|count| format!("{color}{count}")));
        }
        words
    }

    fn spell(action: &Action, out: &mut Vec<Word>) {
        out.push(KINDS.word(action.what.kind() as usize));
        match action.what {
            What::Buy(location) => {
                out.push(LOCATIONS.word(location as usize));
                out.extend(bricks(action.bricks));
            }
            What::Build(city, building) => {
                out.extend([self::building(building), CITIES.word(city as usize)]);
                out.extend(bricks(action.bricks));
            }
            What::Upgrade(city, old, new) => {
                out.extend([CITIES.word(city as usize), building(old), building(new)]);
                out.extend(bricks(action.bricks));
            }
            What::Improve(improvement) => out.push(IMPROVEMENTS.word(improvement as usize)),
            What::Court(space) => {
                out.push(SPACES.word(space.map_or(Space::ALL.len(), |space| space as usize)));
            }
            What::Score(place) => out.push(PLACES.word(place_index(place))),
            What::Take(piece) => {
                out.push(PIECES.word(piece.map_or(Piece::ALL.len(), |piece| piece as usize)));
            }
            What::Swap(piece) => out.push(PIECES.word(piece as usize)),
            What::Place(city, target) => out.extend([CITIES.word(city as usize), building(target)]),
            What::Move(piece, city, target) | What::Purchase(piece, city, target) => {
                out.extend([PIECES.word(piece as usize), CITIES.word(city as usize), building(target)]);
            }
            What::Object(object) => out.push(PIECES.word(Piece::decoration(object) as usize)),
            What::Turn | What::Spin | What::Broke | What::Stuck | What::Pass => {}
            What::Store | What::Decline | What::Announce | What::End => {}
        }
    }
}

/// How many bricks of each colour.
fn bricks(bricks: Bricks) -> impl Iterator<Item = Word> {
    Color::ALL
        .into_iter()
        .map(move |color| BRICKS.word(color as usize * (MOST_BRICKS + 1) + bricks.count(color) as usize))
}

/// A building with what it carries.
fn building(building: Building) -> Word {
    let value = building.value() as usize;
    let index = if value > 5 { 5 } else { value - 1 };
    let marks = usize::from(building.is_decorated()) + 2 * usize::from(building.has_statue());
    BUILDINGS.word((building.kind() as usize * VALUES.len() + index) * MARKS.len() + marks)
}

fn place_index(place: Place) -> usize {
    match place {
        Place::City(city) => city as usize,
        Place::Type(kind) => 6 + kind as usize,
        Place::Urban => 12,
        Place::Rural => 13,
        Place::Money(money) => 14 + money as usize,
        Place::Statues(statues) => 16 + statues as usize,
    }
}
