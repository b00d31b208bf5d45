use leptos::prelude::*;
use palazzi_client::palazzo::{Part, bidding};
use palazzi_client::{Choice, say};
use palazzi_rules::palazzo::{Action, Tile};

use super::art::SmallTile;
use super::centre::paid_cards;
use super::play::Play;

/// What the bar shows of the choice: the price and the payment, the bid, or what is to be pointed at next.
#[component]
pub(super) fn Tray(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let meant = Memo::new(move |_| stage.choice.with(Choice::meant));
    let sum = move || {
        let Action::Buy { tiles, payment } = meant.get()? else { return None };
        let tiles: Vec<Tile> = tiles.tiles().collect();
        let price = stage.view.with(|view| view.tile_price) * tiles.len() as u32;
        let over = payment.amount().saturating_sub(price);
        Some(view! {
            <p class="sum">
                {tiles.into_iter().map(|tile| view! { <SmallTile tile/> }).collect_view()}
                <strong class="sum-price">{say!(i18n, PALAZZO_PRICE, amount = price)}</strong>
                <span class="sum-cards">{paid_cards(play, payment)}</span>
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
                <span class="sum-cards">{paid_cards(play, added)}</span>
                <span class="sum-paid numbers">{say!(i18n, PALAZZO_BID_TOTAL, amount = amount, highest = standing.highest)}</span>
            </p>
        })
    };
    view! {
        <div class="tray palazzo-tray">
            {sum}
            {bid}
            {move || meant.get().is_none().then(|| hint(play))}
        </div>
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
