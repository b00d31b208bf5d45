use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use palazzi_protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::server::Server;
use crate::wire;

/// Why a request has no answer that could be used.
#[derive(Debug, Error)]
pub enum CallError {
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
pub struct Api {
    server: Server,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Api {
    /// Requests to a server.
    pub fn new(server: Server) -> Api {
        Api { server, connection: None }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If there is no answer that can be used.
    pub async fn get<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
    ) -> Result<T, CallError> {
        let (status, bytes) = self.call(Method::GET, path, token, Bytes::new()).await?;
        parse(status, &bytes)
    }

    /// Says something.
    ///
    /// # Errors
    /// If there is no answer that can be used.
    pub async fn post<T: DeserializeOwned>(
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
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.server.authority());
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
            None => connect(&self.server).await?,
        };
        Ok(self.connection.insert(connection))
    }
}

async fn connect(server: &Server) -> Result<SendRequest<Full<Bytes>>, CallError> {
    let stream = wire::connect(server).await.map_err(|error| CallError::Broken(error.to_string()))?;
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
