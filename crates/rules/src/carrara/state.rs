use super::board::Board;
use super::bricks::{Bricks, Color, Location};
use super::buildings::Building;
use super::cards::{Cards, Goals};
use super::cities::{City, Improvement, PRINTED_REWARDS, Reward};
use super::config::Config;
use super::court::Visit;
use super::pieces::{Object, Piece};
use super::places::Places;
use super::rules::{
    Edition, Eights, GoalSource, Markers, OBJECTS_PER_TYPE, Pieces, Rules, SPACES, START_COINS,
    STATUES_PER_COLOR, decorations_per_type,
};
use super::sheet::Sheet;
use super::tiles::{Tile, TileSet};
use crate::seat::{BySeat, Seat};

/// A game of The Palaces of Carrara: what lies open, what players hold behind their screens, and the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Carrara {
    pub(crate) table: Table,
    pub(crate) holdings: BySeat<Holdings>,
    pub(crate) bag: Bricks,
}

const _: () = assert!(size_of::<Carrara>() <= 1024, "a state is cheap to copy");

/// Everything that all players and spectators may know. A field that is put here is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The edition that is played.
    pub edition: Edition,
    /// The number of players.
    pub players: u8,
    /// The reconstructed values that are used.
    pub sheet: Sheet,
    /// The cards of the expansion, once drawn.
    pub cards: Option<Cards>,
    /// What the cards, or the base game, ask for.
    pub goals: Goals,
    /// Where in a turn the game is.
    pub phase: Phase,
    /// The running turn.
    pub turn: Turn,
    /// What lies in front of each player.
    pub boards: BySeat<Board>,
    /// The bricks at each location.
    pub wheel: [Bricks; 6],
    /// How many locations the outer wheel has been turned.
    pub outer: u8,
    /// How many locations the inner wheel has been turned.
    pub inner: u8,
    /// The nine spaces for face-up buildings.
    pub spaces: [Option<Tile>; SPACES],
    /// The face-down buildings, in no order.
    pub stack: TileSet,
    /// The buildings of value 8 that are left.
    pub eights: TileSet,
    /// The tiles that left the game.
    pub gone: TileSet,
    /// The improvements that are left, one bit for each.
    pub improvements: u8,
    /// The objects on the field, one bit for each type.
    pub for_sale: u8,
    /// The objects or decorations in the supply, by type.
    pub supply: [u8; 6],
    /// The statues in the supply, by colour.
    pub statues: [u8; 6],
    /// The gold statues at each of their two court spaces.
    pub gold: [u8; 2],
    /// The gold statues that left the game.
    pub gold_gone: u8,
    /// The Royal Visit, while somebody holds its marker.
    pub visit: Option<Visit>,
    /// Who announced the end (first edition).
    pub announced: Option<Seat>,
    /// Who triggered the end (second edition).
    pub ending: Option<Seat>,
    /// Turns in a row whose action was to pass.
    pub passes: u8,
}

/// What one player holds behind the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Bricks.
    pub bricks: Bricks,
    /// Coins.
    pub coins: u16,
    /// Objects by type; first edition only.
    pub objects: [u8; 6],
}

impl Holdings {
    /// What a seat holds before play (E1-SET-2, E1-SET-3, E2-SET-1, E2-SET-2).
    pub fn at_start(edition: Edition, seat: Seat) -> Holdings {
        Holdings { bricks: edition.rules().start_bricks[seat], coins: START_COINS, objects: [0; 6] }
    }
}

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether the one purchase of the turn (E1-XTRA-1, A-BONUS-1) has been made.
    pub purchased: bool,
    /// The piece put into a warehouse in this turn, which may not be moved yet (A-STORE-1).
    pub stored: Option<Piece>,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance: the cards of the expansion.
    DrawCards,
    /// Chance: the rotation of the outer wheel.
    DrawWheel,
    /// Chance: the nine face-up buildings.
    DrawTiles,
    /// The action is still to be chosen.
    Start,
    /// Chance: bricks drawn onto location I.
    Refill,
    /// The wheel has been turned, bricks are to be bought.
    Buy,
    /// Chance: a new tile for this space.
    Restock(u8),
    /// An improvement is to be taken.
    Improve,
    /// A piece may be taken.
    Take(PieceSource),
    /// This piece is to be placed, stored or declined.
    InHand(Piece, PieceSource),
    /// A marker has been taken from the court, a place is to be scored.
    Score,
    /// The action is done, something else could still be done.
    After,
    /// The game is over.
    Over,
}

/// Where a piece comes from, which says how the turn goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceSource {
    /// The segment of this location was emptied (A-BUY-2).
    Segment(Location),
    /// A bonus space of the court (A-SCORE-1).
    Court,
}

