//! The villa: yellow walls among cypresses. A cottage, a belvedere, two storeys, a dome.

use super::Plan;
use super::paint::{DARK, Stone, TRIM_LINE};
use crate::canvas::{Area, Canvas, Paint};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let half = plan.half();
    let has_storey = plan.value > 3;
    let width = plan.pick([30.0, 33.0, 38.0, 42.0, 45.0, 56.0]);
    let shift =
        if matches!(plan.value, 2 | 3) { -3.0 } else { 0.0 } - if plan.value == 1 { 3.0 } else { 0.0 };
    let ground = plan.pick([18.0, 21.0, 23.0, 25.0, 29.0, 31.0]);
    let storey = if has_storey { ground - 5.0 } else { 0.0 };
    let house = Area::centred(shift, 0.0, width, ground);
    canvas.cypress(half - 5.0, plan.h * if has_storey { 0.62 } else { 0.8 }, 4.6);
    if has_storey {
        canvas.cypress(-half + 5.0, plan.h * 0.56, 4.6);
    }
    if plan.value > 1 {
        let foot = ground + storey + if has_storey { 9.0 } else { 7.0 };
        belvedere(canvas, plan, if has_storey { 0.0 } else { house.x + width * 0.42 }, foot);
    } else {
        canvas.slab(Area::centred(house.x + 7.0, ground + 3.0, 4.0, 6.0));
        canvas.rect(Paint::Class("a-rf a-ol"), Area::centred(house.x + 7.0, ground + 9.0, 5.4, 1.6));
    }
    canvas.wall(Stone::Ochre, house);
    if has_storey {
        let upper = Area { y: ground, h: storey + 2.0, ..house.wider(-2.0) };
        canvas.wall(Stone::Ochre, upper);
        let count: u32 = if plan.is_monument() { 5 } else { 4 };
        shutters(canvas, Area { y: ground + 5.2, h: storey - 8.0, ..upper.wider(-2.0) }, count);
        canvas.row(Area { y: ground + 5.2, ..upper.wider(-2.0) }, count, (4.0, storey - 7.4));
        canvas.course(Area { y: ground, h: 2.6, ..house.wider(1.0) });
        if plan.is_monument() {
            canvas.garland(Area { y: ground - 5.2, h: 4.4, ..house.wider(-1.0) }, 5);
        }
    }
    let (inset, lift) = if has_storey { (2.0, 2.0) } else { (0.0, 0.0) };
    canvas.hip(Area { y: ground + storey + lift, h: 8.0, ..house.wider(-inset) }, 3.5);
    arcade(canvas, plan, house);
    if plan.value > 2 {
        canvas.bush(house.x - 4.5, 11.0, 7.0);
        canvas.bush(house.right() - 6.5, 11.0, 7.5);
    } else {
        canvas.bush(house.x - 3.0, 8.0, 5.0);
    }
}

/// The room above the roof, or the drum of the dome.
fn belvedere(canvas: &mut Canvas, plan: Plan, x: f64, foot: f64) {
    let width = plan.pick([0.0, 14.0, 16.0, 18.0, 21.0, 26.0]);
    let rest = if plan.is_monument() { 20.0 } else { 9.0 };
    let height = (plan.h - foot - rest).max(7.0);
    let wall = Area::centred(x, foot - 3.0, width, height);
    canvas.wall(Stone::Ochre, wall);
    let count = if plan.value > 3 { 3 } else { 2 };
    if height > 18.0 {
        let y = foot + height - 14.4;
        canvas.loggia(Area { y: y + 1.6, h: 8.2, ..wall.wider(-0.8) }, count);
        canvas.course(Area { y, h: 1.6, ..wall.wider(0.6) });
        canvas.hatch(Area::centred(x, y - 6.4, 3.4, 3.4));
    } else {
        canvas.row(Area { y: foot + height - 12.6, ..wall.wider(-0.5) }, count, (3.6, 7.6));
    }
    if plan.is_monument() {
        canvas.course(Area { y: wall.top(), h: 3.0, ..wall.wider(1.2) });
        canvas.dome(Area { y: wall.top() + 3.0, h: 14.0, ..wall }, &[-0.55, 0.0, 0.55]);
        canvas.lantern(x, wall.top() + 16.4, 0.8);
    } else {
        canvas.hip(Area { y: wall.top(), h: 6.4, ..wall }, 2.8);
    }
}

/// Green shutters beside the windows.
fn shutters(canvas: &mut Canvas, wall: Area, count: u32) {
    let unit = wall.w / f64::from(count);
    for index in 0..count {
        let x = wall.x + unit * (f64::from(index) + 0.5);
        for side in [-3.9, 3.9] {
            canvas.rect(Paint::Class("a-sl"), Area::centred(x + side, wall.y, 1.9, wall.h));
        }
    }
}

/// Arches on the ground floor: a door in the middle, light in the others.
fn arcade(canvas: &mut Canvas, plan: Plan, house: Area) {
    let count: u32 = plan.pick([2, 2, 3, 3, 3, 5]);
    let unit = house.w / f64::from(count);
    let (w, h) = (unit * 0.56, house.h - 5.6);
    let places: Vec<Area> =
        (0..count).map(|index| Area::centred(house.x + unit * (f64::from(index) + 0.5), 0.0, w, h)).collect();
    for place in &places {
        canvas.arch(TRIM_LINE, Area { h: h + 1.8, ..place.wider(1.6) });
    }
    for (index, place) in places.iter().enumerate() {
        if index == places.len() / 2 {
            canvas.door(*place);
        } else {
            canvas.arch(DARK, *place);
            canvas.arch(Paint::Class("a-wg"), Area { h: h * 0.84, ..place.wider(-1.2) });
        }
    }
}
