use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_channel::mpsc::{UnboundedReceiver, unbounded};
use futures_util::{FutureExt, SinkExt, StreamExt, select_biased};
use gloo_net::websocket::Message;
use gloo_net::websocket::futures::WebSocket;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use palazzi_protocol::{Code, Happening, Problem, ToClient, ToServer};

use super::{Home, Link, State};
use crate::api;

/// The wait before a lost connection is opened again, in milliseconds: doubled each time, up to the longest.
const FIRST_WAIT_MS: u32 = 250;
const LONGEST_WAIT_MS: u32 = 8000;

/// Keeps a link to a table of the server for as long as the page shows it.
pub(crate) fn connect(link: Link, table: String) {
    let (send, outgoing) = unbounded::<ToServer>();
    link.send_by(move |message| {
        // Nobody listens only when the page is gone.
        let _ = send.unbounded_send(message);
    });
    let (anew, reopen) = unbounded::<()>();
    link.reconnect_by(move || {
        let _ = anew.unbounded_send(());
    });
    link.home.set_value(Home::Server(table.clone()));
    let gone = Arc::new(AtomicBool::new(false));
    let leaving = Arc::clone(&gone);
    on_cleanup(move || leaving.store(true, Ordering::Relaxed));
    let line = Line { link, table, outgoing, reopen, unanswered: VecDeque::new(), gone };
    leptos::task::spawn_local(line.hold());
}

/// A connection that is opened again whenever it is lost.
struct Line {
    link: Link,
    table: String,
    outgoing: UnboundedReceiver<ToServer>,
    /// Asks for a new connection.
    reopen: UnboundedReceiver<()>,
    /// What was said and is not answered yet: it is said again over the next connection.
    unanswered: VecDeque<ToServer>,
    gone: Arc<AtomicBool>,
}

impl Line {
    async fn hold(mut self) {
        let mut wait = FIRST_WAIT_MS;
        while !self.gone.load(Ordering::Relaxed) {
            let came = self.talk().await;
            if self.gone.load(Ordering::Relaxed) {
                return;
            }
            if came {
                wait = FIRST_WAIT_MS;
            } else if let Some(problem) = self.missing().await {
                self.link.state.set(State::Missing(problem));
                return;
            }
            self.link.state.set(State::Lost);
            TimeoutFuture::new(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT_MS);
        }
    }

    /// Talks until the connection is lost. Whether anything came over it.
    async fn talk(&mut self) -> bool {
        let number = self.link.number.get_untracked();
        let since = if number > 0 { format!("?since={number}") } else { String::new() };
        let path = format!("{}/api/tables/{}/socket{since}", socket_origin(), self.table);
        let Ok(socket) = WebSocket::open(&path) else { return false };
        let (mut says, mut hears) = socket.split();
        let mut came = false;
        for message in self.unanswered.clone() {
            if says.send(Message::Text(written(&message))).await.is_err() {
                return came;
            }
        }
        loop {
            select_biased! {
                heard = hears.next().fuse() => {
                    let Some(Ok(Message::Text(text))) = heard else { return came };
                    let Ok(message) = serde_json::from_str::<ToClient>(&text) else { continue };
                    came = true;
                    self.hear(message).await;
                }
                _ = self.reopen.next().fuse() => return came,
                said = self.outgoing.next().fuse() => {
                    let Some(message) = said else { return came };
                    let text = written(&message);
                    self.unanswered.push_back(message);
                    if says.send(Message::Text(text)).await.is_err() {
                        return came;
                    }
                }
            }
            if self.gone.load(Ordering::Relaxed) {
                return came;
            }
        }
    }

    async fn hear(&mut self, message: ToClient) {
        match &message {
            ToClient::Done { id, .. } | ToClient::Refused { id: Some(id), .. } => {
                self.unanswered.retain(|ToServer::Submit(submit)| submit.id != *id);
            }
            ToClient::Table(update) if update.since.is_none() && update.number > 0 => {
                let path = format!("/api/tables/{}/history", self.table);
                if let Ok(history) = api::get::<Vec<Happening>>(&path).await {
                    let known = update.number;
                    let history = history.into_iter().filter(|happened| happened.number <= known).collect();
                    self.link.happened.set(history);
                }
            }
            _ => {}
        }
        self.link.take(message);
    }

    /// Why the table cannot be found, if so.
    async fn missing(&self) -> Option<Problem> {
        let found = api::get::<serde_json::Value>(&format!("/api/tables/{}", self.table)).await;
        found.err().filter(|problem| problem.code == Code::NotFound)
    }
}

fn written(message: &ToServer) -> String {
    serde_json::to_string(message).expect("messages can be written as JSON")
}

/// Where sockets of this site are opened.
fn socket_origin() -> String {
    let origin = window().location().origin().unwrap_or_default();
    origin.replacen("http", "ws", 1)
}