impl Carrara {
    pub(crate) fn start(config: &Config) -> Carrara {
        let rules = config.edition.rules();
        let players = config.players;
        let seated = |seat: Seat| (seat as usize) < players;
        let holdings = Seat::ALL.map(|seat| match seated(seat) {
            true => Holdings::at_start(config.edition, seat),
            false => Holdings::default(),
        });
        let boards = Seat::ALL.map(|seat| match seated(seat) {
            true => Board { court: court_spaces(rules.markers), ..Board::default() },
            false => Board::default(),
        });
        let in_hands = Seat::of(players).fold(Bricks::NONE, |sum, seat| sum + holdings[seat].bricks);
        let mut wheel = [Bricks::NONE; 6];
        wheel[Location::I] = Bricks::ONE_OF_EACH;
        let table = Table {
            edition: config.edition,
            players: players as u8,
            sheet: config.sheet,
            cards: config.cards,
            goals: config.cards.map_or(Goals::BASE, |cards| config.sheet.goals(cards)),
            phase: first_phase(rules, config.cards),
            turn: Turn { seat: Seat::A, purchased: false, stored: None },
            boards,
            wheel,
            outer: 0,
            inner: inner_start(&config.sheet),
            spaces: [None; SPACES],
            stack: rules.buildings[players - 2],
            eights: TileSet::EMPTY,
            gone: TileSet::EMPTY,
            improvements: 0,
            for_sale: 0,
            supply: [0; 6],
            statues: [0; 6],
            gold: [0; 2],
            gold_gone: 0,
            visit: None,
            announced: None,
            ending: None,
            passes: 0,
        };
        let bag = Bricks::ALL - Bricks::ONE_OF_EACH - in_hands;
        Carrara { table: table.with_supplies(rules), holdings, bag }
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat holds behind the screen.
    pub fn holdings(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat]
    }

    /// What this ruleset does differently.
    #[inline]
    pub fn rules(&self) -> &'static Rules {
        self.table.edition.rules()
    }

    #[inline]
    pub(crate) fn coins(&self, seat: Seat) -> u32 {
        u32::from(self.holdings[seat].coins)
    }
}

impl Table {
    fn with_supplies(mut self, rules: &Rules) -> Table {
        if rules.eights == Eights::Present {
            self.eights = TileSet::EIGHTS;
            self.improvements = 0xFF;
        }
        match rules.pieces {
            Pieces::None => {}
            Pieces::Objects => {
                self.for_sale = 0b11_1111;
                self.supply = [OBJECTS_PER_TYPE - 1; 6];
            }
            Pieces::Ornaments => {
                self.supply = [decorations_per_type(self.players.into()); 6];
                self.statues = [STATUES_PER_COLOR; 6];
                self.gold = [self.players; 2];
            }
        }
        self
    }

    /// The edition that is played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// The decoration that the outer wheel shows at a location.
    pub fn decoration_at(&self, location: Location) -> Object {
        self.sheet.decorations[(usize::from(self.outer) + location as usize) % 6]
    }

    /// The colour of the statue that the inner wheel shows at a location.
    pub fn statue_at(&self, location: Location) -> Color {
        self.sheet.statues[(usize::from(self.inner) + location as usize) % 6]
    }

    /// The face-up buildings.
    #[inline]
    pub fn face_up(&self) -> TileSet {
        TileSet::on(&self.spaces)
    }

    /// Whether no brick is on the wheel.
    #[inline]
    pub(crate) fn wheel_is_empty(&self) -> bool {
        self.wheel == [Bricks::NONE; 6]
    }

    /// Bricks on the wheel.
    #[inline]
    pub(crate) fn wheel_total(&self) -> u32 {
        self.wheel.iter().map(|bricks| bricks.total()).sum()
    }

    /// The places that somebody has scored.
    #[inline]
    pub fn scored_by_anyone(&self) -> Places {
        self.boards.iter().fold(Places::EMPTY, |sum, board| sum | board.scored)
    }

    /// What each point of value pays `seat` in a city, improvements included.
    #[inline]
    pub fn city_reward(&self, seat: Seat, city: City) -> Reward {
        self.reward(seat, city.improvement())
    }

    /// What each point of value pays `seat` at a place that can be improved.
    #[inline]
    pub fn reward(&self, seat: Seat, place: Improvement) -> Reward {
        let improved = self.boards[seat].improved >> place as u8 & 1 != 0;
        if improved { self.sheet.improved[place] } else { PRINTED_REWARDS[place] }
    }

    /// The space on which a face-up building is taken: of alike tiles, the lowest.
    #[inline]
    pub(crate) fn space_of(&self, building: Building) -> Option<usize> {
        self.spaces.iter().position(|tile| tile.is_some_and(|tile| tile.building() == building))
    }
}

/// The markers on the bonus spaces at the start (E2-SET-1, A-SET-2).
pub(super) fn court_spaces(markers: Markers) -> u8 {
    match markers {
        Markers::Store => 0,
        Markers::Court => 0b0011_1111,
        Markers::GrandCourt => 0b1111_1111,
    }
}

fn first_phase(rules: &Rules, cards: Option<Cards>) -> Phase {
    match (rules.goals, rules.pieces) {
        (GoalSource::Cards, _) if cards.is_none() => Phase::DrawCards,
        (_, Pieces::Ornaments) => Phase::DrawWheel,
        _ => Phase::DrawTiles,
    }
}

/// The inner wheel starts with purple at location I.
fn inner_start(sheet: &Sheet) -> u8 {
    let purple = sheet.statues.iter().position(|color| *color == Color::Dark);
    purple.expect("the inner wheel shows all colours") as u8
}
