//! The cathedral: white marble with green bands. A chapel, then a dome, aisles, a campanile, two towers.

use super::Plan;
use super::paint::{DARK, Stone, TILES, TRIM, TRIM_LINE};
use crate::canvas::{Area, Canvas, Paint};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let half = plan.half();
    let tower = if plan.value > 3 { 13.0 } else { 0.0 };
    let has_one_tower = matches!(plan.value, 4 | 5);
    let middle = if has_one_tower { -tower / 2.0 + 1.0 } else { 0.0 };
    let has_aisles = plan.value > 2;
    let nave_width = if has_aisles { plan.w * 0.5 } else { plan.w - 8.0 };
    let nave_height = plan.pick([25.0, 27.0, 36.0, 42.0, 50.0, 56.0]);
    if plan.value > 1 {
        crossing(canvas, plan, middle, nave_height);
    }
    match plan.value {
        4 => campanile(canvas, half - tower, tower, 54.0),
        5 => campanile(canvas, half - tower, tower, 70.0),
        8 => [-half, half - tower + 1.0].into_iter().for_each(|x| campanile(canvas, x, tower, 68.0)),
        _ => {}
    }
    if has_aisles {
        let taken = if has_one_tower { tower } else { 0.0 };
        let width = plan.w - taken - 1.0;
        let wall = Area::new(middle - width / 2.0, 0.0, width, nave_height * 0.64);
        aisles(canvas, wall, nave_width);
        if plan.is_monument() {
            let side = (width - nave_width) / 2.0;
            for x in [wall.x, wall.right() - side] {
                canvas.garland(Area::new(x + 1.0, wall.h - 7.0, side - 2.0, 4.6), 2);
            }
        }
    }
    nave(canvas, plan, Area::centred(middle, 0.0, nave_width, nave_height));
}

/// The drum with its dome.
fn crossing(canvas: &mut Canvas, plan: Plan, middle: f64, nave_height: f64) {
    let radius = plan.pick([0.0, 10.0, 13.0, 14.0, 15.5, 19.5]);
    let foot = nave_height - 2.0;
    let drum = if plan.value > 3 {
        9.0
    } else if plan.value > 2 {
        6.0
    } else {
        3.0
    };
    canvas.wall(Stone::Marble, Area::centred(middle, foot - 4.0, radius * 2.0, drum + 6.0));
    let eyes = if plan.value > 3 { 2.1 } else { 1.4 };
    for place in [-0.62, 0.0, 0.62] {
        canvas.circle(TRIM, (middle + place * radius, foot + drum * 0.52), eyes + 0.9);
    }
    for place in [-0.62, 0.0, 0.62] {
        canvas.circle(Paint::Class("a-wn"), (middle + place * radius, foot + drum * 0.52), eyes);
    }
    canvas.course(Area::centred(middle, foot + drum, radius * 2.0 + 2.6, 2.4));
    let rest = if plan.value > 3 { 14.0 } else { 12.0 };
    let height = (plan.h - foot - drum - rest).max(8.0);
    let ribs: &[f64] = if plan.value > 2 { &[-0.62, -0.22, 0.22, 0.62] } else { &[-0.4, 0.4] };
    canvas.dome(Area::centred(middle, foot + drum + 2.2, radius * 2.0, height), ribs);
    canvas.lantern(middle, foot + drum + 2.0 + height, if plan.is_monument() { 1.1 } else { 0.85 });
}

fn campanile(canvas: &mut Canvas, x: f64, width: f64, height: f64) {
    let wall = Area::new(x, 0.0, width - 1.0, height);
    canvas.spire(Stone::Banded, wall, 10.5);
    let middle = wall.middle();
    canvas.windows(&[
        Area::centred(middle - 2.4, height - 13.0, 3.0, 9.0),
        Area::centred(middle + 2.4, height - 13.0, 3.0, 9.0),
    ]);
    canvas.window(Area::centred(middle, height - 30.0, 3.6, 9.0));
    canvas.course(Area::new(x, height - 17.5, width - 1.0, 1.6));
    if height > 60.0 {
        canvas.course(Area::new(x, height - 34.5, width - 1.0, 1.6));
        canvas.slit(middle, height - 48.0, 6.0);
    }
}

fn aisles(canvas: &mut Canvas, wall: Area, nave_width: f64) {
    canvas.wall(Stone::Banded, wall);
    let (x, top, end) = (wall.x, wall.top(), wall.right());
    canvas.pitch(&[(x - 1.8, top), (x + 7.0, top + 6.0), (end - 7.0, top + 6.0), (end + 1.8, top)]);
    let inset = (wall.w - nave_width) / 4.0;
    canvas.windows(&[
        Area::centred(x + inset, wall.h * 0.26, 4.0, wall.h * 0.46),
        Area::centred(end - inset, wall.h * 0.26, 4.0, wall.h * 0.46),
    ]);
}

fn nave(canvas: &mut Canvas, plan: Plan, area: Area) {
    let (middle, half, eaves) = (area.middle(), area.w / 2.0, area.h - 7.0);
    let peak = area.h + area.w * 0.2;
    let gable = [(area.x, eaves), (middle, peak), (area.right(), eaves)];
    canvas.polygon(Stone::Marble.line(), &gable);
    canvas.wall(Stone::Banded, Area { h: eaves, ..area });
    let raking = [
        (area.x - 2.6, eaves),
        (middle, area.h + area.w * 0.25),
        (area.right() + 2.6, eaves),
        (area.right() - 0.5, eaves - 0.6),
        (middle, area.h + area.w * 0.1),
        (area.x + 0.5, eaves - 0.6),
    ];
    canvas.polygon(TILES, &raking);
    canvas.polygon(Paint::Class("a-sd"), &[raking[1], raking[2], raking[3], raking[4]]);
    if plan.value > 3 {
        let arcade = Area::new(area.x + 1.5, area.h * 0.46, area.w - 3.0, 5.2);
        canvas.course(Area { y: arcade.y - 1.6, h: 1.6, ..area });
        let count: u32 = if plan.is_monument() { 7 } else { 5 };
        let unit = arcade.w / f64::from(count);
        for index in 0..count {
            canvas.arch(
                DARK,
                Area::centred(arcade.x + unit * (f64::from(index) + 0.5), arcade.y, unit * 0.6, arcade.h),
            );
        }
    }
    let radius = area.w * plan.pick([0.17, 0.16, 0.17, 0.16, 0.16, 0.17]);
    canvas.rose((middle, area.h * plan.pick([0.7, 0.7, 0.68, 0.76, 0.76, 0.76])), radius);
    let tall = plan.pick([0.4, 0.42, 0.4, 0.36, 0.36, 0.36]) * area.h;
    canvas.door(Area::centred(middle, 0.0, area.w * 0.28, tall));
    if plan.value > 3 {
        for side in [-1.0, 1.0] {
            let door = Area::centred(middle + side * half * 0.68, 0.0, area.w * 0.13, tall * 0.62);
            canvas.arch(TRIM_LINE, Area { h: door.h + 1.2, ..door.wider(1.2) });
            canvas.arch(
                Paint::Class("a-dr"),
                Area::centred(middle + side * half * 0.68, 0.0, area.w * 0.13, tall * 0.62),
            );
        }
    }
    if plan.value == 1 {
        canvas.lantern(middle, area.h + 4.0, 0.8);
    } else {
        canvas.finial(middle, area.h + area.w * 0.25 - 0.6, 4.6);
    }
}
