//! The library: a temple of books. More columns, an upper storey, a dome.

use super::Plan;
use super::paint::{LIT, Stone, TILES, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data, Paint};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let half = plan.half();
    let steps = plan.pick([1, 2, 2, 3, 3, 3]);
    let has_storey = plan.value > 3;
    let pitch = plan.w * 0.24;
    let dome = if plan.is_monument() { 20.0 } else { 0.0 };
    for index in 0..steps {
        let inset = f64::from(index) * 2.4;
        canvas.slab(Area::new(-half + inset, f64::from(index) * 3.0, plan.w - 2.0 * inset, 3.0));
    }
    let base = f64::from(steps) * 3.0;
    let storey = if has_storey { 21.0 } else { 0.0 };
    let top = plan.h - pitch - dome - 3.0;
    let hall = Area::new(-half + 5.0, base, plan.w - 10.0, top - storey - base - 6.0);
    if plan.is_monument() {
        canvas.wall(Stone::Marble, Area::new(-14.0, top + 3.0, 28.0, 14.0));
        canvas.row(Area::new(-13.0, top + 7.0, 26.0, 7.0), 4, (3.2, 6.6));
        canvas.course(Area::new(-15.0, top + 16.0, 30.0, 2.4));
        canvas.dome(Area::new(-13.5, top + 18.4, 27.0, 13.0), &[-0.55, 0.0, 0.55]);
        canvas.lantern(0.0, top + 31.0, 0.62);
    }
    portico(canvas, plan, hall);
    if plan.is_monument() {
        canvas.garland(Area { y: hall.top() - 5.6, h: 4.6, ..hall.wider(-0.5) }, 5);
    }
    let mut y = hall.top();
    canvas.slab(Area::new(hall.x - 2.0, y, hall.w + 4.0, 6.0));
    canvas.dentils(hall.x, y + 4.0, hall.w);
    y += 6.0;
    if has_storey {
        let wall = Area::new(hall.x, y, hall.w, storey - 3.0);
        canvas.wall(Stone::Ashlar, wall);
        canvas.row(Area { y: y + 3.2, ..wall }, plan.pick([0, 0, 0, 4, 5, 5]), (4.4, 11.0));
        canvas.course(Area::new(hall.x - 2.0, y + storey - 3.0, hall.w + 4.0, 3.0));
        y += storey;
    }
    pediment(canvas, plan, Area::new(hall.x - 2.0, y, hall.w + 4.0, pitch));
}

/// The columns, and the door in the dark behind them.
fn portico(canvas: &mut Canvas, plan: Plan, hall: Area) {
    canvas.rect(Paint::Class("a-dk a-ol"), hall);
    canvas.arch(Paint::Class("a-wg"), Area::centred(0.0, hall.y, 11.0, hall.h * 0.86));
    canvas.arch(Paint::Class("a-dr"), Area::centred(0.0, hall.y, 7.0, hall.h * 0.6));
    canvas.line(Paint::Class("a-th"), (0.0, hall.y), (0.0, hall.y + hall.h * 0.6));
    let count: u32 = plan.pick([2, 4, 4, 4, 6, 6]);
    let width = plan.pick([5.6, 4.8, 5.6, 6.0, 5.0, 5.4]);
    let gap = if count > 4 { 0.175 } else { 0.25 };
    for index in 0..count {
        let from_right = count - 1 - index;
        let place = match count {
            2 => f64::from(index),
            _ if index < count / 2 => f64::from(index) * gap,
            _ => 1.0 - f64::from(from_right) * gap,
        };
        let x = hall.x + (hall.w - width) * place;
        canvas.column(Stone::Marble, Area::new(x, hall.y, width, hall.h));
    }
}

/// The gable with an open book.
fn pediment(canvas: &mut Canvas, plan: Plan, area: Area) {
    let (half, top) = (area.w / 2.0, area.top());
    canvas.polygon(TILES, &[(-half - 3.0, area.y), (0.0, top + 1.4), (half + 3.0, area.y)]);
    canvas.polygon(LIT, &[(-half - 3.0, area.y), (0.0, top + 1.4), (half + 3.0, area.y)]);
    canvas.polygon(TRIM_LINE, &[(-half + 5.0, area.y + 1.6), (0.0, top - 3.4), (half - 5.0, area.y + 1.6)]);
    let s = plan.w / 62.0;
    let (x, y) = (8.5 * s, area.y + area.h * 0.36);
    let book = Data::new()
        .to(0.0, y + 3.0 * s)
        .curve((-3.0 * s, y + 5.0 * s), (-6.0 * s, y + 5.0 * s), (-x, y + 4.0 * s))
        .rise(-6.4 * s)
        .curve((-5.5 * s, y - 1.6 * s), (-3.0 * s, y - 1.8 * s), (0.0, y - 3.6 * s))
        .curve((3.0 * s, y - 1.8 * s), (5.5 * s, y - 1.6 * s), (x, y - 2.4 * s))
        .rise(6.4 * s)
        .curve((6.0 * s, y + 5.0 * s), (3.0 * s, y + 5.0 * s), (0.0, y + 3.0 * s))
        .close();
    canvas.path(Paint::Class("a-bo"), &book);
    canvas.line(Paint::Class("a-bo"), (0.0, y + 3.0 * s), (0.0, y - 3.6 * s));
    if plan.value > 2 {
        for end in [-half - 0.4, half + 0.4] {
            canvas.finial(end, area.y + 1.2, 7.0);
        }
    }
    if plan.value > 3 && !plan.is_monument() {
        canvas.finial(0.0, top + 0.4, 8.0);
    }
}
