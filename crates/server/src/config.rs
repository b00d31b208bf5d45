//! What a server is told when it starts.

use std::borrow::Cow;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

pub use palazzi_store::Place;

/// What a server is told when it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub place: Place,
    /// Where requests are taken.
    pub listen: SocketAddr,
    /// Whether people reach the site by https, through a proxy; cookies are then sent over https alone.
    pub https: bool,
    /// Whether a proxy tells the address of the person (`X-Forwarded-For`) and of the site (`X-Forwarded-Host`).
    pub trust_proxy: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long a bot thinks about one action, at most.
    pub bot_time: Duration,
    /// The files of the web client.
    pub client: ClientFiles,
    /// How long a stop may take; what is not finished then is cut off.
    pub stop_time: Duration,
}

/// Finds the files of the web client by their names.
#[derive(Clone, Copy, Debug)]
pub struct ClientFiles(pub fn(&str) -> Option<ClientFile>);

/// A file of the web client.
#[derive(Clone, Debug)]
pub struct ClientFile {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Different for files that differ: letters and digits.
    pub hash: String,
}

/// How much anybody may ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// Bytes of a record that is taken into the archive.
    pub record_bytes: usize,
    /// Bytes of a message over a socket.
    pub message_bytes: usize,
    /// Open sockets and event streams of one address.
    pub sockets_per_address: u32,
    /// Open sockets and event streams of one person.
    pub sockets_per_person: u32,
    /// Requests from one address in a minute.
    pub requests: u32,
    /// Requests of one person, from wherever they come, in a minute.
    pub requests_per_person: u32,
    /// Sign-ins from one address in a minute, and for one name in a minute.
    pub sign_ins: u32,
    /// New guests from one address in a minute.
    pub guests: u32,
    /// Submissions over one socket in a second.
    pub submissions: u32,
    /// Submissions that a socket may save up.
    pub submissions_at_once: u32,
    /// Tables that one person has set up and that are not over.
    pub tables: u32,
    /// The time between two pings to a socket, and between two signs of life of an event stream.
    pub ping: Duration,
    /// How long a socket may be silent; answers to pings count.
    pub silence: Duration,
    /// How long a connection may take nothing of what is sent to it.
    pub stall: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            place: Place::Directory(PathBuf::from("palazzi-data")),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            https: false,
            trust_proxy: false,
            limits: Limits::default(),
            bot_threads: 1,
            bot_time: Duration::from_secs(1),
            client: ClientFiles(|_| None),
            stop_time: Duration::from_secs(10),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: 64 * 1024,
            record_bytes: 1024 * 1024,
            message_bytes: 16 * 1024,
            sockets_per_address: 64,
            sockets_per_person: 16,
            requests: 600,
            requests_per_person: 600,
            sign_ins: 10,
            guests: 60,
            submissions: 20,
            submissions_at_once: 40,
            tables: 50,
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            stall: Duration::from_secs(30),
        }
    }
}
