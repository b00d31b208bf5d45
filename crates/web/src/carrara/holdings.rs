use leptos::prelude::*;
use palazzi_client::carrara::{Part, bricks as bricks_text, objects as objects_text};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Color, Holdings, Object, Phase, Piece, Pieces};

use super::lights::Board;
use super::symbols;
use super::thing::Thing;
use crate::art::Coins;

/// What a player holds, as far as it may be known: the own holdings, and everybody's where screens are open.
pub(super) fn known(board: Board, seat: Seat) -> Option<Holdings> {
    let own = board.stage.view.with(|view| view.holdings[seat]);
    own.or_else(|| {
        board.stage.link.now.with(|now| {
            let open = now.as_ref()?.holdings.as_ref()?.get(seat as usize)?;
            let objects = Object::ALL.map(|object| open.objects.get(object.name()).copied().unwrap_or(0));
            Some(Holdings { bricks: open.bricks.parse().ok()?, coins: open.coins, objects })
        })
    })
}

/// The holdings of the player who is shown, behind the screen.
#[component]
pub(super) fn Held(board: Board) -> AnyView {
    let i18n = board.i18n();
    let pieces = board.fixed(|table| table.edition.rules().pieces);
    let held = Memo::new(move |_| known(board, board.shown()));
    view! {
        <div class="held" role="group" aria-label=move || say!(i18n, CARRARA_HOLDINGS)>
            {move || match held.get().is_some() {
                true => view! { <Open board held pieces/> }.into_any(),
                false => view! {
                    <span class="screened">
                        {symbols::drawing("screen", "screen".to_owned(), "0 0 36 24")}
                        {move || say!(i18n, CARRARA_HIDDEN)}
                    </span>
                }
                .into_any(),
            }}
            {(pieces == Pieces::Ornaments).then(|| view! { <Warehouses board/> })}
        </div>
    }
    .into_any()
}

#[component]
fn Open(board: Board, held: Memo<Option<Holdings>>, pieces: Pieces) -> AnyView {
    let i18n = board.i18n();
    let edition = board.fixed(|table| table.edition);
    let now = move || held.get().unwrap_or_default();
    let brick = move |color: Color| {
        let count = move || now().bricks.count(color);
        view! {
            <span class="lot" class:none=move || count() == 0>
                {symbols::brick(color)}
                <span class="count">{count}</span>
            </span>
        }
    };
    let object = move |object: Object| {
        let count = move || now().objects[object];
        view! {
            <span
                class="lot"
                class:none=move || count() == 0
                role="img"
                aria-label=move || objects_text(object, count().into(), &i18n.texts())
            >
                {symbols::object(object)}
                <span class="count" aria-hidden="true">{count}</span>
            </span>
        }
    };
    view! {
        <span class="purse" role="img" aria-label=move || say!(i18n, CARRARA_COINS, count = u32::from(now().coins))>
            {move || view! { <span class="bump"><Coins amount=i32::from(now().coins)/></span> }}
        </span>
        <span class="lots" role="img" aria-label=move || bricks_text(now().bricks, edition, &i18n.texts())>
            {Color::ALL.map(brick)}
        </span>
        {(pieces == Pieces::Objects).then(|| view! { <span class="lots">{Object::ALL.map(object)}</span> })}
    }
    .into_any()
}

/// The two warehouses, and the piece in hand.
#[component]
fn Warehouses(board: Board) -> AnyView {
    let i18n = board.i18n();
    let stored = board.of(|view| Seat::ALL.map(|seat| view.table.boards[seat].warehouse));
    let in_hand = board.of(|view| match view.table.phase {
        Phase::InHand(piece, _) => Some((view.table.turn.seat, piece)),
        _ => None,
    });
    let place = move |piece: Option<Piece>| {
        match piece {
        Some(piece) => view! {
            <Thing board part=Part::Stored(piece) class="good stored".to_owned()>{symbols::piece(piece)}</Thing>
        }
        .into_any(),
        None => view! {
            <Thing board part=Part::Warehouse class="good stored free".to_owned()><span aria-hidden="true">"·"</span></Thing>
        }
        .into_any(),
    }
    };
    view! {
        <span class="warehouses" role="group" aria-label=move || say!(i18n, CARRARA_WAREHOUSES)>
            {move || in_hand.get().filter(|(seat, _)| *seat == board.shown()).map(|(_, piece)| view! {
                <span class="in-hand" role="img" aria-label=move || say!(i18n, CARRARA_IN_HAND, piece = board.name(Part::Piece(piece)))>
                    {symbols::piece(piece)}
                </span>
            })}
            <span class="caption">{move || say!(i18n, CARRARA_WAREHOUSES)}</span>
            {move || stored.get()[board.shown()].map(place)}
        </span>
    }
    .into_any()
}
