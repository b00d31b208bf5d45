//! Coins, points and what else is counted.

use leptos::prelude::*;
use palazzi_client::carrara::{Value, is_reconstructed};
use palazzi_client::say;
use palazzi_rules::carrara::Pay;

use super::lights::Board;
use crate::art::{Coins, Points};

/// Coins and victory points, those that there are.
pub(super) fn pay(pay: Pay) -> impl IntoView {
    view! {
        <span class="pay">
            {(pay.coins > 0).then(|| view! { <Coins amount=pay.coins as i32/> })}
            {(pay.points > 0).then(|| view! { <Points amount=pay.points as i32/> })}
        </span>
    }
}

/// The mark of a value that had to be reconstructed, with an explanation.
#[component]
pub(super) fn Reconstructed(board: Board, value: Value) -> AnyView {
    let i18n = board.i18n();
    let mark = board.fixed(|table| is_reconstructed(table, value)).then(|| {
        view! {
            <span class="reconstructed" tabindex="0" role="note" aria-label=move || say!(i18n, CARRARA_RECONSTRUCTED)>
                <span aria-hidden="true">"≈"</span>
                <span class="explained" aria-hidden="true">{move || say!(i18n, CARRARA_RECONSTRUCTED)}</span>
            </span>
        }
    });
    mark.into_any()
}
