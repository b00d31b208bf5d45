//! Takes the names of functions out of programs for browsers: they are for whoever works on the client.

use anyhow::{Context, Result};

/// A program without its custom sections, of which browsers need none.
pub(crate) fn strip(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut stripped = wasm.get(..HEADER).context("a program is cut short")?.to_vec();
    let mut at = HEADER;
    while at < wasm.len() {
        let (size, body) = number(wasm, at + 1).context("a section is cut short")?;
        let end = body + size;
        let section = wasm.get(at..end).context("a section is cut short")?;
        if section[0] != CUSTOM {
            stripped.extend_from_slice(section);
        }
        at = end;
    }
    Ok(stripped)
}

/// The magic number and the version.
const HEADER: usize = 8;
/// The id of custom sections.
const CUSTOM: u8 = 0;

/// A number in LEB128, and where what follows it begins.
fn number(wasm: &[u8], mut at: usize) -> Option<(usize, usize)> {
    let (mut value, mut shift) = (0_usize, 0);
    loop {
        let byte = *wasm.get(at)?;
        at += 1;
        value |= usize::from(byte & 0x7f).checked_shl(shift)?;
        if byte & 0x80 == 0 {
            return Some((value, at));
        }
        shift += 7;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn custom_sections_go_and_others_stay() {
        let long_name = [&[0, 0x82, 0x01][..], &[7; 130]].concat();
        let code = [10, 2, 1, 1];
        let program = [PROGRAM, &long_name, &code, &[0, 1, 9]].concat();
        assert_eq!(strip(&program).expect("the program is whole"), [PROGRAM, &code].concat());
    }

    #[test]
    fn a_program_that_is_cut_short_is_refused() {
        assert!(strip(b"\0asm").is_err());
        assert!(strip(&[PROGRAM, &[10, 5, 1]].concat()).is_err());
        assert!(strip(&[PROGRAM, &[10, 0x85]].concat()).is_err());
    }
}
