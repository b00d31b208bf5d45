use std::net::SocketAddr;
use std::str::FromStr;

use anyhow::{Context, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use palazzi_protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use tokio::net::TcpStream;

/// Where a server listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Server(pub(super) SocketAddr);

impl FromStr for Server {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Server> {
        let uri: Uri = text.parse().with_context(|| format!("'{text}' is no address"))?;
        let (Some("http"), Some(authority), "/") = (uri.scheme_str(), uri.authority(), uri.path()) else {
            bail!("'{text}' is not like http://127.0.0.1:8080");
        };
        let port = authority.port_u16().unwrap_or(80);
        let host = if authority.host() == "localhost" { "127.0.0.1" } else { authority.host() };
        let address = format!("{host}:{port}").parse();
        Ok(Server(address.with_context(|| format!("{host} is no address of numbers"))?))
    }
}

/// Why a request has no answer that could be used.
#[derive(Debug, Error)]
pub(super) enum CallError {
    /// The server is not there, or has gone away.
    #[error("the server cannot be reached: {0}")]
    Broken(String),
    /// The server says no.
    #[error("the server refuses ({status}): {problem}")]
    Refused {
        /// The status of the answer.
        status: StatusCode,
        /// Why.
        problem: Problem,
    },
    /// The answer is not in the form of the protocol.
    #[error("the server answers nonsense ({status}): {reason}")]
    Nonsense {
        /// The status of the answer.
        status: StatusCode,
        /// What is wrong with it.
        reason: String,
    },
}

/// One connection for requests, opened when it is needed.
pub(super) struct Api {
    server: Server,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Api {
    /// Requests to a server.
    pub(super) fn new(server: Server) -> Api {
        Api { server, connection: None }
    }

    /// Asks for something.
    pub(super) async fn get<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
    ) -> Result<T, CallError> {
        let (status, bytes) = self.call(Method::GET, path, token, Bytes::new()).await?;
        parse(status, &bytes)
    }

    /// Says something.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, CallError> {
        let body = serde_json::to_vec(body).map_err(|error| CallError::Broken(error.to_string()))?;
        let (status, bytes) = self.call(Method::POST, path, token, body.into()).await?;
        parse(status, &bytes)
    }

    async fn call(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Bytes,
    ) -> Result<(StatusCode, Bytes), CallError> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.server.0.to_string());
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(body)).map_err(|error| CallError::Broken(error.to_string()))?;
        let connection = self.connection().await?;
        let answer = connection.send_request(request).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        Ok((status, bytes))
    }

    async fn connection(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, CallError> {
        if let Some(connection) = &mut self.connection
            && connection.ready().await.is_err()
        {
            self.connection = None;
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.server).await?,
        };
        Ok(self.connection.insert(connection))
    }
}

async fn connect(server: Server) -> Result<SendRequest<Full<Bytes>>, CallError> {
    let stream = TcpStream::connect(server.0).await.map_err(|error| CallError::Broken(error.to_string()))?;
    // Without it small requests wait for no good reason; they arrive all the same.
    let _ = stream.set_nodelay(true);
    let (requests, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // Whoever waits for an answer hears of the error.
        let _ = connection.await;
    });
    Ok(requests)
}

impl From<hyper::Error> for CallError {
    fn from(error: hyper::Error) -> CallError {
        CallError::Broken(error.to_string())
    }
}

fn parse<T: DeserializeOwned>(status: StatusCode, bytes: &[u8]) -> Result<T, CallError> {
    let nonsense = |error: serde_json::Error| CallError::Nonsense { status, reason: error.to_string() };
    if status.is_success() {
        return serde_json::from_slice(bytes).map_err(nonsense);
    }
    let problem = serde_json::from_slice(bytes).map_err(nonsense)?;
    Err(CallError::Refused { status, problem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_an_http_address() {
        let server = |text: &str| text.parse::<Server>().map(|server| server.0.to_string()).ok();
        assert_eq!(server("http://127.0.0.1:8080").as_deref(), Some("127.0.0.1:8080"));
        assert_eq!(server("http://127.0.0.1:8080/").as_deref(), Some("127.0.0.1:8080"));
        assert_eq!(server("http://localhost:81").as_deref(), Some("127.0.0.1:81"));
        assert_eq!(server("http://[::1]:81").as_deref(), Some("[::1]:81"));
        for text in ["", "127.0.0.1:8080", "https://127.0.0.1:8080", "http://127.0.0.1/api", "http://example"]
        {
            assert_eq!(server(text), None, "{text}");
        }
    }
}
