//! Reading the files that a user names.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// The name that stands for standard input.
const STDIN: &str = "-";

/// What some editors write before the text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The largest file that is read.
const SIZE_LIMIT: u64 = 16 << 20;

/// Why a file cannot be used as text.
#[derive(Debug, Error)]
pub(crate) enum InputError {
    /// It cannot be read at all.
    #[error("{}", io_reason(.0))]
    Unreadable(io::Error),
    /// It is larger than any record.
    #[error("larger than {} MiB, which no record is", SIZE_LIMIT >> 20)]
    TooLarge,
    /// It is something else than text.
    #[error("not UTF-8 text (byte {0} is invalid)")]
    NotText(usize),
}

/// Reads a whole file, or standard input if `path` is `-`. A byte order mark before the text is left out.
pub(crate) fn read_text(path: &Path) -> Result<String, InputError> {
    let bytes = if path == Path::new(STDIN) {
        read_limited(io::stdin().lock())?
    } else {
        read_limited(File::open(path).map_err(InputError::Unreadable)?)?
    };
    let mut text = String::from_utf8(bytes)
        .map_err(|error| InputError::NotText(error.utf8_error().valid_up_to() + 1))?;
    if text.starts_with(BYTE_ORDER_MARK) {
        text.remove(0);
    }
    Ok(text)
}

/// What a file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new(STDIN) { "standard input".to_owned() } else { path.display().to_string() }
}

/// The operating system's words for a failure, without its number and in lower case like every other error.
pub(crate) fn io_reason(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error ").next().unwrap_or_default();
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn read_limited(source: impl Read) -> Result<Vec<u8>, InputError> {
    let mut bytes = Vec::new();
    source.take(SIZE_LIMIT + 1).read_to_end(&mut bytes).map_err(InputError::Unreadable)?;
    if bytes.len() as u64 > SIZE_LIMIT { Err(InputError::TooLarge) } else { Ok(bytes) }
}
