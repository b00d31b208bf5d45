//! A file of finished rounds: one line for each, so that a run of matches can be continued.

use std::collections::HashMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use palazzi_rules::Head;
use thiserror::Error;

use crate::arena::{Match, Standing};
use crate::budget::Budget;

/// The first line of the file.
const HEADER: &str = "palazzi arena 1: \
    ruleset players challenger opponent budget seed wins lead games decisions options\n";

/// What stands for no options.
const NO_OPTIONS: &str = "-";

/// What stands behind the options, before their number, if games were forfeited.
const FORFEITS: &str = "; forfeits ";

/// How many fields stand before the options.
const FIELDS: usize = 10;

/// How many of them say which round it is.
const NAMING_FIELDS: usize = 6;

/// The largest file that is read.
const SIZE_LIMIT: u64 = 1 << 30;

/// The largest lead of a game, and the most decisions. No game comes near either, and sums over all rounds are exact.
const GAME_LIMIT: u64 = 1_000_000;

/// The longest piece of a line that an error repeats.
const QUOTE_LIMIT: usize = 60;

/// An open file of finished rounds.
#[derive(Debug)]
pub struct Results {
    file: File,
    finished: HashMap<RoundKey, Standing>,
    was_cut: bool,
}

/// Why a file of results cannot be used.
#[derive(Debug, Error)]
pub enum BadResults {
    /// It cannot be opened, read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is locked.
    #[error("another run is writing to it")]
    InUse,
    /// It is a pipe or a device.
    #[error("is not a file")]
    NotAFile,
    /// It is larger than any file of results.
    #[error("larger than {} MiB", SIZE_LIMIT >> 20)]
    TooLarge,
    /// It holds something else.
    #[error("not a file of results: expected '{}' as the first line", HEADER.trim_end())]
    OtherFile,
    /// A line that has an end is broken.
    #[error("line {number}: '{line}' is not a finished round")]
    BadLine {
        /// Counted from one.
        number: usize,
        /// What stands there, cut to a length that fits a message, with control characters made visible.
        line: String,
    },
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
    pub(crate) fn new(head: &Head, game: &Match<impl Display>, round: u32) -> RoundKey {
        let Head { ruleset, players, .. } = head;
        let (challenger, opponent) = (word(&game.challenger), word(&game.opponent));
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
    ///
    /// # Errors
    /// If the file cannot be read and written, is in use, or is something else than a file of results.
    pub fn open(path: &Path) -> Result<Results, BadResults> {
        if path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            return Err(BadResults::NotAFile);
        }
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(BadResults::InUse),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut text = String::new();
        let size = (&file).take(SIZE_LIMIT + 1).read_to_string(&mut text)?;
        if size as u64 > SIZE_LIMIT {
            return Err(BadResults::TooLarge);
        }
        let complete = text.rfind('\n').map_or(0, |end| end + 1);
        let finished = parse(&text[..complete], &text[complete..])?;
        let was_cut = complete < text.len();
        if was_cut {
            file.set_len(complete as u64)?;
        }
        file.seek(SeekFrom::End(0))?;
        if complete == 0 {
            file.write_all(HEADER.as_bytes())?;
        }
        Ok(Results { file, finished, was_cut })
    }

    /// What whoever opened the file should be told.
    pub fn note(&self) -> Option<&'static str> {
        self.was_cut.then_some("the last line is incomplete and was dropped; its round is played again")
    }

    /// Forgets the rounds in which games were forfeited, so that they are played again. Of two lines about a round the
    /// later one counts.
    pub fn forget_forfeits(&mut self) {
        self.finished.retain(|_, played| played.forfeits == 0);
    }

    /// What the challenger achieved in a round, if it was played before.
    pub(crate) fn get(&self, key: &RoundKey) -> Option<Standing> {
        self.finished.get(key).copied()
    }

    /// Writes a round down at once, in one piece.
    pub(crate) fn append(&mut self, key: &RoundKey, played: Standing) -> io::Result<()> {
        self.file.write_all(line(key, played).as_bytes())
    }
}

/// The line of a round.
fn line(key: &RoundKey, played: Standing) -> String {
    let RoundKey { name, options } = key;
    let Standing { games, wins, lead, decisions, forfeits } = played;
    let forfeits = if forfeits > 0 { format!("{FORFEITS}{forfeits}") } else { String::new() };
    format!("{name} {wins} {lead} {games} {decisions} {options}{forfeits}\n")
}

/// A name as one word.
fn word(name: &impl Display) -> String {
    name.to_string().replace('%', "%25").replace(' ', "%20")
}

