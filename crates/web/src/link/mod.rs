//! Tables as a page knows them, and how it speaks to them.

mod kept;
pub(crate) mod local;
pub(crate) mod pace;
pub(crate) mod scripted;
pub(crate) mod server;
pub(crate) mod unfinished;
mod worker;

use std::collections::VecDeque;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use palazzi_protocol::{Command, Happening, Now, Number, Offered, Problem, Submit, ToClient, ToServer};
use palazzi_rules::Seat;

use kept::Kept;
use pace::{Director, PACE_MS, Scene, tempo};

/// How something is sent to a table.
type Sender = Box<dyn Fn(ToServer) + Send + Sync>;

/// A table as this page knows it, wherever it is kept.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    /// How things stand; nothing before the first message.
    pub(crate) now: RwSignal<Option<Now>>,
    /// What has happened, in order.
    pub(crate) happened: RwSignal<Vec<Happening>>,
    /// The number that the table has reached.
    pub(crate) number: RwSignal<Number>,
    /// How the connection is.
    pub(crate) state: RwSignal<State>,
    /// The seats whose people are here, and how many others watch.
    pub(crate) presence: RwSignal<(Vec<Seat>, u32)>,
    /// Why the last submission was refused.
    pub(crate) refused: RwSignal<Option<Problem>>,
    /// Where the table is kept.
    pub(crate) home: StoredValue<Home>,
    /// How many messages about what the others did since the reader's last decision can be shown again.
    pub(crate) kept_count: RwSignal<usize>,
    /// Whether they are being shown again.
    pub(crate) showing_again: RwSignal<bool>,
    kept: StoredValue<Kept>,
    director: StoredValue<Option<Director>>,
    outgoing: StoredValue<Option<Sender>>,
    waiting: StoredValue<VecDeque<palazzi_protocol::Update>>,
    showing: StoredValue<bool>,
    hurry: StoredValue<bool>,
    again: StoredValue<Option<Box<dyn Fn() + Send + Sync>>>,
    submissions: StoredValue<u32>,
    /// Where the last action was taken, unless it was refused.
    moved_at: StoredValue<Option<Number>>,
    /// What was submitted last and has not been answered, and how long that takes.
    pub(crate) pending: RwSignal<Option<(String, Delay)>>,
}

/// How long an answer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Delay {
    /// Not worth a word.
    Brief,
    /// Long enough to say that it is being sent.
    Sending,
    /// Long enough to say what is wrong.
    Stuck,
}

/// When an answer takes so long that something is said, in milliseconds.
const SENDING_MS: u32 = 1000;
const STUCK_MS: u32 = 5000;

/// Where a table is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// At the server, under this name.
    Server(String),
    /// On this device, under this name.
    Local(String),
    /// In a lesson, or nowhere yet.
    Lesson,
}

/// How a connection is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Connecting,
    Live,
    Lost,
    Missing(Problem),
}

impl Link {
    pub(crate) fn new() -> Link {
        Link {
            now: RwSignal::new(None),
            happened: RwSignal::default(),
            number: RwSignal::new(0),
            state: RwSignal::new(State::Connecting),
            presence: RwSignal::default(),
            refused: RwSignal::new(None),
            home: StoredValue::new(Home::Lesson),
            kept_count: RwSignal::new(0),
            showing_again: RwSignal::new(false),
            kept: StoredValue::default(),
            director: StoredValue::new(None),
            outgoing: StoredValue::new(None),
            waiting: StoredValue::default(),
            showing: StoredValue::new(false),
            hurry: StoredValue::new(false),
            again: StoredValue::new(None),
            submissions: StoredValue::new(0),
            moved_at: StoredValue::new(None),
            pending: RwSignal::new(None),
        }
    }

    /// Says from now on how something is sent to the table.
    pub(crate) fn send_by(self, send: impl Fn(ToServer) + Send + Sync + 'static) {
        self.outgoing.set_value(Some(Box::new(send)));
    }

    /// Says from now on how the connection is opened anew.
    pub(crate) fn reconnect_by(self, again: impl Fn() + Send + Sync + 'static) {
        self.again.set_value(Some(Box::new(again)));
    }

    /// Opens the connection anew, as somebody else.
    pub(crate) fn reconnect(self) {
        self.again.with_value(|again| {
            if let Some(again) = again {
                again();
            }
        });
    }

    /// Whether the reader may do something at the table.
    pub(crate) fn may(self, offered: Offered) -> bool {
        self.now.with(|now| now.as_ref().is_some_and(|now| now.may.contains(&offered)))
    }

    /// Does something at the table. Of two actions in one position the second is an impatient click.
    pub(crate) fn submit(self, command: Command) {
        let number = self.number.get_untracked();
        if matches!(command, Command::Move { .. }) && self.home.get_value() != Home::Lesson {
            if self.moved_at.get_value() == Some(number) {
                return;
            }
            self.moved_at.set_value(Some(number));
        }
        self.refused.set(None);
        self.submissions.update_value(|count| *count += 1);
        let nonce = js_sys::Math::random().to_bits();
        let id = format!("{nonce:x}-{}", self.submissions.get_value());
        self.await_answer(id.clone());
        let submit = ToServer::Submit(Submit { id, number, command });
        self.outgoing.with_value(|send| {
            if let Some(send) = send {
                send(submit);
            }
        });
    }

