use std::fmt;
use std::fs::{self, DirEntry, FileType};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{bail, ensure};
use palazzi_protocol::Seed;
use palazzi_rules::{Game, Head, Pending, Record, with_engine};
use serde::Serialize;
use serde_json::{Value, json};

use crate::figures::counted;
use crate::input::{self, InputError};
use crate::output;

/// The ending of a record's file name.
const EXTENSION: &str = "game";

/// How deep directories are searched.
const DEPTH_LIMIT: usize = 16;

/// The exit code if a record is wrong.
const FAILED: u8 = 1;

/// Replay records and check every entry and the result
///
/// A game that is not finished is fine as far as it goes. Of a wrong record the first mistake is shown. The exit
/// code is 1 if a record is wrong and 2 if something cannot be read; everything else is verified all the same.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi verify game.game
  palazzi verify games/ more-games/
  palazzi verify game.game --seed 9f86d0… --hash 15e2b0…     # what the server showed at the end and at the start")]
pub(crate) struct Args {
    /// Records (- is standard input) and directories, which are searched for *.game
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
    /// Derive every draw anew from the seed that the server showed at the end of the game
    #[arg(long, value_name = "HEX")]
    seed: Option<Seed>,
    /// The hash that the server showed at the start: it must be the hash of the seed
    #[arg(long, value_name = "HEX", requires = "seed")]
    hash: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What a record turned out to be.
#[derive(Serialize)]
#[serde(tag = "status", rename_all = "lowercase")]
enum Verdict {
    /// A finished game with the right result.
    Complete { entries: usize },
    /// A game that stops before its end.
    Unfinished { entries: usize },
    /// Something that is wrong.
    Failed { line: Option<usize>, reason: String },
    /// Nothing that could be judged.
    Unreadable { reason: String },
}

/// What a path leads to.
enum Found {
    /// A file to judge.
    File(PathBuf),
    /// Something that cannot be searched or holds no records, and why.
    Unreadable(PathBuf, String),
}

/// A verdict with the file that it is about.
#[derive(Serialize)]
struct JudgedFile {
    path: String,
    #[serde(flatten)]
    verdict: Verdict,
}

/// How many records of each kind there are.
#[derive(Default)]
struct Summary {
    complete: usize,
    unfinished: usize,
    failed: usize,
    unreadable: usize,
}

/// Verifies everything that is named.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if let (Some(seed), Some(hash)) = (&args.seed, &args.hash) {
        ensure!(
            seed.hash().eq_ignore_ascii_case(hash),
            "the hash of the seed is {}, not {hash}: this is not the seed that was promised",
            seed.hash(),
        );
    }
    let mut summary = Summary::default();
    let mut files = Vec::new();
    // Whether anybody reads the output or not, everything is judged: the exit code tells.
    let mut written = Ok(());
    for found in find_records(&args.paths) {
        let (path, verdict) = found.judge(args.seed.as_ref());
        summary.add(&verdict);
        if args.json {
            files.push(JudgedFile { path: input::name(&path), verdict });
        } else {
            written = written.and_then(|()| write_verdict(&path, &verdict, out));
        }
    }
    let last = if args.json { summary.json(&files).to_string() } else { summary.to_string() };
    output::unless_closed(written.and_then(|()| writeln!(out, "{last}")))?;
    summary.exit_code()
}

impl Found {
    fn judge(self, seed: Option<&Seed>) -> (PathBuf, Verdict) {
        match self {
            Found::File(path) => {
                let verdict = judge_file(&path, seed);
                (path, verdict)
            }
            Found::Unreadable(path, reason) => (path, Verdict::Unreadable { reason }),
        }
    }
}

impl Summary {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Complete { .. } => self.complete += 1,
            Verdict::Unfinished { .. } => self.unfinished += 1,
            Verdict::Failed { .. } => self.failed += 1,
            Verdict::Unreadable { .. } => self.unreadable += 1,
        }
    }

    fn json(&self, files: &[JudgedFile]) -> Value {
        let Summary { complete, unfinished, failed, unreadable } = self;
        json!({
            "files": files,
            "complete": complete,
            "unfinished": unfinished,
            "failed": failed,
            "unreadable": unreadable,
        })
    }

    /// # Errors
    /// If something could not be read.
    fn exit_code(&self) -> anyhow::Result<ExitCode> {
        if self.unreadable > 0 {
            bail!("{} cannot be read", counted(self.unreadable as u64, "path"));
        }
        Ok(if self.failed > 0 { ExitCode::from(FAILED) } else { ExitCode::SUCCESS })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Summary { complete, unfinished, failed, unreadable } = self;
        write!(f, "{complete} complete, {unfinished} unfinished, {failed} failed")?;
        if *unreadable > 0 {
            write!(f, ", {unreadable} unreadable")?;
        }
        Ok(())
    }
}

