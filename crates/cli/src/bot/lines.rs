use std::io::{self, BufRead, Read};

use thiserror::Error;

/// The longest line that is read.
const LINE_LIMIT: u64 = 16 << 20;

/// Why a line cannot be used.
#[derive(Debug, Error)]
pub(super) enum BadLine {
    #[error("longer than {} MiB", LINE_LIMIT >> 20)]
    TooLong,
    #[error("not UTF-8 text (byte {0} is invalid)")]
    NotText(usize),
}

/// Lines of text, counted from 1.
pub(super) struct Lines<R> {
    source: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(source: R) -> Lines<R> {
        Lines { source, number: 0 }
    }

    /// The number of the line that was read last.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// The next line without its end; nothing when the source is used up.
    pub(super) fn next(&mut self) -> io::Result<Option<Result<String, BadLine>>> {
        let mut bytes = Vec::new();
        self.source.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if bytes.len() as u64 == LINE_LIMIT && !bytes.ends_with(b"\n") {
            self.source.skip_until(b'\n')?;
            return Ok(Some(Err(BadLine::TooLong)));
        }
        let text = String::from_utf8(bytes);
        let text = text.map_err(|error| BadLine::NotText(error.utf8_error().valid_up_to() + 1));
        Ok(Some(text.map(|text| text.trim_ascii_end().to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_or_no_text_does_not_hide_the_next_one() {
        let mut input = vec![b'x'; LINE_LIMIT as usize + 7];
        input.extend(b"\nfine\r\n\xff\nlast");
        let mut lines = Lines::new(&input[..]);
        assert!(matches!(lines.next().unwrap(), Some(Err(BadLine::TooLong))));
        assert_eq!(lines.next().unwrap().unwrap().unwrap(), "fine");
        assert!(matches!(lines.next().unwrap(), Some(Err(BadLine::NotText(1)))));
        assert_eq!(lines.next().unwrap().unwrap().unwrap(), "last");
        assert_eq!(lines.number(), 4);
        assert!(lines.next().unwrap().is_none());
    }
}
