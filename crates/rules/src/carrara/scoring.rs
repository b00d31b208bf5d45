//! What scoring a place pays.

use super::cities::{City, Improvement, Pay};
use super::places::Place;
use super::state::Table;
use super::tiles::TileSet;
use crate::seat::Seat;

impl Table {
    /// What `seat` would be paid for a place (E1-SCORE, X-SCORE-1, E2-SCORE-2, A-SCORE-2, A-SCORE-4).
    pub fn pay(&self, seat: Seat, place: Place) -> Pay {
        let board = &self.boards[seat];
        match place {
            Place::City(city) => self.pay_in(seat, city, board.cities[city]),
            Place::Type(kind) => self.pay_everywhere(seat, TileSet::of_type(kind)),
            Place::Urban => {
                self.reward(seat, Improvement::Urban).times(board.value(board.tiles() & TileSet::URBAN))
            }
            Place::Rural => {
                self.reward(seat, Improvement::Rural).times(board.value(board.tiles() & TileSet::RURAL))
            }
            Place::Money(_) => Pay::default(),
            Place::Statues(statues) => statues
                .cities()
                .into_iter()
                .map(|city| self.pay_in(seat, city, board.cities[city] & board.with_statue))
                .sum(),
        }
    }

    /// The own tiles that scoring a city or a type pays for.
    pub fn tiles_scored(&self, seat: Seat, place: Place) -> TileSet {
        let board = &self.boards[seat];
        match place {
            Place::City(city) => board.cities[city],
            Place::Type(kind) => board.tiles() & TileSet::of_type(kind),
            Place::Urban | Place::Rural | Place::Money(_) | Place::Statues(_) => TileSet::EMPTY,
        }
    }

    /// What some tiles in one city pay.
    pub(crate) fn pay_in(&self, seat: Seat, city: City, tiles: TileSet) -> Pay {
        self.city_reward(seat, city).times(self.boards[seat].value(tiles))
    }

    /// What those of some tiles that stand in own cities pay.
    fn pay_everywhere(&self, seat: Seat, tiles: TileSet) -> Pay {
        let board = &self.boards[seat];
        City::ALL.into_iter().map(|city| self.pay_in(seat, city, board.cities[city] & tiles)).sum()
    }
}
