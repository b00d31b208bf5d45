//! The palace: rusticated below, rows of windows above. Two to four storeys, a loggia, a belvedere, a crown.

use super::Plan;
use super::paint::{GILT_LINE, GOLD, Stone, TRIM_LINE};
use crate::canvas::{Area, Canvas, Data};

pub(super) fn draw(canvas: &mut Canvas, plan: Plan) {
    let storeys: u32 = plan.pick([2, 2, 3, 4, 4, 4]);
    let columns: u32 = plan.pick([3, 3, 4, 4, 5, 5]);
    let tower = if plan.value >= 5 { plan.h * 0.17 } else { 0.0 };
    let roof = 6.0;
    let ground = if plan.value > 2 { 17.0 } else { 14.0 };
    let body = plan.h - tower - roof - 5.0;
    let storey = (body - ground) / f64::from(storeys - 1);
    let wall = Area::new(-plan.half() + 4.0, 0.0, plan.w - 8.0, body);
    if plan.value >= 5 {
        belvedere(canvas, plan, body + roof, tower);
    }
    canvas.wall(Stone::Plaster, Area { y: ground, h: body - ground, ..wall });
    canvas.wall(Stone::Ashlar, Area { h: ground, ..wall.wider(1.0) });
    for index in 1..storeys {
        let y = ground + f64::from(index - 1) * storey;
        let row = Area { y: y + 3.6, ..wall.wider(-1.5) };
        let is_loggia = index + 1 == storeys && plan.value > 2;
        if is_loggia {
            canvas.loggia(Area { h: storey - 6.0, ..row }, columns + 1);
        } else {
            let mezzanine = if storey > 24.0 { 8.0 } else { 0.0 };
            canvas.row(
                row,
                columns,
                ((wall.w / f64::from(columns) * 0.5).min(6.0), storey - 7.4 - mezzanine),
            );
            if mezzanine > 0.0 {
                let y = y + storey - 6.6;
                let unit = row.w / f64::from(columns);
                for column in 0..columns {
                    canvas.hatch(Area::centred(row.x + unit * (f64::from(column) + 0.5), y, 4.6, 3.2));
                }
            }
        }
        canvas.course(Area { y, h: 2.2, ..wall.wider(1.4) });
        if index == 1 && plan.value > 3 {
            balcony(canvas, wall, y);
        }
    }
    if plan.is_monument() {
        let unit = (wall.w - 3.0) / f64::from(columns);
        for side in [-1.5, 1.5] {
            canvas.banner(Area::centred(side * unit, ground + 6.0, 5.0, storey * 2.0 - 7.0));
        }
    }
    quoins(canvas, Area { y: ground + 2.2, h: body - ground - 2.2, ..wall });
    canvas.dentils(wall.x - 1.0, body - 0.9, wall.w + 2.0);
    canvas.slab(Area { y: body, h: 4.0, ..wall.wider(3.0) });
    canvas.hip(Area { y: body + 4.6, h: roof + 0.6, ..wall.wider(2.0) }, 2.6);
    entrance(canvas, plan, wall, ground);
}

/// The room above the roof with windows on all sides.
fn belvedere(canvas: &mut Canvas, plan: Plan, y: f64, height: f64) {
    let width = if plan.is_monument() { 34.0 } else { 24.0 };
    let wall = Area::centred(0.0, y, width, height - 4.0);
    canvas.wall(Stone::Plaster, wall);
    canvas.loggia(Area { y: y + 4.0, h: height - 10.5, ..wall.wider(-1.0) }, 4);
    canvas.hip(Area { y: wall.top(), h: 6.0, ..wall }, 2.6);
    if plan.is_monument() {
        let y = plan.h - 1.0;
        let crown = Data::new()
            .to(-7.0, y)
            .line(-8.8, y + 9.0)
            .line(-4.2, y + 5.6)
            .line(0.0, y + 12.0)
            .line(4.2, y + 5.6)
            .line(8.8, y + 9.0)
            .line(7.0, y)
            .close();
        canvas.path(GOLD, &crown);
    }
}

/// Dressed stones at both corners.
fn quoins(canvas: &mut Canvas, wall: Area) {
    let mut y = wall.y + 0.4;
    let mut long = true;
    while y + 3.0 < wall.top() - 2.0 {
        let w = if long { 3.2 } else { 2.2 };
        canvas.strip(Area::new(wall.x + 0.5, y, w, 2.4));
        canvas.strip(Area::new(wall.right() - 0.5 - w, y, w, 2.4));
        y += 3.2;
        long = !long;
    }
}

fn balcony(canvas: &mut Canvas, wall: Area, y: f64) {
    let area = Area::centred(0.0, y + 2.2, wall.w * 0.38, 4.4);
    canvas.rect(TRIM_LINE, Area { h: 0.9, ..area.wider(0.8) });
    canvas.line(GILT_LINE, (area.x, area.top()), (area.right(), area.top()));
    let mut x = area.x + 0.5;
    while x < area.right() {
        canvas.line(GILT_LINE, (x, area.y + 1.0), (x, area.top()));
        x += 2.6;
    }
}

fn entrance(canvas: &mut Canvas, plan: Plan, wall: Area, ground: f64) {
    canvas.door(Area::centred(0.0, 0.0, 9.0, ground - 3.6));
    if plan.value > 1 {
        canvas.hatch(Area::new(wall.x + 4.6, 4.6, 5.0, 5.8));
        canvas.hatch(Area::new(wall.right() - 9.6, 4.6, 5.0, 5.8));
    }
    if plan.value == 3 {
        canvas.arms(0.0, ground - 1.4, 7.0);
    }
}
