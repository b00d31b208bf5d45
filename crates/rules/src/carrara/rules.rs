//! What the four rulesets differ in, as named policies. The engine asks for a policy, never for an edition.

use super::action::{Kind, Kinds};
use super::bricks::{Bricks, Color};
use super::places::{Place, Places};
use super::tiles::TileSet;

/// A published form of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Edition {
    /// The first edition, base game.
    First,
    /// The first edition with its expansion.
    FirstExpansion,
    /// The second edition, normal version.
    Second,
    /// The second edition, advanced version.
    SecondAdvanced,
}

impl Edition {
    /// The rules of this edition.
    #[inline]
    pub fn rules(self) -> &'static Rules {
        &RULES[self as usize]
    }
}

/// The policies and numbers of one ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Whether and how the wheel turns when buying.
    pub turning: Turning,
    /// Whether dear bricks may be replaced by pairs when paying.
    pub exchange: Exchange,
    /// Which buildings may be built over.
    pub upgrades: Upgrades,
    /// How a scoring marker is had.
    pub markers: Markers,
    /// What pieces there are besides bricks and buildings.
    pub pieces: Pieces,
    /// How cards set the goals.
    pub goals: GoalSource,
    /// What ends the game.
    pub ending: Ending,
    /// What a player does who can or will not act.
    pub idling: Idling,
    /// Whether value 8 buildings and improvements are in play.
    pub eights: Eights,
    /// The kinds of action that occur.
    pub kinds: Kinds,
    /// The places that can be scored.
    pub places: Places,
    /// Scoring markers of each player.
    pub marker_count: u8,
    /// Bricks that the seats start with.
    pub start_bricks: [Bricks; 4],
    /// The shuffled buildings for two, three and four players.
    pub buildings: [TileSet; 3],
    /// The identifiers of the rules that refusals name.
    pub ids: RuleIds,
}

/// The identifiers of the rules that say the same in different editions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named for what the rule is about")]
pub struct RuleIds {
    pub turn: &'static str,
    pub turning: &'static str,
    pub buying: &'static str,
    pub broke: &'static str,
    pub building: &'static str,
    pub paying: &'static str,
    pub upgrading: &'static str,
    pub improving: &'static str,
    pub scoring: &'static str,
    pub scoring_type: &'static str,
    pub scoring_city: &'static str,
    pub scoring_landscape: &'static str,
}

impl RuleIds {
    /// The rule about scoring a place.
    pub(crate) fn rule_of(&self, place: Place) -> &'static str {
        match place {
            Place::City(_) => self.scoring_city,
            Place::Type(_) => self.scoring_type,
            Place::Urban | Place::Rural => self.scoring_landscape,
            Place::Money(_) => "A-SCORE-3",
            Place::Statues(_) => "A-SCORE-4",
        }
    }
}

/// Whether and how the wheel turns when buying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// It always turns (E1-BUY-1).
    Must,
    /// It may stay; with nothing affordable the player then takes coins (X-BUY).
    May,
    /// It may stay only if something is affordable (E2-BUY).
    MayIfAffordable,
    /// Both wheels or the inner one alone (A-BUY-1).
    BothOrInner,
}

/// Whether dear bricks may be replaced by pairs when paying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// Never.
    None,
    /// Two of the next cheaper colour stand for one (E2-BUILD-2).
    Pairs,
}

/// Which buildings may be built over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upgrades {
    /// None.
    None,
    /// Any by one of higher value (X-BUILD-2).
    Higher,
    /// Any by the monument of its type (E2-BUILD-3).
    Monument,
}

/// How a scoring marker is had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Markers {
    /// From the player's own store (E1-SCORE-1).
    Store,
    /// From the six spaces of the King's Court, which pay coins or points (E2-SCORE-3).
    Court,
    /// From the eight spaces of the advanced court, which also give pieces (A-SCORE-1).
    GrandCourt,
}

/// What pieces there are besides bricks and buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pieces {
    /// Objects, from scoring and for sale (E1-SCORE-4, E1-XTRA-1).
    Objects,
    /// None.
    None,
    /// Decorations and statues that stand on buildings (A-DECO-1, A-STAT-1).
    Ornaments,
}

/// How cards set the goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalSource {
    /// The goals of the base game.
    Base,
    /// Four cards, drawn or chosen (X-SET-1).
    Cards,
}

/// What ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// An announcement or the last building; the round is finished (E1-END).
    Announcement,
    /// Somebody's last marker and an empty stack; the others have one more turn (E2-END).
    MarkersAndStack,
}

/// What a player does who can or will not act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idling {
    /// Takes coins when nothing is possible (E1-TURN-3); passes only after an announcement (E1-END-3).
    Stuck,
    /// Passes at will and takes coins (E2-TURN-1).
    Pass,
}

/// Whether value 8 buildings and improvements are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eights {
    /// No.
    Absent,
    /// Yes.
    Present,
}

/// Coins that every player starts with.
pub(crate) const START_COINS: u16 = 20;
/// Coins for being broke, stuck, or passing.
pub const CONSOLATION_COINS: u16 = 2;
/// Points for announcing or triggering the end.
pub const END_POINTS: u16 = 5;
/// Price of an object, a decoration or a statue.
pub const PIECE_PRICE: u16 = 10;
/// Face-up buildings.
pub(crate) const SPACES: usize = 9;
/// Coins of a court space.
pub const COURT_COINS: u16 = 5;
/// Points of a court space.
pub const COURT_POINTS: u16 = 3;
/// Objects of each type in the first edition.
pub(crate) const OBJECTS_PER_TYPE: u8 = 6;
/// Statues of each colour in the advanced version.
pub(crate) const STATUES_PER_COLOR: u8 = 6;
/// Turns in a row that every player must pass for the game to end (E2-END-3).
pub(crate) const IDLE_ROUNDS: u8 = 3;
/// Coins for one point in final scoring.
pub(crate) const COINS_PER_POINT: u32 = 5;

