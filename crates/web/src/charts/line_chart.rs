use std::sync::Arc;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use palazzi_client::chart::spread;
use palazzi_client::say;
use palazzi_rules::Seat;

use super::reading::Reading;
use super::{Badge, Chart, FIELD};
use crate::art::{Crest, seat_class};
use crate::i18n::use_i18n;

/// A page key moves the reader so many steps.
const FAR: usize = 10;

/// The least distance of crests at the ends of lines, as a share of the height.
const CREST_GAP: f64 = 0.095;

/// The least distance of badges, as a share of the width.
const BADGE_GAP: f64 = 0.075;

/// A chart with its title, and a reader that moves over it by pointer and keys.
#[component]
pub(crate) fn LineChart(
    /// What it shows.
    #[prop(into)]
    title: Signal<String>,
    /// What that means.
    #[prop(into)]
    about: Signal<String>,
    #[prop(into)] chart: Signal<Arc<Chart>>,
    /// The step that is read; it moves with clicks and keys.
    at: RwSignal<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let hover = RwSignal::new(None::<usize>);
    let read = Signal::derive(move || {
        let (first, last) = chart.with(|chart| chart.steps);
        hover.get().unwrap_or_else(|| at.get()).clamp(first, last)
    });
    let move_to = move |step: usize| {
        let (first, last) = chart.with_untracked(|chart| chart.steps);
        at.set(step.clamp(first, last));
    };
    let on_key = move |event: KeyboardEvent| {
        let (first, last) = chart.with_untracked(|chart| chart.steps);
        let now = at.get_untracked().clamp(first, last);
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => now + 1,
            "PageDown" => now.saturating_sub(FAR),
            "PageUp" => now + FAR,
            "Home" => first,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        hover.set(None);
        move_to(to);
    };
    let under = move |event: &MouseEvent| {
        let width = event_target::<web_sys::HtmlElement>(event).offset_width();
        chart.with_untracked(|chart| chart.step_at(f64::from(event.offset_x()) / f64::from(width.max(1))))
    };
    view! {
        <figure class="chart">
            <figcaption>
                <strong class="title">{title}</strong>
                <p class="aside">{about}</p>
            </figcaption>
            <Legend chart read/>
            <div class="plot">
                {move || values(&chart.get(), i18n)}
                <div
                    class="field"
                    role="slider"
                    tabindex="0"
                    aria-label=move || say!(i18n, CHART_READ, chart = title.get())
                    aria-valuemin=move || chart.with(|chart| chart.steps.0)
                    aria-valuemax=move || chart.with(|chart| chart.steps.1)
                    aria-valuenow=move || read.get()
                    aria-valuetext=move || chart.with(|chart| chart.reading(read.get(), i18n))
                    on:keydown=on_key
                    on:pointermove=move |event: PointerEvent| hover.set(Some(under(&event)))
                    on:pointerleave=move |_| hover.set(None)
                    on:click=move |event: MouseEvent| {
                        let step = under(&event);
                        hover.set(None);
                        move_to(step);
                    }
                >
                    {move || drawing(&chart.get())}
                    <div
                        class="reader"
                        style:left=move || percent(chart.with(|chart| chart.across(read.get())))
                    >
                        {move || dots(&chart.get(), read.get())}
                    </div>
                    {move || chart.with(|chart| badges(&chart.badges, chart))}
                </div>
                {move || ends(&chart.get())}
                {move || steps(&chart.get())}
            </div>
            <p class="hidden">{move || say!(i18n, CHART_KEYS)}</p>
            <Reading chart i18n/>
        </figure>
    }
}

/// Who has which line, and what it shows where the reader is.
#[component]
fn Legend(chart: Signal<Arc<Chart>>, read: Signal<usize>) -> impl IntoView {
    let i18n = use_i18n();
    let entry = move |index: usize| {
        let value = move || {
            chart
                .with(|chart| chart.lines[index].value(read.get()).map(|value| chart.value_text(value, i18n)))
        };
        chart.with(|chart| {
            let line = &chart.lines[index];
            view! {
                <li class=seat_class(line.seat)>
                    <Crest seat=line.seat/>
                    <svg class="sample" viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
                        <path class="line" d="M0 4h36"/>
                    </svg>
                    <span class="name">{line.name.clone()}</span>
                    <strong class="numbers">{value}</strong>
                </li>
            }
        })
    };
    let seats = move || chart.with(|chart| chart.lines.len());
    view! {
        <ul class="legend">
            <li class="where numbers">
                {move || say!(i18n, CHART_STEP_VALUE, at = read.get(), of = chart.with(|chart| chart.steps.1))}
            </li>
            {move || (0..seats()).map(entry).collect_view()}
        </ul>
    }
}

