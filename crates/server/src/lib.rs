//! The Palazzi server: tables, people, bots.

pub mod hub;
pub mod table;
