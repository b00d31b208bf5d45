//! Final scoring: what every line pays, and who wins (E1-FIN, X-FIN, E2-END-2, A-FIN).

use serde::Serialize;

use super::buildings::{BuildingType, EIGHT};
use super::cards::{BonusCard, BuildingCard, TopCard};
use super::cities::{City, Pay};
use super::objects::object_points;
use super::places::{Money, Place};
use super::rules::{COINS_PER_POINT, Ending, Pieces};
use super::state::Carrara;
use super::tiles::TileSet;
use crate::seat::{BySeat, Seat, SeatSet};

/// The lines of one player's final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalScore {
    /// Victory points on the track.
    pub track: u32,
    /// The bonus card; its coins are among the coins.
    pub bonus: u32,
    /// Objects.
    pub objects: u32,
    /// Buildings.
    pub buildings: u32,
    /// Coins exchanged.
    pub coins: u32,
    /// Decorations on buildings.
    pub decorations: u32,
    /// Majorities of statues.
    pub statues: u32,
}

impl FinalScore {
    /// The sum of all lines.
    pub fn total(&self) -> u32 {
        let FinalScore { track, bonus, objects, buildings, coins, decorations, statues } = self;
        track + bonus + objects + buildings + coins + decorations + statues
    }
}

/// Points for the highest total value in each city, bonus card "highest in each city".
const CITY_MAJORITY: [u32; 6] = [14, 12, 10, 8, 6, 4];
/// Points for the highest total value in each half of the cities.
const HALF_MAJORITY: u32 = 9;
/// Building cards: points for two, three and four buildings in a city, and for a building of value 8.
const PER_TWO: [u32; 6] = [11, 9, 7, 5, 3, 1];
const PER_THREE: [u32; 6] = [17, 14, 11, 8, 5, 2];
const PER_FOUR: [u32; 6] = [23, 19, 15, 11, 7, 3];
const PER_EIGHT: [u32; 6] = [34, 26, 19, 13, 8, 4];
const PER_RURAL: u32 = 6;
const PER_URBAN: u32 = 3;
/// The steps for most statues in each city.
const STATUE_STEPS: [[u32; 3]; 6] = [[12, 6, 3], [11, 5, 2], [10, 5, 2], [9, 4, 2], [8, 4, 2], [7, 3, 1]];

impl BuildingCard {
    /// What the card pays in each city, if it pays by city.
    pub fn points_by_city(self) -> Option<[u32; 6]> {
        match self {
            BuildingCard::Twos => Some(PER_TWO),
            BuildingCard::Threes => Some(PER_THREE),
            BuildingCard::Fours => Some(PER_FOUR),
            BuildingCard::Eights => Some(PER_EIGHT),
            _ => None,
        }
    }
}

impl BonusCard {
    /// What the card pays in each city, if it pays by city.
    pub fn points_by_city(self) -> Option<[u32; 6]> {
        (self == BonusCard::CityMajority).then_some(CITY_MAJORITY)
    }
}

impl Carrara {
    /// The final score of a seat, line by line, if the game ended now.
    pub fn final_score(&self, seat: Seat) -> FinalScore {
        let board = &self.table.boards[seat];
        let mut score = FinalScore { track: board.points.into(), ..FinalScore::default() };
        let mut coins = self.coins(seat);
        if self.rules().ending == Ending::Announcement {
            let bonus = self.bonus(seat);
            coins += bonus.coins;
            score.bonus = bonus.points;
            score.objects = object_points(self.table.goals.object, &self.holdings[seat].objects);
            score.buildings = self.building_points(seat);
        }
        if self.rules().pieces == Pieces::Ornaments {
            score.decorations = self.decoration_points(seat);
            score.statues = City::ALL.into_iter().map(|city| self.statue_points(seat, city)).sum();
        }
        score.coins = coins / self.exchange_rate(seat);
        score
    }

    /// What the bonus card of the game pays to a seat, if there is one (X-FIN-3, X-FIN-4).
    pub fn bonus(&self, seat: Seat) -> Pay {
        self.table.goals.bonus.map_or(Pay::default(), |card| self.bonus_pay(seat, card))
    }

