//! Who one is at each server: kept on this device, for its owner alone.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The token for a server.
pub(crate) fn read(folder: &Path, server: &str) -> Option<String> {
    let text = fs::read_to_string(path(folder, server)).ok()?;
    Some(text.trim().to_owned()).filter(|token| !token.is_empty())
}

/// Keeps the token for a server.
pub(crate) fn keep(folder: &Path, server: &str, token: &str) -> io::Result<()> {
    let path = path(folder, server);
    fs::create_dir_all(folder)?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(token.as_bytes())
}

fn path(folder: &Path, server: &str) -> PathBuf {
    let name: String =
        server.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    folder.join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_for_each_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("servers");
        assert_eq!(read(&folder, "http://a.example"), None);
        keep(&folder, "http://a.example", "one").expect("kept");
        keep(&folder, "http://b.example:81", "two").expect("kept");
        keep(&folder, "http://a.example", "three").expect("kept");
        assert_eq!(read(&folder, "http://a.example").as_deref(), Some("three"));
        assert_eq!(read(&folder, "http://b.example:81").as_deref(), Some("two"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(path(&folder, "http://a.example")).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "others cannot read it");
        }
    }
}
