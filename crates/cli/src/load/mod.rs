//! A server under load: how fast it answers, how fast it starts, and what it keeps when it is killed.

mod crash;
mod crew;
mod host;
mod message;
mod open;
mod process;
mod restart;
mod run;
mod server;
mod times;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use tokio::task::LocalSet;

/// Files that this program has open besides its sockets.
const OTHER_FILES: u64 = 64;

/// Put a server under load, restart it, kill it
///
/// Everything happens on this machine: the server is started by this program, or runs already.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Run(run::Args),
    Open(open::Args),
    Restart(restart::Args),
    Crash(crash::Args),
}

/// Runs what is asked for.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        Command::Run(args) => run::run(args, out),
        Command::Open(args) => open::run(args, out),
        Command::Restart(args) => restart::run(args, out),
        Command::Crash(args) => crash::run(args, out),
    }
}

/// Runs something on this thread alone: the cores are for the server.
fn block_on<T>(work: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start")?;
    Ok(LocalSet::new().block_on(&runtime, work))
}

/// Makes room for so many sockets.
fn allow_files(sockets: u64) -> anyhow::Result<()> {
    let wanted = sockets + OTHER_FILES;
    let allowed = rlimit::increase_nofile_limit(wanted).context("cannot ask how many files may be open")?;
    ensure!(allowed >= wanted, "{sockets} sockets need {wanted} open files, the system allows {allowed}");
    Ok(())
}

/// Reads a time such as `50ms`.
fn duration(text: &str) -> anyhow::Result<Duration> {
    match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => Ok(Duration::from_millis(number.parse()?)),
        (None, Some(number)) => Ok(Duration::from_secs(number.parse()?)),
        (None, None) => bail!("expected a time such as 50ms or 1s"),
    }
}
