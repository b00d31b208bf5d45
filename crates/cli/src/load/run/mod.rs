//! Many tables at once: how fast a server acknowledges moves and tells everybody.

mod floor;
mod report;
mod table;
mod tally;

use std::cell::Cell;
use std::io::Write;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use futures_util::future::try_join_all;
use indicatif::ProgressBar;
use palazzi_protocol::Created;
use palazzi_remote::Api;
use palazzi_rules::Ruleset;
use tokio::time::{Instant, sleep, sleep_until};

use super::crew::{self, Pair};
use super::host::{Data, Host};
use super::process::Usage;
use super::server::Server;
use crate::long_run::{INTERRUPTED, progress_bar_of, stop_on_interrupt};
use crate::setup::ruleset_parser;
use floor::{Floor, Plan};
use report::Report;

/// So many tables are set up at the same time.
const BUILDERS: usize = 8;

/// So many tables are played by the same two guests.
const TABLES_PER_PAIR: usize = 8;

/// How long to wait for the last moves.
const LAST_MOVES: Duration = Duration::from_secs(10);

/// How often to look whether the last moves are finished.
const LOOK: Duration = Duration::from_millis(20);

/// The exit code if moves or sockets were lost, or it took too long.
const FAILED: u8 = 1;

/// Play at many tables at once and measure how fast the server is
///
/// Every table has two seats, which this program plays, and the other sockets look on. Moves are due at fixed times,
/// whether or not the server keeps up, and their times count from then on: until the move is acknowledged, and until
/// every socket of its table has also been told. A game that is over is followed by another one.
///
/// Without --server it starts `palazzi serve` on a temporary directory, with limits that one address cannot reach.
/// The exit code is 1 if a move is refused or not answered, a socket is lost, or --max-p99 is exceeded.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi load run
  palazzi load run --tables 1500 --sockets 5000 --rate 1000 --max-p99 50ms
  palazzi load run --bot-tables 4 --json
  palazzi load run --server http://127.0.0.1:8080 --pid 4711")]
pub(crate) struct Args {
    /// The server, which must have been started with high limits; one is started if not given
    #[arg(long, value_name = "URL")]
    server: Option<Server>,
    /// The process of the server, to tell what it uses
    #[arg(long, value_name = "PID", requires = "server")]
    pid: Option<u32>,
    /// How many tables are played at
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many sockets are open: two for each table, the others look on
    #[arg(long, value_name = "N", default_value_t = 5000)]
    sockets: u32,
    /// How many moves are submitted in a second
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// How many more tables there are at which only bots play
    #[arg(long, value_name = "N", default_value_t = 0)]
    bot_tables: u32,
    /// What is played; all rulesets in turn if not given
    #[arg(short, long, value_parser = ruleset_parser())]
    ruleset: Option<Ruleset>,
    /// The seed of the choices
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Fail if one of a hundred moves takes longer until everybody has been told, such as 50ms
    #[arg(long, value_name = "TIME", value_parser = super::duration)]
    max_p99: Option<Duration>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays, and writes what was measured.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (tables, sockets) = (args.tables, args.sockets);
    ensure!(sockets >= 2 * tables, "{tables} tables need at least {} sockets, {sockets} given", 2 * tables);
    super::allow_files(u64::from(sockets))?;
    let stop = stop_on_interrupt()?;
    let data = Data::new(None)?;
    let host = match args.server {
        Some(_) => None,
        None => Some(Host::start(data.path(), &[])?),
    };
    let (server, process) = match (&host, args.server) {
        (_, Some(server)) => (server, args.pid),
        (Some(host), None) => (host.server, Some(host.process())),
        (None, None) => unreachable!("a server is given or started"),
    };
    let report = super::block_on(measure(args, server, process, &stop))??;
    report.write(args.json, out)?;
    Ok(if stop.load(Ordering::Relaxed) {
        ExitCode::from(INTERRUPTED)
    } else if report.is_fine(args.max_p99) {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(FAILED)
    })
}

