//! What may go wrong at a table.

use leptos::prelude::*;
use palazzi_client::{key, say};

use crate::i18n::use_i18n;
use crate::link::{Delay, Home, Link, State};
use crate::pages::problem_text;

/// Says in the rail when the connection is lost.
#[component]
pub(crate) fn Connection(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        (link.state.get() == State::Lost).then(|| {
            view! { <p class="lost" role="alert">{move || say!(i18n, TABLE_LOST)}</p> }
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

/// Whether something that was submitted has not been answered for so long that it is worth a word.
pub(crate) fn delay(link: Link) -> Option<Delay> {
    link.pending
        .with(|pending| pending.as_ref().map(|(_, delay)| *delay))
        .filter(|delay| *delay != Delay::Brief)
}

/// Says what is wrong when a move stays unanswered, and offers to try again.
#[component]
pub(crate) fn Unanswered(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let reason = move || match (link.home.get_value(), link.state.get()) {
        (Home::Server(_), State::Live) => key::SENDING_NO_ANSWER,
        (Home::Server(_), _) => key::SENDING_NO_CONNECTION,
        (Home::Local(_) | Home::Lesson, _) => key::SENDING_NO_DEVICE,
    };
    move || {
        (delay(link) == Some(Delay::Stuck)).then(|| {
            view! {
                <p class="refusal" role="alert">{move || i18n.get(reason())}</p>
                <button on:click=move |_| link.reconnect()>{move || say!(i18n, PROBLEM_TRY_AGAIN)}</button>
            }
        })
    }
}
