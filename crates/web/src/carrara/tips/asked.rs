use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, EventTarget};

use crate::clicks::swallow_next;

/// How long a pointer rests on something before it explains itself, in milliseconds; and how long a finger.
const REST_MS: u32 = 350;
const PRESS_MS: u32 = 450;

/// How long a tooltip stays when the pointer has left, so that it can be reached, in milliseconds.
const STAY_MS: u32 = 180;

/// A finger that moves farther than this many pixels does not press.
const SLACK: f64 = 8.0;

/// What bears a name that can be asked about.
const BEARERS: &str = "[data-tip], [data-part]";

/// What is asked about: its name in the page, and where it is.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    shown: RwSignal<Option<(String, Frame)>>,
    soon: StoredValue<Option<Timeout>, LocalStorage>,
    pressed_at: StoredValue<(f64, f64)>,
    /// A long press has explained something: the click that follows does nothing.
    pressed: StoredValue<bool>,
}

/// Where something is in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl From<DomRect> for Frame {
    fn from(rect: DomRect) -> Frame {
        Frame { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
    }
}

impl Asked {
    /// Listens to pointers, fingers and the focus for as long as the calling component is shown.
    pub(super) fn listen() -> Asked {
        let asked = Asked {
            shown: RwSignal::new(None),
            soon: StoredValue::new_local(None),
            pressed_at: StoredValue::new((0.0, 0.0)),
            pressed: StoredValue::new(false),
        };
        let over = window_event_listener(ev::pointerover, move |event| {
            if event.pointer_type() != "touch" {
                asked.rest_on(event.target());
            }
        });
        let focus = window_event_listener(ev::focusin, move |event| {
            let bearer =
                bearer(event.target()).filter(|bearer| bearer.matches(":focus-visible").unwrap_or(false));
            if let Some(bearer) = bearer {
                asked.show(&bearer);
            }
        });
        let blur = window_event_listener(ev::focusout, move |_| asked.hide_after(STAY_MS));
        let down = window_event_listener(ev::pointerdown, move |event| {
            asked.pressed.set_value(false);
            let inside =
                element(event.target()).is_some_and(|at| at.closest("#tip").ok().flatten().is_some());
            if inside {
                return;
            }
            asked.hide();
            if event.pointer_type() == "touch"
                && let Some(bearer) = bearer(event.target())
            {
                asked.pressed_at.set_value((event.client_x().into(), event.client_y().into()));
                asked.later(PRESS_MS, move || {
                    asked.pressed.set_value(true);
                    asked.show(&bearer);
                });
            }
        });
        let moved = window_event_listener(ev::pointermove, move |event| {
            let (x, y) = asked.pressed_at.get_value();
            let far = (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y) > SLACK;
            if event.pointer_type() == "touch" && far && !asked.pressed.get_value() {
                asked.soon.set_value(None);
            }
        });
        let up = window_event_listener(ev::pointerup, move |event| {
            if event.pointer_type() != "touch" {
                return;
            }
            match asked.pressed.get_value() {
                true => swallow_next(),
                false => asked.soon.set_value(None),
            }
        });
        let key = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                asked.hide();
            }
        });
        let listeners = [over, down, moved, up].map(Some);
        on_cleanup(move || {
            listeners.into_iter().flatten().for_each(|listener| listener.remove());
            [focus, blur].into_iter().for_each(|listener| listener.remove());
            key.remove();
        });
        asked
    }

    /// What is explained now.
    pub(super) fn shown(self) -> Option<(String, Frame)> {
        self.shown.get()
    }

    fn rest_on(self, target: Option<EventTarget>) {
        let Some(element) = element(target.clone()) else { return };
        if element.closest("#tip").ok().flatten().is_some() {
            self.soon.set_value(None);
            return;
        }
        let Some(bearer) = bearer(target) else { return self.hide_after(STAY_MS) };
        let is_same = self.shown.with_untracked(|shown| {
            shown.as_ref().is_some_and(|(name, _)| Some(name) == name_of(&bearer).as_ref())
        });
        if !is_same {
            self.later(REST_MS, move || self.show(&bearer));
        } else {
            self.soon.set_value(None);
        }
    }

    fn show(self, bearer: &Element) {
        let Some(name) = name_of(bearer) else { return };
        self.shown.set(Some((name, bearer.get_bounding_client_rect().into())));
    }

    fn hide(self) {
        self.soon.set_value(None);
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }

    fn hide_after(self, wait: u32) {
        self.later(wait, move || self.hide());
    }

    fn later(self, wait: u32, act: impl FnOnce() + 'static) {
        // A timeout that is replaced does not come any more.
        self.soon.try_set_value(Some(Timeout::new(wait, act)));
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// What can be asked about at a place of the page.
fn bearer(target: Option<EventTarget>) -> Option<Element> {
    element(target)?.closest(BEARERS).ok()?
}

fn name_of(bearer: &Element) -> Option<String> {
    bearer.get_attribute("data-tip").or_else(|| bearer.get_attribute("data-part"))
}
