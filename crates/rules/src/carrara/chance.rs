use std::fmt;
use std::str::FromStr;

use rand_core::Rng;
use thiserror::Error;

use super::bricks::{Bricks, Location, WHEEL_SIZE};
use super::buildings::Building;
use super::cards::{Cards, Numeral};
use super::event::Event;
use super::pieces::Object;
use super::play::Teller;
use super::rules::{Pieces, SPACES};
use super::state::{Carrara, Phase};
use super::tiles::{Tile, TileSet};
use crate::game::Facts;
use crate::notation::{NotationError, Words};
use crate::random::below;

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The cards of the expansion.
    Cards(Cards),
    /// The decoration at location I at the start.
    Wheel(Object),
    /// The face-up buildings on spaces 1 to 9.
    Tiles([Building; SPACES]),
    /// Bricks drawn onto location I.
    Refill(Bricks),
    /// A new building on the free space.
    Tile(Building),
}

/// Why a result of chance cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    /// Another draw, or no draw at all, is due.
    #[error("{expected} is due, not {found}")]
    NotDue {
        /// What is due.
        expected: &'static str,
        /// The kind of the result.
        found: &'static str,
    },
    /// A draw of the wrong size.
    #[error("{expected} bricks are drawn, not {found}")]
    WrongCount {
        /// How many are drawn.
        expected: u32,
        /// How many were given.
        found: u32,
    },
    /// Bricks that are not in the bag.
    #[error("{drawn} cannot be drawn from a bag with {bag}")]
    NotInBag {
        /// The bricks.
        drawn: Bricks,
        /// What the bag holds.
        bag: Bricks,
    },
    /// A tile that is not in the stack.
    #[error("{0} is not in the stack")]
    NotInStack(Building),
}

impl Carrara {
    pub(crate) fn sample(&self, rng: &mut impl Rng) -> Chance {
        match self.table.phase {
            Phase::DrawCards => Chance::Cards(draw_cards(rng)),
            Phase::DrawWheel => Chance::Wheel(Object::ALL[below(rng, 6) as usize]),
            Phase::DrawTiles => {
                let mut stack = self.table.stack;
                Chance::Tiles(std::array::from_fn(|_| {
                    let tile = draw_tile(stack, rng);
                    stack.remove(tile);
                    tile.building()
                }))
            }
            Phase::Refill => {
                let mut bag = self.bag;
                let mut drawn = Bricks::NONE;
                let mut left = bag.total();
                for _ in 0..self.refill_count() {
                    let brick = Bricks::of(bag.nth(below(rng, left)), 1);
                    bag -= brick;
                    drawn += brick;
                    left -= 1;
                }
                Chance::Refill(drawn)
            }
            Phase::Restock(_) => Chance::Tile(draw_tile(self.table.stack, rng).building()),
            _ => unreachable!("no draw is due"),
        }
    }

    pub(crate) fn check_draw(&self, chance: &Chance) -> Result<(), Impossible> {
        match (chance, self.table.phase) {
            (Chance::Cards(_), Phase::DrawCards) | (Chance::Wheel(_), Phase::DrawWheel) => Ok(()),
            (Chance::Tiles(buildings), Phase::DrawTiles) => {
                let mut stack = self.table.stack;
                buildings.iter().try_for_each(|building| {
                    let tile = find_in(stack, *building)?;
                    stack.remove(tile);
                    Ok(())
                })
            }
            (Chance::Refill(drawn), Phase::Refill) => {
                let (expected, found) = (self.refill_count(), drawn.total());
                if found != expected {
                    return Err(Impossible::WrongCount { expected, found });
                }
                if !self.bag.contains(*drawn) {
                    return Err(Impossible::NotInBag { drawn: *drawn, bag: self.bag });
                }
                Ok(())
            }
            (Chance::Tile(building), Phase::Restock(_)) => find_in(self.table.stack, *building).map(|_| ()),
            (chance, phase) => Err(Impossible::NotDue { expected: draw_of(phase), found: chance.kind() }),
        }
    }

