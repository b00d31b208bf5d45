//! The castle: quarry stone. A stub of a keep, a keep, three towers with flags.

use super::Plan;
use super::paint::{DARK, LIT, SHADE, Stone, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data, Paint};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let half = plan.half();
    let wall = plan.pick([18.0, 22.0, 26.0, 32.0, 38.0, 44.0]);
    let keep = plan.h - 12.0;
    if plan.value == 1 {
        curtain(canvas, Area::new(-half + 2.0, 0.0, plan.w - 4.0, wall), 5);
        tower(canvas, Area::new(-half + 6.0, 0.0, 17.0, plan.h - 14.0), 3);
        canvas.door(Area::new(6.5, 0.0, 7.0, 10.4));
        canvas.flag(-half + 14.5, plan.h - 9.0, 6.0);
        return;
    }
    let width = plan.w * if plan.is_monument() { 0.34 } else { 0.36 };
    let x = match plan.value {
        2 => -half + 3.0,
        3 => -width / 2.0 - 5.0,
        _ => -width / 2.0,
    };
    let high = if plan.value > 4 { keep - 6.0 } else { keep };
    if plan.value > 4 {
        let turret = Area::centred(x + width / 2.0, keep - 2.0, width * 0.52, 9.0);
        canvas.wall(Stone::Quarry, turret);
        canvas.merlons(Stone::Quarry, Area { y: turret.top(), h: 3.0, ..turret.wider(1.0) }, 3);
        canvas.flag(x + width / 2.0, keep + 9.0, 5.0);
    }
    curtain(canvas, Area::new(-half + 3.0, 0.0, plan.w - 6.0, wall), 7);
    tower(canvas, Area::new(x, 0.0, width, high), if plan.value > 4 { 4 } else { 3 });
    if plan.value < 5 {
        canvas.flag(x + width / 2.0, keep + 5.0, 5.0);
    }
    if plan.value >= 3 {
        let rise = if plan.value > 4 { 22.0 } else { 14.0 };
        tower(canvas, Area::new(half - 17.0, 0.0, 14.0, wall + rise), 3);
    } else {
        tower(canvas, Area::new(half - 15.0, 0.0, 12.0, wall + 8.0), 3);
    }
    if plan.value >= 4 {
        let rise = if plan.value > 4 { 30.0 } else { 20.0 };
        tower(canvas, Area::new(-half + 3.0, 0.0, 14.0, wall + rise), 3);
    } else if plan.value == 3 {
        canvas.slit(-half + 9.0, 9.0, 8.0);
    }
    if plan.is_monument() {
        canvas.banner(Area::centred(-half + 10.0, wall - 8.0, 6.4, 17.0));
        canvas.banner(Area::centred(half - 10.0, wall - 15.0, 6.4, 17.0));
        canvas.flag(-half + 10.0, wall + 37.0, 6.0);
        canvas.flag(half - 10.0, wall + 29.0, 6.0);
    }
    let door = if plan.value == 2 { 6.0 } else { x + width / 2.0 };
    gateway(canvas, Area::centred(door, 0.0, 10.0, 15.0));
    if plan.value > 3 {
        canvas.arms(door, 21.0, if plan.is_monument() { 11.0 } else { 8.0 });
    }
}

/// A wall between towers.
fn curtain(canvas: &mut Canvas, wall: Area, merlons: u32) {
    canvas.merlons(Stone::Quarry, Area { y: wall.top(), h: 4.2, ..wall }, merlons);
    canvas.wall(Stone::Quarry, wall);
    canvas.rect(SHADE, Area { y: wall.top() - 1.6, h: 1.6, ..wall });
}

/// A tower whose top juts out.
fn tower(canvas: &mut Canvas, wall: Area, merlons: u32) {
    let Area { x, w, h, .. } = wall;
    let foot = [(x - 1.6, 0.0), (x, 6.0), (x + w, 6.0), (x + w + 1.6, 0.0)];
    canvas.polygon(Stone::Quarry.line(), &foot);
    canvas.wall(Stone::Quarry, wall);
    let head = [
        (x, h - 3.6),
        (x - 2.2, h),
        (x - 2.2, h + 3.0),
        (x + w + 2.2, h + 3.0),
        (x + w + 2.2, h),
        (x + w, h - 3.6),
    ];
    canvas.merlons(Stone::Quarry, Area { y: h + 3.0, h: 4.6, ..wall.wider(2.2) }, merlons);
    canvas.polygon(Stone::Quarry.line(), &head);
    canvas.polygon(LIT, &head);
    let count = if w > 16.0 { 5 } else { 3 };
    let unit = w / f64::from(count);
    for index in 0..count {
        canvas.arch(DARK, Area::centred(x + unit * (f64::from(index) + 0.5), h - 3.4, unit * 0.5, 3.8));
    }
    canvas.window(Area::centred(wall.middle(), h - 17.0, 4.0, 9.0));
    if h > 46.0 {
        canvas.slit(wall.middle(), h - 34.0, 8.0);
    }
}

/// A dark entrance behind a grille.
fn gateway(canvas: &mut Canvas, area: Area) {
    canvas.arch(TRIM_LINE, Area { h: area.h + 2.2, ..area.wider(2.2) });
    canvas.arch(DARK, area);
    canvas.arch(Paint::Class("a-wg"), Area { h: area.h * 0.5, ..area.wider(-1.6) });
    let (x, y, w) = (area.x, area.h * 0.42, area.w);
    let bars = Data::new()
        .to(x + w * 0.3, area.h - 1.2)
        .line(x + w * 0.3, y)
        .to(x + w * 0.5, area.h - 0.4)
        .line(x + w * 0.5, y)
        .to(x + w * 0.7, area.h - 1.2)
        .line(x + w * 0.7, y)
        .to(x + 0.2, area.h * 0.64)
        .across(w - 0.4);
    canvas.path(Paint::Class("a-pg"), &bars.0);
}
