use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use palazzi_rules::{Game, Head, Pending, Record, with_engine};
use serde::Serialize;
use serde_json::json;

use crate::input::{self, InputError};

/// The ending of a record's file name.
const EXTENSION: &str = "game";

/// How deep directories are searched.
const DEPTH_LIMIT: usize = 16;

/// The exit code if a record is wrong.
const FAILED: u8 = 1;

/// Replay records and check every entry and the result
///
/// A game that is not finished is fine as far as it goes. The exit code is 1 if a record is wrong and 2 if a
/// file cannot be read.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi verify game.game
  palazzi verify games/ more-games/")]
pub(crate) struct Args {
    /// Records (- is standard input) and directories, which are searched for *.game
    #[arg(required = true, value_name = "FILE|DIR")]
    paths: Vec<PathBuf>,
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
}

/// Verifies everything that is named.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut summary = Summary::default();
    let mut files = Vec::new();
    for path in find_records(&args.paths)? {
        let verdict = judge_file(&path)?;
        summary.add(&verdict);
        if args.json {
            files.push(JudgedFile { path: input::name(&path), verdict });
        } else {
            write_verdict(&path, &verdict, out)?;
        }
    }
    let Summary { complete, unfinished, failed } = summary;
    if args.json {
        let report =
            json!({ "files": files, "complete": complete, "unfinished": unfinished, "failed": failed });
        writeln!(out, "{report}")?;
    } else {
        writeln!(out, "{complete} complete, {unfinished} unfinished, {failed} failed")?;
    }
    Ok(if failed > 0 { ExitCode::from(FAILED) } else { ExitCode::SUCCESS })
}

impl Summary {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Complete { .. } => self.complete += 1,
            Verdict::Unfinished { .. } => self.unfinished += 1,
            Verdict::Failed { .. } => self.failed += 1,
        }
    }
}

fn write_verdict(path: &Path, verdict: &Verdict, out: &mut dyn Write) -> std::io::Result<()> {
    let path = input::name(path);
    match verdict {
        Verdict::Complete { .. } => Ok(()),
        Verdict::Unfinished { entries } => writeln!(out, "{path}: unfinished, {entries} entries"),
        Verdict::Failed { line: Some(line), reason } => writeln!(out, "{path}: line {line}: {reason}"),
        Verdict::Failed { line: None, reason } => writeln!(out, "{path}: {reason}"),
    }
}

/// Judges what a file holds.
///
/// # Errors
/// If it cannot be read.
fn judge_file(path: &Path) -> anyhow::Result<Verdict> {
    match input::read_text(path) {
        Ok(text) => Ok(judge_text(&text)),
        Err(error @ InputError::Unreadable(_)) => Err(error).with_context(|| input::name(path)),
        Err(error) => Ok(Verdict::Failed { line: None, reason: error.to_string() }),
    }
}

fn judge_text(text: &str) -> Verdict {
    match Head::parse(text) {
        Ok((head, _)) => with_engine!(head.ruleset.engine(), G => judge::<G>(text)),
        Err((line, error)) => Verdict::Failed { line: Some(line), reason: error.to_string() },
    }
}

fn judge<G: Game>(text: &str) -> Verdict {
    let replayed = Record::<G>::parse(text).and_then(|record| Ok((record.verify()?, record.log.len())));
    match replayed {
        Ok((game, entries)) if game.pending() == Pending::Over => Verdict::Complete { entries },
        Ok((_, entries)) => Verdict::Unfinished { entries },
        Err(error) => Verdict::Failed { line: Some(error.line), reason: error.reason.to_string() },
    }
}

/// The files that are named, and the records in the directories that are named.
fn find_records(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let before = found.len();
        search(path, DEPTH_LIMIT, &mut found)?;
        if found.len() == before {
            bail!("{}: no *.{EXTENSION} files in this directory", path.display());
        }
    }
    Ok(found)
}

/// Adds the records below `dir` in the order of their names. Links to directories are not followed.
fn search(dir: &Path, depth: usize, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if depth == 0 {
        bail!("{}: directories are nested more than {DEPTH_LIMIT} deep", dir.display());
    }
    let in_dir = |error: std::io::Error| anyhow!("{}: {}", dir.display(), input::io_reason(&error));
    let mut entries: Vec<_> = fs::read_dir(dir).map_err(in_dir)?.collect::<Result<_, _>>().map_err(in_dir)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type().map_err(in_dir)?.is_dir() {
            search(&path, depth - 1, found)?;
        } else if path.extension().is_some_and(|extension| extension == EXTENSION) && path.is_file() {
            found.push(path);
        }
    }
    Ok(())
}
