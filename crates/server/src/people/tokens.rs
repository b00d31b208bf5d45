use std::fmt::Write;

use palazzi_protocol::Code;
use sha2::{Digest, Sha256};

use crate::refusal::Refusal;

/// Bytes of a token: too many to guess.
const TOKEN_BYTES: usize = 32;

/// Bytes of the id of a person, a session or a report: too many to meet twice.
const ID_BYTES: usize = 10;

/// What shows who somebody is: random hexadecimal digits.
pub(crate) fn fresh_token() -> Result<String, Refusal> {
    random::<TOKEN_BYTES>().map(|bytes| hex(&bytes))
}

/// What names something for ever: random hexadecimal digits.
pub(crate) fn fresh_id() -> Result<String, Refusal> {
    random::<ID_BYTES>().map(|bytes| hex(&bytes))
}

/// A number that nobody can foresee.
pub(crate) fn fresh_number() -> Result<u64, Refusal> {
    random().map(u64::from_le_bytes)
}

/// The form in which a token is stored: whoever reads the store cannot sign in with it.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn random<const BYTES: usize>() -> Result<[u8; BYTES], Refusal> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system has no random numbers");
        Refusal::new(Code::Unavailable, "the server cannot do that now; nothing has happened")
    })?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string does not fail");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_64_digits_and_never_the_same() {
        let [a, b] = [fresh_token().expect("random"), fresh_token().expect("random")];
        assert_eq!(a.len(), 64);
        assert_ne!(a, b);
    }

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
