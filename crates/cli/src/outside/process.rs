use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::failure::Failure;
use crate::output::harmless;
use crate::{children, input};

/// The longest line of a program that is read.
const LINE_LIMIT: u64 = 1 << 20;

/// The most lines that wait to be read, on either side.
const QUEUE_LIMIT: usize = 1_024;

/// The longest piece of a program's last words that is repeated.
const LAST_WORDS_LIMIT: usize = 200;

/// How long a program may take to end after it was told to, or after it has closed its output.
pub(super) const FAREWELL: Duration = Duration::from_millis(500);

/// A running program with its pipes. Each pipe has a thread, so that neither a program that does not read nor one
/// that does not write can hold up its host. A program is killed when nobody needs it any more.
pub(super) struct Process {
    child: Child,
    /// Nothing once it is told to end.
    input: Option<SyncSender<String>>,
    output: Receiver<String>,
    last_words: Receiver<String>,
}

impl Process {
    /// Starts a program. What it writes to standard error is shown with its name in front, or only the last line
    /// is kept.
    pub(super) fn start(words: &[String], shown_as: Option<&str>) -> Result<Process, Failure> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let started = children::start(&mut command);
        let mut child = started.map_err(|error| Failure::NotStarted(input::io_reason(&error)))?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else { unreachable!("all three are piped") };
        let (input, to_write) = sync_channel(QUEUE_LIMIT);
        let (read, output) = sync_channel(QUEUE_LIMIT);
        let (said, last_words) = sync_channel(1);
        let shown_as = shown_as.map(str::to_owned);
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || each_line(stdout, |line| read.send(line).is_ok()));
        thread::spawn(move || {
            let mut last = String::new();
            each_line(stderr, |line| {
                shown_as.iter().for_each(|name| say(&format!("{name}: {}", harmless(&line))));
                if !line.trim().is_empty() {
                    last = line;
                }
                true
            });
            said.send(last)
        });
        Ok(Process { child, input: Some(input), output, last_words })
    }

    /// Sends a line. Nobody waits until it is read; that a program has ended shows when it is asked something.
    pub(super) fn send(&self, line: String) -> Result<(), Failure> {
        match self.input.as_ref().map(|input| input.try_send(line)) {
            Some(Err(TrySendError::Full(_))) => Err(Failure::NotReading),
            Some(Ok(()) | Err(TrySendError::Disconnected(_))) | None => Ok(()),
        }
    }

    /// Waits for the next line. After the deadline there is none, however many have come.
    pub(super) fn receive(&self, deadline: Instant) -> Result<String, RecvTimeoutError> {
        let left = deadline.checked_duration_since(Instant::now()).ok_or(RecvTimeoutError::Timeout)?;
        self.output.recv_timeout(left)
    }

    /// Puts an end to the program, and says how it ended if that was why it failed.
    pub(super) fn explain(mut self, failure: Failure) -> Failure {
        if failure != Failure::Ended {
            return failure;
        }
        self.input = None;
        let last_words = self.last_words.recv_timeout(FAREWELL).unwrap_or_default();
        let last_words: String = last_words.chars().take(LAST_WORDS_LIMIT).collect();
        let last_words = if last_words.is_empty() { last_words } else { format!(": {last_words}") };
        match children::end(&mut self.child) {
            Ok(status) => Failure::EndedWith { status, last_words },
            Err(_) => failure,
        }
    }

    /// Closes the input of a program that is to end.
    pub(super) fn close(&mut self) {
        self.input = None;
    }

    /// Waits for a program to end.
    pub(super) fn wait(&self, deadline: Instant) {
        while self.receive(deadline).is_ok() {}
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is gone, or it cannot be helped.
        let _ = children::end(&mut self.child);
    }
}

/// Says something on standard error. Where that is closed nobody can be told.
pub(super) fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Writes lines until there are no more, or nobody reads them.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Reads lines until there are no more, or `take` wants no more. What is not UTF-8 is made visible; of a line
/// that is too long the rest comes as another one.
fn each_line(source: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut source = BufReader::new(source);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match source.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) if take(String::from_utf8_lossy(&bytes).trim_ascii_end().to_owned()) => {}
            Ok(_) => break,
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_never_stops_talking_cannot_put_off_a_deadline() {
        let process = Process::start(&["yes".to_owned()], None).unwrap();
        let now = Instant::now();
        assert_eq!(process.receive(now + Duration::from_secs(60)).as_deref(), Ok("y"));
        assert!((0..1_000).all(|_| process.receive(now) == Err(RecvTimeoutError::Timeout)));
    }
}
