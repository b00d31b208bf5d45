use std::sync::Arc;

use palazzi_client::{Eyes, Names, Past, Scored, Sentence, Texts};
use palazzi_protocol::{Problem, What};
use palazzi_rules::{Pending, Seat, Viewer};
use serde_json::value::RawValue;

use super::Written;
use super::source::Source;
use crate::stage::read_view;

/// A game as far as its reader may look back.
pub(super) enum Book<G: Scored> {
    /// All of a finished game: everything follows from its record.
    Whole(Arc<Past<G>>),
    /// What the reader has seen of a running one. Its positions are asked for one by one.
    SoFar { source: Source, steps: Arc<Vec<Step<G>>> },
}

impl<G: Scored> Clone for Book<G> {
    fn clone(&self) -> Book<G> {
        match self {
            Book::Whole(past) => Book::Whole(Arc::clone(past)),
            Book::SoFar { source, steps } => Book::SoFar { source: source.clone(), steps: Arc::clone(steps) },
        }
    }
}

/// What happened by one entry.
pub(super) struct Step<G: Scored> {
    /// Who decided; nobody where something was drawn.
    pub(super) seat: Option<Seat>,
    /// What the reader is told of it.
    pub(super) events: Vec<G::Event>,
}

/// A position.
pub(super) struct Scene<G: Scored> {
    pub(super) view: Arc<G::View>,
    /// The seat that decides here.
    pub(super) to_move: Option<Seat>,
}

impl<G: Scored> Clone for Scene<G> {
    fn clone(&self) -> Scene<G> {
        Scene { view: Arc::clone(&self.view), to_move: self.to_move }
    }
}

/// With whose eyes and from whose place a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Look {
    /// The seat at which the reader sits.
    pub(super) seat: Option<Seat>,
    /// Whether everything lies open.
    pub(super) open: bool,
}

impl Look {
    fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn eyes(self) -> Eyes {
        if self.open { Eyes::All } else { Eyes::Of(self.viewer()) }
    }
}

impl<G: Scored> Book<G> {
    /// Reads what is written; nothing if it cannot be understood.
    pub(super) fn open(written: Written, source: Source) -> Option<Book<G>> {
        match written {
            Written::Whole(text) => Some(Book::Whole(Arc::new(Past::read(&text).ok()?))),
            Written::SoFar(happened) => {
                let steps = steps(happened.into_iter().map(|happening| happening.what));
                Some(Book::SoFar { source, steps: Arc::new(steps) })
            }
        }
    }

    /// How many entries there are.
    pub(super) fn entries(&self) -> usize {
        match self {
            Book::Whole(past) => past.entries(),
            Book::SoFar { steps, .. } => steps.len(),
        }
    }

    /// All of it, if the game is over.
    pub(super) fn whole(&self) -> Option<Arc<Past<G>>> {
        match self {
            Book::Whole(past) => Some(Arc::clone(past)),
            Book::SoFar { .. } => None,
        }
    }

    /// The first position in which somebody decides.
    pub(super) fn set_up(&self) -> usize {
        match self {
            Book::Whole(past) => past.set_up(),
            Book::SoFar { steps, .. } => {
                steps.iter().position(|step| step.seat.is_some()).unwrap_or(steps.len())
            }
        }
    }

    /// Who decided by the entry with this number, counted from 1.
    pub(super) fn seat(&self, number: usize) -> Option<Seat> {
        match self {
            Book::Whole(past) => past.entry(number)?.seat(),
            Book::SoFar { steps, .. } => steps.get(number.checked_sub(1)?)?.seat,
        }
    }

    /// What happened by the entry with this number, in sentences.
    pub(super) fn sentences(
        &self,
        number: usize,
        look: Look,
        names: &Names,
        texts: &Texts,
    ) -> Vec<Sentence<G::Part>> {
        match self {
            Book::Whole(past) => past.sentences(number, look.eyes(), names, texts),
            Book::SoFar { steps, .. } => {
                let step = number.checked_sub(1).and_then(|index| steps.get(index));
                let events = step.map_or(&[][..], |step| &step.events[..]).iter();
                events.filter_map(|event| G::event(event, names, texts)).collect()
            }
        }
    }

    /// The position after so many entries, if it need not be asked for.
    pub(super) fn scene(&self, at: usize, look: Look) -> Option<Scene<G>> {
        let Book::Whole(past) = self else { return None };
        let game = past.at(at);
        let view = if look.open { game.open_view(look.viewer()) } else { game.view(look.viewer()) };
        let to_move = match game.pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        };
        Some(Scene { view: Arc::new(view), to_move })
    }

    /// Asks for the position after so many entries.
    pub(super) async fn ask(&self, at: usize) -> Result<Option<Scene<G>>, Problem> {
        let Book::SoFar { source, .. } = self else { return Ok(None) };
        let position = source.position(at).await?;
        let view = read_view::<G>(&position.view);
        Ok(view.map(|view| Scene { view: Arc::new(view), to_move: position.to_move }))
    }

    /// The end of the turn before, and of the next one: the places where another seat goes on deciding.
    pub(super) fn turns_around(&self, at: usize) -> (usize, usize) {
        let entries = self.entries();
        let decider = |number: usize| self.seat(number);
        let own = (1..=at).rev().find_map(decider);
        let before = (1..=at).rev().find(|number| decider(*number).is_some_and(|seat| Some(seat) != own));
        let next = (at + 1..=entries).find_map(decider);
        let behind =
            (at + 1..=entries).find(|number| decider(*number).is_some_and(|seat| Some(seat) != next));
        (before.unwrap_or(0), behind.map_or(entries, |number| number - 1))
    }
}

/// The entries of a running game as the reader has seen them: what was undone has not happened.
fn steps<G: Scored>(happened: impl Iterator<Item = What>) -> Vec<Step<G>> {
    let mut steps: Vec<Step<G>> = Vec::new();
    for what in happened {
        match what {
            What::Moved { seat, facts } => steps.push(Step { seat: Some(seat), events: read(&facts) }),
            What::Drawn { facts } => steps.push(Step { seat: None, events: read(&facts) }),
            // What was drawn is never undone.
            What::Undone { moves, .. } => steps.truncate(steps.len().saturating_sub(moves)),
            _ => {}
        }
    }
    steps
}

fn read<E: serde::de::DeserializeOwned>(facts: &[Box<RawValue>]) -> Vec<E> {
    facts.iter().filter_map(|fact| serde_json::from_str(fact.get()).ok()).collect()
}
