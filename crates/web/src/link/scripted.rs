use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use palazzi_client::Shown;
use palazzi_client::learn::{Answer, Happened, LEARNER, Lesson, Played, Run, Step};
use palazzi_protocol::{
    Absence, Clock, Command, Happening, Now, Number, Occupant, Outcome, Overview, Screens, SeatNow, Status,
    Submit, ToClient, ToServer, Update, Visibility, What,
};
use palazzi_rules::{Fact, Offers, Pending, Ruleset, Viewer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::Link;
use super::pace::tempo;

/// How long people have to see what happens before the next thing does, in milliseconds.
const AFTER_DRAW_MS: u32 = 350;
const AFTER_DECISION_MS: u32 = 850;
const BEFORE_SCENE_MS: u32 = 1600;

/// A table at which a lesson is taken: the game is played in the page, and a link is told as by any other table.
pub(crate) struct Course<G: Shown> {
    pub(crate) link: Link,
    /// The number of the step, from 0.
    pub(crate) at: RwSignal<usize>,
    /// Whether others are playing before the learner is asked.
    pub(crate) busy: RwSignal<bool>,
    /// What there is to say about what the learner did last.
    pub(crate) remark: RwSignal<Option<Remark>>,
    run: StoredValue<Run<G>>,
    ruleset: Ruleset,
    names: StoredValue<[String; 2]>,
    /// The number of the last message.
    number: StoredValue<Number>,
    /// Grows with every jump to another step, so that what was still to happen does not.
    jumps: StoredValue<u32>,
}

/// What there is to say about what the learner did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Remark {
    /// The task of this step is done.
    Done(usize),
    /// Something else was to be done.
    NotAsked,
}

impl<G: Shown> Clone for Course<G> {
    fn clone(&self) -> Course<G> {
        *self
    }
}

impl<G: Shown> Copy for Course<G> {}

impl<G: Shown> Course<G> {
    /// Begins a lesson at a step. `names` are those of the learner and of the other player.
    pub(crate) fn new(
        lesson: &'static Lesson<G>,
        ruleset: Ruleset,
        at: usize,
        names: [String; 2],
    ) -> Course<G> {
        let at = at.min(lesson.steps.len() - 1);
        let course = Course {
            link: Link::new(),
            at: RwSignal::new(at),
            busy: RwSignal::new(false),
            remark: RwSignal::new(None),
            run: StoredValue::new(Run::new(lesson, at)),
            ruleset,
            names: StoredValue::new(names),
            number: StoredValue::new(0),
            jumps: StoredValue::new(0),
        };
        course.link.send_by(move |ToServer::Submit(submit)| course.answer(submit));
        course.tell(None);
        course
    }

