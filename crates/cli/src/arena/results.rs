//! The file of `--results`: one line for every finished round, so that a run can be continued.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use palazzi_bots::{Budget, Match, Standing};
use palazzi_rules::Head;

use super::competitor::Contender;
use crate::output;

/// The first line of the file.
const HEADER: &str = "palazzi arena 1: \
    ruleset players challenger opponent budget seed wins lead games decisions options\n";

/// What stands for no options.
const NO_OPTIONS: &str = "-";

/// How many fields stand before the options.
const FIELDS: usize = 10;

/// How many of them say which round it is.
const NAMING_FIELDS: usize = 6;

/// The largest file that is read.
const SIZE_LIMIT: u64 = 1 << 30;

/// An open file of finished rounds.
pub(crate) struct Results {
    path: PathBuf,
    file: File,
    finished: HashMap<RoundKey, Standing>,
}

/// What makes two rounds the same: the game, the bots, the budget, the seed and the options.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct RoundKey {
    /// The first fields of the line.
    name: String,
    options: String,
}

impl RoundKey {
    /// The round of a match with this number.
    pub(crate) fn new(head: &Head, game: &Match<&Contender>, round: u32) -> RoundKey {
        let Head { ruleset, players, .. } = head;
        let (challenger, opponent) = (game.challenger.key(), game.opponent.key());
        let budget = game.budget.to_string();
        let seed = game.seed.wrapping_add(round.into());
        RoundKey {
            name: format!("{ruleset} {players} {challenger} {opponent} {budget} {seed}"),
            options: options(head),
        }
    }
}

impl Results {
    /// Opens or makes the file and reads what it holds. A last line that was not written to its end is cut off.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Results> {
        let failure = |error| output::failure(path, &error);
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(failure)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("{}: another run is writing to it", path.display()),
            Err(TryLockError::Error(error)) => return Err(failure(error)),
        }
        let text = read(&mut file, path)?;
        let complete = text.rfind('\n').map_or(0, |end| end + 1);
        let finished =
            parse(&text[..complete], &text[complete..]).with_context(|| path.display().to_string())?;
        if complete < text.len() {
            let note = "the last line is incomplete and was dropped; its round is played again";
            // Where standard error is closed nobody can be told.
            let _ = writeln!(io::stderr(), "note: {}: {note}", path.display());
            file.set_len(complete as u64).map_err(failure)?;
        }
        file.seek(SeekFrom::End(0)).map_err(failure)?;
        let mut results = Results { path: path.to_owned(), file, finished };
        if complete == 0 {
            results.write(HEADER)?;
        }
        Ok(results)
    }

    /// What the challenger achieved in a round, if it was played before.
    pub(crate) fn get(&self, key: &RoundKey) -> Option<Standing> {
        self.finished.get(key).copied()
    }

    /// Writes a round down at once.
    pub(crate) fn append(&mut self, key: &RoundKey, played: Standing) -> anyhow::Result<()> {
        let Standing { games, wins, lead, decisions } = played;
        self.write(&format!("{} {wins} {lead} {games} {decisions} {}\n", key.name, key.options))
    }

    /// Writes whole lines in one piece.
    fn write(&mut self, lines: &str) -> anyhow::Result<()> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| output::failure(&self.path, &error))
    }
}

/// The options and components as they stand in a record, in one line.
fn options(head: &Head) -> String {
    let options = head.options.iter().map(|(name, value)| format!("option {name} {value}"));
    let components = head.components.iter().map(|(key, value)| format!("component {key} {value}"));
    let all: Vec<String> = options.chain(components).collect();
    if all.is_empty() { NO_OPTIONS.to_owned() } else { all.join("; ") }
}

fn read(file: &mut File, path: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    let size = file.take(SIZE_LIMIT + 1).read_to_string(&mut text);
    let size = size.map_err(|error| output::failure(path, &error))?;
    ensure!(size as u64 <= SIZE_LIMIT, "{}: larger than {} MiB", path.display(), SIZE_LIMIT >> 20);
    Ok(text)
}

/// Reads complete lines; `rest` is what comes after the last of them.
fn parse(lines: &str, rest: &str) -> anyhow::Result<HashMap<RoundKey, Standing>> {
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

fn parse_line(line: &str) -> Option<(RoundKey, Standing)> {
    let fields: Vec<&str> = line.splitn(FIELDS + 1, ' ').collect();
    let [_, players, _, _, budget, seed, wins, lead, games, decisions, options] = fields[..] else {
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
    let possible = players == games && (0.0..=f64::from(standing.games)).contains(&standing.wins);
    let key = RoundKey { name: fields[..NAMING_FIELDS].join(" "), options: options.to_owned() };
    possible.then_some((key, standing))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: &str = "carrara-2e 2 greedy random 100 7 1.5 -12 2 240 -";

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let (key, standing) = parse_line(ROUND).unwrap();
        assert_eq!(key.name, "carrara-2e 2 greedy random 100 7");
        assert_eq!(key.options, "-");
        assert_eq!(standing, Standing { games: 2, wins: 1.5, lead: -12, decisions: 240 });
    }

    #[test]
    fn lines_that_are_no_rounds_are_refused() {
        let broken = [
            "",
            "carrara-2e 2 greedy random 100 7 1.5 -12 2 240",
            "carrara-2e 2 greedy random 100 7 2.5 -12 2 240 -",
            "carrara-2e 2 greedy random 100 7 NaN -12 2 240 -",
            "carrara-2e 2 greedy random 100 7 1.5 -12 3 240 -",
            "carrara-2e 2 greedy random fast 7 1.5 -12 2 240 -",
            "carrara-2e 2 greedy random 100 x 1.5 -12 2 240 -",
        ];
        for line in broken {
            assert!(parse_line(line).is_none(), "{line}");
        }
        let text = format!("{HEADER}{ROUND}\nnonsense\n");
        let error = parse(&text, "").unwrap_err();
        assert_eq!(error.to_string(), "line 3: 'nonsense' is not a finished round");
    }

    #[test]
    fn options_keep_rounds_apart() {
        let (plain, _) = parse_line(ROUND).unwrap();
        let (other, _) = parse_line(&ROUND.replace("240 -", "240 option cards top=II bonus=IX")).unwrap();
        assert_eq!(plain.name, other.name);
        assert_eq!(other.options, "option cards top=II bonus=IX");
    }
}
