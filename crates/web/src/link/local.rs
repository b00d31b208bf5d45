//! Tables on this device: a worker keeps them, and plays for the bots.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_protocol::local::{LocalGames, Question, ToWorker};
use palazzi_protocol::{
    Advice, Created, Happening, Imported, NewTable, Now, Portrait, Position, Problem, Record, Status,
    ToClient,
};
use palazzi_rules::Seat;
use serde::de::DeserializeOwned;

use super::worker::{News, OnProgress, Worker};
use super::{Home, Link, State, unfinished};
use crate::api;
use crate::session::Session;

pub(crate) use palazzi_protocol::local::PREFIX;

/// The wait before a worker that broke down is replaced, in milliseconds: doubled each time, up to the longest.
const FIRST_WAIT_MS: u32 = 250;
const LONGEST_WAIT_MS: u32 = 8000;

thread_local! {
    /// What this page has to do with tables on this device.
    static PAGE: Page = Page::default();
}

#[derive(Default)]
struct Page {
    /// The worker that keeps the tables; started when it is first needed.
    worker: RefCell<Option<Rc<Worker>>>,
    /// The tables that are shown.
    links: RefCell<Vec<(String, Link)>>,
    wait_ms: Cell<u32>,
}

/// Keeps a link to a table of this device for as long as the page shows it.
pub(crate) fn connect(link: Link, table: String) {
    link.home.set_value(Home::Local(table.clone()));
    let name = table.clone();
    link.send_by(move |message| say(&ToWorker::Say { table: name.clone(), message }));
    PAGE.with(|page| page.links.borrow_mut().push((table.clone(), link)));
    let again = table.clone();
    link.reconnect_by(move || {
        link.forget_move();
        say(&ToWorker::Watch { table: again.clone() });
    });
    let watched = table.clone();
    on_cleanup(move || leave(&watched, link));
    say(&ToWorker::Watch { table });
}

/// Sets up a table for people of this device, the first of whom has this face. Returns its path.
pub(crate) async fn open(
    wish: NewTable,
    names: Vec<String>,
    portrait: Option<Portrait>,
) -> Result<String, Problem> {
    let created: Created = ask(Question::Open { wish, names, portrait, seed: None }).await?;
    stay();
    Ok(created.link)
}

/// All tables of this device.
pub(crate) async fn list() -> Result<LocalGames, Problem> {
    let kept: LocalGames = ask(Question::List).await?;
    let going_on = kept.games.iter().filter(|game| game.line.status == Status::Playing);
    unfinished::keep(&going_on.map(|game| game.line.table.clone()).collect::<Vec<_>>());
    Ok(kept)
}

/// How things stand at a table.
pub(crate) async fn now(table: &str) -> Result<Now, Problem> {
    ask(Question::Now { table: table.to_owned() }).await
}

/// Everything that has happened at a table.
pub(crate) async fn history(table: &str) -> Result<Vec<Happening>, Problem> {
    ask(Question::History { table: table.to_owned() }).await
}

/// The position after so many entries of the record.
pub(crate) async fn position(table: &str, at: usize) -> Result<Position, Problem> {
    ask(Question::Position { table: table.to_owned(), at }).await
}

/// The text of a finished game's `.game` file.
pub(crate) async fn record(table: &str) -> Result<String, Problem> {
    let record: Record = ask(Question::Record { table: table.to_owned() }).await?;
    Ok(record.text)
}

/// Keeps a game that was played elsewhere.
pub(crate) async fn import(text: String) -> Result<Imported, Problem> {
    ask(Question::Import { text }).await
}

/// Forgets a table for ever.
pub(crate) async fn delete(table: &str) -> Result<(), Problem> {
    ask(Question::Delete { table: table.to_owned() }).await
}

/// The best few actions, now or after so many entries.
pub(crate) async fn hints(table: &str, at: Option<usize>) -> Result<Advice, Problem> {
    study(Question::Hints { table: table.to_owned(), at }, None).await
}

