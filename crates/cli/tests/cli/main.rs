//! The program as its users meet it: arguments in, text and exit code out.

mod analyse;
mod arena;
mod bot;
mod listings;
mod load;
mod outside;
mod perft;
mod program;
mod record;
mod replay;
#[cfg(unix)]
mod serve;
mod setup;
mod sim;
#[cfg(unix)]
mod site;
mod trace;
mod verify;
