//! The same behaviour on both databases.
//!
//! Every test runs on SQLite, and also on PostgreSQL if `PALAZZI_TEST_POSTGRES` has the URL of a server where
//! databases may be made; `cargo xtask postgres` starts one, `cargo xtask test` does so by itself.

#![expect(
    clippy::unwrap_used,
    reason = "what a test sets up must work; Clippy sees only the tests themselves"
)]

mod backup;
mod changes;
mod home;
mod lists;
mod log;
mod open;
mod people;
mod ratings;
mod samples;
mod site;
