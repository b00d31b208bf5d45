use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::Args;
use super::tally::Tally;
use crate::load::process::Usage;
use crate::load::times::Quantiles;

/// What was measured.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u32,
    sockets: u32,
    bot_tables: u32,
    setup_seconds: f64,
    seconds: f64,
    moves_per_second_wanted: u32,
    moves_per_second: f64,
    moves: u64,
    acknowledged: u64,
    refused: BTreeMap<String, u64>,
    unfinished: u64,
    sockets_lost: u64,
    tables_lost: u64,
    games: u64,
    messages: u64,
    bytes: u64,
    late_ms: Quantiles,
    acknowledged_ms: Quantiles,
    told_ms: Quantiles,
    server: Option<Usage>,
    load: Option<Usage>,
}

impl Report {
    pub(super) fn new(
        args: &Args,
        setup: Duration,
        time: Duration,
        tally: &Tally,
        (server, load): (Option<Usage>, Option<Usage>),
    ) -> Report {
        Report {
            tables: args.tables,
            sockets: args.sockets,
            bot_tables: args.bot_tables,
            setup_seconds: setup.as_secs_f64(),
            seconds: time.as_secs_f64(),
            moves_per_second_wanted: args.rate,
            moves_per_second: tally.told as f64 / time.as_secs_f64(),
            moves: tally.sent,
            acknowledged: tally.acknowledged,
            refused: tally.refused.clone(),
            unfinished: tally.unfinished(),
            sockets_lost: tally.sockets_lost,
            tables_lost: tally.tables_lost,
            games: tally.games,
            messages: tally.messages,
            bytes: tally.bytes,
            late_ms: tally.late.quantiles(),
            acknowledged_ms: tally.to_done.quantiles(),
            told_ms: tally.to_told.quantiles(),
            server,
            load,
        }
    }

    /// Whether nothing was lost, and it was fast enough.
    pub(super) fn is_fine(&self, max_p99: Option<Duration>) -> bool {
        let lost = self.unfinished + self.sockets_lost + self.tables_lost;
        let is_fast = max_p99.is_none_or(|most| self.told_ms.p99 <= most.as_secs_f64() * 1e3);
        lost == 0 && self.refused.is_empty() && is_fast
    }

    pub(super) fn write(&self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        if json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        let Report { tables, sockets, bot_tables, setup_seconds, .. } = self;
        writeln!(
            out,
            "{tables} tables, {sockets} sockets, {bot_tables} tables of bots, set up in {setup_seconds:.1} s"
        )?;
        let refused: Vec<String> =
            self.refused.iter().map(|(code, count)| format!(" {code}={count}")).collect();
        let Report { seconds, moves_per_second_wanted, moves_per_second, .. } = self;
        writeln!(
            out,
            "{moves_per_second:.1} moves/s in {seconds:.1} s, {moves_per_second_wanted} wanted: {} sent, \
             {} acknowledged, {} refused{}, {} unfinished",
            self.moves,
            self.acknowledged,
            self.refused.values().sum::<u64>(),
            refused.concat(),
            self.unfinished,
        )?;
        let (sockets_lost, tables_lost, games) = (self.sockets_lost, self.tables_lost, self.games);
        writeln!(out, "{games} games over, {sockets_lost} sockets lost, {tables_lost} tables lost")?;
        writeln!(out, "{:16}{:>9}{:>9}{:>9}{:>9}{:>9}", "ms", "p50", "p90", "p99", "p99.9", "max")?;
        let rows =
            [("sent late", self.late_ms), ("acknowledged", self.acknowledged_ms), ("all told", self.told_ms)];
        for (name, Quantiles { p50, p90, p99, p999, max }) in rows {
            writeln!(out, "{name:16}{p50:9.2}{p90:9.2}{p99:9.2}{p999:9.2}{max:9.2}")?;
        }
        let mib = self.bytes as f64 / f64::from(1 << 20);
        writeln!(out, "received {mib:.1} MiB in {} messages", self.messages)?;
        for (name, usage) in [("server", self.server), ("load program", self.load)] {
            let Some(Usage { memory_mib, processor_seconds }) = usage else { continue };
            let cores = processor_seconds / seconds;
            writeln!(
                out,
                "{name}: {memory_mib:.0} MiB, {processor_seconds:.1} s of processor time ({cores:.2} cores)"
            )?;
        }
        Ok(())
    }
}
