//! Positions put together by hand: for puzzles, for a position editor, for tests.

use thiserror::Error;

use super::board::Board;
use super::bricks::{Bricks, Color, Location, WHEEL_SIZE};
use super::buildings::Building;
use super::cities::{City, Improvement};
use super::config::Config;
use super::court::Space;
use super::pieces::{Object, Piece, PieceKind};
use super::places::{Place, Places};
use super::rules::{Ending, Markers, OBJECTS_PER_TYPE, Pieces, SPACES, START_COINS};
use super::state::{Carrara, Phase, Turn};
use super::tiles::{Tile, TileSet};
use crate::seat::{BySeat, Seat};

/// A position in the making. It can be anything; [`Arrangement::build`] makes a position of it that can be
/// played, or says why it cannot be.
///
/// It begins as the start of a game. Whatever is not said follows: bricks that lie nowhere are in the bag,
/// buildings that stand nowhere are in the stack, pieces that nobody holds are in the supply.
///
/// ```
/// use palazzi_rules::Seat;
/// use palazzi_rules::carrara::{Arrangement, City, Config, Edition};
///
/// let config = Config::new(Edition::First, 2).expect("two players are allowed");
/// let mut arrangement = Arrangement::new(&config);
/// arrangement.seats[Seat::A].cities[City::Pisa].push("villa4".parse().expect("a building"));
/// let game = arrangement.build().expect("the position is possible");
/// assert_eq!(game.final_score(Seat::A).buildings, 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    config: Config,
    /// What belongs to each seat.
    pub seats: BySeat<Belongings>,
    /// Whose turn begins.
    pub turn: Seat,
    /// The bricks on the wheel.
    pub wheel: [Bricks; 6],
    /// The decoration at location I; advanced version.
    pub decoration: Object,
    /// The colour of the statue at location I; advanced version.
    pub statue: Color,
    /// The objects for sale; first edition.
    pub field: Vec<Object>,
    /// The nine spaces. If not given, they are filled with the lowest buildings that are left.
    pub tiles: Option<[Option<Building>; SPACES]>,
    /// The face-down stack. If given, buildings that are nowhere are out of the game.
    pub stack: Option<Vec<Building>>,
}

/// What belongs to one seat of an [`Arrangement`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Belongings {
    /// Coins.
    pub coins: u16,
    /// Victory points on the track.
    pub points: u16,
    /// Bricks.
    pub bricks: Bricks,
    /// Objects by type; first edition.
    pub objects: [u8; 6],
    /// Buildings by city, marked if they carry pieces. Statues are of the colour of the city, or of the next
    /// dearer one if there are none left.
    pub cities: [Vec<Building>; 6],
    /// Places scored.
    pub scored: Vec<Place>,
    /// Improvements, one for each building of value 8.
    pub improved: Vec<Improvement>,
    /// Stored pieces, at most two; advanced version.
    pub warehouse: Vec<Piece>,
    /// Markers on the court; second edition. If not given, those markers that are left stand on the last spaces.
    pub court: Option<Vec<Space>>,
    /// Markers in the open area of the court; second edition.
    pub open_markers: u8,
}

/// Why an [`Arrangement`] is not a position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ArrangementError {
    #[error("the cards of the game are not fixed")]
    CardsNotFixed,
    #[error("seat {0} is not taken")]
    EmptySeat(Seat),
    #[error("{0} coins or points are more than {MOST_WEALTH}")]
    TooRich(u16),
    #[error("{wanted} is more than the {left} that are left")]
    BricksNotLeft { wanted: Bricks, left: Bricks },
    #[error("the wheel holds {0} bricks, more than {WHEEL_SIZE}")]
    WheelTooFull(u32),
    #[error("{0} is not left")]
    BuildingNotLeft(Building),
    #[error("a space is free although the stack is not empty")]
    FreeSpace,
    #[error("{0} is not left")]
    PieceNotLeft(Piece),
    #[error("no statue is left for {0} in {1}")]
    StatueNotLeft(Building, City),
    #[error("a warehouse holds one piece, there are two")]
    WarehousesFull,
    #[error("{0} objects of a type are more than there are")]
    ObjectsNotLeft(u8),
    #[error("'{0}' cannot be scored, or not once more")]
    NotScorable(Place),
    #[error("the court has no space {0}")]
    NoSuchSpace(Space),
    #[error("seat {seat} has {found} scoring markers instead of {expected}")]
    WrongMarkers { seat: Seat, found: u8, expected: u8 },
    #[error("the improvement {0} is not left")]
    ImprovementNotLeft(Improvement),
    #[error("seat {seat} has {found} improvements for {eights} buildings of value 8")]
    WrongImprovements { seat: Seat, found: usize, eights: u32 },
    #[error("the game would have ended, or would be about to")]
    EndTriggered,
    #[error("{0}")]
    Unbalanced(String),
}

