use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::carrara::{Part, Scoring, scoring};
use palazzi_client::{Choice, Shown};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Carrara, Place, Table, View};

use crate::i18n::I18n;
use crate::stage::Stage;

/// What all parts of the board share.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) stage: Stage<Carrara>,
    /// What can be pointed at.
    lights: Memo<Arc<Lights>>,
    /// What places would pay each player.
    scorings: Memo<Vec<Vec<Scoring>>>,
    /// The seat whose streets are shown, if somebody has asked for one.
    pub(super) asked: RwSignal<Option<Seat>>,
    /// What is shown on a narrow screen.
    pub(super) panel: RwSignal<Panel>,
    /// The parts that are drawn, by the names that they have in the page.
    tags: StoredValue<HashMap<String, Part>>,
}

/// What a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    Streets,
    Market,
    Players,
}

impl Panel {
    /// The name that style sheets know it by.
    pub(super) fn name(self) -> &'static str {
        match self {
            Panel::Streets => "streets",
            Panel::Market => "market",
            Panel::Players => "players",
        }
    }
}

/// What can be pointed at, found once for all things of the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Lights {
    is_turn: bool,
    chosen: HashSet<Part>,
    /// What the action that is meant is made of besides what was pointed at.
    meant: HashSet<Part>,
    open: HashSet<Part>,
    offered: HashSet<Part>,
}

/// How a thing looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Light {
    /// Nothing is to be decided by the viewer.
    Idle,
    /// It has been pointed at.
    Chosen,
    /// It goes with what has been pointed at and is part of what is meant.
    Meant,
    /// It can be pointed at next.
    Open,
    /// It can be pointed at in place of what was.
    Other,
    /// Nothing can be done with it.
    Shut,
}

impl Light {
    pub(super) fn class(self) -> &'static str {
        match self {
            Light::Idle => "idle",
            Light::Chosen => "chosen",
            Light::Meant => "meant-too",
            Light::Open => "open",
            Light::Other => "other",
            Light::Shut => "shut",
        }
    }
}

impl Board {
    pub(super) fn new(stage: Stage<Carrara>) -> Board {
        let lights = Memo::new(move |_| {
            let is_turn = stage.you.get().is_some() && stage.you.get() == stage.to_move.get();
            let view = stage.view.get();
            Arc::new(stage.choice.with(|choice| find(choice, &view, is_turn)))
        });
        let scorings = Memo::new(move |_| {
            stage.view.with(|view| Seat::of(view.table.players()).map(|seat| scoring(view, seat)).collect())
        });
        Board {
            stage,
            lights,
            scorings,
            asked: RwSignal::new(None),
            panel: RwSignal::new(Panel::Streets),
            tags: StoredValue::default(),
        }
    }

    pub(super) fn i18n(self) -> I18n {
        self.stage.i18n
    }

    pub(super) fn light(self, part: Part) -> Light {
        self.lights.with(|lights| {
            if !lights.is_turn {
                Light::Idle
            } else if lights.chosen.contains(&part) {
                Light::Chosen
            } else if lights.meant.contains(&part) {
                Light::Meant
            } else if lights.open.contains(&part) {
                Light::Open
            } else if lights.offered.contains(&part) {
                Light::Other
            } else {
                Light::Shut
            }
        })
    }

    /// Whether something else points a thing out: a line of the log, a hint.
    pub(super) fn is_pointed_out(self, part: Part) -> bool {
        self.stage.highlight.with(|parts| parts.contains(&part))
    }

    /// The classes of a thing that can be pointed at.
    pub(super) fn classes(self, base: &str, part: Part) -> String {
        let lit = if self.is_pointed_out(part) { " lit" } else { "" };
        format!("{base} {}{lit}", self.light(part).class())
    }

    /// The name of a part in the page (`data-part`), by which it is found again.
    pub(super) fn tag(self, part: Part) -> String {
        let tag = format!("{part:?}");
        self.tags.update_value(|tags| {
            tags.insert(tag.clone(), part);
        });
        tag
    }

    /// The name of another of several things that are one and the same part, such as two alike buildings.
    pub(super) fn tag_of_copy(self, part: Part, copy: usize) -> String {
        let tag = self.tag(part);
        if copy == 0 {
            return tag;
        }
        let tag = format!("{tag} {}", copy + 1);
        self.tags.update_value(|tags| {
            tags.insert(tag.clone(), part);
        });
        tag
    }

    /// The part with a name in the page.
    pub(super) fn tagged(self, tag: &str) -> Option<Part> {
        self.tags.with_value(|tags| tags.get(tag).copied())
    }

    /// What a part is called.
    pub(super) fn name(self, part: Part) -> String {
        let view = self.stage.view.get();
        self.stage.names.with(|names| Carrara::name(part, &view, names, &self.i18n().texts()))
    }

    /// Something of the table; whatever shows it follows when it changes.
    pub(super) fn of<T: PartialEq + Send + Sync + 'static>(
        self,
        get: impl Fn(&View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        let view = self.stage.view;
        Memo::new(move |_| view.with(|view| get(view)))
    }

    /// Something that never changes during a game.
    pub(super) fn fixed<T>(self, get: impl Fn(&Table) -> T) -> T {
        self.stage.view.with_untracked(|view| get(&view.table))
    }

    /// What a place would pay a player.
    pub(super) fn scoring(self, seat: Seat, place: Place) -> Option<Scoring> {
        self.scorings
            .with(|all| all.get(seat as usize)?.iter().find(|scoring| scoring.place == place).copied())
    }

    /// The seat whose streets are shown: the one asked for, or the viewer's own.
    pub(super) fn shown(self) -> Seat {
        self.asked.get().or_else(|| self.stage.you.get()).unwrap_or(Seat::A)
    }

    /// Whether the streets that are shown are the viewer's own.
    pub(super) fn shows_own(self) -> bool {
        self.stage.you.get() == Some(self.shown())
    }
}

fn find(choice: &Choice<Carrara>, view: &View, is_turn: bool) -> Lights {
    if !is_turn {
        return Lights::default();
    }
    let chosen: HashSet<Part> = choice.chosen().iter().copied().collect();
    let mut open = HashSet::new();
    for action in choice.candidates() {
        open.extend(Carrara::parts(view, &action));
    }
    let offered = match chosen.is_empty() {
        true => open.clone(),
        false => choice.offers().flat_map(|action| Carrara::parts(view, &action)).collect(),
    };
    let meant = choice
        .meant()
        .map_or_else(HashSet::new, |action| Carrara::parts(view, &action).into_iter().collect());
    Lights { is_turn, chosen, meant, open, offered }
}
