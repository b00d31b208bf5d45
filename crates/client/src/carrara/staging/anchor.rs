use std::fmt;
use std::str::FromStr;

use palazzi_rules::Seat;
use palazzi_rules::carrara::{Building, City, Color, Improvement, Location, Object, Piece, Place, Space};

use crate::carrara::numeral;

/// A spot of the table that things leave or reach. Its textual form, such as `house:a:pisa:villa4`, marks the spot in a
/// page (`data-anchor`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Anchor {
    /// A player's coins.
    Coins(Seat),
    /// A player's victory points.
    Points(Seat),
    /// A player's bricks of a colour.
    Pile(Seat, Color),
    /// All that a player has.
    Supply(Seat),
    /// A player's scoring markers.
    Marks(Seat),
    /// A player's face.
    Portrait(Seat),
    /// The bag in the hub of the wheel.
    Bag,
    /// The face-down buildings.
    Stack,
    /// The bricks of a colour at a location.
    Wheel(Location, Color),
    /// A building on offer.
    Tile(Building),
    /// A player's street in a city.
    Street(Seat, City),
    /// A building in a player's street, named with what it carries.
    House(Seat, City, Building),
    /// A place to score, as a player has it.
    Place(Seat, Place),
    /// A bonus space of the court.
    Court(Space),
    /// The open area of the court.
    OpenArea,
    /// A player's warehouses.
    Warehouse(Seat),
    /// An object for sale.
    Object(Object),
    /// A decoration or statue on offer.
    Piece(Piece),
    /// An improvement that is left.
    Improvement(Improvement),
}

impl Anchor {
    /// The next best spot where this one is not to be seen.
    pub fn nearest(self) -> Option<Anchor> {
        Some(match self {
            Anchor::House(seat, city, _) | Anchor::Place(seat, Place::City(city)) => {
                Anchor::Street(seat, city)
            }
            Anchor::Coins(seat)
            | Anchor::Points(seat)
            | Anchor::Pile(seat, _)
            | Anchor::Marks(seat)
            | Anchor::Warehouse(seat)
            | Anchor::Street(seat, _)
            | Anchor::Place(seat, _) => Anchor::Supply(seat),
            Anchor::Supply(seat) => Anchor::Portrait(seat),
            Anchor::Tile(_) => Anchor::Stack,
            Anchor::Court(_) => Anchor::OpenArea,
            Anchor::Wheel(..)
            | Anchor::Stack
            | Anchor::OpenArea
            | Anchor::Object(_)
            | Anchor::Piece(_)
            | Anchor::Improvement(_) => Anchor::Bag,
            Anchor::Bag | Anchor::Portrait(_) => return None,
        })
    }

    /// The player whose spot it is; nobody's on the market.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Anchor::Coins(seat)
            | Anchor::Points(seat)
            | Anchor::Pile(seat, _)
            | Anchor::Supply(seat)
            | Anchor::Marks(seat)
            | Anchor::Portrait(seat)
            | Anchor::Street(seat, _)
            | Anchor::House(seat, ..)
            | Anchor::Place(seat, _)
            | Anchor::Warehouse(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether a single piece lies at the spot, so that the spot itself comes and goes with it.
    pub fn is_piece(self) -> bool {
        matches!(
            self,
            Anchor::Wheel(..)
                | Anchor::Tile(_)
                | Anchor::House(..)
                | Anchor::Object(_)
                | Anchor::Improvement(_)
        )
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let low = |seat: Seat| seat.letter().to_ascii_lowercase();
        match *self {
            Anchor::Coins(seat) => write!(f, "coins:{}", low(seat)),
            Anchor::Points(seat) => write!(f, "points:{}", low(seat)),
            Anchor::Pile(seat, color) => write!(f, "pile:{}:{color}", low(seat)),
            Anchor::Supply(seat) => write!(f, "supply:{}", low(seat)),
            Anchor::Marks(seat) => write!(f, "marks:{}", low(seat)),
            Anchor::Portrait(seat) => write!(f, "portrait:{}", low(seat)),
            Anchor::Bag => f.write_str("bag"),
            Anchor::Stack => f.write_str("stack"),
            Anchor::Wheel(location, color) => write!(f, "wheel:{}:{color}", numeral(location)),
            Anchor::Tile(building) => write!(f, "tile:{building}"),
            Anchor::Street(seat, city) => write!(f, "street:{}:{city}", low(seat)),
            Anchor::House(seat, city, building) => write!(f, "house:{}:{city}:{building}", low(seat)),
            Anchor::Place(seat, place) => write!(f, "place:{}:{place}", low(seat)),
            Anchor::Court(space) => write!(f, "court:{}", space as u8 + 1),
            Anchor::OpenArea => f.write_str("open-area"),
            Anchor::Warehouse(seat) => write!(f, "warehouse:{}", low(seat)),
            Anchor::Object(object) => write!(f, "object:{object}"),
            Anchor::Piece(piece) => write!(f, "piece:{piece}"),
            Anchor::Improvement(improvement) => write!(f, "improvement:{improvement}"),
        }
    }
}

/// A text that names no spot of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAnchor(pub String);

impl FromStr for Anchor {
    type Err = UnknownAnchor;

    fn from_str(text: &str) -> Result<Anchor, UnknownAnchor> {
        read(text).ok_or_else(|| UnknownAnchor(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Anchor> {
    let words: Vec<&str> = text.split(':').collect();
    let seat = |word: &str| Seat::parse(&word.to_ascii_uppercase()).ok();
    Some(match *words.as_slice() {
        ["bag"] => Anchor::Bag,
        ["stack"] => Anchor::Stack,
        ["open-area"] => Anchor::OpenArea,
        ["coins", owner] => Anchor::Coins(seat(owner)?),
        ["points", owner] => Anchor::Points(seat(owner)?),
        ["pile", owner, color] => Anchor::Pile(seat(owner)?, color.parse().ok()?),
        ["supply", owner] => Anchor::Supply(seat(owner)?),
        ["marks", owner] => Anchor::Marks(seat(owner)?),
        ["portrait", owner] => Anchor::Portrait(seat(owner)?),
        ["wheel", location, color] => {
            let location = Location::ALL.into_iter().find(|known| numeral(*known) == location)?;
            Anchor::Wheel(location, color.parse().ok()?)
        }
        ["tile", building] => Anchor::Tile(building.parse().ok()?),
        ["street", owner, city] => Anchor::Street(seat(owner)?, city.parse().ok()?),
        ["house", owner, city, building] => {
            Anchor::House(seat(owner)?, city.parse().ok()?, building.parse().ok()?)
        }
        ["place", owner, place] => Anchor::Place(seat(owner)?, place.parse().ok()?),
        ["court", number] => Anchor::Court(*Space::ALL.get(number.parse::<usize>().ok()?.checked_sub(1)?)?),
        ["warehouse", owner] => Anchor::Warehouse(seat(owner)?),
        ["object", object] => Anchor::Object(object.parse().ok()?),
        ["piece", piece] => Anchor::Piece(piece.parse().ok()?),
        ["improvement", improvement] => Anchor::Improvement(improvement.parse().ok()?),
        _ => return None,
    })
}
