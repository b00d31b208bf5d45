//! Writing the output, and the files that a user names.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail, ensure};
use tempfile::TempPath;

use crate::input;

/// What becomes of a file that has the name of one that is to be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    /// It stays, and nothing is written, whenever it came to be there.
    Kept,
    /// It is replaced.
    Replaced,
}

impl Existing {
    /// What the option --force asks for.
    pub(crate) fn of(force: bool) -> Existing {
        if force { Existing::Replaced } else { Existing::Kept }
    }

    /// Refuses to go on if a file is to be kept, or a link that leads nowhere.
    pub(crate) fn check(self, path: &Path) -> anyhow::Result<()> {
        ensure!(self == Existing::Replaced || path.symlink_metadata().is_err(), "{}", exists(path));
        Ok(())
    }

    /// The file that is written: of a link the one that it leads to, unless it leads nowhere.
    fn target(self, path: &Path) -> PathBuf {
        let linked = (self == Existing::Replaced).then(|| fs::canonicalize(path).ok()).flatten();
        linked.unwrap_or_else(|| path.to_owned())
    }
}

/// Why a file is not written where another is kept.
pub(crate) fn exists(path: &Path) -> String {
    format!("{} exists already; --force replaces it", path.display())
}

/// Refuses a path that [`write_whole`] could not write to. What is there already is left alone; pipes and devices are not
/// opened.
pub(crate) fn check_writable(path: &Path, existing: Existing) -> anyhow::Result<()> {
    if path.is_dir() {
        bail!("{}: is a directory", path.display());
    }
    existing.check(path)?;
    if is_stream(path) {
        return Ok(());
    }
    let is_printed_to = PRINTED_TO.iter().any(|output| is_same_file(path, Path::new(output)));
    ensure!(!is_printed_to, "{}: what is printed goes there already", path.display());
    let draft = draft(&existing.target(path));
    let made = fs::File::create(&draft).and_then(|_| fs::remove_file(&draft));
    made.map_err(|error| failure(path, &error))
}

/// Where the system says what this program prints goes to.
const PRINTED_TO: [&str; 2] = ["/dev/stdout", "/dev/stderr"];

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

/// Writes a file, which appears complete or not at all. Pipes and devices are written to, not replaced; of a link the
/// file is replaced that it leads to.
pub(crate) fn write_whole(path: &Path, text: &str, existing: Existing) -> anyhow::Result<()> {
    let failed = |error| failure(path, &error);
    if existing == Existing::Replaced && is_stream(path) {
        return fs::write(path, text).map_err(failed);
    }
    let target = existing.target(path);
    let draft = TempPath::try_from_path(draft(&target)).map_err(failed)?;
    fs::write(&draft, text).map_err(failed)?;
    publish(draft, &target, existing)
}

/// Gives a finished draft its name; if that fails, the draft is removed. A file that is to be kept is kept even if it
/// appears at the same moment, which needs a file system that can rename without replacing or has hard links: on any
/// other only [`Existing::Replaced`] works.
pub(crate) fn publish(draft: TempPath, path: &Path, existing: Existing) -> anyhow::Result<()> {
    let published = match existing {
        Existing::Kept => draft.persist_noclobber(path),
        Existing::Replaced => draft.persist(path),
    };
    published.map_err(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => anyhow!(exists(path)),
        _ => failure(path, &failed.error),
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

#[cfg(test)]
mod tests {
    use tempfile::{NamedTempFile, TempDir};

    use super::*;

    #[test]
    fn a_file_that_appears_before_a_draft_is_published_is_kept_or_replaced() {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("file");
        fs::write(&path, "precious").unwrap();
        let publish = |existing| {
            let draft = NamedTempFile::new_in(dir.path()).unwrap().into_temp_path();
            fs::write(&draft, "new").unwrap();
            let published = publish(draft, &path, existing).map_err(|error| error.to_string());
            assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "no draft is left behind");
            (published, fs::read_to_string(&path).unwrap())
        };
        assert_eq!(publish(Existing::Kept), (Err(exists(&path)), "precious".to_owned()));
        assert_eq!(publish(Existing::Replaced), (Ok(()), "new".to_owned()));
    }

    #[test]
    #[cfg(unix)]
    fn of_a_link_the_file_is_replaced() {
        let dir = TempDir::new().unwrap();
        let (folder, link) = (dir.path().join("folder"), dir.path().join("link"));
        let file = folder.join("file");
        fs::create_dir(&folder).unwrap();
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        check_writable(&link, Existing::Replaced).unwrap();
        write_whole(&link, "new", Existing::Replaced).unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), file);
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        let refused = write_whole(&link, "newer", Existing::Kept).map_err(|error| error.to_string());
        assert_eq!((refused, fs::read_to_string(&file).unwrap()), (Err(exists(&link)), "new".to_owned()));
    }
}
