//! `palazzi backup` and `palazzi restore`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use palazzi_store::Access;
use tempfile::NamedTempFile;
use tokio::fs::File;

use crate::figures::counted;
use crate::output::{self, Existing};
use crate::place::PlaceArgs;

/// Write everything that a site keeps into one file, while it runs
///
/// The file holds what there was at one moment. `palazzi restore` reads it, into a directory or into PostgreSQL,
/// wherever it came from. It holds password hashes and the seeds of running games: keep it to yourself.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi backup palazzi.backup
  palazzi backup --database postgres://palazzi@localhost/palazzi palazzi.backup")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// The file to write
    file: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

/// Read a file of `palazzi backup` into an empty directory or database
///
/// All of it is read, or nothing. No server may run there.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi restore palazzi.backup --data new-home
  palazzi restore palazzi.backup --database postgres://palazzi@localhost/palazzi")]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// The file to read
    file: PathBuf,
}

/// Writes the file, which appears complete or not at all, for its owner alone.
pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let existing = Existing::of(args.force);
    existing.check(&args.file)?;
    let failure = |error: io::Error| output::failure(&args.file, &error);
    let folder = args.file.parent().unwrap_or(Path::new(""));
    // Nobody else may read it, and it is gone if it is not moved into place.
    let draft = NamedTempFile::new_in(folder).map_err(failure)?;
    let summary = args.place.with_store(Access::Beside, async |store| {
        let file = File::from_std(draft.as_file().try_clone().map_err(failure)?);
        let summary = store.backup(file.try_clone().await.map_err(failure)?).await?;
        file.sync_all().await.map_err(failure)?;
        Ok(summary)
    })?;
    output::publish(draft.into_temp_path(), &args.file, existing)?;
    writeln!(out, "{} in {}", counted(summary.rows, "row"), args.file.display())?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the file.
pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let summary = args.place.with_store(Access::Serve, async |store| {
        let file = File::open(&args.file).await.map_err(|error| output::failure(&args.file, &error))?;
        Ok(store.restore(file).await?)
    })?;
    writeln!(out, "{} from {}", counted(summary.rows, "row"), args.file.display())?;
    Ok(ExitCode::SUCCESS)
}
