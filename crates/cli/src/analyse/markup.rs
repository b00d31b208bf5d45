//! What SVG and HTML have in common.

use palazzi_rules::Seat;

use super::report::signed_percent;

/// Text as it may stand between tags and in quoted attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A change of a win chance, with a true minus.
pub(crate) fn change(change: f32) -> String {
    signed_percent(change).replace('-', "−")
}

/// The class of what belongs to a seat.
pub(crate) fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}