/// A look back upon a finished game. `progress` is told how many decisions have been looked into, and of how many.
/// Whoever no longer waits for it ends it.
pub(crate) async fn analysis<T: DeserializeOwned>(
    table: &str,
    progress: impl Fn(usize, usize) + 'static,
) -> Result<T, Problem> {
    study(Question::Analysis { table: table.to_owned() }, Some(Box::new(progress))).await
}

/// Brings the record of a finished game to the server.
pub(crate) async fn upload(table: &str, session: Session) -> Result<Imported, Problem> {
    let text = record(table).await?;
    session.somebody().await?;
    api::send_text("/api/records", &text).await
}

/// The device has been handed to the person in a seat.
pub(crate) fn hand_over(link: Link, seat: Seat) {
    if let Home::Local(table) = link.home.get_value() {
        say(&ToWorker::HandTo { table, seat });
    }
}

/// The worker that keeps the tables.
fn worker() -> Result<Rc<Worker>, Problem> {
    PAGE.with(|page| {
        let mut worker = page.worker.borrow_mut();
        if let Some(worker) = &*worker {
            return Ok(Rc::clone(worker));
        }
        let started = Rc::new(Worker::start(hear)?);
        *worker = Some(Rc::clone(&started));
        Ok(started)
    })
}

fn say(message: &ToWorker) {
    match worker() {
        Ok(worker) => worker.say(message),
        Err(problem) => {
            links().into_iter().for_each(|(_, link)| link.state.set(State::Missing(problem.clone())));
        }
    }
}

async fn ask<T: DeserializeOwned>(question: Question) -> Result<T, Problem> {
    let answer = worker()?.ask(question, None);
    answer.await
}

/// Asks a worker of its own, so that tables go on meanwhile. It ends with the answer, or when nobody waits any more.
async fn study<T: DeserializeOwned>(question: Question, progress: Option<OnProgress>) -> Result<T, Problem> {
    let worker = Worker::start(|_| {})?;
    worker.ask(question, progress).await
}

fn hear(news: News) {
    match news {
        News::Told { table, message } => {
            PAGE.with(|page| page.wait_ms.set(0));
            match &message {
                ToClient::Table(update) if update.now.overview.status == Status::Playing => {
                    unfinished::add(&table);
                }
                ToClient::Table(_) | ToClient::Bye { .. } => unfinished::remove(&table),
                _ => {}
            }
            for (_, link) in links().into_iter().filter(|(shown, _)| *shown == table) {
                match &message {
                    ToClient::Bye { problem } => link.state.set(State::Missing(problem.clone())),
                    message => link.take(message.clone()),
                }
            }
        }
        News::Broken => spawn_local(begin_anew()),
    }
}

/// Replaces a worker that broke down. What it had told is kept, so that nothing is lost.
async fn begin_anew() {
    let wait = PAGE.with(|page| {
        page.worker.borrow_mut().take();
        let wait = (page.wait_ms.get() * 2).clamp(FIRST_WAIT_MS, LONGEST_WAIT_MS);
        page.wait_ms.set(wait);
        wait
    });
    for (_, link) in links() {
        link.state.set(State::Lost);
        link.forget_move();
    }
    TimeoutFuture::new(wait).await;
    for (table, _) in links() {
        say(&ToWorker::Watch { table });
    }
}

fn links() -> Vec<(String, Link)> {
    PAGE.with(|page| page.links.borrow().clone())
}

/// The page no longer shows a table.
fn leave(table: &str, link: Link) {
    let is_shown = PAGE.with(|page| {
        let mut links = page.links.borrow_mut();
        links.retain(|(_, other)| other.number != link.number);
        links.iter().any(|(other, _)| other == table)
    });
    if !is_shown {
        say(&ToWorker::Unwatch { table: table.to_owned() });
    }
}

/// Asks the browser not to throw away what it keeps when space runs short. It may refuse.
fn stay() {
    if let Ok(answer) = window().navigator().storage().persist() {
        spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(answer).await;
        });
    }
}
