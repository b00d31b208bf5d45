use std::fmt;
use std::str::FromStr;

use super::bricks::{Bricks, Location};
use super::buildings::Building;
use super::cities::{City, Improvement};
use super::court::Space;
use super::pieces::{Object, Piece};
use super::places::Place;
use crate::notation::{NotationError, Words};

/// One decision: what is done, and the bricks bought or paid with it.
///
/// Eight bytes, so that long lists stay small and are written fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// What is done.
    pub what: What,
    /// The bricks bought (`buy`) or paid (`build`, `upgrade`); none for everything else.
    pub bricks: Bricks,
}

const _: () = assert!(size_of::<Action>() == 8, "lists of actions are written in steps of 8 bytes");

/// What is done in a decision. The order of the variants is the order of lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// Turn the wheel (both wheels in the advanced version) in order to buy.
    Turn,
    /// Turn only the inner wheel in order to buy.
    Spin,
    /// Buy bricks at a location.
    Buy(Location),
    /// Take coins because nothing is affordable.
    Broke,
    /// Take coins because nothing is possible.
    Stuck,
    /// Put a building into a city.
    Build(City, Building),
    /// Replace a building in a city (second) by another (third).
    Upgrade(City, Building, Building),
    /// Take an improvement.
    Improve(Improvement),
    /// Take the own scoring marker from a space of the court, or from its open area.
    Court(Option<Space>),
    /// Score a place.
    Score(Place),
    /// Do nothing.
    Pass,
    /// Take a piece on offer, or none.
    Take(Option<Piece>),
    /// Put the piece in hand onto a building.
    Place(City, Building),
    /// Put the piece in hand into a warehouse.
    Store,
    /// Discard a stored piece and store the one in hand.
    Swap(Piece),
    /// Give up the piece in hand.
    Decline,
    /// Move a stored piece onto a building.
    Move(Piece, City, Building),
    /// Buy a piece and put it onto a building.
    Purchase(Piece, City, Building),
    /// Buy an object.
    Object(Object),
    /// Announce the end of the game.
    Announce,
    /// End the turn.
    End,
}

/// The number of kinds of action.
pub(crate) const KINDS: usize = 21;

/// The first words of the kinds, in the order of [`What`].
const KIND_NAMES: [&str; KINDS] = [
    "turn", "spin", "buy", "broke", "stuck", "build", "upgrade", "improve", "court", "score", "pass", "take",
    "place", "store", "swap", "decline", "move", "purchase", "object", "announce", "end",
];

impl What {
    /// The index of the kind in the order of the variants.
    #[inline]
    pub(crate) fn kind_index(self) -> usize {
        match self {
            What::Turn => 0,
            What::Spin => 1,
            What::Buy(_) => 2,
            What::Broke => 3,
            What::Stuck => 4,
            What::Build(..) => 5,
            What::Upgrade(..) => 6,
            What::Improve(_) => 7,
            What::Court(_) => 8,
            What::Score(_) => 9,
            What::Pass => 10,
            What::Take(_) => 11,
            What::Place(..) => 12,
            What::Store => 13,
            What::Swap(_) => 14,
            What::Decline => 15,
            What::Move(..) => 16,
            What::Purchase(..) => 17,
            What::Object(_) => 18,
            What::Announce => 19,
            What::End => 20,
        }
    }

    /// The first word in notation.
    pub fn kind(self) -> &'static str {
        KIND_NAMES[self.kind_index()]
    }
}

impl From<What> for Action {
    #[inline]
    fn from(what: What) -> Action {
        Action { what, bricks: Bricks::NONE }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Action { what, bricks } = self;
        f.write_str(what.kind())?;
        match what {
            What::Turn | What::Spin | What::Broke | What::Stuck | What::Pass => Ok(()),
            What::Store | What::Decline | What::Announce | What::End => Ok(()),
            What::Buy(location) => write!(f, " {location} {bricks}"),
            What::Build(city, building) => write!(f, " {building} {city} {bricks}"),
            What::Upgrade(city, old, new) => write!(f, " {city} {old} {new} {bricks}"),
            What::Improve(improvement) => write!(f, " {improvement}"),
            What::Court(Some(space)) => write!(f, " {space}"),
            What::Court(None) => f.write_str(" open"),
            What::Score(place) => write!(f, " {place}"),
            What::Take(Some(piece)) => write!(f, " {piece}"),
            What::Take(None) => f.write_str(" none"),
            What::Place(city, building) => write!(f, " {city} {building}"),
            What::Swap(piece) => write!(f, " {piece}"),
            What::Move(piece, city, building) | What::Purchase(piece, city, building) => {
                write!(f, " {piece} {city} {building}")
            }
            What::Object(object) => write!(f, " {object}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::new(text);
        let kind = words.next("an action")?;
        let action = match kind {
            "buy" => {
                let location = words.next("a location")?.parse()?;
                Action { what: What::Buy(location), bricks: read_bricks(&mut words)? }
            }
            "build" => {
                let building = read_building(&mut words)?;
                let city = read_city(&mut words)?;
                Action { what: What::Build(city, building), bricks: read_bricks(&mut words)? }
            }
            "upgrade" => {
                let city = read_city(&mut words)?;
                let (old, new) = (read_building(&mut words)?, read_building(&mut words)?);
                Action { what: What::Upgrade(city, old, new), bricks: read_bricks(&mut words)? }
            }
            _ => read_without_bricks(kind, &mut words)?.into(),
        };
        words.finish()?;
        Ok(action)
    }
}

fn read_without_bricks(kind: &str, words: &mut Words) -> Result<What, NotationError> {
    Ok(match kind {
        "turn" => What::Turn,
        "spin" => What::Spin,
        "broke" => What::Broke,
        "stuck" => What::Stuck,
        "improve" => What::Improve(words.next("a city, urban or rural")?.parse()?),
        "court" => What::Court(read_unless("open", words, "a court space or open")?),
        "score" => What::Score(Place::read(words)?),
        "pass" => What::Pass,
        "take" => What::Take(read_unless("none", words, "a piece or none")?),
        "place" => What::Place(read_city(words)?, read_building(words)?),
        "store" => What::Store,
        "swap" => What::Swap(read_piece(words)?),
        "decline" => What::Decline,
        "move" => What::Move(read_piece(words)?, read_city(words)?, read_building(words)?),
        "purchase" => What::Purchase(read_piece(words)?, read_city(words)?, read_building(words)?),
        "object" => What::Object(words.next("an object")?.parse()?),
        "announce" => What::Announce,
        "end" => What::End,
        _ => {
            return Err(NotationError::token(
                "action",
                kind,
                "an action of Carrara such as turn, buy or build",
            ));
        }
    })
}

fn read_unless<T: FromStr<Err = NotationError>>(
    nothing: &str,
    words: &mut Words,
    expected: &'static str,
) -> Result<Option<T>, NotationError> {
    let word = words.next(expected)?;
    if word == nothing { Ok(None) } else { Ok(Some(word.parse()?)) }
}

fn read_bricks(words: &mut Words) -> Result<Bricks, NotationError> {
    words.next("bricks such as w1g2")?.parse()
}

fn read_city(words: &mut Words) -> Result<City, NotationError> {
    words.next("a city")?.parse()
}

fn read_building(words: &mut Words) -> Result<Building, NotationError> {
    words.next("a building such as villa4")?.parse()
}

fn read_piece(words: &mut Words) -> Result<Piece, NotationError> {
    words.next("a piece")?.parse()
}
