//! Tables as values: what may be done there, and what each viewer is told.

mod clocks;
mod driver;
mod going_back;
mod orders;
mod random;
mod seats;
mod telling;
mod wire;
mod wire_pair;
