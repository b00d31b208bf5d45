//! What the strength of bots is measured by, for development alone: plain ISMCTS on top of the crate `ismcts`.
//!
//! The program of this package plays the matches: `cargo run --release -p palazzi-yardstick -- --help`.

mod bot;
mod contestant;
mod moves;
mod world;

pub use bot::Ismcts;
pub use contestant::Yardstick;
