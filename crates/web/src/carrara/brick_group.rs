use leptos::prelude::*;
use palazzi_client::carrara::staging::Anchor;
use palazzi_client::carrara::{Part, Spot, bought, color_letter, spot, with_brick};
use palazzi_rules::carrara::{Bricks, Color, Edition, Location, Pieces};

use super::lights::{Board, Light};
use super::shape::on_press;
use super::sign::brick_name;
use super::turned::{Group, Turned};
use crate::fit::use_layout;

/// How many bricks of a group are drawn; how many there are is said in a number.
const DRAWN: u32 = 2;

/// The bricks of one colour that ride in a segment. Pointing at them buys one more of them, and none once all are taken.
#[component]
pub(super) fn BrickGroup(board: Board, wheel: Memo<Turned>, group: Group) -> AnyView {
    let edition = board.fixed(|table| table.edition);
    let beside = edition.rules().pieces == Pieces::Ornaments;
    let location = Memo::new(move |_| wheel.with(|wheel| wheel.location(group.segment)));
    let count = Memo::new(move |_| wheel.with(|wheel| wheel.count(group)));
    let spot = Memo::new(move |_| {
        wheel.with(|wheel| spot(group.segment, wheel.location(group.segment), wheel.rank(group), beside))
    });
    let taken = Memo::new(move |_| taken(board, location.get(), group.color));
    let layout = use_layout();
    let live = Memo::new(move |_| !layout.get().has_tabs());
    let part = move || Part::Brick(location.get(), group.color);
    let toggle = move || toggle(board, location.get_untracked(), group.color, count.get_untracked());
    let light = move || match board.light(Part::Location(location.get())) {
        _ if taken.get() > 0 => Light::Chosen,
        Light::Meant | Light::Chosen => Light::Open,
        other => other,
    };
    let letter = move || color_letter(group.color, edition, &board.i18n().texts());
    view! {
        <g
            class=move || {
                let lit = if board.is_pointed_out(part()) { " lit" } else { "" };
                let live = if live.get() { " live" } else { "" };
                format!("bricks {}{live}{lit}", light().class())
            }
            data-part=move || live.get().then(|| board.tag(part()))
            data-anchor=move || Anchor::Wheel(location.get(), group.color).to_string()
            data-over=""
            role=move || if live.get() { "button" } else { "img" }
            tabindex=move || live.get().then_some("0")
            aria-pressed=move || live.get().then(|| (taken.get() > 0).to_string())
            aria-disabled=move || live.get().then(|| matches!(light(), Light::Shut | Light::Idle).to_string())
            style:transform=move || place(spot.get())
            on:click=move |_| if live.get_untracked() { toggle() }
            on:keydown=move |event| on_press(&event, toggle)
        >
            <text class="hidden">{move || board.name(part())}</text>
            <g class="upright" aria-hidden="true">
                <g style:transform=move || format!("scale({:.3})", spot.get().size / 40.0)>
                    <ellipse class="shade" cx="1" cy="16" rx="21" ry="5"/>
                    <rect class="halo" x="-23" y="-20" width="46" height="40" rx="8"/>
                    {move || pile(count.get(), group.color, edition)}
                </g>
                <rect class="hit" data-hit="" x="-15.500" y="-15.500" width="31" height="31"/>
                <text
                    class=move || {
                        let long = if letter().chars().count() > 1 { " long" } else { "" };
                        format!("letter {}{long}", brick_name(group.color, edition))
                    }
                    x=move || -0.13 * spot.get().size
                    y=move || 0.12 * spot.get().size + 5.5
                    text-anchor="middle"
                >
                    {letter}
                </text>
                <g class="coin" transform=move || corner(spot.get(), 0.34, 0.29)>
                    <circle r="10.500" fill="url(#a-gold)"/>
                    <text y="5.300" text-anchor="middle">{move || group.color.price(location.get())}</text>
                </g>
                {move || (count.get() > 2).then(|| view! {
                    <g class="many" transform=move || corner(spot.get(), -0.42, 0.42)>
                        <rect x="-11" y="-8.500" width="22" height="17" rx="8"/>
                        <text y="4.600" text-anchor="middle">"×"{count}</text>
                    </g>
                })}
                {move || (taken.get() > 0).then(|| view! {
                    <g class="taken" transform=move || corner(spot.get(), 0.36, -0.4)>
                        <circle r="9.500"/>
                        <text y="5" text-anchor="middle">{taken}</text>
                    </g>
                })}
            </g>
        </g>
    }
    .into_any()
}

/// A pile of bricks, around the origin.
fn pile(count: u32, color: Color, edition: Edition) -> impl IntoView {
    let name = brick_name(color, edition);
    let drawn = count.min(DRAWN);
    let brick = |index: u32| {
        let (x, y) = (-20 + 4 * index as i32, -17 - 5 * index as i32);
        view! { <use class=name.clone() href=format!("#{name}") x=x y=y width="40" height="34"/> }
    };
    (0..drawn).rev().map(brick).collect_view()
}

fn place(Spot { x, y, .. }: Spot) -> String {
    format!("translate({x:.1}px, {y:.1}px)")
}

/// A corner of a brick, in parts of its width.
fn corner(Spot { size, .. }: Spot, across: f64, down: f64) -> String {
    format!("translate({:.1} {:.1})", across * size, down * size)
}

/// How many bricks of a colour are bought at a location with what is meant.
fn taken(board: Board, location: Location, color: Color) -> u32 {
    let now = board.stage.choice.with(bought).filter(|(at, _)| *at == location);
    now.map_or(0, |(_, bricks)| bricks.count(color))
}

/// Buys one more brick of a colour, or none of them once no more can be had.
pub(super) fn toggle(board: Board, location: Location, color: Color, count: u32) {
    let now = board.stage.choice.with_untracked(bought);
    let before = now.filter(|(at, _)| *at == location).map_or(Bricks::NONE, |(_, bricks)| bricks);
    let more = with_brick(now, location, color, true);
    let taken = before.count(color);
    let is_offered =
        || board.stage.choice.with_untracked(|choice| choice.is_offered(Part::Bought(location, more)));
    if taken < count && (taken == 0 || is_offered()) {
        point_at_bricks(board, location, more);
    } else {
        point_at_bricks(board, location, before - Bricks::of(color, taken));
    }
}

/// Chooses what is bought; nothing at all means that nothing is chosen.
fn point_at_bricks(board: Board, location: Location, bricks: Bricks) {
    if bricks.is_empty() {
        board.stage.choice.update(palazzi_client::Choice::clear);
    } else {
        board.stage.point_at(Part::Bought(location, bricks));
    }
}
