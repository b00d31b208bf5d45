use std::io::Write;
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  palazzi completions bash > ~/.local/share/bash-completion/completions/palazzi")]
pub(crate) struct Args {
    /// The shell that will read them
    shell: Shell,
}

/// Writes the completions of every subcommand.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "palazzi", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
