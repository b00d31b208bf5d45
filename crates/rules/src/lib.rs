//! Rules engines for The Palaces of Carrara (four rulesets) and Palazzo, and the vocabulary that they share.
//!
//! An engine is a type that implements [`Game`]: a flat state in which chance is recorded rather than seeded.
//! A game is written down as a [`Record`]; the form is described in `docs/rules/notation.md`.
//!
//! ```
//! use palazzi_rules::{Game, Offers, Pending, carrara::{Carrara, Config, Edition}};
//! use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
//!
//! let mut rng = ChaCha8Rng::seed_from_u64(7);
//! let mut game = Carrara::new(&Config::new(Edition::First, 2).expect("two players are allowed"));
//! let mut offers = Offers::default();
//! loop {
//!     match game.pending() {
//!         Pending::Chance => {
//!             let chance = game.sample_chance(&mut rng);
//!             game.resolve(&chance, &mut ()).expect("a sampled result is possible");
//!         }
//!         Pending::Decide(seat) => {
//!             game.legal_actions(seat, &mut offers);
//!             let action = offers[0];
//!             game.play(seat, &action, &mut ()).expect("an offered action is legal");
//!         }
//!         Pending::Over => break,
//!     }
//! }
//! assert!(!game.winners().is_empty());
//! ```

pub mod carrara;
mod game;
mod head;
mod names;
mod notation;
pub mod palazzo;
mod perft;
mod playout;
mod random;
mod record;
mod ruleset;
mod seat;
pub mod suite;
mod wire;
mod wish;

pub use game::{Audience, Choice, Fact, Facts, Game, Offers, Pending, Viewer};
pub use head::{Head, HeadError, RULES_VERSION, Setup};
pub use notation::NotationError;
pub use perft::perft;
pub use playout::{ByKind, Chooser, Uniform, playout};
pub use random::{below, shuffle};
pub use record::{Outcome, Record, RecordError, RecordFault, Step};
pub use ruleset::{Engine, Ruleset, UnknownRuleset};
pub use seat::{BySeat, Seat, SeatSet};
