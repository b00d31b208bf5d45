//! Roofs, domes and what stands on them.

use super::paint::{BALL, GILT_LINE, LIT, SHADE, Stone, TILE_ROWS, TILES, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data, Paint};

impl Canvas {
    /// A hipped roof of clay tiles over a wall, with eaves.
    pub(super) fn hip(&mut self, area: Area, eaves: f64) {
        let Area { x, y, w, h } = area;
        let slope = h * 0.9;
        let corners = [(x - eaves, y), (x + slope, y + h), (x + w - slope, y + h), (x + w + eaves, y)];
        self.rect(SHADE, Area { y: y - 2.2, h: 2.2, ..area });
        self.polygon(TILES, &corners);
        self.polygon(TILE_ROWS, &corners);
        self.polygon(LIT, &corners);
        self.rect(TRIM_LINE, Area { y: y - 0.8, h: 1.4, ..area.wider(eaves + 0.4) });
    }

    /// A lean-to or pointed roof, given by its corners.
    pub(super) fn pitch(&mut self, corners: &[(f64, f64)]) {
        self.polygon(TILES, corners);
        self.polygon(TILE_ROWS, corners);
        self.polygon(LIT, corners);
    }

    /// A dome with ribs.
    pub(super) fn dome(&mut self, area: Area, ribs: &[f64]) {
        let (x, y, r, h) = (area.middle(), area.y, area.w / 2.0, area.h);
        let data = Data::new()
            .to(x - r, y)
            .curve((x - r, y + h * 0.62), (x - r * 0.52, y + h * 0.92), (x, y + h))
            .curve((x + r * 0.52, y + h * 0.92), (x + r, y + h * 0.62), (x + r, y))
            .close();
        self.path(TILES, &data);
        self.path(TILE_ROWS, &data);
        self.path(BALL, &data);
        for part in ribs {
            let foot = x + r * part;
            let rib = Data::new().to(foot, y).curve(
                (foot, y + h * 0.55),
                (x + r * part * 0.6, y + h * 0.85),
                (x, y + h),
            );
            self.path(Paint::Class("a-ri"), &rib.0);
        }
    }

    /// A lantern with a cross, on top of a dome or a gable.
    pub(super) fn lantern(&mut self, x: f64, y: f64, size: f64) {
        let s = size;
        self.rect(TRIM_LINE, Area::centred(x, y - 1.0, 5.2 * s, 5.0 * s));
        self.rect(Paint::Class("a-wn"), Area::centred(x, y, 1.6 * s, 3.0 * s));
        self.polygon(
            TILES,
            &[(x - 3.3 * s, y + 4.0 * s - 0.6), (x, y + 7.6 * s), (x + 3.3 * s, y + 4.0 * s - 0.6)],
        );
        self.line(GILT_LINE, (x, y + 7.4 * s), (x, y + 12.0 * s));
        self.line(GILT_LINE, (x - 1.8 * s, y + 10.4 * s), (x + 1.8 * s, y + 10.4 * s));
    }

    /// A flag that flies to the right.
    pub(super) fn flag(&mut self, x: f64, y: f64, height: f64) {
        let top = y + height + 3.0;
        self.line(GILT_LINE, (x, y), (x, top + 1.0));
        let (a, b) = (x + 0.6, top);
        let data = Data::new()
            .to(a, b)
            .curve((a + 4.0, b + 2.0), (a + 6.0, b - 2.0), (a + 10.0, b))
            .line(a + 8.0, b - 3.2)
            .line(a + 10.0, b - 6.4)
            .curve((a + 6.0, b - 8.4), (a + 4.0, b - 4.4), (a, b - 6.4))
            .close();
        self.path(Paint::Class("a-pn a-ol"), &data);
        let fold = Data::new()
            .to(a, b - 3.6)
            .curve((a + 4.0, b - 1.6), (a + 6.0, b - 5.4), (a + 8.6, b - 3.8))
            .line(a + 10.0, b - 6.4)
            .curve((a + 6.0, b - 8.4), (a + 4.0, b - 4.4), (a, b - 6.4))
            .close();
        self.path(SHADE, &fold);
    }

    /// A gilded point on a roof.
    pub(super) fn finial(&mut self, x: f64, y: f64, height: f64) {
        let w = height * 0.34;
        let data = Data::new()
            .to(x - w, y)
            .curve((x - w * 1.3, y + height * 0.4), (x - w * 0.2, y + height * 0.5), (x, y + height))
            .curve((x + w * 0.2, y + height * 0.5), (x + w * 1.3, y + height * 0.4), (x + w, y))
            .close();
        self.path(Paint::Class("a-gd a-ol"), &data);
    }

    /// A square tower with a pointed roof.
    pub(super) fn spire(&mut self, stone: Stone, area: Area, roof: f64) {
        self.wall(stone, area);
        self.course(Area { y: area.top(), h: 2.4, ..area.wider(1.2) });
        let y = area.top() + 2.4;
        self.pitch(&[(area.x - 1.6, y), (area.middle(), y + roof), (area.right() + 1.6, y)]);
        self.line(GILT_LINE, (area.middle(), y + roof - 0.5), (area.middle(), y + roof + 4.0));
    }

    /// A cypress.
    pub(super) fn cypress(&mut self, x: f64, height: f64, radius: f64) {
        let (h, r) = (height, radius);
        let data = Data::new()
            .to(x, 0.0)
            .curve((x - r * 1.5, h * 0.2), (x - r, h * 0.7), (x, h))
            .curve((x + r, h * 0.7), (x + r * 1.5, h * 0.2), (x, 0.0))
            .close();
        self.path(Paint::Class("a-cy a-ol"), &data);
        let shade = Data::new()
            .to(x + 0.3, h - 1.0)
            .curve((x + r, h * 0.7), (x + r * 1.4, h * 0.2), (x + 0.5, 1.0))
            .curve((x + r * 0.6, h * 0.3), (x + r * 0.35, h * 0.7), (x + 0.3, h - 1.0))
            .close();
        self.path(Paint::Class("a-cz"), &shade);
        let light = Data::new().to(x - r * 0.62, h * 0.25).curve(
            (x - r * 0.8, h * 0.45),
            (x - r * 0.4, h * 0.7),
            (x - 0.6, h * 0.86),
        );
        self.path(Paint::Class("a-ch"), &light.0);
    }

    /// A bush at the foot of a wall.
    pub(super) fn bush(&mut self, x: f64, width: f64, height: f64) {
        let (w, h) = (width, height);
        let data = Data::new()
            .to(x, 0.0)
            .curve((x - w * 0.18, h * 0.7), (x + w * 0.1, h * 0.9), (x + w * 0.26, h * 0.82))
            .curve((x + w * 0.34, h * 1.2), (x + w * 0.74, h * 1.15), (x + w * 0.76, h * 0.75))
            .curve((x + w * 0.98, h * 0.8), (x + w * 1.1, h * 0.4), (x + w, 0.0))
            .close();
        self.path(Paint::Class("a-cy a-ol"), &data);
        self.circle(Paint::Class("a-ch"), (x + w * 0.36, h * 0.62), 0.5);
    }
}