fn write_verdict(path: &Path, verdict: &Verdict, out: &mut dyn Write) -> io::Result<()> {
    let path = input::name(path);
    match verdict {
        Verdict::Complete { .. } => Ok(()),
        Verdict::Unfinished { entries } => {
            let entries = if *entries == 1 { "1 entry".to_owned() } else { format!("{entries} entries") };
            writeln!(out, "{path}: unfinished, {entries}")
        }
        Verdict::Failed { line: Some(line), reason } => writeln!(out, "{path}: line {line}: {reason}"),
        Verdict::Failed { line: None, reason } | Verdict::Unreadable { reason } => {
            writeln!(out, "{path}: {reason}")
        }
    }
}

/// Judges what a file holds.
fn judge_file(path: &Path, seed: Option<&Seed>) -> Verdict {
    match input::read_text(path) {
        Ok(text) => judge_text(&text, seed),
        Err(error @ InputError::Unreadable(_)) => Verdict::Unreadable { reason: error.to_string() },
        Err(error) => Verdict::Failed { line: None, reason: error.to_string() },
    }
}

fn judge_text(text: &str, seed: Option<&Seed>) -> Verdict {
    match Head::parse(text) {
        Ok((head, _)) => with_engine!(head.ruleset.engine(), G => judge::<G>(text, seed)),
        Err((line, error)) => Verdict::Failed { line: Some(line), reason: error.to_string() },
    }
}

fn judge<G: Game>(text: &str, seed: Option<&Seed>) -> Verdict {
    let checked = Record::<G>::check_text(text).and_then(|game| {
        let record = Record::<G>::parse(text)?;
        seed.map_or(Ok(0), |seed| seed.verify(&record))?;
        Ok((game, record))
    });
    match checked {
        Ok((game, record)) if game.pending() == Pending::Over => {
            Verdict::Complete { entries: record.log.len() }
        }
        Ok((_, record)) => Verdict::Unfinished { entries: record.log.len() },
        Err(error) => Verdict::Failed { line: Some(error.line), reason: error.reason.to_string() },
    }
}

/// The files that are named, and the records in the directories that are named.
fn find_records(paths: &[PathBuf]) -> Vec<Found> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(Found::File(path.clone()));
            continue;
        }
        let before = found.len();
        search(path, DEPTH_LIMIT, &mut found);
        if found.len() == before {
            let reason = format!("no *.{EXTENSION} files in this directory");
            found.push(Found::Unreadable(path.clone(), reason));
        }
    }
    found
}

/// Adds the records below `dir` in the order of their names. Links to directories are not followed.
fn search(dir: &Path, depth: usize, found: &mut Vec<Found>) {
    if depth == 0 {
        let reason = format!("directories are nested more than {DEPTH_LIMIT} deep");
        found.push(Found::Unreadable(dir.to_owned(), reason));
        return;
    }
    let entries = match sorted_entries(dir) {
        Ok(entries) => entries,
        Err(error) => {
            found.push(Found::Unreadable(dir.to_owned(), input::io_reason(&error)));
            return;
        }
    };
    for (path, kind) in entries {
        if kind.is_dir() {
            search(&path, depth - 1, found);
        } else if path.extension().is_some_and(|extension| extension == EXTENSION) && may_be_file(&path) {
            found.push(Found::File(path));
        }
    }
}

fn sorted_entries(dir: &Path) -> io::Result<Vec<(PathBuf, FileType)>> {
    let read = |entry: io::Result<DirEntry>| entry.and_then(|entry| Ok((entry.path(), entry.file_type()?)));
    let mut entries: Vec<_> = fs::read_dir(dir)?.map(read).collect::<Result<_, _>>()?;
    entries.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(entries)
}

/// Whether a path leads to a file, or to nothing, as a dangling link does, which reading it will say.
fn may_be_file(path: &Path) -> bool {
    path.metadata().map_or(true, |found| found.is_file())
}
