//! A site of its own for every test.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request};
use http_body_util::BodyExt;
use palazzi_protocol::{Code, Problem, Welcome};
use palazzi_server::config::{Config, Place};
use palazzi_server::http::{App, router};
use palazzi_server::serve::{ServeError, serve_until};
use palazzi_store::{Access, Store};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A password that is long enough.
pub(crate) const PASSWORD: &str = "marble quarry";

/// The host that requests name.
pub(crate) const HOST: &str = "palazzi.example";

/// The routes over a directory of their own.
pub(crate) struct Site {
    pub(crate) app: App,
    router: Router,
    directory: TempDir,
}

/// A configuration that keeps everything in a directory and listens on a free port.
pub(crate) fn config(directory: &TempDir) -> Config {
    Config {
        place: Place::Directory(directory.path().to_owned()),
        listen: ([127, 0, 0, 1], 0).into(),
        bot_time: std::time::Duration::from_millis(10),
        ..Config::default()
    }
}

impl Site {
    pub(crate) async fn new() -> Site {
        Site::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Site {
        let directory = TempDir::new().expect("a directory");
        let mut config = config(&directory);
        change(&mut config);
        let app = App::start(config).await.expect("a site");
        Site { router: router(app.clone()), app, directory }
    }

    /// What is kept, as another program sees it.
    pub(crate) async fn store(&self) -> Store {
        let place = Place::Directory(self.directory.path().to_owned());
        Store::open(&place, Access::Beside).await.expect("the store")
    }

    /// The answer to a request, before its body has been read.
    pub(crate) async fn response(&self, ask: Ask) -> axum::response::Response {
        self.router.clone().oneshot(ask.request()).await.expect("routes always answer")
    }

    pub(crate) async fn ask(&self, ask: Ask) -> Answer {
        let what = format!("{} {}", ask.method, ask.path);
        let response = self.response(ask).await;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        let body = String::from_utf8(body.to_vec()).expect("text");
        Answer { what, status: parts.status.as_u16(), headers: parts.headers, body }
    }

    /// Somebody without a password.
    pub(crate) async fn guest(&self, name: &str) -> Welcome {
        self.ask(post("/api/guests", &json!({ "name": name }))).await.is(201).json()
    }

    /// Somebody with one.
    pub(crate) async fn account(&self, name: &str) -> Welcome {
        self.ask(post("/api/accounts", &credentials(name, PASSWORD))).await.is(201).json()
    }
}

pub(crate) fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// A request.
#[derive(Clone)]
pub(crate) struct Ask {
    method: Method,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: String,
}

pub(crate) fn get(path: &str) -> Ask {
    ask(Method::GET, path)
}

pub(crate) fn delete(path: &str) -> Ask {
    ask(Method::DELETE, path)
}

pub(crate) fn post(path: &str, body: &impl Serialize) -> Ask {
    ask(Method::POST, path).json(body)
}

pub(crate) fn put(path: &str, body: &impl Serialize) -> Ask {
    ask(Method::PUT, path).json(body)
}

pub(crate) fn ask(method: Method, path: &str) -> Ask {
    let host = ("host", HOST.to_owned());
    Ask { method, path: path.to_owned(), headers: vec![host], body: String::new() }
}

impl Ask {
    /// As a program does it.
    pub(crate) fn by(self, who: &Welcome) -> Ask {
        self.header("authorization", &format!("Bearer {}", who.token))
    }

    /// As a browser does it.
    pub(crate) fn with_cookie(self, who: &Welcome) -> Ask {
        self.header("cookie", &format!("theme=dark; palazzi={}", who.token))
    }

    pub(crate) fn header(mut self, name: &'static str, value: &str) -> Ask {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub(crate) fn text(mut self, body: &str) -> Ask {
        self.body = body.to_owned();
        self.header("content-type", "text/plain")
    }

    fn json(mut self, body: &impl Serialize) -> Ask {
        self.body = serde_json::to_string(body).expect("JSON");
        self.header("content-type", "application/json")
    }

    fn request(self) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(self.path);
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        request.body(Body::from(self.body)).expect("a request")
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    what: String,
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}: {}", self.what, self.body);
        self
    }

    /// The problem that the answer tells, whose code goes with its status.
    #[track_caller]
    pub(crate) fn refused(self, code: Code) -> Problem {
        let problem: Problem = self.is(code.status()).json();
        assert_eq!(problem.code, code, "{}", problem.text);
        problem
    }

    #[track_caller]
    pub(crate) fn json<T: DeserializeOwned>(self) -> T {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", self.what, self.body))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }
}

/// A server on a port of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServeError>>,
    directory: TempDir,
}

impl Running {
    pub(crate) async fn start(change: impl FnOnce(&mut Config)) -> Running {
        let directory = TempDir::new().expect("a directory");
        let mut config = config(&directory);
        change(&mut config);
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let tell = move |address| ready.send(address).expect("the test waits");
        let task = tokio::spawn(serve_until(config, tell, async move {
            let _ = stopped.await;
        }));
        Running { address: address.await.expect("an address"), stop, task, directory }
    }

    /// What is kept, as another program sees it.
    pub(crate) async fn store(&self) -> Store {
        let place = Place::Directory(self.directory.path().to_owned());
        Store::open(&place, Access::Beside).await.expect("the store")
    }

    /// The answer to a request, over a connection of its own.
    pub(crate) async fn ask(&self, ask: Ask) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        let what = format!("{} {}", ask.method, ask.path);
        stream.write_all(ask.close().wire().as_bytes()).await.expect("sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("an answer");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { what, status, headers: HeaderMap::new(), body: body.to_owned() }
    }

    pub(crate) async fn guest(&self, name: &str) -> Welcome {
        self.ask(post("/api/guests", &json!({ "name": name }))).await.is(201).json()
    }

    /// Asks the server to stop.
    pub(crate) fn stop(self) -> JoinHandle<Result<(), ServeError>> {
        self.stop.send(()).expect("the server runs");
        self.task
    }
}

impl Ask {
    fn close(self) -> Ask {
        self.header("connection", "close")
    }

    /// The request as it crosses the wire.
    pub(crate) fn wire(&self) -> String {
        let headers: String =
            self.headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let (method, path, body) = (&self.method, &self.path, &self.body);
        format!("{method} {path} HTTP/1.1\r\n{headers}content-length: {}\r\n\r\n{body}", body.len())
    }
}
