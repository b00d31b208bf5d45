//! A room as a page meets it: messages in, messages out, everything on a shelf.

mod games;
mod hot_seat;
mod keeping;
mod questions;
mod support;
