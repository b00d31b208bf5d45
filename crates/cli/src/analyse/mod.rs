//! Looking back upon a game: how good every decision was, where it turned, and what would have been better.

mod advice;
mod columns;
mod graph;
mod markup;
mod page;
mod report;
mod text;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use anyhow::{Context, anyhow, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use palazzi_bots::{Budget, Effort, Learn, Progress, analyse};
use palazzi_rules::{Game, Head, Record, Step, with_engine};

use crate::input;
use crate::long_run::{INTERRUPTED, Threads, stop_on_interrupt};
use crate::output::{self, Existing};
use advice::Advice;
use report::Report;

/// Judge the decisions of a record: win chances, turning points, what would have been better
///
/// Every decision that left a choice is compared with the best actions that a search finds, by what its player knew
/// at that time. What it cost is the win chance that was given away: good from 1 %, an inaccuracy from 5 %, a mistake
/// from 10 %, a blunder from 20 %. Luck is what draws change between two decisions. The largest changes are the
/// turning points.
///
/// All win chances and scores are estimates; a larger budget makes them better. With playouts as the budget they
/// depend on the record and the seed alone, not on the number of threads.
///
/// Ctrl-C stops after the decisions that are being looked into, and tells what was found until then; a second one stops
/// at once.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi analyse game.game
  palazzi analyse game.game --html game.html --budget 2000
  palazzi analyse game.game --at 40
  palazzi analyse game.game --at 40 --top 3 --budget 500ms
  palazzi analyse --json - < game.game")]
pub(crate) struct Args {
    /// The record; - is standard input
    file: PathBuf,
    /// Give hints for the position after N entries instead, 0 being the start
    #[arg(long, value_name = "N", conflicts_with_all = ["all", "html", "svg", "jobs"])]
    at: Option<usize>,
    /// With --at: how many of the best actions are shown
    #[arg(long, value_name = "K", default_value_t = 5, requires = "at", value_parser = clap::value_parser!(u32).range(1..))]
    top: u32,
    /// Print every decision
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// What a decision may cost: a time such as 20ms, or a number of playouts
    #[arg(long, value_name = "TIME|PLAYOUTS", default_value = "400")]
    budget: Budget,
    /// The seed of the searches
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Write a report with graph and all moves into this file, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Draw the win chances into this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// With --html or --svg: replace files that exist
    #[arg(long)]
    force: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Analyses in the form that is asked for.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    args.check_files()?;
    let name = || input::name(&args.file);
    let text = input::read_text(&args.file).with_context(name)?;
    let (head, _) =
        Head::parse(&text).map_err(|(line, error)| anyhow!("line {line}: {error}")).with_context(name)?;
    with_engine!(head.ruleset.engine(), G => {
        let record = read::<G>(&text).with_context(name)?;
        match args.at {
            Some(at) => Advice::find(args, &record, at).with_context(name)?.write(args.json, out),
            None => {
                check_decisions(&record).with_context(name)?;
                look_back(args, &record)?.deliver(args, out)
            }
        }
    })
}

/// Reads a record and checks every entry.
fn read<G: Game>(text: &str) -> anyhow::Result<Record<G>> {
    Record::<G>::check_text(text)?;
    Ok(Record::parse(text)?)
}

/// Refuses a record in which nobody has decided anything.
fn check_decisions<G: Game>(record: &Record<G>) -> anyhow::Result<()> {
    if record.log.iter().any(|step| matches!(step, Step::Decision(..))) {
        return Ok(());
    }
    bail!("nobody has decided anything yet: there is nothing to analyse")
}

fn look_back<G: Learn>(args: &Args, record: &Record<G>) -> anyhow::Result<Report> {
    let stop = stop_on_interrupt()?;
    let bar = progress_bar();
    let effort = Effort { threads: args.threads.count() as usize, ..Effort::new(args.budget) };
    let analysis = analyse(record, effort, args.seed, |Progress { done, total }| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
        !stop.load(Ordering::Relaxed)
    })?;
    bar.finish_and_clear();
    Ok(Report::new(args, record, analysis))
}

/// A progress bar on standard error, hidden where that is no terminal.
fn progress_bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} decisions, {eta} left")
        .expect("the template is valid");
    ProgressBar::new(0).with_style(style)
}

impl Report {
    /// Writes the files that are wished for, then prints the report, which nobody may be reading to its end. What went
    /// wrong with a file is told last: the report is not lost by it.
    fn deliver(&self, args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        let write = |file: &Option<PathBuf>, text: fn(&Report) -> String| match file {
            Some(path) => output::write_whole(path, &text(self), args.existing()),
            None => Ok(()),
        };
        let (graph, page) = (write(&args.svg, graph::svg), write(&args.html, page::html));
        let printed = self.print(args, out);
        graph.and(page)?;
        output::unless_closed(printed)?;
        Ok(if self.interrupted() { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    /// Prints the report for people or as JSON.
    fn print(&self, args: &Args, out: &mut dyn Write) -> io::Result<()> {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(self)?)
        } else {
            text::write(self, args.all, out)
        }
    }
}

impl Args {
    fn existing(&self) -> Existing {
        Existing::of(self.force)
    }

    /// Refuses files that cannot be written, or not both, or that exist, and the record itself.
    fn check_files(&self) -> anyhow::Result<()> {
        for (option, file) in [("--html", &self.html), ("--svg", &self.svg)] {
            let same = file.iter().any(|path| output::is_same_file(path, &self.file));
            ensure!(!same, "{option} names the record itself");
        }
        let same = self.html.iter().zip(&self.svg).any(|(html, svg)| output::is_same_file(html, svg));
        ensure!(!same, "--html and --svg name the same file");
        ensure!(!self.force || self.html.is_some() || self.svg.is_some(), "--force needs --html or --svg");
        let mut files = self.html.iter().chain(&self.svg);
        files.try_for_each(|path| output::check_writable(path, self.existing()))
    }
}
