//! Walls, courses and battlements.

use super::paint::{LIT, SHADE, Stone, TRIM, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data, Paint};

impl Canvas {
    /// A wall: stone, its joints, and light from the left.
    pub(super) fn wall(&mut self, stone: Stone, area: Area) {
        self.rect(stone.line(), area);
        if let Some(joints) = stone.joints() {
            self.rect(joints, area);
        }
        self.rect(LIT, area);
    }

    /// A moulded course that juts out and shades the wall under it.
    pub(super) fn course(&mut self, area: Area) {
        self.rect(SHADE, Area { y: area.y - 1.8, h: 1.8, ..area });
        self.rect(TRIM_LINE, area);
        self.rect(SHADE, Area { h: area.h * 0.38, ..area });
    }

    /// A flat step or base without a shadow on what is below.
    pub(super) fn slab(&mut self, area: Area) {
        self.rect(TRIM_LINE, area);
        self.rect(SHADE, Area { h: area.h * 0.38, ..area });
    }

    /// Battlements: merlons along an edge.
    pub(super) fn merlons(&mut self, stone: Stone, edge: Area, count: u32) {
        let unit = edge.w / f64::from(2 * count - 1);
        let mut data = Data::new().to(edge.x, edge.y - 0.5).rise(0.5);
        for index in 0..count {
            data = data.rise(edge.h).across(unit).rise(-edge.h);
            if index + 1 < count {
                data = data.across(unit);
            }
        }
        let data = data.rise(-0.5).close();
        self.path(stone.line(), &data);
        let mut shaded = Data::new();
        for index in 0..count {
            let x = edge.x + unit * f64::from(2 * index);
            shaded = shaded.to(x + unit * 0.62, edge.y).rise(edge.h).across(unit * 0.38).rise(-edge.h);
        }
        self.path(SHADE, &shaded.close());
    }

    /// A gallery that juts out on small arches, as under battlements.
    pub(super) fn corbels(&mut self, stone: Stone, area: Area, count: u32) {
        self.rect(stone.line(), area);
        self.rect(LIT, area);
        let unit = area.w / f64::from(count);
        for index in 0..count {
            let x = area.x + unit * (f64::from(index) + 0.5);
            self.arch(Paint::Class("a-dk"), Area::centred(x, area.y, unit * 0.56, area.h * 0.62));
        }
    }

    /// A row of small blocks under a cornice.
    pub(super) fn dentils(&mut self, x: f64, y: f64, w: f64) {
        self.line(Paint::Class("a-de"), (x, y), (x + w, y));
    }

    /// A shield with the arms of the house.
    pub(super) fn arms(&mut self, x: f64, y: f64, size: f64) {
        let s = size / 10.0;
        let data = Data::new()
            .to(x - 4.0 * s, y + 10.0 * s)
            .across(8.0 * s)
            .rise(-5.0 * s)
            .curve((x + 4.0 * s, y + 2.0 * s), (x + 1.5 * s, y + 0.8 * s), (x, y))
            .curve((x - 1.5 * s, y + 0.8 * s), (x - 4.0 * s, y + 2.0 * s), (x - 4.0 * s, y + 5.0 * s))
            .close();
        self.path(Paint::Class("a-gd a-ol"), &data);
        let band = [(-3.6, 8.0), (-3.6, 5.6), (3.6, 2.6), (3.6, 5.0)].map(|(a, b)| (x + a * s, y + b * s));
        self.polygon(Paint::Class("a-pn"), &band);
    }

    /// A round column with base and capital.
    pub(super) fn column(&mut self, stone: Stone, area: Area) {
        self.rect(stone.line(), area);
        self.rect(Paint::Fill("a-col"), area);
        for x in [0.38, 0.66].map(|part| area.x + area.w * part) {
            self.line(Paint::Class("a-ft"), (x, area.y + 3.0), (x, area.top() - 3.4));
        }
        self.rect(TRIM_LINE, Area { h: 2.0, ..area.wider(0.9) });
        self.rect(TRIM_LINE, Area { y: area.top() - 2.6, h: 2.6, ..area.wider(1.0) });
    }

    /// A plain strip in the colour of dressed stone.
    pub(super) fn strip(&mut self, area: Area) {
        self.rect(TRIM, area);
    }
}
