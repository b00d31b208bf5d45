use std::fmt::{self, Write};
use std::str::FromStr;

use palazzi_rules::{Game, Pending, Record, RecordError, RecordFault, Step, shuffle};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use thiserror::Error;

/// What all draws of a table follow from. Its hash is shown before the first draw, the seed itself when the game is
/// over: then everybody can derive every draw anew.
///
/// Draw number n, counted from 0, is sampled with ChaCha20 from stream n of the generator that has the seed as its key.
/// Draws are never taken back, so that n is also the number of the `*` entries before it in the record.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; Seed::BYTES]);

impl Seed {
    /// How long a seed is.
    pub const BYTES: usize = 32;

    /// The seed with these bytes, which must be random and secret.
    pub fn new(bytes: [u8; Seed::BYTES]) -> Seed {
        Seed(bytes)
    }

    /// The SHA-256 of the seed in hexadecimal digits.
    pub fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// Draws the pending chance of a game in which so many draws have been made before.
    ///
    /// # Panics
    /// If chance is not pending.
    pub fn draw<G: Game>(&self, draws: u64, game: &G) -> G::Chance {
        game.sample_chance(&mut self.stream(draws))
    }

    /// Puts the seats of a table into the order in which they play.
    pub fn shuffle<T>(&self, seats: &mut [T]) {
        shuffle(&mut self.stream(u64::MAX), seats);
    }

    /// A number for the draws of a bot that decides after so many lines of a log; tells nothing about the draws of the game.
    pub fn for_bot(&self, number: u64) -> u64 {
        let digest = Sha256::new()
            .chain_update(self.0)
            .chain_update(b"bot")
            .chain_update(number.to_le_bytes())
            .finalize();
        digest.iter().take(8).fold(0, |value, byte| value << 8 | u64::from(*byte))
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        rng
    }

    /// Derives every draw of a record anew.
    ///
    /// # Errors
    /// If an entry is not allowed, or a draw is not the one that follows from the seed.
    pub fn verify<G: Game>(&self, record: &Record<G>) -> Result<u64, RecordError> {
        let mut draws = 0;
        let mut fault = None;
        record.replay(|entries, game| {
            let Some(Step::Chance(found)) = record.log.get(entries) else { return };
            if fault.is_some() || game.pending() != Pending::Chance {
                return;
            }
            let expected = self.draw(draws, game);
            draws += 1;
            if *found != expected {
                let entry = format!("* {found}");
                let reason = format!("the seed leads to '* {expected}'");
                let reason = RecordFault::Refused { entry, reason };
                fault = Some(RecordError { line: record.line_of(entries), reason });
            }
        })?;
        fault.map_or(Ok(draws), Err)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let is_hexadecimal = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if text.len() != 2 * Seed::BYTES || !is_hexadecimal {
            return Err(BadSeed(text.len()));
        }
        let byte = |index: usize| u8::from_str_radix(&text[2 * index..2 * index + 2], 16);
        let mut bytes = [0; Seed::BYTES];
        for (index, place) in bytes.iter_mut().enumerate() {
            *place = byte(index).map_err(|_| BadSeed(text.len()))?;
        }
        Ok(Seed(bytes))
    }
}

/// A text that is no seed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a seed has {wanted} hexadecimal digits, this text has {0} characters", wanted = 2 * Seed::BYTES)]
pub struct BadSeed(usize);

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