/// Decorations of each type in the advanced version, by number of players (A-SET-1).
pub(crate) fn decorations_per_type(players: usize) -> u8 {
    players as u8 + 3
}

const fn bricks(first: Color, second: Color) -> Bricks {
    if first as u8 == second as u8 {
        return Bricks::of(first, 2);
    }
    match Bricks::of(first, 1).checked_add(Bricks::of(second, 1)) {
        Some(bricks) => bricks,
        None => unreachable!(),
    }
}

/// E1-SET-3.
const FIRST_START_BRICKS: [Bricks; 4] = [
    Bricks::of(Color::Dark, 1),
    Bricks::of(Color::Blue, 1),
    Bricks::of(Color::Green, 1),
    Bricks::of(Color::Red, 1),
];

/// E2-SET-2.
const SECOND_START_BRICKS: [Bricks; 4] = [
    bricks(Color::Dark, Color::Dark),
    bricks(Color::Dark, Color::Blue),
    bricks(Color::Blue, Color::Blue),
    bricks(Color::Blue, Color::Green),
];

const BOTH_EDITIONS: Kinds =
    Kinds::NONE.with(&[Kind::Turn, Kind::Buy, Kind::Broke, Kind::Build, Kind::Score, Kind::Pass]);
const FIRST_KINDS: Kinds = BOTH_EDITIONS.with(&[Kind::Stuck, Kind::Object, Kind::Announce, Kind::End]);
const SECOND_KINDS: Kinds = BOTH_EDITIONS.with(&[Kind::Upgrade, Kind::Improve, Kind::Court]);

const FIRST: Rules = Rules {
    turning: Turning::Must,
    exchange: Exchange::None,
    upgrades: Upgrades::None,
    markers: Markers::Store,
    pieces: Pieces::Objects,
    goals: GoalSource::Base,
    ending: Ending::Announcement,
    idling: Idling::Stuck,
    eights: Eights::Absent,
    kinds: FIRST_KINDS,
    places: Places::CITIES_AND_TYPES,
    marker_count: 6,
    start_bricks: FIRST_START_BRICKS,
    buildings: [TileSet::ONE_THREE; 3],
    ids: FIRST_IDS,
};

const FIRST_IDS: RuleIds = RuleIds {
    turn: "E1-TURN-1",
    turning: "E1-BUY-5",
    buying: "E1-BUY-3",
    broke: "E1-BUY-4",
    building: "E1-BUILD-1",
    paying: "E1-BUILD-1",
    upgrading: "E1-BUILD-1",
    improving: "E1-BUILD-1",
    scoring: "E1-SCORE-1",
    scoring_type: "E1-SCORE-2",
    scoring_city: "E1-SCORE-3",
    scoring_landscape: "E1-SCORE-1",
};

const FIRST_EXPANSION: Rules = Rules {
    turning: Turning::May,
    upgrades: Upgrades::Higher,
    goals: GoalSource::Cards,
    eights: Eights::Present,
    kinds: FIRST_KINDS.with(&[Kind::Upgrade, Kind::Improve]),
    places: Places::WITH_LANDSCAPES,
    ids: RuleIds {
        turning: "X-BUY-2",
        broke: "X-BUY-3",
        upgrading: "X-BUILD-2",
        improving: "X-BUILD-3",
        scoring_landscape: "X-SCORE-1",
        ..FIRST_IDS
    },
    ..FIRST
};

const SECOND: Rules = Rules {
    turning: Turning::MayIfAffordable,
    exchange: Exchange::Pairs,
    upgrades: Upgrades::Monument,
    markers: Markers::Court,
    pieces: Pieces::None,
    goals: GoalSource::Base,
    ending: Ending::MarkersAndStack,
    idling: Idling::Pass,
    eights: Eights::Present,
    kinds: SECOND_KINDS,
    places: Places::WITH_LANDSCAPES,
    marker_count: 6,
    start_bricks: SECOND_START_BRICKS,
    buildings: [TileSet::NO_THREES, TileSet::ONE_THREE, TileSet::TWO_THREES],
    ids: SECOND_IDS,
};

const SECOND_IDS: RuleIds = RuleIds {
    turn: "E2-TURN-1",
    turning: "E2-BUY-4",
    buying: "E2-BUY-2",
    broke: "E2-BUY-3",
    building: "E2-BUILD-1",
    paying: "E2-BUILD-2",
    upgrading: "E2-BUILD-3",
    improving: "E2-BUILD-4",
    scoring: "E2-SCORE-1",
    scoring_type: "E2-SCORE-1",
    scoring_city: "E2-SCORE-1",
    scoring_landscape: "E2-SCORE-1",
};

const SECOND_ADVANCED: Rules = Rules {
    turning: Turning::BothOrInner,
    markers: Markers::GrandCourt,
    pieces: Pieces::Ornaments,
    kinds: SECOND_KINDS.with(&[
        Kind::Spin,
        Kind::Take,
        Kind::Place,
        Kind::Store,
        Kind::Swap,
        Kind::Decline,
        Kind::Move,
        Kind::Purchase,
        Kind::End,
    ]),
    places: Places::ALL,
    marker_count: 8,
    ids: RuleIds { turning: "A-BUY-1", ..SECOND_IDS },
    ..SECOND
};

/// In the order of [`Edition`].
static RULES: [Rules; 4] = [FIRST, FIRST_EXPANSION, SECOND, SECOND_ADVANCED];
