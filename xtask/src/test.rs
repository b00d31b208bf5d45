//! The one command that tests everything.

use std::ffi::OsStr;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::postgres::{self, Postgres};
use crate::python::{self, Work};
use crate::web::{self, Build};
use crate::{apt, browser, soak};

/// The package that is compiled for browsers alone.
const WEB: &str = "palazzi-web";

/// The package that is compiled for browsers, too.
const OFFLINE: &str = "palazzi-offline";

/// Games of the short soak, for each ruleset and number of players.
const SHORT_SOAK: u32 = 300;

/// Runs all checks in order and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    // The sample bot and the failing bots of the tests are written in it.
    apt::find("python3", "python3")?;
    browser::find_programs()?;
    step("formatting", &["fmt", "--all", "--check"], &[])?;
    let packages = ["--workspace", "--exclude", WEB, "--locked"];
    let clippy = [&["clippy", "--all-targets"], &packages[..], &["--", "--deny", "warnings"]].concat();
    step("lints", &clippy, &[])?;
    web::make_folder()?;
    step("compilation of the tests", &[&["test", "--no-run"], &packages[..]].concat(), &[])?;
    // What comes now leaves one core idle for much of the time, and so does this; beside compilation it costs time.
    let client = thread::spawn(make_client);
    let postgres = Postgres::start()?;
    step("tests", &[&["test"], &packages[..]].concat(), &[(postgres::VARIABLE, &postgres.url())])?;
    drop(postgres);
    python::run(Work::Test)?;
    let doc = [&["doc", "--no-deps", "--document-private-items"], &packages[..]].concat();
    step("documentation", &doc, &[("RUSTDOCFLAGS", "--deny warnings")])?;
    step("tidy", &["xtask", "tidy"], &[])?;
    soak::run(SHORT_SOAK)?;
    client.join().expect("nothing panics in it")?;
    eprintln!("== tests in a browser");
    browser::run(browser::TESTS)?;
    eprintln!("all checks passed in {} s", start.elapsed().as_secs());
    Ok(())
}

/// Lints and builds what is compiled for browsers, and installs what its tests need.
fn make_client() -> Result<()> {
    web::add_target()?;
    let clippy = ["clippy", "--quiet", "--locked", "--profile", "web", "--target", web::TARGET];
    let packages = ["--package", WEB, "--package", OFFLINE, "--", "--deny", "warnings"];
    step("lints of the web client", &[&clippy[..], &packages[..]].concat(), &[])?;
    web::build(Build::Small)?;
    browser::install()
}

fn step(name: &str, arguments: &[impl AsRef<OsStr>], variables: &[(&str, &str)]) -> Result<()> {
    eprintln!("== {name}");
    let mut command = web::cargo();
    command.args(arguments).envs(variables.iter().copied());
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
