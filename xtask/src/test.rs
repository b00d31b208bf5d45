//! The one command that tests everything.

use std::ffi::OsStr;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::postgres::{self, Postgres};
use crate::python::{self, Work};
use crate::{soak, web};

/// The package that is compiled for browsers alone.
const WEB: &str = "palazzi-web";

/// The package that is compiled for browsers, too.
const OFFLINE: &str = "palazzi-offline";

/// Games of the short soak, for each ruleset and number of players.
const SHORT_SOAK: u32 = 300;

/// Runs all checks in order and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    find_python()?;
    step("formatting", &["fmt", "--all", "--check"], &[])?;
    let natively =
        ["clippy", "--profile", "test", "--workspace", "--exclude", WEB, "--all-targets", "--locked"];
    step("lints", &[&natively[..], &["--", "--deny", "warnings"]].concat(), &[])?;
    web::add_target()?;
    let in_browser =
        ["clippy", "--profile", "web", "--target", web::TARGET, "--package", WEB, "--package", OFFLINE];
    step(
        "lints of the web client",
        &[&in_browser[..], &["--locked", "--", "--deny", "warnings"]].concat(),
        &[],
    )?;
    tests()?;
    python::run(Work::Test)?;
    step(
        "documentation",
        &[
            "doc",
            "--profile",
            "test",
            "--workspace",
            "--exclude",
            WEB,
            "--no-deps",
            "--document-private-items",
            "--locked",
        ],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    )?;
    step("tidy", &["xtask", "tidy"], &[])?;
    soak::run(SHORT_SOAK)?;
    eprintln!("all checks passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Runs the tests, with a PostgreSQL server for those of the store.
fn tests() -> Result<()> {
    let postgres = Postgres::start()?;
    step(
        "tests",
        &["test", "--workspace", "--exclude", WEB, "--locked"],
        &[(postgres::VARIABLE, &postgres.url())],
    )
}

/// Makes sure that there is Python, in which the sample bot and the failing bots of the tests are written.
fn find_python() -> Result<()> {
    let runs = |program: &str, arguments: &[&str]| {
        Command::new(program).args(arguments).status().is_ok_and(|status| status.success())
    };
    let found = runs("python3", &["--version"]) || runs("apt-get", &["install", "--yes", "python3"]);
    ensure!(found, "python3 is missing and cannot be installed with apt-get");
    Ok(())
}

fn step(name: &str, arguments: &[impl AsRef<OsStr>], variables: &[(&str, &str)]) -> Result<()> {
    eprintln!("== {name}");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).envs(variables.iter().copied()).current_dir(crate::root());
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
