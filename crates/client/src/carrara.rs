//! Carrara as people are shown it.

use palazzi_rules::carrara::{Action, Carrara, Event, Illegal, View};
use palazzi_rules::{Game, Seat};

use crate::sentence::Sentence;
use crate::shown::{Names, Refusal, Shown};
use crate::texts::Texts;

/// A thing of Carrara that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A kind of action, by its first word.
    Kind(&'static str),
    /// A whole action.
    Action(Action),
    /// A player.
    Seat(Seat),
}

impl Shown for Carrara {
    type Part = Part;

    fn parts(_view: &View, action: &Action) -> Vec<Part> {
        vec![Part::Kind(Carrara::kind(action)), Part::Action(*action)]
    }

    fn proposed(_candidates: &[Action], _chosen: &[Part]) -> Option<Action> {
        None
    }

    fn name(part: Part, _view: &View, names: &Names, _texts: &Texts) -> String {
        match part {
            Part::Kind(kind) => kind.to_owned(),
            Part::Action(action) => action.to_string(),
            Part::Seat(seat) => names.of(seat).to_owned(),
        }
    }

    fn task(_view: &View, _names: &Names, _texts: &Texts) -> Sentence<Part> {
        Sentence::plain("…")
    }

    fn action(_view: &View, action: &Action, _texts: &Texts) -> Sentence<Part> {
        Sentence::plain(action.to_string())
    }

    fn event(event: &Event, _names: &Names, _texts: &Texts) -> Option<Sentence<Part>> {
        Some(Sentence::plain(format!("{event:?}")))
    }

    fn attempt(_view: &View, _chosen: &[Part], part: Part) -> Option<Action> {
        match part {
            Part::Action(action) => Some(action),
            Part::Kind(_) | Part::Seat(_) => None,
        }
    }

    fn refusal(illegal: &Illegal, _texts: &Texts) -> Refusal {
        Refusal { text: illegal.to_string(), rule: None }
    }
}
