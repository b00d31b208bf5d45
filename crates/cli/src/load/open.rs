use std::cell::Cell;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::bail;
use futures_util::future::try_join_all;
use indicatif::ProgressBar;
use palazzi_protocol::{Number, Status};
use palazzi_remote::Api;
use palazzi_rules::{Ruleset, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::json;

use super::crew::{self, Pair};
use super::host::Host;
use super::server::Server;
use crate::long_run::{INTERRUPTED, progress_bar_of, stop_on_interrupt};

/// So many tables are set up at the same time.
const BUILDERS: usize = 16;

/// So many tables are played by the same two guests.
const TABLES_PER_PAIR: usize = 20;

/// Set up many tables and play a few moves at each
///
/// The tables stay: `palazzi load restart` measures how long a server needs to start with them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi load open --data many-tables --tables 10000
  palazzi load open --server http://127.0.0.1:8080 --tables 100 --moves 20")]
pub(crate) struct Args {
    /// The server, which must have been started with high limits
    #[arg(long, value_name = "URL", required_unless_present = "data")]
    server: Option<Server>,
    /// Start a server that keeps everything here
    #[arg(long, value_name = "DIR", conflicts_with = "server")]
    data: Option<PathBuf>,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    tables: u32,
    /// How many moves at each
    #[arg(long, value_name = "N", default_value_t = 5)]
    moves: u32,
    /// The seed of the choices
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Sets up tables, and writes how long that took.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let stop = stop_on_interrupt()?;
    let host = args.data.as_deref().map(|data| Host::start(data, &[])).transpose()?;
    let Some(server) = args.server.or(host.as_ref().map(|host| host.server)) else {
        bail!("a server or a data directory is needed");
    };
    let start = Instant::now();
    let moves = super::block_on(open_all(args, server, &stop))??;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(host) = host {
        host.stop()?;
    }
    let tables = args.tables;
    if stop.load(Ordering::Relaxed) {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    if args.json {
        writeln!(out, "{}", json!({ "tables": tables, "moves": moves, "seconds": seconds }))?;
    } else {
        writeln!(out, "{tables} tables with {moves} moves in {seconds:.1} s")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What all who set up tables share.
struct Site<'a> {
    args: &'a Args,
    server: Server,
    next: Cell<u32>,
    moves: Cell<u64>,
    bar: ProgressBar,
    stop: &'a AtomicBool,
}

async fn open_all(args: &Args, server: Server, stop: &AtomicBool) -> anyhow::Result<u64> {
    let bar = progress_bar_of(u64::from(args.tables), "tables");
    let site = Site { args, server, next: Cell::new(0), moves: Cell::new(0), bar, stop };
    let done = try_join_all((0..BUILDERS).map(|_| site.build())).await;
    site.bar.finish_and_clear();
    done.map(|_| site.moves.get())
}

impl Site<'_> {
    async fn build(&self) -> anyhow::Result<()> {
        let mut api = Api::new(self.server.into());
        loop {
            let pair = Pair::sign_in(&mut api).await?;
            for _ in 0..TABLES_PER_PAIR {
                let number = self.next.get();
                if number >= self.args.tables || self.stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                self.next.set(number + 1);
                self.play(&mut api, &pair, number).await?;
                self.bar.inc(1);
            }
        }
    }

    async fn play(&self, api: &mut Api, pair: &Pair, number: u32) -> anyhow::Result<()> {
        let ruleset = Ruleset::ALL[number as usize % Ruleset::ALL.len()];
        let table = pair.open_table(api, ruleset).await?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.args.seed ^ u64::from(number) << 32);
        for count in 0..self.args.moves {
            let Some((token, position)) = to_move(api, &table, pair).await? else { break };
            let offers = &position.now.offers;
            let action = &offers[below(&mut rng, offers.len() as u32) as usize];
            let submit = crew::action(count.to_string(), position.number, action);
            crew::submit(api, &table, token, &submit).await?;
            self.moves.set(self.moves.get() + 1);
        }
        Ok(())
    }
}

/// A position as it is asked for.
#[derive(Deserialize)]
struct Snapshot {
    number: Number,
    now: SnapshotNow,
}

#[derive(Deserialize)]
struct SnapshotNow {
    status: Status,
    offers: Vec<String>,
}

/// The player who is to decide, and the position; nothing if the game is over.
async fn to_move<'a>(
    api: &mut Api,
    table: &str,
    pair: &'a Pair,
) -> anyhow::Result<Option<(&'a str, Snapshot)>> {
    for token in &pair.tokens {
        let position: Snapshot = api.get(&format!("/api/tables/{table}"), Some(token)).await?;
        match (position.now.status, position.now.offers.is_empty()) {
            (Status::Playing, true) => {}
            (Status::Playing, false) => return Ok(Some((token, position))),
            _ => return Ok(None),
        }
    }
    bail!("nobody may decide at table {table}");
}
