use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;

use crate::player::{Hand, Numbers, says, step};
use crate::pty::Terminal;

/// A server that runs; it ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_palazzi"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.as_mut().expect("standard output is piped");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address =
            line.trim_end().strip_prefix("palazzi serves at http://").expect("an address").to_owned();
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone, or it cannot be helped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A wire between terminals and a server that can be cut.
struct Wire {
    address: String,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    fn to(server: &str) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let open = Arc::new(Mutex::new(Vec::new()));
        let (server, streams) = (server.to_owned(), Arc::clone(&open));
        thread::spawn(move || {
            for here in listener.incoming().filter_map(Result::ok) {
                let Ok(there) = TcpStream::connect(&server) else { continue };
                for (from, to) in [(&here, &there), (&there, &here)] {
                    let (from, to) = (from.try_clone().expect("a stream"), to.try_clone().expect("a stream"));
                    thread::spawn(move || pump(from, to));
                }
                streams.lock().expect("nobody panics").extend([here, there]);
            }
        });
        Wire { address, open }
    }

    /// Ends all connections.
    fn cut(&self) {
        for stream in self.open.lock().expect("nobody panics").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn pump(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Write);
}

/// Two people meet at a table. The connection of one is cut, her program is killed, and she is still there.
#[test]
fn two_terminals_meet_at_a_table() {
    let folders: [TempDir; 3] = std::array::from_fn(|_| TempDir::new().expect("a folder"));
    let [site, first, second] = &folders;
    let server = Server::start(site.path());
    let wire = Wire::to(&server.address);

    let url = format!("http://{}", server.address);
    let args = ["--server", &url, "--people", "2", "--names", "Ada,Eve", "--language", "en"];
    let mut ada = Terminal::start(first.path(), (120, 40), &args);
    ada.wait_for("None yet.");
    ada.wait_for("· Ada");
    // Up to the game, one back: Palazzo; down to the button.
    ada.keys("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[D\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B");
    ada.wait_for("Bid, buy and rebuild");
    ada.keys("\r");
    let screen = ada.wait("an open table", |screen| screen.contains("Send this link"));
    let link = screen.lines().find_map(|line| line.trim().strip_prefix(&url)).expect("a link").to_owned();

    let again = format!("http://{}", wire.address);
    let link = format!("{again}{link}");
    let join = ["--server", &link, "--names", "Ben", "--language", "en"];
    let mut ben = Terminal::start(second.path(), (100, 30), &join);
    ben.wait_for("1[Sit down");
    ben.keys("1");
    ada.wait_for("Your money");
    ben.wait_for("Your money");
    ben.wait_for("Ada is playing");

    // Ada plays while nobody hears her at Ben's; then Ben hears it all.
    wire.cut();
    let mut numbers = Numbers(7);
    while !ada.screen().contains("Ben is playing") {
        step(&mut ada, Hand::Keyboard, &mut numbers);
    }
    ben.wait("Ben's turn", |screen| says(screen, "Your turn"));
    ben.keys("tgreetings\r");
    ada.wait_for("Ben: greetings");
    ben.kill();

    // Who comes back is the same person, with the same seat.
    let mut ben = Terminal::start(second.path(), (100, 30), &["--server", &again, "--language", "en"]);
    ben.wait_for("Waiting for you");
    ben.keys("\r");
    ben.wait_for("Your money");
    while !ben.screen().contains("Ada is playing") {
        step(&mut ben, Hand::Keyboard, &mut numbers);
    }
    ada.wait("Ada's turn", |screen| says(screen, "Your turn"));

    // Somebody else looks on.
    let third = TempDir::new().expect("a folder");
    let watch =
        format!("{url}{}", link.split_once("/t/").map(|(_, id)| format!("/t/{id}")).expect("a table"));
    let eve = Terminal::start(third.path(), (100, 30), &["--server", &watch, "--language", "en"]);
    eve.wait_for("Ada is playing");
    assert!(!eve.screen().contains("Your money"), "{}", eve.screen());
    eve.leave();
    ben.leave();
    ada.leave();
}

#[test]
fn a_server_that_is_not_there_is_said_to_be_so() {
    let data = TempDir::new().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
    let mut terminal =
        Terminal::start(data.path(), (80, 24), &["--server", &format!("http://{free}"), "--language", "en"]);
    terminal.wait_for("The server does not answer now.");
    terminal.keys("q");
    assert_eq!(terminal.end().0, 0);
}
