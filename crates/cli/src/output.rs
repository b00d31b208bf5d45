//! Writing the files that a user names.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{anyhow, bail};

use crate::input;

/// Refuses to go on if there is such a file, or a link of that name that leads nowhere.
pub(crate) fn refuse_existing(path: &Path) -> anyhow::Result<()> {
    if path.symlink_metadata().is_ok() {
        bail!("{} exists already; --force replaces it", path.display());
    }
    Ok(())
}

/// Writes a file, which appears complete or not at all.
pub(crate) fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let draft = path.with_extension(format!("{}.tmp", std::process::id()));
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| {
        // The draft may never have been made.
        let _ = fs::remove_file(&draft);
        failure(path, &error)
    })
}

/// Says which file something went wrong with.
pub(crate) fn failure(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow!("{}: {}", path.display(), input::io_reason(error))
}
