use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::PyArray1;
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Game as _, Seat};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::PyDict;

use crate::course::{Course, legend};
use crate::error::IllegalAction;
use crate::game::Game;
use crate::observation::Legend;
use crate::play::{Any, AnyConfig, map, with};
use crate::setup::{entropy, need_arrays, wished};
use crate::spelling::Spell;

/// A course of any game.
pub(crate) type AnyCourse = Any<Box<Course<Carrara>>, Box<Course<Palazzo>>>;

impl AnyCourse {
    /// A game whose draws follow from a seed.
    pub(crate) fn new(config: AnyConfig, seed: u64) -> AnyCourse {
        map!(config, config => Box::new(Course::new(config, seed)))
    }
}

/// A game for programs that learn: seats are asked for words of a fixed vocabulary, and see numbers.
///
/// A seat is asked only where it has a choice; draws and forced steps happen by themselves. Seats are counted from 0.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Environment {
    course: Mutex<AnyCourse>,
    config: AnyConfig,
    words: usize,
    numbers: usize,
}

impl Environment {
    fn lock<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, AnyCourse> {
        self.course.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    fn legend(&self) -> Legend {
        legend_of(&self.config)
    }
}

/// What the numbers of an observation are.
pub(crate) fn legend_of(config: &AnyConfig) -> Legend {
    match config {
        Any::Carrara(config) => legend::<Carrara>(config),
        Any::Palazzo(config) => legend::<Palazzo>(config),
    }
}

/// The words of a game.
pub(crate) fn vocabulary_of(config: &AnyConfig) -> Vec<String> {
    match config {
        Any::Carrara(_) => Carrara::vocabulary(),
        Any::Palazzo(_) => Palazzo::vocabulary(),
    }
}

#[pymethods]
impl Environment {
    #[new]
    #[pyo3(signature = (ruleset, players=2, *, seed=None, cards=None, components=None))]
    fn new(
        py: Python<'_>,
        ruleset: &str,
        players: usize,
        seed: Option<u64>,
        cards: Option<&str>,
        components: Option<PathBuf>,
    ) -> PyResult<Environment> {
        need_arrays(py)?;
        let config = wished(ruleset, players, cards, components)?;
        let seed = seed.map_or_else(|| entropy(py), Ok)?;
        let (words, numbers) = (vocabulary_of(&config).len(), legend_of(&config).names.len());
        Ok(Environment { course: Mutex::new(AnyCourse::new(config.clone(), seed)), config, words, numbers })
    }

    /// Starts anew. Without a seed, draws follow from the system's chance.
    #[pyo3(signature = (*, seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.map_or_else(|| entropy(py), Ok)?;
        with!(&mut *self.lock(py), course => course.restart(seed));
        Ok(())
    }

    /// The seat that is asked, counted from 0; None when the game is over.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Option<usize> {
        with!(&*self.lock(py), course => course.seat().map(|seat| seat as usize))
    }

    /// Chooses the next word of the seat that is asked.
    fn step(&self, py: Python<'_>, word: usize) -> PyResult<()> {
        let chosen = with!(&mut *self.lock(py), course => course.step(word));
        chosen.map_err(|_| IllegalAction::new_err(format!("word {word} cannot come next, see mask()")))
    }

    /// 1 for every word that can come next, else 0.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.words];
        with!(&*self.lock(py), course => course.mask(&mut mask));
        PyArray1::from_vec(py, mask)
    }

    /// What a seat sees, as numbers.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut numbers = Vec::with_capacity(self.numbers);
        with!(&*self.lock(py), course => {
            let players = course.play().players();
            let seat = Seat::of(players).nth(seat).ok_or_else(|| {
                PyIndexError::new_err(format!("seat {seat} is not taken, {players} play, counted from 0"))
            })?;
            course.observe(seat, &mut numbers);
        });
        Ok(PyArray1::from_vec(py, numbers))
    }

    /// An independent copy, with the words chosen so far.
    fn clone(&self, py: Python<'_>) -> Environment {
        let course = self.lock(py).clone();
        Environment {
            course: Mutex::new(course),
            config: self.config.clone(),
            words: self.words,
            numbers: self.numbers,
        }
    }

    fn __copy__(&self, py: Python<'_>) -> Environment {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> Environment {
        self.clone(py)
    }

    /// What the game was worth to each seat when it is over, else 0: winners share 1 among them, the others -1.
    fn rewards(&self, py: Python<'_>) -> Vec<f32> {
        with!(&*self.lock(py), course => {
            Seat::of(course.play().players()).map(|seat| course.reward(seat)).collect()
        })
    }

    /// The game so far, with everything that is hidden.
    fn game(&self, py: Python<'_>) -> Game {
        map!(&*self.lock(py), course => Box::new(course.play().clone())).into()
    }

    /// The words in their order.
    #[getter]
    fn words(&self) -> Vec<String> {
        vocabulary_of(&self.config)
    }

    /// What the numbers of an observation are called.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.legend().names
    }

    /// The least and the greatest that each number of an observation can be.
    #[getter]
    fn bounds<'py>(&self, py: Python<'py>) -> (Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<i16>>) {
        let Legend { lows, highs, .. } = self.legend();
        (PyArray1::from_vec(py, lows), PyArray1::from_vec(py, highs))
    }
}
