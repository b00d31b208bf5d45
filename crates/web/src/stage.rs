use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::{Choice, Names, Refusal, Remark, Scored, Sentence, Shown, seat_names};
use palazzi_protocol::{Command, Now};
use palazzi_rules::{BySeat, Seat};
use serde_json::value::RawValue;

use crate::i18n::{I18n, use_i18n};
use crate::link::Link;
use crate::motion::{Acting, Performance};
use crate::settings::use_settings;
use crate::sound::{Sound, play};
use palazzi_client::Layout;
use palazzi_client::preferences::Confirm;

/// A game that this client can draw.
pub(crate) trait Drawn: Scored {
    /// The class of pages with its table, for style sheets.
    const CLASS: &'static str;

    /// The board of one viewer.
    fn board(stage: Stage<Self>) -> AnyView;

    /// What the rail above the scene shows: how far the end of the game is.
    fn rail(_stage: Stage<Self>) -> AnyView {
        ().into_any()
    }

    /// What the ribbon shows of the choice that is being made: prices, payments to adjust.
    fn tray(stage: Stage<Self>) -> AnyView;

    /// Whether the ribbon has a button for a part. Parts that the board shows well need none.
    fn in_bar(_part: Self::Part, _layout: Layout) -> bool {
        true
    }

    /// What is to be seen of what has happened between two views, if the game has motion.
    fn performance(
        _before: &Self::View,
        _after: &Self::View,
        _events: &[Self::Event],
    ) -> Option<Performance> {
        None
    }

    /// What stands on the ribbon's button for a part.
    fn face(stage: Stage<Self>, part: Self::Part) -> AnyView {
        let name =
            move || stage.names.with(|names| Self::name(part, &stage.view.get(), names, &stage.i18n.texts()));
        name.into_any()
    }

    /// What the primary button does while nothing is chosen, such as ending the turn.
    fn resting(_choice: &Choice<Self>) -> Option<Self::Action> {
        None
    }

    /// Whether pressing the ribbon's button for a part is clear enough to need no confirmation.
    fn at_once(_part: Self::Part) -> bool {
        false
    }
}

/// What a board is drawn from, and what it lets people do.
pub(crate) struct Stage<G: Shown> {
    /// What the viewer sees, or saw when it is shown again.
    pub(crate) view: Signal<Arc<G::View>>,
    /// The seat of the viewer.
    pub(crate) you: Signal<Option<Seat>>,
    /// The seat that is to decide.
    pub(crate) to_move: Signal<Option<Seat>>,
    /// The actions on offer, narrowed by what was pointed at.
    pub(crate) choice: RwSignal<Choice<G>>,
    /// What was asked about and is not possible.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// Things to point out: mentioned by a line of the log, or by a hint.
    pub(crate) highlight: RwSignal<Vec<G::Part>>,
    /// The opponent who acts, until the next one does.
    pub(crate) acting: RwSignal<Option<Acting<G::Part>>>,
    /// A view of the past that is shown in place of how things stand.
    pub(crate) past: RwSignal<Option<Arc<G::View>>>,
    /// What an opponent has just remarked.
    pub(crate) remark: RwSignal<Option<Remark>>,
    /// What each seat did last.
    pub(crate) spoken: RwSignal<BySeat<Option<Sentence<G::Part>>>>,
    /// What the seats are called.
    pub(crate) names: Signal<Names>,
    /// Before which steps the client asks.
    pub(crate) confirm: RwSignal<Confirm>,
    pub(crate) link: Link,
    pub(crate) i18n: I18n,
}

impl<G: Shown> Clone for Stage<G> {
    fn clone(&self) -> Stage<G> {
        *self
    }
}

impl<G: Shown> Copy for Stage<G> {}

impl<G: Shown> Stage<G> {
    /// The stage of a table whose first message has come, with a view.
    pub(crate) fn new(link: Link, first: G::View) -> Stage<G> {
        let i18n = use_i18n();
        let view = RwSignal::new(Arc::new(first));
        let past = RwSignal::new(None::<Arc<G::View>>);
        let shown = Signal::derive(move || past.get().unwrap_or_else(|| view.get()));
        let choice = RwSignal::new(Choice::default());
        let refusal = RwSignal::new(None);
        // What somebody is about to choose stays as it is while others talk.
        let position = Memo::new(move |_| {
            link.now.with(|now| {
                let now = now.as_ref()?;
                Some((now.view.as_ref()?.get().to_owned(), now.offers.clone()))
            })
        });
        Effect::new(move || {
            position.with(|position| {
                let Some((seen, offers)) = position else { return };
                let Ok(seen) = serde_json::from_str::<G::View>(seen) else { return };
                let offers: Vec<G::Action> = offers.iter().filter_map(|offer| offer.parse().ok()).collect();
                choice.set(Choice::new(&seen, &offers));
                refusal.set(None);
                view.set(Arc::new(seen));
            });
        });
        let of_now = move |get: fn(&Now) -> Option<Seat>| {
            Signal::derive(move || link.now.with(|now| now.as_ref().and_then(get)))
        };
        let to_move = of_now(|now| now.overview.to_move);
        let names = Signal::derive(move || {
            link.now
                .with(|now| now.as_ref().map_or_else(Names::default, |now| seat_names(now, &i18n.texts())))
        });
        Stage {
            view: shown,
            you: of_now(|now| now.you),
            to_move: Signal::derive(move || match link.showing_again.get() {
                true => None,
                false => to_move.get(),
            }),
            choice,
            refusal,
            highlight: RwSignal::default(),
            acting: RwSignal::new(None),
            past,
            remark: RwSignal::new(None),
            spoken: RwSignal::default(),
            names,
            confirm: use_settings().confirm,
            link,
            i18n,
        }
    }

