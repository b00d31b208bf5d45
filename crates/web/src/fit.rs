//! Measures the room that a scene has.

use leptos::prelude::*;
use palazzi_client::{Fit, Layout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// How the scene around fits the room that it has.
#[derive(Clone, Copy)]
pub(crate) struct SceneFit(pub(crate) RwSignal<Fit>);

/// How much of a scene's height the board has where the rest of the scene is elsewhere.
const BOARD_SHARE: f64 = 68.6 / 80.0;

/// Follows the size of an element that fills the window with a scene.
pub(crate) fn follow_scene(room: impl Fn() -> Option<Element> + 'static) -> SceneFit {
    follow(room, Fit::of)
}

/// Follows the size of an element that holds a board alone.
pub(crate) fn follow_board(room: impl Fn() -> Option<Element> + 'static) -> SceneFit {
    follow(room, |width, height| Fit::beside(width, height / BOARD_SHARE))
}

pub(crate) fn use_fit() -> Signal<Fit> {
    expect_context::<SceneFit>().0.into()
}

/// How the parts of the scene around are arranged.
pub(crate) fn use_layout() -> Memo<Layout> {
    let fit = use_fit();
    Memo::new(move |_| fit.get().layout)
}

fn follow(room: impl Fn() -> Option<Element> + 'static, fit_of: fn(f64, f64) -> Fit) -> SceneFit {
    let side = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let (width, height) = (side(window().inner_width()), side(window().inner_height()));
    let fit = RwSignal::new(fit_of(width.unwrap_or(1280.0), height.unwrap_or(800.0)));
    Effect::new(move || {
        let Some(room) = room() else { return };
        let measured = room.clone();
        let look = Closure::<dyn Fn()>::new(move || {
            let (width, height) = (measured.client_width(), measured.client_height());
            let now = fit_of(f64::from(width), f64::from(height));
            if width > 0 && fit.try_get_untracked().is_some_and(|before| before != now) {
                fit.set(now);
            }
        });
        let Ok(observer) = ResizeObserver::new(look.as_ref().unchecked_ref()) else { return };
        observer.observe(&room);
        let kept = StoredValue::new_local((observer, look));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
    let scene = SceneFit(fit);
    provide_context(scene);
    scene
}
