use leptos::prelude::*;
use palazzi_client::say;

use crate::stage::{Drawn, Stage};

/// Shows on the board what the others have done since the reader's last decision.
#[component]
pub(crate) fn ShowAgain<G: Drawn>(stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let link = stage.link;
    let is_shown = Memo::new(move |_| stage.you.get().is_some() && link.kept_count.get() > 0);
    move || {
        is_shown.get().then(|| view! {
            <button class="quiet show-again" disabled=move || link.showing_again.get() on:click=move |_| stage.replay()>
                {move || say!(i18n, RECENT_AGAIN)}
            </button>
        })
    }
}
