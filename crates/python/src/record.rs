use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use palazzi_rules::{Head, Record as GameRecord, RecordError, Setup, with_engine};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::PyType;
use tempfile::NamedTempFile;

use crate::advice;
use crate::error::bad_record;
use crate::game::Game;
use crate::play::{Any, AnyPlay, AnyRecord, Play, Playable, read_record, with};

/// A game written down: the text of a `.game` file.
///
/// The log is read, not replayed: `verify`, `game` and `replay` check it against the rules.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Record {
    record: AnyRecord,
}

impl Record {
    pub(crate) fn new(record: AnyRecord) -> Record {
        Record { record }
    }

    pub(crate) fn play_at(
        &self,
        py: Python<'_>,
        entries: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<AnyPlay> {
        let length = self.__len__();
        let entries = entries.unwrap_or(length);
        if entries > length {
            return Err(PyIndexError::new_err(format!("the record has {length} entries, not {entries}")));
        }
        let play = match &self.record {
            Any::Carrara(record) => {
                Play::of_record(record, entries, seed).map(|play| Any::Carrara(Box::new(play)))
            }
            Any::Palazzo(record) => {
                Play::of_record(record, entries, seed).map(|play| Any::Palazzo(Box::new(play)))
            }
        };
        play.map_err(|error| bad_record(py, &error))
    }

    pub(crate) fn game_at(
        &self,
        py: Python<'_>,
        entries: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<Game> {
        self.play_at(py, entries, seed).map(Game::from)
    }
}

#[pymethods]
impl Record {
    /// Reads the text of a record.
    #[new]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Record> {
        read_record(text).map(Record::new).map_err(|error| bad_record(py, &error))
    }

    /// Reads a `.game` file.
    #[classmethod]
    fn read(_class: &Bound<'_, PyType>, py: Python<'_>, path: PathBuf) -> PyResult<Record> {
        Record::parse(py, &std::fs::read_to_string(path)?)
    }

    /// Writes a `.game` file, which appears whole or not at all. A file that is there is not replaced unless that is
    /// asked for.
    #[pyo3(signature = (path, *, replace=false))]
    fn write(&self, path: PathBuf, replace: bool) -> PyResult<()> {
        let text = self.__str__();
        // Pipes and devices are written to, not replaced.
        if replace && path.metadata().is_ok_and(|found| !found.is_file()) {
            return Ok(fs::write(path, text)?);
        }
        let file = draft(path.parent().unwrap_or(Path::new("")), &text)?;
        let kept = if replace { file.persist(path) } else { file.persist_noclobber(path) };
        Ok(kept.map(drop).map_err(|error| error.error)?)
    }

    /// The name of the ruleset.
    #[getter]
    fn ruleset(&self) -> &'static str {
        with!(&self.record, record => record.config.head().ruleset.name())
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        with!(&self.record, record => record.config.head().players)
    }

    /// The entries of the log.
    #[getter]
    fn entries(&self) -> Vec<String> {
        with!(&self.record, record => record.log.iter().map(ToString::to_string).collect())
    }

