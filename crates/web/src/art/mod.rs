//! Drawings that both games use. Everything is drawn here, by shapes; colours come from the style sheet.

pub(crate) mod skyline;
pub(crate) mod sprite;

use leptos::prelude::*;
use palazzi_client::{NO_PORTRAIT, Shown, portrait_of};
use palazzi_rules::Seat;

use crate::stage::Stage;

/// The class that gives a seat its colour: `seat-a` to `seat-d`.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "seat-a",
        Seat::B => "seat-b",
        Seat::C => "seat-c",
        Seat::D => "seat-d",
    }
}

/// The crest of a seat: a shield with a sun, a lozenge with waves, a roundel with a leaf, an octagon with a lily.
#[component]
pub(crate) fn Crest(seat: Seat) -> impl IntoView {
    sprite::fetch_sprite();
    let name = match seat {
        Seat::A => "#crest-a",
        Seat::B => "#crest-b",
        Seat::C => "#crest-c",
        Seat::D => "#crest-d",
    };
    view! {
        <svg class=format!("crest {}", seat_class(seat)) viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <use href=name/>
        </svg>
    }
}

/// A small sign, by its name in the sprite.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    sprite::fetch_sprite();
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#i-{name}")/></svg> }
}

/// The face of whoever has a seat.
#[component]
pub(crate) fn Portrait<G: Shown>(stage: Stage<G>, seat: Seat) -> impl IntoView {
    let face = Memo::new(move |_| {
        stage.link.now.with(|now| {
            let place = now.as_ref().and_then(|now| now.overview.seats.get(seat as usize));
            place.map_or(NO_PORTRAIT, |place| portrait_of(&place.occupant))
        })
    });
    view! {
        <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true" data-anchor=format!("portrait:{seat}")>
            <use href=move || format!("#{}", face.get())/>
        </svg>
    }
}

/// An amount of coins: round, with a lily.
#[component]
pub(crate) fn Coins(#[prop(into)] amount: Signal<i32>) -> impl IntoView {
    sprite::fetch_sprite();
    view! {
        <span class="coins">
            <span class="numbers">{move || number(amount.get())}</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><use href="#coin"/></svg>
        </span>
    }
}

/// A number with a proper minus sign.
pub(crate) fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// An amount of victory points: a laurel, never round.
#[component]
pub(crate) fn Points(#[prop(into)] amount: Signal<i32>) -> impl IntoView {
    sprite::fetch_sprite();
    view! {
        <span class="points">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><use href="#laurel"/></svg>
            <span class="numbers">{move || number(amount.get())}</span>
        </span>
    }
}
