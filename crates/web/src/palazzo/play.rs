use std::mem::discriminant;

use leptos::prelude::*;
use palazzi_client::palazzo::{Part, cards_before};
use palazzi_client::{Choice, Shown};
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Card, Money, Palazzo, Phase, Tile, TileSet};

use crate::stage::Stage;

/// The stage, and what all parts of the board ask of it.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) stage: Stage<Palazzo>,
    /// Whether the viewer is to decide.
    pub(super) deciding: Memo<bool>,
    /// The parts of the action that would be taken now.
    meant: Memo<Vec<Part>>,
    /// What is laid over the board on a small screen.
    pub(super) sheet: RwSignal<Option<Sheet>>,
}

/// What is laid over the board on a small screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sheet {
    Market,
    Players,
}

/// Something on the board that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// One part.
    Part(Part),
    /// A floor of an own palace, by the number of the palace and the floor: the tile itself, or, for a tile that is
    /// to be placed or inserted, the palace.
    Floor(u8, u8),
    /// One of several alike tiles that were obtained or can be picked, by its place among them.
    Tile(Tile, u8),
    /// One of several alike tiles in the warehouse.
    Sale(Tile, u8),
    /// One of several alike revealed cards.
    Revealed(Card, u8),
    /// One of several alike cards of the own hand.
    Pay(Card, u8),
}

/// How something is shown that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Look {
    /// It can be pointed at, if need be in place of what has been chosen.
    pub(super) possible: bool,
    /// It goes with what has been chosen, and is what matters now.
    pub(super) open: bool,
    /// It has been pointed at.
    pub(super) chosen: bool,
    /// It is part of the action that would be taken now.
    pub(super) proposed: bool,
    /// Somebody speaks of it.
    pub(super) lit: bool,
    /// Things of its kind can be pointed at, this one cannot.
    pub(super) dim: bool,
}

impl Play {
    pub(super) fn new(stage: Stage<Palazzo>) -> Play {
        let deciding =
            Memo::new(move |_| stage.you.get().is_some_and(|you| stage.to_move.get() == Some(you)));
        let meant = Memo::new(move |_| {
            let action = stage.choice.with(Choice::meant);
            action.map_or_else(Vec::new, |action| Palazzo::parts(&stage.view.get(), &action))
        });
        Play { stage, deciding, meant, sheet: RwSignal::new(None) }
    }

    /// The seat whose palaces stand in the middle.
    pub(super) fn shown_seat(self) -> Seat {
        self.stage.you.get().unwrap_or(Seat::A)
    }

    /// How a thing is shown now.
    pub(super) fn look(self, target: Target) -> Look {
        let deciding = self.deciding.get();
        let lit = self.stage.highlight.with(|parts| parts.iter().any(|part| target.has(*part)));
        if self.is_asleep(target) {
            return Look { lit, ..Look::default() };
        }
        self.stage.choice.with(|choice| {
            let chosen = target.place() < target.chosen(choice);
            let part = target.next(choice);
            let fits = chosen || self.is_open(choice, part);
            let possible = deciding && (fits || choice.is_offered(part));
            let proposed = self.meant.with(|parts| {
                parts.iter().filter(|part| target.has(**part)).count() > usize::from(target.place())
            });
            let dim = deciding && !possible && !proposed && has_fellows(choice, part);
            Look {
                possible,
                open: deciding && fits && self.matters(choice, part),
                chosen,
                proposed,
                lit,
                dim,
            }
        })
    }

    /// Whether somebody speaks of a tile.
    pub(super) fn is_lit(self, tile: Tile) -> bool {
        let is_it = |part: &Part| matches!(part, Part::Tile(other, _) if *other == tile);
        self.stage.highlight.with(|parts| parts.iter().any(is_it))
    }

    /// Points at a thing.
    pub(super) fn point_at(self, target: Target) {
        if self.is_asleep(target) {
            return;
        }
        let (before, part) = self.stage.choice.with_untracked(|choice| {
            if target.place() < target.chosen(choice) {
                return (Vec::new(), target.last_chosen(choice));
            }
            let part = target.next(choice);
            (self.needed_before(choice, part).unwrap_or_default(), part)
        });
        before.into_iter().for_each(|part| self.stage.point_at(part));
        self.stage.point_at(part);
    }

    fn is_open(self, choice: &Choice<Palazzo>, part: Part) -> bool {
        choice.is_open(part) || self.needed_before(choice, part).is_some()
    }

    /// What has to be pointed at first so that a card makes a bid higher that is not among those on offer.
    fn needed_before(self, choice: &Choice<Palazzo>, part: Part) -> Option<Vec<Part>> {
        let you = self.stage.you.get_untracked()?;
        if choice.is_open(part) {
            return None;
        }
        self.stage.view.with_untracked(|view| cards_before(view, you, choice, part))
    }

    /// Whether a part is to be shown as something to point at. At the beginning of a turn only what lies in the
    /// middle is: own palaces and money can be pointed at too, but few want to rebuild.
    fn matters(self, choice: &Choice<Palazzo>, part: Part) -> bool {
        let beginning =
            choice.chosen().is_empty() && self.stage.view.with(|view| matches!(view.phase, Phase::Turn));
        !beginning || !matches!(part, Part::Floor(..) | Part::Palace(_) | Part::Pay(..) | Part::Discard)
    }

