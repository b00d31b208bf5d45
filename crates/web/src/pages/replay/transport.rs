use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use palazzi_client::{Key, key, say};
use wasm_bindgen::JsCast;

use super::player::{Player, Speed};
use crate::i18n::use_i18n;

/// The slider and the buttons that move a replay.
#[component]
pub(super) fn Transport(
    player: Player,
    /// The ends of the turns around a step.
    turns: Callback<usize, (usize, usize)>,
) -> impl IntoView {
    let i18n = use_i18n();
    let around = move || turns.run(player.at.get_untracked());
    let steer = move |to: Move| match to {
        Move::First => player.go(0),
        Move::TurnBack => player.go(around().0),
        Move::Back => player.go(player.at.get_untracked().saturating_sub(1)),
        Move::Toggle => player.toggle(),
        Move::Forward => player.go(player.at.get_untracked() + 1),
        Move::TurnForward => player.go(around().1),
        Move::Last => player.go(player.entries),
    };
    listen(steer);
    let button = move |to: Move, label: Key, icon: &'static str| {
        let at_end = move || match to {
            Move::First | Move::TurnBack | Move::Back => player.at.get() == 0,
            Move::Forward | Move::TurnForward | Move::Last => player.at.get() == player.entries,
            Move::Toggle => false,
        };
        view! {
            <button
                class="quiet"
                class:far=matches!(to, Move::First | Move::Last)
                aria-label=move || i18n.get(label)
                title=move || i18n.get(label)
                aria-disabled=move || at_end().to_string()
                on:click=move |_| steer(to)
            >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=icon/></svg>
            </button>
        }
    };
    let play_label = move || match player.playing.get() {
        true => say!(i18n, REPLAY_PAUSE),
        false => say!(i18n, REPLAY_PLAY),
    };
    let play_icon = move || if player.playing.get() { PAUSE } else { PLAY };
    let position = move || say!(i18n, REPLAY_POSITION, at = player.at.get(), of = player.entries);
    view! {
        <div class="transport">
            <input
                type="range"
                class="slider"
                min="0"
                max=player.entries.to_string()
                step="1"
                aria-label=move || say!(i18n, REPLAY_SLIDER)
                aria-valuetext=position
                prop:value=move || player.at.get().to_string()
                style:--done=move || format!("{:.2}%", 100.0 * player.at.get() as f64 / player.entries.max(1) as f64)
                on:input=move |event| {
                    if let Ok(step) = event_target_value(&event).parse() {
                        player.go(step);
                    }
                }
            />
            <div class="controls">
                {button(Move::First, key::REPLAY_FIRST, FIRST)}
                {button(Move::TurnBack, key::REPLAY_TURN_BACK, TURN_BACK)}
                {button(Move::Back, key::REPLAY_BACK, BACK)}
                <button class="main play" aria-label=play_label title=play_label on:click=move |_| player.toggle()>
                    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=play_icon/></svg>
                </button>
                {button(Move::Forward, key::REPLAY_FORWARD, FORWARD)}
                {button(Move::TurnForward, key::REPLAY_TURN_FORWARD, TURN_FORWARD)}
                {button(Move::Last, key::REPLAY_LAST, LAST)}
            </div>
            <SpeedChoice player/>
        </div>
    }
}

/// Ways to move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    First,
    TurnBack,
    Back,
    Toggle,
    Forward,
    TurnForward,
    Last,
}

const PLAY: &str = "M8 5v14l11-7z";
const PAUSE: &str = "M7 5h4v14H7zM13 5h4v14h-4z";
const BACK: &str = "M15 5v14l-9-7z";
const FORWARD: &str = "M9 5v14l9-7z";
const TURN_BACK: &str = "M12 5v14l-8-7zM20 5v14l-8-7z";
const TURN_FORWARD: &str = "M4 5v14l8-7zM12 5v14l8-7z";
const FIRST: &str = "M5 5h3v14H5zM19 5v14l-10-7z";
const LAST: &str = "M16 5h3v14h-3zM5 5v14l10-7z";

#[component]
fn SpeedChoice(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let option = move |(index, speed): (usize, Speed)| {
        view! {
            <option value=index.to_string() selected=move || player.speed.get() == speed>
                {move || say!(i18n, REPLAY_SPEED_VALUE, factor = speed.factor())}
            </option>
        }
    };
    let choose = move |event| {
        let chosen =
            event_target_value(&event).parse().ok().and_then(|index: usize| Speed::ALL.get(index).copied());
        if let Some(speed) = chosen {
            player.speed.set(speed);
        }
    };
    view! {
        <label class="speed">
            <span class="hidden">{move || say!(i18n, REPLAY_SPEED)}</span>
            <select on:change=choose>{Speed::ALL.into_iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
}

/// Steers by the keys of the whole page, unless something else needs them.
fn listen(steer: impl Fn(Move) + Copy + 'static) {
    let on_key = move |event: KeyboardEvent| {
        let chord = event.ctrl_key() || event.alt_key() || event.meta_key();
        if chord || event.default_prevented() {
            return;
        }
        let (moves, space) = wants_keys(&event);
        let to = match event.key().as_str() {
            "ArrowLeft" if !moves => Move::Back,
            "ArrowRight" if !moves => Move::Forward,
            "Home" if !moves => Move::First,
            "End" if !moves => Move::Last,
            "PageUp" if !moves => Move::TurnBack,
            "PageDown" if !moves => Move::TurnForward,
            " " if !space => Move::Toggle,
            _ => return,
        };
        event.prevent_default();
        steer(to);
    };
    let handle = window_event_listener(ev::keydown, on_key);
    on_cleanup(move || handle.remove());
}

/// Whether what has the focus uses the keys that move, and the space bar, for itself.
fn wants_keys(event: &KeyboardEvent) -> (bool, bool) {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(element) = element else { return (false, false) };
    let is = |selector: &str| element.closest(selector).ok().flatten().is_some();
    let moves = is("input, select, textarea, [role=slider], [role=tablist], [role=radiogroup], .scroll");
    (moves, moves || is("button, a, summary, [role=button]"))
}
