//! Drawings of the sprite, by their names.

use leptos::prelude::*;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Color, Edition, Piece, PieceKind};

use super::symbols::edition_class;

/// A drawing that the style sheet sizes.
pub(super) fn sign(class: &'static str, name: impl Into<String>) -> impl IntoView {
    let href = format!("#{}", name.into());
    view! { <svg class=format!("sign {class}") aria-hidden="true"><use href=href width="100%" height="100%"/></svg> }
}

/// The crest of a seat.
pub(super) fn crest_name(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "crest-a",
        Seat::B => "crest-b",
        Seat::C => "crest-c",
        Seat::D => "crest-d",
    }
}

/// The brick of a colour, as a drawing and as a class. The sixth colour is purple in the second edition.
pub(super) fn brick_name(color: Color, edition: Edition) -> String {
    match (color, edition_class(edition)) {
        (Color::Dark, "second") => "brick-p".to_owned(),
        _ => format!("brick-{color}"),
    }
}

/// The drawing of a decoration or statue, and the class that gives it its colours.
pub(super) fn piece_name(piece: Piece) -> (String, String) {
    match piece.kind() {
        PieceKind::Decoration(object) => (format!("emblem-{object}"), "gilt".to_owned()),
        PieceKind::Statue(Color::Dark) => ("statue".to_owned(), "statue-p".to_owned()),
        PieceKind::Statue(color) => ("statue".to_owned(), format!("statue-{color}")),
        PieceKind::Gold => ("statue".to_owned(), "statue-gold".to_owned()),
    }
}
