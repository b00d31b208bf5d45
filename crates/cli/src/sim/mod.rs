//! Random games: played on all cores, counted, and written down if wished.

mod play;
mod report;
mod tally;

use std::io::{self, Write};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, anyhow};
use indicatif::ProgressBar;
use palazzi_rules::{ByKind, Choice, Chooser, Game, Setup, Uniform, playout, suite, with_engine};

use crate::input;
use crate::long_run::{INTERRUPTED, Threads, progress_bar, stop_on_interrupt};
use crate::output::{self, Existing};
use crate::setup::GameArgs;
use crate::shelf::Shelf;
use play::Played;
use report::Report;
use tally::Tally;

/// Play random games and count what happens
///
/// Players first pick one of the kinds of action that are possible and then one action of that kind. The games
/// depend on the seed and their number alone, not on the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi sim --ruleset carrara-1e --players 4
  palazzi sim -r carrara-2e-advanced -p 3 -n 100000 --seed 7 --json
  palazzi sim -r carrara-1e-expansion --cards poker -n 20 --record games
  palazzi sim -r carrara-1e-expansion --cards \"top=II object=V building=II bonus=IX\"")]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How many games are played
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all games
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Pick every legal action with equal chance, from the complete list
    #[arg(long)]
    uniform: bool,
    /// Check the engine at every step; slow. A mistake of the engine aborts with the game so far
    #[arg(long)]
    check: bool,
    /// Write every game into this directory, as RULESET-PLAYERSp-NUMBER.game
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// With --record: replace files that exist
    #[arg(long, requires = "record")]
    force: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays, and writes the statistics.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let head = args.game.head()?;
    let report = with_engine!(head.ruleset.engine(), G => {
        let config = <G as Game>::Config::from_head(&head)?;
        if args.uniform {
            simulate::<G, Uniform<G>>(args, &config)?
        } else {
            simulate::<G, ByKind>(args, &config)?
        }
    });
    output::unless_closed(report.write(args.json, out))?;
    Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// What all threads share.
struct Run<'a, G: Game> {
    args: &'a Args,
    config: &'a G::Config,
    shelf: Option<Shelf>,
    /// The number of the next game.
    next: AtomicU64,
    stop: Arc<AtomicBool>,
    bar: ProgressBar,
}

fn simulate<G, C>(args: &Args, config: &G::Config) -> anyhow::Result<Report>
where
    G: Game<Config: Sync>,
    C: Chooser<G> + Default,
{
    let run = Run::<G> {
        args,
        config,
        shelf: args.open_shelf()?,
        next: AtomicU64::new(0),
        stop: stop_on_interrupt()?,
        bar: progress_bar(args.games),
    };
    let start = Instant::now();
    let tally = play_all::<G, C>(&run);
    let seconds = start.elapsed().as_secs_f64();
    run.bar.finish_and_clear();
    Ok(Report::new(args, config.head(), seconds, &tally?))
}

/// Lets all threads play, and adds up what they counted.
fn play_all<G, C>(run: &Run<G>) -> anyhow::Result<Tally>
where
    G: Game<Config: Sync>,
    C: Chooser<G> + Default,
{
    thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, || work::<G, C>(run));
        let workers: io::Result<Vec<_>> = (0..run.args.threads.count()).map(spawn).collect();
        let workers = workers.map_err(|error| {
            run.halt();
            anyhow!("cannot start a thread: {}", input::io_reason(&error))
        })?;
        let mut total = Tally::new(run.args.game.players);
        for worker in workers {
            total.merge(&worker.join().unwrap_or_else(|panic| resume_unwind(panic))?);
        }
        Ok(total)
    })
}

/// Plays games until none is left or somebody says stop.
fn work<G: Game, C: Chooser<G> + Default>(run: &Run<G>) -> anyhow::Result<Tally> {
    let mut tally = Tally::new(run.args.game.players);
    let mut chooser = C::default();
    while !run.stop.load(Ordering::Relaxed) {
        let number = run.next.fetch_add(1, Ordering::Relaxed);
        if number >= run.args.games {
            break;
        }
        tally.add(&run.play(number, &mut chooser).inspect_err(|_| run.halt())?);
        run.bar.inc(1);
    }
    Ok(tally)
}

impl<G: Game> Run<'_, G> {
    /// Plays one game, and writes it down only if somebody will read it.
    fn play(&self, number: u64, chooser: &mut impl Chooser<G>) -> anyhow::Result<Played> {
        let mut rng = play::generator(self.args.seed, number);
        let record = if self.args.check {
            suite::check_game::<G>(self.config, self.args.choice(), &mut rng).record
        } else if self.shelf.is_some() {
            playout(self.config, chooser, &mut rng).1
        } else {
            return play::lean(self.config, chooser, &mut rng)
                .with_context(|| format!("game {number} of seed {}", self.args.seed));
        };
        if let Some(shelf) = &self.shelf {
            shelf.put(number, &record.to_string())?;
        }
        Ok(Played::written(&record))
    }

    fn halt(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Args {
    fn choice(&self) -> Choice {
        if self.uniform { Choice::Uniform } else { Choice::KindFirst }
    }

    fn open_shelf(&self) -> anyhow::Result<Option<Shelf>> {
        let Some(dir) = &self.record else { return Ok(None) };
        let prefix = format!("{}-{}p", self.game.ruleset, self.game.players);
        let shelf = Shelf::open(dir, prefix, Existing::of(self.force))?;
        shelf.check(|number| number < self.games)?;
        Ok(Some(shelf))
    }
}
