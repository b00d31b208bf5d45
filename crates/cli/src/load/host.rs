use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use tempfile::TempDir;

use super::server::Server;
use crate::children;

/// How long a server may take to be ready.
const READY_TIME: Duration = Duration::from_secs(60);

/// How long a server may take to stop.
const STOP_TIME: Duration = Duration::from_secs(15);

/// What stands before the address in the line that a server writes when it is ready.
const READY: &str = "palazzi serves at ";

/// Limits under which one address may play with thousands of sockets.
const LIMITS: [&str; 8] = [
    "--limit-address-sockets=1000000",
    "--limit-person-sockets=1000000",
    "--limit-requests=100000000",
    "--limit-person-requests=100000000",
    "--limit-guests=100000000",
    "--limit-submissions=100000",
    "--limit-submissions-at-once=100000",
    "--limit-tables=1000000",
];

/// Where a server keeps everything.
pub(super) enum Data {
    /// In a directory that is gone afterwards.
    Temporary(TempDir),
    /// In a directory of the user.
    Kept(PathBuf),
}

impl Data {
    /// The directory of the user, or a new one.
    pub(super) fn new(directory: Option<&Path>) -> anyhow::Result<Data> {
        match directory {
            Some(directory) => Ok(Data::Kept(directory.to_owned())),
            None => Ok(Data::Temporary(TempDir::new().context("cannot make a temporary directory")?)),
        }
    }

    pub(super) fn path(&self) -> &Path {
        match self {
            Data::Temporary(directory) => directory.path(),
            Data::Kept(directory) => directory,
        }
    }
}

/// A `palazzi serve` that this program has started, with limits that it cannot reach. It never outlives this program.
pub(super) struct Host {
    child: Child,
    /// Where it listens.
    pub(super) server: Server,
}

impl Host {
    /// Starts a server on a data directory and waits until it is ready.
    pub(super) fn start(data: &Path, options: &[String]) -> anyhow::Result<Host> {
        let program = std::env::current_exe().context("cannot find this program")?;
        let mut log = tempfile::tempfile().context("cannot make a temporary file")?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen=127.0.0.1:0", "--log=warn", "--data"]).arg(data);
        command.args(LIMITS).args(options);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log.try_clone()?);
        let mut child = children::start(&mut command).context("cannot start palazzi serve")?;
        match ready(&mut child) {
            Some(server) => Ok(Host { child, server }),
            None => {
                // It is gone, or it cannot be helped.
                let _ = children::end(&mut child);
                Err(anyhow!("palazzi serve does not start: {}", last_line(&mut log)))
            }
        }
    }

    /// The number of its process.
    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Kills it at once: it cannot finish anything.
    pub(super) fn kill(mut self) -> anyhow::Result<()> {
        children::end(&mut self.child).map(drop).context("cannot kill palazzi serve")
    }

    /// Asks it to stop, and waits until it has. Returns how long that took; nothing if it took too long and was killed.
    pub(super) fn stop(mut self) -> anyhow::Result<Option<Duration>> {
        let start = Instant::now();
        let stopped =
            children::stop(&mut self.child, start + STOP_TIME).context("cannot stop palazzi serve")?;
        Ok(stopped.then(|| start.elapsed()))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It is gone, or it cannot be helped.
        let _ = children::end(&mut self.child);
    }
}

/// Waits for the line that says where the server listens. What it writes later is read by nobody.
fn ready(child: &mut Child) -> Option<Server> {
    let output = child.stdout.take()?;
    let (tell, told) = sync_channel(1);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        let _ = output.read_line(&mut line);
        // Whoever waited has given up.
        let _ = tell.send(line);
        let _ = std::io::copy(&mut output, &mut std::io::sink());
    });
    let line = told.recv_timeout(READY_TIME).ok()?;
    line.trim().strip_prefix(READY)?.parse().ok()
}

fn last_line(log: &mut File) -> String {
    let mut text = String::new();
    // A log that cannot be read tells nothing.
    let _ = log.rewind().and_then(|()| log.read_to_string(&mut text));
    text.lines().next_back().unwrap_or("it says nothing").to_owned()
}
