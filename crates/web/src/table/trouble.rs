//! What may go wrong at a table.

use leptos::prelude::*;
use palazzi_client::say;

use crate::i18n::use_i18n;
use crate::link::{Link, State};
use crate::pages::problem_text;

/// Says so when the connection is lost.
#[component]
pub(crate) fn Connection(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        (link.state.get() == State::Lost).then(|| {
            view! {
                <p class="lost" role="alert">{move || say!(i18n, TABLE_LOST)}</p>
            }
        })
    }
}

/// Says why the table has refused something.
#[component]
pub(crate) fn Refused(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        link.refused
            .get()
            .map(|problem| view! { <p class="refusal" role="alert">{problem_text(i18n, &problem)}</p> })
    }
}
