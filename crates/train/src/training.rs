use std::fmt;

use palazzi_bots::{FIRST, Judgement, Learn, Network, SECOND};
use palazzi_rules::{Head, Ruleset, Setup, shuffle};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::adam::Adam;
use crate::gradient::add_gradient;
use crate::self_play::{Manner, Step, play, targets};

/// What a training depends on.
pub(crate) struct Plan {
    pub(crate) games: u32,
    pub(crate) seed: u64,
}

/// How a training goes: figures of the last round.
pub(crate) struct Progress {
    /// Games played so far.
    pub(crate) games: u32,
    /// Decisions of a game.
    decisions: f32,
    /// Points of the first seat.
    score: f32,
    /// Cross entropy of the shares of victory, and squared error of the scores.
    losses: [f32; 2],
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Progress { decisions, score, losses: [wins, points], .. } = self;
        write!(f, "decisions {decisions:.0} score {score:.1} loss {wins:.4} {points:.4}")
    }
}

/// Games between two rounds of learning.
const GAMES_PER_ROUND: u32 = 100;
/// Positions in one step of learning.
const BATCH: usize = 128;
/// How far a step of learning goes, at the start and at the end.
const RATES: [f32; 2] = [2e-3, 1e-4];
/// Differences in the share of victory that hardly matter to a choice, at the start and at the end.
const TEMPERATURES: [f32; 2] = [0.05, 0.01];
/// How much targets depend on what came later, beside what was expected one step later.
const LAMBDA: f32 = 0.85;
/// After this part of the games, one seat plays badly in one game of [`ODD_GAMES`].
const ODD_FROM: f32 = 0.5;
const ODD_GAMES: u32 = 6;
/// No game has more decisions: it is scored as if it were over.
const LONGEST: usize = 600;
/// How many players the games have, over and over.
const PLAYERS: [usize; 4] = [2, 3, 2, 4];

/// Trains a network from nothing. `report` is called after every round.
pub(crate) fn train<G: Learn>(ruleset: Ruleset, plan: &Plan, report: impl Fn(&Progress)) -> Network {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    let (player, shared) = G::FEATURES;
    let mut network = start(player, shared, &mut rng);
    let mut gradient = Network::zeros(player, shared);
    let mut adam = Adam::new(&mut network);
    let configs = PLAYERS.map(|players| config::<G>(ruleset, players));
    let mut games = 0;
    while games < plan.games {
        let progress = games as f32 / plan.games as f32;
        let manner = Manner {
            temperature: between(TEMPERATURES, progress),
            odd_games: (progress >= ODD_FROM).then_some(ODD_GAMES),
            longest: LONGEST,
        };
        let round = GAMES_PER_ROUND.min(plan.games - games);
        let mut lessons: Vec<(Step, Judgement)> = Vec::new();
        let mut score = 0.0;
        for game in 0..round {
            let config = &configs[game as usize % PLAYERS.len()];
            let played = play::<G>(config, &network, &manner, &mut rng);
            score += played.end.scores[0] / round as f32;
            let targets = targets(&played, LAMBDA);
            lessons.extend(played.steps.into_iter().zip(targets));
        }
        shuffle(&mut rng, &mut lessons);
        let mut losses = [0.0; 2];
        for batch in lessons.chunks(BATCH) {
            for (step, target) in batch {
                let loss = add_gradient(&network, &step.features, target, &mut gradient);
                losses.iter_mut().zip(loss).for_each(|(sum, loss)| *sum += loss / lessons.len() as f32);
            }
            gradient.weights_mut().for_each(|slope| *slope /= batch.len() as f32);
            adam.step(&mut network, &mut gradient, between(RATES, progress));
        }
        games += round;
        report(&Progress { games, decisions: lessons.len() as f32 / round as f32, score, losses });
    }
    network
}

/// From the first to the last value, evenly on a logarithmic scale.
fn between([first, last]: [f32; 2], progress: f32) -> f32 {
    first * (last / first).powf(progress)
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

#[cfg(test)]
mod tests {
    use palazzi_rules::carrara::Carrara;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let ruleset = "carrara-2e".parse().unwrap();
        let learn = |seed| train::<Carrara>(ruleset, &Plan { games: 8, seed }, |_| {}).to_bytes();
        assert_eq!(learn(1), learn(1));
        assert_ne!(learn(1), learn(2));
    }

    #[test]
    fn what_is_learnt_lowers_the_loss() {
        let ruleset = "carrara-1e".parse().unwrap();
        let losses = std::cell::RefCell::new(Vec::new());
        let plan = Plan { games: 300, seed: 1 };
        train::<Carrara>(ruleset, &plan, |progress| losses.borrow_mut().push(progress.losses[1]));
        let losses = losses.into_inner();
        assert!(losses[2] < losses[0], "{losses:?}");
    }
}