    /// Whether a tile lies in the warehouse while tiles that look alike are picked or placed.
    fn is_asleep(self, target: Target) -> bool {
        let elsewhere = |phase: &Phase| {
            matches!(phase, Phase::Pick { .. } | Phase::Build { .. } | Phase::BuildPicked { .. })
        };
        matches!(target, Target::Sale(..)) && self.stage.view.with(|view| elsewhere(&view.phase))
    }
}

impl Target {
    /// The place among alike things.
    fn place(self) -> u8 {
        match self {
            Target::Part(_) | Target::Floor(..) => 0,
            Target::Tile(_, place)
            | Target::Sale(_, place)
            | Target::Revealed(_, place)
            | Target::Pay(_, place) => place,
        }
    }

    /// Whether a part is this thing or one that is alike.
    fn has(self, part: Part) -> bool {
        match (self, part) {
            (Target::Part(own), part) => own == part,
            (Target::Floor(palace, floor), part) => {
                part == Part::Palace(palace) || part == Part::Floor(palace, floor)
            }
            (Target::Tile(own, _) | Target::Sale(own, _), Part::Tile(tile, _)) => own == tile,
            (Target::Revealed(own, _), Part::Revealed(card, _)) => own == card,
            (Target::Pay(own, _), Part::Pay(card, _)) => own == card,
            _ => false,
        }
    }

    /// How many alike things have been pointed at.
    fn chosen(self, choice: &Choice<Palazzo>) -> u8 {
        choice.chosen().iter().filter(|part| self.has(**part)).count() as u8
    }

    /// The part that pointing at it adds: of alike things the first that has not been pointed at.
    fn next(self, choice: &Choice<Palazzo>) -> Part {
        let first = |part: &dyn Fn(u8) -> Part| {
            (0..).map(part).find(|part| !choice.is_chosen(*part)).expect("few alike things are chosen")
        };
        match self {
            Target::Part(part) => part,
            Target::Floor(palace, floor) => {
                let (tile, whole) = (Part::Floor(palace, floor), Part::Palace(palace));
                let moving = choice.chosen().iter().any(|part| matches!(part, Part::Floor(..)));
                let wanted = if moving { [whole, tile] } else { [tile, whole] };
                let possible = wanted.into_iter().find(|part| choice.is_open(*part));
                let offered = || wanted.into_iter().find(|part| choice.is_offered(*part));
                possible.or_else(offered).unwrap_or(whole)
            }
            Target::Tile(tile, _) | Target::Sale(tile, _) => first(&|copy| Part::Tile(tile, copy)),
            Target::Revealed(card, _) => first(&|copy| Part::Revealed(card, copy)),
            Target::Pay(card, _) => first(&|copy| Part::Pay(card, copy)),
        }
    }

    /// The part that was pointed at last of all alike things.
    fn last_chosen(self, choice: &Choice<Palazzo>) -> Part {
        let last = choice.chosen().iter().rev().find(|part| self.has(**part));
        last.copied().unwrap_or_else(|| self.next(choice))
    }
}

/// Whether things of the same kind can be pointed at, whatever has been chosen.
fn has_fellows(choice: &Choice<Palazzo>, part: Part) -> bool {
    !matches!(part, Part::Kind(_))
        && choice.offered().any(|other| discriminant(&other) == discriminant(&part))
}

/// Tiles with their place among alike ones.
pub(super) fn numbered(tiles: TileSet) -> Vec<(Tile, u8)> {
    let mut before = None;
    let number = |tile| {
        let again = before == Some(tile);
        before = Some(tile);
        (tile, u8::from(again))
    };
    tiles.iter().map(number).collect()
}

/// Kinds of cards with how many there are.
pub(super) fn counted(cards: Money) -> Vec<(Card, u8)> {
    Card::all().map(|card| (card, cards.count(card) as u8)).filter(|(_, count)| *count > 0).collect()
}

/// A thing that can be pointed at: glows when that is possible, stands out when it is chosen.
#[component]
pub(super) fn Thing(
    play: Play,
    target: Target,
    /// What it is, for those who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// The class that says what it is.
    kind: &'static str,
    /// The tile that it is, if it can be spoken of.
    #[prop(optional)]
    tile: Option<Tile>,
    children: Children,
) -> impl IntoView {
    let look = Memo::new(move |_| play.look(target));
    let lit = move || look.get().lit || tile.is_some_and(|tile| play.is_lit(tile));
    view! {
        <button
            type="button"
            class=format!("thing {kind}")
            class:open=move || look.get().open
            class:chosen=move || look.get().chosen
            class:proposed=move || look.get().proposed
            class:lit=lit
            class:dim=move || look.get().dim
            aria-pressed=move || look.get().chosen.to_string()
            aria-disabled=move || (!look.get().possible).to_string()
            on:click=move |_| play.point_at(target)
        >
            <span class="hidden">{label}</span>
            <span class="shown" aria-hidden="true">{children()}</span>
        </button>
    }
}
