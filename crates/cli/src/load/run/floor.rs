use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use palazzi_protocol::{Status, Submit, ToClient};
use palazzi_remote::{Api, Socket};
use palazzi_rules::{Ruleset, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, spawn_local};
use tokio::time::Instant;

use super::table::{Next, Table};
use super::tally::Tally;
use crate::load::crew::{self, Pair};
use crate::load::message::{Heard, Position};
use crate::load::server::Server;

/// So many submissions wait for a socket: a table has one at a time.
const OUTBOX: usize = 2;

/// All tables at which the load program plays. Everything happens on one thread.
pub(super) struct Floor {
    server: Server,
    /// The tables at which a move can be submitted.
    ready: RefCell<Vec<Rc<Place>>>,
    /// When moves were due for which no table was ready.
    overdue: RefCell<VecDeque<Instant>>,
    pub(super) tally: RefCell<Tally>,
    rng: RefCell<Xoshiro256PlusPlus>,
    next_id: Cell<u64>,
}

/// What is to be set up.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) pair: Pair,
    pub(super) ruleset: Ruleset,
    pub(super) spectators: usize,
}

/// A table with its sockets.
struct Place {
    plan: Plan,
    table: RefCell<Table>,
    /// Whether it stands among the tables that are ready.
    is_queued: Cell<bool>,
    /// The way to the sockets of the seats.
    outboxes: Vec<mpsc::Sender<Submit>>,
    listeners: RefCell<Vec<AbortHandle>>,
}

impl Floor {
    pub(super) fn new(server: Server, seed: u64) -> Floor {
        Floor {
            server,
            ready: RefCell::default(),
            overdue: RefCell::default(),
            tally: RefCell::new(Tally::new()),
            rng: RefCell::new(Xoshiro256PlusPlus::seed_from_u64(seed)),
            next_id: Cell::new(0),
        }
    }

    /// Counts from now on; what was counted before is forgotten.
    pub(super) fn start_counting(&self) {
        *self.tally.borrow_mut() = Tally::new();
    }

    /// Sets up a table and connects all its sockets. They have all been told how things stand.
    pub(super) async fn open(self: &Rc<Self>, api: &mut Api, plan: Plan) -> anyhow::Result<()> {
        let id = plan.pair.open_table(api, plan.ruleset).await?;
        let mut sockets = Vec::with_capacity(2 + plan.spectators);
        let tokens = plan.pair.tokens.iter().map(|token| Some(token.as_str()));
        for token in tokens.chain(std::iter::repeat_n(None, plan.spectators)) {
            sockets.push(Socket::open(&self.server.into(), &id, token, None).await?);
        }
        let (outboxes, inboxes): (Vec<_>, Vec<_>) = sockets.iter().map(|_| mpsc::channel(OUTBOX)).unzip();
        let place = Rc::new(Place {
            plan,
            table: RefCell::new(Table::new(sockets.len())),
            is_queued: Cell::new(false),
            outboxes,
            listeners: RefCell::default(),
        });
        for (number, (socket, inbox)) in sockets.into_iter().zip(inboxes).enumerate() {
            let listener = spawn_local(Rc::clone(self).listen(Rc::clone(&place), number, socket, inbox));
            place.listeners.borrow_mut().push(listener.abort_handle());
        }
        Ok(())
    }

    /// Submits a move that is due, at one of the tables that are ready, or at the first one that will be.
    pub(super) fn submit(self: &Rc<Self>, due: Instant) {
        let place = {
            let mut ready = self.ready.borrow_mut();
            if ready.is_empty() {
                return self.overdue.borrow_mut().push_back(due);
            }
            let index = below(&mut *self.rng.borrow_mut(), ready.len() as u32) as usize;
            ready.swap_remove(index)
        };
        place.is_queued.set(false);
        self.submit_at(&place, due);
    }

    fn submit_at(self: &Rc<Self>, place: &Place, due: Instant) {
        let id = self.next_id.get();
        let Some(Next { seat, number, action }) = place.table.borrow_mut().begin(id, due) else { return };
        self.next_id.set(id + 1);
        let mut tally = self.tally.borrow_mut();
        tally.sent += 1;
        tally.late.add(due.elapsed());
        // A socket that has just broken down is counted as lost, and the move as unfinished.
        let _ = place.outboxes[seat].try_send(crew::action(id.to_string(), number, &action));
    }

