//! The hub over a real store: tables are played at, restored, shared between nodes, and looked after.

#[path = "../../../store/tests/conformance/home.rs"]
mod home;

mod guest;
mod nodes;
mod tables;
