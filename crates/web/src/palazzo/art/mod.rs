//! The things of Palazzo as drawings. Colours come from the style sheet, textures from one set of patterns.

mod card;
mod scenery;
mod tile;

pub(crate) use card::{CardBack, CardFace, OpeningFace, SmallCard, Triplet};
pub(crate) use scenery::{Builder, Loggia, Rider, Roof, Terrace};
pub(crate) use tile::{Patterns, SmallTile, TileFace};
