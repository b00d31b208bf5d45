//! How a scene fits the room that it has: which layout, and how long its unit is.

/// How the parts of a scene are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Three columns: market, own streets, opponents.
    Desk,
    /// Two columns under a strip of opponents.
    Tablet,
    /// A strip of opponents, the market, and the own streets below each other.
    Tall,
    /// One part at a time, in an upright phone.
    Phone,
    /// One part at a time, in a phone that lies on its side.
    Lying,
}

/// A layout and its unit: everything in a scene is measured in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How the parts are arranged.
    pub layout: Layout,
    /// The unit in CSS pixels; about 10 on a small laptop.
    pub unit: f64,
}

/// Below this, captions of 1.25 units would be smaller than 11 pixels.
const SMALLEST_UNIT: f64 = 8.8;
/// A board beside something else, which one rather looks at than plays on, may be smaller.
const SMALLEST_UNIT_BESIDE: f64 = 7.0;

impl Layout {
    /// The name that style sheets know it by.
    pub fn name(self) -> &'static str {
        match self {
            Layout::Desk => "desk",
            Layout::Tablet => "tablet",
            Layout::Tall => "tall",
            Layout::Phone => "phone",
            Layout::Lying => "lying",
        }
    }

    /// Whether only one part of the scene is shown at a time, behind tabs.
    pub fn has_tabs(self) -> bool {
        matches!(self, Layout::Phone | Layout::Lying)
    }

    /// Width and height in units.
    fn size(self) -> (f64, f64) {
        match self {
            Layout::Desk => (128.0, 80.0),
            Layout::Tablet => (104.0, 78.0),
            Layout::Tall => (78.0, 104.0),
            Layout::Phone => (39.0, 74.0),
            Layout::Lying => (84.0, 39.0),
        }
    }
}

impl Fit {
    /// The layout for a room of this many CSS pixels: the richest one in which everything is large enough to read.
    pub fn of(width: f64, height: f64) -> Fit {
        Fit::choose(width, height, SMALLEST_UNIT)
    }

    /// The layout for a board that stands beside something else, such as a lesson's words.
    pub fn beside(width: f64, height: f64) -> Fit {
        Fit::choose(width, height, SMALLEST_UNIT_BESIDE)
    }

    fn choose(width: f64, height: f64, smallest: f64) -> Fit {
        let layouts = match width >= height {
            true => [Layout::Desk, Layout::Tablet, Layout::Lying],
            false => [Layout::Desk, Layout::Tall, Layout::Phone],
        };
        let fit = |layout: Layout| {
            let (across, down) = layout.size();
            Fit { layout, unit: (width / across).min(height / down) }
        };
        let [first, second, last] = layouts.map(fit);
        [first, second].into_iter().find(|fit| fit.unit >= smallest).unwrap_or(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_screens_have_the_layout_made_for_them() {
        let layout = |width, height| Fit::of(width, height).layout;
        let desks = [(1280.0, 720.0), (1366.0, 768.0), (1440.0, 900.0), (1920.0, 1080.0), (2560.0, 1440.0)];
        for (width, height) in desks {
            assert_eq!(layout(width, height), Layout::Desk, "{width}×{height}");
        }
        assert_eq!(layout(1024.0, 768.0), Layout::Tablet);
        assert_eq!(layout(768.0, 1024.0), Layout::Tall);
        assert_eq!(layout(390.0, 844.0), Layout::Phone);
        assert_eq!(layout(360.0, 740.0), Layout::Phone);
        assert_eq!(layout(844.0, 390.0), Layout::Lying);
    }

    #[test]
    fn everything_fits_into_the_room() {
        for width in (320..2600).step_by(40) {
            for height in (320..1500).step_by(40) {
                let (width, height) = (f64::from(width), f64::from(height));
                let Fit { layout, unit } = Fit::of(width, height);
                let (across, down) = layout.size();
                assert!(across * unit <= width + 0.01 && down * unit <= height + 0.01, "{width}×{height}");
            }
        }
    }
}
