use std::collections::HashMap;

use leptos::prelude::{document, window};
use palazzi_client::carrara::Part;
use palazzi_client::carrara::staging::Anchor;
use palazzi_rules::Seat;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::animation::is_visible;

/// A rectangle in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    /// Where an element is; nothing if it takes no room or lies outside of the window.
    pub(super) fn of(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
        let (wide, high) = (size(window().inner_width())?, size(window().inner_height())?);
        let is_inside = rect.right() > 0.0 && rect.bottom() > 0.0 && rect.left() < wide && rect.top() < high;
        (rect.width() > 0.0 && rect.height() > 0.0 && is_inside).then(|| Area {
            x: rect.x(),
            y: rect.y(),
            width: rect.width(),
            height: rect.height(),
        })
    }

    pub(super) fn centre(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The largest area of these proportions with the same centre, but not wider than `most`.
    pub(super) fn holding(self, proportion: f64, most: f64) -> Area {
        let width = self.width.min(self.height * proportion).min(most);
        let (x, y) = self.centre();
        let height = width / proportion;
        Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }
}

/// An anchor that was found in the page, or the next best one.
#[derive(Clone)]
pub(super) struct Spot {
    pub(super) element: Element,
    pub(super) area: Area,
    /// Whether it is the anchor itself.
    pub(super) is_exact: bool,
}

/// The anchors of the page, by their names.
pub(super) struct Spots {
    named: HashMap<String, Vec<Element>>,
    viewer: Option<Seat>,
}

impl Spots {
    /// Finds all anchors once.
    pub(super) fn collect(viewer: Option<Seat>) -> Spots {
        let mut named: HashMap<String, Vec<Element>> = HashMap::new();
        for attribute in ["data-anchor", "data-part", "data-panel-tab"] {
            let Ok(list) = document().query_selector_all(&format!("[{attribute}]")) else { continue };
            for index in 0..list.length() {
                let element = list.item(index).and_then(|node| node.dyn_into::<Element>().ok());
                let Some(element) = element else { continue };
                let name = element.get_attribute(attribute).unwrap_or_default().to_ascii_lowercase();
                named.entry(name).or_default().push(element);
            }
        }
        Spots { named, viewer }
    }

    /// The element of an anchor; of several alike, the one with this number.
    pub(super) fn exact(&self, anchor: Anchor, nth: usize) -> Option<Spot> {
        let names = [Some(anchor.to_string()), self.part(anchor).map(|part| format!("{part:?}"))];
        names.into_iter().flatten().find_map(|name| self.named_spot(&name, nth))
    }

    /// An anchor, or the nearest one that is to be seen: in the end, the tab behind which it is.
    pub(super) fn find(&self, anchor: Anchor, nth: usize) -> Option<Spot> {
        if let Some(spot) = self.exact(anchor, nth) {
            return Some(spot);
        }
        let mut next = anchor.nearest();
        while let Some(near) = next {
            if let Some(spot) = self.exact(near, 0) {
                return Some(Spot { is_exact: false, ..spot });
            }
            next = near.nearest();
        }
        let tab = match anchor.seat() {
            Some(seat) if Some(seat) == self.viewer => "streets",
            Some(_) => "players",
            None => "market",
        };
        self.named_spot(tab, 0).map(|spot| Spot { is_exact: false, ..spot })
    }

    fn named_spot(&self, name: &str, nth: usize) -> Option<Spot> {
        let alike = self.named.get(&name.to_ascii_lowercase())?;
        let shown = alike.iter().filter_map(|element| Some((element, Area::of(element)?)));
        let mut shown = shown.filter(|(element, _)| is_visible(element));
        let first = shown.next()?;
        let (element, area) = if nth == 0 { first } else { shown.nth(nth - 1).unwrap_or(first) };
        Some(Spot { element: element.clone(), area, is_exact: true })
    }

    /// The thing that can be pointed at where an anchor is: what lies before a player is the viewer's own.
    fn part(&self, anchor: Anchor) -> Option<Part> {
        if anchor.seat().is_some_and(|seat| Some(seat) != self.viewer) {
            return None;
        }
        Some(match anchor {
            Anchor::Bag => Part::Wheel,
            Anchor::Stack => Part::Stack,
            Anchor::Wheel(location, color) => Part::Brick(location, color),
            Anchor::Tile(building) => Part::Tile(building),
            Anchor::Street(_, city) => Part::City(city),
            Anchor::House(_, city, building) => Part::Own(city, building),
            Anchor::Place(_, place) => Part::Place(place),
            Anchor::Court(space) => Part::Space(space),
            Anchor::OpenArea => Part::OpenArea,
            Anchor::Warehouse(_) => Part::Warehouse,
            Anchor::Object(object) => Part::Object(object),
            Anchor::Piece(piece) => Part::Piece(piece),
            Anchor::Improvement(improvement) => Part::Improvement(improvement),
            _ => return None,
        })
    }
}
