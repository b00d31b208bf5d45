//! Tables as a page knows them, and how it speaks to them.

pub(crate) mod local;
pub(crate) mod server;

use leptos::prelude::*;
use palazzi_protocol::{Command, Happening, Now, Number, Problem, Submit, ToClient, ToServer};
use palazzi_rules::Seat;

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
    outgoing: StoredValue<Option<Box<dyn Fn(ToServer) + Send + Sync>>>,
    again: StoredValue<Option<Box<dyn Fn() + Send + Sync>>>,
    submissions: StoredValue<u32>,
}

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
            outgoing: StoredValue::new(None),
            again: StoredValue::new(None),
            submissions: StoredValue::new(0),
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

    /// Does something at the table.
    pub(crate) fn submit(self, command: Command) {
        self.refused.set(None);
        self.submissions.update_value(|count| *count += 1);
        let nonce = js_sys::Math::random().to_bits();
        let id = format!("{nonce:x}-{}", self.submissions.get_value());
        let submit = ToServer::Submit(Submit { id, number: self.number.get_untracked(), command });
        self.outgoing.with_value(|send| {
            if let Some(send) = send {
                send(submit);
            }
        });
    }

    /// Takes a message of the table.
    pub(crate) fn take(self, message: ToClient) {
        match message {
            ToClient::Table(update) => {
                self.state.set(State::Live);
                self.number.set(update.number);
                let palazzi_protocol::Update { happened, now, .. } = *update;
                if !happened.is_empty() {
                    self.happened.update(|all| all.extend(happened));
                }
                self.now.set(Some(now));
            }
            ToClient::Done { .. } => {}
            ToClient::Refused { problem, .. } => self.refused.set(Some(problem)),
            ToClient::Presence { seats, watching } => self.presence.set((seats, watching)),
            ToClient::Bye { .. } => self.state.set(State::Lost),
        }
    }
}