/// The most coins or points that a seat may be given.
const MOST_WEALTH: u16 = 1_000;

impl Arrangement {
    /// The start of a game.
    pub fn new(config: &Config) -> Arrangement {
        let rules = config.edition.rules();
        let belongings = |seat: Seat| match (seat as usize) < config.players {
            true => {
                Belongings { coins: START_COINS, bricks: rules.start_bricks[seat], ..Belongings::default() }
            }
            false => Belongings::default(),
        };
        let mut wheel = [Bricks::NONE; 6];
        wheel[Location::I] = Bricks::ONE_OF_EACH;
        Arrangement {
            config: config.clone(),
            seats: Seat::ALL.map(belongings),
            turn: Seat::A,
            wheel,
            decoration: Object::Book,
            statue: Color::Dark,
            field: if rules.pieces == Pieces::Objects { Object::ALL.to_vec() } else { Vec::new() },
            tiles: None,
            stack: None,
        }
    }

    /// The position at the beginning of a turn.
    ///
    /// # Errors
    /// If there is no such position.
    pub fn build(&self) -> Result<Carrara, ArrangementError> {
        let mut game = Carrara::start(&self.config);
        if matches!(game.table.phase, Phase::DrawCards) {
            return Err(ArrangementError::CardsNotFixed);
        }
        let players = self.config.players;
        let stranger =
            Seat::ALL.into_iter().skip(players).find(|seat| self.seats[*seat] != Belongings::default());
        if let Some(seat) = stranger.or((self.turn as usize >= players).then_some(self.turn)) {
            return Err(ArrangementError::EmptySeat(seat));
        }
        game.table.phase = Phase::Start;
        game.table.turn = Turn { seat: self.turn, purchased: false, stored: None };
        let position = |found: Option<usize>| found.expect("the wheel shows them all") as u8;
        let sheet = &game.table.sheet;
        game.table.outer = position(sheet.decorations.iter().position(|shown| *shown == self.decoration));
        game.table.inner = position(sheet.statues.iter().position(|shown| *shown == self.statue));
        self.hand_out(&mut game)?;
        self.lay_tiles(&mut game)?;
        self.lay_objects(&mut game)?;
        for seat in Seat::of(players) {
            let belongings = &self.seats[seat];
            belongings.warehouse.iter().try_for_each(|piece| store(&mut game, seat, *piece))?;
            belongings.scored.iter().try_for_each(|place| mark(&mut game, seat, *place))?;
            belongings.place_markers(&mut game, seat)?;
            belongings.improve(&mut game, seat)?;
        }
        if is_ending(&game) {
            return Err(ArrangementError::EndTriggered);
        }
        game.check_conservation().map_err(ArrangementError::Unbalanced)?;
        Ok(game)
    }

    /// Coins, points and bricks; the bag holds what is left.
    fn hand_out(&self, game: &mut Carrara) -> Result<(), ArrangementError> {
        let mut left = Bricks::ALL;
        let mut take = |wanted: Bricks| {
            if !left.contains(wanted) {
                return Err(ArrangementError::BricksNotLeft { wanted, left });
            }
            left -= wanted;
            Ok(())
        };
        self.wheel.into_iter().try_for_each(&mut take)?;
        game.table.wheel = self.wheel;
        let on_wheel = game.table.wheel_total();
        if on_wheel > WHEEL_SIZE {
            return Err(ArrangementError::WheelTooFull(on_wheel));
        }
        for seat in Seat::of(self.config.players) {
            let Belongings { coins, points, bricks, objects, .. } = self.seats[seat];
            take(bricks)?;
            if coins.max(points) > MOST_WEALTH {
                return Err(ArrangementError::TooRich(coins.max(points)));
            }
            let holdings = &mut game.holdings[seat];
            (holdings.coins, holdings.bricks, holdings.objects) = (coins, bricks, objects);
            game.table.boards[seat].points = points;
        }
        game.bag = left;
        Ok(())
    }

