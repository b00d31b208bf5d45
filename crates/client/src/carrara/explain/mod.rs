//! What every thing of Carrara is, what it is worth now, what is missing, and which rule says so.
//!
//! Everything follows from a view: what is hidden from the viewer is said to be hidden, never guessed. What is
//! possible is asked of the engine, in a world that looks like the view.

mod asking;
mod brings;
mod cities;
mod court;
mod ends;
mod missing;
mod parts;
mod pieces;
mod players;
mod seals;
#[cfg(test)]
mod tests;
mod tiles;
mod wheel;

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    Bricks, Building, BuildingType, City, Color, Improvement, Location, Object, Pay, Piece, Place, Space,
    View,
};

use super::parts::Part;
use super::standings::{CardKind, Value};
use crate::shown::Names;
use crate::texts::Texts;
use asking::Asking;

pub use brings::{Brings, brings, brings_upgraded};
pub use missing::{Missing, missing, missing_label, missing_text};

/// A thing that can be asked about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// What can be pointed at, as it stands for the reader.
    Part(Part),
    /// The price of a colour at a location.
    Price(Location, Color),
    /// The bag.
    Bag,
    /// Turning the wheel.
    Hub,
    /// The number of a location.
    Numeral(Location),
    /// A player's coins.
    Coins(Seat),
    /// A player's victory points.
    Points(Seat),
    /// A player's bricks of a colour.
    Bricks(Seat, Color),
    /// A player's objects of a type, or the decorations of a type on a player's buildings.
    Objects(Seat, Object),
    /// A player's scoring markers.
    Markers(Seat),
    /// What a player holds behind the screen.
    Holdings(Seat),
    /// What a player's score would be if the game ended now.
    Estimate(Seat),
    /// A building that stands in a player's city.
    House(Seat, City, Building),
    /// A player's street in a city.
    Street(Seat, City),
    /// Whether a city accepts bricks of a colour.
    Accepts(City, Color),
    /// What a city pays a player for each point of value.
    Multiplier(Seat, City),
    /// An improvement.
    Improvement(Improvement),
    /// A place to score, as it stands for a player.
    Seal(Seat, Place),
    /// A condition for announcing the end, counted from 0.
    Condition(usize),
    /// A card of the expansion.
    Card(CardKind),
    /// The face-down buildings.
    StackLeft,
    /// How far the end is.
    EndProgress,
    /// The royal visit.
    Visit,
    /// A bonus space of the court.
    CourtSpace(Space),
    /// The open area of the court.
    OpenArea,
    /// A player's warehouses.
    Warehouse(Seat),
    /// The building of value 8 of a type.
    Monument(BuildingType),
    /// An object that is or was for sale.
    ObjectForSale(Object),
    /// The decorations or statues of a kind in the supply.
    SupplyOf(Piece),
    /// A value that may have been reconstructed.
    Reconstructed(Value),
}

/// What is said about a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What it is.
    pub title: String,
    /// What there is to say, the most important first.
    pub lines: Vec<ExplainLine>,
    /// The sum of the [`Sum`](ExplainLine::Sum) lines, where they add up to something.
    pub total: Option<Pay>,
    /// The rules that it comes from, such as `E1-SCORE-3`; at least one.
    pub rules: Vec<&'static str>,
}

/// A line of an [`Explanation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExplainLine {
    /// A sentence.
    Text(String),
    /// Something that pays.
    Sum {
        /// What pays.
        label: String,
        /// The city that it is about.
        city: Option<City>,
        /// The building that it is about.
        building: Option<Building>,
        /// How it is counted, such as `4 (3+1) × 2`; empty where there is nothing to count.
        formula: String,
        /// What it pays.
        pay: Pay,
    },
    /// What is missing, or why something is not possible.
    Missing(String),
    /// How a player stands.
    Player {
        /// The player.
        seat: Seat,
        /// What the player is called.
        name: String,
        /// How the player stands.
        text: String,
        /// Whether the player has done, or has, what the thing is about.
        done: bool,
    },
    /// What a building would mean in a city.
    City {
        /// The city.
        city: City,
        /// What it is called.
        name: String,
        /// What it would cost and bring there.
        text: String,
        /// Whether the reader has the bricks.
        done: bool,
        /// What scoring the city pays before and after.
        brings: Option<Brings>,
    },
    /// Bricks at a location of the wheel.
    Location {
        /// The location.
        location: Location,
        /// What lies there, or will lie there.
        bricks: Bricks,
        /// The same in words, with the prices.
        text: String,
    },
}

/// What there is to say about a thing, for whoever looks.
pub fn explain(topic: Topic, view: &View, names: &Names, texts: &Texts) -> Explanation {
    let asking = Asking::new(view, names, texts);
    match topic {
        Topic::Part(part) => parts::part(&asking, part),
        Topic::Price(location, color) => wheel::brick(&asking, location, color),
        Topic::Bag => wheel::bag(&asking),
        Topic::Hub => wheel::hub(&asking),
        Topic::Numeral(location) => wheel::location(&asking, location),
        Topic::Coins(seat) => players::coins(&asking, seat),
        Topic::Points(seat) => players::points(&asking, seat),
        Topic::Bricks(seat, color) => players::bricks(&asking, seat, color),
        Topic::Objects(seat, object) => players::objects(&asking, seat, object),
        Topic::Markers(seat) => players::markers(&asking, seat),
        Topic::Holdings(seat) => players::holdings(&asking, seat),
        Topic::Estimate(seat) => players::estimate(&asking, seat),
        Topic::House(seat, city, building) => tiles::house(&asking, seat, city, building),
        Topic::Street(seat, city) => cities::street(&asking, seat, city),
        Topic::Accepts(city, color) => cities::accepts(&asking, city, color),
        Topic::Multiplier(seat, city) => cities::multiplier(&asking, seat, city),
        Topic::Improvement(improvement) => cities::improvement(&asking, improvement),
        Topic::Seal(seat, place) => seals::seal(&asking, seat, place),
        Topic::Condition(index) => ends::condition(&asking, index),
        Topic::Card(card) => ends::card(&asking, card),
        Topic::StackLeft => ends::stack(&asking),
        Topic::EndProgress => ends::progress(&asking),
        Topic::Visit => court::visit(&asking),
        Topic::CourtSpace(space) => court::space(&asking, space),
        Topic::OpenArea => court::open_area(&asking),
        Topic::Warehouse(seat) => pieces::warehouse(&asking, seat),
        Topic::Monument(kind) => tiles::monument(&asking, kind),
        Topic::ObjectForSale(object) => pieces::object(&asking, object),
        Topic::SupplyOf(piece) => pieces::piece(&asking, piece),
        Topic::Reconstructed(value) => pieces::value(&asking, value),
    }
}

impl Explanation {
    /// An explanation that nothing has been said in.
    fn new(title: &str) -> Explanation {
        Explanation { title: capital(title), lines: Vec::new(), total: None, rules: Vec::new() }
    }

    /// Adds a sentence.
    fn text(&mut self, text: String) {
        self.lines.push(ExplainLine::Text(text));
    }

    /// Adds something that is missing.
    fn missing(&mut self, text: String) {
        self.lines.push(ExplainLine::Missing(text));
    }
}

/// The same with a capital first letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
