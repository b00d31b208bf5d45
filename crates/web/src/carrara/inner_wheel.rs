use leptos::prelude::*;
use palazzi_client::carrara::Part;

use super::lights::Board;
use super::piece_tray::Home;
use super::shape::Shape;
use super::turned::{Turned, point};
use super::wheel_piece::Statue;
use crate::fit::use_layout;

/// How large the inner wheel is, and where its hub ends.
const RADIUS: f64 = 71.0;
const HUB: f64 = 31.0;

/// The inner wheel with its statues: pointing at it turns it alone. On a phone it is turned in the ribbon.
#[component]
pub(super) fn InnerWheel(board: Board, wheel: Memo<Turned>, home: Memo<Home>) -> AnyView {
    let layout = use_layout();
    let live = Signal::derive(move || home.get() != Home::Wheels && !layout.get().has_tabs());
    view! {
        <Shape board part=Part::InnerWheel class="inner".to_owned() live>
            <circle class="shade" r=RADIUS + 2.0/>
            <circle class="plate" r=RADIUS stroke="url(#a-brass)"/>
            <circle class="halo" r=RADIUS/>
            <path class="hit" data-hit="" fill-rule="evenodd" d=ring()/>
        </Shape>
        <g class="disc-inner">
            <circle class="line" r=RADIUS - 4.0/>
            <path class="spoke" d=six(spoke)/>
            <path class="petal" d=six(petal)/>
            {(0..6).map(|segment| view! { <Statue board wheel home segment/> }).collect_view()}
        </g>
    }
    .into_any()
}

/// A rosette of coloured stone, where there is no inner wheel. It turns with the wheel.
#[component]
pub(super) fn Rosette() -> AnyView {
    let green = |segment: usize| {
        let [(ax, ay), (bx, by)] = [36.0, 64.0].map(|distance| point(segment, distance, 0.0));
        let [(cx, cy), (dx, dy)] = [-13.0, 13.0].map(|degrees| point(segment, 52.0, degrees));
        format!("M{ax:.1} {ay:.1}Q{cx:.1} {cy:.1} {bx:.1} {by:.1}Q{dx:.1} {dy:.1} {ax:.1} {ay:.1}z")
    };
    let red = |segment: usize| {
        let [(ax, ay), (bx, by)] = [40.0, 65.0].map(|distance| point(segment, distance, 30.0));
        let [(cx, cy), (dx, dy)] = [24.0, 36.0].map(|degrees| point(segment, 54.0, degrees));
        format!("M{ax:.1} {ay:.1}Q{cx:.1} {cy:.1} {bx:.1} {by:.1}Q{dx:.1} {dy:.1} {ax:.1} {ay:.1}z")
    };
    view! {
        <g class="inner" aria-hidden="true">
            <circle class="shade" r=RADIUS + 2.0/>
            <circle class="plate" r=RADIUS stroke="url(#a-brass)"/>
            <g class="disc">
                <circle class="line" r=RADIUS - 4.0/>
                <path class="petal" d=six(petal)/>
                <path class="leaf" d=six(green)/>
                <path class="star" d=six(red)/>
            </g>
        </g>
    }
    .into_any()
}

/// A shape in every segment.
fn six(shape: impl Fn(usize) -> String) -> String {
    (0..6).map(shape).collect()
}

/// The inner wheel without its hub.
fn ring() -> String {
    format!(
        "M{RADIUS} 0A{RADIUS} {RADIUS} 0 1 0 -{RADIUS} 0A{RADIUS} {RADIUS} 0 1 0 {RADIUS} 0ZM{HUB} 0A{HUB} {HUB} 0 1 0 -{HUB} 0A{HUB} {HUB} 0 1 0 {HUB} 0Z"
    )
}

/// A line between two segments.
fn spoke(segment: usize) -> String {
    let [(ax, ay), (bx, by)] = [HUB, RADIUS - 4.0].map(|distance| point(segment, distance, 30.0));
    format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}")
}

/// A petal of pale stone.
fn petal(segment: usize) -> String {
    let (ax, ay) = point(segment, 33.0, 0.0);
    let [(bx, by), (cx, cy)] = [-30.0, 30.0].map(|degrees| point(segment, 55.0, degrees));
    let [(dx, dy), (ex, ey)] = [-4.0, 4.0].map(|degrees| point(segment, RADIUS - 5.0, degrees));
    format!(
        "M{ax:.1} {ay:.1}Q{bx:.1} {by:.1} {dx:.1} {dy:.1}L{ex:.1} {ey:.1}Q{cx:.1} {cy:.1} {ax:.1} {ay:.1}z"
    )
}
