//! What runs over many games share: threads, Ctrl-C and the progress bar.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::children;

/// The exit code after Ctrl-C.
pub(crate) const INTERRUPTED: u8 = 130;

/// The most threads that are started.
const JOBS_LIMIT: i64 = 1024;

/// The option that says how many threads play.
#[derive(clap::Args)]
pub(crate) struct Threads {
    /// How many threads play; as many as there are cores if not given
    #[arg(short, long, value_name = "J", value_parser = clap::value_parser!(u32).range(1..=JOBS_LIMIT))]
    jobs: Option<u32>,
}

impl Threads {
    /// How many threads play.
    pub(crate) fn count(&self) -> u32 {
        let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        self.jobs.unwrap_or_else(cores)
    }
}

/// A flag that Ctrl-C or SIGTERM raises. The second time nothing that is being played is waited for.
pub(crate) fn stop_on_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            children::exit(INTERRUPTED);
        }
    })?;
    Ok(stop)
}

/// Ends this program and all that it has started at the first Ctrl-C or SIGTERM.
pub(crate) fn end_on_interrupt() -> anyhow::Result<()> {
    Ok(ctrlc::set_handler(|| children::exit(INTERRUPTED))?)
}

/// A progress bar for games on standard error, hidden where that is no terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    progress_bar_of(games, "games")
}

/// The same for anything that can be counted.
pub(crate) fn progress_bar_of(count: u64, noun: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {noun}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is valid");
    ProgressBar::new(count).with_style(style)
}
