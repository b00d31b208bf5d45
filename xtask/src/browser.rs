//! Tests of the web client in a real browser: Debian's Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::apt;
use crate::web::{self, Build};

/// The folder of the tests in `e2e`.
pub(crate) const TESTS: &str = "tests/";

/// Builds the client and the executable, and runs what is in a folder of `e2e`.
pub(crate) fn build_and_run(folder: &str) -> Result<()> {
    find_programs()?;
    install()?;
    web::build(Build::Small)?;
    start(web::cargo().args(["build", "--locked", "--package", "palazzi"]), &crate::root())?;
    run(folder)
}

/// Makes sure that there is a browser, and what drives it.
pub(crate) fn find_programs() -> Result<()> {
    apt::find("chromium", "chromium")?;
    apt::find("node", "nodejs")?;
    apt::find("npm", "npm")
}

/// Installs the libraries of the tests.
pub(crate) fn install() -> Result<()> {
    start(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]), &tests())
}

/// Runs what is in a folder of `e2e` with the client and the executable that were built last.
pub(crate) fn run(folder: &str) -> Result<()> {
    let program = web::target().join("debug/palazzi");
    let mut node = Command::new("node");
    node.args(["--test", "--test-concurrency=2", folder]).env("PALAZZI", program);
    start(&mut node, &tests())
}

fn tests() -> PathBuf {
    crate::root().join("e2e")
}

fn start(command: &mut Command, folder: &Path) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.current_dir(folder).status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
