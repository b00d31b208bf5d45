use std::time::Duration;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map};

/// Where a replay is, and whether it moves by itself.
#[derive(Clone, Copy)]
pub(super) struct Player {
    /// How many entries have happened.
    pub(super) at: RwSignal<usize>,
    /// How many there are.
    pub(super) entries: usize,
    /// Whether it moves by itself.
    pub(super) playing: RwSignal<bool>,
    /// How fast.
    pub(super) speed: RwSignal<Speed>,
}

/// How fast a replay moves by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Speed {
    Half,
    One,
    Two,
    Four,
}

impl Speed {
    pub(super) const ALL: [Speed; 4] = [Speed::Half, Speed::One, Speed::Two, Speed::Four];

    /// How it is written.
    pub(super) fn factor(self) -> &'static str {
        match self {
            Speed::Half => "½",
            Speed::One => "1",
            Speed::Two => "2",
            Speed::Four => "4",
        }
    }

    /// From one step to the next.
    fn step(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Half => 3000,
            Speed::One => 1500,
            Speed::Two => 750,
            Speed::Four => 375,
        })
    }
}

/// The address follows so long after the last step.
const ADDRESS_AFTER: Duration = Duration::from_millis(250);

impl Player {
    /// A replay at the place that the address names, or at `start`.
    pub(super) fn new(table: &str, entries: usize, start: usize) -> Player {
        let params = use_params_map();
        let named = move || params.with(|params| params.get("at").and_then(|at| at.parse::<usize>().ok()));
        let at = RwSignal::new(untrack(named).unwrap_or(start).min(entries));
        let player = Player { at, entries, playing: RwSignal::new(false), speed: RwSignal::new(Speed::One) };
        // Links to a step move the replay.
        Effect::new(move || {
            if let Some(step) = named() {
                let step = step.min(entries);
                if step != at.get_untracked() {
                    at.set(step);
                }
            }
        });
        player.keep_address(table.to_owned(), named);
        player.keep_playing();
        player
    }

    /// Moves to a step.
    pub(super) fn go(self, step: usize) {
        self.at.set(step.min(self.entries));
    }

    /// Begins or stops to move by itself; from the end, it begins anew.
    pub(super) fn toggle(self) {
        if !self.playing.get_untracked() && self.at.get_untracked() == self.entries {
            self.at.set(0);
        }
        self.playing.update(|playing| *playing = !*playing);
    }

    /// Lets the address name the step.
    fn keep_address(self, table: String, named: impl Fn() -> Option<usize> + Copy + 'static) {
        let go = use_navigate();
        let waiting = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            waiting.update_value(|waiting| {
                if let Some(handle) = waiting.take() {
                    handle.clear();
                }
            });
        };
        on_cleanup(stop);
        Effect::new(move |before: Option<usize>| {
            let at = self.at.get();
            stop();
            // The step that the page was opened at needs no new address.
            if before.is_some_and(|before| before != at) && untrack(named) != Some(at) {
                let (go, address) = (go.clone(), format!("/replay/{table}/{at}"));
                let write = move || {
                    let options =
                        NavigateOptions { replace: true, scroll: false, ..NavigateOptions::default() };
                    go(&address, options);
                };
                waiting.set_value(set_timeout_with_handle(write, ADDRESS_AFTER).ok());
            }
            at
        });
    }

    /// Moves step by step while it plays.
    fn keep_playing(self) {
        Effect::new(move || {
            if !self.playing.get() {
                return;
            }
            let tick = move || match self.at.get_untracked() {
                at if at < self.entries => self.at.set(at + 1),
                _ => self.playing.set(false),
            };
            let handle = set_interval_with_handle(tick, self.speed.get().step()).ok();
            on_cleanup(move || {
                if let Some(handle) = handle {
                    handle.clear();
                }
            });
        });
    }
}
