//! `palazzi play`: the terminal client.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use palazzi_bots::Level;
use palazzi_client::Language;
use palazzi_remote::Address;
use palazzi_rules::Ruleset;
use palazzi_terminal::{Depth, First, Options, Wanted, data_folder, language_of};

use crate::input;
use crate::serve::bot_time;
use crate::setup::ruleset_parser;

/// The longest list of players.
const MOST_PLAYERS: usize = 4;

/// Play in the terminal: against bots, with others at this screen, or at a server
///
/// Without arguments it asks what to play. Games without a server are kept and can be gone on with later; `?` shows
/// the keys.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  palazzi play
  palazzi play --ruleset palazzo --players 3 --level mason
  palazzi play --ruleset carrara-2e --people 2 --names Ada,Ben
  palazzi play games/carrara-2e-3p-000000.game
  palazzi play --server http://127.0.0.1:8080
  palazzi play --server https://HOST/t/TABLE

Games are kept in $XDG_DATA_HOME/palazzi (else ~/.local/share/palazzi); --data names another folder.")]
pub(crate) struct Args {
    /// A record to look back upon, step by step
    #[arg(value_name = "FILE", conflicts_with_all = ["server", "ruleset"])]
    file: Option<PathBuf>,
    /// What is played, at once; `palazzi rulesets` tells more
    #[arg(short, long, value_parser = ruleset_parser())]
    ruleset: Option<Ruleset>,
    /// How many play
    #[arg(short, long, value_name = "N", default_value_t = 2, value_parser = count())]
    players: u8,
    /// How many of them are people; bots have the other seats
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count())]
    people: u8,
    /// How strong the bots are
    #[arg(short, long, default_value = "builder", value_parser = level_parser())]
    level: Level,
    /// The names of the people
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    names: Vec<String>,
    /// Holdings behind screens are open for everybody
    #[arg(long)]
    open: bool,
    /// Fix the cards of the expansion: a ready-made set such as poker, or
    /// "top=II object=V building=II bonus=IX"; drawn at random otherwise
    #[arg(long, value_name = "SET|CARDS", requires = "ruleset")]
    cards: Option<String>,
    /// The seed of the draws; random otherwise
    #[arg(long, value_name = "S", conflicts_with = "server")]
    seed: Option<u64>,
    /// A server, or the link to one of its tables
    #[arg(short, long, value_name = "URL", conflicts_with = "ruleset")]
    server: Option<Address>,
    /// The language: en, de, nl, it or el; by LC_ALL, LC_MESSAGES or LANG otherwise
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
    /// How many colours are used; by NO_COLOR, COLORTERM and TERM otherwise
    #[arg(long, value_enum)]
    colors: Option<Colors>,
    /// Where games are kept
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// How long a bot that looks ahead thinks about one action at most, such as 1s or 500ms
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = bot_time)]
    bot_time: Duration,
}

/// How many colours are used.
#[derive(Clone, Copy, ValueEnum)]
enum Colors {
    /// None
    None,
    /// The sixteen of the terminal
    #[value(name = "16")]
    Sixteen,
    /// 256
    #[value(name = "256")]
    Indexed,
    /// All
    True,
}

fn count() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(1..=MOST_PLAYERS as i64)
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .map(|name| Level::ALL.into_iter().find(|level| level.name() == name).unwrap_or(Level::Builder))
}

fn language(text: &str) -> anyhow::Result<Language> {
    let codes = Language::ALL.map(Language::code).join(", ");
    text.parse().ok().with_context(|| format!("expected one of {codes}"))
}

/// Runs the client until its user leaves it.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    palazzi_terminal::run(options(args)?)?;
    Ok(ExitCode::SUCCESS)
}

fn options(args: &Args) -> anyhow::Result<Options> {
    let (players, people) = (usize::from(args.players), usize::from(args.people));
    ensure!(players >= 2, "a game has 2 to {MOST_PLAYERS} players, not {players}");
    ensure!(people <= players, "{people} people cannot be among {players} players");
    if args.names.len() > people {
        bail!("{} names are given for {people} people", args.names.len());
    }
    let variable = |name: &str| env::var(name).ok();
    let depth = match args.colors {
        Some(Colors::None) => Depth::None,
        Some(Colors::Sixteen) => Depth::Sixteen,
        Some(Colors::Indexed) => Depth::Indexed,
        Some(Colors::True) => Depth::True,
        None => Depth::of(variable),
    };
    let cards = match (&args.cards, args.ruleset) {
        (Some(wish), Some(ruleset)) => Some(ruleset.wished_cards(wish, ruleset.built_in_sheet())?),
        _ => None,
    };
    let game = Wanted {
        ruleset: args.ruleset.unwrap_or(Ruleset::ALL[0]),
        players,
        people,
        level: args.level,
        names: args.names.clone(),
        open: args.open,
        cards,
        seed: args.seed,
    };
    Ok(Options {
        language: args.language.unwrap_or_else(|| language_of(variable)),
        depth,
        data: match &args.data {
            Some(folder) => folder.clone(),
            None => data_folder()?,
        },
        folder: env::current_dir().context("there is no current folder")?,
        bot_time: args.bot_time,
        game,
        first: first(args)?,
    })
}

fn first(args: &Args) -> anyhow::Result<First> {
    Ok(match (&args.file, &args.server, args.ruleset) {
        (Some(path), _, _) => {
            let text = input::read_text(path).with_context(|| input::name(path))?;
            First::Record(input::name(path), text)
        }
        (None, Some(address), _) => First::Server(address.clone()),
        (None, None, Some(_)) => First::Game,
        (None, None, None) => First::Choice,
    })
}
