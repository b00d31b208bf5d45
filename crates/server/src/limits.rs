//! Who has asked for how much.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota};

use crate::config::Limits;

/// What counts requests and connections against the limits.
pub(crate) struct Gates {
    /// Requests, by address.
    pub(crate) requests: Rate<IpAddr>,
    /// Requests, by the id of the person.
    pub(crate) person_requests: Rate<String>,
    /// Sign-ins, by address.
    pub(crate) sign_ins: Rate<IpAddr>,
    /// Sign-ins, by name in lower case.
    pub(crate) names: Rate<String>,
    /// New guests, by address.
    pub(crate) guests: Rate<IpAddr>,
    /// Open sockets, by address.
    pub(crate) addresses: Arc<Count<IpAddr>>,
    /// Open sockets, by the id of the person.
    pub(crate) people: Arc<Count<String>>,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Gates {
        Gates {
            requests: Rate::per_minute(limits.requests),
            person_requests: Rate::per_minute(limits.requests_per_person),
            sign_ins: Rate::per_minute(limits.sign_ins),
            names: Rate::per_minute(limits.sign_ins),
            guests: Rate::per_minute(limits.guests),
            addresses: Arc::new(Count::new(limits.sockets_per_address)),
            people: Arc::new(Count::new(limits.sockets_per_person)),
        }
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        for rate in [&self.requests, &self.sign_ins, &self.guests] {
            rate.tidy();
        }
        for rate in [&self.person_requests, &self.names] {
            rate.tidy();
        }
    }
}

/// So many in a minute, for each key. All of them may come at once.
pub(crate) struct Rate<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    fn per_minute(limit: u32) -> Rate<K> {
        Rate { limiter: DefaultKeyedRateLimiter::keyed(Quota::per_minute(at_least_one(limit))) }
    }

    /// Counts one more, or says how long to wait.
    pub(crate) fn pass(&self, key: &K) -> Result<(), Duration> {
        self.limiter.check_key(key).map_err(|until| until.wait_time_from(DefaultClock::default().now()))
    }

    fn tidy(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// The submissions of one socket.
pub(crate) fn submissions(limits: &Limits) -> DefaultDirectRateLimiter {
    let quota = Quota::per_second(at_least_one(limits.submissions))
        .allow_burst(at_least_one(limits.submissions_at_once));
    DefaultDirectRateLimiter::direct(quota)
}

fn at_least_one(limit: u32) -> NonZeroU32 {
    NonZeroU32::new(limit).unwrap_or(NonZeroU32::MIN)
}

/// So many at the same time, for each key.
pub(crate) struct Count<K: Hash + Eq> {
    limit: u32,
    open: Mutex<HashMap<K, u32>>,
}

/// One that is open; closed when dropped.
pub(crate) struct Place<K: Hash + Eq> {
    count: Arc<Count<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Count<K> {
    pub(crate) fn new(limit: u32) -> Count<K> {
        Count { limit, open: Mutex::new(HashMap::new()) }
    }

    /// Opens one more, unless there are too many.
    pub(crate) fn open(self: &Arc<Self>, key: K) -> Option<Place<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let number = open.entry(key.clone()).or_default();
        if *number >= self.limit {
            return None;
        }
        *number += 1;
        Some(Place { count: Arc::clone(self), key })
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut open = self.count.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = open.get_mut(&self.key) {
            *number -= 1;
            if *number == 0 {
                open.remove(&self.key);
            }
        }
    }
}

/// The address that limits go by: networks of the sixth version give every household a range, so the range counts.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_closed() {
        let count = Arc::new(Count::new(1));
        let place = count.open("ann").expect("the first");
        assert!(count.open("ann").is_none());
        assert!(count.open("bob").is_some());
        drop(place);
        assert!(count.open("ann").is_some());
    }

    #[test]
    fn a_rate_tells_how_long_to_wait() {
        let rate = Rate::per_minute(2);
        assert!(rate.pass(&1).is_ok());
        assert!(rate.pass(&1).is_ok());
        assert!(rate.pass(&1).is_err_and(|wait| wait <= Duration::from_secs(30)));
        assert!(rate.pass(&2).is_ok());
    }

    #[test]
    fn a_household_is_one_address() {
        let [a, b, c] = ["2001:db8:1:2::3", "2001:db8:1:2:ffff::4", "2001:db8:1:3::3"]
            .map(|text| household(text.parse().expect("an address")));
        assert_eq!(a, b);
        assert_ne!(a, c);
        assert_eq!(household("::ffff:10.0.0.1".parse().expect("an address")).to_string(), "10.0.0.1");
    }
}
