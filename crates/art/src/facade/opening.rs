//! Windows, doors and arches.

use super::paint::{DARK, DIM_GLASS, GLASS, THIN, TRIM, TRIM_LINE};
use crate::canvas::{Area, Canvas, Paint};

/// One window in this many is dimmer in the evening, so that a lit façade is not uniform.
const DIM_EVERY: usize = 4;

impl Canvas {
    /// A window with a round head, a frame and a sill.
    pub(super) fn window(&mut self, area: Area) {
        self.windows(&[area]);
    }

    /// Windows that stand in rows, drawn together.
    pub(super) fn windows(&mut self, areas: &[Area]) {
        for area in areas {
            self.arch(TRIM, Area { h: area.h + 1.3, ..area.wider(1.1) });
        }
        for area in areas {
            self.rect(TRIM_LINE, Area { y: area.y - 1.2, h: 1.2, ..area.wider(1.5) });
        }
        for (paint, dim) in [(GLASS, false), (DIM_GLASS, true)] {
            for (index, area) in areas.iter().enumerate() {
                if (index % DIM_EVERY == 2) == dim {
                    self.arch(paint, *area);
                }
            }
        }
        for area in areas.iter().filter(|area| area.w > 3.8) {
            self.line(Paint::Class("a-mu"), (area.middle(), area.y), (area.middle(), area.top()));
            let y = area.y + area.h * 0.55;
            self.line(Paint::Class("a-mu"), (area.x, y), (area.right(), y));
        }
    }

    /// Windows of one size, spread over a wall.
    pub(super) fn row(&mut self, wall: Area, count: u32, (w, h): (f64, f64)) {
        let areas = spread(wall, count, (w, h));
        self.windows(&areas);
    }

    /// A row of open arches with darkness behind, as in a loggia.
    pub(super) fn loggia(&mut self, wall: Area, count: u32) {
        let w = wall.w / f64::from(count) * 0.7;
        let areas = spread(wall, count, (w, wall.h));
        for area in &areas {
            self.arch(TRIM_LINE, Area { h: area.h + 1.2, ..area.wider(1.1) });
        }
        for area in &areas {
            self.arch(DARK, *area);
        }
        for area in &areas {
            self.arch(Paint::Class("a-wg"), Area { h: area.h * 0.82, ..area.wider(-area.w * 0.16) });
        }
    }

    /// A square window low in a wall.
    pub(super) fn hatch(&mut self, area: Area) {
        self.rect(TRIM_LINE, Area { y: area.y - 1.0, h: area.h + 2.0, ..area.wider(1.0) });
        self.rect(GLASS, area);
        self.line(THIN, (area.middle(), area.y), (area.middle(), area.top()));
    }

    /// A narrow slit.
    pub(super) fn slit(&mut self, x: f64, y: f64, h: f64) {
        self.rect(GLASS, Area::centred(x, y, 2.2, h));
    }

    /// A wooden door under an arch.
    pub(super) fn door(&mut self, area: Area) {
        self.arch(TRIM_LINE, Area { h: area.h + 1.8, ..area.wider(1.7) });
        self.arch(Paint::Class("a-dr"), area);
        let x = area.middle();
        self.line(THIN, (x, area.y), (x, area.top() - 0.6));
        let y = area.y + area.h * 0.55;
        self.line(THIN, (area.x, y), (area.right(), y));
    }

    /// A round window with tracery.
    pub(super) fn rose(&mut self, (x, y): (f64, f64), radius: f64) {
        self.circle(TRIM_LINE, (x, y), radius + 1.5);
        self.circle(GLASS, (x, y), radius);
        let spokes: u32 = if radius > 4.0 { 4 } else { 2 };
        for index in 0..spokes {
            let angle = std::f64::consts::PI * f64::from(index) / f64::from(spokes);
            let (dx, dy) = (radius * angle.cos(), radius * angle.sin());
            self.line(Paint::Class("a-mu"), (x - dx, y - dy), (x + dx, y + dy));
        }
        self.circle(TRIM, (x, y), radius * 0.3);
    }
}

/// Areas of this size, spread over the width of a wall and standing on its lower edge.
fn spread(wall: Area, count: u32, (w, h): (f64, f64)) -> Vec<Area> {
    let unit = wall.w / f64::from(count);
    (0..count).map(|index| Area::centred(wall.x + unit * (f64::from(index) + 0.5), wall.y, w, h)).collect()
}
