use std::io::{self, Write};

use palazzi_rules::{Game, Offers, Pending};
use serde::Serialize;

/// One line of the form of `docs/rules/trace.md`.
#[derive(Serialize)]
pub(crate) struct TraceLine<'a, S> {
    pub(crate) seq: usize,
    pub(crate) entry: Option<&'a str>,
    pub(crate) pending: String,
    pub(crate) legal: Vec<String>,
    pub(crate) state: S,
}

impl<'a, S: Serialize> TraceLine<'a, S> {
    /// The position of `game` after `seq` entries, the last of which is `entry`.
    pub(crate) fn new<G: Game<Trace = S>>(seq: usize, entry: Option<&'a str>, game: &G) -> TraceLine<'a, S> {
        let (pending, legal) = match game.pending() {
            Pending::Chance => ("*".to_owned(), Vec::new()),
            Pending::Over => ("over".to_owned(), Vec::new()),
            Pending::Decide(seat) => {
                let mut offers = Offers::default();
                game.legal_actions(seat, &mut offers);
                let mut legal: Vec<String> = offers.iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                (seat.to_string(), legal)
            }
        };
        TraceLine { seq, entry, pending, legal, state: game.trace() }
    }

    /// Writes the line as compact JSON.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}
