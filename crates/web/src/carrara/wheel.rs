use std::collections::HashMap;
use std::f64::consts::PI;

use gloo_timers::callback::Timeout;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use palazzi_client::carrara::{Part, Value, bought, color_letter, numeral, turns_between, with_brick};
use palazzi_client::say;
use palazzi_rules::carrara::{BagView, Bricks, Color, Location, Object, Piece, Pieces, Table, View};

use super::amounts::Reconstructed;
use super::lights::{Board, Light};
use super::symbols::statue_class;
use super::thing::{is_dead, is_pressed};

/// The wheel as it is shown: how far it has turned since the page was opened, and what lies on it.
#[derive(Clone, Copy, PartialEq)]
struct Turned {
    outer: i32,
    inner: i32,
    table: Table,
}

/// A brick on the wheel. Segments turn with the wheel, locations do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Riding {
    segment: usize,
    color: Color,
    /// Which one of its colour in the segment.
    index: u32,
}

/// Where a brick lies in the turning frame, and how large it is.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    x: f64,
    y: f64,
    size: f64,
}

impl Turned {
    fn next(before: Option<&Turned>, view: &View) -> Turned {
        let table = view.table;
        let Some(before) = before else { return Turned { outer: 0, inner: 0, table } };
        let inner = (6 + i32::from(before.table.inner) - i32::from(table.inner)) % 6;
        let inner = if inner > 3 { inner - 6 } else { inner };
        Turned {
            outer: before.outer + turns_between(&before.table, &table),
            inner: before.inner + inner,
            table,
        }
    }

    fn location(&self, segment: usize) -> Location {
        Location::ALL[(segment as i32 + self.outer).rem_euclid(6) as usize]
    }

    fn inner_location(&self, segment: usize) -> Location {
        Location::ALL[(segment as i32 + self.inner).rem_euclid(6) as usize]
    }

    fn riding(&self) -> Vec<Riding> {
        let of = |segment: usize| {
            let bricks = self.table.wheel[self.location(segment)].colors();
            bricks
                .flat_map(move |(color, count)| (0..count).map(move |index| Riding { segment, color, index }))
        };
        (0..6).flat_map(of).collect()
    }

    fn spot(&self, brick: Riding) -> Spot {
        let held = self.table.wheel[self.location(brick.segment)];
        let before: u32 = Color::ALL[..brick.color as usize].iter().map(|color| held.count(*color)).sum();
        let symbols = self.table.edition.rules().pieces == Pieces::Ornaments;
        spot(brick.segment, (before + brick.index) as usize, held.total() as usize, symbols)
    }
}

/// How many bricks lie in the rows of a segment, from outside, with the distances of the rows and the size. Bricks are
/// upright wherever the wheel stands: rows are so far apart that none covers another.
fn rows(count: usize, symbols: bool) -> (&'static [(usize, f64)], f64) {
    match (symbols, count) {
        (false, 0..=2) => (&[(2, 112.0)], 48.0),
        (false, 3..=5) => (&[(3, 132.0), (2, 87.0)], 38.0),
        (false, 6..=9) => (&[(4, 137.0), (3, 102.0), (2, 67.0)], 30.0),
        (false, _) => (&[(5, 140.0), (4, 109.0), (3, 78.0)], 26.0),
        (true, 0..=2) => (&[(2, 126.0)], 44.0),
        (true, 3..=7) => (&[(4, 140.0), (3, 106.0)], 29.0),
        (true, 8..=9) => (&[(5, 142.0), (4, 113.0)], 25.0),
        (true, _) => (&[(6, 143.0), (5, 117.0)], 22.0),
    }
}

/// How far bricks of a row are apart, in their size: the price at the corner needs room, too.
const SPREAD: f64 = 1.13;

fn spot(segment: usize, index: usize, count: usize, symbols: bool) -> Spot {
    let (rows, size) = rows(count, symbols);
    let mut left = count;
    let mut index = index;
    for (room, distance) in rows {
        let here = left.min(*room);
        if index < here {
            let step = size * SPREAD / distance;
            let angle = angle(segment) + (index as f64 - (here as f64 - 1.0) / 2.0) * step;
            return Spot { x: distance * angle.cos(), y: distance * angle.sin(), size };
        }
        index -= here;
        left -= here;
    }
    Spot { x: 0.0, y: 0.0, size }
}

