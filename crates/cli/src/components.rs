use std::io::Write;
use std::process::ExitCode;

use palazzi_rules::Ruleset;

use crate::setup;

/// Print the built-in component sheet, as a start for an own one
///
/// The sheet holds the values that the rulebooks show only in pictures. They are reconstructed: an owner of the
/// box can read the true values off the cardboard, write them into a copy, and give that copy to
/// `--components`. A sheet needs to hold only the values that differ.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  palazzi components --ruleset carrara-2e > my-box.toml
  palazzi sim --ruleset carrara-2e --components my-box.toml")]
pub(crate) struct Args {
    /// The ruleset that the sheet is for; there is one sheet for all of Carrara and one for Palazzo
    #[arg(short, long, value_parser = setup::ruleset_parser())]
    ruleset: Ruleset,
}

/// Writes the sheet.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    out.write_all(args.ruleset.built_in_sheet().as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
