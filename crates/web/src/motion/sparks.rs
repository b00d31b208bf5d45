use leptos::prelude::document;
use palazzi_rules::carrara::Pay;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::animation::{Timing, animate};
use super::spots::Area;

/// How long a ring takes to fade where something has landed.
pub(super) const RING_MS: f64 = 320.0;

/// A frame over an area that fades: something has landed here, or is counted.
pub(super) fn frame(overlay: &Element, area: Area, class: &str) -> Option<HtmlElement> {
    let node = document().create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
    node.set_class_name(class);
    let style = node.style();
    for (name, value) in [("left", area.x), ("top", area.y), ("width", area.width), ("height", area.height)] {
        // A style of a node that was just made can be set.
        let _ = style.set_property(name, &format!("{value:.1}px"));
    }
    overlay.append_child(&node).ok()?;
    Some(node)
}

/// A ring that grows and fades where something has landed.
pub(super) fn ring_out(overlay: &Element, area: Area) {
    let Some(node) = frame(overlay, area, "ring") else { return };
    let frames = r#"[{"opacity":0.9,"transform":"scale(1)"},{"opacity":0,"transform":"scale(1.45)"}]"#;
    animate(&node, frames, Timing { wait_ms: 0.0, ms: RING_MS, easing: "ease-out" });
    gloo_timers::callback::Timeout::new(RING_MS as u32, move || node.remove()).forget();
}

/// Writes what a building pays over it.
pub(super) fn write(node: &HtmlElement, pay: Pay) {
    let part = |amount: u32, symbol: &str| match amount {
        0 => String::new(),
        _ => format!(r##"{amount}<svg><use href="#{symbol}"/></svg>"##),
    };
    node.set_inner_html(&format!("<b>{}{}</b>", part(pay.points, "laurel"), part(pay.coins, "coin")));
}
