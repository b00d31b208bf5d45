//! The three conditions for announcing the end (E1-END-2, X-END-1).

use super::cards::{BuildingCard, ObjectCard, TopCard};
use super::objects::{combinations, different, groups_of, sets_of_three};
use super::places::Places;
use super::state::Carrara;
use super::tiles::TileSet;
use crate::seat::Seat;

impl Carrara {
    /// Whether `seat` meets all three conditions.
    pub(crate) fn conditions_are_met(&self, seat: Seat) -> bool {
        self.top_condition_is_met(seat)
            && self.building_condition_is_met(seat)
            && self.object_condition_is_met(seat)
    }

    /// Which of the conditions I, II and III `seat` meets.
    pub fn conditions(&self, seat: Seat) -> [bool; 3] {
        [
            self.top_condition_is_met(seat),
            self.object_condition_is_met(seat),
            self.building_condition_is_met(seat),
        ]
    }

    fn top_condition_is_met(&self, seat: Seat) -> bool {
        let board = &self.table.boards[seat];
        match self.table.goals.top {
            TopCard::Scorings => board.scored.count() >= 4,
            TopCard::HighBuildings => {
                (board.tiles() & TileSet::FIVES_AND_EIGHTS).count() >= self.by_players([4, 3, 2])
            }
            TopCard::Cities => (board.scored & Places::CITIES).count() >= self.by_players([3, 2, 1]),
            TopCard::Buildings => board.tiles().count() >= self.by_players([8, 7, 6]),
            TopCard::Coins => self.coins(seat) >= self.by_players([30, 25, 20]),
            TopCard::Points => u32::from(board.points) >= self.by_players([30, 25, 20]),
        }
    }

    fn object_condition_is_met(&self, seat: Seat) -> bool {
        let objects = &self.holdings[seat].objects;
        match self.table.goals.object {
            ObjectCard::Each => {
                objects.iter().map(|count| u32::from(*count)).sum::<u32>() >= self.by_players([8, 7, 6])
            }
            ObjectCard::Pairs | ObjectCard::Product => groups_of(objects, 2) >= 3,
            ObjectCard::Triples => groups_of(objects, 3) >= 2,
            ObjectCard::Alike => objects.iter().any(|count| *count >= 4),
            ObjectCard::PairAndFour => combinations(objects) >= 1,
            ObjectCard::Different => different(objects) >= 4,
            ObjectCard::Threes => sets_of_three(objects) >= 2,
        }
    }

    fn building_condition_is_met(&self, seat: Seat) -> bool {
        let board = &self.table.boards[seat];
        let tiles = board.tiles();
        let cities_with = |count: u32| board.cities.iter().filter(|city| city.count() >= count).count();
        match self.table.goals.building {
            BuildingCard::TotalValue => tiles.value() >= self.by_players([30, 25, 20]),
            BuildingCard::Twos | BuildingCard::Product => cities_with(2) >= 3,
            BuildingCard::Threes => cities_with(3) >= 2,
            BuildingCard::Fours => cities_with(4) >= 1,
            BuildingCard::Eights => !(tiles & TileSet::EIGHTS).is_empty(),
            BuildingCard::Rural => (tiles & TileSet::RURAL).count() >= self.by_players([4, 3, 2]),
            BuildingCard::Urban => (tiles & TileSet::URBAN).count() >= self.by_players([6, 5, 4]),
            BuildingCard::LandscapePairs => {
                let need = self.by_players([4, 3, 2]);
                (tiles & TileSet::URBAN).count() >= need && (tiles & TileSet::RURAL).count() >= need
            }
        }
    }

    /// The entry for the number of players, from a list for two, three and four.
    fn by_players(&self, numbers: [u32; 3]) -> u32 {
        numbers[self.table.players() - 2]
    }
}
