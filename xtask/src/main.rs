//! Automation for people who work on Palazzi: `cargo xtask help`.

mod apt;
mod art;
mod browser;
mod fixtures;
mod names;
mod perft;
mod play;
mod positions;
mod postgres;
mod python;
mod rules;
mod service_worker;
mod soak;
mod test;
mod tidy;
mod web;
mod weight;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};

use python::Work;

/// Automation for people who work on Palazzi.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check: formatting, lints, tests, documentation, tidy, a short soak, and the client in a browser.
    Test,
    /// Print the table of rule identifiers and the tests that prove them.
    Rules,
    /// Check habits that the compiler does not know.
    Tidy,
    /// Write the finished-game fixtures anew.
    Fixtures,
    /// Write the perft tables anew.
    Perft,
    /// Pick the positions of stored games that the browser tests look at.
    Positions,
    /// Run a private PostgreSQL server for the tests of the store, until Ctrl-C.
    Postgres,
    /// Build the web client into `crates/web/dist`, from where the executable takes it.
    Web {
        /// Build fast rather than small, and compress nothing.
        #[arg(long)]
        dev: bool,
    },
    /// Draw every symbol of the web client on contact sheets, to be looked at in a browser.
    Art {
        /// The folder for the sheets.
        #[arg(long, default_value = "target/art")]
        out: PathBuf,
    },
    /// Build the web client and the executable, and serve (`cargo play`).
    Play {
        /// For `palazzi serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Test the web client in a real browser.
    Browser {
        /// Measure with Lighthouse instead: for a quiet machine
        #[arg(long)]
        measure: bool,
    },
    /// Build the module for Python and test it.
    Python {
        /// Build the wheel that people install, and say where it is, instead of testing.
        #[arg(long, conflicts_with = "measure")]
        wheel: bool,
        /// Build that wheel and measure how fast it is, instead of testing.
        #[arg(long)]
        measure: bool,
    },
    /// Play and check many random games of every ruleset with the generic suite.
    Soak {
        /// Games for each ruleset and number of players.
        #[arg(long, default_value_t = 20_000)]
        games: u32,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> Result<()> {
    match task {
        Task::Test => test::run(),
        Task::Rules => rules::print(&root()),
        Task::Tidy => tidy::check(&root()),
        Task::Fixtures => fixtures::write(&root()),
        Task::Perft => perft::write(&root()),
        Task::Positions => positions::write(&root()),
        Task::Postgres => postgres::serve(),
        Task::Web { dev } => web::build(if *dev { web::Build::Fast } else { web::Build::Small }),
        Task::Art { out } => art::write_sheets(out),
        Task::Play { arguments } => play::run(arguments),
        Task::Browser { measure } => {
            browser::build_and_run(if *measure { "measure/" } else { browser::TESTS })
        }
        Task::Python { wheel: true, .. } => python::run(Work::Wheel),
        Task::Python { measure: true, .. } => python::run(Work::Measure),
        Task::Python { .. } => python::run(Work::Test),
        Task::Soak { games } => soak::run(*games),
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let parent = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    parent.expect("xtask lies in the workspace").to_owned()
}

/// All files below a folder with this extension, sorted.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|known| known == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
