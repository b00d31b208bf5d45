//! The whole state in the form of `docs/rules/trace.md`.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bricks::{Bricks, Color, Location};
use super::buildings::Building;
use super::cards::Cards;
use super::cities::{City, Improvement};
use super::court::{Space, Visit};
use super::pieces::Object;
use super::rules::{Ending, Pieces};
use super::sheet::color_name;
use super::state::{Carrara, Phase};
use crate::record::Outcome;
use crate::seat::Seat;

type Counts = BTreeMap<&'static str, u8>;

/// A state written out.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct Trace {
    pub turn: Seat,
    pub players: Vec<PlayerTrace>,
    pub wheel: [Bricks; 6],
    pub symbols: Option<Symbols>,
    pub bag: Bricks,
    pub tiles: [Option<Building>; 9],
    pub stack: u32,
    pub eights: Vec<String>,
    pub improvements: Vec<String>,
    pub field: Vec<String>,
    pub supply: Counts,
    pub statues: Counts,
    pub gold: Counts,
    pub visit: Option<Visit>,
    pub cards: Option<Cards>,
    pub announced: Option<Seat>,
    pub ending: Option<Seat>,
    pub hand: Option<String>,
    pub result: Option<Vec<i32>>,
    pub winners: Option<Vec<Seat>>,
}

/// One player of a [`Trace`].
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct PlayerTrace {
    pub coins: u16,
    pub vp: u16,
    pub bricks: Bricks,
    pub objects: Counts,
    pub cities: BTreeMap<&'static str, Vec<String>>,
    pub scored: Vec<String>,
    pub markers: u8,
    pub court: Vec<String>,
    pub improved: Vec<String>,
    pub warehouse: Vec<String>,
}

/// The symbols of the wheels by location.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described in docs/rules/trace.md")]
pub struct Symbols {
    pub decorations: [Object; 6],
    pub statues: [&'static str; 6],
}

impl Carrara {
    pub(crate) fn write_out(&self) -> Trace {
        let table = &self.table;
        let set_up = !matches!(table.phase, Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles);
        let ornaments = self.rules().pieces == Pieces::Ornaments;
        let outcome = (table.phase == Phase::Over).then(|| Outcome::of(self));
        Trace {
            turn: table.turn.seat,
            players: Seat::of(table.players()).map(|seat| self.write_player(seat)).collect(),
            wheel: table.wheel,
            symbols: (ornaments && set_up).then(|| Symbols {
                decorations: Location::ALL.map(|location| table.decoration_at(location)),
                statues: Location::ALL.map(|location| color_name(table.statue_at(location))),
            }),
            bag: self.bag,
            tiles: table.spaces.map(|tile| tile.map(|tile| tile.building())),
            stack: table.stack.count(),
            eights: sorted(table.eights.iter().map(|tile| tile.building())),
            improvements: sorted(bits(&Improvement::ALL, table.improvements)),
            field: sorted(bits(&Object::ALL, table.for_sale)),
            supply: counts(Object::ALL.map(Object::name), &table.supply),
            statues: counts(Color::ALL.map(color_name), &table.statues),
            gold: if ornaments {
                Counts::from([("c1", table.gold[0]), ("c2", table.gold[1])])
            } else {
                Counts::new()
            },
            visit: table.visit,
            cards: table.cards.filter(|_| set_up),
            announced: table.announced,
            ending: table.ending.filter(|_| self.rules().ending == Ending::MarkersAndStack),
            hand: match table.phase {
                Phase::InHand(piece, _) => Some(piece.to_string()),
                _ => None,
            },
            result: outcome.as_ref().map(|outcome| outcome.scores.clone()),
            winners: outcome.map(|outcome| outcome.winners),
        }
    }

    fn write_player(&self, seat: Seat) -> PlayerTrace {
        let board = &self.table.boards[seat];
        let holdings = &self.holdings[seat];
        let at_court = self.is_scoring_at_court() && self.table.turn.seat == seat;
        let spaces = bits(&Space::ALL, board.court).map(|space| space.to_string());
        let open = std::iter::repeat_n("open".to_owned(), board.open_markers.into());
        PlayerTrace {
            coins: holdings.coins,
            vp: board.points,
            bricks: holdings.bricks,
            objects: counts(Object::ALL.map(Object::name), &holdings.objects),
            cities: City::ALL
                .into_iter()
                .map(|city| (city.name(), sorted(board.cities[city].iter().map(|tile| board.name(tile)))))
                .collect(),
            scored: sorted(board.scored.iter()),
            markers: board.markers_left(self.rules()) + u8::from(at_court),
            court: sorted(spaces.chain(open)),
            improved: sorted(bits(&Improvement::ALL, board.improved)),
            warehouse: sorted(board.warehouse.into_iter().flatten()),
        }
    }
}

fn sorted<T: ToString>(items: impl Iterator<Item = T>) -> Vec<String> {
    let mut items: Vec<String> = items.map(|item| item.to_string()).collect();
    items.sort_unstable();
    items
}

/// The items whose bit is set.
pub(super) fn bits<T: Copy>(items: &[T], set: u8) -> impl Iterator<Item = T> {
    items.iter().enumerate().filter(move |(index, _)| set >> index & 1 != 0).map(|(_, item)| *item)
}

fn counts(names: [&'static str; 6], counts: &[u8; 6]) -> Counts {
    names.into_iter().zip(*counts).filter(|(_, count)| *count > 0).collect()
}
