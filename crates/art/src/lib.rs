//! Draws every piece of the games as SVG symbols.
//!
//! [`sprite()`] returns one SVG document. A page puts it in once and then draws a piece with `<use href="#id">`.
//! Colours are CSS: classes with the prefix `a-` and custom properties, so a piece follows the theme and the place it
//! is in.

mod canvas;
mod facade;
mod icon;
mod portrait;
mod sprite;

pub use sprite::sprite;

/// Values that a building can have.
pub const VALUES: [u8; 6] = [1, 2, 3, 4, 5, 8];

/// Width and height of a façade in drawing units, without its plinth. Its symbol leaves 6 units free at the left and
/// the right, and 14 above for what rises over the roof.
///
/// # Panics
///
/// If no building has this value.
#[must_use]
pub const fn facade_size(value: u8) -> (u32, u32) {
    match value {
        1 => (42, 40),
        2 => (46, 52),
        3 => (52, 66),
        4 => (57, 82),
        5 => (63, 98),
        8 => (72, 112),
        _ => panic!("no building has this value"),
    }
}
