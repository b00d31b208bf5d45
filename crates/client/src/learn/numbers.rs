//! Numbers for the tables of the rules, asked from the engine so that they can never differ from what is played.

use palazzi_rules::carrara::{
    Arrangement, BuildingType, Carrara, City, Color, Config, Edition, Holdings, Improvement, Location, Phase,
    Reward, Sheet, Space, TileSet,
};
use palazzi_rules::palazzo::{Material, Palace, Palazzo, Tile, palace_points};
use palazzi_rules::{Game, Seat};

/// What a marker from a space of the court brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// Coins.
    Coins(u32),
    /// Victory points.
    Points(u32),
    /// A decoration of choice.
    Decoration,
    /// A gold statue.
    Gold,
}

/// What a brick costs at each location of the wheel.
pub fn prices(color: Color) -> [u32; 6] {
    Location::ALL.map(|location| color.price(location))
}

/// What each point of value pays at a place: as printed, and improved.
pub fn rewards(place: Improvement) -> (Reward, Reward) {
    let game = Carrara::new(&config(Edition::FirstExpansion, 2));
    (game.table().reward(Seat::A, place), Sheet::built_in().improved[place])
}

/// Whether a value of the component sheet is reconstructed: those are the ones that a host may replace.
pub fn is_reconstructed(key: &str, value: &str) -> bool {
    Sheet::built_in().set(key, value).is_ok()
}

/// Whether the improved reward of a place is reconstructed.
pub fn is_improvement_reconstructed(place: Improvement) -> bool {
    is_reconstructed(&format!("improved.{place}"), "coins=0 points=0")
}

/// The values of the buildings of a type, from the lowest, for two, three and four players.
pub fn values(edition: Edition, kind: BuildingType) -> [Vec<u32>; 3] {
    edition.rules().buildings.map(|tiles| {
        let mut values: Vec<u32> = (tiles & TileSet::of_type(kind)).iter().map(|tile| tile.value()).collect();
        values.sort_unstable();
        values
    })
}

/// How many buildings are shuffled with two, three and four players.
pub fn building_counts(edition: Edition) -> [u32; 3] {
    edition.rules().buildings.map(TileSet::count)
}

/// How many decorations of each kind there are with two, three and four players.
pub fn decoration_counts() -> [u8; 3] {
    [2, 3, 4].map(|players| Carrara::new(&config(Edition::SecondAdvanced, players)).table().supply[0])
}

/// What the seats hold at the start.
pub fn start_holdings(edition: Edition) -> [Holdings; 4] {
    Seat::ALL.map(|seat| Holdings::at_start(edition, seat))
}

/// What the spaces of the court bring, in order; none where there is no court.
pub fn court(edition: Edition) -> Vec<(Space, Bonus)> {
    let mut arrangement = Arrangement::new(&config(edition, 2));
    arrangement.seats[Seat::A].cities[City::Lerici].push("villa1".parse().expect("a building"));
    let game = arrangement.build().expect("the position is possible");
    let bonus = |space: Space| {
        let mut game = game;
        let action = format!("court {space}").parse().expect("an action");
        game.play(Seat::A, &action, &mut ()).ok()?;
        let gained = u32::from(game.holdings(Seat::A).coins) - u32::from(arrangement.seats[Seat::A].coins);
        let points = u32::from(game.table().boards[Seat::A].points);
        Some(match game.table().phase {
            Phase::Take(_) => Bonus::Decoration,
            Phase::InHand(..) => Bonus::Gold,
            _ if gained > 0 => Bonus::Coins(gained),
            _ => Bonus::Points(points),
        })
    };
    Space::ALL.into_iter().filter_map(|space| Some((space, bonus(space)?))).collect()
}

/// Points for most, second and third most statues in a city.
pub fn statue_steps(city: City) -> [u32; 3] {
    let mut arrangement = Arrangement::new(&config(Edition::SecondAdvanced, 3));
    let statues = [&["villa1*", "villa2*", "villa3*"][..], &["gate1*", "gate2*"], &["castle1*"]];
    for (seat, buildings) in Seat::of(3).zip(statues) {
        arrangement.seats[seat].cities[city] =
            buildings.iter().map(|text| text.parse().expect("a building")).collect();
    }
    let game = arrangement.build().expect("there are six statues of each colour");
    [Seat::A, Seat::B, Seat::C].map(|seat| game.final_score(seat).statues)
}

