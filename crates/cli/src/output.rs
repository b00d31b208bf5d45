//! Writing the output, and the files that a user names.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};

use crate::input;

/// Refuses to go on if there is such a file, or a link of that name that leads nowhere.
pub(crate) fn refuse_existing(path: &Path) -> anyhow::Result<()> {
    if path.symlink_metadata().is_ok() {
        bail!("{} exists already; --force replaces it", path.display());
    }
    Ok(())
}

/// Refuses a path that [`write_whole`] could not write to. What is there already is left alone; pipes and devices are not
/// opened.
pub(crate) fn check_writable(path: &Path) -> anyhow::Result<()> {
    if path.is_dir() {
        bail!("{}: is a directory", path.display());
    }
    if is_stream(path) {
        return Ok(());
    }
    let draft = draft(path);
    let made = fs::File::create(&draft).and_then(|_| fs::remove_file(&draft));
    made.map_err(|error| failure(path, &error))
}

/// Whether two paths lead to the same file, be it there or not.
pub(crate) fn is_same_file(left: &Path, right: &Path) -> bool {
    left == right || resolved(left).is_ok_and(|left| resolved(right).is_ok_and(|right| left == right))
}

/// A path without links and detours. The file may be missing, its folder may not.
fn resolved(path: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(path).or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")))?;
        Ok(folder.join(path.file_name().unwrap_or_default()))
    })
}

/// Writes a file, which appears complete or not at all. Pipes and devices are written to, not replaced.
pub(crate) fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    if is_stream(path) {
        return fs::write(path, text).map_err(|error| failure(path, &error));
    }
    let draft = draft(path);
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| {
        // The draft may never have been made.
        let _ = fs::remove_file(&draft);
        failure(path, &error)
    })
}

/// Whether something other than a file is there.
fn is_stream(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| !found.is_file())
}

/// The name under which a file is written before it takes its place.
fn draft(path: &Path) -> PathBuf {
    path.with_extension(format!("{}.tmp", std::process::id()))
}

/// What came of writing the output. Where its reader went away, as `head` does, nothing went wrong.
pub(crate) fn unless_closed(written: io::Result<()>) -> io::Result<()> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// What a stranger wrote, without anything that a terminal would obey: control characters are escaped, and so are those
/// that turn the direction of writing.
pub(crate) fn harmless(text: &str) -> String {
    let obeyed = |letter: char| {
        letter.is_control() || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let escape = |letter: char| match obeyed(letter) {
        true => letter.escape_default().to_string(),
        false => letter.to_string(),
    };
    text.chars().map(escape).collect()
}

/// Says which file something went wrong with.
pub(crate) fn failure(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow!("{}: {}", path.display(), input::io_reason(error))
}