    /// Buildings and what they carry; the stack holds what is left, unless it is given.
    fn lay_tiles(&self, game: &mut Carrara) -> Result<(), ArrangementError> {
        let mut left = game.table.stack | game.table.eights;
        for seat in Seat::of(self.config.players) {
            for city in City::ALL {
                for building in &self.seats[seat].cities[city] {
                    let tile = take_tile(&mut left, building.bare())?;
                    game.table.boards[seat].cities[city].insert(tile);
                    adorn(game, seat, city, tile, *building)?;
                }
            }
        }
        game.table.eights = left & TileSet::EIGHTS;
        left = left - TileSet::EIGHTS;
        let named = self.stack.iter().flatten();
        let stack: TileSet = named
            .map(|building| take_tile(&mut left, *building))
            .collect::<Result<Vec<_>, _>>()?
            .into_iter()
            .collect();
        for space in 0..SPACES {
            let tile = match self.tiles {
                None => left.first(),
                Some(tiles) => tiles[space].map(|building| take_tile(&mut left, building)).transpose()?,
            };
            tile.iter().for_each(|tile| left.remove(*tile));
            game.table.spaces[space] = tile;
        }
        (game.table.stack, game.table.gone) =
            if self.stack.is_some() { (stack, left) } else { (left, TileSet::EMPTY) };
        if !game.table.stack.is_empty() && game.table.spaces.contains(&None) {
            return Err(ArrangementError::FreeSpace);
        }
        Ok(())
    }

    /// The objects for sale; the supply holds those that nobody has.
    fn lay_objects(&self, game: &mut Carrara) -> Result<(), ArrangementError> {
        if game.rules().pieces != Pieces::Objects {
            let held = self.seats.iter().flat_map(|seat| seat.objects).max().unwrap_or(0);
            return if held == 0 { Ok(()) } else { Err(ArrangementError::ObjectsNotLeft(held)) };
        }
        game.table.for_sale = self.field.iter().fold(0, |set, object| set | 1 << *object as u8);
        for object in Object::ALL {
            let held: u32 = self.seats.iter().map(|seat| u32::from(seat.objects[object])).sum();
            let used = held + u32::from(game.is_for_sale(object));
            let used = u8::try_from(used).unwrap_or(u8::MAX);
            let supply = OBJECTS_PER_TYPE.checked_sub(used);
            game.table.supply[object] = supply.ok_or(ArrangementError::ObjectsNotLeft(used))?;
        }
        Ok(())
    }
}

impl Belongings {
    fn place_markers(&self, game: &mut Carrara, seat: Seat) -> Result<(), ArrangementError> {
        let (markers, expected) = (game.rules().markers, game.rules().marker_count);
        let board = &mut game.table.boards[seat];
        let used = self.open_markers.saturating_add(board.scored.count() as u8);
        let named = self.court.iter().flatten();
        if let Some(space) = named.clone().find(|space| !board.has_marker(**space)) {
            return Err(ArrangementError::NoSuchSpace(*space));
        }
        let spaces = match &self.court {
            None => board.court & u8::MAX.checked_shl(used.into()).unwrap_or(0),
            Some(_) => named.fold(0, |set, space| set | 1 << *space as u8),
        };
        let found = used.saturating_add(spaces.count_ones() as u8);
        let right = match markers {
            Markers::Store => found <= expected && self.open_markers == 0,
            Markers::Court | Markers::GrandCourt => found == expected,
        };
        if !right {
            return Err(ArrangementError::WrongMarkers { seat, found, expected });
        }
        (board.court, board.open_markers) = (spaces, self.open_markers);
        Ok(())
    }

