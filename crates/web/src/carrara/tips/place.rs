use leptos::html::Div;
use leptos::prelude::*;

use super::asked::Frame;

/// How far a tooltip stays from what it explains and from the edges of the window, in pixels.
const GAP: f64 = 8.0;

/// A tooltip beside what it explains, wholly inside the window and not over it.
#[component]
pub(super) fn Placed(frame: Frame, children: Children) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let at = RwSignal::new(None::<(f64, f64)>);
    Effect::new(move || {
        let Some(tip) = node.get() else { return };
        // Where the browser measures the page anyway.
        request_animation_frame(move || {
            let size = tip.get_bounding_client_rect();
            at.try_set(Some(place(frame, (size.width(), size.height()), window_size())));
        });
    });
    let pixels = |value: Option<f64>| format!("{:.0}px", value.unwrap_or(0.0));
    view! {
        <div
            id="tip"
            role="tooltip"
            node_ref=node
            class:placed=move || at.get().is_some()
            style:left=move || pixels(at.get().map(|at| at.0))
            style:top=move || pixels(at.get().map(|at| at.1))
        >
            {children()}
        </div>
    }
}

fn window_size() -> (f64, f64) {
    let side =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    (side(window().inner_width()), side(window().inner_height()))
}

/// Above or below where there is room, else at the side with more room.
fn place(frame: Frame, (width, height): (f64, f64), (across, down): (f64, f64)) -> (f64, f64) {
    let within = |at: f64, size: f64, room: f64| at.min(room - size - GAP).max(GAP);
    let middle = within((frame.left + frame.right - width) / 2.0, width, across);
    if frame.top - GAP - height >= GAP {
        return (middle, frame.top - GAP - height);
    }
    if frame.bottom + GAP + height <= down - GAP {
        return (middle, frame.bottom + GAP);
    }
    let top = within((frame.top + frame.bottom - height) / 2.0, height, down);
    let left = match frame.left > across - frame.right {
        true => frame.left - GAP - width,
        false => frame.right + GAP,
    };
    (within(left, width, across), top)
}
