use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use palazzi_bots::Analysis;
use palazzi_protocol::{Advice, Problem, Progress, Reason};
use palazzi_table::{advise, look_back, with_table};

use super::archive::check_is_open_book;
use super::workers::Workers;
use super::{Hub, Person, Text, unavailable};

/// Threads that look into positions and games, and what they have found out.
pub(super) struct Studies {
    workers: Workers,
    running: Arc<AtomicUsize>,
    done: Mutex<VecDeque<(String, Text)>>,
    /// How far the analyses are that run now.
    followed: Mutex<Vec<(String, Arc<Mutex<Progress>>)>>,
}

/// So many studies may run or wait.
const MOST_STUDIES: usize = 16;

/// So many analyses are kept.
const KEPT: usize = 64;

impl Studies {
    pub(super) fn start(threads: usize) -> Studies {
        Studies {
            workers: Workers::start("study", threads),
            running: Arc::default(),
            done: Mutex::default(),
            followed: Mutex::default(),
        }
    }

    /// The place is that of the study, not of the asker, who may go away while it waits or runs.
    async fn run<T: Send + 'static>(&self, study: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let place = Place::take(&self.running)?;
        let study = move || {
            let _place = place;
            study()
        };
        self.workers.run(study).await.ok_or_else(|| unavailable("the study broke down"))
    }

    fn known(&self, table: &str) -> Option<Text> {
        let done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        done.iter().find(|(id, _)| id == table).map(|(_, text)| Text::clone(text))
    }

    fn keep(&self, table: &str, text: Text) {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        if done.len() == KEPT {
            done.pop_front();
        }
        done.push_back((table.to_owned(), text));
    }
}

/// An analysis that runs: how far it is can be asked for as long as this lives.
struct Followed<'a> {
    studies: &'a Studies,
    progress: Arc<Mutex<Progress>>,
}

impl<'a> Followed<'a> {
    fn new(studies: &'a Studies, table: &str) -> Followed<'a> {
        let progress = Arc::new(Mutex::new(Progress::default()));
        let mut followed = studies.followed.lock().unwrap_or_else(PoisonError::into_inner);
        followed.push((table.to_owned(), Arc::clone(&progress)));
        Followed { studies, progress }
    }
}

impl Drop for Followed<'_> {
    fn drop(&mut self) {
        let mut followed = self.studies.followed.lock().unwrap_or_else(PoisonError::into_inner);
        followed.retain(|(_, progress)| !Arc::ptr_eq(progress, &self.progress));
    }
}

/// One of the places for studies.
struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(running: &Arc<AtomicUsize>) -> Result<Place, Problem> {
        let place = Place(Arc::clone(running));
        if running.fetch_add(1, Ordering::Relaxed) >= MOST_STUDIES {
            return Err(Reason::StudiesBusy.into());
        }
        Ok(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hub {
    /// The best few actions: of the own seat now in an unrated game, or after so many entries of a finished one.
    ///
    /// # Errors
    /// If it is not for the person to ask, or there is nothing to decide there.
    pub async fn hints(&self, table: &str, person: &Person, at: Option<usize>) -> Result<Advice, Problem> {
        let live = self.live(table).await?;
        let study: Box<dyn FnOnce() -> Option<Advice> + Send> = {
            let state = self.state(&live).await?;
            match at {
                Some(_) => check_is_open_book(&state.table)?,
                None if state.table.settings().rated => {
                    return Err(Reason::NoHintsRated.into());
                }
                None => {
                    let own = state.table.seat_of(&person.id);
                    if own.is_none() || own != state.table.to_move() {
                        return Err(Reason::NotYourTurn.into());
                    }
                }
            }
            with_table!(&state.table, table => {
                let record = table.record();
                Box::new(move || advise(&record, at))
            })
        };
        let advice = self.0.studies.run(study).await?;
        advice.ok_or_else(|| Reason::NobodyDecides.into())
    }

    /// Looks back upon a finished game (`palazzi_bots::Analysis`), as JSON. Waits for a free worker.
    ///
    /// # Errors
    /// If the game is not over, or too many want the same.
    pub async fn analysis(&self, table: &str) -> Result<Text, Problem> {
        let live = self.live(table).await?;
        if let Some(text) = self.0.studies.known(table) {
            return Ok(text);
        }
        let followed = Followed::new(&self.0.studies, table);
        let progress = Arc::clone(&followed.progress);
        let tell = move |far: palazzi_bots::Progress| {
            let far = Progress { done: far.done, total: far.total };
            *progress.lock().unwrap_or_else(PoisonError::into_inner) = far;
            true
        };
        let study: Box<dyn FnOnce() -> String + Send> = {
            let state = self.state(&live).await?;
            check_is_open_book(&state.table)?;
            with_table!(&state.table, table => {
                let record = table.record();
                Box::new(move || written(&look_back(&record, tell)))
            })
        };
        let text: Text = self.0.studies.run(study).await?.into();
        self.0.studies.keep(table, Text::clone(&text));
        Ok(text)
    }

    /// How far the analysis of a game is; nothing if none runs.
    pub fn analysis_progress(&self, table: &str) -> Option<Progress> {
        let followed = self.0.studies.followed.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, progress) = followed.iter().find(|(id, _)| id == table)?;
        Some(*progress.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn written(analysis: &Analysis) -> String {
    serde_json::to_string(analysis).expect("an analysis can be written as JSON")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn studies_whose_askers_have_gone_keep_their_places_until_they_are_over() {
        let studies = Studies::start(1);
        let (go_on, wait) = mpsc::channel::<()>();
        let mut first = Box::pin(studies.run(move || wait.recv().is_ok()));
        assert!(first.as_mut().now_or_never().is_none());
        for _ in 1..MOST_STUDIES {
            assert!(studies.run(|| ()).now_or_never().is_none());
        }
        assert!(matches!(studies.run(|| ()).now_or_never(), Some(Err(_))));
        go_on.send(()).expect("the first study waits");
        assert_eq!(first.await, Ok(true));
        while studies.running.load(Ordering::Relaxed) > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(studies.run(|| 7).await, Ok(7));
    }
}
