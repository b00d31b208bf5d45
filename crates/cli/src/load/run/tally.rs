use std::collections::BTreeMap;

use palazzi_protocol::Code;

use crate::load::times::Times;

/// What is counted while moves are played.
pub(super) struct Tally {
    /// Moves that were submitted.
    pub(super) sent: u64,
    /// Moves that the server has acknowledged.
    pub(super) acknowledged: u64,
    /// Moves of which every socket of the table has been told.
    pub(super) told: u64,
    /// Moves that the server refused, by code.
    pub(super) refused: BTreeMap<String, u64>,
    /// Games that came to their end.
    pub(super) games: u64,
    /// Sockets that the server closed, or that said something unreadable.
    pub(super) sockets_lost: u64,
    /// Tables that could not be replaced.
    pub(super) tables_lost: u64,
    /// Messages that were received.
    pub(super) messages: u64,
    /// Their bytes.
    pub(super) bytes: u64,
    /// From when a move was due until it was submitted.
    pub(super) late: Times,
    /// From when a move was due until it was acknowledged.
    pub(super) to_done: Times,
    /// From when a move was due until it was acknowledged and every socket of the table had been told.
    pub(super) to_told: Times,
}

impl Tally {
    pub(super) fn new() -> Tally {
        Tally {
            sent: 0,
            acknowledged: 0,
            told: 0,
            refused: BTreeMap::new(),
            games: 0,
            sockets_lost: 0,
            tables_lost: 0,
            messages: 0,
            bytes: 0,
            late: Times::new(),
            to_done: Times::new(),
            to_told: Times::new(),
        }
    }

    pub(super) fn refuse(&mut self, code: Code) {
        *self.refused.entry(code.name().to_owned()).or_default() += 1;
    }

    /// How many moves were refused.
    pub(super) fn refusals(&self) -> u64 {
        self.refused.values().sum()
    }

    /// How many moves are neither finished nor refused.
    pub(super) fn unfinished(&self) -> u64 {
        self.sent - self.told - self.refusals()
    }
}