/// The direction of the middle of a segment: the first is at the top, the others follow clockwise.
fn angle(segment: usize) -> f64 {
    (segment as f64 / 3.0 - 0.5) * PI
}

/// A point at a distance and at an angle in degrees from the middle of a location.
fn point(location: usize, distance: f64, degrees: f64) -> (f64, f64) {
    let angle = angle(location) + degrees.to_radians();
    (distance * angle.cos(), distance * angle.sin())
}

/// The outline of a location between two distances from the centre.
fn sector(location: usize, from: f64, to: f64) -> String {
    let [(ax, ay), (bx, by)] = [point(location, to, -29.4), point(location, to, 29.4)];
    let [(cx, cy), (dx, dy)] = [point(location, from, 28.5), point(location, from, -28.5)];
    format!(
        "M{ax:.1} {ay:.1}A{to} {to} 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A{from} {from} 0 0 0 {dx:.1} {dy:.1}Z"
    )
}

/// The wheel: it turns and carries the bricks, the prices around it stand still.
#[component]
pub(super) fn Wheel(board: Board) -> AnyView {
    let i18n = board.i18n();
    let view = board.stage.view;
    let wheel = Memo::new(move |before: Option<&Turned>| view.with(|view| Turned::next(before, view)));
    let symbols = board.fixed(|table| table.edition.rules().pieces == Pieces::Ornaments);
    let leaving = leaving(wheel);
    view! {
        <div class="wheel-box">
            <svg
                class="wheel"
                class:with-symbols=symbols
                viewBox="-200 -200 400 400"
                role="group"
                aria-label=move || say!(i18n, CARRARA_WHEEL)
                style:--turns=move || wheel.with(|wheel| wheel.outer).to_string()
                style:--inner=move || wheel.with(|wheel| wheel.inner).to_string()
            >
                <circle class="rim" r="199"/>
                <g class="disc">
                    <circle class="plate" r="160"/>
                    <path class="spokes" d=spokes(48.0, 160.0)/>
                    <path class="grain" d="M-120 -60C-60 -20-40-110 30-140M-140 40C-90 10-20 90 40 60S120 90 140 40M-60 140C-20 110 60 130 90 110M60-130C80-60 130-60 150-20"/>
                </g>
                {Location::ALL.map(|location| view! { <Sector board location/> })}
                {Location::ALL.map(|location| view! { <Prices board wheel location/> })}
                <g class="disc">
                    {symbols.then(|| (0..6).map(|segment| view! { <Decoration wheel segment/> }).collect_view())}
                    <For each=move || wheel.with(Turned::riding) key=|brick| *brick let(brick)>
                        <RidingBrick board wheel brick/>
                    </For>
                    <For each=move || leaving.get() key=|(id, ..)| *id let((_, brick, spot))>
                        <g class="leaving" style:transform=place(spot)><g class="upright">{block(brick.color)}</g></g>
                    </For>
                </g>
                {symbols.then(|| view! { <Inner board wheel/> })}
                <Hub board symbols/>
            </svg>
            {symbols.then(|| view! { <Reconstructed board value=Value::Symbols/> })}
        </div>
    }
    .into_any()
}

/// Lines between the segments.
fn spokes(from: f64, to: f64) -> String {
    let line = |segment: usize| {
        let [(ax, ay), (bx, by)] = [point(segment, from, 30.0), point(segment, to, 30.0)];
        format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}")
    };
    (0..6).map(line).collect()
}

/// A location: where bricks are bought. It stands still.
#[component]
fn Sector(board: Board, location: Location) -> AnyView {
    let part = Part::Location(location);
    let (x, y) = point(location as usize, 190.0, 0.0);
    view! {
        <g
            class=move || board.classes("sector", part)
            role="button"
            tabindex="0"
            aria-label=move || board.name(part)
            aria-pressed=move || is_pressed(board, part)
            aria-disabled=move || is_dead(board, part)
            on:click=move |_| board.stage.point_at(part)
            on:keydown=move |event| on_press(&event, move || board.stage.point_at(part))
        >
            <path class="halo" d=sector(location as usize, 48.0, 198.0)/>
            <text class="numeral" x=x y=y + 4.0 text-anchor="middle">{numeral(location)}</text>
        </g>
    }
    .into_any()
}

