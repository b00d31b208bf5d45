//! Façades: six types that grow with their value. Growth is architecture, not scale.

mod castle;
mod cathedral;
mod feast;
mod gate;
mod library;
mod opening;
mod paint;
mod palace;
mod roof;
mod villa;
mod wall;

use std::fmt::Write as _;

use crate::canvas::Canvas;
use crate::{VALUES, facade_size};

/// What a façade is drawn from.
#[derive(Clone, Copy)]
struct Plan {
    /// Its value.
    value: u8,
    /// How many smaller values there are.
    grade: usize,
    /// Width.
    w: f64,
    /// Height.
    h: f64,
}

impl Plan {
    fn new(grade: usize) -> Self {
        let value = VALUES[grade];
        let (w, h) = facade_size(value);
        Self { value, grade, w: f64::from(w), h: f64::from(h) }
    }

    /// Half the width.
    fn half(self) -> f64 {
        self.w / 2.0
    }

    /// Whether it is one of the buildings of value 8, which are gilded.
    fn is_monument(self) -> bool {
        self.value == 8
    }

    /// What is measured for each value.
    fn pick<T: Copy>(self, by_grade: [T; VALUES.len()]) -> T {
        by_grade[self.grade]
    }
}

/// How a type of building is drawn.
type Draw = fn(&mut Canvas, Plan);

const TYPES: [(&str, Draw); 6] = [
    ("library", library::draw),
    ("cathedral", cathedral::draw),
    ("palace", palace::draw),
    ("gate", gate::draw),
    ("castle", castle::draw),
    ("villa", villa::draw),
];

/// The symbols of all façades.
pub(crate) fn symbols() -> String {
    let mut out = String::new();
    for (name, draw) in TYPES {
        for (grade, value) in VALUES.into_iter().enumerate() {
            let plan = Plan::new(grade);
            let (w, h) = facade_size(value);
            let mut canvas = Canvas::default();
            canvas.open(if plan.is_monument() { "a-fa a-mo" } else { "a-fa" });
            draw(&mut canvas, plan);
            canvas.shut();
            let left = -f64::from(w) / 2.0 - 6.0;
            let _ = write!(
                out,
                r#"<symbol id="f-{name}-{value}" viewBox="{left} -{} {} {}">{}</symbol>"#,
                h + 14,
                w + 12,
                h + 14,
                canvas.finish()
            );
        }
    }
    out
}
