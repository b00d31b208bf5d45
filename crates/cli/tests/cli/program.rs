//! Running the program.

use std::io::{Write, pipe};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program left behind.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// A record whose first nine tiles are known; A decides next.
pub(crate) const START: &str = "\
palazzi 1
ruleset carrara-1e
rules 1
players 2
--
* tiles gate1 castle4 castle1 villa3 gate4 villa5 palace2 cathedral3 castle5
";

/// The program, not started yet.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palazzi"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program.
pub(crate) fn palazzi(args: &[&str]) -> Ran {
    palazzi_reading(b"", args)
}

/// Runs the program with something on standard input.
pub(crate) fn palazzi_reading(input: &[u8], args: &[&str]) -> Ran {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    stdin.write_all(input).expect("the program reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("the output is text"),
        stderr: String::from_utf8(output.stderr).expect("the errors are text"),
    }
}

/// The program, not started yet, if nobody reads what it prints.
pub(crate) fn unread(args: &[&str]) -> Command {
    let (reader, writer) = pipe().expect("there are pipes");
    drop(reader);
    let mut command = command(args);
    command.stdin(Stdio::null()).stdout(writer);
    command
}

/// The exit code of the program if nobody reads what it prints.
pub(crate) fn palazzi_unread(args: &[&str]) -> Option<i32> {
    unread(args).status().expect("the program runs").code()
}

/// Records `games` games of the second edition for two players with seed 1 and returns their statistics.
pub(crate) fn record_games(dir: &Path, games: &str, more: &[&str]) -> Ran {
    let common = ["sim", "-r", "carrara-2e", "-n", games, "--seed", "1", "--record", text(dir)];
    palazzi(&[&common, more].concat())
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

impl Ran {
    /// The output of a run in which nothing went wrong.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""));
        self.stdout
    }

    /// The output of a run in which nothing went wrong, as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("the output is JSON")
    }

    /// Asserts that the run ended with one line of error that holds `reason`.
    #[track_caller]
    pub(crate) fn refused(self, reason: &str) {
        assert_eq!(self.code, Some(2), "{}", self.stdout);
        assert!(self.stderr.starts_with("error: "), "{}", self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        assert!(self.stderr.contains(reason), "{}", self.stderr);
    }
}

/// Stops a program as Ctrl-C does, and gives what it wrote before it ended with exit code 130.
#[cfg(unix)]
pub(crate) fn interrupted(child: std::process::Child) -> String {
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("there is a shell").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130));
    String::from_utf8(output.stdout).expect("the program writes text")
}
