use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::i18n::I18n;

/// The day of a moment in milliseconds since 1970, as it is written in the reader's language.
pub(super) fn day(i18n: I18n, moment_ms: i64) -> impl IntoView {
    let date = move || Date::new(&JsValue::from_f64(moment_ms as f64));
    let written = move || {
        let style = Object::new();
        Reflect::set(&style, &"dateStyle".into(), &"medium".into()).expect("a new object takes anything");
        String::from(date().to_locale_date_string(i18n.texts().language().code(), &style))
    };
    view! { <time class="day" datetime=move || String::from(date().to_iso_string())>{written}</time> }
}
