//! What all parts of the own region share.

use leptos::prelude::*;
use palazzi_client::Layout;
use palazzi_client::carrara::Part;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, What};

use super::ghost::{Plan, plans};
use super::lights::{Board, Light};
use crate::art::seat_class;
use crate::fit::use_layout;

/// The region in which a player's cities, places and supply lie.
#[derive(Clone, Copy)]
pub(super) struct Realm {
    pub(super) board: Board,
    pub(super) layout: Memo<Layout>,
    /// What lies open over the streets on a small screen.
    pub(super) sheet: RwSignal<Option<Sheet>>,
    /// What the building that has been chosen would mean in each city.
    plans: Memo<[Option<Plan>; 6]>,
}

/// Something shown large over the streets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    City(City),
    Places,
    Cards,
}

impl Realm {
    pub(super) fn new(board: Board) -> Realm {
        let stage = board.stage;
        let plans = Memo::new(move |_| {
            let shown = board.shows_own().then(|| board.shown());
            shown.map_or([None; 6], |seat| {
                stage.view.with(|view| stage.choice.with(|choice| plans(choice, view, seat)))
            })
        });
        Realm { board, layout: use_layout(), sheet: RwSignal::new(None), plans }
    }

    pub(super) fn plan(self, city: City) -> Option<Plan> {
        self.plans.with(|plans| plans[city])
    }

    /// Whether there is room for one part of the scene only, so that small things are shown on a sheet.
    pub(super) fn is_small(self) -> bool {
        self.layout.get().has_tabs()
    }

    /// How a part looks: idle while somebody else's streets are shown.
    pub(super) fn light(self, part: Part) -> Light {
        if self.board.shows_own() { self.board.light(part) } else { Light::Idle }
    }

    /// The classes of something that holds a part but is not pressed itself.
    pub(super) fn around(self, base: &str, part: Part) -> String {
        let light = self.light(part).class();
        let lit = if self.board.is_pointed_out(part) { " is-lit" } else { "" };
        format!("{base} is-{light}{lit}")
    }

    /// Points at a part, after going back to the own streets.
    pub(super) fn point_at(self, part: Part) {
        self.board.asked.set(None);
        self.board.stage.point_at(part);
    }

    /// Opens a sheet, or closes it if it is open.
    pub(super) fn toggle(self, sheet: Sheet) {
        self.sheet.update(|open| *open = (*open != Some(sheet)).then_some(sheet));
    }

    /// Points at a city, or opens it on a sheet if that alone does not say what is meant.
    pub(super) fn touch(self, city: City) {
        if self.layout.get_untracked().has_tabs() && self.board.shows_own() && is_ambiguous(self.board, city)
        {
            self.sheet.set(Some(Sheet::City(city)));
        } else {
            self.point_at(Part::City(city));
        }
    }
}

/// Whether more than one kind of action can be begun in a city, or one with a building that stands there.
fn is_ambiguous(board: Board, city: City) -> bool {
    board.stage.choice.with_untracked(|choice| {
        let mut kinds = Vec::new();
        for action in choice.candidates() {
            match action.what {
                What::Upgrade(there, ..)
                | What::Place(there, _)
                | What::Move(_, there, _)
                | What::Purchase(_, there, _)
                    if there == city =>
                {
                    return true;
                }
                _ => {}
            }
            if is_at(action.what, city) && !kinds.contains(&action.what.kind()) {
                kinds.push(action.what.kind());
            }
        }
        kinds.len() > 1
    })
}

fn is_at(what: What, city: City) -> bool {
    use palazzi_rules::carrara::Place;
    match what {
        What::Build(there, _) => there == city,
        What::Improve(tile) => tile == city.improvement(),
        What::Score(place) => place == Place::City(city),
        _ => false,
    }
}

/// The class of the region: the viewer's own, or in the colour of the seat that is shown; and whether a choice has begun.
pub(super) fn realm_class(board: Board) -> String {
    let seat = board.shown();
    let whose = if is_visit(board) { "foreign" } else { "home" };
    let begun = board.stage.choice.with(|choice| !choice.chosen().is_empty());
    format!("own {whose} {}{}", seat_class(seat), if begun { " begun" } else { "" })
}

/// Whether somebody looks at another player's streets.
pub(super) fn is_visit(board: Board) -> bool {
    let you: Option<Seat> = board.stage.you.get();
    you.is_some() && !board.shows_own()
}
