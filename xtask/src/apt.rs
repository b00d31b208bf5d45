//! Debian's packages, for what is missing on a fresh machine.

use std::process::Command;

use anyhow::{Result, ensure};

/// Makes sure that a program is there; if not, Debian's package is installed.
pub(crate) fn find(program: &str, package: &str) -> Result<()> {
    let found = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    if found { Ok(()) } else { install(&[package]) }
}

/// Installs packages. A machine that has never asked which there are asks first.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let install = || run(&[&["install", "--yes"], packages].concat());
    ensure!(
        install() || run(&["update"]) && install(),
        "{} is missing and cannot be installed with apt-get",
        packages.join(" ")
    );
    Ok(())
}

fn run(arguments: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command.status().is_ok_and(|status| status.success())
}
