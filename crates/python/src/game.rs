use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use palazzi_rules::{Fact, Game as _, Pending, Record as GameRecord, Setup};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyInt, PyString, PyType};

use crate::advice;
use crate::error::{IllegalAction, bad_notation, bad_record};
use crate::plain::{json, plain};
use crate::play::{AnyPlay, AnyRecord, Playable, Refusal, map, read_record, start, with};
use crate::record::Record;
use crate::setup::{entropy, find_viewer, wished};

/// A game in progress.
///
/// With a seed, the game draws for itself whatever is to be drawn, always the same; without one, it waits for draws to
/// be given. What is shown of it is what a seat may know, unless `trace`, `standing`, `record` or `entries` is asked.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Game {
    play: Mutex<AnyPlay>,
}

impl From<AnyPlay> for Game {
    fn from(play: AnyPlay) -> Game {
        Game { play: Mutex::new(play) }
    }
}

impl Game {
    /// The game, which no other thread changes meanwhile.
    pub(crate) fn lock<'a>(&'a self, py: Python<'_>) -> MutexGuard<'a, AnyPlay> {
        self.play.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// What has happened so far.
    pub(crate) fn written(&self, py: Python<'_>) -> AnyRecord {
        map!(&*self.lock(py), play => play.record().clone())
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (ruleset, players=2, *, seed=None, cards=None, components=None))]
    fn new(
        ruleset: &str,
        players: usize,
        seed: Option<u64>,
        cards: Option<&str>,
        components: Option<PathBuf>,
    ) -> PyResult<Game> {
        Ok(start(wished(ruleset, players, cards, components)?, seed).into())
    }

    /// The game that a record leads to, after so many entries or after all of them.
    #[classmethod]
    #[pyo3(signature = (record, entries=None, *, seed=None))]
    fn from_record(
        _class: &Bound<'_, PyType>,
        py: Python<'_>,
        record: &Record,
        entries: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<Game> {
        record.game_at(py, entries, seed)
    }

    /// The name of the ruleset.
    #[getter]
    fn ruleset(&self, py: Python<'_>) -> &'static str {
        with!(&*self.lock(py), play => play.record().config.head().ruleset.name())
    }

    /// How many play.
    #[getter]
    fn players(&self, py: Python<'_>) -> usize {
        with!(&*self.lock(py), play => play.players())
    }

    /// Where draws come from; None if they are given.
    #[getter]
    fn seed(&self, py: Python<'_>) -> Option<u64> {
        with!(&*self.lock(py), play => play.seed())
    }

    /// Whose turn it is to decide: a seat letter, "*" if something is to be drawn, None if the game is over.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Option<&'static str> {
        with!(&*self.lock(py), play => mover(play.pending()))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> bool {
        with!(&*self.lock(py), play => play.pending() == Pending::Over)
    }

    /// The final points by seat; None until the game is over.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Option<Vec<i32>> {
        with!(&*self.lock(py), play => play.record().outcome.as_ref().map(|outcome| outcome.scores.clone()))
    }

    /// The winning seat or seats; None until the game is over.
    #[getter]
    fn winners(&self, py: Python<'_>) -> Option<Vec<String>> {
        let outcome = with!(&*self.lock(py), play => play.record().outcome.clone())?;
        Some(outcome.winners.iter().map(ToString::to_string).collect())
    }

    /// What final scoring would give now, by seat. Shows what is hidden until the end.
    fn standing(&self, py: Python<'_>) -> Vec<i32> {
        with!(&*self.lock(py), play => play.scores()[..play.players()].to_vec())
    }

    /// What a seat may know, in the form of docs/views.md; without a seat, what a spectator may know.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let view = map!(&*self.lock(py), play => play.view(find_viewer(seat, play.players())?));
        with!(&view, view => plain(py, view))
    }

