use std::fmt::{self, Debug};

use thiserror::Error;

use crate::notation::{NotationError, shorten};
use crate::ruleset::{Ruleset, UnknownRuleset};

/// The version of the rules that this program plays; records of earlier versions keep replaying.
pub const RULES_VERSION: u32 = 1;

/// No head has more lines than this.
const HEAD_LINES_LIMIT: usize = 64;

/// The version of the record format.
const FORMAT_VERSION: u32 = 1;

/// What an engine needs before play, and its form in the head of a record.
pub trait Setup: Clone + Eq + Debug {
    /// Reads the facts of a record's head.
    fn from_head(head: &Head) -> Result<Self, HeadError>;

    /// The facts as they stand in a record's head.
    fn head(&self) -> Head;

    /// The component sheet that comes with the program, as TOML.
    fn built_in_sheet() -> &'static str;

    /// Reads a component sheet (TOML) that replaces all or some of the built-in values. Returns the values that
    /// differ, as they stand in a record's head.
    fn read_sheet(text: &str) -> Result<Vec<(String, String)>, HeadError>;
}

/// The facts fixed before play, as written above the first `--` of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// What is played.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: usize,
    /// `option NAME VALUE` lines.
    pub options: Vec<(String, String)>,
    /// `component KEY VALUE` lines: values that differ from the built-in component sheet.
    pub components: Vec<(String, String)>,
}

/// What is wrong with the head of a record, or with a wish to start a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HeadError {
    /// The text is no record at all.
    #[error("not a record: expected 'palazzi {FORMAT_VERSION}' as the first line, found '{0}'")]
    NotARecord(String),
    /// The format is newer than this program.
    #[error("record format {found} is newer than this program knows ({FORMAT_VERSION})")]
    NewerFormat {
        /// The version in the record.
        found: u32,
    },
    /// The rules are newer than this program.
    #[error("rules version {found} is newer than this program knows ({RULES_VERSION})")]
    NewerRules {
        /// The version in the record.
        found: u32,
    },
    /// A value that is not a number, or not a sensible one.
    #[error("'{found}' is not a valid value for '{key}', expected {expected}")]
    BadValue {
        /// The word before the value.
        key: String,
        /// The value.
        found: String,
        /// What would be accepted.
        expected: String,
    },
    /// A line that starts with an unknown word.
    #[error("unknown line '{0}', expected ruleset, rules, players, option, component or --")]
    UnknownLine(String),
    /// A fact that stands twice.
    #[error("'{0}' is given twice")]
    Twice(String),
    /// A fact that is missing.
    #[error("the head has no '{0}' line")]
    Missing(&'static str),
    /// The text ends before the log.
    #[error("the record ends inside its head: expected '--'")]
    Truncated,
    /// More lines than any head needs.
    #[error("the head has more than {HEAD_LINES_LIMIT} lines")]
    TooLong,
    /// A ruleset that does not exist.
    #[error(transparent)]
    Ruleset(#[from] UnknownRuleset),
    /// A ruleset of another game than the one that was asked for.
    #[error("{0} is another game")]
    OtherGame(Ruleset),
    /// A number of players that the ruleset does not allow.
    #[error("{ruleset} is for {least} to {most} players, not {found}")]
    Players {
        /// The ruleset.
        ruleset: Ruleset,
        /// The smallest table.
        least: usize,
        /// The largest table.
        most: usize,
        /// What was asked for.
        found: usize,
    },
    /// An option that the ruleset does not have.
    #[error("{ruleset} has no option '{option}'")]
    UnknownOption {
        /// The ruleset.
        ruleset: Ruleset,
        /// The option.
        option: String,
    },
    /// An option with a value that it cannot have.
    #[error("option {option}: {error}")]
    BadOption {
        /// The option.
        option: String,
        /// What is wrong with its value.
        error: NotationError,
    },
    /// A set of cards that the component sheet does not have.
    #[error("unknown card set '{found}', expected one of {}", known.join(", "))]
    UnknownSet {
        /// The name.
        found: String,
        /// The sets that there are.
        known: Vec<String>,
    },
    /// A component sheet, or a line of one, that cannot be used.
    #[error("component sheet: {0}")]
    Component(String),
}

impl HeadError {
    /// The line of a record that the error is about, if it is about one fact.
    pub(crate) fn line_in(&self, text: &str) -> Option<usize> {
        let start = match self {
            HeadError::Players { .. } => "players ".to_owned(),
            HeadError::UnknownOption { option, .. } | HeadError::BadOption { option, .. } => {
                format!("option {option} ")
            }
            _ => return None,
        };
        text.lines().take(HEAD_LINES_LIMIT).position(|line| line.starts_with(&start)).map(|index| index + 1)
    }
}

impl Head {
    /// The head of a game without options.
    pub fn new(ruleset: Ruleset, players: usize) -> Head {
        Head { ruleset, players, options: Vec::new(), components: Vec::new() }
    }

    /// Refuses a number of players that the ruleset does not allow.
    pub fn check_players(ruleset: Ruleset, players: usize) -> Result<(), HeadError> {
        let range = ruleset.players();
        if range.contains(&players) {
            return Ok(());
        }
        Err(HeadError::Players { ruleset, least: *range.start(), most: *range.end(), found: players })
    }

    /// Reads the head of a record. Returns it with the number of lines it takes, the closing `--` included.
    ///
    /// An error comes with the number of the line that it is about, counted from 1.
    pub fn parse(text: &str) -> Result<(Head, usize), (usize, HeadError)> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        let first = lines.next().map_or("", |(_, line)| line);
        check_format(first).map_err(|error| (1, error))?;
        let mut draft = Draft::default();
        for (number, line) in lines {
            if line == "--" {
                let head = draft.finish().map_err(|error| (error.line_in(text).unwrap_or(number), error))?;
                return Ok((head, number));
            }
            if number > HEAD_LINES_LIMIT {
                return Err((number, HeadError::TooLong));
            }
            draft.add(line).map_err(|error| (number, error))?;
        }
        Err((text.lines().count().max(1), HeadError::Truncated))
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "palazzi {FORMAT_VERSION}")?;
        writeln!(f, "ruleset {}", self.ruleset)?;
        writeln!(f, "rules {RULES_VERSION}")?;
        writeln!(f, "players {}", self.players)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        for (key, value) in &self.components {
            writeln!(f, "component {key} {value}")?;
        }
        writeln!(f, "--")
    }
}

