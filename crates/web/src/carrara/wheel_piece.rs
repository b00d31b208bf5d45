//! The pieces that the wheels show: decorations in the outer one, statues on the inner one.

use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, color_letter};
use palazzi_rules::carrara::Piece;

use super::lights::{Board, Light};
use super::piece_tray::Home;
use super::shape::Shape;
use super::sign::piece_name;
use super::turned::{Turned, point};

/// The decoration of a segment of the outer wheel.
#[component]
pub(super) fn Decoration(board: Board, wheel: Memo<Turned>, home: Memo<Home>, segment: usize) -> AnyView {
    let (x, y) = point(segment, 84.5, 0.0);
    let piece = Memo::new(move |_| {
        wheel.with(|wheel| Piece::decoration(wheel.table.decoration_at(wheel.location(segment))))
    });
    view! {
        <g style:transform=format!("translate({x:.1}px, {y:.1}px)")>
            <g class="upright">
                <Shape board part=part_of(piece) anchor=anchor_of(piece) class="medal".to_owned() live=is_offered(board, home, piece)>
                    <circle class="halo" r="14.500"/>
                    <circle class="boss" r="12"/>
                    <use class="gilt" href=move || href(piece.get()) x="-8.500" y="-8.500" width="17" height="17"/>
                    <circle class="hit" data-hit="" r="14"/>
                </Shape>
            </g>
        </g>
    }
    .into_any()
}

/// The statue of a segment of the inner wheel.
#[component]
pub(super) fn Statue(board: Board, wheel: Memo<Turned>, home: Memo<Home>, segment: usize) -> AnyView {
    let edition = board.fixed(|table| table.edition);
    let (x, y) = point(segment, 50.5, 0.0);
    let color = Memo::new(move |_| wheel.with(|wheel| wheel.table.statue_at(wheel.inner_location(segment))));
    let piece = Memo::new(move |_| Piece::statue(color.get()));
    view! {
        <g style:transform=format!("translate({x:.1}px, {y:.1}px)")>
            <g class="upright-inner">
                <Shape
                    board
                    part=part_of(piece) anchor=anchor_of(piece)
                    class=Signal::derive(move || format!("figure {}", piece_name(piece.get()).1))
                    live=is_offered(board, home, piece)
                >
                    <rect class="halo" x="-13" y="-19" width="26" height="38" rx="8"/>
                    <use href="#statue" x="-10.500" y="-18" width="21" height="35"/>
                    <text class="letter" y="16" text-anchor="middle">
                        {move || color_letter(color.get(), edition, &board.i18n().texts())}
                    </text>
                    <rect class="hit" data-hit="" x="-14" y="-18" width="28" height="36"/>
                </Shape>
            </g>
        </g>
    }
    .into_any()
}

fn part_of(piece: Memo<Piece>) -> Signal<Part> {
    Signal::derive(move || Part::Piece(piece.get()))
}

fn anchor_of(piece: Memo<Piece>) -> Signal<Anchor> {
    Signal::derive(move || Anchor::Piece(piece.get()))
}

/// Whether a piece can be taken from where it is shown.
fn is_offered(board: Board, home: Memo<Home>, piece: Memo<Piece>) -> Signal<bool> {
    let is_offered = move || {
        let light = board.light(Part::Piece(piece.get()));
        home.get() == Home::Wheels && !matches!(light, Light::Idle | Light::Shut)
    };
    Memo::new(move |_| is_offered()).into()
}

fn href(piece: Piece) -> String {
    format!("#{}", piece_name(piece).0)
}
