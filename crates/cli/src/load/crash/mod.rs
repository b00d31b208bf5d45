//! Killing a server again and again: what it has acknowledged must be there afterwards, once.

mod check;
mod game;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use indicatif::ProgressBar;
use palazzi_remote::Api;
use palazzi_rules::{Ruleset, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::Value;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::{sleep, timeout};

use super::crew::Pair;
use super::host::{Data, Host};
use super::times::{Quantiles, Times};
use crate::long_run::{INTERRUPTED, progress_bar_of, stop_on_interrupt};
use check::{Findings, check};
use game::Game;

/// How long the server lives while moves are played, in milliseconds: at least so much, and so much more at random.
const LIFE_MS: (u64, u32) = (5, 146);

/// How long connections to a server that was killed may take to end.
const BREAK_TIME: Duration = Duration::from_secs(5);

/// So many faults are shown.
const SHOWN_FAULTS: usize = 20;

/// The exit code if something was lost.
const FAILED: u8 = 1;

/// Kill a server again and again while moves are played, and look whether anything is lost
///
/// Starts `palazzi serve`, plays at several tables as fast as it answers, kills it with SIGKILL after 5 to 150 ms,
/// starts it again on the same data, and compares: every acknowledged move and everything that was told must be in
/// the histories, what was there before must not have changed, and what was not answered, said again with the same id,
/// must be done exactly once. The exit code is 1 if anything is wrong.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi load crash --kills 30
  palazzi load crash --kills 500 --tables 16 --seed 7 --json")]
pub(crate) struct Args {
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    kills: u32,
    /// Where the server keeps everything; a temporary directory if not given
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// At how many tables moves are played
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tables: u32,
    /// The seed of the choices and of the times
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Serialize)]
struct Report {
    kills: u32,
    seed: u64,
    acknowledged: u64,
    lost: u64,
    duplicates: u64,
    unanswered_stored: u64,
    unanswered_not_stored: u64,
    games: u64,
    restart_ms: Quantiles,
    faults: Vec<String>,
}

/// Kills, compares, and writes what was found.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let stop = stop_on_interrupt()?;
    let data = Data::new(args.data.as_deref())?;
    let bar = progress_bar_of(u64::from(args.kills), "kills");
    let report = super::block_on(Crash::new(args, &data, &bar).repeat(&stop))?;
    bar.finish_and_clear();
    let report = report?;
    report.write(args.json, out)?;
    Ok(if !report.is_fine() {
        ExitCode::from(FAILED)
    } else if stop.load(Ordering::Relaxed) {
        ExitCode::from(INTERRUPTED)
    } else {
        ExitCode::SUCCESS
    })
}

/// The state between two kills.
struct Crash<'a> {
    args: &'a Args,
    data: &'a Data,
    bar: &'a ProgressBar,
    rng: Xoshiro256PlusPlus,
    games: Vec<Game>,
    /// How many games have been begun.
    begun: usize,
    finished: u64,
    findings: Findings,
    restarts: Times,
}

impl<'a> Crash<'a> {
    fn new(args: &'a Args, data: &'a Data, bar: &'a ProgressBar) -> Crash<'a> {
        Crash {
            args,
            data,
            bar,
            rng: Xoshiro256PlusPlus::seed_from_u64(args.seed),
            games: Vec::new(),
            begun: 0,
            finished: 0,
            findings: Findings::default(),
            restarts: Times::new(),
        }
    }

    async fn repeat(mut self, stop: &AtomicBool) -> anyhow::Result<Report> {
        let (mut host, mut api) = self.start().await?;
        let pair = Pair::sign_in(&mut api).await?;
        let mut kills = 0;
        while kills < self.args.kills && !stop.load(Ordering::Relaxed) {
            self.begin_games(&mut api, &pair).await?;
            self.play_and_kill(host).await?;
            kills += 1;
            (host, api) = self.restart().await?;
            for game in &mut self.games {
                check(&mut api, game, &mut self.findings).await?;
            }
            self.bar.inc(1);
        }
        host.stop()?;
        Ok(self.report(kills))
    }

    /// Sets up tables in place of those at which the game is over.
    async fn begin_games(&mut self, api: &mut Api, pair: &Pair) -> anyhow::Result<()> {
        let before = self.games.len();
        self.games.retain(|game| !game.is_over);
        self.finished += (before - self.games.len()) as u64;
        while self.games.len() < self.args.tables as usize {
            let ruleset = Ruleset::ALL[self.begun % Ruleset::ALL.len()];
            let table = pair.open_table(api, ruleset).await?;
            let rng = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
            self.games.push(Game::new(table, pair.clone(), rng));
            self.begun += 1;
        }
        Ok(())
    }

    /// Plays at all tables until the server is killed.
    async fn play_and_kill(&mut self, host: Host) -> anyhow::Result<()> {
        let playing: Vec<JoinHandle<Game>> =
            self.games.drain(..).map(|game| spawn_local(game.play(host.server))).collect();
        let (least, more) = LIFE_MS;
        sleep(Duration::from_millis(least + u64::from(below(&mut self.rng, more)))).await;
        host.kill()?;
        for game in playing {
            let game = timeout(BREAK_TIME, game).await.context("connections outlive the server")?;
            self.games.push(game?);
        }
        Ok(())
    }

    async fn start(&self) -> anyhow::Result<(Host, Api)> {
        let host = Host::start(self.data.path(), &[])?;
        let mut api = Api::new(host.server.into());
        let _: Value = api.get("/health", None).await?;
        Ok((host, api))
    }

    async fn restart(&mut self) -> anyhow::Result<(Host, Api)> {
        let start = Instant::now();
        let started = self.start().await?;
        self.restarts.add(start.elapsed());
        Ok(started)
    }

    fn report(self, kills: u32) -> Report {
        let Findings { acknowledged, lost, duplicates, stored_unanswered, not_stored, faults } =
            self.findings;
        Report {
            kills,
            seed: self.args.seed,
            acknowledged,
            lost,
            duplicates,
            unanswered_stored: stored_unanswered,
            unanswered_not_stored: not_stored,
            games: self.finished,
            restart_ms: self.restarts.quantiles(),
            faults,
        }
    }
}

impl Report {
    fn is_fine(&self) -> bool {
        self.lost == 0 && self.duplicates == 0 && self.faults.is_empty()
    }

    fn write(&self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        if json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        writeln!(
            out,
            "{} kills, seed {}: {} moves acknowledged, {} lost, {} duplicates, {} other faults",
            self.kills,
            self.seed,
            self.acknowledged,
            self.lost,
            self.duplicates,
            self.faults.len(),
        )?;
        let (stored, not_stored) = (self.unanswered_stored, self.unanswered_not_stored);
        writeln!(
            out,
            "moves without an answer: {stored} were stored, {not_stored} were not; all are done once now"
        )?;
        let Report { restart_ms: Quantiles { p50, max, .. }, games, .. } = self;
        writeln!(out, "restarts: {p50:.0} ms p50, {max:.0} ms max; {games} games over")?;
        self.faults.iter().take(SHOWN_FAULTS).try_for_each(|fault| writeln!(out, "{fault}"))
    }
}