    /// The same as a text of JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, py: Python<'_>, seat: Option<&str>) -> PyResult<String> {
        let view = map!(&*self.lock(py), play => play.view(find_viewer(seat, play.players())?));
        with!(&view, view => json(view))
    }

    /// The whole state, hidden things included, in the form of docs/rules/trace.md.
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let trace = map!(&*self.lock(py), play => play.trace());
        with!(&trace, trace => plain(py, trace))
    }

    /// The entries so far, hidden draws included.
    #[getter]
    fn entries(&self, py: Python<'_>) -> Vec<String> {
        with!(&*self.lock(py), play => play.record().log.iter().map(ToString::to_string).collect())
    }

    /// What a seat, or a spectator, has been told since so many entries, in the form of docs/views.md.
    #[pyo3(signature = (seat=None, since=0))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&str>,
        since: usize,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let viewer = find_viewer(seat, self.players(py))?;
        let record = self.written(py);
        with!(&record, record => {
            let told = events(record, since).into_iter().filter(|fact| fact.audience.includes(viewer));
            told.map(|fact| plain(py, &fact.event)).collect()
        })
    }

    /// The legal actions of the seat to decide, sorted; empty if nobody is.
    fn legal_actions(&self, py: Python<'_>) -> Vec<String> {
        with!(&mut *self.lock(py), play => play.offers().iter().map(ToString::to_string).collect())
    }

    /// How many legal actions there are.
    #[getter]
    fn legal_count(&self, py: Python<'_>) -> usize {
        with!(&mut *self.lock(py), play => play.offers().len())
    }

    /// Plays an action of the seat to decide: its notation, or its index in `legal_actions()`. An entry with its seat
    /// ("A turn") or star ("* refill w1y2") is taken, too.
    fn play(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(number) = action.cast::<PyInt>() {
            let Ok(index) = number.extract::<usize>() else {
                return Err(PyIndexError::new_err(format!("{number} is no index of legal_actions()")));
            };
            return with!(&mut *self.lock(py), play => play.play_index(index)).map_err(Refusal::raise);
        }
        let Ok(text) = action.cast::<PyString>() else {
            return Err(PyTypeError::new_err("an action is its notation or its index in legal_actions()"));
        };
        let text = text.to_cow()?;
        with!(&mut *self.lock(py), play => play.play_text(&text)).map_err(Refusal::raise)
    }

    /// Why an action of the seat to decide is refused, with the rule; None if it is legal.
    fn why_not(&self, py: Python<'_>, action: &str) -> PyResult<Option<String>> {
        with!(&*self.lock(py), play => play.why_not(action)).map_err(Refusal::raise)
    }

    /// Draws what is to be drawn, in a game that waits for draws: by a seed, or by the system's chance.
    #[pyo3(signature = (*, seed=None))]
    fn draw(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.map_or_else(|| entropy(py), Ok)?;
        with!(&mut *self.lock(py), play => play.draw(seed)).map_err(Refusal::raise)
    }

    /// An independent copy.
    fn clone(&self, py: Python<'_>) -> Game {
        self.lock(py).clone().into()
    }

    fn __copy__(&self, py: Python<'_>) -> Game {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> Game {
        self.clone(py)
    }

    /// The game written down.
    fn record(&self, py: Python<'_>) -> Record {
        Record::new(self.written(py))
    }

    /// The best few actions of the seat to decide, best first, by what that seat knows. The budget is a number of
    /// playouts, or a time such as "500ms".
    #[pyo3(signature = (best=5, *, budget=None, threads=1, seed=1))]
    fn hint<'py>(
        &self,
        py: Python<'py>,
        best: usize,
        budget: Option<&Bound<'py, PyAny>>,
        threads: usize,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let effort = advice::effort(budget, advice::HINT, threads)?;
        advice::hint(py, self.written(py), best, effort, seed)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Game>) -> (Bound<'py, PyType>, (&'static str, usize), Written) {
        let (py, game) = (slf.py(), slf.get());
        let state = with!(&*game.lock(py), play => (play.record().to_string(), play.seed()));
        (slf.get_type(), (game.ruleset(py), game.players(py)), state)
    }

    fn __setstate__(&self, py: Python<'_>, state: Written) -> PyResult<()> {
        let (text, seed) = state;
        let record = read_record(&text).map_err(|error| bad_record(py, &error))?;
        *self.lock(py) = Record::new(record).play_at(py, None, seed)?;
        Ok(())
    }

    fn __eq__(&self, py: Python<'_>, other: &Game) -> bool {
        let written = |game: &Game| with!(&*game.lock(py), play => (play.record().to_string(), play.seed()));
        written(self) == written(other)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        with!(&*self.lock(py), play => {
            let head = play.record().config.head();
            let next = match play.pending() {
                Pending::Chance => "something is to be drawn".to_owned(),
                Pending::Decide(seat) => format!("{seat} is to decide"),
                Pending::Over => "over".to_owned(),
            };
            let entries = play.record().log.len();
            format!("<palazzi.Game {}, {} players, {entries} entries, {next}>", head.ruleset, head.players)
        })
    }
}

impl Refusal {
    fn raise(self) -> PyErr {
        match self {
            Refusal::Notation(error) => bad_notation(&error),
            Refusal::Index(reason) => PyIndexError::new_err(reason),
            Refusal::Illegal(reason) => IllegalAction::new_err(reason),
        }
    }
}

/// The text of a record, and where draws come from.
type Written = (String, Option<u64>);

/// Who or what is next.
fn mover(pending: Pending) -> Option<&'static str> {
    match pending {
        Pending::Chance => Some("*"),
        Pending::Decide(seat) => Some(["A", "B", "C", "D"][seat as usize]),
        Pending::Over => None,
    }
}

/// Everything that happened since so many entries.
fn events<G: Playable>(record: &GameRecord<G>, since: usize) -> Vec<Fact<G::Event>> {
    let mut game = G::new(&record.config);
    let mut facts = Vec::new();
    for (index, step) in record.log.iter().enumerate() {
        if index == since {
            facts.clear();
        }
        step.apply(&mut game, &mut facts).expect("a game's own entries are allowed");
    }
    if since >= record.log.len() {
        facts.clear();
    }
    facts
}
