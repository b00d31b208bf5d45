use std::io;

use anyhow::bail;
use palazzi_rules::{Game, Record, RecordError};

/// A record with its text, as far as it can be read.
pub(crate) struct Source<'a, G: Game> {
    lines: Vec<&'a str>,
    record: Record<G>,
    /// The first line that cannot be read.
    broken: Option<RecordError>,
}

impl<'a, G: Game> Source<'a, G> {
    /// Reads a record.
    ///
    /// # Errors
    /// If the head cannot be used.
    pub(crate) fn read(text: &'a str) -> anyhow::Result<Source<'a, G>> {
        let (record, broken) = Record::parse_sound_part(text)?;
        Ok(Source { lines: text.lines().collect(), record, broken })
    }

    /// The entry with this number as it stands in the file; nothing for 0, which is the start.
    pub(crate) fn entry(&self, seq: usize) -> Option<&'a str> {
        let index = seq.checked_sub(1)?;
        Some(self.lines[self.record.line_of(index) - 1].trim())
    }

    /// The same record with its first `entries` entries alone.
    ///
    /// # Errors
    /// If there are fewer.
    pub(crate) fn cut(mut self, entries: usize) -> anyhow::Result<Source<'a, G>> {
        let found = self.record.log.len();
        if entries > found {
            if let Some(error) = self.broken {
                return Err(error.into());
            }
            bail!("there is no position after entry {entries}: the record ends after entry {found}");
        }
        self.record.log.truncate(entries);
        self.record.outcome = None;
        Ok(Source { broken: None, ..self })
    }

    /// Replays everything, calls `visit` before any entry and after every entry, and returns the last state.
    ///
    /// # Errors
    /// Where the record is wrong, after visiting everything before; or if a visit fails.
    pub(crate) fn replay(
        &self,
        mut visit: impl FnMut(usize, Option<&'a str>, &G) -> io::Result<()>,
    ) -> anyhow::Result<G> {
        let mut visited = Ok(());
        let replayed = self.record.replay(|seq, game| {
            if visited.is_ok() {
                visited = visit(seq, self.entry(seq), game);
            }
        });
        visited?;
        let game = replayed?;
        match &self.broken {
            Some(error) => Err(error.clone().into()),
            None => Ok(game),
        }
    }

    /// Compares the result in the record with what the log leads to.
    pub(crate) fn verify(&self) -> anyhow::Result<()> {
        self.record.verify()?;
        Ok(())
    }
}