    fn improve(&self, game: &mut Carrara, seat: Seat) -> Result<(), ArrangementError> {
        let (found, eights) =
            (self.improved.len(), (game.table.boards[seat].tiles() & TileSet::EIGHTS).count());
        if found != eights as usize {
            return Err(ArrangementError::WrongImprovements { seat, found, eights });
        }
        for tile in &self.improved {
            if !game.improvement_is_left(*tile) {
                return Err(ArrangementError::ImprovementNotLeft(*tile));
            }
            game.table.improvements &= !(1 << *tile as u8);
            game.table.boards[seat].improved |= 1 << *tile as u8;
        }
        Ok(())
    }
}

fn take_tile(left: &mut TileSet, building: Building) -> Result<Tile, ArrangementError> {
    let alike = *left & TileSet::of_building(building);
    let tile = alike.first().filter(|_| building == building.bare());
    let tile = tile.ok_or(ArrangementError::BuildingNotLeft(building))?;
    left.remove(tile);
    Ok(tile)
}

/// Puts the pieces onto a building that its marks speak of.
fn adorn(
    game: &mut Carrara,
    seat: Seat,
    city: City,
    tile: Tile,
    building: Building,
) -> Result<(), ArrangementError> {
    if building.is_decorated() {
        let piece = Piece::decoration(building.kind().object());
        take_piece(game, piece)?;
        game.table.boards[seat].decorated.insert(tile);
    }
    if building.has_statue() {
        let accepted = Color::ALL.into_iter().rev().filter(|color| *color <= city.color());
        let color = accepted.into_iter().find(|color| game.table.statues[*color] > 0);
        let color = color.ok_or(ArrangementError::StatueNotLeft(building, city))?;
        take_piece(game, Piece::statue(color))?;
        game.table.boards[seat].with_statue.insert(tile);
        game.table.boards[seat].statues[color as usize] += 1;
    }
    Ok(())
}

fn store(game: &mut Carrara, seat: Seat, piece: Piece) -> Result<(), ArrangementError> {
    if game.table.boards[seat].warehouse_is_full() {
        return Err(ArrangementError::WarehousesFull);
    }
    take_piece(game, piece)?;
    game.table.boards[seat].store(piece);
    Ok(())
}

fn take_piece(game: &mut Carrara, piece: Piece) -> Result<(), ArrangementError> {
    if game.rules().pieces != Pieces::Ornaments {
        return Err(ArrangementError::PieceNotLeft(piece));
    }
    let [first, second] = &mut game.table.gold;
    let supply = match piece.kind() {
        PieceKind::Decoration(object) => &mut game.table.supply[object],
        PieceKind::Statue(color) => &mut game.table.statues[color],
        PieceKind::Gold if *first > 0 => first,
        PieceKind::Gold => second,
    };
    *supply = supply.checked_sub(1).ok_or(ArrangementError::PieceNotLeft(piece))?;
    Ok(())
}

fn mark(game: &mut Carrara, seat: Seat, place: Place) -> Result<(), ArrangementError> {
    let shared = Places::CITIES | Places::MONEY;
    let taken = (game.table.scored_by_anyone() & shared) | game.table.boards[seat].scored;
    let second_money =
        matches!(place, Place::Money(_)) && game.table.boards[seat].scored & Places::MONEY != Places::EMPTY;
    if taken.contains(place) || second_money || !game.rules().places.contains(place) {
        return Err(ArrangementError::NotScorable(place));
    }
    game.table.boards[seat].scored.insert(place);
    Ok(())
}

/// Whether the end would have been triggered before this turn (E1-END-1, E2-END-1).
fn is_ending(game: &Carrara) -> bool {
    match game.rules().ending {
        Ending::Announcement => game.last_building_is_taken() && game.table.turn.seat == Seat::A,
        Ending::MarkersAndStack => {
            let used_up = |board: &Board| board.markers_left(game.rules()) == 0;
            game.table.stack.is_empty() && game.table.boards[..game.table.players()].iter().any(used_up)
        }
    }
}