/// What is wrong with a component sheet that is not TOML, with the line.
pub(crate) fn toml_fault(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
    format!("line {line}: {}", error.message())
}

fn check_format(first: &str) -> Result<(), HeadError> {
    let version = first
        .strip_prefix("palazzi ")
        .and_then(|version| version.parse::<u32>().ok())
        .filter(|version| *version > 0)
        .ok_or_else(|| HeadError::NotARecord(shorten(first)))?;
    if version > FORMAT_VERSION {
        return Err(HeadError::NewerFormat { found: version });
    }
    Ok(())
}

/// A head of which some lines have been read.
#[derive(Default)]
struct Draft {
    ruleset: Option<Ruleset>,
    rules: Option<u32>,
    players: Option<usize>,
    options: Vec<(String, String)>,
    components: Vec<(String, String)>,
}

impl Draft {
    fn add(&mut self, line: &str) -> Result<(), HeadError> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "ruleset" => set(&mut self.ruleset, key, value.parse()?),
            "rules" => {
                let found: u32 = number(key, value)?;
                if found > RULES_VERSION {
                    return Err(HeadError::NewerRules { found });
                }
                set(&mut self.rules, key, found)
            }
            "players" => set(&mut self.players, key, number::<u8>(key, value)?.into()),
            "option" => insert(&mut self.options, value),
            "component" => insert(&mut self.components, value),
            _ => Err(HeadError::UnknownLine(shorten(line))),
        }
    }

    fn finish(self) -> Result<Head, HeadError> {
        let ruleset = self.ruleset.ok_or(HeadError::Missing("ruleset"))?;
        self.rules.ok_or(HeadError::Missing("rules"))?;
        let players = self.players.ok_or(HeadError::Missing("players"))?;
        Head::check_players(ruleset, players)?;
        Ok(Head { ruleset, players, options: self.options, components: self.components })
    }
}

fn set<T>(place: &mut Option<T>, key: &str, value: T) -> Result<(), HeadError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(HeadError::Twice(key.to_owned())),
    }
}

fn insert(list: &mut Vec<(String, String)>, line: &str) -> Result<(), HeadError> {
    let (name, value) = line.split_once(' ').unwrap_or((line, ""));
    if name.is_empty() || value.trim().is_empty() {
        return Err(HeadError::BadValue {
            key: shorten(name),
            found: shorten(value),
            expected: "a name and a value".to_owned(),
        });
    }
    if list.iter().any(|(known, _)| known == name) {
        return Err(HeadError::Twice(shorten(name)));
    }
    list.push((name.to_owned(), value.trim().to_owned()));
    Ok(())
}

fn number<T: std::str::FromStr + PartialOrd + Default>(key: &str, value: &str) -> Result<T, HeadError> {
    value.parse().ok().filter(|number| *number > T::default()).ok_or_else(|| HeadError::BadValue {
        key: key.to_owned(),
        found: shorten(value),
        expected: "a whole number above 0".to_owned(),
    })
}
