use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Child;

use tempfile::TempDir;

use crate::program::{command, palazzi, text};

/// Starts a server on a free port, and tells the line that it writes when it is ready.
pub(crate) fn start(data: &TempDir) -> (Child, String) {
    let args = ["serve", "--data", text(data.path()), "--listen", "127.0.0.1:0", "--log-format", "json"];
    let mut server = command(&args).spawn().expect("the program starts");
    let stdout = server.stdout.as_mut().expect("standard output is piped");
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).expect("a line");
    (server, line)
}

pub(crate) fn end(mut server: Child) -> (Option<i32>, String) {
    let id = i32::try_from(server.id()).expect("ids are small");
    nix::sys::signal::kill(nix::unistd::Pid::from_raw(id), nix::sys::signal::Signal::SIGTERM)
        .expect("signalled");
    let mut log = String::new();
    server.stderr.take().expect("standard error is piped").read_to_string(&mut log).expect("text");
    (server.wait().expect("the program ends").code(), log)
}

#[test]
fn a_server_tells_its_address_answers_and_stops_when_asked() {
    let data = TempDir::new().expect("a directory");
    let (server, line) = start(&data);
    let address =
        line.trim_end().strip_prefix("palazzi serves at http://").expect("the line tells the address");
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("{\"status\":\"ok\"}"), "{answer}");
    let (code, log) = end(server);
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("\"route\":\"/health\"") && log.contains("stopped"), "{log}");
}

#[test]
fn a_port_that_is_in_use_is_bad_input() {
    let data = TempDir::new().expect("a directory");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let ran = palazzi(&["serve", "--data", text(data.path()), "--listen", &address, "--log", "error"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stderr);
    assert!(ran.stderr.starts_with(&format!("error: cannot listen on {address}: ")), "{}", ran.stderr);
}

#[test]
fn a_directory_that_another_server_uses_is_bad_input() {
    let data = TempDir::new().expect("a directory");
    let (server, _) = start(&data);
    let ran = palazzi(&["serve", "--data", text(data.path()), "--listen", "127.0.0.1:0", "--log", "error"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stderr);
    assert!(ran.stderr.starts_with("error: another server uses "), "{}", ran.stderr);
    assert_eq!(end(server).0, Some(0));
}

#[test]
fn a_database_that_cannot_be_reached_is_bad_input() {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
    let url = format!("postgres://palazzi:marble@{free}/palazzi");
    let ran = palazzi(&["serve", "--database", &url, "--listen", "127.0.0.1:0", "--log", "error"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stderr);
    assert!(ran.stderr.contains("error: ") && !ran.stderr.contains("marble"), "{}", ran.stderr);
}

#[test]
fn a_bot_time_without_a_unit_is_bad_input() {
    let ran = palazzi(&["serve", "--bot-time", "5"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("1s or 500ms"), "{}", ran.stderr);
}
