//! Writes paths. The ground line is at 0 and up is positive; SVG counts downwards, so heights are turned over here.

use std::fmt::Write as _;

/// How a shape is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Paint {
    /// By a CSS class, or several.
    Class(&'static str),
    /// With a gradient or pattern of the sprite.
    Fill(&'static str),
}

/// A rectangle, from its lower left corner.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    /// Left edge.
    pub(crate) x: f64,
    /// Lower edge.
    pub(crate) y: f64,
    /// Width.
    pub(crate) w: f64,
    /// Height.
    pub(crate) h: f64,
}

impl Area {
    /// The rectangle from its lower left corner.
    pub(crate) fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// The rectangle that stands centred on a point.
    pub(crate) fn centred(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x: x - w / 2.0, y, w, h }
    }

    /// Its upper edge.
    pub(crate) fn top(self) -> f64 {
        self.y + self.h
    }

    /// Its right edge.
    pub(crate) fn right(self) -> f64 {
        self.x + self.w
    }

    /// The middle between left and right.
    pub(crate) fn middle(self) -> f64 {
        self.x + self.w / 2.0
    }

    /// Wider by this much on each side.
    pub(crate) fn wider(self, by: f64) -> Self {
        Self { x: self.x - by, w: self.w + 2.0 * by, ..self }
    }
}

/// A drawing in the making.
#[derive(Default)]
pub(crate) struct Canvas {
    out: String,
    last: Option<Paint>,
}

impl Canvas {
    /// The drawing as SVG.
    pub(crate) fn finish(self) -> String {
        self.out
    }

    /// Adds path data. A shape painted like the one before joins it, which saves an element.
    pub(crate) fn path(&mut self, paint: Paint, data: &str) {
        if self.last == Some(paint) {
            self.out.truncate(self.out.len() - "\"/>".len());
        } else {
            let _ = match paint {
                Paint::Class(class) => write!(self.out, "<path class=\"{class}\" d=\""),
                Paint::Fill(id) => write!(self.out, "<path fill=\"url(#{id})\" d=\""),
            };
            self.last = Some(paint);
        }
        self.out += data;
        self.out += "\"/>";
    }

    /// Adds a rectangle.
    pub(crate) fn rect(&mut self, paint: Paint, area: Area) {
        let Area { x, y, w, h } = area;
        let data = Data::new().to(x, y).across(w).rise(h).across(-w).close();
        self.path(paint, &data);
    }

    /// Adds a polygon.
    pub(crate) fn polygon(&mut self, paint: Paint, corners: &[(f64, f64)]) {
        let mut data = Data::new();
        for (index, &(x, y)) in corners.iter().enumerate() {
            data = if index == 0 { data.to(x, y) } else { data.line(x, y) };
        }
        let data = data.close();
        self.path(paint, &data);
    }

    /// Adds a rectangle whose upper end is round.
    pub(crate) fn arch(&mut self, paint: Paint, area: Area) {
        let Area { x, y, w, h } = area;
        let data = Data::new().to(x, y).rise(h - w / 2.0).arc(w / 2.0, w).rise(-(h - w / 2.0)).close();
        self.path(paint, &data);
    }

    /// Adds a circle.
    pub(crate) fn circle(&mut self, paint: Paint, (x, y): (f64, f64), radius: f64) {
        let data = Data::new().to(x - radius, y).arc(radius, 2.0 * radius).arc(radius, -2.0 * radius).close();
        self.path(paint, &data);
    }

    /// Adds a line between two points.
    pub(crate) fn line(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64)) {
        let data = Data::new().to(from.0, from.1).line(to.0, to.1).0;
        self.path(paint, &data);
    }

    /// Starts a group of this class.
    pub(crate) fn open(&mut self, class: &str) {
        let _ = write!(self.out, "<g class=\"{class}\">");
        self.last = None;
    }

    /// Ends the group.
    pub(crate) fn shut(&mut self) {
        self.out += "</g>";
        self.last = None;
    }
}

/// Path data in the making.
pub(crate) struct Data(pub(crate) String);

impl Data {
    /// No path yet.
    pub(crate) fn new() -> Self {
        Self(String::new())
    }

    /// Moves to a point.
    pub(crate) fn to(self, x: f64, y: f64) -> Self {
        self.step('M', &[x, -y])
    }

    /// A line to a point.
    pub(crate) fn line(self, x: f64, y: f64) -> Self {
        self.step('L', &[x, -y])
    }

    /// A line to the right by this much.
    pub(crate) fn across(self, by: f64) -> Self {
        self.step('h', &[by])
    }

    /// A line upwards by this much.
    pub(crate) fn rise(self, by: f64) -> Self {
        self.step('v', &[-by])
    }

    /// Half a circle or a flat arc over to the right by this much.
    pub(crate) fn arc(self, radius: f64, across: f64) -> Self {
        let radius = number(radius);
        Self(format!("{}a{radius} {radius} 0 0 1 {} 0", self.0, number(across)))
    }

    /// A curve to the last point, bent towards the two before it.
    pub(crate) fn curve(self, first: (f64, f64), second: (f64, f64), to: (f64, f64)) -> Self {
        self.step('C', &[first.0, -first.1, second.0, -second.1, to.0, -to.1])
    }

    /// Closes the shape and returns the data.
    pub(crate) fn close(self) -> String {
        self.0 + "z"
    }

    fn step(mut self, command: char, numbers: &[f64]) -> Self {
        self.0.push(command);
        for (index, &value) in numbers.iter().enumerate() {
            let text = number(value);
            if index > 0 && !text.starts_with('-') {
                self.0.push(' ');
            }
            self.0 += &text;
        }
        self
    }
}

/// A number with at most one decimal, as short as it can be.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = [0.0, -0.04, 0.5, -0.5, 12.0, 12.34, -7.96].map(number);
        assert_eq!(shown, ["0", "0", ".5", "-.5", "12", "12.3", "-8"]);
    }

    #[test]
    fn neighbours_with_the_same_paint_share_one_element() {
        let mut canvas = Canvas::default();
        let wall = Paint::Class("a-wl");
        canvas.rect(wall, Area::new(0.0, 0.0, 2.0, 1.0));
        canvas.rect(wall, Area::new(4.0, 0.0, 2.0, 1.0));
        assert_eq!(canvas.finish(), r#"<path class="a-wl" d="M0 0h2v-1h-2zM4 0h2v-1h-2z"/>"#);
    }
}
