use leptos::prelude::*;
use palazzi_client::say;
use palazzi_protocol::{Command, Condition, Offered, Order};

use super::play::Play;

/// A form for the secret order of the viewer: a bid, a pass, or the next action.
#[component]
pub(super) fn StandingOrder(play: Play) -> impl IntoView {
    let (link, i18n) = (play.stage.link, play.stage.i18n);
    let allowed = Memo::new(move |_| {
        link.now.with(|now| now.as_ref().is_some_and(|now| now.may.contains(&Offered::Order)))
    });
    let order = Memo::new(move |_| link.now.with(|now| now.as_ref().and_then(|now| now.order.clone())));
    let said = move || match order.get() {
        None => say!(i18n, PALAZZO_ORDER_NONE),
        Some(Order::Bid { maximum }) => say!(i18n, PALAZZO_ORDER_IS_BID, amount = maximum),
        Some(Order::Pass) => say!(i18n, PALAZZO_ORDER_IS_PASS),
        Some(Order::Next { action, .. }) if action == "money" => say!(i18n, PALAZZO_ORDER_IS_MONEY),
        Some(Order::Next { .. }) => say!(i18n, PALAZZO_ORDER_IS_NEXT),
    };
    let leave = move |order: Option<Order>| link.submit(Command::Order { order });
    let maximum = RwSignal::new("6".to_owned());
    let always = RwSignal::new(false);
    let bid = move || {
        if let Ok(maximum) = maximum.get_untracked().trim().parse() {
            leave(Some(Order::Bid { maximum }));
        }
    };
    let next = move |action: &str| {
        let condition = if always.get_untracked() { Condition::Always } else { Condition::Unchanged };
        leave(Some(Order::Next { action: action.to_owned(), condition }));
    };
    let shown = move || allowed.get() || order.get().is_some();
    view! {
        <details class="order" hidden=move || !shown()>
            <summary>
                <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                    <path class="lock" d="M5 9V6.5a5 5 0 0 1 10 0V9h1.5v9h-13V9zM7.5 9h5V6.5a2.5 2.5 0 0 0-5 0z"/>
                </svg>
                {said}
            </summary>
            <p class="secret">{move || say!(i18n, PALAZZO_ORDER_SECRET)}</p>
            <form class="order-bid" on:submit=move |event| { event.prevent_default(); bid(); }>
                <label>
                    {move || say!(i18n, PALAZZO_ORDER_BID_UP_TO)}
                    <input type="number" min="3" max="99" inputmode="numeric" bind:value=maximum/>
                </label>
                <button type="submit">{move || say!(i18n, PALAZZO_ORDER_BID)}</button>
            </form>
            <p class="order-buttons">
                <button type="button" on:click=move |_| leave(Some(Order::Pass))>{move || say!(i18n, PALAZZO_ORDER_PASS)}</button>
                <button type="button" on:click=move |_| next("money")>{move || say!(i18n, PALAZZO_ORDER_MONEY)}</button>
                <label class="order-always">
                    <input type="checkbox" bind:checked=always/>
                    {move || say!(i18n, PALAZZO_ORDER_ALWAYS)}
                </label>
            </p>
            <button
                type="button"
                class="quiet"
                disabled=move || order.get().is_none()
                on:click=move |_| leave(None)
            >
                {move || say!(i18n, PALAZZO_ORDER_WITHDRAW)}
            </button>
        </details>
    }
}
