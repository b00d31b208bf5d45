//! A view as it is written down: names instead of bit sets, and the seats that are taken alone.
//!
//! The keys are described in `docs/views.md`. Two things are not written since nothing depends on them: which of
//! two alike buildings is which piece of cardboard, and how far wheels have been turned that show no symbols.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::board::{Board, GOLD};
use super::bricks::{Bricks, Color, Location};
use super::buildings::Building;
use super::cards::{Cards, Goals};
use super::cities::{City, Improvement};
use super::config::Config;
use super::court::{Space, Visit};
use super::pieces::{Object, Piece, PieceKind};
use super::places::Place;
use super::rules::{Edition, Ending, Pieces, SPACES};
use super::state::{Carrara, Holdings, Phase, PieceSource, Table, Turn};
use super::tiles::{Tile, TileSet};
use super::trace::bits;
use super::view::{BagView, View};
use crate::head::HeadError;
use crate::ruleset::Ruleset;
use crate::seat::Seat;

/// A view in names.
#[derive(Serialize, Deserialize)]
pub(super) struct Form {
    viewer: Option<Seat>,
    ruleset: Ruleset,
    phase: PhaseForm,
    turn: Seat,
    purchased: bool,
    stored: Option<Piece>,
    passes: u8,
    visit: Option<Visit>,
    announced: Option<Seat>,
    ending: Option<Seat>,
    wheel: [Bricks; 6],
    symbols: Option<Symbols>,
    bag: BagView,
    tiles: [Option<Building>; SPACES],
    stack: Vec<Building>,
    eights: Vec<Building>,
    gone: Vec<Building>,
    improvements: Vec<Improvement>,
    field: Vec<Object>,
    supply: BTreeMap<Piece, u8>,
    gold: BTreeMap<Space, u8>,
    gold_gone: u8,
    cards: Option<Cards>,
    goals: Option<Goals>,
    components: BTreeMap<String, String>,
    players: Vec<Player>,
    winners: Option<Vec<Seat>>,
}

/// A phase with its data by name; `location` is the emptied segment, nothing for the court.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum PhaseForm {
    DrawCards,
    DrawWheel,
    DrawTiles,
    Start,
    Refill,
    Buy,
    Restock { space: u8 },
    Improve,
    Take { location: Option<Location> },
    InHand { piece: Piece, location: Option<Location> },
    Score,
    After,
    Over,
}

/// What the wheels show at each location.
#[derive(PartialEq, Serialize, Deserialize)]
struct Symbols {
    decorations: [Object; 6],
    statues: [Piece; 6],
}

/// What lies in front of one player, and what is behind the screen if the viewer may see it.
#[derive(Serialize, Deserialize)]
struct Player {
    points: u16,
    cities: BTreeMap<City, Vec<Building>>,
    statues: BTreeMap<Piece, u8>,
    scored: Vec<Place>,
    court: Vec<Space>,
    open_markers: u8,
    improved: Vec<Improvement>,
    warehouse: Vec<Piece>,
    holdings: Option<HoldingsForm>,
}

/// What a player holds.
#[derive(Serialize, Deserialize)]
struct HoldingsForm {
    bricks: Bricks,
    coins: u16,
    objects: BTreeMap<Object, u8>,
}

