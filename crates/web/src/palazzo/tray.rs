use leptos::prelude::*;
use palazzi_client::palazzo::{Part, bidding};
use palazzi_client::{Choice, Shown, say};
use palazzi_rules::palazzo::{Action, Palazzo, Payment};

use super::centre::Paid;
use super::play::Play;
use crate::table::bar::show;

/// What the bar shows of the choice: what would be done, the price and the payment.
#[component]
pub(super) fn Tray(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let meant = Memo::new(move |_| stage.choice.with(Choice::meant));
    let sentence = move || {
        meant.get().map(|action| {
            let sentence = Palazzo::action(&stage.view.get(), &action, &i18n.texts());
            view! { <p class="meaning">{show(stage, sentence)}</p> }
        })
    };
    let sum = move || {
        let (payment, price) = paying(play, meant.get()?)?;
        let over = payment.amount().saturating_sub(price);
        Some(view! {
            <p class="sum">
                <span class="sum-price">{say!(i18n, PALAZZO_PRICE, amount = price)}</span>
                <span class="sum-cards"><Paid play payment/></span>
                <span class="sum-paid numbers">{say!(i18n, PALAZZO_PAYS, amount = payment.amount())}</span>
                {(over > 0).then(|| view! { <span class="sum-over">{say!(i18n, PALAZZO_OVERPAYS, amount = over)}</span> })}
            </p>
        })
    };
    let bid = move || {
        let Action::Bid(added) = meant.get()? else { return None };
        let standing = stage.view.with(|view| bidding(view))?;
        let own = standing.bidders.iter().find(|bidder| bidder.seat == standing.bidder)?.amount;
        let amount = own + added.amount();
        Some(view! {
            <p class="sum">
                <span class="sum-cards"><Paid play payment=added/></span>
                <span class="sum-paid numbers">{say!(i18n, PALAZZO_BID_TOTAL, amount = amount, highest = standing.highest)}</span>
            </p>
        })
    };
    view! {
        <div class="tray palazzo-tray">
            {sentence}
            {sum}
            {bid}
            {move || meant.get().is_none().then(|| hint(play))}
        </div>
    }
}

/// What is paid, and what it should be.
fn paying(play: Play, action: Action) -> Option<(Payment, u32)> {
    match action {
        Action::Buy { tiles, payment } => {
            let each = play.stage.view.with(|view| view.tile_price);
            Some((payment, each * tiles.tiles().count() as u32))
        }
        _ => None,
    }
}

/// What is to be pointed at next.
fn hint(play: Play) -> AnyView {
    let i18n = play.stage.i18n;
    let next = play.stage.choice.with(Choice::next);
    let has = |test: fn(&Part) -> bool| next.iter().any(test);
    let text = match () {
        () if !play.deciding.get() => return ().into_any(),
        () if has(|part| matches!(part, Part::Tile(..))) => say!(i18n, PALAZZO_POINT_TILE),
        () if has(|part| matches!(part, Part::Floor(..))) => say!(i18n, PALAZZO_POINT_FLOOR),
        () if has(|part| matches!(part, Part::Palace(_) | Part::New)) => say!(i18n, PALAZZO_POINT_PALACE),
        () if has(|part| matches!(part, Part::Revealed(..))) => say!(i18n, PALAZZO_POINT_CARD),
        () => return ().into_any(),
    };
    view! { <p class="hint">{text}</p> }.into_any()
}
