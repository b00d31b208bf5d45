//! `palazzi`, the command line: play random games, replay and verify records, count positions.

mod completions;
mod components;
mod input;
mod perft;
mod replay;
mod rulesets;
mod setup;
mod sim;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The exit code for input that cannot be used.
const BAD_INPUT: u8 = 2;

const EXAMPLES: &str = "\
Examples:
  palazzi rulesets
  palazzi sim --ruleset carrara-2e --players 3 --games 5 --record games
  palazzi replay games/carrara-2e-3p-000000.game
  palazzi verify games

Exit codes: 0 fine, 1 a record fails verification, 2 bad input, 130 stopped by Ctrl-C.";

/// Palazzi on the command line: play random games, replay and verify records
#[derive(Parser)]
#[command(name = "palazzi", version, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Rulesets(rulesets::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Perft(perft::Args),
    Components(components::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(anstream::stdout().lock());
    let result = run(&cli.command, &mut out);
    let flushed = out.flush();
    match result.and_then(|code| Ok(flushed.map(|()| code)?)) {
        Ok(code) => code,
        Err(error) => fail(&error),
    }
}

/// Says what went wrong. Where the reader of the output went away, as `head` does, nothing did.
fn fail(error: &anyhow::Error) -> ExitCode {
    let message = match error.downcast_ref::<io::Error>() {
        Some(output) if output.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(output) => format!("cannot write the output: {}", input::io_reason(output)),
        None => format!("{error:#}"),
    };
    // Where standard error is closed nobody can be told.
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::from(BAD_INPUT)
}

/// Runs a subcommand. An `io::Error` that comes back bare is about `out`.
fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Rulesets(args) => rulesets::run(args, out),
        Command::Sim(args) => sim::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Components(args) => components::run(args, out),
        Command::Completions(args) => completions::run(args, out),
    }
}
