//! The server as its clients meet it: requests in, answers out.

mod accounts;
mod archive;
mod bans;
mod client;
mod document;
mod events;
mod example;
mod limits;
mod lists;
mod me;
mod origin;
mod players;
mod sessions;
mod site;
mod socket;
mod stop;
mod support;
mod tables;
