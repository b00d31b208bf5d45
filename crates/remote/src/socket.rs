use futures_util::{SinkExt, StreamExt};
use hyper::Request;
use hyper::header::{AUTHORIZATION, CONNECTION, HOST, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use palazzi_protocol::{Number, Submit, ToServer};
use thiserror::Error;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::server::Server;
use crate::wire::{self, Wire};

/// What a socket reads at once. There may be thousands of sockets.
const READ_BUFFER: usize = 8 * 1024;

/// Why a socket cannot be used.
#[derive(Debug, Error)]
#[error("a socket broke: {0}")]
pub struct SocketError(String);

/// A connection to a table.
pub struct Socket(WebSocketStream<Box<dyn Wire>>);

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
        connected.map(|(stream, _)| Socket(stream)).map_err(|error| SocketError(reason(&error)))
    }

    /// The next text. Nothing: the connection is over. May be dropped and called again.
    pub async fn receive(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await? {
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
        self.0.send(Message::text(text)).await.map_err(|error| SocketError(reason(&error)))
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
