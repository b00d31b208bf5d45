//! Clicks that end something else, and are not meant to choose anything.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// The click that ends a press comes within this time, or not at all.
const SOON: Duration = Duration::from_millis(60);

/// Keeps the click that comes next from reaching anything.
pub(crate) fn swallow_next() {
    let swallow = Closure::<dyn Fn(Event)>::new(|event: Event| {
        event.prevent_default();
        event.stop_immediate_propagation();
    });
    let listener = swallow.as_ref().unchecked_ref();
    // Before anything in the page hears of it.
    if window().add_event_listener_with_callback_and_bool("click", listener, true).is_err() {
        return;
    }
    set_timeout(
        move || {
            let listener = swallow.as_ref().unchecked_ref();
            // A listener that was added can be removed.
            let _ = window().remove_event_listener_with_callback_and_bool("click", listener, true);
        },
        SOON,
    );
}
