//! The three conditions for announcing the end (E1-END-2, X-END-1).

use super::cards::{BuildingCard, ObjectCard, TopCard};
use super::objects::{combinations, different, groups_of, sets_of_three};
use super::places::Places;
use super::state::Carrara;
use super::tiles::TileSet;
use crate::seat::Seat;

/// How far a player is with a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What there is.
    pub have: u32,
    /// What is asked for.
    pub need: u32,
}

impl Progress {
    /// Whether the condition is met.
    #[inline]
    pub fn is_met(self) -> bool {
        self.have >= self.need
    }
}

impl Carrara {
    /// Whether `seat` meets all three conditions.
    pub(crate) fn conditions_are_met(&self, seat: Seat) -> bool {
        self.top_condition(seat).is_met()
            && self.building_condition(seat).is_met()
            && self.object_condition(seat).is_met()
    }

    /// Which of the conditions I, II and III `seat` meets.
    pub fn conditions(&self, seat: Seat) -> [bool; 3] {
        self.progress(seat).map(Progress::is_met)
    }

    /// How far `seat` is with the conditions I, II and III.
    pub fn progress(&self, seat: Seat) -> [Progress; 3] {
        [self.top_condition(seat), self.object_condition(seat), self.building_condition(seat)]
    }

    fn top_condition(&self, seat: Seat) -> Progress {
        let board = &self.table.boards[seat];
        let (have, need) = match self.table.goals.top {
            TopCard::Scorings => (board.scored.count(), 4),
            TopCard::HighBuildings => {
                ((board.tiles() & TileSet::FIVES_AND_EIGHTS).count(), self.by_players([4, 3, 2]))
            }
            TopCard::Cities => ((board.scored & Places::CITIES).count(), self.by_players([3, 2, 1])),
            TopCard::Buildings => (board.tiles().count(), self.by_players([8, 7, 6])),
            TopCard::Coins => (self.coins(seat), self.by_players([30, 25, 20])),
            TopCard::Points => (board.points.into(), self.by_players([30, 25, 20])),
        };
        Progress { have, need }
    }

    fn object_condition(&self, seat: Seat) -> Progress {
        let objects = &self.holdings[seat].objects;
        let (have, need) = match self.table.goals.object {
            ObjectCard::Each => {
                (objects.iter().map(|count| u32::from(*count)).sum(), self.by_players([8, 7, 6]))
            }
            ObjectCard::Pairs | ObjectCard::Product => (groups_of(objects, 2), 3),
            ObjectCard::Triples => (groups_of(objects, 3), 2),
            ObjectCard::Alike => (objects.iter().copied().max().unwrap_or(0).into(), 4),
            ObjectCard::PairAndFour => (combinations(objects), 1),
            ObjectCard::Different => (different(objects) as u32, 4),
            ObjectCard::Threes => (sets_of_three(objects), 2),
        };
        Progress { have, need }
    }

    fn building_condition(&self, seat: Seat) -> Progress {
        let board = &self.table.boards[seat];
        let tiles = board.tiles();
        let cities_with =
            |count: u32| board.cities.iter().filter(|city| city.count() >= count).count() as u32;
        let (have, need) = match self.table.goals.building {
            BuildingCard::TotalValue => (tiles.value(), self.by_players([30, 25, 20])),
            BuildingCard::Twos | BuildingCard::Product => (cities_with(2), 3),
            BuildingCard::Threes => (cities_with(3), 2),
            BuildingCard::Fours => (board.cities.iter().map(|city| city.count()).max().unwrap_or(0), 4),
            BuildingCard::Eights => ((tiles & TileSet::EIGHTS).count(), 1),
            BuildingCard::Rural => ((tiles & TileSet::RURAL).count(), self.by_players([4, 3, 2])),
            BuildingCard::Urban => ((tiles & TileSet::URBAN).count(), self.by_players([6, 5, 4])),
            BuildingCard::LandscapePairs => {
                let (urban, rural) = (tiles & TileSet::URBAN, tiles & TileSet::RURAL);
                (urban.count().min(rural.count()), self.by_players([4, 3, 2]))
            }
        };
        Progress { have, need }
    }

    /// The entry for the number of players, from a list for two, three and four.
    fn by_players(&self, numbers: [u32; 3]) -> u32 {
        numbers[self.table.players() - 2]
    }
}
