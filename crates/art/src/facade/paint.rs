//! What façades are made of.

use crate::canvas::Paint;

/// Light from the left, and shade at the right.
pub(super) const LIT: Paint = Paint::Fill("a-lit");
/// Light on a dome.
pub(super) const BALL: Paint = Paint::Fill("a-ball");
/// A soft shadow.
pub(super) const SHADE: Paint = Paint::Class("a-sd");
/// Dressed stone round openings.
pub(super) const TRIM: Paint = Paint::Class("a-tr");
/// Dressed stone with an outline.
pub(super) const TRIM_LINE: Paint = Paint::Class("a-tr a-ol");
/// Glass, lit in the evening.
pub(super) const GLASS: Paint = Paint::Class("a-wn");
/// Glass of a room where only a candle burns in the evening.
pub(super) const DIM_GLASS: Paint = Paint::Class("a-wd");
/// Darkness inside.
pub(super) const DARK: Paint = Paint::Class("a-dk");
/// Gilded iron: crosses, poles, railings.
pub(super) const GILT_LINE: Paint = Paint::Class("a-gl");
/// Gold with an outline.
pub(super) const GOLD: Paint = Paint::Class("a-gd a-ol");
/// Thin lines.
pub(super) const THIN: Paint = Paint::Class("a-th");
/// Roof tiles with an outline.
pub(super) const TILES: Paint = Paint::Class("a-rf a-ol");
/// The rows of roof tiles.
pub(super) const TILE_ROWS: Paint = Paint::Fill("a-tile");

/// What a wall is built of.
#[derive(Clone, Copy)]
pub(super) enum Stone {
    /// White marble, plain.
    Marble,
    /// White marble with green bands.
    Banded,
    /// White marble in large blocks.
    Ashlar,
    /// Painted plaster of a town palace.
    Plaster,
    /// Fired brick.
    Brick,
    /// Grey quarry stone.
    Quarry,
    /// Yellow plaster of the countryside.
    Ochre,
}

impl Stone {
    /// Its colour with an outline.
    pub(super) fn line(self) -> Paint {
        Paint::Class(match self {
            Self::Marble | Self::Banded | Self::Ashlar => "a-wl a-ol",
            Self::Plaster => "a-pk a-ol",
            Self::Brick => "a-bk a-ol",
            Self::Quarry => "a-gs a-ol",
            Self::Ochre => "a-yl a-ol",
        })
    }

    /// Its joints or bands.
    pub(super) fn joints(self) -> Option<Paint> {
        match self {
            Self::Banded => Some(Paint::Fill("a-str")),
            Self::Ashlar => Some(Paint::Fill("a-rus")),
            Self::Brick => Some(Paint::Fill("a-brk")),
            Self::Quarry => Some(Paint::Fill("a-qua")),
            Self::Marble | Self::Plaster | Self::Ochre => None,
        }
    }
}
