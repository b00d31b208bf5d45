//! The things of Palazzo as drawings. Colours come from the style sheet, textures from one set of patterns.

mod card;
mod scenery;
mod tile;

pub(super) use card::{CardBack, CardFace, OpeningFace, SmallCard, Triplet};
pub(super) use scenery::{Builder, Loggia, Rider, Roof, Terrace};
pub(super) use tile::{Patterns, SmallTile, TileFace};
