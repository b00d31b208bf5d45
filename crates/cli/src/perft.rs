use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use palazzi_rules::{Game, Setup, with_engine};
use serde::Serialize;
use serde_json::json;

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
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The paths of one depth.
#[derive(Serialize)]
struct Count {
    depth: u32,
    paths: u64,
    seconds: f64,
}

/// Counts and writes the counts, the small ones at once.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let head = args.game.head()?;
    with_engine!(head.ruleset.engine(), G => {
        let config = <G as Game>::Config::from_head(&head)?;
        write_counts::<G>(args, &config, out)?;
    });
    Ok(ExitCode::SUCCESS)
}

fn write_counts<G: Game>(args: &Args, config: &G::Config, out: &mut dyn Write) -> anyhow::Result<()> {
    let counts = (1..=args.depth).map(|depth| count::<G>(config, args.seed, depth));
    if args.json {
        let GameArgs { ruleset, players, .. } = args.game;
        let counts: Vec<Count> = counts.collect();
        let report = json!({ "ruleset": ruleset, "players": players, "seed": args.seed, "depths": counts });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(out, "{:>5} {:>20} {:>12}", "depth", "paths", "time")?;
    for Count { depth, paths, seconds } in counts {
        writeln!(out, "{depth:>5} {paths:>20} {:>9.3} ms", seconds * 1000.0)?;
        out.flush()?;
    }
    Ok(())
}

fn count<G: Game>(config: &G::Config, seed: u64, depth: u32) -> Count {
    let start = Instant::now();
    let paths = palazzi_rules::perft::<G>(config, seed, depth);
    Count { depth, paths, seconds: start.elapsed().as_secs_f64() }
}