/// Points for one to seven alike decorations.
pub fn decoration_points() -> [u32; 7] {
    const PALACES: [&str; 7] =
        ["palace1+", "palace2+", "palace3+", "palace3+", "palace4+", "palace5+", "palace8+"];
    std::array::from_fn(|more| {
        let mut arrangement = Arrangement::new(&config(Edition::SecondAdvanced, 4));
        let owner = &mut arrangement.seats[Seat::A];
        owner.cities[City::Lerici] =
            PALACES[..=more].iter().map(|text| text.parse().expect("a building")).collect();
        if more + 1 == PALACES.len() {
            owner.improved.push(Improvement::Urban);
        }
        arrangement.build().expect("the position is possible").final_score(Seat::A).decorations
    })
}

/// Whether a type is urban.
pub fn is_urban(kind: BuildingType) -> bool {
    !(TileSet::of_type(kind) & TileSet::URBAN).is_empty()
}

/// What a tile of the warehouse costs when there are so many.
pub fn tile_price(tiles: u32) -> u32 {
    let game = Palazzo::new(&palazzi_rules::palazzo::Config::new(2).expect("two can play"));
    game.tile_price().saturating_sub(tiles)
}

/// What a palace of so many floors brings besides its windows: with mixed materials, and of one material.
pub fn palace_extras(floors: u8) -> (i32, i32) {
    let palace = |top: Material| {
        let material = |floor| if floor == floors { top } else { Material::Brick };
        let tiles = (1..=floors).filter_map(|floor| Tile::new(material(floor), floor, 1));
        Palace::of(tiles).map_or(0, |palace| palace_points(palace) - palace.windows() as i32)
    };
    (palace(Material::Marble), palace(Material::Brick))
}

fn config(edition: Edition, players: usize) -> Config {
    let config = Config::new(edition, players).expect("all editions are for two to four");
    match "top=I object=I building=I bonus=II".parse() {
        Ok(cards) => config.clone().with_cards(cards).unwrap_or(config),
        Err(_) => config,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_component_tables() {
        assert_eq!(prices(Color::White), [6, 5, 4, 3, 2, 1]);
        assert_eq!(prices(Color::Dark), [1, 0, 0, 0, 0, 0]);
        assert_eq!(City::ALL.map(statue_steps)[0], [12, 6, 3]);
        assert_eq!(City::ALL.map(statue_steps)[5], [7, 3, 1]);
        assert_eq!(decoration_points(), [2, 6, 12, 20, 30, 42, 56]);
        assert_eq!(decoration_counts(), [5, 6, 7]);
        assert_eq!(building_counts(Edition::Second), [24, 30, 36]);
        assert_eq!(values(Edition::First, BuildingType::Villa)[0], [1, 2, 3, 4, 5]);
        assert_eq!(values(Edition::Second, BuildingType::Gate)[2], [1, 2, 3, 3, 4, 5]);
        let (printed, improved) = rewards(Improvement::Lucca);
        assert_eq!((printed.points, printed.coins, improved.points, improved.coins), (2, 0, 3, 1));
    }

    #[test]
    fn the_court_brings_what_playing_there_brings() {
        let brings = |edition| court(edition).into_iter().map(|(_, bonus)| bonus).collect::<Vec<_>>();
        let (five, three) = (Bonus::Coins(5), Bonus::Points(3));
        assert_eq!(brings(Edition::First), []);
        assert_eq!(brings(Edition::Second), [five, five, five, three, three, three]);
        let (gold, decoration) = (Bonus::Gold, Bonus::Decoration);
        assert_eq!(
            brings(Edition::SecondAdvanced),
            [gold, gold, decoration, decoration, five, five, three, three]
        );
    }

    #[test]
    fn only_replaceable_values_are_reconstructed() {
        let marked = Improvement::ALL.map(is_improvement_reconstructed);
        assert_eq!(marked, [true, false, false, true, true, false, true, true]);
    }

    #[test]
    fn palaces_bring_windows_and_more() {
        assert_eq!([1, 3, 4, 5].map(palace_extras), [(-6, -6), (0, 3), (3, 6), (6, 12)]);
        assert_eq!([0, 4, 10, 12].map(tile_price), [10, 6, 0, 0]);
    }
}
