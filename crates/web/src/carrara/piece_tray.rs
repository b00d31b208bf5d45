use leptos::prelude::*;
use palazzi_client::carrara::{Part, piece as piece_text};
use palazzi_client::say;
use palazzi_rules::carrara::{PIECE_PRICE, Phase, Piece, PieceKind, PieceSource};

use super::lights::Board;
use super::sign::{piece_name, sign};
use super::thing::Thing;
use crate::fit::use_layout;

/// Where pieces are chosen at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// No piece is being chosen.
    Nowhere,
    /// On the wheels, which show what is on offer.
    Wheels,
    /// In the tray with the supply.
    Tray,
}

/// Where pieces are chosen: on the wheels if they come from a segment, otherwise in the tray. On a phone the wheels are
/// too small.
pub(super) fn home_of_pieces(board: Board) -> Memo<Home> {
    let phase = board.of(|view| view.table.phase);
    let layout = use_layout();
    let is_piece = |part: &Part| matches!(part, Part::Piece(_));
    Memo::new(move |_| {
        let is_choosing = board.stage.choice.with(|choice| match phase.get() {
            Phase::Take(_) => choice.offered().any(|part| is_piece(&part)),
            _ => {
                choice.chosen().iter().any(is_piece)
                    || !choice.chosen().is_empty() && choice.next().iter().any(is_piece)
            }
        });
        match phase.get() {
            _ if !is_choosing => Home::Nowhere,
            Phase::Take(PieceSource::Segment(_)) if !layout.get().has_tabs() => Home::Wheels,
            _ => Home::Tray,
        }
    })
}

/// The supply of decorations and statues, over the slab for as long as one of them is chosen.
#[component]
pub(super) fn PieceTray(board: Board, home: Memo<Home>) -> AnyView {
    let i18n = board.i18n();
    let pieces = || Piece::ALL.into_iter().filter(|piece| *piece != Piece::Gold);
    view! {
        {move || (home.get() == Home::Tray).then(|| view! {
            <div class="piece-tray" role="group" aria-label=move || say!(i18n, CARRARA_ORNAMENTS)>
                {pieces().map(|piece| view! { <InSupply board piece/> }).collect_view()}
            </div>
        })}
    }
    .into_any()
}

#[component]
fn InSupply(board: Board, piece: Piece) -> AnyView {
    let i18n = board.i18n();
    let left = board.of(move |view| match piece.kind() {
        PieceKind::Decoration(object) => view.table.supply[object],
        PieceKind::Statue(color) => view.table.statues[color],
        PieceKind::Gold => 0,
    });
    let label = Signal::derive(move || {
        let name = piece_text(piece, &i18n.texts());
        say!(i18n, CARRARA_PIECE_STOCK, piece = name, price = PIECE_PRICE, count = left.get())
    });
    let (drawing, class) = piece_name(piece);
    view! {
        <Thing board part=Part::Piece(piece) class=format!("piece {class}") label>
            {sign("likeness", drawing)}
            <b class="left">{left}</b>
        </Thing>
    }
    .into_any()
}
