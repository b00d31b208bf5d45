use gloo_timers::callback::Interval;
use leptos::prelude::*;
use palazzi_client::say;
use palazzi_protocol::ClockFace;
use palazzi_rules::Seat;

use crate::art::Crest;
use crate::i18n::use_i18n;
use crate::link::Link;

/// How often a running clock is drawn anew, in milliseconds.
const TICK_MS: u32 = 500;

/// The clocks of all seats, where the table has clocks.
#[component]
pub(crate) fn Clocks(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    // By the clock of the system: a page that is hidden hardly gets any ticks.
    let heard = StoredValue::new(js_sys::Date::now());
    let passed = RwSignal::new(0_i64);
    Effect::new(move || {
        link.now.track();
        heard.set_value(js_sys::Date::now());
        passed.set(0);
    });
    let ticks = StoredValue::new_local(Interval::new(TICK_MS, move || {
        if let Some(heard) = heard.try_get_value() {
            passed.try_set((js_sys::Date::now() - heard) as i64);
        }
    }));
    on_cleanup(move || ticks.dispose());
    let faces = move || {
        link.now.with(|now| {
            let seats = now.iter().flat_map(|now| now.overview.seats.iter());
            let faces = Seat::ALL.into_iter().zip(seats).filter_map(|(seat, now)| Some((seat, now.clock?)));
            faces.collect::<Vec<(Seat, ClockFace)>>()
        })
    };
    let face = move |(seat, face): (Seat, ClockFace)| {
        let left = move || face.left_ms - if face.runs { passed.get() } else { 0 };
        view! {
            <span class="clock" class:runs=face.runs class:short=move || left() < 30_000>
                <Crest seat/>
                <span class="numbers">{move || written(left())}</span>
            </span>
        }
    };
    move || {
        let faces = faces();
        (!faces.is_empty()).then(|| {
            view! {
                <div class="clocks" role="timer" aria-label=move || say!(i18n, NEW_CLOCK)>
                    {faces.into_iter().map(face).collect_view()}
                </div>
            }
        })
    }
}

/// A time as hours, minutes and seconds.
fn written(ms: i64) -> String {
    let seconds = ms.max(0) / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}
