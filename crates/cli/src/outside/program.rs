use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use palazzi_rules::Ruleset;
use palazzi_rules::carrara::Carrara;

use super::failure::{Failure, quote};
use super::process::{FAREWELL, Process, say};
use crate::output::harmless;
use crate::protocol::{FromBot, ToBot, VERSION};

/// Stands for the game in messages that are the same for all.
type AnyGame = Carrara;

/// How long a program may take to answer hello.
const GREETING: Duration = Duration::from_secs(10);

/// A foreign program that plays, with the running copies that nobody needs just now.
///
/// Every copy plays one game at a time, so there are as many as seats are played by the program at once.
pub(crate) struct Program {
    name: String,
    words: Vec<String>,
    pub(super) table: Table,
    talk: Talk,
    games: AtomicU64,
    idle: Mutex<Vec<Process>>,
    failures: Mutex<Failures>,
}

/// What is fixed before a game, as a bot is told.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// What is played.
    pub(crate) ruleset: Ruleset,
    /// How many play.
    pub(crate) players: usize,
}

/// What is done with what a program says to people.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Talk {
    /// It is shown on standard error.
    Shown,
    /// It is not shown.
    Hidden,
}

/// What went wrong so far.
#[derive(Clone, Default)]
pub(crate) struct Failures {
    /// How many games were forfeited.
    pub(crate) games: u32,
    /// The reason of the first.
    pub(crate) first: Option<String>,
}

impl Program {
    /// A program that is not started yet. `words` are what it is started with; no shell reads them.
    pub(crate) fn new(name: String, words: Vec<String>, table: Table, talk: Talk) -> Program {
        Program {
            name,
            words,
            table,
            talk,
            games: AtomicU64::new(1),
            idle: Mutex::default(),
            failures: Mutex::default(),
        }
    }

    /// Starts a first copy.
    pub(crate) fn try_out(&self) -> Result<(), Failure> {
        let process = self.start()?;
        self.give_back(process);
        Ok(())
    }

    /// Tells all copies to end, and waits a moment for them.
    pub(crate) fn dismiss(&self) {
        let mut idle = std::mem::take(&mut *lock(&self.idle));
        let quit: ToBot<AnyGame> = ToBot::Quit;
        for process in &mut idle {
            // It is told so by the end of its input, too.
            let _ = process.send(quit.line());
            process.close();
        }
        let deadline = Instant::now() + FAREWELL;
        idle.iter().for_each(|process| process.wait(deadline));
    }

    /// What went wrong so far.
    pub(crate) fn failures(&self) -> Failures {
        lock(&self.failures).clone()
    }

    /// Takes note of a game that is forfeited, and says so the first time.
    pub(super) fn note(&self, failure: &Failure) {
        let mut failures = lock(&self.failures);
        failures.games += 1;
        if failures.first.is_none() {
            let reason = harmless(&failure.to_string());
            say(&format!("note: {self} forfeits a game: {reason} (more of them are only counted)"));
            failures.first = Some(reason);
        }
    }

    /// The number of another game.
    pub(super) fn next_game(&self) -> u64 {
        self.games.fetch_add(1, Ordering::Relaxed)
    }

    /// A copy that nobody needs just now. It may have ended since it was last needed.
    pub(super) fn take_idle(&self) -> Option<Process> {
        lock(&self.idle).pop()
    }

    /// Keeps a copy for the next game.
    pub(super) fn give_back(&self, process: Process) {
        lock(&self.idle).push(process);
    }

    /// A new copy that has said hello.
    pub(super) fn start(&self) -> Result<Process, Failure> {
        let shown_as = (self.talk == Talk::Shown).then_some(self.name.as_str());
        let process = Process::start(&self.words, shown_as)?;
        match self.greet(&process) {
            Ok(()) => Ok(process),
            Err(failure) => Err(process.explain(failure)),
        }
    }

    fn greet(&self, process: &Process) -> Result<(), Failure> {
        let program = concat!("palazzi ", env!("CARGO_PKG_VERSION"));
        let hello: ToBot<AnyGame> = ToBot::Hello { protocol: VERSION, program };
        process.send(hello.line())?;
        match self.next_message(process, GREETING)? {
            FromBot::Hello { protocol: VERSION, .. } => Ok(()),
            FromBot::Hello { protocol, .. } => Err(Failure::Protocol(protocol)),
            _ => Err(Failure::NoHello),
        }
    }

    /// The next message that is not for people, if it comes in time.
    pub(super) fn next_message(&self, process: &Process, limit: Duration) -> Result<FromBot, Failure> {
        let deadline = Instant::now() + limit;
        loop {
            let line = process.receive(deadline).map_err(|error| match error {
                RecvTimeoutError::Timeout => Failure::Silent(limit),
                RecvTimeoutError::Disconnected => Failure::Ended,
            })?;
            if line.is_empty() {
                continue;
            }
            let message =
                FromBot::parse(&line).map_err(|reason| Failure::NoMessage { line: quote(&line), reason })?;
            match message {
                FromBot::Info { text } if self.talk == Talk::Shown => {
                    say(&format!("{self}: {}", harmless(&text)));
                }
                FromBot::Info { .. } => {}
                FromBot::Error { text } => {
                    return Err(Failure::Said(quote(&text)));
                }
                answer => return Ok(answer),
            }
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.name)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
