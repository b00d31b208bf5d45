//! What every client of Palazzi shares, whatever it is drawn with.
//!
//! - [`Texts`]: all words in one language, looked up by [`Key`]s that exist in every language or nothing builds.
//! - [`Sentence`]: words that mention the things of a game, so that a client can point at them.
//! - [`Shown`]: what a game must say about itself so that people can play it: the [`parts`](Shown::parts) that an
//!   action is pointed out by, and sentences for tasks, actions, events and refusals.
//! - [`Choice`]: the actions on offer, narrowed part by part until one is left.
//! - [`Past`] and [`Scored`]: a game looked back upon, and its final score line by line; [`chart`] for drawing them.
//! - [`Character`]: who plays as a level, and [`Remarks`]: what the characters say about the game.
//! - [`learn`]: which rules there are, and lessons that are played.

pub mod carrara;
mod characters;
pub mod chart;
mod choice;
mod fit;
pub mod key;
pub mod learn;
pub mod palazzo;
mod past;
pub mod preferences;
mod problem;
mod remarks;
mod score;
mod sentence;
mod shown;
pub mod sound;
mod texts;
mod told;

pub use characters::{
    Character, NO_PORTRAIT, TEACHER, level_name, line_names, plain_line_names, player_name, portrait_of,
    portrait_of_player, symbol,
};
pub use choice::Choice;
pub use fit::{Fit, Layout};
pub use key::Key;
pub use past::{Entry, Eyes, Past};
pub use problem::problem_text;
pub use remarks::{Moment, Remark, Remarked, Remarks};
pub use score::{ScoreCell, ScoreLine, ScoreSheet, Scored, TieBreak, state_of};
pub use sentence::{Fragment, Sentence};
pub use shown::{Names, Refusal, Shown};
pub use texts::{Arguments, Language, Texts, UnknownText};
pub use told::{Log, Told, occupant_name, seat_names};
