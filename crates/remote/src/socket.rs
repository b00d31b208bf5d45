use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::Request;
use hyper::header::{AUTHORIZATION, CONNECTION, HOST, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use palazzi_protocol::{Number, Submit, ToServer};
use thiserror::Error;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::server::Server;
use crate::wire::{self, Wire};

/// What a socket reads at once. There may be thousands of sockets.
const READ_BUFFER: usize = 8 * 1024;

/// The longest silence of a server, which says something at least every 20 seconds: after it the connection is lost.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a socket cannot be used.
#[derive(Debug, Error)]
#[error("a socket broke: {0}")]
pub struct SocketError(String);

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<Box<dyn Wire>>,
    /// When the server was heard last.
    heard: Instant,
    patience: Duration,
}

impl Socket {
    /// Connects to a table, from a number on, as the owner of the token or as nobody in particular.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub async fn open(
        server: &Server,
        table: &str,
        token: Option<&str>,
        since: Option<Number>,
    ) -> Result<Socket, SocketError> {
        let since = since.map(|number| format!("?since={number}")).unwrap_or_default();
        let mut request = Request::builder()
            .uri(format!("ws://{}/api/tables/{table}/socket{since}", server.authority()))
            .header(HOST, server.authority())
            .header(CONNECTION, "Upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_VERSION, "13")
            .header(SEC_WEBSOCKET_KEY, generate_key());
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(()).map_err(|error| SocketError(error.to_string()))?;
        let stream = wire::connect(server).await.map_err(|error| SocketError(error.to_string()))?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let connected = client_async_with_config(request, stream, Some(config)).await;
        connected
            .map(|(stream, _)| Socket::new(stream, PATIENCE))
            .map_err(|error| SocketError(reason(&error)))
    }

    fn new(stream: WebSocketStream<Box<dyn Wire>>, patience: Duration) -> Socket {
        Socket { stream, heard: Instant::now(), patience }
    }

    /// The next text. Nothing: the connection is over, or nothing at all was heard for too long. May be dropped and
    /// called again.
    pub async fn receive(&mut self) -> Option<Utf8Bytes> {
        loop {
            let frame = timeout_at(self.heard + self.patience, self.stream.next()).await.ok()??;
            self.heard = Instant::now();
            match frame {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send(&mut self, submit: Submit) -> Result<(), SocketError> {
        let text = serde_json::to_string(&ToServer::Submit(submit))
            .map_err(|error| SocketError(error.to_string()))?;
        self.stream.send(Message::text(text)).await.map_err(|error| SocketError(reason(&error)))
    }
}

/// What went wrong; where the server refused the connection, its words.
fn reason(error: &Error) -> String {
    match error {
        Error::Http(answer) => {
            let body = answer.body().as_deref().unwrap_or_default();
            format!("{} {}", answer.status(), String::from_utf8_lossy(body))
        }
        error => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::io::{DuplexStream, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    type Far = WebSocketStream<DuplexStream>;

    /// A socket and the end that the server has of it.
    async fn connected(patience: Duration) -> (Socket, Far) {
        let (near, far) = duplex(READ_BUFFER);
        let near =
            WebSocketStream::from_raw_socket(Box::new(near) as Box<dyn Wire>, Role::Client, None).await;
        (Socket::new(near, patience), Far::from_raw_socket(far, Role::Server, None).await)
    }

    #[tokio::test]
    async fn a_connection_without_a_sound_is_lost() {
        let (mut socket, _far) = connected(Duration::from_millis(1)).await;
        assert_eq!(socket.receive().await, None);
    }

    #[tokio::test]
    async fn pings_keep_a_connection_and_asking_again_does_not() {
        let (mut socket, mut far) = connected(PATIENCE).await;
        let opened = socket.heard;
        assert_eq!(socket.receive().now_or_never(), None);
        assert_eq!(socket.heard, opened);
        far.send(Message::Ping(Default::default())).await.expect("the socket is open");
        assert_eq!(socket.receive().now_or_never(), None);
        assert!(socket.heard > opened);
    }
}
