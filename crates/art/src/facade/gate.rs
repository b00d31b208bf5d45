//! The city gate: a brick arch with a portcullis. Two towers, a gallery, flags.

use super::Plan;
use super::paint::{DARK, Stone, THIN, TRIM, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data, Paint};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let has_towers = plan.value > 2;
    let tower = if has_towers { plan.w * 0.27 } else { 0.0 };
    let width = plan.w - 2.0 * tower + if has_towers { 4.0 } else { -4.0 };
    let curtain = Area::centred(0.0, 0.0, width, plan.pick([33.0, 43.0, 50.0, 60.0, 70.0, 82.0]));
    canvas.wall(Stone::Brick, curtain);
    canvas.corbels(
        Stone::Brick,
        Area { y: curtain.h - 2.4, h: 5.4, ..curtain.wider(1.6) },
        if has_towers { 6 } else { 8 },
    );
    canvas.merlons(
        Stone::Brick,
        Area { y: curtain.h + 3.0, h: 4.6, ..curtain.wider(1.6) },
        if has_towers { 4 } else { 5 },
    );
    if plan.value > 3 {
        let y = curtain.h - 18.0;
        canvas.row(Area { y: y + 4.0, ..curtain.wider(-2.0) }, 3, (4.4, 9.6));
        canvas.course(Area { y, h: 2.2, ..curtain });
    }
    let span = width * if has_towers { 0.62 } else { 0.56 };
    let opening = Area::centred(0.0, 0.0, span, (curtain.h * 0.74).min(span * 1.5 + 8.0));
    passage(canvas, opening);
    if has_towers {
        for x in [-plan.half(), plan.half() - tower] {
            turret(canvas, plan, Area::new(x, 0.0, tower, plan.h - 8.0));
        }
    } else {
        for x in [curtain.x, curtain.right() - 4.0] {
            canvas.rect(TRIM_LINE, Area::new(x - 0.8, 0.0, 5.6, 4.0));
        }
    }
    let arms = if plan.value > 3 { opening.h + 2.0 } else { opening.h + 0.6 };
    canvas.arms(0.0, arms, plan.pick([7.0, 8.0, 8.0, 8.0, 9.0, 12.0]));
}

/// The arch of cut stones, and the portcullis in it.
fn passage(canvas: &mut Canvas, opening: Area) {
    let (radius, spring) = (opening.w / 2.0, opening.h - opening.w / 2.0);
    canvas.arch(TRIM_LINE, Area { h: opening.h + 3.4, ..opening.wider(3.4) });
    let stones: u32 = 9;
    for index in 0..stones {
        let angle = std::f64::consts::PI * f64::from(index) / f64::from(stones - 1);
        let (dx, dy) = (-angle.cos(), angle.sin());
        let outer = radius + 3.4;
        canvas.line(THIN, (dx * radius, spring + dy * radius), (dx * outer, spring + dy * outer));
    }
    for step in 1..3 {
        let y = spring * f64::from(step) / 3.0;
        canvas.line(THIN, (-radius - 3.4, y), (-radius, y));
        canvas.line(THIN, (radius, y), (radius + 3.4, y));
    }
    canvas.arch(DARK, opening);
    canvas.arch(Paint::Class("a-wg"), Area { h: opening.h * 0.62, ..opening.wider(-3.2) });
    canvas
        .rect(Paint::Class("a-sd"), Area { w: 3.6, h: opening.h * 0.5, x: opening.right() - 6.6, ..opening });
    portcullis(canvas, opening);
}

fn portcullis(canvas: &mut Canvas, opening: Area) {
    let (radius, foot) = (opening.w / 2.0, opening.h * 0.5);
    let mut bars = Data::new();
    for index in 1..6 {
        let x = -radius + opening.w * f64::from(index) / 6.0;
        let top = opening.h - radius + (radius * radius - x * x).max(0.0).sqrt();
        bars = bars.to(x, top - 0.4).line(x, foot);
    }
    for (part, inset) in [(0.62, 0.3), (0.76, 0.6)] {
        bars = bars.to(-radius + inset, opening.h * part).line(radius - inset, opening.h * part);
    }
    canvas.path(Paint::Class("a-pg"), &bars.0);
}

fn turret(canvas: &mut Canvas, plan: Plan, wall: Area) {
    canvas.wall(Stone::Brick, wall);
    let middle = wall.middle();
    canvas.window(Area::centred(middle, wall.h - 17.0, 4.0, 10.0));
    if plan.value > 3 {
        canvas.window(Area::centred(middle, wall.h - 37.0, 4.0, 10.0));
    }
    canvas.course(Area { y: wall.h * 0.42, h: 2.0, ..wall });
    if plan.is_monument() {
        canvas.banner(Area::centred(middle, wall.h * 0.42 - 27.0, 8.0, 25.0));
    } else {
        canvas.slit(middle, wall.h * 0.18, 7.0);
    }
    canvas.rect(TRIM, Area { h: 2.6, ..wall });
    canvas.corbels(Stone::Brick, Area { y: wall.h - 2.0, h: 5.4, ..wall.wider(1.6) }, 4);
    canvas.merlons(Stone::Brick, Area { y: wall.h + 3.4, h: 4.6, ..wall.wider(1.6) }, 3);
    if plan.value >= 5 {
        canvas.flag(middle, wall.h + 5.0, 6.0);
    }
}