    /// Reads and writes one socket until it is closed.
    async fn listen(
        self: Rc<Self>,
        place: Rc<Place>,
        number: usize,
        mut socket: Socket,
        mut inbox: mpsc::Receiver<Submit>,
    ) {
        loop {
            let is_fine = tokio::select! {
                Some(submit) = inbox.recv() => socket.send(submit).await.is_ok(),
                text = socket.receive() => text.is_some_and(|text| self.hear(&place, number, &text).is_some()),
            };
            if !is_fine {
                self.tally.borrow_mut().sockets_lost += 1;
                return self.replace(&place);
            }
        }
    }

    /// Takes note of a message. Nothing if it cannot be used.
    fn hear(self: &Rc<Self>, place: &Rc<Place>, socket: usize, text: &str) -> Option<()> {
        {
            let mut tally = self.tally.borrow_mut();
            tally.messages += 1;
            tally.bytes += text.len() as u64;
        }
        match Heard::read(text)? {
            Heard::Table(number) => {
                place.table.borrow_mut().told(socket, number);
                if socket < place.plan.pair.tokens.len() {
                    self.look(place, socket, number, text)?;
                }
            }
            Heard::Other(message) => match *message {
                ToClient::Done { id, number } => {
                    let due = place.table.borrow_mut().acknowledged(id.parse().ok()?, number)?;
                    let mut tally = self.tally.borrow_mut();
                    tally.acknowledged += 1;
                    tally.to_done.add(due.elapsed());
                }
                ToClient::Refused { id, problem } => {
                    if place.table.borrow_mut().refused(id?.parse().ok()?) {
                        self.tally.borrow_mut().refuse(problem.code);
                    }
                }
                ToClient::Presence { .. } => return Some(()),
                ToClient::Bye { .. } | ToClient::Table(_) => return None,
            },
        }
        self.go_on(place);
        Some(())
    }

    /// Looks at a position as a player does.
    fn look(&self, place: &Place, seat: usize, number: i64, text: &str) -> Option<()> {
        let position: Position = serde_json::from_str(text).ok()?;
        let mut table = place.table.borrow_mut();
        if position.now.status != Status::Playing {
            table.end();
        } else if !position.now.offers.is_empty() {
            let choice = below(&mut *self.rng.borrow_mut(), position.now.offers.len() as u32) as usize;
            let action = position.now.offers[choice].to_owned();
            table.offered(Next { seat, number, action });
        }
        Some(())
    }

    /// Finishes a move if everybody knows of it, and lets the next one follow when it is due.
    fn go_on(self: &Rc<Self>, place: &Rc<Place>) {
        if let Some(due) = place.table.borrow_mut().finish() {
            let mut tally = self.tally.borrow_mut();
            tally.told += 1;
            tally.to_told.add(due.elapsed());
        }
        let (is_over, is_ready) = {
            let table = place.table.borrow();
            (table.is_over(), table.is_ready())
        };
        if is_over {
            self.tally.borrow_mut().games += 1;
            self.replace(place);
        } else if is_ready && !place.is_queued.get() {
            let overdue = self.overdue.borrow_mut().pop_front();
            match overdue {
                Some(due) => self.submit_at(place, due),
                None => {
                    place.is_queued.set(true);
                    self.ready.borrow_mut().push(Rc::clone(place));
                }
            }
        }
    }

    /// Sets up another table in place of one that is not played at any more.
    fn replace(self: &Rc<Self>, place: &Rc<Place>) {
        let listeners = std::mem::take(&mut *place.listeners.borrow_mut());
        if listeners.is_empty() {
            return;
        }
        self.ready.borrow_mut().retain(|ready| !Rc::ptr_eq(ready, place));
        let (floor, plan) = (Rc::clone(self), place.plan.clone());
        spawn_local(async move {
            listeners.iter().for_each(AbortHandle::abort);
            let mut api = Api::new(floor.server.into());
            if floor.open(&mut api, plan).await.is_err() {
                floor.tally.borrow_mut().tables_lost += 1;
            }
        });
    }
}
