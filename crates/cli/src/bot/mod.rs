//! `palazzi bot`: one of the bots, playing for another program.

mod engine;
mod hosted;
mod lines;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::anyhow;
use clap::builder::TypedValueParser;
use palazzi_bots::BotName;

use crate::arena::bot_name_parser;
use crate::input;
use crate::protocol::FromBot;
use engine::{Answer, Engine};
use lines::Lines;

/// Play as a bot for another program, over standard input and output
///
/// Speaks the bot protocol of docs/bot-protocol.md: one JSON object a line. The other program is the host: it says
/// hello, starts games, tells what happens, asks for decisions, and says quit. It may play several games at once.
/// A line that cannot be used is answered with {"type":"error", …}, and the next one is read.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  echo '{\"type\":\"hello\",\"protocol\":1,\"program\":\"my host\"}' | palazzi bot --bot greedy

The other way round, `palazzi arena --bots greedy,\"exec:python3 examples/bot.py\"` is the host of a foreign bot.")]
pub(crate) struct Args {
    /// Who plays; the strongest bot if not given
    #[arg(short, long, value_name = "BOT", default_value_t = strongest(), value_parser = bot_name_parser())]
    bot: BotName,
    /// How many threads a level that searches uses for one decision
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = threads_parser())]
    threads: usize,
}

/// The most threads that a search may use.
const THREADS_LIMIT: u64 = 256;

fn threads_parser() -> impl TypedValueParser<Value = usize> {
    clap::value_parser!(u64).range(1..=THREADS_LIMIT).map(|threads| threads as usize)
}

fn strongest() -> BotName {
    BotName::ALL[BotName::ALL.len() - 1]
}

/// Answers the host until it says quit or closes its side.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut engine = Engine::new(args.bot, args.threads);
    let mut lines = Lines::new(io::stdin().lock());
    let unreadable = |error: io::Error| anyhow!("cannot read the input: {}", input::io_reason(&error));
    while let Some(line) = lines.next().map_err(unreadable)? {
        let answer = line.map_or_else(
            |fault| Err(fault.to_string()),
            |text| engine.answer(&text).map_err(|fault| fault.to_string()),
        );
        let message = match answer {
            Ok(Answer::Nothing) => continue,
            Ok(Answer::Quit) => break,
            Ok(Answer::Say(message)) => message,
            Err(text) => FromBot::Error { text: format!("line {}: {text}", lines.number()) },
        };
        writeln!(out, "{}", message.line())?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests;
