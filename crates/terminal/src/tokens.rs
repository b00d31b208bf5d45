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

/// The file of a server's token. No two servers share one: whatever a file name cannot have is escaped, as in a URL.
fn path(folder: &Path, server: &str) -> PathBuf {
    let keep = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
    let escape = |byte: u8| if keep(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    folder.join(server.bytes().map(escape).collect::<String>())
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

    #[test]
    fn a_server_with_a_similar_address_gets_no_token() {
        let folder = tempfile::tempdir().expect("a folder");
        keep(folder.path(), "https://games.example.org", "secret").expect("kept");
        for other in [
            "https://games-example.org",
            "https://games.example-org",
            "http://games.example.org",
            "https://games.example.org:8443",
            "https---games-example-org",
        ] {
            assert_eq!(read(folder.path(), other), None, "{other}");
        }
    }
}