/// Why a form is no view.
#[derive(Debug, Error)]
pub(super) enum ViewError {
    #[error("'{0}' is another game")]
    OtherGame(Ruleset),
    #[error(transparent)]
    Setup(#[from] HeadError),
    #[error("{0} is there more often than the game has it")]
    BuildingTooOften(Building),
    #[error("{0} is given twice")]
    Twice(String),
    #[error("{what}: {found} is more than {most}")]
    TooMany { what: &'static str, found: u32, most: u32 },
    #[error("seat {0} is not taken")]
    EmptySeat(Seat),
    #[error("{0}")]
    Wrong(&'static str),
    #[error("{0}")]
    Unbalanced(String),
}

impl From<View> for Form {
    fn from(view: View) -> Form {
        let table = &view.table;
        let rules = table.edition.rules();
        let ornaments = rules.pieces == Pieces::Ornaments;
        let supply = Object::ALL.map(|object| (Piece::decoration(object), table.supply[object]));
        let statues = Color::ALL.map(|color| (Piece::statue(color), table.statues[color]));
        Form {
            viewer: view.viewer,
            ruleset: Ruleset::Carrara(table.edition),
            phase: table.phase.into(),
            turn: table.turn.seat,
            purchased: table.turn.purchased,
            stored: table.turn.stored,
            passes: table.passes,
            visit: table.visit,
            announced: table.announced,
            ending: table.ending,
            wheel: table.wheel,
            symbols: table.has_symbols().then(|| Symbols::of(table)),
            bag: view.bag,
            tiles: table.spaces.map(|tile| tile.map(Tile::building)),
            stack: names(table.stack),
            eights: names(table.eights),
            gone: names(table.gone),
            improvements: bits(&Improvement::ALL, table.improvements).collect(),
            field: bits(&Object::ALL, table.for_sale).collect(),
            supply: counts(supply.into_iter().chain(statues)),
            gold: match ornaments {
                true => BTreeMap::from([(Space::C1, table.gold[0]), (Space::C2, table.gold[1])]),
                false => BTreeMap::new(),
            },
            gold_gone: table.gold_gone,
            cards: table.cards,
            goals: (rules.ending == Ending::Announcement).then_some(table.goals),
            components: table.sheet.differences().into_iter().collect(),
            players: Seat::of(table.players()).map(|seat| Player::of(&view, seat)).collect(),
            winners: view.winners(),
        }
    }
}

impl TryFrom<Form> for View {
    type Error = ViewError;

    fn try_from(form: Form) -> Result<View, ViewError> {
        let Ruleset::Carrara(edition) = form.ruleset else {
            return Err(ViewError::OtherGame(form.ruleset));
        };
        let mut view = form.start(edition)?;
        let mut left = view.table.stack | view.table.eights;
        let table = &mut view.table;
        table.phase = form.phase.try_into()?;
        table.turn = Turn { seat: form.turn, purchased: form.purchased, stored: form.stored };
        (table.passes, table.visit) = (form.passes, form.visit);
        (table.announced, table.ending) = (form.announced, form.ending);
        table.wheel = form.wheel;
        for (space, building) in table.spaces.iter_mut().zip(form.tiles) {
            *space = building.map(|building| take(&mut left, building)).transpose()?;
        }
        table.stack = take_all(&mut left, &form.stack)?;
        table.eights = take_all(&mut left, &form.eights)?;
        table.gone = take_all(&mut left, &form.gone)?;
        table.improvements = set(&Improvement::ALL, &form.improvements)?;
        table.for_sale = set(&Object::ALL, &form.field)?;
        table.read_supplies(&form)?;
        for (seat, player) in Seat::ALL.into_iter().zip(&form.players) {
            player.read(&mut table.boards[seat], &mut left)?;
            view.holdings[seat] = player.holdings.as_ref().map(HoldingsForm::read);
        }
        view.turn_wheels(form.symbols.as_ref())?;
        view.check()?;
        require(form.winners == view.winners(), "other seats have won")?;
        require(form.goals.is_none_or(|goals| goals == view.table.goals), "the cards have other goals")?;
        Ok(view)
    }
}

impl Form {
    /// The view of the start of the game, to be filled in.
    fn start(&self, edition: Edition) -> Result<View, ViewError> {
        let mut config = Config::new(edition, self.players.len())?;
        if let Some(cards) = self.cards {
            config = config.with_cards(cards)?;
        }
        for (key, value) in &self.components {
            config.sheet.set(key, value)?;
        }
        let Carrara { table, .. } = Carrara::start(&config);
        Ok(View { viewer: self.viewer, table, holdings: [None; 4], bag: self.bag })
    }
}

impl Table {
    /// Whether the wheels show symbols that matter.
    fn has_symbols(&self) -> bool {
        self.edition.rules().pieces == Pieces::Ornaments
            && !matches!(self.phase, Phase::DrawCards | Phase::DrawWheel)
    }

    fn read_supplies(&mut self, form: &Form) -> Result<(), ViewError> {
        (self.supply, self.statues) = ([0; 6], [0; 6]);
        for (piece, count) in &form.supply {
            match piece.kind() {
                PieceKind::Decoration(object) => self.supply[object] = *count,
                PieceKind::Statue(color) => self.statues[color] = *count,
                PieceKind::Gold => return Err(ViewError::Wrong("gold statues are in no supply")),
            }
        }
        let at = |space| form.gold.get(&space).copied().unwrap_or(0);
        self.gold = [at(Space::C1), at(Space::C2)];
        self.gold_gone = form.gold_gone;
        Ok(())
    }
}

impl View {
    /// The winning seats, when the game is over.
    fn winners(&self) -> Option<Vec<Seat>> {
        let [Some(first), Some(second), third, fourth] = self.holdings else { return None };
        let hands = [first, second, third.unwrap_or_default(), fourth.unwrap_or_default()];
        let world = self.with_hands(hands).filter(|_| self.table.phase == Phase::Over)?;
        Some(world.first_places().iter().collect())
    }

    /// Turns the wheels until they show `symbols`.
    fn turn_wheels(&mut self, symbols: Option<&Symbols>) -> Result<(), ViewError> {
        let table = &mut self.table;
        let Some(symbols) = symbols else {
            return require(!table.has_symbols(), "the symbols of the wheels are missing");
        };
        require(table.has_symbols(), "the wheels show no symbols")?;
        let [first_decoration, ..] = symbols.decorations;
        let [first_statue, ..] = symbols.statues;
        let outer = table.sheet.decorations.iter().position(|object| *object == first_decoration);
        let inner = table.sheet.statues.iter().position(|color| Piece::statue(*color) == first_statue);
        let (Some(outer), Some(inner)) = (outer, inner) else {
            return Err(ViewError::Wrong("the wheels do not show these symbols"));
        };
        (table.outer, table.inner) = (outer as u8, inner as u8);
        require(Symbols::of(table) == *symbols, "the wheels do not show these symbols in this order")
    }
}

impl Symbols {
    fn of(table: &Table) -> Symbols {
        Symbols {
            decorations: Location::ALL.map(|location| table.decoration_at(location)),
            statues: Location::ALL.map(|location| Piece::statue(table.statue_at(location))),
        }
    }
}

impl Player {
    fn of(view: &View, seat: Seat) -> Player {
        let board = &view.table.boards[seat];
        let statues = Piece::ALL.into_iter().filter_map(|piece| Some((piece, board.statues[statue(piece)?])));
        let city = |city: City| (city, board.cities[city].iter().map(|tile| board.name(tile)).collect());
        Player {
            points: board.points,
            cities: City::ALL.into_iter().map(city).collect(),
            statues: counts(statues),
            scored: board.scored.iter().collect(),
            court: bits(&Space::ALL, board.court).collect(),
            open_markers: board.open_markers,
            improved: bits(&Improvement::ALL, board.improved).collect(),
            warehouse: board.warehouse.into_iter().flatten().collect(),
            holdings: view.holdings[seat].as_ref().map(HoldingsForm::of),
        }
    }

    fn read(&self, board: &mut Board, left: &mut TileSet) -> Result<(), ViewError> {
        *board = Board {
            points: self.points,
            scored: self.scored.iter().copied().collect(),
            court: set(&Space::ALL, &self.court)?,
            open_markers: self.open_markers,
            improved: set(&Improvement::ALL, &self.improved)?,
            ..Board::default()
        };
        require(board.scored.count() as usize == self.scored.len(), "a place is scored twice")?;
        for (city, buildings) in &self.cities {
            for building in buildings {
                let tile = take(left, building.bare())?;
                board.cities[*city].insert(tile);
                if building.is_decorated() {
                    board.decorated.insert(tile);
                }
                if building.has_statue() {
                    board.with_statue.insert(tile);
                }
            }
        }
        for (piece, count) in &self.statues {
            let index = statue(*piece).ok_or(ViewError::Wrong("decorations are no statues"))?;
            board.statues[index] = *count;
        }
        for piece in &self.warehouse {
            require(!board.warehouse_is_full(), "more than two pieces are stored")?;
            board.store(*piece);
        }
        Ok(())
    }
}

impl HoldingsForm {
    fn of(holdings: &Holdings) -> HoldingsForm {
        HoldingsForm {
            bricks: holdings.bricks,
            coins: holdings.coins,
            objects: counts(Object::ALL.map(|object| (object, holdings.objects[object])).into_iter()),
        }
    }

    fn read(&self) -> Holdings {
        let count = |object| self.objects.get(&object).copied().unwrap_or(0);
        Holdings { bricks: self.bricks, coins: self.coins, objects: Object::ALL.map(count) }
    }
}

impl From<Phase> for PhaseForm {
    fn from(phase: Phase) -> PhaseForm {
        let location = |source| match source {
            PieceSource::Segment(location) => Some(location),
            PieceSource::Court => None,
        };
        match phase {
            Phase::DrawCards => PhaseForm::DrawCards,
            Phase::DrawWheel => PhaseForm::DrawWheel,
            Phase::DrawTiles => PhaseForm::DrawTiles,
            Phase::Start => PhaseForm::Start,
            Phase::Refill => PhaseForm::Refill,
            Phase::Buy => PhaseForm::Buy,
            Phase::Restock(space) => PhaseForm::Restock { space: space + 1 },
            Phase::Improve => PhaseForm::Improve,
            Phase::Take(source) => PhaseForm::Take { location: location(source) },
            Phase::InHand(piece, source) => PhaseForm::InHand { piece, location: location(source) },
            Phase::Score => PhaseForm::Score,
            Phase::After => PhaseForm::After,
            Phase::Over => PhaseForm::Over,
        }
    }
}

impl TryFrom<PhaseForm> for Phase {
    type Error = ViewError;

    fn try_from(form: PhaseForm) -> Result<Phase, ViewError> {
        let source = |location: Option<Location>| location.map_or(PieceSource::Court, PieceSource::Segment);
        Ok(match form {
            PhaseForm::DrawCards => Phase::DrawCards,
            PhaseForm::DrawWheel => Phase::DrawWheel,
            PhaseForm::DrawTiles => Phase::DrawTiles,
            PhaseForm::Start => Phase::Start,
            PhaseForm::Refill => Phase::Refill,
            PhaseForm::Buy => Phase::Buy,
            PhaseForm::Restock { space } => {
                require((1..=SPACES).contains(&space.into()), "the spaces are 1 to 9")?;
                Phase::Restock(space - 1)
            }
            PhaseForm::Improve => Phase::Improve,
            PhaseForm::Take { location } => Phase::Take(source(location)),
            PhaseForm::InHand { piece, location } => Phase::InHand(piece, source(location)),
            PhaseForm::Score => Phase::Score,
            PhaseForm::After => Phase::After,
            PhaseForm::Over => Phase::Over,
        })
    }
}

pub(super) fn require(holds: bool, wrong: &'static str) -> Result<(), ViewError> {
    if holds { Ok(()) } else { Err(ViewError::Wrong(wrong)) }
}

/// The buildings on some tiles.
fn names(tiles: TileSet) -> Vec<Building> {
    tiles.iter().map(Tile::building).collect()
}

/// Counts by name, zero left out.
fn counts<T: Ord>(counts: impl Iterator<Item = (T, u8)>) -> BTreeMap<T, u8> {
    counts.filter(|(_, count)| *count > 0).collect()
}

/// Where a board counts the statues of this kind.
fn statue(piece: Piece) -> Option<usize> {
    match piece.kind() {
        PieceKind::Decoration(_) => None,
        PieceKind::Statue(color) => Some(color as usize),
        PieceKind::Gold => Some(GOLD),
    }
}

/// Takes a tile with this building out of those that are left.
fn take(left: &mut TileSet, building: Building) -> Result<Tile, ViewError> {
    let alike = *left & TileSet::of_building(building);
    let tile = alike.first().filter(|_| building == building.bare());
    let tile = tile.ok_or(ViewError::BuildingTooOften(building))?;
    left.remove(tile);
    Ok(tile)
}

fn take_all(left: &mut TileSet, buildings: &[Building]) -> Result<TileSet, ViewError> {
    buildings.iter().map(|building| take(left, *building)).collect()
}

/// One bit for each of some things, which are all different.
fn set<T: PartialEq + ToString>(all: &[T], things: &[T]) -> Result<u8, ViewError> {
    things.iter().try_fold(0, |set, thing| {
        let bit = all.iter().position(|known| known == thing).map_or(0, |index| 1 << index);
        if set & bit == 0 { Ok(set | bit) } else { Err(ViewError::Twice(thing.to_string())) }
    })
}
