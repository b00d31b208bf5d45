//! Many random games side by side.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use numpy::{PyArray1, PyArrayMethods};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{ByKind, Chooser, Pending, Seat, Uniform};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::advice::check_threads;
use crate::patience::wait_for;
use crate::play::{Any, Playable, generator};
use crate::setup::{entropy, need_arrays, players_of, wished};

/// So many games are played before a thread looks for more.
const PORTION: usize = 64;

/// The most games of one call: about 700 MB while they are played.
const MOST_GAMES: usize = 10_000_000;

/// How random actions are picked.
#[derive(Clone, Copy)]
enum Choose {
    /// Every legal action is equally likely.
    Uniform,
    /// First one of the kinds that occur, then one action of that kind.
    ByKind,
}

/// What is to be played.
#[derive(Clone, Copy)]
struct Run {
    players: usize,
    games: usize,
    seed: u64,
    threads: usize,
    choose: Choose,
}

/// How games ended.
struct Ended {
    /// Final points, a row for each game.
    scores: Vec<i32>,
    /// Who won, a row for each game.
    winners: Vec<bool>,
    /// How many decisions each game had.
    decisions: Vec<u32>,
}

/// Plays whole random games, at most 10,000,000, on several threads while other threads of Python go on.
///
/// What is played depends on the seed and the number of a game alone, not on the number of threads.
#[pyfunction]
#[pyo3(signature = (ruleset, players=2, games=1000, *, seed=None, threads=1, choose="uniform", cards=None, components=None))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn random_games<'py>(
    py: Python<'py>,
    ruleset: &str,
    players: usize,
    games: usize,
    seed: Option<u64>,
    threads: usize,
    choose: &str,
    cards: Option<&str>,
    components: Option<PathBuf>,
) -> PyResult<Bound<'py, PyDict>> {
    need_arrays(py)?;
    let config = wished(ruleset, players, cards, components)?;
    let players = players_of(&config);
    if games > MOST_GAMES {
        return Err(PyValueError::new_err(format!("games must be at most {MOST_GAMES}, not {games}")));
    }
    check_threads(threads)?;
    let seed = seed.map_or_else(|| entropy(py), Ok)?;
    let choose = match choose {
        "uniform" => Choose::Uniform,
        "kind" => Choose::ByKind,
        _ => {
            return Err(PyValueError::new_err(format!("choose must be 'uniform' or 'kind', not '{choose}'")));
        }
    };
    let run = Run { players, games, seed, threads, choose };
    let ended = wait_for(py, move |stop| match &config {
        Any::Carrara(config) => run.play::<Carrara>(config, stop),
        Any::Palazzo(config) => run.play::<Palazzo>(config, stop),
    })?;
    let found = PyDict::new(py);
    found.set_item("scores", PyArray1::from_vec(py, ended.scores).reshape([games, players])?)?;
    found.set_item("winners", PyArray1::from_vec(py, ended.winners).reshape([games, players])?)?;
    found.set_item("decisions", PyArray1::from_vec(py, ended.decisions))?;
    Ok(found)
}

impl Run {
    /// Plays all games, or as many as are played before somebody says stop.
    fn play<G: Playable>(self, config: &G::Config, stop: &AtomicBool) -> Ended {
        let Run { players, games, threads, .. } = self;
        let mut ended = Ended {
            scores: vec![0; games * players],
            winners: vec![false; games * players],
            decisions: vec![0; games],
        };
        let rows = ended.scores.chunks_mut(players).zip(ended.winners.chunks_mut(players));
        let mut rows: Vec<_> = rows.zip(&mut ended.decisions).enumerate().collect();
        let portions = Mutex::new(rows.chunks_mut(PORTION));
        let next = || portions.lock().expect("no thread panics while it looks for work").next();
        let work = || {
            let mut uniform = Uniform::<G>::default();
            while let Some(portion) = next() {
                for (number, ((scores, winners), decisions)) in portion {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let mut rng = generator(self.seed, *number as u64);
                    let game: G;
                    (game, **decisions) = match self.choose {
                        Choose::Uniform => play_game(config, &mut uniform, &mut rng),
                        Choose::ByKind => play_game(config, &mut ByKind, &mut rng),
                    };
                    scores.copy_from_slice(&game.scores()[..players]);
                    let won = game.winners();
                    winners.iter_mut().zip(Seat::ALL).for_each(|(place, seat)| *place = won.contains(seat));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        ended
    }
}

/// Plays a game to its end. Returns it with the number of its decisions.
fn play_game<G: Playable>(
    config: &G::Config,
    chooser: &mut impl Chooser<G>,
    rng: &mut Xoshiro256PlusPlus,
) -> (G, u32) {
    let mut game = G::new(config);
    let mut decisions = 0;
    loop {
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(rng);
                game.resolve_unchecked(&chance, &mut ());
            }
            Pending::Decide(_) => {
                decisions += 1;
                let action = chooser.choose(&game, rng);
                game.play_unchecked(&action, &mut ());
            }
            Pending::Over => return (game, decisions),
        }
    }
}