    /// Says how long the answer to a submission takes, until it is there.
    fn await_answer(self, id: String) {
        if self.home.get_value() == Home::Lesson {
            return;
        }
        self.pending.set(Some((id.clone(), Delay::Brief)));
        leptos::task::spawn_local(async move {
            for (wait, delay) in [(SENDING_MS, Delay::Sending), (STUCK_MS - SENDING_MS, Delay::Stuck)] {
                TimeoutFuture::new(wait).await;
                let waits = self.pending.try_with_untracked(|pending| {
                    pending.as_ref().is_some_and(|(waiting, _)| *waiting == id)
                });
                if waits != Some(true) {
                    return;
                }
                self.pending.set(Some((id.clone(), delay)));
            }
        });
    }

    /// The answer to a submission is there.
    fn answered(self, id: &str) {
        let is_awaited =
            self.pending.with_untracked(|pending| pending.as_ref().is_some_and(|(waiting, _)| waiting == id));
        if is_awaited {
            self.pending.set(None);
        }
    }

    /// Whether a decision has been submitted and the position in which it was made is still shown.
    pub(crate) fn is_decided(self) -> bool {
        self.pending.track();
        self.moved_at.get_value() == Some(self.number.get())
    }

    /// What was done last may be lost: it can be done again.
    fn forget_move(self) {
        self.moved_at.set_value(None);
        self.pending.set(None);
    }

    /// Says from now on who gets ready for messages that are about to be shown.
    pub(crate) fn directed_by(
        self,
        director: impl Fn(&palazzi_protocol::Update) -> Box<dyn Scene> + Send + Sync + 'static,
    ) {
        self.director.set_value(Some(Box::new(director)));
    }

    /// Messages are shown without motion again.
    pub(crate) fn undirected(self) {
        self.director.try_set_value(None);
    }

    /// Shows what has come, one message after the other: each when what is to be seen of the one before is over.
    ///
    /// Whoever points at something or presses a key sees the rest at once.
    async fn show(self) {
        self.showing.set_value(true);
        while let Some(Some(update)) = self.waiting.try_update_value(VecDeque::pop_front) {
            let mut scene = self.scene(&update);
            if let Some(scene) = &mut scene {
                self.wait(scene.think_ms()).await;
                if self.hurry.try_get_value().is_none() {
                    return;
                }
                scene.prepare();
            }
            self.accept(update);
            let began = js_sys::Date::now();
            if let Some(scene) = scene {
                scene.play().await;
            }
            if self.waiting.try_with_value(|waiting| !waiting.is_empty()) == Some(true) {
                let shown_ms = (js_sys::Date::now() - began) / tempo().unwrap_or(1.0);
                self.wait(PACE_MS.saturating_sub(shown_ms as u32)).await;
            }
        }
        self.hurry.try_set_value(false);
        self.showing.try_set_value(false);
    }

    /// What is to be seen of a message, unless somebody is in a hurry.
    fn scene(self, update: &palazzi_protocol::Update) -> Option<Box<dyn Scene>> {
        if self.hurry.get_value() {
            return None;
        }
        self.director.with_value(|director| director.as_ref().map(|director| director(update)))
    }

    /// Knows from now on what a message tells.
    fn accept(self, update: palazzi_protocol::Update) {
        self.keep(&update);
        let palazzi_protocol::Update { number, since, happened, now } = update;
        if number > self.number.get_untracked() {
            self.refused.set(None);
        }
        self.number.set(number);
        if since == Some(0) {
            // Everything anew, perhaps for somebody else.
            self.happened.update(Vec::clear);
        }
        // After a lost connection, some of it may have been told before.
        let known = self.happened.with_untracked(|all| all.last().map_or(0, |last| last.number));
        let news: Vec<Happening> = happened.into_iter().filter(|event| event.number > known).collect();
        if !news.is_empty() {
            self.happened.update(|all| all.extend(news));
        }
        self.now.set(Some(now));
    }

    /// Shows what waits to be shown without taking time.
    pub(crate) fn hurry(self) {
        if self.showing.get_value() {
            self.hurry.set_value(true);
        }
    }

    /// Takes a message of the table.
    pub(crate) fn take(self, message: ToClient) {
        match message {
            ToClient::Table(update) => {
                self.state.set(State::Live);
                self.waiting.update_value(|waiting| waiting.push_back(*update));
                if self.showing_again.get_untracked() {
                    self.hurry.set_value(true);
                }
                if !self.showing.get_value() {
                    leptos::task::spawn_local(self.show());
                }
            }
            ToClient::Done { id, .. } => self.answered(&id),
            ToClient::Refused { problem, .. } => {
                self.forget_move();
                self.refused.set(Some(problem));
            }
            ToClient::Presence { seats, watching } => self.presence.set((seats, watching)),
            ToClient::Bye { .. } => self.state.set(State::Lost),
        }
    }
}