/// The prices of all colours at a location; those of bricks that lie there stand out.
#[component]
fn Prices(board: Board, wheel: Memo<Turned>, location: Location) -> AnyView {
    let edition = board.fixed(|table| table.edition);
    let i18n = board.i18n();
    let chip = move |color: Color| {
        let degrees = [-24.5, -16.3, -8.2, 8.2, 16.3, 24.5][color];
        let (x, y) = point(location as usize, 179.0, degrees);
        let here = move || wheel.with(|wheel| wheel.table.wheel[location].count(color) > 0);
        view! {
            <g class=format!("price brick-{color}") class:here=here transform=format!("translate({x:.1} {y:.1})")>
                <rect x="-12" y="-13" width="24" height="26" rx="6"/>
                <text class="amount" y="4" text-anchor="middle">{color.price(location)}</text>
                <text class="letter" y="11" text-anchor="middle">{move || color_letter(color, edition, &i18n.texts())}</text>
            </g>
        }
    };
    view! { <g class="prices" aria-hidden="true">{Color::ALL.map(chip)}</g> }.into_any()
}

/// A brick that rides on the wheel: pointing at it adds it to what is bought, or takes it away.
#[component]
fn RidingBrick(board: Board, wheel: Memo<Turned>, brick: Riding) -> AnyView {
    let location = Memo::new(move |_| wheel.with(|wheel| wheel.location(brick.segment)));
    let spot = Memo::new(move |_| wheel.with(|wheel| wheel.spot(brick)));
    let now = move || board.stage.choice.with(bought);
    let taken = move || {
        now().is_some_and(|(at, bricks)| at == location.get() && bricks.count(brick.color) > brick.index)
    };
    let part = move || Part::Brick(location.get(), brick.color);
    let toggle = move || {
        let (at, is_taken) = untrack(|| (location.get(), taken()));
        let bricks = with_brick(untrack(now), at, brick.color, !is_taken);
        point_at_bricks(board, at, bricks);
    };
    let light = move || match board.light(Part::Location(location.get())) {
        _ if taken() => Light::Chosen,
        Light::Meant | Light::Chosen => Light::Open,
        other => other,
    };
    let lit = move || board.is_pointed_out(part());
    view! {
        <g
            class=move || format!("riding {}", light().class())
            class:lit=lit
            role="button"
            tabindex="0"
            aria-label=move || board.name(part())
            aria-pressed=move || taken().to_string()
            aria-disabled=move || matches!(light(), Light::Shut | Light::Idle).to_string()
            style:transform=move || place(spot.get())
            on:click=move |_| toggle()
            on:keydown=move |event| on_press(&event, toggle)
        >
            <g class="upright" aria-hidden="true">
                <rect class="halo" x="-19" y="-17" width="38" height="34" rx="6"/>
                {block(brick.color)}
                <g class="tag"><circle cx="14" cy="-11" r="7.500"/><text x="14" y="-7.600" text-anchor="middle">{move || brick.color.price(location.get())}</text></g>
            </g>
        </g>
    }
    .into_any()
}

/// Chooses what is bought; nothing at all means that nothing is chosen.
pub(super) fn point_at_bricks(board: Board, location: Location, bricks: Bricks) {
    if bricks.is_empty() {
        board.stage.choice.update(palazzi_client::Choice::clear);
    } else {
        board.stage.point_at(Part::Bought(location, bricks));
    }
}

/// A brick of 34 units, around the origin.
fn block(color: Color) -> impl IntoView {
    view! { <use href=format!("#c-brick-{color}") x="-17" y="-14" width="34" height="28"/> }
}

fn place(Spot { x, y, size }: Spot) -> String {
    format!("translate({x:.1}px, {y:.1}px) scale({:.3})", size / 34.0)
}

/// The decoration that a segment of the outer wheel shows.
#[component]
fn Decoration(wheel: Memo<Turned>, segment: usize) -> AnyView {
    let (x, y) = point(segment, 92.0, 20.0);
    let object = move || -> Object { wheel.with(|wheel| wheel.table.decoration_at(wheel.location(segment))) };
    view! {
        <g style:transform=format!("translate({x:.1}px, {y:.1}px)")>
            <g class="upright medal">
                <circle r="12"/>
                <use href=move || format!("#c-emblem-{}", object()) x="-9" y="-9" width="18" height="18"/>
            </g>
        </g>
    }
    .into_any()
}

