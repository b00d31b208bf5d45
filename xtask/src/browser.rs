//! Tests of the web client in a real browser.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::web::{self, Build};

/// The folder of the tests in `e2e`.
pub(crate) const TESTS: &str = "tests/";

/// Builds the client and the executable, and runs what is in a folder of `e2e` with Debian's Chromium.
pub(crate) fn build_and_run(folder: &str) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    start(Command::new(cargo).args(["build", "--locked", "--package", "palazzi"]), &crate::root())?;
    web::build(Build::Small)?;
    run(folder)
}

/// Runs what is in a folder of `e2e` with the client and the executable that were built last.
pub(crate) fn run(folder: &str) -> Result<()> {
    find("chromium", "chromium")?;
    find("node", "nodejs")?;
    find("npm", "npm")?;
    let tests = crate::root().join("e2e");
    start(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]), &tests)?;
    let program = web::target().join("debug/palazzi");
    start(
        Command::new("node").args(["--test", "--test-concurrency=2", folder]).env("PALAZZI", program),
        &tests,
    )
}

/// Makes sure that a program is there; if not, Debian's package is installed.
fn find(program: &str, package: &str) -> Result<()> {
    let runs = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).output();
        output.is_ok_and(|output| output.status.success())
    };
    let found = runs(program, &["--version"]) || runs("apt-get", &["install", "--yes", package]);
    ensure!(found, "{program} is missing, and the package {package} cannot be installed with apt-get");
    Ok(())
}

fn start(command: &mut Command, folder: &Path) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.current_dir(folder).status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
