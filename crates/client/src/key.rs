//! The names of all texts. A constant exists for every text, so that a text that does not exist does not build.

/// The name of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(pub(crate) &'static str);

impl Key {
    /// The name as it is written in the files of texts.
    pub fn name(self) -> &'static str {
        self.0
    }
}

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
