use leptos::prelude::*;
use palazzi_client::carrara::{Part, object as object_name, piece as piece_name};
use palazzi_client::say;
use palazzi_rules::carrara::{Object, PIECE_PRICE, Piece, PieceKind};

use super::lights::Board;
use super::symbols;
use super::thing::Thing;
use crate::art::Coins;

/// The objects of the first edition: one of each for sale, the others for whoever scores.
#[component]
pub(super) fn Objects(board: Board) -> AnyView {
    let i18n = board.i18n();
    let one = move |object: Object| {
        let for_sale = board.of(move |view| view.table.for_sale >> object as u8 & 1 != 0);
        let supply = board.of(move |view| view.table.supply[object]);
        let label = Signal::derive(move || {
            let sale = if for_sale.get() { "yes" } else { "no" };
            let name = object_name(object, &i18n.texts());
            say!(
                i18n,
                CARRARA_OBJECT_STOCK,
                object = name,
                sale = sale,
                price = PIECE_PRICE,
                count = supply.get()
            )
        });
        view! {
            <Thing board part=Part::Object(object) class="good".to_owned() label>
                {symbols::object(object)}
                {move || match for_sale.get() {
                    true => view! { <Coins amount=i32::from(PIECE_PRICE)/> }.into_any(),
                    false => view! { <span class="sold" aria-hidden="true">"—"</span> }.into_any(),
                }}
                <span class="count" aria-hidden="true">"×"{move || supply.get()}</span>
            </Thing>
        }
    };
    view! {
        <div class="group beside">
            <h2>{move || say!(i18n, CARRARA_OBJECTS)}</h2>
            <div class="goods">{Object::ALL.map(one)}</div>
        </div>
    }
    .into_any()
}

/// The decorations and statues of the advanced version.
#[component]
pub(super) fn Ornaments(board: Board) -> AnyView {
    let i18n = board.i18n();
    let one = move |piece: Piece| {
        let supply = board.of(move |view| match piece.kind() {
            PieceKind::Decoration(object) => view.table.supply[object],
            PieceKind::Statue(color) => view.table.statues[color],
            PieceKind::Gold => 0,
        });
        let label = Signal::derive(move || {
            let name = piece_name(piece, &i18n.texts());
            say!(i18n, CARRARA_PIECE_STOCK, piece = name, price = PIECE_PRICE, count = supply.get())
        });
        view! {
            <Thing board part=Part::Piece(piece) class="good".to_owned() label>
                {symbols::piece(piece)}
                <span class="count" aria-hidden="true">"×"{move || supply.get()}</span>
            </Thing>
        }
    };
    let pieces = Piece::ALL.into_iter().filter(|piece| *piece != Piece::Gold);
    view! {
        <div class="group">
            <h2>{move || say!(i18n, CARRARA_ORNAMENTS)}" "<Coins amount=i32::from(PIECE_PRICE)/></h2>
            <div class="goods">{pieces.map(one).collect_view()}</div>
        </div>
    }
    .into_any()
}
