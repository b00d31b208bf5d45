//! Small drawings of the streets: coins, points, crests, bricks, and sums made of them.

use leptos::prelude::*;
use palazzi_client::carrara::color_letter;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Color, Edition, Object, Pay, Reward};

use super::lights::Board;
use super::symbols::edition_class;
use crate::art::seat_class;

/// A symbol on a field of 24 by 24.
pub(super) fn icon(id: &str) -> impl IntoView + use<> {
    let href = format!("#{id}");
    view! { <svg class=format!("ico ico-{id}") viewBox="0 0 24 24" aria-hidden="true"><use href=href/></svg> }
}

/// The crest of a seat.
pub(super) fn crest(seat: Seat) -> impl IntoView {
    let letter = ["a", "b", "c", "d"][seat as usize];
    view! {
        <svg class=format!("ico crest {}", seat_class(seat)) viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#crest-{letter}")/>
        </svg>
    }
}

/// The emblem of an object or decoration, in gold on black.
pub(super) fn medal(object: Object) -> impl IntoView {
    view! { <svg class="ico medal" viewBox="0 0 24 24" aria-hidden="true"><use href=format!("#emblem-{object}")/></svg> }
}

/// The class of a colour: the sixth is black in the first edition and purple in the second.
pub(super) fn brick_class(edition: Edition, color: Color) -> String {
    match (color, edition_class(edition)) {
        (Color::Dark, "second") => "brick-p".to_owned(),
        _ => format!("brick-{color}"),
    }
}

/// A brick with its letter.
pub(super) fn brick(board: Board, color: Color) -> impl IntoView {
    let edition = board.fixed(|table| table.edition);
    let class = brick_class(edition, color);
    view! {
        <svg class=format!("brick-art {class}") viewBox="0 0 40 34" aria-hidden="true">
            <use href=format!("#{class}")/>
            <text class="brick-letter" x="14.5" y="27.2">
                {move || color_letter(color, edition, &board.i18n().texts())}
            </text>
        </svg>
    }
}

/// The face of a brick with its letter: a colour that a city accepts.
pub(super) fn chip(board: Board, color: Color) -> impl IntoView {
    let edition = board.fixed(|table| table.edition);
    let letter = move || color_letter(color, edition, &board.i18n().texts());
    view! { <i class=format!("chip {}", brick_class(edition, color))>{letter}</i> }
}

/// Victory points and coins, those that there are.
pub(super) fn sum(pay: Pay) -> impl IntoView {
    view! {
        {(pay.points > 0).then(|| view! { <span class="amount">{pay.points}{icon("laurel")}</span> })}
        {(pay.coins > 0).then(|| view! { <span class="amount">{pay.coins}{icon("coin")}</span> })}
    }
}

/// What each point of value pays.
pub(super) fn times(reward: Reward) -> impl IntoView {
    let (points, coins) = (reward.points, reward.coins);
    view! {
        <span class="amount times">
            "×"
            {(points > 0).then(|| view! { {points}{icon("laurel")} })}
            {(points > 0 && coins > 0).then_some("+")}
            {(coins > 0).then(|| view! { {coins}{icon("coin")} })}
        </span>
    }
}

/// The objects that come with a scoring.
pub(super) fn objects(counts: [u8; 6]) -> impl IntoView {
    Object::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .map(|(object, count)| {
            view! { <span class="amount">{(count > 1).then_some(count)}{medal(object)}</span> }
        })
        .collect_view()
}
