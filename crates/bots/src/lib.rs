//! Computer opponents for every ruleset, and what they are measured by.
//!
//! A [`Bot`] is given what its seat may know: a view, the offered actions, the events that are addressed to it,
//! and a budget. It never holds the state of the table. What it knows of hidden things it keeps in a [`Memory`],
//! which turns a view into a state that could be the true one.

mod analysis;
mod arena;
mod bot;
mod budget;
mod carrara_features;
mod contest;
mod features;
mod flat;
mod greedy;
mod hint;
mod instant;
mod judge;
mod learn;
mod level;
mod memory;
mod moment;
mod network;
mod palazzo_features;
mod results;
mod roster;
mod search;
mod searching;
mod table;
mod thinker;
mod tree;
mod turning;
mod verdict;
mod wilson;

pub use analysis::{Analysis, Decision, Progress, Swing, analyse};
pub use arena::{Contestant, Match, Round, Standing, run};
pub use bot::{Bot, Situation};
pub use budget::{BadBudget, Budget};
pub use contest::{AfterRound, Contest, play_contests};
pub use features::Features;
pub use flat::FlatMonteCarlo;
pub use greedy::{Greedy, RandomBot};
pub use hint::{Wanted, hints};
pub use judge::{Judge, outcome};
pub use learn::Learn;
pub use level::Level;
pub use memory::{Memory, Remember};
pub use moment::Moment;
pub use network::{FIRST, Judgement, Layers, Network, OUTPUTS, SCORE_UNIT, SECOND, Sums, judgement};
pub use results::{BadResults, Results};
pub use roster::{BotName, UnknownBot};
pub use search::{Effort, Thought, search};
pub use table::{Finished, play_game};
pub use thinker::Thinker;
pub use turning::{Cause, TurningPoint};
pub use verdict::{Grade, Outlook, Stretch, Summary, Verdict};
pub use wilson::{Interval, wilson};
