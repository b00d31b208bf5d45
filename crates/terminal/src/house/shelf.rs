use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use palazzi_offline::{Sheet, Shelf, ShelfFailed, Written};
use palazzi_protocol::Number;
use tempfile::NamedTempFile;

/// Tables in a folder: for each one a folder with a head and sheets, named by their first line.
///
/// Files appear whole or not at all, and a sheet is never replaced, so that two programs may use one folder.
#[derive(Clone, Debug)]
pub(crate) struct DiskShelf {
    folder: PathBuf,
}

const HEAD: &str = "head.json";

impl DiskShelf {
    pub(crate) fn new(folder: PathBuf) -> DiskShelf {
        DiskShelf { folder }
    }

    fn tables(&self) -> io::Result<Vec<(String, String)>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut heads = Vec::new();
        for entry in entries {
            let entry = entry?;
            if let Some(head) = read(&entry.path().join(HEAD))? {
                heads.push((entry.file_name().to_string_lossy().into_owned(), head));
            }
        }
        Ok(heads)
    }

    fn read_sheets(&self, table: &str, from: Number) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(self.folder.join(table)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut found: Vec<(Number, PathBuf)> = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let first = path.file_stem().and_then(|stem| stem.to_str()?.parse().ok());
            found.extend(first.filter(|first| *first >= from).map(|first| (first, path)));
        }
        found.sort();
        found.into_iter().map(|(_, path)| fs::read_to_string(path)).collect()
    }

    fn keep(&self, table: &str, head: &str, sheet: Sheet) -> io::Result<Written> {
        let folder = self.folder.join(table);
        if sheet.first == 1 {
            fs::create_dir_all(&folder)?;
        } else if !folder.is_dir() {
            return Ok(Written::Gone);
        }
        if let Some(text) = sheet.text {
            // Numbers of one length, so that a listing of the folder is in order.
            let path = folder.join(format!("{:06}.json", sheet.first));
            let file = written(&folder, text)?;
            // The lines are the game; a head that is lost with the power is an older one.
            file.as_file().sync_data()?;
            match file.persist_noclobber(path) {
                Err(error) if error.error.kind() == ErrorKind::AlreadyExists => return Ok(Written::Conflict),
                kept => kept.map_err(|error| error.error)?,
            };
        }
        written(&folder, head)?.persist(folder.join(HEAD)).map_err(|error| error.error)?;
        Ok(Written::Done)
    }
}

impl Shelf for DiskShelf {
    async fn heads(&self) -> Result<Vec<(String, String)>, ShelfFailed> {
        self.tables().map_err(failed)
    }

    async fn head(&self, table: &str) -> Result<Option<String>, ShelfFailed> {
        read(&self.folder.join(table).join(HEAD)).map_err(failed)
    }

    async fn sheets(&self, table: &str, from: Number) -> Result<Vec<String>, ShelfFailed> {
        self.read_sheets(table, from).map_err(failed)
    }

    async fn write(&self, table: &str, head: &str, sheet: Sheet<'_>) -> Result<Written, ShelfFailed> {
        self.keep(table, head, sheet).map_err(failed)
    }

    async fn remove(&self, table: &str) -> Result<(), ShelfFailed> {
        match fs::remove_dir_all(self.folder.join(table)) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed.map_err(failed),
        }
    }
}

/// A text, kept under a name that nobody looks for.
fn written(folder: &Path, text: &str) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

fn read(path: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(path) {
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        text => text.map(Some),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it maps errors")]
fn failed(error: io::Error) -> ShelfFailed {
    ShelfFailed(error.to_string())
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn now<T>(future: impl Future<Output = Result<T, ShelfFailed>>) -> T {
        future.now_or_never().expect("a disk is not waited for").expect("it works")
    }

    #[test]
    fn sheets_are_kept_in_order_and_never_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let shelf = DiskShelf::new(folder.path().join("games"));
        assert!(now(shelf.heads()).is_empty());
        let write = |first, text| now(shelf.write("t", "head", Sheet { first, text: Some(text) }));
        assert_eq!(write(2, "b"), Written::Gone);
        assert_eq!(write(1, "a"), Written::Done);
        assert_eq!(write(12, "c"), Written::Done);
        assert_eq!(write(2, "b"), Written::Done);
        assert_eq!(write(2, "x"), Written::Conflict);
        assert_eq!(now(shelf.sheets("t", 1)), ["a", "b", "c"]);
        assert_eq!(now(shelf.sheets("t", 3)), ["c"]);
        assert_eq!(now(shelf.head("t")).as_deref(), Some("head"));
        assert_eq!(now(shelf.heads()).len(), 1);
        now(shelf.remove("t"));
        assert_eq!(now(shelf.head("t")), None);
        assert!(now(shelf.sheets("t", 1)).is_empty());
    }
}