    /// Final totals by seat.
    pub(crate) fn totals(&self) -> BySeat<i32> {
        let mut totals = [0; 4];
        for seat in Seat::of(self.table.players()) {
            totals[seat] = self.final_score(seat).total() as i32;
        }
        totals
    }

    /// Most points, then most bricks, then a shared victory (E1-FIN-2, E2-END-2).
    pub(crate) fn first_places(&self) -> SeatSet {
        let totals = self.totals();
        let rank = |seat: Seat| (totals[seat], self.holdings[seat].bricks.total());
        let best = Seat::of(self.table.players()).map(rank).max();
        Seat::of(self.table.players()).filter(|seat| Some(rank(*seat)) == best).collect()
    }

    /// Coins for one point (E1-FIN-1, the top card about coins, A-SCORE-3).
    pub fn exchange_rate(&self, seat: Seat) -> u32 {
        let board = &self.table.boards[seat];
        let money = Money::ALL.into_iter().find(|money| board.has_scored(Place::Money(*money)));
        match money {
            Some(money) => money.rate(),
            None if self.table.goals.top == TopCard::Coins => 2,
            None => COINS_PER_POINT,
        }
    }

    fn building_points(&self, seat: Seat) -> u32 {
        let board = &self.table.boards[seat];
        let tiles = board.tiles();
        let per_city = |points: &[u32; 6], groups: &dyn Fn(TileSet) -> u32| -> u32 {
            City::ALL.into_iter().map(|city| points[city] * groups(board.cities[city])).sum()
        };
        match self.table.goals.building {
            BuildingCard::TotalValue => tiles.value(),
            BuildingCard::Twos => per_city(&PER_TWO, &|city| city.count() / 2),
            BuildingCard::Threes => per_city(&PER_THREE, &|city| city.count() / 3),
            BuildingCard::Fours => per_city(&PER_FOUR, &|city| city.count() / 4),
            BuildingCard::Eights => per_city(&PER_EIGHT, &|city| (city & TileSet::EIGHTS).count()),
            BuildingCard::Rural => PER_RURAL * (tiles & TileSet::RURAL).count(),
            BuildingCard::Urban => PER_URBAN * (tiles & TileSet::URBAN).count(),
            BuildingCard::Product => product_of_fullest(board.cities.map(TileSet::count)),
            BuildingCard::LandscapePairs => landscape_pairs(tiles),
        }
    }

    fn bonus_pay(&self, seat: Seat, card: BonusCard) -> Pay {
        let table = &self.table;
        let board = &table.boards[seat];
        let points = |points| Pay { coins: 0, points };
        match card {
            BonusCard::TwoCities => {
                self.best_two(seat, City::ALL.map(|city| table.pay(seat, Place::City(city))))
            }
            BonusCard::TwoTypes => {
                self.best_two(seat, BuildingType::ALL.map(|kind| table.pay(seat, Place::Type(kind))))
            }
            BonusCard::SmallestOfType => BuildingType::ALL
                .into_iter()
                .filter_map(|kind| (board.tiles() & TileSet::of_type(kind)).first())
                .map(|tile| {
                    let city = City::ALL.into_iter().find(|city| board.cities[*city].contains(tile));
                    table.pay_in(
                        seat,
                        city.expect("an own tile stands in a city"),
                        [tile].into_iter().collect(),
                    )
                })
                .sum(),
            BonusCard::SmallestInCity => City::ALL
                .into_iter()
                .map(|city| {
                    let smallest = board.cities[city].iter().map(|tile| tile.value()).min().unwrap_or(0);
                    table.city_reward(seat, city).times(smallest)
                })
                .sum(),
            BonusCard::HalfMajority => points(
                [&City::ALL[..3], &City::ALL[3..]]
                    .map(|half| self.majority(seat, HALF_MAJORITY, |seat| self.value_in(seat, half)))
                    .iter()
                    .sum(),
            ),
            BonusCard::CityMajority => points(
                City::ALL
                    .map(|city| self.majority(seat, CITY_MAJORITY[city], |seat| self.value_in(seat, &[city])))
                    .iter()
                    .sum(),
            ),
            BonusCard::LandscapeMajority => points(
                [TileSet::URBAN, TileSet::RURAL]
                    .map(|set| {
                        self.majority(seat, table.sheet.landscape_majority.into(), |seat| {
                            self.value_of(seat, set)
                        })
                    })
                    .iter()
                    .sum(),
            ),
            BonusCard::TypeMajority => points(
                BuildingType::ALL
                    .map(TileSet::of_type)
                    .map(|set| {
                        self.majority(seat, table.sheet.type_majority.into(), |seat| self.value_of(seat, set))
                    })
                    .iter()
                    .sum(),
            ),
        }
    }

