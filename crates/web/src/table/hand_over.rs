use leptos::html::Dialog;
use leptos::prelude::*;
use palazzi_client::say;
use palazzi_protocol::local::hand_to;
use palazzi_protocol::{Now, Occupant};
use palazzi_rules::Seat;

use crate::art::Crest;
use crate::i18n::use_i18n;
use crate::link::{Home, Link, local};

/// A curtain between two people who share a device: nobody sees what is the other's.
#[component]
pub(crate) fn HandOver(link: Link) -> impl IntoView {
    let is_here = matches!(link.home.get_value(), Home::Local(_));
    let next = Memo::new(move |_| link.now.with(|now| now.as_ref().filter(|_| is_here).and_then(waited_for)));
    move || {
        next.get().map(|(seat, name)| {
            let at_once = link.now.with_untracked(|now| now.as_ref().is_none_or(|now| now.you.is_none()));
            view! { <Curtain link seat name at_once/> }
        })
    }
}

/// Whom the device is to be handed to.
fn waited_for(now: &Now) -> Option<(Seat, String)> {
    let seat = hand_to(now)?;
    match &now.overview.seats.get(seat as usize)?.occupant {
        Occupant::Person { name, .. } => Some((seat, name.clone())),
        Occupant::Nobody | Occupant::Bot { .. } => None,
    }
}

/// The curtain. Whoever has decided sees for a moment what came of it, unless nobody holds the device yet.
#[component]
fn Curtain(link: Link, seat: Seat, name: String, at_once: bool) -> impl IntoView {
    let i18n = use_i18n();
    let curtain = NodeRef::<Dialog>::new();
    let draw = move || {
        if let Some(curtain) = curtain.get()
            && !curtain.open()
        {
            // It is not shown only where the page is already gone.
            let _ = curtain.show_modal();
        }
    };
    Effect::new(draw);
    let name = StoredValue::new(name);
    view! {
        <dialog
            node_ref=curtain
            class="curtain"
            class:at-once=at_once
            aria-labelledby="hand-over"
            on:cancel=|event: web_sys::Event| event.prevent_default()
            // Browsers let nobody keep a dialog open for ever: whoever insists closes it.
            on:close=move |_| untrack(draw)
        >
            <Crest seat/>
            <h2 id="hand-over">{move || say!(i18n, HAND_OVER, name = name.get_value())}</h2>
            <p>{move || say!(i18n, HAND_OVER_ABOUT)}</p>
            <button class="main large" on:click=move |_| local::hand_over(link, seat)>
                {move || say!(i18n, HAND_OVER_READY, name = name.get_value())}
            </button>
        </dialog>
    }
}