async fn measure(
    args: &Args,
    server: Server,
    process: Option<u32>,
    stop: &AtomicBool,
) -> anyhow::Result<Report> {
    let floor = Rc::new(Floor::new(server, args.seed));
    let start = Instant::now();
    open_bot_tables(args, server).await.context("tables of bots cannot be set up")?;
    open_tables(args, &floor, server, stop).await.context("tables cannot be set up")?;
    let setup = start.elapsed();
    floor.start_counting();
    let usage = || (process.and_then(Usage::of), Usage::own());
    let before = usage();
    let start = Instant::now();
    pace(args, &floor, start, stop).await;
    await_last_moves(&floor).await;
    let time = start.elapsed();
    let after = usage();
    let since = |after: Option<Usage>, before: Option<Usage>| Some(after?.since(before?));
    let used = (since(after.0, before.0), since(after.1, before.1));
    Ok(Report::new(args, setup, time, &floor.tally.borrow(), used))
}

async fn open_bot_tables(args: &Args, server: Server) -> anyhow::Result<()> {
    if args.bot_tables == 0 {
        return Ok(());
    }
    let mut api = Api::new(server.into());
    let pair = Pair::sign_in(&mut api).await?;
    for number in 0..args.bot_tables {
        let wish = crew::bot_table(args.ruleset_of(number));
        let _: Created = api.post("/api/tables", Some(&pair.tokens[0]), &wish).await?;
    }
    Ok(())
}

async fn open_tables(
    args: &Args,
    floor: &Rc<Floor>,
    server: Server,
    stop: &AtomicBool,
) -> anyhow::Result<()> {
    let next = Cell::new(0);
    let bar = progress_bar_of(u64::from(args.tables), "tables");
    let builders = (0..BUILDERS).map(|_| build(args, floor, server, &next, &bar, stop));
    let built = try_join_all(builders).await;
    bar.finish_and_clear();
    built.map(drop)
}

/// Sets up tables until there are enough.
async fn build(
    args: &Args,
    floor: &Rc<Floor>,
    server: Server,
    next: &Cell<u32>,
    bar: &ProgressBar,
    stop: &AtomicBool,
) -> anyhow::Result<()> {
    let mut api = Api::new(server.into());
    loop {
        let pair = Pair::sign_in(&mut api).await?;
        for _ in 0..TABLES_PER_PAIR {
            let number = next.get();
            if number >= args.tables || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            next.set(number + 1);
            let (pair, ruleset) = (pair.clone(), args.ruleset_of(number));
            floor.open(&mut api, Plan { pair, ruleset, spectators: args.spectators_of(number) }).await?;
            bar.inc(1);
        }
    }
}

/// Submits moves when they are due.
async fn pace(args: &Args, floor: &Rc<Floor>, start: Instant, stop: &AtomicBool) {
    let bar = progress_bar_of(u64::from(args.seconds), "seconds");
    for number in 0..args.moves() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let due = start + args.due(number);
        sleep_until(due).await;
        floor.submit(due);
        bar.set_position(number / u64::from(args.rate));
    }
    bar.finish_and_clear();
}

async fn await_last_moves(floor: &Floor) {
    let deadline = Instant::now() + LAST_MOVES;
    while floor.tally.borrow().unfinished() > 0 && Instant::now() < deadline {
        sleep(LOOK).await;
    }
}

impl Args {
    /// How many moves are submitted.
    fn moves(&self) -> u64 {
        u64::from(self.rate) * u64::from(self.seconds)
    }

    /// When a move is due, from the start.
    fn due(&self, number: u64) -> Duration {
        let rate = u64::from(self.rate);
        Duration::from_secs(number / rate) + Duration::from_nanos(number % rate * 1_000_000_000 / rate)
    }

    fn ruleset_of(&self, table: u32) -> Ruleset {
        self.ruleset.unwrap_or(Ruleset::ALL[table as usize % Ruleset::ALL.len()])
    }

    /// How many look on at a table.
    fn spectators_of(&self, table: u32) -> usize {
        let spectators = self.sockets - 2 * self.tables;
        (spectators / self.tables + u32::from(table < spectators % self.tables)) as usize
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: Args,
    }

    #[test]
    fn a_day_at_the_highest_rate_is_paced_to_its_end() {
        let Command { args } = Command::parse_from(["run", "--rate", "100000", "--seconds", "86400"]);
        assert_eq!(args.moves(), 8_640_000_000);
        assert_eq!(args.due(150_000), Duration::from_millis(1500));
        assert_eq!(args.due(args.moves()), Duration::from_secs(86_400));
    }
}
