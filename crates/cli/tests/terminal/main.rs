//! The terminal client as people meet it: keys and clicks in, a screen out.
#![cfg(unix)]

mod games;
mod house;
mod player;
mod pty;
mod records;
mod server;
mod shapes;
