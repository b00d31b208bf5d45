use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use palazzi_table::When;

/// The time during which the site was up, between two beats of the store.
pub(super) struct SiteClock(Mutex<(i64, Instant)>);

impl SiteClock {
    pub(super) fn new(site_ms: i64) -> SiteClock {
        SiteClock(Mutex::new((site_ms, Instant::now())))
    }

    /// Takes over what the store says. Time never goes back.
    pub(super) fn set(&self, site_ms: i64) {
        let now = self.now();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (site_ms.max(now), Instant::now());
    }

    pub(super) fn now(&self) -> i64 {
        let (site_ms, at) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        site_ms + at.elapsed().as_millis() as i64
    }

    pub(super) fn when(&self) -> When {
        When { site_ms: self.now(), wall_ms: wall_ms() }
    }
}

/// Milliseconds since 1970.
pub(crate) fn wall_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
