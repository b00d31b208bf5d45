use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Child;
use std::thread::JoinHandle;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{command, palazzi, text};

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    address: String,
    log: JoinHandle<String>,
}

impl Server {
    /// Starts a server on a free port, and waits for the line that it writes when it is ready.
    pub(crate) fn start(data: &TempDir, more: &[&str]) -> Server {
        let args = ["serve", "--data", text(data.path()), "--listen", "127.0.0.1:0"];
        let mut child = command(&[&args, more].concat()).spawn().expect("the program starts");
        let mut stderr = child.stderr.take().expect("standard error is piped");
        let log = std::thread::spawn(move || {
            let mut log = String::new();
            stderr.read_to_string(&mut log).expect("text");
            log
        });
        let mut line = String::new();
        let stdout = child.stdout.as_mut().expect("standard output is piped");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address =
            line.trim_end().strip_prefix("palazzi serves at http://").expect("the line tells the address");
        Server { child, address: address.to_owned(), log }
    }

    /// The answer to a request with a JSON body.
    pub(crate) fn ask(&self, what: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let length = body.len();
        write!(
            stream,
            "{what} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Stops it, and tells its exit code and what it has written to its log.
    pub(crate) fn stop(mut self) -> (Option<i32>, String) {
        let id = Pid::from_raw(i32::try_from(self.child.id()).expect("ids are small"));
        kill(id, Signal::SIGTERM).expect("signalled");
        let code = self.child.wait().expect("the program ends").code();
        (code, self.log.join().expect("a log"))
    }
}

/// The token that an answer tells.
fn token(answer: &str) -> String {
    let (_, rest) = answer.split_once("\"token\":\"").expect("a token");
    rest.split('"').next().expect("its end").to_owned()
}

#[test]
fn a_server_tells_its_address_answers_and_stops_when_asked() {
    let data = TempDir::new().expect("a directory");
    let server = Server::start(&data, &[]);
    let answer = server.ask("GET /health", "", "");
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("{\"status\":\"ok\"}"), "{answer}");
    let (code, log) = server.stop();
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("stopped"), "{log}");
}

#[test]
fn a_line_of_the_log_tells_route_and_status() {
    let data = TempDir::new().expect("a directory");
    let server = Server::start(&data, &["--log-format", "json"]);
    server.ask("GET /api/players/nobody?x=y", "", "");
    let (_, log) = server.stop();
    let line = log.lines().find(|line| line.contains("answered")).expect("a line");
    let line: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!(line["fields"]["status"], 404);
    assert!(line["fields"]["duration_ms"].is_number());
    assert_eq!(line["span"]["method"], "GET");
    assert_eq!(line["span"]["route"], "/api/players/{name}");
}

#[test]
fn the_log_has_no_secrets() {
    for format in ["text", "json"] {
        let data = TempDir::new().expect("a directory");
        let server = Server::start(&data, &["--log-format", format, "--log", "trace"]);
        let [right, wrong] =
            ["marble quarry", "travertine"].map(|word| format!(r#"{{"name":"Ann","password":"{word}"}}"#));
        let first = token(&server.ask("POST /api/accounts", "", &right));
        let second = token(&server.ask("POST /api/sessions", "", &right));
        server.ask("POST /api/sessions", "", &wrong);
        server.ask("GET /api/me", &format!("authorization: Bearer {first}\r\n"), "");
        server.ask("GET /api/me", &format!("cookie: palazzi={second}\r\n"), "");
        server.ask(&format!("GET /api/tables?before={first}"), "", "");
        server.ask(&format!("GET /api/{second}"), "", "");
        let (_, log) = server.stop();
        assert!(log.contains("/api/sessions"), "{log}");
        for secret in ["marble quarry", "travertine", &first, &second] {
            assert!(!log.contains(secret), "{secret} in {log}");
        }
    }
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
    let server = Server::start(&data, &[]);
    let ran = palazzi(&["serve", "--data", text(data.path()), "--listen", "127.0.0.1:0", "--log", "error"]);
    assert_eq!(ran.code, Some(2), "{}", ran.stderr);
    assert!(ran.stderr.starts_with("error: another server uses "), "{}", ran.stderr);
    assert_eq!(server.stop().0, Some(0));
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
