//! Tables without a server: the same tables and bots, kept on the device, in a browser or by the terminal client.
//!
//! A [`Room`] does on one device what a server does for all: it turns what people submit into lines, keeps them on a
//! [`Shelf`], and only then tells the page; in between it lets bots decide. In a browser it lives in a worker, its
//! shelf is IndexedDB, and `worker.js` calls it; everything else here is plain Rust and tested without a browser.

#[cfg(target_arch = "wasm32")]
mod browser;
mod hand;
mod kept;
mod open;
mod place;
mod questions;
mod room;
mod shelf;

pub use room::{Room, Voice};
pub use shelf::{Sheet, Shelf, ShelfFailed, Written};