    /// A stage on which nothing can be done: a position that is looked back upon.
    pub(crate) fn still(
        view: Signal<Arc<G::View>>,
        you: Signal<Option<Seat>>,
        to_move: Signal<Option<Seat>>,
        names: Signal<Names>,
    ) -> Stage<G> {
        Stage {
            view,
            you,
            to_move,
            choice: RwSignal::new(Choice::default()),
            refusal: RwSignal::new(None),
            highlight: RwSignal::default(),
            acting: RwSignal::new(None),
            past: RwSignal::new(None),
            remark: RwSignal::new(None),
            spoken: RwSignal::default(),
            names,
            confirm: use_settings().confirm,
            link: Link::new(),
            i18n: use_i18n(),
        }
    }

    /// Points at a part. If nothing can be done with it, the reason is shown.
    pub(crate) fn point_at(self, part: G::Part) {
        self.refusal.set(None);
        self.admit(part);
        if self.choice.with_untracked(|choice| choice.is_offered(part)) {
            self.choice.update(|choice| choice.point_at(part));
        } else {
            self.refusal.set(self.why_not(part));
        }
    }

    /// Offers what is possible with a part though it was not listed.
    fn admit(self, part: G::Part) {
        let Some(you) = self.you.get_untracked() else { return };
        let view = self.view.get_untracked();
        let admitted = self.choice.with_untracked(|choice| {
            let needed = !choice.is_open(part) && !choice.is_chosen(part);
            needed.then(|| G::admitted(&view, you, choice.chosen(), part)).flatten()
        });
        if let Some(action) = admitted {
            self.choice.update(|choice| choice.admit(&view, action));
        }
    }

    /// Why nothing can be done with a part.
    pub(crate) fn why_not(self, part: G::Part) -> Option<Refusal> {
        let seat = self.you.get_untracked().filter(|you| self.to_move.get_untracked() == Some(*you))?;
        let view = self.view.get_untracked();
        self.choice
            .with_untracked(|choice| G::why_not(&view, seat, choice.chosen(), part, &self.i18n.texts()))
    }

    /// Points at nothing any more.
    pub(crate) fn clear(self) {
        self.refusal.set(None);
        self.choice.update(Choice::clear);
    }

    pub(crate) fn submit(self, action: G::Action) {
        self.link.submit(Command::Move { action: action.to_string() });
    }
}

impl<G: Drawn> Stage<G> {
    /// Points at a part on the board. What is then clear and can be taken back is done at once.
    pub(crate) fn touch(self, part: G::Part) {
        self.point_at(part);
        if self.refusal.with_untracked(Option::is_some) {
            play(Sound::Knock);
        }
        let Some(you) = self.you.get_untracked() else { return };
        let confirm = self.confirm.get_untracked();
        let (is_only, meant) =
            self.choice.with_untracked(|choice| (choice.candidates().nth(1).is_none(), choice.meant()));
        let Some(action) = meant.filter(|_| is_only) else { return };
        let is_asked = match confirm {
            Confirm::Always => true,
            Confirm::Revealing => self.view.with_untracked(|view| G::is_final(view, you, &action)),
            Confirm::Never => false,
        };
        if !is_asked {
            self.submit(action);
        }
    }

    /// The action that the primary button takes.
    pub(crate) fn ready(self) -> Option<G::Action> {
        self.choice.with(|choice| match choice.chosen().is_empty() {
            true => G::resting(choice),
            false => choice.meant(),
        })
    }

    /// Takes the action that is meant.
    pub(crate) fn confirm(self) {
        if let Some(action) = untrack(|| self.ready()) {
            self.submit(action);
        }
    }
}

pub(crate) fn read_view<G: Shown>(text: &RawValue) -> Option<G::View> {
    serde_json::from_str(text.get()).ok()
}