    pub(crate) fn apply_draw<F: Facts<Event>>(&mut self, chance: &Chance, teller: &mut Teller<F>) {
        match chance {
            Chance::Cards(cards) => {
                self.table.cards = Some(*cards);
                self.table.goals = self.table.sheet.goals(*cards);
                teller.tell(Event::CardsDrawn { cards: *cards });
                let has_symbols = self.rules().pieces == Pieces::Ornaments;
                self.table.phase = if has_symbols { Phase::DrawWheel } else { Phase::DrawTiles };
            }
            Chance::Wheel(object) => {
                let position = self.table.sheet.decorations.iter().position(|shown| shown == object);
                self.table.outer = position.expect("the outer wheel shows all decorations") as u8;
                self.table.phase = Phase::DrawTiles;
                teller.tell(Event::WheelSet { decoration: *object });
            }
            Chance::Tiles(buildings) => {
                for (space, building) in buildings.iter().enumerate() {
                    self.reveal(space, *building, teller);
                }
                self.table.phase = Phase::Start;
            }
            Chance::Refill(drawn) => {
                self.bag -= *drawn;
                self.table.wheel[Location::I] += *drawn;
                self.table.phase = Phase::Buy;
                teller.tell(Event::BricksDrawn { bricks: *drawn });
            }
            Chance::Tile(building) => {
                let Phase::Restock(space) = self.table.phase else { unreachable!("a space is free") };
                self.reveal(space.into(), *building, teller);
                self.finish_action(teller);
            }
        }
    }

    fn reveal<F: Facts<Event>>(&mut self, space: usize, building: Building, teller: &mut Teller<F>) {
        let tile = find_in(self.table.stack, building).expect("the tile is in the stack");
        self.table.stack.remove(tile);
        self.table.spaces[space] = Some(tile);
        teller.tell(Event::TileRevealed { space: space as u8 + 1, building });
    }

    /// How many bricks are drawn onto the wheel (E1-BUY-2).
    fn refill_count(&self) -> u32 {
        WHEEL_SIZE.saturating_sub(self.table.wheel_total()).min(self.bag.total())
    }
}

fn find_in(stack: TileSet, building: Building) -> Result<Tile, Impossible> {
    let alike = stack & TileSet::of_building(building);
    alike.first().filter(|_| building == building.bare()).ok_or(Impossible::NotInStack(building))
}

fn draw_tile(stack: TileSet, rng: &mut impl Rng) -> Tile {
    stack.nth(below(rng, stack.count()))
}

fn draw_cards(rng: &mut impl Rng) -> Cards {
    let mut draw = |range: std::ops::RangeInclusive<usize>| {
        let count = range.clone().count() as u32;
        Numeral::ALL[range.start() + below(rng, count) as usize]
    };
    Cards {
        top: draw(Cards::TOP),
        object: draw(Cards::OBJECT),
        building: draw(Cards::BUILDING),
        bonus: draw(Cards::BONUS),
    }
}

fn draw_of(phase: Phase) -> &'static str {
    match phase {
        Phase::DrawCards => "cards",
        Phase::DrawWheel => "wheel",
        Phase::DrawTiles => "tiles",
        Phase::Refill => "refill",
        Phase::Restock(_) => "tile",
        _ => "no draw",
    }
}

impl Chance {
    fn kind(&self) -> &'static str {
        match self {
            Chance::Cards(_) => "cards",
            Chance::Wheel(_) => "wheel",
            Chance::Tiles(_) => "tiles",
            Chance::Refill(_) => "refill",
            Chance::Tile(_) => "tile",
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Chance::Cards(cards) => write!(f, " {cards}"),
            Chance::Wheel(object) => write!(f, " {object}"),
            Chance::Tiles(buildings) => buildings.iter().try_for_each(|building| write!(f, " {building}")),
            Chance::Refill(drawn) => write!(f, " {drawn}"),
            Chance::Tile(building) => write!(f, " {building}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let mut words = Words::new(text);
        let chance = match words.next("a draw")? {
            "cards" => return Ok(Chance::Cards(text.trim_ascii_start()["cards".len()..].parse()?)),
            "wheel" => Chance::Wheel(words.next("a decoration")?.parse()?),
            "tiles" => {
                let mut buildings = [None; SPACES];
                for place in &mut buildings {
                    *place = Some(words.next("nine buildings")?.parse::<Building>()?);
                }
                Chance::Tiles(buildings.map(|building| building.expect("all nine were read")))
            }
            "refill" => Chance::Refill(words.next("bricks such as w1g2")?.parse()?),
            "tile" => Chance::Tile(words.next("a building")?.parse()?),
            other => return Err(NotationError::token("draw", other, "one of cards wheel tiles refill tile")),
        };
        words.finish()?;
        Ok(chance)
    }
}
