//! How programs reach a Palazzi server: requests ([`Api`]) and connections to tables ([`Socket`]), as
//! `docs/protocol.md` describes them.

mod api;
mod server;
mod socket;
mod wire;

pub use api::{Api, CallError};
pub use server::{Address, BadAddress, Server};
pub use socket::{Socket, SocketError};
pub use tokio_tungstenite::tungstenite::Utf8Bytes;
