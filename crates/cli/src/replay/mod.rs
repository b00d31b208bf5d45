//! Replaying one record: readable, as a trace, or one position of it.

mod changes;
mod position;
mod readable;
mod scoring;
mod source;
mod trace;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use palazzi_rules::{Head, with_engine};

use crate::input;
use position::Position;
use readable::Readable;
use scoring::Scored;
use source::Source;
use trace::TraceLine;

/// Replay a record and show what happened
///
/// Every entry is checked against the rules. If one is wrong, everything before it is shown, then the error with
/// its line; the exit code is then 2.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi replay game.game
  palazzi replay game.game --at 40
  palazzi replay --trace - < game.game | head -1")]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,
    /// Print one JSON object a line: the position before any entry and after every entry
    #[arg(long, conflicts_with = "at")]
    trace: bool,
    /// Show the position after N entries; 0 is the start
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// With --at: print the position as the JSON object of the trace
    #[arg(long, requires = "at")]
    json: bool,
}

/// Replays in the form that is asked for.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let name = || input::name(&args.file);
    let text = input::read_text(&args.file).with_context(name)?;
    let (head, _) =
        Head::parse(&text).map_err(|(line, error)| anyhow!("line {line}: {error}")).with_context(name)?;
    let result = with_engine!(head.ruleset.engine(), G => {
        Source::<G>::read(&text).and_then(|source| show(args, &head, source, out))
    });
    match result {
        Err(error) if !error.is::<io::Error>() => Err(error).with_context(name),
        other => other.map(|()| ExitCode::SUCCESS),
    }
}

fn show<G: Scored>(args: &Args, head: &Head, source: Source<G>, out: &mut dyn Write) -> anyhow::Result<()> {
    if let Some(at) = args.at {
        let source = source.cut(at)?;
        let game = source.replay(|_, _, _| Ok(()))?;
        let line = TraceLine::new(at, source.entry(at), &game);
        return if args.json {
            Ok(line.write(out)?)
        } else {
            Position { head, game: &game, line }.write(out)
        };
    }
    if args.trace {
        source.replay(|seq, entry, game| TraceLine::new(seq, entry, game).write(out))?;
        return source.verify();
    }
    let mut readable = Readable::new(out);
    readable.write_head(head)?;
    let game = source.replay(|_, entry, game| readable.write_entry(entry, game))?;
    readable.write_end(&game)?;
    source.verify()
}
