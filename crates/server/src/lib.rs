//! The Palazzi server: tables, people, bots.

pub mod admin;
pub mod config;
pub mod http;
pub mod hub;
mod limits;
pub mod logs;
mod metrics;
mod people;
mod refusal;
pub mod serve;
