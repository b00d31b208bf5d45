use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use palazzi_store::DOWN_AFTER_MS;
use palazzi_table::When;

/// The time during which the site was up, between two beats of the store.
pub(super) struct SiteClock(Mutex<Reading>);

/// What the store said last.
#[derive(Clone, Copy)]
struct Reading {
    site_ms: i64,
    at: Instant,
    /// What has been told already: time never goes back.
    told_ms: i64,
}

impl SiteClock {
    pub(super) fn new(site_ms: i64) -> SiteClock {
        SiteClock(Mutex::new(Reading { site_ms, at: Instant::now(), told_ms: site_ms }))
    }

    /// Takes over what the store says. If that is less than what has been told, time stands still for a while.
    pub(super) fn set(&self, site_ms: i64) {
        self.set_at(site_ms, Instant::now());
    }

    pub(super) fn now(&self) -> i64 {
        self.now_at(Instant::now())
    }

    pub(super) fn when(&self) -> When {
        When { site_ms: self.now(), wall_ms: wall_ms() }
    }

    fn set_at(&self, site_ms: i64, at: Instant) {
        let mut reading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *reading = Reading { site_ms, at, told_ms: reading.at(at) };
    }

    fn now_at(&self, now: Instant) -> i64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).at(now)
    }
}

impl Reading {
    /// Site time goes on without the store for as long as the store would count it.
    fn at(&self, now: Instant) -> i64 {
        let elapsed_ms = now.saturating_duration_since(self.at).as_millis() as i64;
        self.told_ms.max(self.site_ms + elapsed_ms.min(DOWN_AFTER_MS))
    }
}

/// Milliseconds since 1970.
pub(crate) fn wall_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A clock that was set to 1000, and the time so many milliseconds later.
    fn clock() -> (SiteClock, impl Fn(u64) -> Instant) {
        let start = Instant::now();
        let clock = SiteClock::new(0);
        clock.set_at(1_000, start);
        (clock, move |ms| start + Duration::from_millis(ms))
    }

    #[test]
    fn time_goes_on_between_beats() {
        let (clock, at) = clock();
        assert_eq!([0, 700, 1_500].map(|ms| clock.now_at(at(ms))), [1_000, 1_700, 2_500]);
        clock.set_at(2_600, at(1_500));
        assert_eq!(clock.now_at(at(1_600)), 2_700);
    }

    #[test]
    fn time_stands_still_while_the_store_does_not_answer() {
        let (clock, at) = clock();
        let most = 1_000 + DOWN_AFTER_MS;
        assert_eq!([5_000, 5_001, 3_600_000].map(|ms| clock.now_at(at(ms))), [most; 3]);
    }

    #[test]
    fn time_waits_for_a_store_that_has_counted_less() {
        let (clock, at) = clock();
        let hour = 3_600_000;
        let most = 1_000 + DOWN_AFTER_MS;
        clock.set_at(1_000, at(hour));
        assert_eq!([0, 1_000, 5_000].map(|ms| clock.now_at(at(hour + ms))), [most; 3]);
        clock.set_at(6_000, at(hour + 5_000));
        assert_eq!(clock.now_at(at(hour + 5_300)), 6_300);
    }

    #[test]
    fn time_follows_a_store_that_has_counted_more() {
        let (clock, at) = clock();
        clock.set_at(61_000, at(60_000));
        assert_eq!(clock.now_at(at(60_100)), 61_100);
    }
}
