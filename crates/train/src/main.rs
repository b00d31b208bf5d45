//! Trains the networks of the bots: a network plays against itself, and learns from how the games went.

mod adam;
mod gradient;
mod self_play;
mod training;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread::available_parallelism;
use std::time::Instant;

use anyhow::{Context, ensure};
use clap::Parser;
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use palazzi_bots::Network;
use palazzi_rules::carrara::Edition;
use palazzi_rules::{Ruleset, with_engine};

use training::{Plan, Progress, train};

/// Train the networks of the bots by self-play
///
/// Each ruleset has a network of its own, for two, three and four players. The same seed and the same number of games
/// give the same weights. A file is written when its network is ready; nothing is written if the program is stopped
/// before.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  cargo run --release -p palazzi-train -- --force
  cargo run --release -p palazzi-train -- --ruleset palazzo --games 2000 --out /tmp

Exit codes: 0 all networks are written, 2 one cannot be.")]
struct Args {
    /// Train for this ruleset; several may be given, none means all
    #[arg(short, long, value_name = "RULESET")]
    ruleset: Vec<Ruleset>,
    /// How many games each network learns from; if not given, as many as made the weights of the repository
    #[arg(short = 'n', long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// The seed of everything that is drawn; if not given, the one that made the weights of the repository
    #[arg(short, long, value_name = "S")]
    seed: Option<u64>,
    /// How many rulesets are trained side by side; as many as there are cores if not given
    #[arg(short, long, value_name = "J")]
    jobs: Option<usize>,
    /// Where the weights are written
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    out: PathBuf,
    /// Replace weights that are there
    #[arg(long)]
    force: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> anyhow::Result<()> {
    let rulesets = if args.ruleset.is_empty() { Ruleset::ALL.to_vec() } else { args.ruleset.clone() };
    rulesets.iter().try_for_each(|ruleset| args.check(*ruleset))?;
    let cores = available_parallelism().map_or(1, |cores| cores.get());
    let jobs = args.jobs.unwrap_or(cores).clamp(1, rulesets.len());
    let waiting = Mutex::new(rulesets.into_iter());
    let bars = MultiProgress::new();
    let next = || waiting.lock().ok().and_then(|mut waiting| waiting.next());
    let work = || -> anyhow::Result<()> {
        while let Some(ruleset) = next() {
            make(ruleset, args, &bars)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("training does not panic"))
    })
}

/// Trains the network of a ruleset, and writes it.
fn make(ruleset: Ruleset, args: &Args, bars: &MultiProgress) -> anyhow::Result<()> {
    let usual = plan(ruleset);
    let plan = Plan { games: args.games.unwrap_or(usual.games), seed: args.seed.unwrap_or(usual.seed) };
    let bar = bars.add(ProgressBar::new(plan.games.into()).with_style(style()));
    bar.set_prefix(ruleset.name());
    let begun = Instant::now();
    let report = |progress: &Progress| {
        bar.set_position(progress.games.into());
        bar.set_message(progress.to_string());
        if bar.is_hidden() && progress.games.is_multiple_of(1_000) {
            eprintln!("{ruleset} {} games {:.0} s {progress}", progress.games, begun.elapsed().as_secs_f32());
        }
    };
    let network = with_engine!(ruleset.engine(), G => train::<G>(ruleset, &plan, report));
    bar.finish();
    args.write(&network, ruleset)
}

/// What made the weights of the repository. Seeds differ: some give networks that lose to random play now and then,
/// which only shows when they are measured.
fn plan(ruleset: Ruleset) -> Plan {
    match ruleset {
        Ruleset::Carrara(Edition::First) => Plan { games: 40_000, seed: 3 },
        Ruleset::Carrara(_) => Plan { games: 40_000, seed: 1 },
        Ruleset::Palazzo => Plan { games: 100_000, seed: 3 },
    }
}

impl Args {
    fn path(&self, ruleset: Ruleset) -> PathBuf {
        self.out.join(format!("{ruleset}.weights"))
    }

    /// Refuses weights that could not be written, or not without replacing others: that would come out after the
    /// training.
    fn check(&self, ruleset: Ruleset) -> anyhow::Result<()> {
        let (path, draft) = (self.path(ruleset), self.draft(ruleset));
        ensure!(self.force || !path.exists(), "{} exists already; --force replaces it", path.display());
        let made = fs::File::create(&draft).and_then(|_| fs::remove_file(&draft));
        made.with_context(|| format!("cannot write {}", path.display()))
    }

    /// Writes weights beside their place, then moves them there: a file is never half written.
    fn write(&self, network: &Network, ruleset: Ruleset) -> anyhow::Result<()> {
        let (path, draft) = (self.path(ruleset), self.draft(ruleset));
        let written = fs::write(&draft, network.to_bytes()).and_then(|()| fs::rename(&draft, &path));
        written.with_context(|| format!("cannot write {}", path.display()))
    }

    fn draft(&self, ruleset: Ruleset) -> PathBuf {
        self.path(ruleset).with_extension("weights.new")
    }
}

fn style() -> ProgressStyle {
    let template = "{prefix:20} {bar:30} {pos}/{len} games, {elapsed} of {duration}  {msg}";
    ProgressStyle::with_template(template).expect("the template is sound")
}
