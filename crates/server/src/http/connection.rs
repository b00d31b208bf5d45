//! What sockets and event streams have in common.

use std::net::IpAddr;

use palazzi_protocol::{Code, Number, Problem, ToClient};
use serde::Deserialize;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep_until};
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::app::App;
use crate::hub::{Person, Text};
use crate::limits::Place;
use crate::metrics;
use crate::people::{Doubt, Held};
use crate::refusal::Refusal;

/// From where on somebody looks.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    /// The number of the last message that was seen; the present state comes first if not given.
    pub(super) since: Option<Number>,
}

/// Somebody who is connected, and the right to be. Counted against the limits until dropped.
pub(super) struct Connection {
    app: App,
    held: Option<Held>,
    stopping: watch::Receiver<bool>,
    doubts: broadcast::Receiver<Doubt>,
    /// When to look again whether the session still holds.
    look_at: Instant,
    _address: Place<IpAddr>,
    _person: Option<Place<String>>,
    _counted: metrics::Connection,
    _tracked: TaskTrackerToken,
}

impl Connection {
    /// Lets somebody connect, unless there are too many connections; `kind` is `socket` or `events`.
    pub(super) fn open(
        app: &App,
        held: Option<Held>,
        address: IpAddr,
        kind: &'static str,
    ) -> Result<Connection, Refusal> {
        if app.is_stopping() {
            return Err(Refusal::from(stopping()));
        }
        let many = |whose| Refusal::new(Code::TooMany, format!("too many open connections of {whose}"));
        let _address = app.gates.addresses.open(address).ok_or_else(|| many("this address"))?;
        let _person = match &held {
            Some(held) => {
                Some(app.gates.people.open(held.user.id.clone()).ok_or_else(|| many("this person"))?)
            }
            None => None,
        };
        Ok(Connection {
            stopping: app.stopping.subscribe(),
            doubts: app.people.doubts.listen(),
            look_at: Instant::now() + app.limits().ping,
            _address,
            _person,
            _counted: metrics::Connection::open(kind),
            _tracked: app.track(),
            app: app.clone(),
            held,
        })
    }

    /// Who it is, as tables know them.
    pub(super) fn person(&self) -> Option<Person> {
        self.held.as_ref().map(Held::person)
    }

    /// Waits until the connection is to end, and tells why. May be dropped and called again.
    pub(super) async fn over(&mut self) -> Problem {
        loop {
            if *self.stopping.borrow_and_update() {
                return stopping();
            }
            if self.look_at <= Instant::now()
                && let Err(problem) = self.look().await
            {
                return problem;
            }
            tokio::select! {
                // The sender lives as long as the app, which this holds.
                _ = self.stopping.changed() => {}
                doubt = self.doubts.recv() => {
                    if self.concerns(doubt.as_ref()) {
                        self.look_at = Instant::now();
                    }
                }
                () = sleep_until(self.look_at) => {}
            }
        }
    }

    /// A doubt that was missed may have been about this session.
    fn concerns(&self, doubt: Result<&Doubt, &broadcast::error::RecvError>) -> bool {
        match doubt {
            Ok(Doubt::Of(user)) => self.held.as_ref().is_some_and(|held| held.user.id == *user),
            Ok(Doubt::Everybody) | Err(_) => true,
        }
    }

    /// Looks whether the session still holds. A store that fails now is no reason to part.
    async fn look(&mut self) -> Result<(), Problem> {
        if let Some(held) = &self.held {
            match self.app.people.holder(&held.session.token_hash).await {
                Ok(Some(held)) => self.held = Some(held),
                Ok(None) => return Err(Problem::new(Code::Unauthorized, "the session has ended")),
                Err(refusal) if refusal.problem.code == Code::Unavailable => {}
                Err(refusal) => return Err(refusal.problem),
            }
        }
        self.look_at = Instant::now() + self.app.limits().ping;
        Ok(())
    }
}

/// Why a viewer whose messages pile up is sent away.
pub(super) fn too_slow() -> Problem {
    Problem::new(Code::TooMany, "the connection was too slow; connect again")
}

fn stopping() -> Problem {
    Problem::new(Code::Unavailable, "the server stops; connect again soon")
}

/// A message as text.
pub(super) fn written(message: &ToClient) -> Text {
    serde_json::to_string(message).expect("messages have plain keys").into()
}