    /// The step.
    pub(crate) fn step(self) -> &'static Step<G> {
        self.run.with_value(|run| &run.lesson().steps[self.at.get()])
    }

    /// A text of a step, by its end such as `-done`.
    pub(crate) fn text(self, step: usize, end: &str) -> String {
        self.run.with_value(|run| run.lesson().text(&run.lesson().steps[step], end))
    }

    /// How many steps there are.
    pub(crate) fn steps(self) -> usize {
        self.run.with_value(|run| run.lesson().steps.len())
    }

    /// What is to be done.
    pub(crate) fn expected(self) -> Option<G::Action> {
        self.run.with_value(Run::expected)
    }

    /// Goes on after something that was to be read.
    pub(crate) fn go_on(self) {
        if self.run.try_update_value(Run::go_on) == Some(true) {
            self.arrive(None);
            self.tell(None);
        }
    }

    /// Goes to a step as if everything before had been done.
    pub(crate) fn go_to(self, step: usize) {
        self.jumps.update_value(|jumps| *jumps += 1);
        self.run.update_value(|run| *run = Run::new(run.lesson(), step));
        self.link.happened.set(Vec::new());
        self.remark.set(None);
        self.busy.set(false);
        self.at.set(step);
        self.tell(None);
    }

    fn answer(self, submit: Submit) {
        let Command::Move { action } = submit.command else { return };
        let Ok(action) = action.parse::<G::Action>() else { return };
        let step = self.at.get_untracked();
        match self.run.try_update_value(|run| run.submit(&action)) {
            Some(Answer::Done(played)) => {
                self.remark.set(Some(Remark::Done(step)));
                self.tell(Some(played));
                self.arrive(Some(step));
            }
            Some(Answer::NotAsked | Answer::Illegal(_)) => self.remark.set(Some(Remark::NotAsked)),
            None => {}
        }
    }

    /// Lets happen what comes before the learner is asked, one thing after the other.
    fn arrive(self, done: Option<usize>) {
        let jump = self.jumps.get_value();
        let (busy, scene) = self.run.with_value(|run| (run.is_busy(), run.step().scene.is_some()));
        self.remark.set(done.map(Remark::Done));
        self.busy.set(busy);
        self.at.set(self.run.with_value(Run::at));
        leptos::task::spawn_local(async move {
            let mut wait = if scene { BEFORE_SCENE_MS } else { AFTER_DECISION_MS };
            while self.busy.try_get_untracked() == Some(true) {
                TimeoutFuture::new(if tempo().is_some() { wait } else { 0 }).await;
                if self.jumps.try_get_value() != Some(jump) {
                    return;
                }
                let Some(happened) = self.run.try_update_value(Run::proceed).flatten() else { return };
                self.busy.set(self.run.with_value(Run::is_busy));
                match happened {
                    Happened::Scene => {
                        self.link.happened.set(Vec::new());
                        self.tell(None);
                        wait = AFTER_DRAW_MS;
                    }
                    Happened::Played(played) => {
                        wait = if played.seat.is_some() { AFTER_DECISION_MS } else { AFTER_DRAW_MS };
                        self.tell(Some(played));
                    }
                }
            }
        });
    }

    /// Tells the link what has happened and how things stand.
    fn tell(self, played: Option<Played<G>>) {
        self.number.update_value(|number| *number += 1);
        let number = self.number.get_value();
        let happened = played.map(|played| {
            let facts = played.facts.iter().filter(|fact| fact.audience.includes(Viewer::Seat(LEARNER)));
            let facts = facts.map(|Fact { event, .. }| raw(event)).collect();
            let what = match played.seat {
                Some(seat) => What::Moved { seat, facts },
                None => What::Drawn { facts },
            };
            Happening { number, at: js_sys::Date::now() as i64, what }
        });
        let now = self.run.with_value(|run| self.now(run));
        let update =
            Update { number, since: Some(number - 1), happened: happened.into_iter().collect(), now };
        self.link.take(ToClient::Table(Box::new(update)));
    }

    fn now(self, run: &Run<G>) -> Now {
        let game = run.game();
        let mut offers = Offers::default();
        if !run.is_busy() && run.step().is_task() {
            game.legal_actions(LEARNER, &mut offers);
        }
        let (to_move, over) = match game.pending() {
            Pending::Decide(seat) => (Some(seat), false),
            Pending::Chance => (None, false),
            Pending::Over => (None, true),
        };
        let outcome = over.then(|| palazzi_rules::Outcome::of(game));
        let person = |name: String| SeatNow {
            occupant: Occupant::Person { name, guest: true, portrait: None, stand_in: None, away: false },
            clock: None,
        };
        Now {
            overview: Overview {
                table: format!("lesson-{}", self.ruleset),
                ruleset: self.ruleset,
                status: if over { Status::Over } else { Status::Playing },
                seats: self.names.get_value().map(person).into(),
                to_move,
                clock: Clock::None,
                paused: false,
                screens: Screens::Hidden,
                visibility: Visibility::Link,
                // There are no hints in rated games, and none in lessons: they say themselves what to do.
                rated: true,
                absence: Absence::Wait,
                fairness: None,
                outcome: outcome.map(|outcome| Outcome { scores: outcome.scores, winners: outcome.winners }),
                rematch: None,
                created: 0,
            },
            you: Some(LEARNER),
            view: Some(raw(&game.view(Viewer::Seat(LEARNER)))),
            offers: offers.iter().map(ToString::to_string).collect(),
            may: Vec::new(),
            takeback: None,
            order: None,
            holdings: None,
        }
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("what a game shows can be written as JSON")
}
