//! The file of `--results`: one line for every finished round, so that a run can be continued.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use palazzi_bots::{Budget, Match, Standing};
use palazzi_yardstick::Yardstick;

use crate::bars::Bar;

/// The first line of the file.
const HEADER: &str =
    "palazzi yardstick 1: ruleset players bot opponent budget seed wins lead games decisions\n";

/// How many fields say which round it is.
const NAMING_FIELDS: usize = 6;

/// The largest file that is read.
const SIZE_LIMIT: u64 = 1 << 30;

/// An open file of finished rounds.
pub(crate) struct Results {
    path: PathBuf,
    file: File,
    finished: HashMap<String, Standing>,
}

/// What makes two rounds the same: the game, the bots, the budget and the seed.
pub(crate) fn round_name(bar: &Bar, game: &Match<Yardstick>, round: u32) -> String {
    let Bar { ruleset, players, .. } = bar;
    let Match { challenger, opponent, seed, .. } = game;
    let (budget, seed) = (game.budget.to_string(), seed.wrapping_add(round.into()));
    format!("{ruleset} {players} {challenger} {opponent} {budget} {seed}")
}

impl Results {
    /// Opens or makes the file and reads what it holds. A last line that was not written to its end is cut off.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Results> {
        let name = || path.display().to_string();
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.with_context(name)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("{}: another run is writing to it", name()),
            Err(TryLockError::Error(error)) => return Err(error).with_context(name),
        }
        let mut text = String::new();
        let size = (&file).take(SIZE_LIMIT + 1).read_to_string(&mut text).with_context(name)?;
        ensure!(size as u64 <= SIZE_LIMIT, "{}: larger than {} MiB", name(), SIZE_LIMIT >> 20);
        let complete = text.rfind('\n').map_or(0, |end| end + 1);
        let finished = parse(&text[..complete], &text[complete..]).with_context(name)?;
        if complete < text.len() {
            let note = "the last line is incomplete and was dropped; its round is played again";
            // Where standard error is closed nobody can be told.
            let _ = writeln!(io::stderr(), "note: {}: {note}", name());
            file.set_len(complete as u64).with_context(name)?;
        }
        file.seek(SeekFrom::End(0)).with_context(name)?;
        let mut results = Results { path: path.to_owned(), file, finished };
        if complete == 0 {
            results.write(HEADER)?;
        }
        Ok(results)
    }

    /// What the bot achieved in a round, if it was played before.
    pub(crate) fn get(&self, round: &str) -> Option<Standing> {
        self.finished.get(round).copied()
    }

    /// Writes a round down at once.
    pub(crate) fn append(&mut self, round: &str, played: Standing) -> anyhow::Result<()> {
        let Standing { games, wins, lead, decisions } = played;
        self.write(&format!("{round} {wins} {lead} {games} {decisions}\n"))
    }

    /// Writes whole lines in one piece.
    fn write(&mut self, lines: &str) -> anyhow::Result<()> {
        self.file.write_all(lines.as_bytes()).with_context(|| self.path.display().to_string())
    }
}

/// Reads complete lines; `rest` is what comes after the last of them.
fn parse(lines: &str, rest: &str) -> anyhow::Result<HashMap<String, Standing>> {
    if lines.is_empty() && HEADER.starts_with(rest) {
        return Ok(HashMap::new());
    }
    let Some(rounds) = lines.strip_prefix(HEADER) else {
        bail!("not a file of results: expected '{}' as the first line", HEADER.trim_end());
    };
    let line = |(index, line): (usize, &str)| {
        parse_line(line).with_context(|| format!("line {}: '{line}' is not a finished round", index + 2))
    };
    rounds.lines().enumerate().map(line).collect()
}

fn parse_line(line: &str) -> Option<(String, Standing)> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [_, players, _, _, budget, seed, wins, lead, games, decisions] = fields[..] else {
        return None;
    };
    let standing = Standing {
        wins: wins.parse().ok()?,
        lead: lead.parse().ok()?,
        games: games.parse().ok()?,
        decisions: decisions.parse().ok()?,
    };
    budget.parse::<Budget>().ok()?;
    seed.parse::<u64>().ok()?;
    let is_possible = players == games && (0.0..=f64::from(standing.games)).contains(&standing.wins);
    is_possible.then(|| (fields[..NAMING_FIELDS].join(" "), standing))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: &str = "carrara-2e 2 flat ismcts 50ms 7 1.5 -12 2 240";

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let (name, standing) = parse_line(ROUND).unwrap();
        assert_eq!(name, "carrara-2e 2 flat ismcts 50ms 7");
        assert_eq!(standing, Standing { games: 2, wins: 1.5, lead: -12, decisions: 240 });
    }

    #[test]
    fn lines_that_are_no_rounds_are_refused() {
        let broken = [
            "",
            "carrara-2e 2 flat ismcts 50ms 7 1.5 -12 2",
            "carrara-2e 2 flat ismcts 50ms 7 2.5 -12 2 240",
            "carrara-2e 2 flat ismcts 50ms 7 NaN -12 2 240",
            "carrara-2e 2 flat ismcts 50ms 7 1.5 -12 3 240",
            "carrara-2e 2 flat ismcts fast 7 1.5 -12 2 240",
            "carrara-2e 2 flat ismcts 50ms x 1.5 -12 2 240",
        ];
        for line in broken {
            assert!(parse_line(line).is_none(), "{line}");
        }
        let error = parse(&format!("{HEADER}{ROUND}\nnonsense\n"), "").unwrap_err();
        assert_eq!(error.to_string(), "line 3: 'nonsense' is not a finished round");
    }
}
