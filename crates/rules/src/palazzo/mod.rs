//! The engine of Palazzo (`docs/rules/palazzo.md`).
//!
//! ```
//! use palazzi_rules::{Game, Offers, Pending, palazzo::{Config, Palazzo}};
//! use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
//!
//! let mut rng = ChaCha8Rng::seed_from_u64(7);
//! let mut game = Palazzo::new(&Config::new(3).expect("three players are allowed"));
//! while game.pending() == Pending::Chance {
//!     let chance = game.sample_chance(&mut rng);
//!     game.resolve(&chance, &mut ()).expect("a sampled result is possible");
//! }
//! let Pending::Decide(seat) = game.pending() else { panic!("somebody begins") };
//! let mut offers = Offers::default();
//! game.legal_actions(seat, &mut offers);
//! let offered: Vec<String> = offers.iter().map(|action| action.to_string()).collect();
//! assert_eq!(offered, ["money", "draw"]);
//! ```

mod action;
mod audit;
mod chance;
mod coins;
mod config;
mod determinize;
mod draw;
mod event;
mod illegal;
mod legal;
mod list;
mod money;
mod palace;
mod payment;
mod payments;
mod phase;
mod pick;
mod play;
mod scoring;
mod sheet;
mod stacks;
mod state;
mod tally;
mod tiles;
mod trace;
mod view;
mod view_check;

use rand_core::Rng;

pub use action::{Action, Change, Number, Purchase, Spot};
pub use chance::Chance;
pub use config::Config;
pub use event::{End, Event};
pub use illegal::{Illegal, Impossible, Reason};
pub use list::Scratch;
pub use money::{Card, Currency, Money};
pub use palace::Palace;
pub use payment::{Payment, TRIPLET_AMOUNT};
pub use payments::MOST_TIGHT;
pub use phase::{Auction, Phase, Quarry};
pub use scoring::{best_currency, palace_points};
pub use sheet::{BACKS, BUILT_IN_SHEET, Sheet, SheetError};
pub use stacks::{Drawn, RIDERS, Stacks};
pub use state::{Palazzo, QUIET_TURNS};
pub use tiles::{Material, Tile, TileSet};
pub use trace::{BidTrace, PlayerTrace, StacksTrace, Trace};
pub use view::{Deck, Hand, Player, View};

use crate::game::{Choice, Facts, Game, Offers, Pending, Viewer};
use crate::seat::{BySeat, Seat, SeatSet};

impl Game for Palazzo {
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Impossible = Impossible;
    type Trace = Trace;
    type Scratch = Scratch;

    fn new(config: &Config) -> Palazzo {
        Palazzo::before_set_up(config)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn pending(&self) -> Pending {
        self.next_to_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Offers<Palazzo>) {
        out.actions.clear();
        if self.next_to_act() == Pending::Decide(seat) {
            list::list(self, seat, &mut out.actions, &mut out.scratch);
        }
    }

    fn random_action(&self, choice: Choice, rng: &mut impl Rng) -> Action {
        pick::pick(self, choice, rng)
    }

    fn kind(action: &Action) -> &'static str {
        action.kind()
    }

    fn lists_all(action: &Action) -> bool {
        !matches!(action, Action::Buy { .. } | Action::Bid(_))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    fn play_unchecked(&mut self, action: &Action, facts: &mut impl Facts<Event>) {
        play::play(self, action, facts);
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Chance {
        draw::sample(self, rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Impossible> {
        draw::check(self, chance)
    }

    fn resolve_unchecked(&mut self, chance: &Chance, facts: &mut impl Facts<Event>) {
        draw::resolve(self, chance, facts);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Palazzo {
        determinize::determinize(view, rng)
    }

    fn scores(&self) -> BySeat<i32> {
        scoring::scores(self)
    }

    fn winners(&self) -> SeatSet {
        scoring::winners(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn trace(&self) -> Trace {
        trace::trace(self)
    }

    fn decision_bound(&self) -> u32 {
        state::decision_bound(self.players.into())
    }
}
