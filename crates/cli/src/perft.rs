use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use palazzi_rules::{Game, Setup, with_engine};
use serde_json::{Value, json};

use crate::setup::GameArgs;

/// The deepest count that is started; a larger one would not end.
const DEPTH_LIMIT: i64 = 64;

/// Count the decision paths from the start of a game
///
/// Chance is scripted by the seed, so the counts are always the same: a fingerprint of the rules and a measure
/// of their speed.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  palazzi perft --ruleset carrara-2e --players 3 --depth 4")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The number of decisions in a path; all smaller ones are counted too
    #[arg(short, long, value_name = "D", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=DEPTH_LIMIT))]
    depth: u32,
    /// The seed of the scripted chance
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object a line, one for every depth
    #[arg(long)]
    json: bool,
}

/// The paths of one depth.
struct Count {
    depth: u32,
    paths: u64,
    seconds: f64,
}

/// Counts and writes the counts.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let head = args.game.head()?;
    with_engine!(head.ruleset.engine(), G => {
        let config = <G as Game>::Config::from_head(&head)?;
        write_counts::<G>(args, &config, out)?;
    });
    Ok(ExitCode::SUCCESS)
}

/// Writes every count as soon as it is known, so that a run that is stopped keeps what it has.
fn write_counts<G: Game>(args: &Args, config: &G::Config, out: &mut dyn Write) -> anyhow::Result<()> {
    if !args.json {
        writeln!(out, "{:>5} {:>20} {:>12}", "depth", "paths", "time")?;
        out.flush()?;
    }
    for depth in 1..=args.depth {
        let count = count::<G>(config, args.seed, depth);
        if args.json {
            writeln!(out, "{}", count.json(args))?;
        } else {
            writeln!(out, "{:>5} {:>20} {:>9.3} ms", count.depth, count.paths, count.seconds * 1000.0)?;
        }
        out.flush()?;
    }
    Ok(())
}

impl Count {
    fn json(&self, args: &Args) -> Value {
        let Count { depth, paths, seconds } = self;
        let GameArgs { ruleset, players, .. } = args.game;
        json!({
            "ruleset": ruleset,
            "players": players,
            "seed": args.seed,
            "depth": depth,
            "paths": paths,
            "seconds": seconds,
        })
    }
}

fn count<G: Game>(config: &G::Config, seed: u64, depth: u32) -> Count {
    let start = Instant::now();
    let paths = palazzi_rules::perft::<G>(config, seed, depth);
    Count { depth, paths, seconds: start.elapsed().as_secs_f64() }
}
