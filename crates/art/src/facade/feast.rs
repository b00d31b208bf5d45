//! What a building of value 8 is dressed with: banners and garlands.

use super::paint::{GOLD, SHADE};
use crate::canvas::{Area, Canvas, Data, Paint};

impl Canvas {
    /// A red banner with a gold lozenge that hangs from the top of an area.
    pub(super) fn banner(&mut self, area: Area) {
        let Area { x, y, w, .. } = area;
        let (top, middle) = (area.top(), area.middle());
        let cloth = [(x, top), (x + w, top), (x + w, y), (middle, y + w * 0.5), (x, y)];
        self.polygon(Paint::Class("a-pn a-ol"), &cloth);
        self.polygon(SHADE, &[(middle, top), (x + w, top), (x + w, y), (middle, y + w * 0.5)]);
        let (heart, size) = (y + area.h * 0.58, w * 0.28);
        let lozenge = [
            (middle, heart + 1.5 * size),
            (middle + size, heart),
            (middle, heart - 1.5 * size),
            (middle - size, heart),
        ];
        self.polygon(Paint::Class("a-gd"), &lozenge);
        self.rect(GOLD, Area { y: top - 0.6, h: 1.4, ..area.wider(0.8) });
    }

    /// A garland that hangs in swags from the upper edge of an area.
    pub(super) fn garland(&mut self, area: Area, swags: u32) {
        let unit = area.w / f64::from(swags);
        let mut leaves = Data::new();
        for index in 0..swags {
            let x = area.x + unit * f64::from(index);
            let low = area.y - area.h * 0.33;
            leaves = leaves.to(x, area.top()).curve(
                (x + unit * 0.25, low),
                (x + unit * 0.75, low),
                (x + unit, area.top()),
            );
        }
        self.path(Paint::Class("a-ga"), &leaves.0);
        for index in 0..=swags {
            self.circle(Paint::Class("a-gd"), (area.x + unit * f64::from(index), area.top()), 1.1);
        }
        for index in 0..swags {
            self.circle(Paint::Class("a-pn"), (area.x + unit * (f64::from(index) + 0.5), area.y), 0.9);
        }
    }
}
