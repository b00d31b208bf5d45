use ratatui::layout::Rect;

/// The space between two columns.
const GUTTER: u16 = 2;

/// How the board is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) columns: u16,
    pub(crate) width: u16,
    /// Whether there is room for whole words.
    pub(crate) roomy: bool,
}

impl Layout {
    /// The layout for a screen of this size.
    pub(crate) fn of(area: Rect) -> Layout {
        let columns = match area.width {
            0..110 => 2,
            110..230 => 3,
            _ => 4,
        };
        let width = (area.width - 2 - GUTTER * (columns - 1)) / columns;
        Layout { columns, width, roomy: width >= 36 && columns > 2 && area.height >= 34 }
    }

    /// The area of a column within the area of the board.
    pub(crate) fn column(self, area: Rect, index: u16) -> Rect {
        Rect { x: area.x + 1 + index * (self.width + GUTTER), width: self.width, ..area }
    }
}
