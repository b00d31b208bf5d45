use std::collections::BTreeMap;

use palazzi_protocol::{Number, Status, ToClient};
use palazzi_remote::{Socket, Utf8Bytes};
use palazzi_rules::below;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::load::crew::{self, Pair};
use crate::load::message::{Headline, Heard, Position};
use crate::load::server::Server;

/// A game of two guests, and everything that the server has said about it.
pub(super) struct Game {
    pub(super) table: String,
    pub(super) pair: Pair,
    pub(super) rng: Xoshiro256PlusPlus,
    /// The history when it was last looked at, line by line.
    pub(super) history: Vec<String>,
    /// What the first seat has been told over its socket since then, by number.
    pub(super) told: BTreeMap<Number, String>,
    /// What was acknowledged since then.
    pub(super) acknowledged: Vec<(Submission, Number)>,
    /// What was submitted and not answered.
    pub(super) unanswered: Option<Submission>,
    /// How many moves have been done since the table was set up.
    pub(super) done: usize,
    pub(super) is_over: bool,
    /// What the server refused, which it should not have.
    pub(super) refusals: Vec<String>,
    next_id: u64,
}

/// A move that was submitted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Submission {
    pub(super) id: String,
    pub(super) seat: usize,
    /// The number of the position.
    pub(super) number: Number,
    pub(super) action: String,
}

impl Game {
    /// A game at a table that has just been set up.
    pub(super) fn new(table: String, pair: Pair, rng: Xoshiro256PlusPlus) -> Game {
        Game {
            table,
            pair,
            rng,
            history: Vec::new(),
            told: BTreeMap::new(),
            acknowledged: Vec::new(),
            unanswered: None,
            done: 0,
            is_over: false,
            refusals: Vec::new(),
            next_id: 0,
        }
    }

    /// Plays as fast as the server answers, until it goes away or the game is over.
    pub(super) async fn play(mut self, server: Server) -> Game {
        let server = server.into();
        let [first, second] = &self.pair.tokens;
        let since = Some(self.history.len() as Number);
        let (Ok(mut first), Ok(mut second)) = (
            Socket::open(&server, &self.table, Some(first), since).await,
            Socket::open(&server, &self.table, Some(second), since).await,
        ) else {
            return self;
        };
        let mut next = None;
        loop {
            let (seat, text) = tokio::select! {
                text = first.receive() => (0, text),
                text = second.receive() => (1, text),
            };
            let Some(text) = text else { break };
            if self.hear(seat, &text, &mut next).is_none() {
                break;
            }
            if self.unanswered.is_some() {
                continue;
            }
            if self.is_over {
                return self;
            }
            let Some(submission) = next.take() else { continue };
            let socket = if submission.seat == 0 { &mut first } else { &mut second };
            self.unanswered = Some(submission.clone());
            if socket.send(submission.into()).await.is_err() {
                break;
            }
        }
        // What has arrived before the connection broke counts.
        for (seat, mut socket) in [first, second].into_iter().enumerate() {
            while let Some(text) = socket.receive().await {
                if self.hear(seat, &text, &mut next).is_none() {
                    break;
                }
            }
        }
        self
    }

    /// Takes note of a message. Nothing if it is none of the protocol.
    fn hear(&mut self, seat: usize, text: &Utf8Bytes, next: &mut Option<Submission>) -> Option<()> {
        match Heard::read(text)? {
            Heard::Table(number) => {
                let position: Position = serde_json::from_str(text).ok()?;
                if seat == 0 {
                    for line in position.happened {
                        let headline: Headline = serde_json::from_str(line.get()).ok()?;
                        self.told.insert(headline.number, line.get().to_owned());
                    }
                }
                let offers = position.now.offers;
                if position.now.status != Status::Playing {
                    self.is_over = true;
                } else if !offers.is_empty() {
                    let action = offers[below(&mut self.rng, offers.len() as u32) as usize].to_owned();
                    let id = self.next_id.to_string();
                    self.next_id += 1;
                    *next = Some(Submission { id, seat, number, action });
                }
            }
            Heard::Other(message) => match *message {
                ToClient::Done { id, number } => {
                    let submission = self.unanswered.take_if(|submission| submission.id == id)?;
                    self.done += 1;
                    self.acknowledged.push((submission, number));
                }
                ToClient::Refused { problem, .. } => {
                    self.unanswered = None;
                    self.refusals.push(problem.text);
                }
                ToClient::Presence { .. } => {}
                ToClient::Bye { .. } | ToClient::Table(_) => return None,
            },
        }
        Some(())
    }
}

impl From<Submission> for palazzi_protocol::Submit {
    fn from(Submission { id, number, action, .. }: Submission) -> palazzi_protocol::Submit {
        crew::action(id, number, &action)
    }
}
