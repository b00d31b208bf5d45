//! Bots against each other: who wins how often, and how sure that is.

mod competitor;
mod elo;
mod label;
mod pairings;
mod plot;
mod records;
mod report;
mod scale;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{anyhow, ensure};
use palazzi_bots::{
    AfterRound, BadResults, BotName, Budget, Contest, Learn, Match, Results, Round, play_contests,
};
use palazzi_rules::{Game, Head, Setup, with_engine};

use crate::children;
use crate::long_run::{INTERRUPTED, Threads, progress_bar, stop_on_interrupt};
use crate::output::{self, Existing};
use crate::outside::{Program, Table, Talk};
use crate::setup::GameArgs;
pub(crate) use competitor::bot_name_parser;
use competitor::{Competitor, CompetitorParser, Contender};
use pairings::pairings;
use records::Records;
use report::Report;

/// The most rounds of a match.
const ROUNDS_LIMIT: i64 = 1_000_000;

/// Let bots play against each other and measure them
///
/// Every bot of the list meets every other: two players in a duel; of three or four players one is the challenger
/// and all others are copies of the opponent, and then the other way round. A round is one seed, with the
/// challenger in every seat once.
///
/// Two players are rated too: Elo ratings by maximum likelihood, where the first bot of the list is 0. Half a win
/// and half a loss are added to every pair, so that an unbeaten bot has a rating.
///
/// With playouts as the budget the games depend on the seed alone, not on the number of threads. How many decisions a
/// second are taken is told for one thread.
///
/// A bot can be a program of its own: "exec:COMMAND" starts COMMAND, without a shell, and speaks the bot protocol of
/// docs/bot-protocol.md with it. A program that ends, says nothing for too long or answers nonsense forfeits the game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi arena --list
  palazzi arena --ruleset carrara-2e --bots random,greedy,flat --rounds 50
  palazzi arena -r palazzo -p 4 --bots greedy,flat --budget 20ms --results palazzo.txt
  palazzi arena -r carrara-1e --bots random,greedy,flat --budget 200 --plot ladder.svg --json
  palazzi arena -r palazzo --bots novice,builder -n 5 --record games
  palazzi arena -r palazzo --bots \"greedy,exec:python3 examples/bot.py\" --rounds 10")]
pub(crate) struct Args {
    #[command(flatten)]
    game: Option<GameArgs>,
    /// Who plays, with commas in between: names, or foreign programs such as "exec:python3 examples/bot.py"
    #[arg(short, long, value_name = "BOTS", required = true, value_delimiter = ',', value_parser = CompetitorParser)]
    bots: Vec<Competitor>,
    /// How many rounds every match has
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=ROUNDS_LIMIT))]
    rounds: u32,
    /// The seed of the first round; the next round has the next one
    #[arg(short, long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// What a decision may cost: a time such as 20ms, or a number of playouts; bots that do not search ignore it
    #[arg(long, value_name = "TIME|PLAYOUTS", default_value = "100")]
    budget: Budget,
    #[command(flatten)]
    threads: Threads,
    /// Write every finished round into this file, and do not play again what it holds already. It does not know which
    /// version of a bot has played
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// With --results: play rounds again in which a game was forfeited. That favours programs that break down by chance
    #[arg(long, requires = "results")]
    replay_forfeits: bool,
    /// Draw the ratings, or the shares of wins where there are none, into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Write every game that is played into this directory, as
    /// RULESET-PLAYERSp-MATCH-CHALLENGER-v-OPPONENT-NUMBER.game; of a round the challenger sits in A first. Numbers
    /// count from the first round of a run: runs with other seeds, budgets or options need directories of their own
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// With --plot or --record: replace files that exist. What stands in the file of --results is not played, so that
    /// its games stay as they are
    #[arg(long)]
    force: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Show on standard error what foreign programs say to people
    #[arg(short, long)]
    verbose: bool,
    /// Print the bots and how they play, and do nothing else
    #[arg(long, exclusive = true)]
    list: bool,
}

/// Plays, and writes how the bots did.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Some(game) = &args.game else {
        write_bots(out)?;
        return Ok(ExitCode::SUCCESS);
    };
    args.check_bots()?;
    args.check_files(game)?;
    let head = game.head()?;
    let (report, kept) = with_engine!(head.ruleset.engine(), G => {
        let config = <G as Game>::Config::from_head(&head)?;
        compete::<G>(args, &config)?
    });
    // Nobody may be reading what is printed to its end, and what was played is printed even if it cannot be drawn or
    // could not be kept.
    let draw = |path: &PathBuf| output::write_whole(path, &plot::svg(&report), args.existing());
    let drawn = args.plot.as_ref().map(draw).transpose();
    let printed = report.write(args.json, out);
    kept?;
    drawn?;
    output::unless_closed(printed)?;
    Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// Plays all matches until something that is to be written down cannot be: what was played, and whether all of it was