/// The lines, with a halo that keeps crossing ones apart.
fn drawing(chart: &Chart) -> impl IntoView + use<> {
    let grid: String = chart
        .value_marks()
        .into_iter()
        .map(|value| format!("M0 {y:.1}H{FIELD}", y = FIELD * chart.down(value)))
        .collect();
    let lines = chart.lines.iter().map(|line| {
        let path = chart.path(line);
        view! {
            <g class=seat_class(line.seat)>
                <path class="halo-line" d=path.clone()/>
                <path class="line" d=path/>
            </g>
        }
    });
    let size = format!("0 0 {FIELD} {FIELD}");
    view! {
        <svg viewBox=size preserveAspectRatio="none" aria-hidden="true">
            <path class="grid" d=grid/>
            {lines.collect_view()}
        </svg>
    }
}

/// Where the reader crosses the lines.
fn dots(chart: &Chart, step: usize) -> impl IntoView + use<> {
    let dot = |line: &super::Line| {
        let down = chart.down(line.value(step)?);
        Some(view! { <span class=format!("dot {}", seat_class(line.seat)) style:top=percent(down)></span> })
    };
    chart.lines.iter().filter_map(dot).collect_view()
}

/// The numbers of the steps that are pointed out, in a lane above the field.
fn badges(badges: &[Badge], chart: &Chart) -> impl IntoView + use<> {
    let places: Vec<f64> = badges.iter().map(|badge| chart.across(badge.step)).collect();
    let places = spread(&places, BADGE_GAP, 1.0);
    let badge = |(badge, place): (&Badge, f64)| {
        let step = chart.across(badge.step);
        let value = chart.lines.iter().find(|line| line.seat == badge.seat);
        let value = value.and_then(|line| line.value(badge.step));
        let down = value.map_or(0.0, |value| chart.down(value));
        view! {
            <span class="stem" style:left=percent(step) style:height=percent(down)></span>
            <span class="badge" style:left=percent(place) aria-hidden="true">{badge.number}</span>
        }
    };
    badges.iter().zip(places).map(badge).collect_view()
}

/// The axis of values.
fn values(chart: &Chart, i18n: crate::i18n::I18n) -> impl IntoView + use<> {
    let mark = |value: f64| {
        view! { <span style:top=percent(chart.down(value))>{chart.value_text(value, i18n)}</span> }
    };
    let marks = chart.value_marks().into_iter().map(mark).collect_view();
    view! { <div class="axis values" aria-hidden="true">{marks}</div> }
}

/// The axis of steps.
fn steps(chart: &Chart) -> impl IntoView + use<> {
    let mark = |step: usize| view! { <span style:left=percent(chart.across(step))>{step}</span> };
    let marks = chart.step_marks().into_iter().map(mark).collect_view();
    view! { <div class="axis steps" aria-hidden="true">{marks}</div> }
}

/// The crests at the ends of the lines.
fn ends(chart: &Chart) -> impl IntoView + use<> {
    let last = |line: &super::Line| line.last().map(|value| (line.seat, chart.down(value)));
    let mut seats: Vec<(Seat, f64)> = chart.lines.iter().filter_map(last).collect();
    seats.sort_by(|(_, left), (_, right)| left.total_cmp(right));
    let places: Vec<f64> = seats.iter().map(|(_, down)| *down).collect();
    let places = spread(&places, CREST_GAP, 1.0);
    let end = |((seat, _), place): (&(Seat, f64), f64)| {
        let seat = *seat;
        view! { <span style:top=percent(place)><Crest seat/></span> }
    };
    let crests = seats.iter().zip(places).map(end).collect_view();
    view! { <div class="ends" aria-hidden="true">{crests}</div> }
}

fn percent(share: f64) -> String {
    format!("{:.2}%", 100.0 * share)
}
