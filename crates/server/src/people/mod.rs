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
