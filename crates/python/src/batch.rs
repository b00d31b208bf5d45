use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use palazzi_rules::Seat;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;

use crate::advice::check_threads;
use crate::environment::{AnyCourse, legend_of, vocabulary_of};
use crate::error::IllegalAction;
use crate::play::with;
use crate::setup::{entropy, need_arrays, players_of, wished};

/// No more games are played side by side.
const MOST_GAMES: usize = 1 << 20;

/// Games side by side, for programs that learn: what `Environment` does, many times at once. A game that is over
/// starts anew at once.
///
/// Everything depends on the seed and the words chosen alone, not on the number of threads.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Batch {
    lanes: Mutex<Vec<Lane>>,
    words: Vec<String>,
    numbers: usize,
    players: usize,
    threads: usize,
    seed: u64,
}

/// One of the games.
struct Lane {
    course: AnyCourse,
    /// The number of the game that is played here, of all that are played.
    game: u64,
    rewards: [f32; 4],
    finished: bool,
}

impl Lane {
    /// Chooses the next word. If the game is over then, the next one begins here.
    fn step(&mut self, word: i64, games: u64, seed: u64) {
        let Lane { course, game, rewards, finished } = self;
        let chosen = usize::try_from(word).map(|word| with!(course, course => course.step(word)));
        debug_assert!(matches!(chosen, Ok(Ok(()))), "the words have been checked");
        *rewards = with!(course, course => Seat::ALL.map(|seat| course.reward(seat)));
        *finished = with!(course, course => course.seat().is_none());
        if *finished {
            *game += games;
            with!(course, course => course.restart(seed.wrapping_add(*game)));
        }
    }
}

impl Batch {
    fn lock<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, Vec<Lane>> {
        self.lanes.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Fills rows of `width`, one for each game, on all threads while other threads of Python go on.
    fn fill<T: Copy + Default + Send>(
        &self,
        py: Python<'_>,
        lanes: &mut [Lane],
        width: usize,
        row: impl Fn(usize, &mut Lane, &mut [T]) + Sync,
    ) -> Vec<T> {
        let mut rows = vec![T::default(); width * lanes.len()];
        let share = lanes.len().div_ceil(self.threads).max(1);
        let (rows_of_all, row) = (&mut rows[..], &row);
        py.detach(|| {
            thread::scope(|scope| {
                let parts = lanes.chunks_mut(share).zip(rows_of_all.chunks_mut(share * width)).enumerate();
                for (part, (lanes, rows)) in parts {
                    let mut work = move || {
                        for (index, (lane, out)) in lanes.iter_mut().zip(rows.chunks_mut(width)).enumerate() {
                            row(part * share + index, lane, out);
                        }
                    };
                    if self.threads == 1 {
                        work();
                    } else {
                        scope.spawn(work);
                    }
                }
            });
        });
        rows
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (ruleset, players=2, *, games=64, seed=None, threads=1, cards=None, components=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        ruleset: &str,
        players: usize,
        games: usize,
        seed: Option<u64>,
        threads: usize,
        cards: Option<&str>,
        components: Option<PathBuf>,
    ) -> PyResult<Batch> {
        need_arrays(py)?;
        let config = wished(ruleset, players, cards, components)?;
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(PyValueError::new_err(format!("games must be 1 to {MOST_GAMES}, not {games}")));
        }
        check_threads(threads)?;
        let seed = seed.map_or_else(|| entropy(py), Ok)?;
        let lane = |game: usize| {
            let game = game as u64;
            let course = AnyCourse::new(config.clone(), seed.wrapping_add(game));
            Lane { course, game, rewards: [0.0; 4], finished: false }
        };
        Ok(Batch {
            lanes: Mutex::new((0..games).map(lane).collect()),
            words: vocabulary_of(&config),
            numbers: legend_of(&config).names.len(),
            players: players_of(&config),
            threads,
            seed,
        })
    }

    /// How many games are played side by side.
    fn __len__(&self, py: Python<'_>) -> usize {
        self.lock(py).len()
    }

    /// The words in their order.
    #[getter]
    fn words(&self) -> Vec<String> {
        self.words.clone()
    }

    /// The seat that is asked in each game, counted from 0.
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let seat = |lane: &Lane| with!(&lane.course, course => course.seat().map_or(-1, |seat| seat as i8));
        let seats = self.lock(py).iter().map(seat).collect();
        PyArray1::from_vec(py, seats)
    }

    /// What the seat that is asked sees in each game: a row of numbers.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let mut lanes = self.lock(py);
        let rows = self.fill(py, &mut lanes, self.numbers, |_, lane, row| {
            let mut numbers = Vec::with_capacity(row.len());
            with!(&lane.course, course => {
                course.observe(course.seat().unwrap_or(Seat::A), &mut numbers);
            });
            row.copy_from_slice(&numbers);
        });
        PyArray1::from_vec(py, rows).reshape([lanes.len(), self.numbers])
    }

    /// 1 for every word that can come next, else 0: a row for each game.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let mut lanes = self.lock(py);
        let width = self.words.len();
        let rows =
            self.fill(py, &mut lanes, width, |_, lane, row| with!(&lane.course, course => course.mask(row)));
        PyArray1::from_vec(py, rows).reshape([lanes.len(), width])
    }

    /// Chooses the next word in every game. Returns what games that are over now were worth to each seat (else 0), and
    /// which are over; these have started anew.
    #[expect(clippy::needless_pass_by_value, reason = "arguments come by value from Python")]
    fn step<'py>(
        &self,
        py: Python<'py>,
        words: PyArrayLike1<'py, i64, AllowTypeChange>,
    ) -> PyResult<Outcomes<'py>> {
        let mut lanes = self.lock(py);
        let words: Vec<i64> = words.as_array().iter().copied().collect();
        self.check(&lanes, &words)?;
        let games = lanes.len();
        let rewards = self.fill(py, &mut lanes, self.players, |index, lane, row| {
            lane.step(words[index], games as u64, self.seed);
            row.copy_from_slice(&lane.rewards[..row.len()]);
        });
        let finished = lanes.iter().map(|lane| lane.finished).collect();
        let rewards = PyArray1::from_vec(py, rewards).reshape([games, self.players])?;
        Ok((rewards, PyArray1::from_vec(py, finished)))
    }
}

impl Batch {
    /// Refuses words of which one cannot come next, before anything has changed.
    fn check(&self, lanes: &[Lane], words: &[i64]) -> PyResult<()> {
        if words.len() != lanes.len() {
            let reason = format!("{} words for {} games", words.len(), lanes.len());
            return Err(PyValueError::new_err(reason));
        }
        let is_open = |lane: &Lane, word: i64| {
            usize::try_from(word).is_ok_and(|word| with!(&lane.course, course => course.is_open(word)))
        };
        let mut pairs = lanes.iter().zip(words).enumerate();
        match pairs.find(|(_, (lane, word))| !is_open(lane, **word)) {
            None => Ok(()),
            Some((game, (_, word))) => {
                Err(IllegalAction::new_err(format!("game {game}: word {word} cannot come next, see masks()")))
            }
        }
    }
}

/// Games, and rewards by seat.
type Outcomes<'py> = (Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<bool>>);
