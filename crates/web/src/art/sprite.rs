use gloo_net::http::Request;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Where the drawings are, and the element that holds them once they have come.
const ADDRESS: &str = "/art.svg";
const HOLDER: &str = "art";

/// The waits before the drawings are asked for once more, in milliseconds.
const WAITS_MS: [u32; 6] = [250, 500, 1000, 2000, 4000, 8000];

/// Fetches the drawings of all pieces, once for as long as the page lives. Whatever refers to them shows them as soon as
/// they are there.
pub(crate) fn fetch_sprite() {
    if document().get_element_by_id(HOLDER).is_some() {
        return;
    }
    let Some(body) = document().body() else { return };
    let Ok(holder) = document().create_element("div") else { return };
    holder.set_id(HOLDER);
    // An element that was just made has no other parent.
    let _ = body.prepend_with_node_1(&holder);
    spawn_local(async move {
        for wait in WAITS_MS {
            if let Some(drawings) = read().await {
                holder.set_inner_html(&drawings);
                return;
            }
            TimeoutFuture::new(wait).await;
        }
        holder.remove();
    });
}

async fn read() -> Option<String> {
    let answer = Request::get(ADDRESS).send().await.ok().filter(|answer| answer.ok())?;
    answer.text().await.ok()
}
