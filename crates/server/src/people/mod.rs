//! People: guests, accounts, sessions.

mod doubts;
mod names;
mod passwords;
mod profiles;
mod sessions;
mod tokens;

pub(crate) use doubts::{Doubt, Doubts};
pub(crate) use names::{check_name, guest_name};
pub(crate) use passwords::{Passwords, check_password};
pub(crate) use profiles::{bot, bot_profile, ladder, people_named, person_profile};
pub(crate) use sessions::{Held, People};
pub(crate) use tokens::{fresh_id, fresh_token, token_hash};

use std::time::{SystemTime, UNIX_EPOCH};

/// The time that people read on their clocks, in milliseconds since 1970.
pub(crate) fn wall_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
