//! Computer opponents for every ruleset, and what they are measured by.
//!
//! A [`Bot`] is given what its seat may know: a view, the offered actions, the events that are addressed to it,
//! and a budget. It never holds the state of the table. What it knows of hidden things it keeps in a [`Memory`],
//! which turns a view into a state that could be the true one.

mod arena;
mod bot;
mod flat;
mod greedy;
mod memory;
mod roster;
mod table;
mod wilson;

pub use arena::{Contestant, Match, Standing, run};
pub use bot::{Bot, Budget, Situation};
pub use flat::FlatMonteCarlo;
pub use greedy::{Greedy, RandomBot};
pub use memory::{Memory, Remember};
pub use roster::{BotName, UnknownBot};
pub use table::{Finished, play_game};
pub use wilson::{Interval, wilson};
