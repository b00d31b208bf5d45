use std::borrow::Cow;
use std::time::Duration;

use palazzi_server::config::{ClientFile, ClientFiles};
use palazzi_server::serve::{ServeError, serve_until};
use palazzi_store::StoreError;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Running, config, get};

#[tokio::test]
async fn what_was_kept_is_there_after_a_stop() {
    let directory = TempDir::new().expect("a directory");
    let path = directory.path().to_owned();
    let keep = |config: &mut palazzi_server::config::Config| {
        config.place = palazzi_server::config::Place::Directory(path.clone());
    };
    let server = Running::start(keep).await;
    let ann = server.guest("Ann").await;
    server.stop().await.expect("no panic").expect("a clean stop");
    let server = Running::start(keep).await;
    server.ask(get("/api/me").by(&ann)).await.is(200);
}

#[tokio::test]
async fn an_idle_connection_does_not_hold_up_a_stop() {
    let server = Running::start(|_| {}).await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(get("/health").wire().as_bytes()).await.expect("sent");
    let mut heard = [0; 15];
    stream.read_exact(&mut heard).await.expect("an answer");
    assert_eq!(&heard, b"HTTP/1.1 200 OK");
    server.stop().await.expect("no panic").expect("a clean stop");
}

/// More than the system keeps for a client that does not read.
static LARGE: [u8; 64 << 20] = [0; 64 << 20];

#[tokio::test]
async fn whoever_does_not_read_is_cut_off_and_does_not_hold_up_a_stop() {
    let server = Running::start(|config| {
        let large = |_: &str| Some(ClientFile { bytes: Cow::Borrowed(&LARGE), hash: "large".to_owned() });
        config.client = ClientFiles(large);
        config.limits.stall = Duration::from_millis(200);
        config.stop_time = Duration::from_secs(600);
    })
    .await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(get("/large.wasm").wire().as_bytes()).await.expect("sent");
    let mut heard = [0; 15];
    stream.read_exact(&mut heard).await.expect("an answer");
    assert_eq!(&heard, b"HTTP/1.1 200 OK");
    let stopped = tokio::time::timeout(Duration::from_secs(60), server.stop()).await;
    stopped.expect("nobody is waited for").expect("no panic").expect("a clean stop");
}

#[tokio::test]
async fn a_port_that_is_in_use_is_named() {
    let server = Running::start(|_| {}).await;
    let directory = TempDir::new().expect("a directory");
    let mut config = config(&directory);
    config.listen = server.address;
    let error = serve_until(config, |_| {}, std::future::pending()).await.expect_err("the port is in use");
    assert!(matches!(error, ServeError::Listen { address, .. } if address == server.address), "{error}");
    assert!(error.to_string().starts_with(&format!("cannot listen on {}: ", server.address)), "{error}");
}

#[tokio::test]
async fn two_servers_do_not_share_a_directory() {
    let directory = TempDir::new().expect("a directory");
    let place = config(&directory).place;
    let _server = Running::start(|config| config.place = place).await;
    let error =
        serve_until(config(&directory), |_| {}, std::future::pending()).await.expect_err("it is in use");
    assert!(matches!(error, ServeError::Store(StoreError::InUse(_))), "{error}");
}