    /// The final points that the record gives, by seat; None for an unfinished game.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        with!(&self.record, record => record.outcome.as_ref().map(|outcome| outcome.scores.clone()))
    }

    /// The winning seat or seats that the record gives; None for an unfinished game.
    #[getter]
    fn winners(&self) -> Option<Vec<String>> {
        let outcome = with!(&self.record, record => record.outcome.as_ref())?;
        Some(outcome.winners.iter().map(ToString::to_string).collect())
    }

    /// Replays the record, compares the result, and returns the game that it leads to.
    fn verify(&self, py: Python<'_>) -> PyResult<Game> {
        with!(&self.record, record => record.verify().map(drop)).map_err(|error| bad_record(py, &error))?;
        self.game_at(py, None, None)
    }

    /// The game after so many entries, or after all of them. With a seed, it draws for itself from there on.
    #[pyo3(signature = (entries=None, *, seed=None))]
    fn game(&self, py: Python<'_>, entries: Option<usize>, seed: Option<u64>) -> PyResult<Game> {
        self.game_at(py, entries, seed)
    }

    /// The positions of the game one after the other: before any entry, and after each.
    fn replay(slf: &Bound<'_, Record>) -> Replay {
        Replay { record: slf.clone().unbind(), last: Mutex::new(None) }
    }

    /// Looks back upon the game: how good every decision was by what its seat knew, what luck did, and where the game
    /// turned. The budget is for each decision: a number of playouts, or a time such as "50ms".
    #[pyo3(signature = (*, budget=None, threads=1, seed=1))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        budget: Option<&Bound<'py, PyAny>>,
        threads: usize,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let effort = advice::effort(budget, advice::ANALYSIS, threads)?;
        advice::analyse(py, self.record.clone(), effort, seed)
    }

    fn __len__(&self) -> usize {
        with!(&self.record, record => record.log.len())
    }

    fn __str__(&self) -> String {
        with!(&self.record, record => record.to_string())
    }

    fn __eq__(&self, other: &Record) -> bool {
        self.__str__() == other.__str__()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.__str__().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Record>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().__str__(),))
    }

    fn __repr__(&self) -> String {
        format!("<palazzi.Record {}, {} players, {} entries>", self.ruleset(), self.players(), self.__len__())
    }
}

/// A text on disk, under a name that nobody looks for. Others may read it as they may read any new file.
fn draft(folder: &Path, text: &str) -> io::Result<NamedTempFile> {
    let mut draft = tempfile::Builder::new();
    #[cfg(unix)]
    draft.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = draft.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_data()?;
    Ok(file)
}

/// Reads a text, replays it and compares the result. The exception is about the first mistake in the text.
#[pyfunction]
pub(crate) fn verify(py: Python<'_>, text: &str) -> PyResult<Game> {
    let head = Head::parse(text);
    let (head, _) =
        head.map_err(|(line, error)| bad_record(py, &RecordError { line, reason: error.into() }))?;
    with_engine!(head.ruleset.engine(), G => GameRecord::<G>::check_text(text).map(drop))
        .map_err(|error| bad_record(py, &error))?;
    Record::parse(py, text)?.game_at(py, None, None)
}

/// The positions of a record, one after the other.
#[pyclass(frozen, module = "palazzi")]
pub(crate) struct Replay {
    record: Py<Record>,
    /// The position that came last; nothing before the first.
    last: Mutex<Option<AnyPlay>>,
}

#[pymethods]
impl Replay {
    fn __iter__(slf: Py<Replay>) -> Py<Replay> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Game>> {
        let mut last = self.last.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let record = self.record.get();
        let position = match &*last {
            None => record.play_at(py, Some(0), None)?,
            Some(position) => {
                let mut position = position.clone();
                match record.record.advance(&mut position) {
                    Some(taken) => taken.map_err(|error| bad_record(py, &error))?,
                    None => return Ok(None),
                }
                position
            }
        };
        *last = Some(position.clone());
        Ok(Some(position.into()))
    }
}

impl AnyRecord {
    /// Takes the entry that follows upon a position of the record; nothing if there is none.
    fn advance(&self, position: &mut AnyPlay) -> Option<Result<(), RecordError>> {
        match (self, position) {
            (Any::Carrara(record), Any::Carrara(play)) => advance(record, play),
            (Any::Palazzo(record), Any::Palazzo(play)) => advance(record, play),
            _ => None,
        }
    }
}

fn advance<G: Playable>(record: &GameRecord<G>, play: &mut Play<G>) -> Option<Result<(), RecordError>> {
    let index = play.record().log.len();
    let taken = play.take(record.log.get(index)?);
    Some(taken.map_err(|reason| RecordError { line: record.line_of(index), reason }))
}
