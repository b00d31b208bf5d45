//! Bots, hints and looking back.

use std::sync::atomic::Ordering;

use palazzi_bots::{
    Analysis, BotName, Budget, Effort, Learn, Moment, Summary, Thinker, Thought, TurningPoint,
    analyse as look_back,
};
use palazzi_rules::{Pending, Record as GameRecord, RecordError, Setup};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::error::{Error, IllegalAction, bad_record};
use crate::game::Game;
use crate::patience::wait_for;
use crate::plain::plain;
use crate::play::{AnyRecord, with};

/// What a hint costs if nothing else is said.
pub(crate) const HINT: Budget = Budget::Playouts(4000);
/// What a decision costs if nothing else is said, when a game is looked back upon.
pub(crate) const ANALYSIS: Budget = Budget::Playouts(400);
/// What a decision of a bot costs if nothing else is said.
const DECISION: Budget = Budget::Playouts(500);
/// No more threads are started.
const MOST_THREADS: usize = 1024;

/// A computer opponent. It decides by what its seat has seen and been told, and by nothing else.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Bot {
    thinker: Thinker,
}

#[pymethods]
impl Bot {
    /// A bot by its name: `palazzi.bots()` lists them. The budget of a decision is a number of playouts, or a time such
    /// as "200ms"; bots that do not search do not need it.
    #[new]
    #[pyo3(signature = (name, *, budget=None, threads=1, seed=1))]
    fn new(name: &str, budget: Option<&Bound<'_, PyAny>>, threads: usize, seed: u64) -> PyResult<Bot> {
        let bot: BotName =
            name.parse().map_err(|error: palazzi_bots::UnknownBot| Error::new_err(error.to_string()))?;
        let Effort { budget, threads, .. } = effort(budget, DECISION, threads)?;
        Ok(Bot { thinker: Thinker { bot, budget, seed, threads } })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.thinker.bot.name()
    }

    /// The action that the bot takes in the place of the seat to decide, in notation.
    ///
    /// It follows from the game so far, the bot and its seed alone, unless the budget is a time or there are several
    /// threads.
    fn choose(&self, py: Python<'_>, game: &Game) -> PyResult<String> {
        let record = game.written(py);
        let thinker = self.thinker;
        let chosen = wait_for(py, move |_| with!(&record, record => decide(thinker, record)))?;
        chosen.ok_or_else(|| IllegalAction::new_err("nobody is to decide now"))
    }

    fn __repr__(&self) -> String {
        let Thinker { bot, budget, seed, threads } = self.thinker;
        format!("<palazzi.Bot {bot}, {}, threads={threads}, seed={seed}>", budget.words())
    }
}

fn decide<G: Learn + 'static>(thinker: Thinker, record: &GameRecord<G>) -> Option<String> {
    let last = record.replay(|_, _| {}).expect("a game's own entries are allowed");
    let Pending::Decide(seat) = last.pending() else { return None };
    let seed = thinker.seed.wrapping_add(record.log.len() as u64);
    Thinker { seed, ..thinker }.decide(record, seat).map(|action| action.to_string())
}

/// Refuses a senseless number of threads.
pub(crate) fn check_threads(threads: usize) -> PyResult<()> {
    match threads {
        1..=MOST_THREADS => Ok(()),
        _ => Err(PyValueError::new_err(format!("threads must be 1 to {MOST_THREADS}, not {threads}"))),
    }
}

/// What may be spent, as Python says it.
pub(crate) fn effort(budget: Option<&Bound<'_, PyAny>>, usual: Budget, threads: usize) -> PyResult<Effort> {
    check_threads(threads)?;
    let budget = match budget {
        None => usual,
        Some(budget) if budget.is_instance_of::<PyInt>() || budget.is_instance_of::<PyString>() => {
            let text = budget.str()?;
            let wrong = |error: palazzi_bots::BadBudget| PyValueError::new_err(format!("budget: {error}"));
            text.to_cow()?.parse().map_err(wrong)?
        }
        Some(_) => {
            return Err(PyTypeError::new_err("a budget is a number of playouts, or a time such as '20ms'"));
        }
    };
    Ok(Effort { threads, ..Effort::new(budget) })
}

/// What a seat can expect of an action.
#[derive(Serialize)]
struct Hint {
    action: String,
    /// Win chances by seat.
    wins: Vec<f32>,
    /// Expected final points by seat.
    points: Vec<f32>,
    /// How often it was looked into.
    visits: u32,
}

/// The best few actions at the end of a record.
pub(crate) fn hint<'py>(
    py: Python<'py>,
    record: AnyRecord,
    best: usize,
    effort: Effort,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let hints = wait_for(py, move |_| with!(&record, record => hints(record, best, effort, seed)))?;
    let hints = hints.ok_or_else(|| IllegalAction::new_err("nobody is to decide now"))?;
    plain(py, &hints)
}

fn hints<G: Learn>(record: &GameRecord<G>, best: usize, effort: Effort, seed: u64) -> Option<Vec<Hint>> {
    let moments = Moment::all(record).expect("a game's own entries are allowed");
    let moment = moments.last().filter(|moment| moment.action.is_none())?;
    let players = record.config.head().players;
    let hint = |thought: &Thought<G::Action>| Hint {
        action: thought.action.to_string(),
        wins: thought.judgement.wins[..players].to_vec(),
        points: thought.judgement.scores[..players].to_vec(),
        visits: thought.visits,
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Some(moment.hints(best.max(1), effort, &mut rng).iter().map(hint).collect())
}

/// A game looked back upon, with what follows from that.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    analysis: Analysis,
    summaries: Vec<Summary>,
    turning_points: Vec<TurningPoint>,
}

/// Looks back upon a record.
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    record: AnyRecord,
    effort: Effort,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let report = wait_for(
        py,
        move |stop| with!(&record, record => look_back(record, effort, seed, |_| !stop.load(Ordering::Relaxed)).map(report)),
    )?;
    let report = report.map_err(|error: RecordError| bad_record(py, &error))?;
    plain(py, &report)
}

fn report(analysis: Analysis) -> Report {
    let (summaries, turning_points) = (analysis.summaries(), analysis.turning_points());
    Report { analysis, summaries, turning_points }
}
