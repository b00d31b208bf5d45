//! The module for Python: its wheel, its tests, and how fast it is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::{apt, web};

/// What is done with the module.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Work {
    /// A wheel that is built fast is tested.
    Test,
    /// The wheel that people install is built.
    Wheel,
    /// The wheel that people install is measured.
    Measure,
}

/// Does the work.
pub(crate) fn run(work: Work) -> Result<()> {
    let folder = web::target().join("python");
    let tools = Environment { folder: folder.join("tools") };
    tools.prepare()?;
    let wheel = tools.build(work, &folder.join("wheels"))?;
    match work {
        Work::Wheel => {
            println!("{}", wheel.display());
            return Ok(());
        }
        Work::Test => test_alone(&folder.join("alone"), &wheel)?,
        Work::Measure => {}
    }
    tools.install(&wheel)?;
    match work {
        Work::Test => tools.test(),
        Work::Wheel | Work::Measure => tools.python(&["measure.py"]),
    }
}

/// Installs the wheel where nothing else is, and plays a game.
fn test_alone(folder: &Path, wheel: &Path) -> Result<()> {
    let alone = Environment { folder: folder.to_owned() };
    alone.make()?;
    alone.install(wheel)?;
    alone.python(&["tests/bare.py"])
}

/// A virtual environment of Python.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes sure that the packages that are required are there.
    fn prepare(&self) -> Result<()> {
        let required = crate::read(&source().join("requirements.txt"))?;
        let installed = self.folder.join("requirements.txt");
        if fs::read_to_string(&installed).is_ok_and(|installed| installed == required) {
            return Ok(());
        }
        eprintln!("== packages for Python");
        self.make()?;
        self.python(&["-m", "pip", "install", "--quiet", "--requirement", "requirements.txt"])?;
        Ok(fs::write(installed, required)?)
    }

    /// Makes it anew, without any package.
    fn make(&self) -> Result<()> {
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder)?;
        }
        let folder = self.folder.to_str().context("the target folder has no readable name")?;
        let mut venv = Command::new("python3");
        venv.args(["-m", "venv", folder]);
        if venv.output().is_ok_and(|made| made.status.success()) {
            return Ok(());
        }
        apt::install(&["python3", "python3-venv"])?;
        start(&mut venv)
    }

    /// Builds the wheel. Returns where it is.
    fn build(&self, work: Work, wheels: &Path) -> Result<PathBuf> {
        eprintln!("== wheel for Python");
        if wheels.exists() {
            fs::remove_dir_all(wheels)?;
        }
        let profile = if work == Work::Test { "dev" } else { "wheel" };
        let mut maturin = self.command("maturin");
        maturin.args(["build", "--quiet", "--locked", "--profile", profile, "--out"]).arg(wheels);
        start(&mut maturin)?;
        let mut built = crate::files(wheels, "whl")?;
        let Some(wheel) = built.pop() else { bail!("maturin has built no wheel") };
        Ok(wheel)
    }

    /// Installs a wheel in the place of the one that was there.
    fn install(&self, wheel: &Path) -> Result<()> {
        let wheel = wheel.to_str().context("the wheel has no readable name")?;
        self.python(&["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", wheel])
    }

    /// Runs the tests, and checks the types.
    fn test(&self) -> Result<()> {
        eprintln!("== tests of the module for Python");
        self.python(&["-m", "pytest", "--quiet"])?;
        self.python(&["-m", "mypy.stubtest", "palazzi", "--mypy-config-file", "pyproject.toml"])?;
        self.python(&["-m", "mypy", "--package", "palazzi"])?;
        self.python(&["-m", "mypy", "tests", "examples", "measure.py"])
    }

    fn python(&self, arguments: &[&str]) -> Result<()> {
        start(self.command("python").args(arguments))
    }

    /// A program of the environment, run where the module's source is. Nothing is written beside the source.
    fn command(&self, program: &str) -> Command {
        let mut command = web::outside(self.folder.join("bin").join(program));
        command.env("PYTHONDONTWRITEBYTECODE", "1").env("MYPY_CACHE_DIR", self.folder.join("mypy"));
        command.current_dir(source());
        command
    }
}

/// Where the source of the module is.
fn source() -> PathBuf {
    crate::root().join("crates/python")
}

fn start(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}
