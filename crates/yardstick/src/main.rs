//! `palazzi-yardstick`: measures how strong bots are, and says which bars they clear.

mod bars;
mod measure;
mod table;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use anyhow::{Context, ensure};
use clap::Parser;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use palazzi_bots::{BotName, Budget, Results};
use palazzi_rules::Ruleset;

use bars::{Bar, Measured};
use measure::Measurement;

/// The exit code if a bar is missed.
const MISSED: u8 = 1;

/// The exit code for input that cannot be used.
const BAD_INPUT: u8 = 2;

/// The exit code after Ctrl-C.
const INTERRUPTED: u8 = 130;

/// The most games of a match.
const GAMES_LIMIT: i64 = 1_000_000;

/// The most threads that are started.
const JOBS_LIMIT: i64 = 1024;

const EXAMPLES: &str = "\
Examples:
  palazzi-yardstick --results bars.txt
  palazzi-yardstick --ruleset palazzo --only 'strong v ismcts' --games 40 --budget 20ms
  palazzi-yardstick --instant mason --only instant

Exit codes: 0 all bars are met, 1 a bar is missed, 2 bad input, 130 stopped by Ctrl-C.";

/// Measure how strong bots are, and say which bars they clear
///
/// A strong bot must win, with the same budget on both sides: of two players 99.5 % against random, 95 % against
/// greedy, 85 % against flat and 75 % against plain ISMCTS; of four players 60 % against three greedy and 45 %
/// against three ISMCTS. An instant bot must win 50 % against ISMCTS.
///
/// Games come in rounds: a round is one seed, with the measured bot in every seat once. A shared victory counts in
/// parts. The table is Markdown; a line is written when its match is finished. Ctrl-C stops after the rounds that
/// are being played and writes what there is; a second one stops at once.
#[derive(Parser)]
#[command(name = "palazzi-yardstick", version, after_help = EXAMPLES, max_term_width = 100)]
struct Args {
    /// The bot that must clear the bars of a strong bot
    #[arg(long, value_name = "BOT", default_value = "master", value_parser = bot_parser())]
    strong: BotName,
    /// The bot that must clear the bar of an instant bot
    #[arg(long, value_name = "BOT", default_value = "builder", value_parser = bot_parser())]
    instant: BotName,
    /// What is played, with commas in between or given several times; everything if not given
    #[arg(short, long, value_name = "RULESETS", value_delimiter = ',', value_parser = ruleset_parser())]
    ruleset: Vec<Ruleset>,
    /// Measure only the bars whose name contains this; a name is like 'palazzo 4p strong v greedy'
    #[arg(long, value_name = "PATTERN")]
    only: Option<String>,
    /// What a decision may cost in matches of the strong bot: a time such as 20ms, or a number of playouts
    #[arg(long, value_name = "TIME|PLAYOUTS", default_value = "50ms")]
    budget: Budget,
    /// What a decision may cost in matches of the instant bot
    #[arg(long, value_name = "TIME|PLAYOUTS", default_value = "20ms")]
    instant_budget: Budget,
    /// How many games every match has, or a few more to fill the last round
    #[arg(short = 'n', long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=GAMES_LIMIT))]
    games: u32,
    /// The seed of the first round; the next round has the next one
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many threads play; as many as there are cores if not given. More threads than cores spoil budgets of time
    #[arg(short, long, value_name = "J", value_parser = clap::value_parser!(u32).range(1..=JOBS_LIMIT))]
    jobs: Option<u32>,
    /// Write every finished round into this file, and do not play again what it holds already. It does not know
    /// which version of a bot has played
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Args::parse(), &mut io::stdout().lock()) {
        Ok(code) => code,
        Err(error) => {
            // Where standard error is closed nobody can be told.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// Measures all bars, one after the other, and writes the table.
fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let bars = args.bars()?;
    let results = args.results.as_deref().map(open_results).transpose()?;
    let measurement = Measurement {
        games: args.games,
        seed: args.seed,
        jobs: args.jobs(),
        stop: stop_on_interrupt()?,
        results,
    };
    let summary = measurement.run(&bars, out)?;
    table::write_summary(out, &summary)?;
    Ok(ExitCode::from(match summary {
        _ if summary.is_interrupted => INTERRUPTED,
        _ if summary.met < summary.measured => MISSED,
        _ => 0,
    }))
}

impl Args {
    /// The bars that are asked for, by ruleset.
    fn bars(&self) -> anyhow::Result<Vec<Bar>> {
        let strong = Measured::strong(self.strong, self.budget);
        let instant = Measured::instant(self.instant, self.instant_budget);
        let is_played = |ruleset: &Ruleset| self.ruleset.is_empty() || self.ruleset.contains(ruleset);
        let rulesets = Ruleset::ALL.into_iter().filter(is_played);
        let of_ruleset = |ruleset| strong.bars(ruleset).chain(instant.bars(ruleset));
        let mut bars: Vec<Bar> = rulesets.flat_map(of_ruleset).collect();
        if let Some(pattern) = &self.only {
            bars.retain(|bar| bar.name().contains(pattern));
            ensure!(!bars.is_empty(), "no bar is named like '{pattern}'; names are like '{}'", Bar::EXAMPLE);
        }
        Ok(bars)
    }

    fn jobs(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.jobs.map_or_else(cores, |jobs| jobs as usize)
    }
}

/// Opens the file of finished rounds.
fn open_results(path: &Path) -> anyhow::Result<Results> {
    let name = || path.display().to_string();
    let results = Results::open(path).with_context(name)?;
    if let Some(note) = results.note() {
        // Where standard error is closed nobody can be told.
        let _ = writeln!(io::stderr(), "note: {}: {note}", name());
    }
    Ok(results)
}

/// A flag that Ctrl-C or SIGTERM raises. A second one does not wait for the games that are being played.
fn stop_on_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED.into());
        }
    })?;
    Ok(stop)
}

fn bot_parser() -> impl TypedValueParser<Value = BotName> {
    PossibleValuesParser::new(BotName::ALL.map(BotName::name)).try_map(|name| name.parse::<BotName>())
}

fn ruleset_parser() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(Ruleset::name)).try_map(|name| name.parse::<Ruleset>())
}
