use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use palazzi_protocol::Games;
use palazzi_remote::{Api, Socket};
use palazzi_rules::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::Value;

use super::host::Host;
use super::message::Heard;
use super::process::Usage;
use super::server::Server;
use crate::figures;
use crate::long_run::end_on_interrupt;

/// From so many of the newest tables one is picked.
const TABLES: u32 = 100;

/// Start a server with what it has kept, and measure how long it needs
///
/// Starts `palazzi serve` on the directory, asks until it says that it is well, looks at a table, waits, and stops it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi load restart --data many-tables")]
pub(crate) struct Args {
    /// What the server has kept; `palazzi load open` makes some
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// So many seconds after the start the memory is looked at
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u64).range(..=3600))]
    seconds: u64,
    /// The seed of the choice of a table
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    healthy_ms: f64,
    first_update_ms: f64,
    memory_mib: Option<f64>,
    stopped_ms: Option<f64>,
}

/// Starts a server and stops it, and writes how long that took.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    end_on_interrupt()?;
    let start = Instant::now();
    let host = Host::start(&args.data, &[])?;
    let (healthy, updated) = super::block_on(look(host.server, args.seed, start))??;
    std::thread::sleep(Duration::from_secs(args.seconds));
    let memory_mib = Usage::of(host.process()).map(|usage| usage.memory_mib);
    let stopped = host.stop()?;
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let report = Report {
        healthy_ms: ms(healthy),
        first_update_ms: ms(updated),
        memory_mib,
        stopped_ms: stopped.map(ms),
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        writeln!(out, "healthy after {:.1} ms", report.healthy_ms)?;
        writeln!(out, "first look at a table after {:.1} ms", report.first_update_ms)?;
        writeln!(out, "{} MiB after {} s", figures::decimal(report.memory_mib), args.seconds)?;
        writeln!(out, "stopped in {} ms", figures::decimal(report.stopped_ms))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// When the server was well, and when it had told how things stand at a table.
async fn look(server: Server, seed: u64, start: Instant) -> anyhow::Result<(Duration, Duration)> {
    let mut api = Api::new(server.into());
    let _: Value = api.get("/health", None).await?;
    let healthy = start.elapsed();
    let Games { games, .. } = api.get(&format!("/api/tables?status=playing&limit={TABLES}"), None).await?;
    if games.is_empty() {
        bail!("nobody plays at any table there");
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let game = &games[below(&mut rng, games.len() as u32) as usize];
    let mut socket = Socket::open(&server.into(), &game.table, None, None).await?;
    let text = socket.receive().await.context("the server closes the socket")?;
    match Heard::read(&text) {
        Some(Heard::Table(_)) => Ok((healthy, start.elapsed())),
        _ => bail!("the server does not say how things stand: {text}"),
    }
}
