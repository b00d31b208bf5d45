//! The Palaces of Carrara: four rulesets, one engine.
//!
//! [`Rules`] holds what the rulesets differ in, as named policies and tables. [`Carrara`] is the state: the open
//! [`Table`], what players hold behind their screens, and the bag. A move is checked in `legal`, listed in
//! `offers`, carried out in `play`; draws are in `chance`.

mod action;
mod arrange;
mod audit;
mod board;
mod bricks;
mod buildings;
mod cards;
mod chance;
mod cities;
mod conditions;
mod config;
mod counting;
mod court;
mod event;
mod final_scoring;
mod illegal;
mod legal;
mod objects;
mod offers;
mod payments;
mod pieces;
mod places;
mod play;
mod purchases;
mod rules;
mod scoring;
mod sheet;
mod state;
mod tiles;
mod trace;
mod view;
mod view_check;
mod view_form;

use rand_core::Rng;

pub use action::{Action, Kind, Kinds, What};
pub use arrange::{Arrangement, ArrangementError, Belongings};
pub use board::Board;
pub use bricks::{Bricks, Color, Location, WHEEL_SIZE};
pub use buildings::{Building, BuildingType};
pub use cards::{BonusCard, BuildingCard, Cards, Goals, Numeral, ObjectCard, TopCard};
pub use chance::{Chance, Impossible};
pub use cities::{City, Improvement, Pay, Reward};
pub use conditions::Progress;
pub use config::Config;
pub use counting::{Count, Miscount};
pub use court::{Bonus, GoldSpace, Space, Visit};
pub use event::Event;
pub use final_scoring::FinalScore;
pub use illegal::{Illegal, Reason};
pub use offers::Scratch;
pub use pieces::{Object, Piece, PieceKind};
pub use places::{Money, Place, Places, Statues};
pub use rules::{
    CONSOLATION_COINS, COURT_COINS, COURT_POINTS, END_POINTS, Edition, Eights, Ending, Exchange, GoalSource,
    Idling, Markers, PIECE_PRICE, Pieces, RuleIds, Rules, Turning, Upgrades,
};
pub use sheet::{BUILT_IN_SHEET, CourtPay, Sheet};
pub use state::{Carrara, Holdings, Phase, PieceSource, Table, Turn};
pub use tiles::{Tile, TileSet};
pub use trace::{PlayerTrace, Symbols, Trace};
pub use view::{BagView, View};

use crate::game::{Choice, Facts, Game, Offers, Pending, Viewer};
use crate::seat::{BySeat, Seat, SeatSet};
use play::Teller;

/// Bound on decisions where the first edition's rules hold: see [`Game::decision_bound`] below.
const FIRST_EDITION_BOUND: u32 = 16_250;
/// Bound on decisions where passing is free.
const SECOND_EDITION_BOUND: u32 = 260_000;

impl Game for Carrara {
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Impossible = Impossible;
    type Trace = Trace;
    type Scratch = Scratch;

    fn new(config: &Config) -> Carrara {
        Carrara::start(config)
    }

    fn players(&self) -> usize {
        self.table.players()
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.table.phase {
            Phase::DrawCards | Phase::DrawWheel | Phase::DrawTiles => Pending::Chance,
            Phase::Refill | Phase::Restock(_) => Pending::Chance,
            Phase::Over => Pending::Over,
            _ => Pending::Decide(self.table.turn.seat),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Offers<Carrara>) {
        out.actions.clear();
        if self.pending() == Pending::Decide(seat) {
            self.list(seat, &mut out.actions, &mut out.scratch);
        }
    }

    fn random_action(&self, choice: Choice, rng: &mut impl Rng) -> Action {
        self.pick(self.table.turn.seat, choice, rng)
    }

    fn kind(action: &Action) -> &'static str {
        action.what.kind().name()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let refuse = |reason| Err(Illegal { reason, rule: self.rules().ids.turn });
        match self.pending() {
            Pending::Over => refuse(Reason::Over),
            Pending::Chance => refuse(Reason::ChanceFirst),
            Pending::Decide(turn) if turn != seat => refuse(Reason::OtherTurn(turn)),
            Pending::Decide(_) => self.check_action(seat, action),
        }
    }

    fn play_unchecked(&mut self, action: &Action, facts: &mut impl Facts<Event>) {
        self.carry_out(action, &mut Teller(facts));
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        self.sample(rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Impossible> {
        self.check_draw(chance)
    }

    fn resolve_unchecked(&mut self, chance: &Chance, facts: &mut impl Facts<Event>) {
        self.apply_draw(chance, &mut Teller(facts));
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Carrara {
        Carrara::imagine(view, rng)
    }

    fn scores(&self) -> BySeat<i32> {
        self.totals()
    }

    fn winners(&self) -> SeatSet {
        self.first_places()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_conservation()
    }

    fn trace(&self) -> Trace {
        self.write_out()
    }

    /// In the first edition every brick that is bought is kept (at most 42) or paid for a building (at most
    /// 138 in all), so there are at most 180 buys; a player is broke at most three times after spending coins
    /// (570 times), there are 36 buildings and 24 scorings, and of `players` turns in a row at least one is not
    /// stuck, since 42 bricks in hands always suffice for a building: 3,250 turns of at most five decisions.
    ///
    /// In the second edition pairs may double what is paid (354 buys), decorations and statues cost coins too
    /// (84), and `passes` may come between: 1,755 other turns, at most twelve turns apart, of at most twelve
    /// decisions.
    fn decision_bound(&self) -> u32 {
        match self.rules().idling {
            Idling::Stuck => FIRST_EDITION_BOUND,
            Idling::Pass => SECOND_EDITION_BOUND,
        }
    }
}
