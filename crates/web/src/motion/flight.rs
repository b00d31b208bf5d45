use palazzi_client::carrara::staging::{Flight, Flying};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::animation::{Timing, animate};
use super::look::Look;
use super::spots::{Area, Spot};

/// How many points an arc is made of, and how high it rises at most, in units of the scene.
const ARC_POINTS: usize = 8;
const APEX: f64 = 6.0;

/// A node that flies: a drawing, with a number if it has one.
pub(super) struct Flyer {
    pub(super) node: HtmlElement,
    /// Where it starts and lands.
    start: Area,
    look: Look,
}

impl Flyer {
    /// Puts a node where a flight begins; it stands there until it takes off.
    pub(super) fn stand(overlay: &Element, look: Look, spot: &Spot, unit: f64) -> Option<Flyer> {
        let start = place(spot, &look, unit);
        let node = overlay.owner_document()?.create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
        node.set_class_name("flight");
        let (class, symbol) = (&look.class, &look.symbol);
        let number = look.number.map_or(String::new(), |number| format!("<b>{number}</b>"));
        node.set_inner_html(&format!(r##"<svg class="{class}"><use href="#{symbol}"/></svg>{number}"##));
        let flyer = Flyer { node, start, look };
        flyer.lie(start);
        overlay.append_child(&flyer.node).ok()?;
        Some(flyer)
    }

    /// Flies to a spot, and returns where it lands. What was not to be seen before appears as it takes off.
    pub(super) fn take_off(
        &self,
        flight: &Flight,
        spot: &Spot,
        unit: f64,
        tempo: f64,
        was_seen: bool,
    ) -> Area {
        let end = place(spot, &self.look, unit);
        self.lie(end);
        let ms = f64::from(flight.ms) * tempo;
        let timing = Timing { wait_ms: f64::from(flight.wait_ms) * tempo, ms, easing: easing(flight.what) };
        animate(&self.node, &path(self.start, end, flight.what, unit, was_seen), timing);
        end
    }

    fn lie(&self, area: Area) {
        let style = self.node.style();
        for (name, value) in
            [("left", area.x), ("top", area.y), ("width", area.width), ("height", area.height)]
        {
            // A style of a node that was just made can be set.
            let _ = style.set_property(name, &format!("{value:.1}px"));
        }
    }
}

fn easing(what: Flying) -> &'static str {
    match what {
        Flying::Building(_) => "cubic-bezier(.2,.8,.2,1)",
        Flying::Coins(_) | Flying::Points(_) => "cubic-bezier(.5,0,.3,1)",
        _ => "ease-in-out",
    }
}

/// The room of something that flies at a spot: as the piece lies there, or at its usual size over something larger.
fn place(spot: &Spot, look: &Look, unit: f64) -> Area {
    let is_building = look.symbol.starts_with("f-");
    let most = if is_building && spot.is_exact { spot.area.width } else { look.width * unit };
    spot.area.holding(look.proportion, most.max(1.0))
}

/// Keyframes on an arc from one area to another, for a node that lies at the end.
fn path(start: Area, end: Area, what: Flying, unit: f64, was_seen: bool) -> String {
    let ((from_x, from_y), (to_x, to_y)) = (start.centre(), end.centre());
    let (across, down) = (from_x - to_x, from_y - to_y);
    let apex = (APEX * unit).min(across.hypot(down) / 3.0);
    let scale = start.width / end.width.max(1.0);
    let mut frames: Vec<String> = (0..=ARC_POINTS)
        .map(|point| {
            let part = point as f64 / ARC_POINTS as f64;
            let left = 1.0 - part;
            let (x, y) = (across * left, down * left - apex * 4.0 * part * left);
            let size = scale * left + part;
            let opacity = u8::from(was_seen || point > 0);
            format!(r#"{{"transform":"translate({x:.1}px,{y:.1}px) scale({size:.3})","opacity":{opacity}}}"#)
        })
        .collect();
    if matches!(what, Flying::Building(_)) {
        // It lands with a little weight.
        frames.push(r#"{"transform":"scale(1.04,.96)"}"#.to_owned());
        frames.push(r#"{"transform":"none"}"#.to_owned());
    }
    format!("[{}]", frames.join(","))
}
