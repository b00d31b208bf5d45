//! Bots against each other: who wins how often, and how sure that is.

mod competitor;
mod contest;
mod elo;
mod plot;
mod report;
mod results;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::{anyhow, ensure};
use palazzi_bots::{BotName, Budget, Learn, Match};
use palazzi_rules::{Game, Setup, with_engine};

use crate::long_run::{INTERRUPTED, Threads, progress_bar, stop_on_interrupt};
use crate::output;
use crate::outside::{Program, Table, Talk};
use crate::setup::GameArgs;
pub(crate) use competitor::bot_name_parser;
use competitor::{Competitor, CompetitorParser, Contender};
use contest::{Contest, pairings};
use report::Report;
use results::{Results, RoundKey};

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
/// With playouts as the budget the games depend on the seed alone, not on the number of threads.
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
    /// Write every finished round into this file, and do not play again what it holds already. It does not know
    /// which version of a bot has played
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Draw the ratings, or the shares of wins where there are none, into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// With --plot: replace the file if it exists
    #[arg(long, requires = "plot")]
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
    if let Some(path) = args.plot.as_ref().filter(|_| !args.force) {
        output::refuse_existing(path)?;
    }
    let head = game.head()?;
    let report = with_engine!(head.ruleset.engine(), G => {
        let config = <G as Game>::Config::from_head(&head)?;
        compete::<G>(args, game, &config)?
    });
    report.write(args.json, out)?;
    if let Some(path) = &args.plot {
        output::write_whole(path, &plot::svg(&report))?;
    }
    Ok(if report.interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// Plays all matches, one after the other.
fn compete<G: Learn<Config: Sync> + 'static>(
    args: &Args,
    game: &GameArgs,
    config: &G::Config,
) -> anyhow::Result<Report> {
    let head = config.head();
    let mut results = args.results.as_deref().map(Results::open).transpose()?;
    let table = Table { ruleset: head.ruleset, players: head.players };
    let talk = if args.verbose { Talk::Shown } else { Talk::Hidden };
    let contenders: Vec<Contender> = args.bots.iter().map(|bot| bot.at(table, talk)).collect();
    let programs: Vec<&Program> = contenders.iter().filter_map(Contender::program).collect();
    let contest = |(challenger, opponent)| {
        let Args { budget, rounds, seed, .. } = *args;
        Contest::new(Match { challenger, opponent, budget, rounds, seed }, &head, results.as_ref())
    };
    let mut contests: Vec<Contest> = pairings(&contenders, head.players).into_iter().map(contest).collect();
    let missing: usize = contests.iter().map(|contest| contest.missing().len()).sum();
    let bar = progress_bar((missing * head.players) as u64);
    let stop = stop_on_interrupt()?;
    for program in &programs {
        program.try_out().map_err(|failure| anyhow!("{program}: {failure}"))?;
    }
    let start = Instant::now();
    let mut written = Ok(());
    for contest in &mut contests {
        if written.is_err() || stop.load(Ordering::Relaxed) {
            break;
        }
        contest.play::<G>(config, args.threads.count() as usize, |game, round, played| {
            if let Some(results) = results.as_mut().filter(|_| written.is_ok()) {
                written = results.append(&RoundKey::new(&head, game, round), played);
            }
            bar.inc(played.games.into());
            written.is_ok() && !stop.load(Ordering::Relaxed)
        });
    }
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    programs.iter().for_each(|program| program.dismiss());
    written.map(|()| Report::new(args, game, seconds, &contenders, &contests))
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
}

fn write_bots(out: &mut dyn Write) -> std::io::Result<()> {
    let width = BotName::ALL.map(|bot| bot.name().len()).into_iter().max().unwrap_or_default();
    BotName::ALL.iter().try_for_each(|bot| writeln!(out, "{bot:width$}  {}", bot.description()))
}
