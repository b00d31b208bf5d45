use leptos::prelude::*;
use palazzi_client::palazzo::letter_of_currency;
use palazzi_client::say;
use palazzi_rules::palazzo::{Card, Currency};

use crate::i18n::use_i18n;

/// The class that gives a card its colour.
fn class_of(card: Card) -> &'static str {
    match card.currency() {
        Some(Currency::Florin) => "florin",
        Some(Currency::Ducat) => "ducat",
        Some(Currency::Lira) => "lira",
        None => "certificate",
    }
}

/// The letter of a card.
fn letter_of(card: Card) -> impl Fn() -> String {
    let i18n = use_i18n();
    move || match card.currency() {
        Some(currency) => letter_of_currency(currency, &i18n.texts()),
        None => say!(i18n, PALAZZO_CERTIFICATE_LETTER),
    }
}

/// A money card: the currency is told by colour, by the form of the coin and by its letter; 56 units wide, 80 high.
#[component]
pub(crate) fn CardFace(card: Card) -> impl IntoView {
    view! { <Face value=card.value() class=class_of(card) letter=Signal::derive(letter_of(card)) coin=card.currency()/> }
}

/// The certificate of value 3, with which an auction is opened.
#[component]
pub(crate) fn OpeningFace() -> impl IntoView {
    let letter = Signal::derive(letter_of(Card::CERTIFICATE));
    view! { <Face value=3 class="certificate" letter coin=None/> }
}

#[component]
fn Face(value: u32, class: &'static str, letter: Signal<String>, coin: Option<Currency>) -> impl IntoView {
    view! {
        <svg class=format!("money-card {class}") viewBox="0 0 56 80" aria-hidden="true">
            <rect class="paper" x="1" y="1" width="54" height="78" rx="6"/>
            <rect class="band" x="4.5" y="4.5" width="47" height="71" rx="4"/>
            {coin_shape(coin)}
            <text class="letter" x="28" y="48" text-anchor="middle">{letter}</text>
            <text class="value" x="13" y="22" text-anchor="middle">{value}</text>
            <text class="value" x="43" y="72" text-anchor="middle">{value}</text>
        </svg>
    }
}

/// The coin in the middle of a card: round, a lozenge, or with six sides; a certificate is a sheet with a seal.
fn coin_shape(currency: Option<Currency>) -> AnyView {
    match currency {
        Some(Currency::Florin) => view! {
            <circle class="coin" cx="28" cy="42" r="16"/>
            <circle class="rim" cx="28" cy="42" r="13"/>
            <path class="dots" d="M28 27.6v.1M28 56.4v.1M13.6 42h.1M42.4 42h.1M17.8 31.8h.1M38.2 31.8h.1M17.8 52.2h.1M38.2 52.2h.1"/>
        }
        .into_any(),
        Some(Currency::Ducat) => view! {
            <path class="coin" d="M28 22l20 20-20 20L8 42z"/>
            <path class="rim" d="M28 26.5L43.5 42 28 57.5 12.5 42z"/>
        }
        .into_any(),
        Some(Currency::Lira) => view! {
            <path class="coin" d="M19 26h18l9 16-9 16H19l-9-16z"/>
            <path class="rim" d="M20.6 29h14.8l7.3 13-7.3 13H20.6l-7.3-13z"/>
        }
        .into_any(),
        None => view! {
            <path class="coin" d="M13 26h26q4 0 4 4t-4 4v22H17q-4 0-4-4z"/>
            <path class="rim" d="M18 32h18M18 52h12"/>
            <circle class="seal" cx="38" cy="56" r="5"/>
        }
        .into_any(),
    }
}

/// The back of a money card.
#[component]
pub(crate) fn CardBack() -> impl IntoView {
    view! {
        <svg class="money-back" viewBox="0 0 60 84" aria-hidden="true">
            <rect class="paper" x="5" y="5" width="54" height="78" rx="6"/>
            <rect class="paper" x="3" y="3" width="54" height="78" rx="6"/>
            <rect class="paper" x="1" y="1" width="54" height="78" rx="6"/>
            <path class="lines" d="M10 10h36v60H10zM10 10l36 60M46 10L10 70"/>
            <circle class="paper" cx="28" cy="40" r="9"/>
        </svg>
    }
}

/// A card that is told in little room: the form of the coin with letter and value.
#[component]
pub(crate) fn SmallCard(card: Card) -> impl IntoView {
    let letter = letter_of(card);
    view! {
        <span class=format!("chip {}", class_of(card))>
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <path class="coin" d=chip_shape(card.currency())/>
                <text class="letter" x="10" y="14" text-anchor="middle">{letter}</text>
            </svg>
            <b>{card.value()}</b>
        </span>
    }
}

fn chip_shape(currency: Option<Currency>) -> &'static str {
    match currency {
        Some(Currency::Florin) => "M10 1a9 9 0 1 0 .01 0z",
        Some(Currency::Ducat) => "M10 0l10 10-10 10L0 10z",
        Some(Currency::Lira) => "M5 1.5h10L20 10l-5 8.5H5L0 10z",
        None => "M3 1h14v18H3z",
    }
}

/// What a triplet counts, in little room.
#[component]
pub(crate) fn Triplet(#[prop(into)] label: String) -> impl IntoView {
    view! {
        <span class="chip triplet">
            <svg viewBox="0 0 36 20" width="32" height="18" aria-hidden="true">
                <path class="coin florin" d="M10 1a9 9 0 1 0 .01 0z"/>
                <path class="coin ducat" d="M18 0l10 10-10 10L8 10z"/>
                <path class="coin lira" d="M21 1.5h10L36 10l-5 8.5H21L16 10z"/>
            </svg>
            <b>{label}</b>
        </span>
    }
}
