//! Trains the networks of the bots: a network plays against itself, and learns from how the games went.
//!
//! Each ruleset has a network of its own, for two, three and four players. The same seed and the same number of
//! games give the same weights.

mod adam;
mod gradient;
mod self_play;

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use palazzi_bots::{FIRST, Learn, Network, SECOND};
use palazzi_rules::{Head, Ruleset, Setup, shuffle, with_engine};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use adam::Adam;
use self_play::{Manner, Step, play, targets};

/// Train the networks of the bots by self-play
#[derive(Parser)]
struct Args {
    /// Train for this ruleset; several may be given, none means all
    #[arg(short, long, value_name = "RULESET")]
    ruleset: Vec<Ruleset>,
    /// How many games each network learns from
    #[arg(short = 'n', long, value_name = "N", default_value_t = 60_000)]
    games: u32,
    /// The seed of everything that is drawn
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Where the weights are written
    #[arg(long, value_name = "FOLDER", default_value = "crates/bots/weights")]
    out: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let rulesets = if args.ruleset.is_empty() { Ruleset::ALL.to_vec() } else { args.ruleset.clone() };
    for ruleset in rulesets {
        with_engine!(ruleset.engine(), G => train::<G>(ruleset, &args)?);
    }
    Ok(())
}

/// Games between two rounds of learning.
const GAMES_PER_ROUND: u32 = 100;
/// Positions in one step of learning.
const BATCH: usize = 128;
const RATES: [f32; 2] = [2e-3, 1e-4];
const TEMPERATURES: [f32; 2] = [0.05, 0.01];
const LAMBDA: f32 = 0.85;
/// After this part of the games, one seat plays badly in one game of [`ODD_GAMES`].
const ODD_FROM: f32 = 0.5;
const ODD_GAMES: u32 = 6;
/// How many players the games have, over and over.
const PLAYERS: [usize; 4] = [2, 3, 2, 4];

fn train<G: Learn>(ruleset: Ruleset, args: &Args) -> anyhow::Result<()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let (player, shared) = G::FEATURES;
    let mut network = start(player, shared, &mut rng);
    let mut gradient = Network::zeros(player, shared);
    let mut adam = Adam::new(&mut network);
    let configs = PLAYERS.map(|players| config::<G>(ruleset, players));
    let bar = ProgressBar::new(args.games.into()).with_style(style());
    bar.set_prefix(ruleset.name());
    let begun = Instant::now();
    let mut done = 0;
    while done < args.games {
        let progress = done as f32 / args.games as f32;
        let manner = Manner {
            temperature: between(TEMPERATURES, progress),
            per_point: 0.002,
            odd_games: (progress >= ODD_FROM).then_some(ODD_GAMES),
            longest: 600,
        };
        let mut lessons: Vec<(Step, _)> = Vec::new();
        let mut scores = 0.0;
        let mut decisions = 0;
        let mut looked = 0;
        for game in 0..GAMES_PER_ROUND {
            let played = play::<G>(&configs[game as usize % 4], &network, &manner, &mut rng);
            scores += played.end.scores[0];
            decisions += played.steps.len();
            looked += played.looked;
            let targets = targets(&played, LAMBDA);
            lessons.extend(played.steps.into_iter().zip(targets));
        }
        shuffle(&mut rng, &mut lessons);
        let mut losses = [0.0; 2];
        for batch in lessons.chunks(BATCH) {
            for (step, target) in batch {
                let [wins, points] = gradient::add_gradient(&network, &step.features, target, &mut gradient);
                losses[0] += wins;
                losses[1] += points;
            }
            gradient.weights_mut().for_each(|slope| *slope /= batch.len() as f32);
            adam.step(&mut network, &mut gradient, between(RATES, progress));
        }
        done += GAMES_PER_ROUND;
        bar.inc(GAMES_PER_ROUND.into());
        let count = lessons.len() as f32;
        let report = format!(
            "decisions {:.0} of {:.1} score {:.1} loss {:.4} {:.4}",
            decisions as f32 / GAMES_PER_ROUND as f32,
            looked as f32 / decisions as f32,
            scores / GAMES_PER_ROUND as f32,
            losses[0] / count,
            losses[1] / count,
        );
        if done.is_multiple_of(1_000) && bar.is_hidden() {
            eprintln!("{ruleset} {done} {:.0}s {report}", begun.elapsed().as_secs_f32());
        }
        bar.set_message(report);
        if done.is_multiple_of(10_000) || done >= args.games {
            save(&network, &args.out, ruleset)?;
        }
    }
    bar.finish();
    Ok(())
}

/// From the first to the last value, evenly on a logarithmic scale.
fn between([first, last]: [f32; 2], progress: f32) -> f32 {
    first * (last / first).powf(progress)
}

fn save(network: &Network, folder: &Path, ruleset: Ruleset) -> anyhow::Result<()> {
    let path = folder.join(format!("{ruleset}.weights"));
    std::fs::write(&path, network.to_bytes()).with_context(|| format!("cannot write {}", path.display()))
}

fn config<G: Learn>(ruleset: Ruleset, players: usize) -> G::Config {
    let head = Head::new(ruleset, players);
    G::Config::from_head(&head).expect("two to four can play with the built-in values")
}

/// Small random weights, so that no two units are alike.
fn start(player: usize, shared: usize, rng: &mut Xoshiro256PlusPlus) -> Network {
    let mut network = Network::zeros(player, shared);
    let mut small = |size: f32| size * ((rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0);
    network.player.iter_mut().flatten().flatten().for_each(|weight| *weight = small(0.12));
    network.shared.iter_mut().flatten().for_each(|weight| *weight = small(0.08));
    network.first.iter_mut().for_each(|weight| *weight = 0.1 + small(0.1));
    network.second.iter_mut().flatten().for_each(|weight| *weight = small(1.7 / (FIRST as f32).sqrt()));
    network.second_bias.iter_mut().for_each(|weight| *weight = 0.1);
    network.output.iter_mut().flatten().for_each(|weight| *weight = small(0.5 / (SECOND as f32).sqrt()));
    network
}

fn style() -> ProgressStyle {
    let template = "{prefix} {bar:30} {pos}/{len} games, {elapsed} of {duration}  {msg}";
    ProgressStyle::with_template(template).expect("the template is sound")
}
