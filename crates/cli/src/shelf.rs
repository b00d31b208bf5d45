//! A directory of games.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::output::{self, Existing};

/// A directory into which games are written.
pub(crate) struct Shelf {
    dir: PathBuf,
    prefix: String,
    existing: Existing,
}

impl Shelf {
    /// Makes the directory if it is missing. File names will begin with `prefix`.
    pub(crate) fn open(dir: &Path, prefix: String, existing: Existing) -> anyhow::Result<Shelf> {
        if dir.symlink_metadata().is_ok() && !dir.is_dir() {
            bail!("{}: is not a directory", dir.display());
        }
        fs::create_dir_all(dir).map_err(|error| output::failure(dir, &error))?;
        Ok(Shelf { dir: dir.to_owned(), prefix, existing })
    }

    /// Refuses to go on if the file of a game that is going to be written exists and is to be kept.
    ///
    /// The directory is read once, because there may be far more games than files in it.
    pub(crate) fn check(&self, is_written: impl Fn(u64) -> bool) -> anyhow::Result<()> {
        if self.existing == Existing::Replaced {
            return Ok(());
        }
        let unreadable = |error| output::failure(&self.dir, &error);
        let mut first = None;
        for entry in fs::read_dir(&self.dir).map_err(unreadable)? {
            let number = self.number_of(&entry.map_err(unreadable)?.file_name());
            first = first.into_iter().chain(number.filter(|number| is_written(*number))).min();
        }
        match first {
            Some(number) => bail!(output::exists(&self.path(number))),
            None => Ok(()),
        }
    }

    /// Writes a game. The file appears complete or not at all.
    pub(crate) fn put(&self, number: u64, text: &str) -> anyhow::Result<()> {
        output::write_whole(&self.path(number), text, self.existing)
    }

    fn path(&self, number: u64) -> PathBuf {
        self.dir.join(self.name(number))
    }

    fn name(&self, number: u64) -> String {
        format!("{}-{number:06}.game", self.prefix)
    }

    /// The number of the game that has this file name.
    fn number_of(&self, name: &OsStr) -> Option<u64> {
        let name = name.to_str()?;
        let number = name.strip_prefix(&self.prefix)?.strip_prefix('-')?.strip_suffix(".game")?;
        number.parse().ok().filter(|number| self.name(*number) == name)
    }
}
