//! All symbols in one document.

use crate::{facade, icon, portrait};

/// Drawings made by hand: sequences of `<symbol>` elements.
const DRAWINGS: [&str; 9] = [
    include_str!("defs.svg"),
    include_str!("mini.svg"),
    include_str!("brick.svg"),
    include_str!("emblem.svg"),
    include_str!("token.svg"),
    include_str!("crest.svg"),
    include_str!("wheel.svg"),
    include_str!("view.svg"),
    include_str!("city.svg"),
];

/// One SVG document with every symbol, to be put into a page once.
#[must_use]
pub fn sprite() -> String {
    let mut out = String::from(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" aria-hidden="true">"#,
    );
    for line in DRAWINGS.iter().flat_map(|drawing| drawing.lines()).filter(|line| !line.starts_with("<!--")) {
        out += line.trim();
    }
    out += &facade::symbols();
    out += &portrait::symbols();
    out += &icon::symbols();
    out + "</svg>"
}
