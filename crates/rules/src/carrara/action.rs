use std::fmt;
use std::str::FromStr;

use super::bricks::{Bricks, Location};
use super::buildings::Building;
use super::cities::{City, Improvement};
use super::court::Space;
use super::pieces::{Object, Piece};
use super::places::Place;
use crate::names::named_enum;
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

named_enum! {
    /// A kind of action: its first word in notation. In the order of [`What`].
    pub enum Kind: "action", 21 {
        Turn = "turn",
        Spin = "spin",
        Buy = "buy",
        Broke = "broke",
        Stuck = "stuck",
        Build = "build",
        Upgrade = "upgrade",
        Improve = "improve",
        Court = "court",
        Score = "score",
        Pass = "pass",
        Take = "take",
        Place = "place",
        Store = "store",
        Swap = "swap",
        Decline = "decline",
        Move = "move",
        Purchase = "purchase",
        Object = "object",
        Announce = "announce",
        End = "end",
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds(u32);

impl Kinds {
    /// These kinds and the ones of `self`.
    pub(crate) const fn with(self, kinds: &[Kind]) -> Kinds {
        let mut bits = self.0;
        let mut index = 0;
        while index < kinds.len() {
            bits |= 1 << kinds[index] as u32;
            index += 1;
        }
        Kinds(bits)
    }

    /// No kind.
    pub(crate) const NONE: Kinds = Kinds(0);

    #[inline]
    pub(crate) fn only(kind: Kind) -> Kinds {
        Kinds(1 << kind as u32)
    }

    #[inline]
    pub(crate) fn insert_if(&mut self, kind: Kind, holds: bool) {
        self.0 |= u32::from(holds) << kind as u32;
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u32 & 1 != 0
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The kind with this index, in order.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> Kind {
        self.iter().nth(index as usize).expect("the index is below the count")
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let index = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Kind::ALL[index as usize])
        })
    }
}

impl What {
    /// What kind of action it is.
    pub fn kind(self) -> Kind {
        match self {
            What::Turn => Kind::Turn,
            What::Spin => Kind::Spin,
            What::Buy(_) => Kind::Buy,
            What::Broke => Kind::Broke,
            What::Stuck => Kind::Stuck,
            What::Build(..) => Kind::Build,
            What::Upgrade(..) => Kind::Upgrade,
            What::Improve(_) => Kind::Improve,
            What::Court(_) => Kind::Court,
            What::Score(_) => Kind::Score,
            What::Pass => Kind::Pass,
            What::Take(_) => Kind::Take,
            What::Place(..) => Kind::Place,
            What::Store => Kind::Store,
            What::Swap(_) => Kind::Swap,
            What::Decline => Kind::Decline,
            What::Move(..) => Kind::Move,
            What::Purchase(..) => Kind::Purchase,
            What::Object(_) => Kind::Object,
            What::Announce => Kind::Announce,
            What::End => Kind::End,
        }
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
        f.write_str(what.kind().name())?;
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
        let kind = words.next("an action")?.parse()?;
        let action = match kind {
            Kind::Buy => {
                let location = words.next("a location")?.parse()?;
                Action { what: What::Buy(location), bricks: read_bricks(&mut words)? }
            }
            Kind::Build => {
                let building = read_building(&mut words)?;
                let city = read_city(&mut words)?;
                Action { what: What::Build(city, building), bricks: read_bricks(&mut words)? }
            }
            Kind::Upgrade => {
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

fn read_without_bricks(kind: Kind, words: &mut Words) -> Result<What, NotationError> {
    Ok(match kind {
        Kind::Buy | Kind::Build | Kind::Upgrade => unreachable!("these bear bricks"),
        Kind::Turn => What::Turn,
        Kind::Spin => What::Spin,
        Kind::Broke => What::Broke,
        Kind::Stuck => What::Stuck,
        Kind::Improve => What::Improve(words.next("a city, urban or rural")?.parse()?),
        Kind::Court => What::Court(read_unless("open", words, "a court space or open")?),
        Kind::Score => What::Score(Place::read(words)?),
        Kind::Pass => What::Pass,
        Kind::Take => What::Take(read_unless("none", words, "a piece or none")?),
        Kind::Place => What::Place(read_city(words)?, read_building(words)?),
        Kind::Store => What::Store,
        Kind::Swap => What::Swap(read_piece(words)?),
        Kind::Decline => What::Decline,
        Kind::Move => What::Move(read_piece(words)?, read_city(words)?, read_building(words)?),
        Kind::Purchase => What::Purchase(read_piece(words)?, read_city(words)?, read_building(words)?),
        Kind::Object => What::Object(words.next("an object")?.parse()?),
        Kind::Announce => What::Announce,
        Kind::End => What::End,
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
