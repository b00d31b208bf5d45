use js_sys::JSON;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Element)]
    type Moving;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Moving, keyframes: &JsValue, options: &JsValue) -> Result<Animation, JsValue>;

    #[wasm_bindgen(method, catch, js_name = checkVisibility)]
    fn check_visibility(this: &Moving, options: &JsValue) -> Result<bool, JsValue>;

    /// An animation of the browser.
    pub(super) type Animation;

    /// Ends it, and leaves nothing of it behind.
    #[wasm_bindgen(method)]
    pub(super) fn cancel(this: &Animation);
}

/// How an animation runs.
#[derive(Clone, Copy)]
pub(super) struct Timing {
    pub(super) wait_ms: f64,
    pub(super) ms: f64,
    pub(super) easing: &'static str,
}

/// Animates an element. `keyframes` is a JSON list. Nothing happens where the browser cannot do it.
pub(super) fn animate(element: &Element, keyframes: &str, timing: Timing) -> Option<Animation> {
    let Timing { wait_ms, ms, easing } = timing;
    let options =
        format!(r#"{{"delay":{wait_ms:.0},"duration":{ms:.0},"easing":"{easing}","fill":"backwards"}}"#);
    let keyframes = JSON::parse(keyframes).ok()?;
    let options = JSON::parse(&options).ok()?;
    element.unchecked_ref::<Moving>().animate(&keyframes, &options).ok()
}

/// Keeps an element out of sight until the animation is cancelled. It takes its room all the same.
pub(super) fn hide(element: &Element) -> Option<Animation> {
    let timing = Timing { wait_ms: 0.0, ms: LONGEST_HIDDEN_MS, easing: "linear" };
    animate(element, r#"[{"opacity":0},{"opacity":0}]"#, timing)
}

/// Nothing stays out of sight for longer, whatever happens.
const LONGEST_HIDDEN_MS: f64 = 10_000.0;

/// Whether an element is to be seen, as far as the browser can tell.
pub(super) fn is_visible(element: &Element) -> bool {
    let options = JSON::parse(r#"{"visibilityProperty":true}"#).unwrap_or(JsValue::UNDEFINED);
    element.unchecked_ref::<Moving>().check_visibility(&options).unwrap_or(true)
}
