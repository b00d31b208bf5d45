//! Drawings that both games use. Everything is drawn here, by shapes; colours come from the style sheet.

pub(crate) mod skyline;
pub(crate) mod sprite;

use leptos::prelude::*;
use palazzi_rules::Seat;

/// The class that gives a seat its colour: `seat-a` to `seat-d`.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "seat-a",
        Seat::B => "seat-b",
        Seat::C => "seat-c",
        Seat::D => "seat-d",
    }
}

/// The crest of a seat: a shield with a sun, waves, a tree or a tower, 24 units wide and high.
#[component]
pub(crate) fn Crest(seat: Seat) -> impl IntoView {
    let charge = match seat {
        Seat::A => {
            "M12 6.5v2M12 14.5v2M7 11.5h2M15 11.5h2M8.5 8l1.4 1.4M14.1 13.6l1.4 1.4M8.5 15l1.4-1.4M14.1 9.4l1.4-1.4M12 9.3a2.2 2.2 0 1 0 .01 0"
        }
        Seat::B => "M6 8.5q2-2 4 0t4 0 4 0M6 12q2-2 4 0t4 0 4 0M7.5 15.5q1.5-1.5 3 0t3 0 3 0",
        Seat::C => "M12 18v-5M12 5.5c3 2.5 3.4 6 0 8-3.4-2-3-5.5 0-8",
        Seat::D => {
            "M8.5 18V8.5M15.5 18V8.5M7.5 8.5v-3h2v1.5h1.6V5.5h1.8V7h1.6V5.5h2v3zM10.7 18v-3.5a1.3 1.3 0 0 1 2.6 0V18"
        }
    };
    view! {
        <svg class=format!("crest {}", seat_class(seat)) viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path class="shield" d="M3 2.5h18v10c0 5-4 8-9 10-5-2-9-5-9-10z"/>
            <path class="charge" d=charge/>
        </svg>
    }
}

/// An amount of coins: round, with a rim.
#[component]
pub(crate) fn Coins(#[prop(into)] amount: Signal<i32>) -> impl IntoView {
    view! {
        <span class="coins">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <circle class="rim" cx="10" cy="10" r="9"/>
                <circle class="face" cx="10" cy="10" r="6.2"/>
                <path class="mark" d="M12.4 7.4a3.4 3.4 0 1 0 0 5.2M7 9.2h4M7 10.9h4"/>
            </svg>
            <span class="numbers">{move || number(amount.get())}</span>
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
    view! {
        <span class="points">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path class="leaf" d="M10 18C4 16 2 11 3.2 4.5 6 6 7.2 8.5 7.4 11 8 13.5 9 15 10 18zM10 18c6-2 8-7 6.8-13.5C14 6 12.8 8.5 12.6 11 12 13.5 11 15 10 18z"/>
            </svg>
            <span class="numbers">{move || number(amount.get())}</span>
        </span>
    }
}