/// The inner wheel with its statues: pointing at it turns it alone.
#[component]
fn Inner(board: Board, wheel: Memo<Turned>) -> AnyView {
    let part = Part::InnerWheel;
    let statue = move |segment: usize| {
        let (x, y) = point(segment, 62.0, 0.0);
        let piece =
            move || wheel.with(|wheel| Piece::statue(wheel.table.statue_at(wheel.inner_location(segment))));
        view! {
            <g style:transform=format!("translate({x:.1}px, {y:.1}px)")>
                <g class=move || format!("upright-inner {}", statue_class(piece()))>
                    <use href="#c-statue" x="-13" y="-13" width="26" height="26"/>
                </g>
            </g>
        }
    };
    view! {
        <g
            class=move || board.classes("inner", part)
            role="button"
            tabindex="0"
            aria-label=move || board.name(part)
            aria-pressed=move || is_pressed(board, part)
            aria-disabled=move || is_dead(board, part)
            on:click=move |_| board.stage.point_at(part)
            on:keydown=move |event| on_press(&event, move || board.stage.point_at(part))
        >
            <circle class="plate halo" r="80"/>
            <g class="disc-inner">
                <path class="spokes" d=spokes(42.0, 80.0)/>
                {(0..6).map(statue).collect_view()}
            </g>
        </g>
    }
    .into_any()
}

/// The middle: turning the wheel, and whether the bag can fill it.
#[component]
fn Hub(board: Board, symbols: bool) -> AnyView {
    let i18n = board.i18n();
    let part = Part::Wheel;
    let radius = if symbols { 38.0 } else { 46.0 };
    let empty = board.of(|view| view.bag == BagView::Empty);
    let label = move || {
        let bag = if empty.get() { say!(i18n, CARRARA_BAG_EMPTY) } else { say!(i18n, CARRARA_BAG_FILLED) };
        format!("{}. {bag}", say!(i18n, CARRARA_HUB))
    };
    view! {
        <g
            class=move || board.classes("hub", part)
            role="button"
            tabindex="0"
            aria-label=label
            aria-pressed=move || is_pressed(board, part)
            aria-disabled=move || is_dead(board, part)
            on:click=move |_| board.stage.point_at(part)
            on:keydown=move |event| on_press(&event, move || board.stage.point_at(part))
        >
            <circle class="halo" r=radius/>
            <path class="arrow" d="M19 -8A21 21 0 1 0 12 17M19 -8l7-7M19-8l-9.500-2.500"/>
            <use class="bag" class:empty=empty href="#c-bag" x="-12" y="-11" width="24" height="24"/>
        </g>
    }
    .into_any()
}

/// Bricks that have just left the wheel, for as long as that is to be seen.
fn leaving(wheel: Memo<Turned>) -> RwSignal<Vec<(u32, Riding, Spot)>> {
    let leaving = RwSignal::new(Vec::new());
    let id = StoredValue::new(0_u32);
    Effect::new(move |before: Option<Turned>| {
        let now = wheel.get();
        if let Some(before) = before {
            let mut here: HashMap<Riding, ()> = now.riding().into_iter().map(|brick| (brick, ())).collect();
            let gone = before.riding().into_iter().filter(|brick| here.remove(brick).is_none());
            let gone: Vec<(u32, Riding, Spot)> = gone
                .map(|brick| {
                    id.update_value(|id| *id += 1);
                    (id.get_value(), brick, before.spot(brick))
                })
                .collect();
            if !gone.is_empty() {
                leaving.set(gone);
                Timeout::new(LEAVING_MS, move || {
                    leaving.try_set(Vec::new());
                })
                .forget();
            }
        }
        now
    });
    leaving
}

/// How long a brick that was bought is seen leaving, in milliseconds.
const LEAVING_MS: u32 = 350;

/// Does something on Enter and on Space.
pub(super) fn on_press(event: &KeyboardEvent, act: impl FnOnce()) {
    if matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
        act();
    }
}
