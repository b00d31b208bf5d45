use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// What the file of a table's game is called.
pub(crate) fn name_of(table: &str) -> String {
    let name: String = table.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    format!("palazzi-{name}.game")
}

/// Lets the browser save a text as a file. Where that is not possible, nothing happens.
pub(crate) fn save(name: &str, text: &str) {
    // The browser reports failures to the reader itself.
    let _ = try_save(name, text);
}

fn try_save(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&address)
}
