//! `cargo play`: everything that is needed to play, from the sources.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::web::{self, Build};

/// Builds the client and the executable that carries it, and becomes `palazzi serve` with these arguments.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    web::build(Build::Small)?;
    let built = web::cargo().args(["build", "--locked", "--release", "--package", "palazzi"]).status()?;
    ensure!(built.success(), "the server cannot be compiled");
    let program =
        web::target().join("release").join("palazzi").with_extension(std::env::consts::EXE_EXTENSION);
    become_program(Command::new(program).arg("serve").args(arguments))
}

/// The program takes the place of this one, so that it gets the signals.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;

    Err(command.exec().into())
}

/// Runs the program to its end.
#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<()> {
    ensure!(command.status()?.success(), "the server has failed");
    Ok(())
}
