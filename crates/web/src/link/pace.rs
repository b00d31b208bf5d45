//! How fast what happens is shown.

use std::pin::Pin;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use palazzi_protocol::Update;

use super::Link;
use crate::settings::speed_now;

/// How long a message that has no motion is shown before the next one, in milliseconds.
pub(super) const PACE_MS: u32 = 600;

/// How often it is looked whether to hurry, in milliseconds.
const STEP_MS: u32 = 50;

/// Gets ready for a message that is about to be shown.
pub(crate) type Director = Box<dyn Fn(&Update) -> Box<dyn Scene> + Send + Sync>;

/// A message as it is shown.
pub(crate) trait Scene {
    /// How long somebody is seen to think before.
    fn think_ms(&self) -> u32;

    /// The page is about to show how things stand afterwards.
    fn prepare(&mut self);

    /// Shows how it comes about, in a page that knows how it ends.
    fn play(self: Box<Self>) -> Pin<Box<dyn Future<Output = ()>>>;
}

/// How many times longer motion takes than usual; nothing if nothing is to move: by the settings of the page or of the
/// system, or because nobody sees it.
pub(crate) fn tempo() -> Option<f64> {
    Some(speed_now().factor()).filter(|factor| *factor > 0.0 && !document().hidden())
}

impl Link {
    /// Waits at the tempo of the page. Returns whether the time has passed; not if nothing is to move, if somebody
    /// hurries, or if the page has gone.
    pub(crate) async fn wait(self, ms: u32) -> bool {
        match tempo() {
            Some(tempo) => self.wait_at(ms, tempo).await,
            None => false,
        }
    }

    /// Waits at a tempo, whatever that of the page is.
    pub(crate) async fn wait_at(self, ms: u32, tempo: f64) -> bool {
        let mut left = (f64::from(ms) * tempo) as u32;
        while left > 0 {
            let step = left.min(STEP_MS);
            TimeoutFuture::new(step).await;
            if self.hurry.try_get_value() != Some(false) || document().hidden() {
                return false;
            }
            left -= step;
        }
        true
    }
}
