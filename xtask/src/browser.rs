//! Tests of the web client in a real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::apt;
use crate::web::{self, Build};

/// The folder of the tests in `e2e`.
pub(crate) const TESTS: &str = "tests/";

/// Builds the client and the executable, and runs what is in a folder of `e2e` with Debian's Chromium.
pub(crate) fn build_and_run(folder: &str) -> Result<()> {
    apt::find("chromium", "chromium")?;
    apt::find("node", "nodejs")?;
    apt::find("npm", "npm")?;
    start(web::cargo().args(["build", "--locked", "--package", "palazzi"]), &crate::root())?;
    web::build(Build::Small)?;
    run(folder)
}

/// Runs what is in a folder of `e2e` with the client and the executable that were built last.
pub(crate) fn run(folder: &str) -> Result<()> {
    let tests = crate::root().join("e2e");
    start(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]), &tests)?;
    let program = web::target().join("debug/palazzi");
    start(
        Command::new("node").args(["--test", "--test-concurrency=2", folder]).env("PALAZZI", program),
        &tests,
    )
}

fn start(command: &mut Command, folder: &Path) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.current_dir(folder).status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