    /// The two payments that are worth most after the coin exchange.
    fn best_two(&self, seat: Seat, pays: [Pay; 6]) -> Pay {
        let (own, rate) = (self.coins(seat), self.exchange_rate(seat));
        let pairs = (0..6).flat_map(|first| (0..first).map(move |second| pays[first] + pays[second]));
        pairs.max_by_key(|pay| pay.points + (own + pay.coins) / rate).expect("there are fifteen pairs")
    }

    /// `points` if nobody has a higher total than `seat`, and it is not 0 (X-FIN-4).
    fn majority(&self, seat: Seat, points: u32, total: impl Fn(Seat) -> u32) -> u32 {
        let own = total(seat);
        let highest = Seat::of(self.table.players()).map(&total).max();
        if own > 0 && Some(own) == highest { points } else { 0 }
    }

    fn value_in(&self, seat: Seat, cities: &[City]) -> u32 {
        cities.iter().map(|city| self.table.boards[seat].cities[*city].value()).sum()
    }

    fn value_of(&self, seat: Seat, tiles: TileSet) -> u32 {
        (self.table.boards[seat].tiles() & tiles).value()
    }

    /// n decorations of a type on buildings are worth n × (n + 1) (A-FIN-1).
    fn decoration_points(&self, seat: Seat) -> u32 {
        let decorated = self.table.boards[seat].decorated;
        BuildingType::ALL
            .into_iter()
            .map(|kind| (decorated & TileSet::of_type(kind)).count())
            .map(|count| count * (count + 1))
            .sum()
    }

    /// The step that a seat takes in a city (A-FIN-2): below the steps used by the groups ahead, one for a single
    /// player and two for a tie.
    fn statue_points(&self, seat: Seat, city: City) -> u32 {
        let own = self.table.boards[seat].statues_in(city);
        if own == 0 {
            return 0;
        }
        let counts = || Seat::of(self.table.players()).map(|other| self.table.boards[other].statues_in(city));
        let mut step = 0;
        let mut level = counts().max();
        while let Some(count) = level.filter(|count| *count > own) {
            step += steps_used(counts().filter(|other| *other == count).count());
            level = counts().filter(|other| *other < count).max();
        }
        step += steps_used(counts().filter(|other| *other == own).count()) - 1;
        STATUE_STEPS[city].get(step).copied().unwrap_or(0)
    }
}

/// A single player takes one step; tied players all take the next lower one.
fn steps_used(players: usize) -> usize {
    if players == 1 { 1 } else { 2 }
}

/// The product of the building counts of up to three cities (X-FIN-5).
fn product_of_fullest(mut counts: [u32; 6]) -> u32 {
    counts.sort_unstable();
    let fullest = counts.iter().rev().take(3).filter(|count| **count > 0);
    if counts[5] == 0 { 0 } else { fullest.product() }
}

/// Best urban with best rural and so on, as many pairs as possible (X-FIN-5).
fn landscape_pairs(tiles: TileSet) -> u32 {
    let descending = |set: TileSet| {
        let values = (1..=EIGHT)
            .rev()
            .flat_map(move |value| (tiles & set).iter().filter(move |tile| tile.value() == value));
        values.map(|tile| tile.value())
    };
    descending(TileSet::URBAN).zip(descending(TileSet::RURAL)).map(|(urban, rural)| urban + rural).sum()
}
