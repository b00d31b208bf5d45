//! `palazzi`, the command line: play in the terminal, play random games, replay, verify and analyse records, let bots compete, play as a
//! bot, serve people, count positions.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bot;
mod children;
mod completions;
mod components;
mod figures;
mod input;
mod load;
mod long_run;
mod output;
mod outside;
mod perft;
mod place;
mod play;
mod protocol;
mod replay;
mod rulesets;
mod serve;
mod setup;
mod shelf;
mod sim;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The exit code for input that cannot be used.
const BAD_INPUT: u8 = 2;

const EXAMPLES: &str = "\
Examples:
  palazzi play
  palazzi rulesets
  palazzi sim --ruleset carrara-2e --players 3 --games 5 --record games
  palazzi replay games/carrara-2e-3p-000000.game
  palazzi verify games
  palazzi analyse games/carrara-2e-3p-000000.game --html game.html
  palazzi arena --ruleset palazzo --bots random,greedy
  palazzi serve

Exit codes: 0 fine, 1 a record fails verification, 2 bad input, 130 stopped by Ctrl-C.";

/// Palazzi on the command line: play, let random games be played, replay, verify and analyse records, let bots compete
#[derive(Parser)]
#[command(name = "palazzi", version, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Rulesets(rulesets::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Analyse(analyse::Args),
    Arena(arena::Args),
    Bot(bot::Args),
    Serve(serve::Args),
    Load(load::Args),
    Admin(admin::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Perft(perft::Args),
    Components(components::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse_arguments(&error),
    };
    // Standard output is not locked: while the terminal client runs, any thread may have to give the terminal back.
    let mut out = BufWriter::new(anstream::stdout());
    let result = run(&cli.command, &mut out);
    let flushed = output::unless_closed(out.flush());
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
    say(&format!("error: {message}"))
}

/// Says what is wrong with the arguments, in one line. Where help or the version was asked for, writes that.
fn refuse_arguments(error: &clap::Error) -> ExitCode {
    use clap::error::ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match error.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => say(&in_one_line(&error.render().to_string())),
    }
}

/// The message of `clap` without its reminder of the usage: `error: what is wrong; tip: what may be meant`.
fn in_one_line(message: &str) -> String {
    let is_reminder = |line: &str| line.starts_with("Usage: ") || line.starts_with("For more information");
    let mut text = String::new();
    for line in message.lines().take_while(|line| !is_reminder(line)).map(str::trim) {
        if !(text.is_empty() || line.is_empty()) {
            text.push_str(if line.starts_with("tip: ") { "; " } else { " " });
        }
        text.push_str(line);
    }
    text
}

/// Writes an error and returns its exit code. Where standard error is closed nobody can be told.
fn say(message: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(BAD_INPUT)
}

/// Runs a subcommand. An `io::Error` that comes back bare is about `out`.
fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match command {
        Command::Play(args) => play::run(args),
        Command::Rulesets(args) => rulesets::run(args, out),
        Command::Sim(args) => sim::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Analyse(args) => analyse::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Bot(args) => bot::run(args, out),
        Command::Serve(args) => serve::run(args, out),
        Command::Load(args) => load::run(args, out),
        Command::Admin(args) => admin::run(args, out),
        Command::Backup(args) => backup::backup(args, out),
        Command::Restore(args) => backup::restore(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Components(args) => components::run(args, out),
        Command::Completions(args) => completions::run(args, out),
    }
}
