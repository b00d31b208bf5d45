use thiserror::Error;

/// A piece of text that is not in the notation of `docs/rules/notation.md`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// A word that names nothing of its kind.
    #[error("unknown {kind} '{found}', expected {expected}")]
    Token {
        /// What the word should have named.
        kind: &'static str,
        /// The word.
        found: String,
        /// What would be accepted.
        expected: &'static str,
    },
    /// The entry stops before it is complete.
    #[error("'{entry}' is incomplete, expected {expected}")]
    Incomplete {
        /// The text so far.
        entry: String,
        /// What should follow.
        expected: &'static str,
    },
    /// The entry goes on after it is complete.
    #[error("'{extra}' is too much in '{entry}'")]
    Extra {
        /// The whole text.
        entry: String,
        /// The first word that has no place.
        extra: String,
    },
}

impl NotationError {
    pub(crate) fn token(kind: &'static str, found: &str, expected: &'static str) -> NotationError {
        NotationError::Token { kind, found: shorten(found), expected }
    }
}

/// The words of one entry, read from left to right.
pub(crate) struct Words<'a> {
    entry: &'a str,
    rest: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(entry: &'a str) -> Words<'a> {
        Words { entry, rest: entry.split_ascii_whitespace() }
    }

    /// The next word, which must be there.
    pub(crate) fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.rest.next().ok_or_else(|| NotationError::Incomplete { entry: shorten(self.entry), expected })
    }

    /// All words that are left.
    pub(crate) fn rest(&mut self) -> impl Iterator<Item = &'a str> {
        self.rest.by_ref()
    }

    /// Refuses words that are left over.
    pub(crate) fn finish(mut self) -> Result<(), NotationError> {
        match self.rest.next() {
            None => Ok(()),
            Some(extra) => Err(NotationError::Extra { entry: shorten(self.entry), extra: shorten(extra) }),
        }
    }
}

/// The longest piece of foreign text that an error repeats.
const QUOTE_LIMIT: usize = 60;

/// Cuts foreign text to a length that fits an error message and makes control characters visible.
pub(crate) fn shorten(text: &str) -> String {
    let mut quote: String = text.chars().take(QUOTE_LIMIT).flat_map(char::escape_debug).collect();
    if text.chars().nth(QUOTE_LIMIT).is_some() {
        quote.push('…');
    }
    quote
}
