use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};

use crate::input;

/// A directory into which games are written.
pub(crate) struct Shelf {
    dir: PathBuf,
    prefix: String,
}

impl Shelf {
    /// Makes the directory if it is missing. File names will begin with `prefix`.
    pub(crate) fn open(dir: &Path, prefix: String) -> anyhow::Result<Shelf> {
        fs::create_dir_all(dir).map_err(|error| failure(dir, &error))?;
        Ok(Shelf { dir: dir.to_owned(), prefix })
    }

    /// Refuses to go on if one of the first `games` files exists.
    pub(crate) fn refuse_existing(&self, games: u64) -> anyhow::Result<()> {
        match (0..games).map(|number| self.path(number)).find(|path| path.exists()) {
            Some(path) => bail!("{} exists already; --force replaces it", path.display()),
            None => Ok(()),
        }
    }

    /// Writes a game. The file appears complete or not at all.
    pub(crate) fn put(&self, number: u64, text: &str) -> anyhow::Result<()> {
        let path = self.path(number);
        let draft = path.with_extension(format!("{}.tmp", std::process::id()));
        let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, &path));
        written.map_err(|error| {
            // The draft may never have been made.
            let _ = fs::remove_file(&draft);
            failure(&path, &error)
        })
    }

    fn path(&self, number: u64) -> PathBuf {
        self.dir.join(format!("{}-{number:06}.game", self.prefix))
    }
}

fn failure(path: &Path, error: &std::io::Error) -> anyhow::Error {
    anyhow!("{}: {}", path.display(), input::io_reason(error))
}