/// The options and components as they stand in a record, in one line.
fn options(head: &Head) -> String {
    let options = head.options.iter().map(|(name, value)| format!("option {name} {value}"));
    let components = head.components.iter().map(|(key, value)| format!("component {key} {value}"));
    let all: Vec<String> = options.chain(components).collect();
    if all.is_empty() { NO_OPTIONS.to_owned() } else { all.join("; ") }
}

/// Reads complete lines; `rest` is what comes after the last of them.
fn parse(lines: &str, rest: &str) -> Result<HashMap<RoundKey, Standing>, BadResults> {
    if lines.is_empty() && HEADER.starts_with(rest) {
        return Ok(HashMap::new());
    }
    let rounds = lines.strip_prefix(HEADER).ok_or(BadResults::OtherFile)?;
    let line = |(number, line): (usize, &str)| {
        parse_line(line).ok_or_else(|| BadResults::BadLine { number, line: shorten(line) })
    };
    (2..).zip(rounds.lines()).map(line).collect()
}

fn parse_line(line: &str) -> Option<(RoundKey, Standing)> {
    let fields: Vec<&str> = line.splitn(FIELDS + 1, ' ').collect();
    let [_, players, _, _, budget, seed, wins, lead, games, decisions, options] = fields[..] else {
        return None;
    };
    let (options, forfeits) = match options.rsplit_once(FORFEITS) {
        Some((options, forfeits)) => (options, forfeits.parse().ok()?),
        None => (options, 0),
    };
    let standing = Standing {
        wins: wins.parse().ok()?,
        lead: lead.parse().ok()?,
        games: games.parse().ok()?,
        decisions: decisions.parse().ok()?,
        forfeits,
    };
    budget.parse::<Budget>().ok()?;
    seed.parse::<u64>().ok()?;
    let possible = players == games
        && (0.0..=f64::from(standing.games)).contains(&standing.wins)
        && standing.lead.unsigned_abs() <= GAME_LIMIT * u64::from(standing.games)
        && standing.decisions <= GAME_LIMIT * u64::from(standing.games)
        && forfeits <= standing.games;
    let key = RoundKey { name: fields[..NAMING_FIELDS].join(" "), options: options.to_owned() };
    possible.then_some((key, standing))
}

fn shorten(line: &str) -> String {
    let mut quote: String = line.chars().take(QUOTE_LIMIT).flat_map(char::escape_debug).collect();
    if line.chars().nth(QUOTE_LIMIT).is_some() {
        quote.push('…');
    }
    quote
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
        assert_eq!(standing, Standing { games: 2, wins: 1.5, lead: -12, decisions: 240, forfeits: 0 });
        assert_eq!(line(&key, standing), format!("{ROUND}\n"));
    }

    #[test]
    fn forfeits_stand_behind_the_options() {
        for options in ["-", "option cards top=II bonus=IX"] {
            let played = ROUND.replace("240 -", &format!("240 {options}; forfeits 2"));
            let (key, standing) = parse_line(&played).unwrap();
            assert_eq!((key.options.as_str(), standing.forfeits), (options, 2));
            assert_eq!(line(&key, standing), format!("{played}\n"));
        }
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
            "carrara-2e 2 greedy random 100 7 1.5 9223372036854775807 2 240 -",
            "carrara-2e 2 greedy random 100 7 1.5 -9223372036854775808 2 240 -",
            "carrara-2e 2 greedy random 100 7 1.5 -12 2 18446744073709551615 -",
            "carrara-2e 2 greedy random 100 7 1.5 -12 2 240 -; forfeits 3",
            "carrara-2e 2 greedy random 100 7 1.5 -12 2 240 -; forfeits some",
        ];
        for line in broken {
            assert!(parse_line(line).is_none(), "{line}");
        }
        let text = format!("{HEADER}{ROUND}\nnonsense\n");
        let error = parse(&text, "").unwrap_err();
        assert_eq!(error.to_string(), "line 3: 'nonsense' is not a finished round");
    }

    #[test]
    fn what_is_repeated_of_a_broken_line_is_short_and_commands_no_terminal() {
        let broken = format!("\u{1b}]0;{}", "x".repeat(10_000));
        let error = parse(&format!("{HEADER}{broken}\n"), "").unwrap_err();
        let kept = "x".repeat(QUOTE_LIMIT - 4);
        assert_eq!(error.to_string(), format!("line 2: '\\u{{1b}}]0;{kept}…' is not a finished round"));
    }

    #[test]
    fn options_keep_rounds_apart() {
        let (plain, _) = parse_line(ROUND).unwrap();
        let (other, _) = parse_line(&ROUND.replace("240 -", "240 option cards top=II bonus=IX")).unwrap();
        assert_eq!(plain.name, other.name);
        assert_eq!(other.options, "option cards top=II bonus=IX");
    }
}
