use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::{key, say};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlDocument, HtmlInputElement};

use crate::i18n::use_i18n;

/// The address of a table of the server, and a button that copies it.
#[component]
pub(crate) fn LinkField(table: String) -> impl IntoView {
    let i18n = use_i18n();
    let address = format!("{}/t/{table}", window().location().origin().unwrap_or_default());
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(false);
    let on_copy = move |_| {
        let Some(field) = field.get_untracked() else { return };
        spawn_local(async move {
            // The page may be gone by now.
            copied.try_set(copy(&field).await);
        });
    };
    view! {
        <p class="invite">
            <input readonly node_ref=field aria-label=move || say!(i18n, TABLE_LINK) value=address/>
            <button on:click=on_copy>
                {move || i18n.get(if copied.get() { key::WAITING_COPIED } else { key::WAITING_COPY })}
            </button>
        </p>
    }
}

/// Copies what stands in a field. Whether that was possible; if not, it is selected.
async fn copy(field: &HtmlInputElement) -> bool {
    field.select();
    if window().is_secure_context() {
        let written = window().navigator().clipboard().write_text(&field.value());
        return JsFuture::from(written).await.is_ok();
    }
    // Without `https`, browsers know the old way only.
    let document = document().dyn_into::<HtmlDocument>();
    document.is_ok_and(|document| document.exec_command("copy") == Ok(true))
}
