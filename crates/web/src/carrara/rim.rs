use leptos::prelude::*;
use palazzi_client::carrara::numeral;
use palazzi_rules::carrara::{Color, Location};

use super::lights::Board;
use super::sign::brick_name;
use super::turned::point;

/// The middle of the rim.
const MIDDLE: f64 = 176.5;

/// The rim of green stone: numerals, the price list at I, and what bricks cost less at the other locations.
#[component]
pub(super) fn Rim(board: Board) -> AnyView {
    let edition = board.fixed(|table| table.edition);
    let price = |color: Color| {
        let degrees = [-26.4, -19.0, -11.6, 11.6, 19.0, 26.4][color];
        let (x, y) = point(0, MIDDLE, degrees);
        view! {
            <g class=format!("price {}", brick_name(color, edition)) transform=format!("translate({x:.1} {y:.1}) rotate({degrees})")>
                <rect x="-10.500" y="-10" width="21" height="20" rx="3.500"/>
                <text y="5.600" text-anchor="middle">{color.price(Location::I)}</text>
            </g>
        }
    };
    view! {
        <g class="rim" aria-hidden="true">
            <circle class="recess" r="194"/>
            <circle class="stone" r="191"/>
            <circle class="brass" r="189.500" stroke="url(#a-brass)"/>
            <circle class="line" r="164"/>
            {(0..6).map(diamonds).collect_view()}
            {Color::ALL.map(price)}
            {Location::ALL.map(mark)}
            <path class="sheen" d=sheen()/>
        </g>
    }
    .into_any()
}

/// The numeral of a location, and its discount.
fn mark(location: Location) -> impl IntoView {
    let (x, y) = point(location as usize, MIDDLE, 0.0);
    let discount = location as usize;
    let at_foot = location == Location::IV;
    let (shift, above, beside, below) =
        if at_foot { (-17.0, 6.0, 12.0, 6.0) } else { (0.0, -1.0, -5.0, 13.0) };
    view! {
        <g transform=format!("translate({x:.1} {y:.1})")>
            <text class="numeral" x=shift y=if discount == 0 { 6.0 } else { above } text-anchor="middle">
                {numeral(location)}
            </text>
            {(discount > 0).then(|| view! {
                <text class="discount" x=beside y=below text-anchor="middle">{format!("−{discount}")}</text>
                <use href="#coin" x=beside + 8.5 y=below - 10.0 width="11" height="11"/>
            })}
        </g>
    }
}

/// What is inlaid between two locations.
fn diamonds(location: usize) -> impl IntoView {
    let stones = if location == 0 { Vec::new() } else { vec![-24.0, -19.5, -15.0, 15.0, 19.5, 24.0] };
    let stones = stones.into_iter().enumerate().map(move |(index, degrees)| {
        let (x, y) = point(location, MIDDLE, degrees);
        let turn = 60.0 * location as f64 - 90.0 + degrees;
        view! {
            <path
                class=if index % 3 == 1 { "stone-red" } else { "stone-white" }
                transform=format!("translate({x:.1} {y:.1}) rotate({turn})")
                d="M-5 0 0-3.200 5 0 0 3.200z"
            />
        }
    });
    let (x, y) = point(location, MIDDLE, 30.0);
    let turn = 60 * location as i32 - 60;
    view! {
        {stones.collect_view()}
        <path fill="url(#a-brass)" transform=format!("translate({x:.1} {y:.1}) rotate({turn})") d="M-8 0 0-5 8 0 0 5z"/>
    }
}

/// Light on the polished stone, from above left.
fn sheen() -> String {
    let [(ax, ay), (bx, by)] = [-82.0, -44.0].map(|degrees| point(0, 183.0, degrees));
    format!("M{ax:.1} {ay:.1}A183 183 0 0 1 {bx:.1} {by:.1}")
}
