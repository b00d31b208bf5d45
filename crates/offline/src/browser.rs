//! The room in a browser's worker: the shelf is IndexedDB, and the page is on the other side of `postMessage`.

use std::time::Duration;

use js_sys::Array;
use palazzi_protocol::Number;
use palazzi_protocol::local::ToPage;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

use crate::room::{Room, Voice};
use crate::shelf::{Sheet, Shelf, ShelfFailed, Written};

#[wasm_bindgen(module = "/src/browser.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = heads)]
    async fn js_heads() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = head)]
    async fn js_head(table: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = sheets)]
    async fn js_sheets(table: &str, from: f64) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = write)]
    async fn js_write(table: &str, head: &str, first: f64, sheet: Option<String>)
    -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = remove)]
    async fn js_remove(table: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_name = tell)]
    fn js_tell(text: &str);
    #[wasm_bindgen(js_name = tellOthers)]
    fn js_tell_others(table: &str);
    #[wasm_bindgen(js_name = remind)]
    fn js_remind(table: &str, pause_ms: f64);
}

/// What `worker.js` calls.
#[wasm_bindgen]
pub struct Tables {
    room: Room<Browser, Browser>,
}

#[wasm_bindgen]
impl Tables {
    /// All tables that this browser keeps.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Tables {
        console_error_panic_hook::set_once();
        Tables { room: Room::new(Browser, Browser) }
    }

    /// Does what the page says. Fails if that cannot be read.
    pub async fn hear(&mut self, text: String) -> Result<(), JsValue> {
        let message = serde_json::from_str(&text).map_err(|error| JsValue::from_str(&error.to_string()))?;
        self.room.hear(message).await;
        Ok(())
    }

    /// Lets one thing happen that happens by itself. Whether anything did.
    pub async fn step(&mut self) -> bool {
        self.room.step().await
    }
}

/// The browser around the worker.
#[derive(Clone, Copy)]
struct Browser;

impl Voice for Browser {
    fn tell(&self, message: &ToPage) {
        js_tell(&serde_json::to_string(message).expect("messages can be written as JSON"));
    }

    fn tell_others(&self, table: &str) {
        js_tell_others(table);
    }

    fn remind(&self, table: &str, pause: Duration) {
        js_remind(table, pause.as_millis() as f64);
    }
}

impl Shelf for Browser {
    async fn heads(&self) -> Result<Vec<(String, String)>, ShelfFailed> {
        let heads = js_heads().await.map_err(|error| failed(&error))?;
        let pair = |pair: JsValue| {
            let pair: Array = pair.unchecked_into();
            (text(&pair.get(0)), text(&pair.get(1)))
        };
        Ok(heads.unchecked_into::<Array>().iter().map(pair).collect())
    }

    async fn head(&self, table: &str) -> Result<Option<String>, ShelfFailed> {
        let head = js_head(table).await.map_err(|error| failed(&error))?;
        Ok((!head.is_undefined()).then(|| text(&head)))
    }

    async fn sheets(&self, table: &str, from: Number) -> Result<Vec<String>, ShelfFailed> {
        let sheets = js_sheets(table, from as f64).await.map_err(|error| failed(&error))?;
        Ok(sheets.unchecked_into::<Array>().iter().map(|sheet| text(&sheet)).collect())
    }

    async fn write(&self, table: &str, head: &str, sheet: Sheet<'_>) -> Result<Written, ShelfFailed> {
        let written = js_write(table, head, sheet.first as f64, sheet.text.map(str::to_owned));
        match text(&written.await.map_err(|error| failed(&error))?).as_str() {
            "done" => Ok(Written::Done),
            "conflict" => Ok(Written::Conflict),
            _ => Ok(Written::Gone),
        }
    }

    async fn remove(&self, table: &str) -> Result<(), ShelfFailed> {
        js_remove(table).await.map(drop).map_err(|error| failed(&error))
    }
}

/// What is kept is text; anything else is not ours and reads as nothing.
fn text(value: &JsValue) -> String {
    value.as_string().unwrap_or_default()
}

fn failed(error: &JsValue) -> ShelfFailed {
    let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    ShelfFailed(message.unwrap_or_else(|| format!("{error:?}")))
}
