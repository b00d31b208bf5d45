use leptos::prelude::*;
use palazzi_client::carrara::Part;
use palazzi_client::say;
use palazzi_rules::carrara::{Location, Markers, Pieces};

use super::brick_group::BrickGroup;
use super::court::CourtCorners;
use super::hub::Hub;
use super::inner_wheel::{InnerWheel, Rosette};
use super::lights::Board;
use super::piece_tray::Home;
use super::rim::Rim;
use super::shape::Shape;
use super::spray::Sprays;
use super::turned::{Turned, point, sector};
use super::wheel_piece::Decoration;

/// Where locations begin: outside of the inner wheel.
const INSIDE: f64 = 75.0;

/// Where the disc ends and the rim begins, and where the rim ends.
const DISC: f64 = 161.0;
const OUTSIDE: f64 = 191.0;

/// The wheel: it turns and carries the bricks; rim, locations and corners stand still.
#[component]
pub(super) fn Wheel(board: Board, home: Memo<Home>) -> AnyView {
    let i18n = board.i18n();
    let view = board.stage.view;
    let wheel = Memo::new(move |before: Option<&Turned>| view.with(|view| Turned::next(before, view)));
    let rules = board.fixed(|table| table.edition.rules());
    let has_pieces = rules.pieces == Pieces::Ornaments;
    view! {
        <svg
            class="wheel"
            class:with-pieces=has_pieces
            viewBox="-200 -200 400 400"
            role="group"
            aria-label=move || say!(i18n, CARRARA_WHEEL)
            style:--turns=move || wheel.with(|wheel| wheel.outer).to_string()
            style:--inner=move || wheel.with(|wheel| wheel.inner).to_string()
        >
            <defs>
                <radialGradient id="wheel-disc" cx=".4" cy=".35" r=".8">
                    <stop class="disc-1" offset="0"/><stop class="disc-2" offset=".6"/><stop class="disc-3" offset="1"/>
                </radialGradient>
                <radialGradient id="wheel-lit" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="161">
                    <stop class="lit-1" offset=".5"/><stop class="lit-2" offset=".8"/><stop class="lit-3" offset="1"/>
                </radialGradient>
            </defs>
            {match rules.markers {
                Markers::Store => view! { <Sprays/> }.into_any(),
                Markers::Court | Markers::GrandCourt => view! { <CourtCorners board/> }.into_any(),
            }}
            <Rim board/>
            <g class="disc" aria-hidden="true">
                <circle class="plate" r=DISC fill="url(#wheel-disc)"/>
                <path class="veins" d="M-150-40C-90-60-60-20-20-70S60-150 70-150M-140 70c50-30 80 0 120 30s60 30 90 55M40-10c40-10 60 20 120 0M-60-150c10 40-10 70 10 100M20 160c0-40 40-50 70-60"/>
                {(0..6).map(inlay).collect_view()}
                <circle class="line" r="106"/>
                <circle class="beads" r=DISC/>
            </g>
            {Location::ALL.map(|location| view! { <Sector board location/> })}
            {(!has_pieces).then(|| view! { <Rosette/> })}
            <g class="disc">
                {has_pieces.then(|| (0..6).map(|segment| view! { <Decoration board wheel home segment/> }).collect_view())}
                <For each=move || wheel.with(Turned::groups) key=|group| *group let(group)>
                    <BrickGroup board wheel group/>
                </For>
            </g>
            {has_pieces.then(|| view! { <InnerWheel board wheel home/> })}
            <Hub board/>
        </svg>
    }
    .into_any()
}

/// What is inlaid in a segment and on its border.
fn inlay(segment: usize) -> impl IntoView {
    let [(ax, ay), (bx, by)] = [INSIDE + 4.0, DISC - 3.0].map(|distance| point(segment, distance, 30.0));
    view! {
        {(segment % 2 == 1).then(|| view! { <path class="tint" d=sector(segment, 40.0, DISC)/> })}
        <path class="spoke" d=format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}")/>
        <g transform=format!("rotate({})", 60 * segment as i32 - 60)>
            <path class="leaf" d="M100 0q10-8 20 0-10 8-20 0zM144 0q6-6 14 0-8 6-14 0z"/>
            <path class="star" d="M125 0q7-3 7-7 0 4 7 7-7 3-7 7 0-4-7-7z"/>
        </g>
    }
}

/// A location: where bricks are bought.
#[component]
fn Sector(board: Board, location: Location) -> AnyView {
    let at = location as usize;
    let [(ax, ay), (bx, by)] = [-27.5, 27.5].map(|degrees| point(at, DISC - 4.0, degrees));
    view! {
        <Shape board part=Part::Location(location) class="sector".to_owned()>
            <path class="area" fill="url(#wheel-lit)" d=sector(at, INSIDE, DISC)/>
            <path class="arc" d=format!("M{ax:.1} {ay:.1}A157 157 0 0 1 {bx:.1} {by:.1}")/>
            <path class="hit" data-hit="" d=sector(at, INSIDE, OUTSIDE)/>
        </Shape>
    }
    .into_any()
}
