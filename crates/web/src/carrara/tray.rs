use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::carrara::{
    Part, bought, color as color_name, fewer, more, numeral, paid, payments, with_brick,
};
use palazzi_client::{Choice, say};
use palazzi_rules::carrara::{Bricks, Carrara, Color, Location, View};

use super::icons::{brick, icon};
use super::lights::Board;
use crate::stage::Stage;

/// What can be changed about the bricks of the action that is meant.
#[derive(Clone, PartialEq, Debug)]
struct Lots {
    /// Where they are bought; nothing if they are paid.
    location: Option<Location>,
    /// The colours, and how many there are of each.
    colors: Vec<(Color, u32)>,
    /// All ways to pay.
    payments: Vec<Bricks>,
}

impl Lots {
    fn find(choice: &Choice<Carrara>, view: &View) -> Option<Lots> {
        if let Some((location, _)) = bought(choice) {
            let colors = view.table.wheel[location].colors().collect();
            return Some(Lots { location: Some(location), colors, payments: Vec::new() });
        }
        paid(choice)?;
        let payments = payments(choice);
        let own = view.viewer.and_then(|seat| view.holdings[seat]).unwrap_or_default().bricks;
        let colors =
            own.colors().filter(|(color, _)| payments.iter().any(|payment| payment.count(*color) > 0));
        Some(Lots { location: None, colors: colors.collect(), payments })
    }

    /// The bricks with one more or one less of a colour, if that is possible.
    fn changed(&self, now: Bricks, color: Color, up: bool) -> Option<Bricks> {
        match (self.location, up) {
            (Some(location), _) => {
                let here = self.colors.iter().find(|(lot, _)| *lot == color).map_or(0, |(_, count)| *count);
                let possible = if up { now.count(color) < here } else { now.count(color) > 0 };
                possible.then(|| with_brick(Some((location, now)), location, color, up))
            }
            (None, true) => more(&self.payments, now, color),
            (None, false) => fewer(&self.payments, now, color),
        }
    }
}

/// What the ribbon shows of the choice that is being made: the bricks that are bought or paid, each to be changed, and
/// what they cost.
#[component]
pub(super) fn Tray(stage: Stage<Carrara>) -> AnyView {
    let view = stage.view;
    let lots = Memo::new(move |_| view.with(|view| stage.choice.with(|choice| Lots::find(choice, view))));
    let now = Memo::new(move |_| {
        stage.choice.with(|choice| {
            bought(choice).map(|(_, bricks)| bricks).or_else(|| paid(choice)).unwrap_or_default()
        })
    });
    let board = Board::new(stage);
    let shown = move || lots.get().map(|lots| all_lots(board, Arc::new(lots), now));
    shown.into_any()
}

fn all_lots(board: Board, lots: Arc<Lots>, now: Memo<Bricks>) -> impl IntoView {
    let i18n = board.i18n();
    let location = lots.location;
    let title = move || match location {
        Some(location) => say!(i18n, CARRARA_TRAY_BUY, number = numeral(location)),
        None => say!(i18n, CARRARA_TRAY_PAY),
    };
    let lot = {
        let lots = Arc::clone(&lots);
        move |color: Color| view! { <Stepper board lots=Arc::clone(&lots) now color/> }
    };
    let total = match location {
        Some(location) => view! { <Price board location now/> }.into_any(),
        None => {
            let needed = lots.payments.iter().map(|payment| payment.total()).min().unwrap_or(0);
            view! { <span class="tray-total">{move || now.get().total()}"/"{needed}{icon("i-ok")}</span> }
                .into_any()
        }
    };
    view! {
        <div class="tray" role="group" aria-label=title>
            {lots.colors.iter().map(|(color, _)| lot(*color)).collect_view()}
            {total}
        </div>
    }
}

/// What a purchase costs, and the coins that are left.
#[component]
fn Price(board: Board, location: Location, now: Memo<Bricks>) -> AnyView {
    let i18n = board.i18n();
    let coins = board.of(|view| view.viewer.and_then(|seat| view.holdings[seat]).unwrap_or_default().coins);
    let price = move || now.get().price(location);
    let left = move || u32::from(coins.get()).saturating_sub(price());
    view! {
        <span class="tray-price">
            <b>{price}{icon("coin")}</b>
            <small>{move || say!(i18n, STREETS_COINS_LEFT, count = left())}</small>
        </span>
    }
    .into_any()
}

/// A number of bricks of a colour, with a button for one less and one for one more.
#[component]
fn Stepper(board: Board, lots: Arc<Lots>, now: Memo<Bricks>, color: Color) -> AnyView {
    let stage = board.stage;
    let i18n = board.i18n();
    let location = lots.location;
    let button = move |up: bool| {
        let target = {
            let lots = Arc::clone(&lots);
            Memo::new(move |_| lots.changed(now.get(), color, up))
        };
        let change = move |_| match (target.get_untracked(), location) {
            (None, _) => {}
            (Some(Bricks::NONE), _) => stage.choice.update(Choice::clear),
            (Some(bricks), Some(location)) => stage.point_at(Part::Bought(location, bricks)),
            (Some(bricks), None) => stage.point_at(Part::Payment(bricks)),
        };
        let label = move || {
            let edition = stage.view.with(|view| view.table.edition);
            let name = color_name(color, edition, &i18n.texts());
            match up {
                true => say!(i18n, CARRARA_ONE_MORE, color = name),
                false => say!(i18n, CARRARA_ONE_LESS, color = name),
            }
        };
        view! {
            <button
                type="button"
                class="step"
                aria-disabled=move || target.get().is_none().to_string()
                aria-label=label
                on:click=change
            >
                {if up { "+" } else { "−" }}
            </button>
        }
    };
    let (less, greater) = (button(false), button(true));
    view! {
        <span class="stepper" class:some=move || { now.get().count(color) > 0 }>
            {less}
            {brick(board, color)}
            <b class="count">{move || now.get().count(color)}</b>
            {greater}
        </span>
    }
    .into_any()
}