/// kept.
fn compete<G: Learn<Config: Sync> + 'static>(
    args: &Args,
    config: &G::Config,
) -> anyhow::Result<(Report, anyhow::Result<()>)> {
    let head = config.head();
    let mut results = args.results.as_deref().map(open_results).transpose()?;
    if args.replay_forfeits {
        results.iter_mut().for_each(Results::forget_forfeits);
    }
    let table = Table { ruleset: head.ruleset, players: head.players };
    let talk = if args.verbose { Talk::Shown } else { Talk::Hidden };
    let contenders: Vec<Contender> = args.bots.iter().map(|bot| bot.at(table, talk)).collect();
    let contest = |(challenger, opponent)| {
        let Args { budget, rounds, seed, .. } = *args;
        let game = Match { challenger, opponent, budget, rounds, seed };
        Contest::new(head.clone(), game, results.as_ref())
    };
    let mut contests: Vec<Contest<&Contender>> =
        pairings(&contenders, head.players).into_iter().map(contest).collect();
    let records = args.open_records(&head, &contests)?;
    let missing: usize = contests.iter().map(|contest| contest.missing().len()).sum();
    let bar = progress_bar((missing * head.players) as u64);
    let stop = stop_on_interrupt()?;
    let programs = needed(&contenders, &contests);
    try_out(&programs, &stop)?;
    let start = Instant::now();
    let mut recorded = Ok(());
    let after_round = |place: usize, number, round: &Round<G>| {
        bar.inc(round.standing.games.into());
        // Rounds that were being played when one was lost come here, too.
        if let Some(records) = records.get(place).filter(|_| recorded.is_ok()) {
            recorded = records.put(number, round);
        }
        match recorded {
            Err(_) => AfterRound::Fail,
            Ok(()) if stop.load(Ordering::Relaxed) => AfterRound::Stop,
            Ok(()) => AfterRound::GoOn,
        }
    };
    let jobs = args.threads.count() as usize;
    let written = play_contests::<G, _>(&mut contests, config, jobs, results.as_mut(), after_round);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    programs.iter().for_each(|program| program.dismiss());
    let kept = match (written, &args.results) {
        (Err(error), Some(path)) => recorded.and(Err(output::failure(path, &error))),
        _ => recorded,
    };
    Ok((Report::new(args, &head, seconds, &contenders, &contests), kept))
}

/// The foreign programs that have something left to play.
fn needed<'a>(contenders: &'a [Contender], contests: &[Contest<&Contender>]) -> Vec<&'a Program> {
    let plays = |bot: &&Contender| {
        let unfinished = contests.iter().filter(|contest| !contest.is_finished());
        let mut playing = unfinished.flat_map(|contest| [contest.game.challenger, contest.game.opponent]);
        playing.any(|other| std::ptr::eq(other, *bot))
    };
    contenders.iter().filter(plays).filter_map(Contender::program).collect()
}

/// Starts a first copy of every program. Nothing is being played yet that could be waited for: as with the second
/// interrupt later on, the first one ends everything at once.
fn try_out(programs: &[&Program], stop: &AtomicBool) -> anyhow::Result<()> {
    if stop.swap(true, Ordering::Relaxed) {
        children::exit(INTERRUPTED);
    }
    for program in programs {
        let tried = program.try_out();
        tried.map_err(|failure| anyhow!("{program}: {}", output::harmless(&failure.to_string())))?;
    }
    stop.store(false, Ordering::Relaxed);
    Ok(())
}

/// Opens the file of finished rounds.
fn open_results(path: &Path) -> anyhow::Result<Results> {
    let results = Results::open(path).map_err(|error| match error {
        BadResults::Io(error) => output::failure(path, &error),
        other => anyhow!("{}: {other}", path.display()),
    })?;
    if let Some(note) = results.note() {
        // Where standard error is closed nobody can be told.
        let _ = writeln!(io::stderr(), "note: {}: {note}", path.display());
    }
    Ok(results)
}

impl Args {
    /// Refuses lists of which nobody could meet anybody else.
    fn check_bots(&self) -> anyhow::Result<()> {
        ensure!(self.bots.len() > 1, "an arena needs two bots or more, {} is alone", self.bots[0]);
        for (index, bot) in self.bots.iter().enumerate() {
            ensure!(!self.bots[..index].contains(bot), "{bot} stands in --bots twice");
        }
        Ok(())
    }

    /// Where the games of every match are written, if anywhere.
    fn open_records(&self, head: &Head, contests: &[Contest<&Contender>]) -> anyhow::Result<Vec<Records>> {
        let Some(dir) = &self.record else { return Ok(Vec::new()) };
        let open = |(number, contest): (usize, &Contest<&Contender>)| {
            let records = Records::open(dir, head, number, &contest.game, self.existing())?;
            records.check(&contest.missing())?;
            Ok(records)
        };
        (1..).zip(contests).map(open).collect()
    }

    fn existing(&self) -> Existing {
        Existing::of(self.force)
    }

    /// Refuses what is to hold two different things, and a file for the plot that exists or cannot be written: that
    /// would come out after hours of play.
    fn check_files(&self, game: &GameArgs) -> anyhow::Result<()> {
        let named = [
            ("--components", &game.components),
            ("--results", &self.results),
            ("--plot", &self.plot),
            ("--record", &self.record),
        ];
        for (index, (option, path)) in named.iter().enumerate() {
            for (other_option, other) in &named[index + 1..] {
                let same =
                    path.iter().zip(other.iter()).any(|(path, other)| output::is_same_file(path, other));
                ensure!(!same, "{option} and {other_option} name the same file");
            }
        }
        let is_needed = self.plot.is_some() || self.record.is_some();
        ensure!(is_needed || !self.force, "--force needs --plot or --record");
        self.plot.as_ref().map_or(Ok(()), |path| output::check_writable(path, self.existing()))
    }
}

fn write_bots(out: &mut dyn Write) -> io::Result<()> {
    let width = BotName::ALL.map(|bot| bot.name().len()).into_iter().max().unwrap_or_default();
    BotName::ALL.iter().try_for_each(|bot| writeln!(out, "{bot:width$}  {}", bot.description()))
}
