use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt;
use palazzi_bots::Level;
use palazzi_offline::{Room, Sheet, Shelf, ShelfFailed, Voice, Written};
use palazzi_protocol::local::{self, Question, ToPage, ToWorker};
use palazzi_protocol::{
    Absence, Clock, Code, Command, Created, Happening, NewTable, Now, Number, Problem, Screens, SeatWish,
    Seed, Status, Submit, ToClient, ToServer, Visibility,
};
use palazzi_rules::{Ruleset, Seat};
use serde::de::DeserializeOwned;

/// A game that goes on longer than this does not end.
const MOST_STEPS: usize = 5_000;

/// Submissions of all pages differ.
static SUBMISSIONS: AtomicU32 = AtomicU32::new(1);

/// A shelf that several rooms can use.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    pub(crate) heads: Rc<RefCell<BTreeMap<String, String>>>,
    pub(crate) sheets: Rc<RefCell<BTreeMap<(String, Number), String>>>,
    /// Whether nothing can be written now.
    pub(crate) is_full: Rc<Cell<bool>>,
    /// Whether nothing can be read now, either.
    pub(crate) is_lost: Rc<Cell<bool>>,
}

impl Memory {
    fn check_is_there(&self) -> Result<(), ShelfFailed> {
        match self.is_lost.get() {
            true => Err(ShelfFailed("the connection is closed".to_owned())),
            false => Ok(()),
        }
    }
}

impl Shelf for Memory {
    async fn heads(&self) -> Result<Vec<(String, String)>, ShelfFailed> {
        self.check_is_there()?;
        Ok(self.heads.borrow().clone().into_iter().collect())
    }

    async fn head(&self, table: &str) -> Result<Option<String>, ShelfFailed> {
        self.check_is_there()?;
        Ok(self.heads.borrow().get(table).cloned())
    }

    async fn sheets(&self, table: &str, from: Number) -> Result<Vec<String>, ShelfFailed> {
        self.check_is_there()?;
        let range = (table.to_owned(), from)..=(table.to_owned(), Number::MAX);
        Ok(self.sheets.borrow().range(range).map(|(_, sheet)| sheet.clone()).collect())
    }

    async fn write(&self, table: &str, head: &str, sheet: Sheet<'_>) -> Result<Written, ShelfFailed> {
        self.check_is_there()?;
        if self.is_full.get() {
            return Err(ShelfFailed("there is no space left".to_owned()));
        }
        if sheet.first > 1 && !self.heads.borrow().contains_key(table) {
            return Ok(Written::Gone);
        }
        if let Some(text) = sheet.text {
            let key = (table.to_owned(), sheet.first);
            if self.sheets.borrow().contains_key(&key) {
                return Ok(Written::Conflict);
            }
            self.sheets.borrow_mut().insert(key, text.to_owned());
        }
        self.heads.borrow_mut().insert(table.to_owned(), head.to_owned());
        Ok(Written::Done)
    }

    async fn remove(&self, table: &str) -> Result<(), ShelfFailed> {
        self.check_is_there()?;
        self.heads.borrow_mut().remove(table);
        self.sheets.borrow_mut().retain(|(name, _), _| name != table);
        Ok(())
    }
}

/// Notes what a room says, as the text that crosses to the page.
#[derive(Clone, Default)]
struct Ears {
    heard: Arc<Mutex<Vec<String>>>,
    changed: Arc<Mutex<Vec<String>>>,
    reminders: Arc<Mutex<Vec<(String, Duration)>>>,
}

impl Voice for Ears {
    fn tell(&self, message: &ToPage) {
        let text = serde_json::to_string(message).expect("JSON");
        self.heard.lock().expect("one thread").push(text);
    }

    fn tell_others(&self, table: &str) {
        self.changed.lock().expect("one thread").push(table.to_owned());
    }

    fn remind(&self, table: &str, pause: Duration) {
        self.reminders.lock().expect("one thread").push((table.to_owned(), pause));
    }
}

/// A page with the room that it speaks to.
pub(crate) struct Page {
    room: Room<Memory, Ears>,
    ears: Ears,
    pub(crate) shelf: Memory,
    /// The table that it watches.
    pub(crate) table: String,
    /// Everything that was told about it since the last look.
    pub(crate) told: Vec<ToClient>,
    pub(crate) now: Option<Now>,
    pub(crate) happened: Vec<Happening>,
    pub(crate) number: Number,
    pub(crate) progress: Vec<(usize, usize)>,
    asks: u32,
}

impl Page {
    /// A page of a browser that keeps nothing yet.
    pub(crate) fn new() -> Page {
        Page::over(&Memory::default())
    }

    /// A page of a browser that keeps this.
    pub(crate) fn over(shelf: &Memory) -> Page {
        let ears = Ears::default();
        Page {
            room: Room::new(shelf.clone(), ears.clone()),
            ears,
            shelf: shelf.clone(),
            table: String::new(),
            told: Vec::new(),
            now: None,
            happened: Vec::new(),
            number: 0,
            progress: Vec::new(),
            asks: 0,
        }
    }

    /// A page at a new table.
    pub(crate) fn at(wish: &NewTable, names: &[&str]) -> Page {
        let mut page = Page::new();
        page.hear(&ToWorker::BotTime { ms: 5 });
        let created: Created = page.ask(open(wish, names)).expect("such a table can be set up");
        assert_eq!(created.link, format!("/t/{}", created.table));
        page.watch(&created.table);
        page
    }

    /// Another page of the same browser, at the same table.
    pub(crate) fn another(&self) -> Page {
        let mut page = Page::over(&self.shelf);
        page.watch(&self.table);
        page
    }

    pub(crate) fn watch(&mut self, table: &str) {
        self.table = table.to_owned();
        self.hear(&ToWorker::Watch { table: table.to_owned() });
    }

    /// How long the room wants to wait before it is reminded of the table; nothing if it need not be.
    pub(crate) fn reminder(&self) -> Option<Duration> {
        let reminders = std::mem::take(&mut *self.ears.reminders.lock().expect("one thread"));
        assert!(reminders.len() <= 1 && reminders.iter().all(|(table, _)| *table == self.table));
        reminders.first().map(|(_, pause)| *pause)
    }

    /// The room hears that the table may have changed: another page says so, or it is reminded.
    pub(crate) fn changes(&mut self) {
        self.hear(&ToWorker::Changed { table: self.table.clone() });
    }

    /// Says something, as text.
    pub(crate) fn hear(&mut self, message: &ToWorker) {
        let text = serde_json::to_string(message).expect("JSON");
        let message = serde_json::from_str(&text).expect("what was written can be read");
        self.room.hear(message).now_or_never().expect("this shelf does not wait");
        self.listen();
    }

    pub(crate) fn step(&mut self) -> bool {
        let stepped = self.room.step().now_or_never().expect("this shelf does not wait");
        self.listen();
        stepped
    }

    /// Lets everything happen that happens by itself.
    pub(crate) fn settle(&mut self) {
        let steps = (0..MOST_STEPS).find(|_| !self.step());
        steps.expect("a table comes to rest");
    }

    /// The tables that others were told to have changed.
    pub(crate) fn changed(&self) -> Vec<String> {
        std::mem::take(&mut *self.ears.changed.lock().expect("one thread"))
    }

    pub(crate) fn ask<T: DeserializeOwned>(&mut self, question: Question) -> Result<T, Problem> {
        self.asks += 1;
        let ask = self.asks;
        let text = serde_json::to_string(&ToWorker::Ask { ask, question }).expect("JSON");
        let message = serde_json::from_str(&text).expect("what was written can be read");
        self.room.hear(message).now_or_never().expect("this shelf does not wait");
        let (answer, problem) = self.listen_for(ask);
        match (answer, problem) {
            (Some(answer), None) => Ok(serde_json::from_str(&answer).expect("the answer has the form")),
            (None, Some(problem)) => Err(problem),
            _ => panic!("every question is answered once"),
        }
    }

    /// Does something at the table as whoever holds the device.
    pub(crate) fn does(&mut self, command: Command) -> Result<Number, Problem> {
        let id = format!("s-{}", SUBMISSIONS.fetch_add(1, Ordering::Relaxed));
        self.submits(Submit { id, number: self.number, command })
    }

    pub(crate) fn submits(&mut self, submit: Submit) -> Result<Number, Problem> {
        let wanted = submit.id.clone();
        let message = ToServer::Submit(submit);
        self.hear(&ToWorker::Say { table: self.table.clone(), message });
        match self.told.last().expect("a submission is answered").clone() {
            ToClient::Done { id, number } if id == wanted => Ok(number),
            ToClient::Refused { id: Some(id), problem } if id == wanted => Err(problem),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn moves(&mut self, action: &str) {
        let done = self.does(Command::Move { action: action.to_owned() });
        done.unwrap_or_else(|problem| panic!("{action}: {problem}"));
    }

    /// The seat that holds the device.
    pub(crate) fn holder(&self) -> Option<Seat> {
        self.now().you
    }

    /// The seat that the device is to be handed to.
    pub(crate) fn hand_to(&self) -> Option<Seat> {
        local::hand_to(self.now())
    }

    /// The seats of the people on this device.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = self.told.iter().rev().find_map(|told| match told {
            ToClient::Presence { seats, .. } => Some(seats.clone()),
            _ => None,
        });
        seats.expect("the page was told who is here")
    }

    /// Whoever is waited for takes the device.
    pub(crate) fn hand_over(&mut self) {
        let seat = self.hand_to().expect("somebody is waited for");
        self.hear(&ToWorker::HandTo { table: self.table.clone(), seat });
        assert_eq!(self.holder(), Some(seat));
    }

    pub(crate) fn now(&self) -> &Now {
        self.now.as_ref().expect("something was told")
    }

    pub(crate) fn status(&self) -> Status {
        self.now().overview.status
    }

    /// Everybody takes what is offered in the middle of the list, and hands the device on, until the game is over.
    pub(crate) fn play_to_the_end(&mut self) {
        self.play(MOST_STEPS);
        assert_eq!(self.status(), Status::Over);
    }

    /// The same for so many decisions.
    pub(crate) fn play(&mut self, decisions: usize) {
        for _ in 0..decisions {
            self.settle();
            if self.status() == Status::Over {
                return;
            }
            if self.hand_to().is_some() {
                self.hand_over();
            }
            let offers = &self.now().offers;
            let action = offers[offers.len() / 2].clone();
            self.moves(&action);
        }
        self.settle();
    }

    fn listen(&mut self) {
        let (answer, problem) = self.listen_for(0);
        assert!(answer.is_none() && problem.is_none(), "nobody asked");
    }

    /// Takes what was said. The answer to a question, or its refusal.
    fn listen_for(&mut self, wanted: u32) -> (Option<String>, Option<Problem>) {
        let heard = std::mem::take(&mut *self.ears.heard.lock().expect("one thread"));
        let (mut answered, mut refused) = (None, None);
        for text in heard {
            match serde_json::from_str(&text).expect("what was written can be read") {
                ToPage::Answer { ask, answer } if ask == wanted => answered = Some(answer.get().to_owned()),
                ToPage::Refused { ask, problem } if ask == wanted => refused = Some(problem),
                ToPage::Progress { done, total, .. } => self.progress.push((done, total)),
                ToPage::Told { table, message } if table == self.table => self.take(message),
                other => panic!("{other:?}"),
            }
        }
        (answered, refused)
    }

    fn take(&mut self, message: ToClient) {
        if let ToClient::Table(update) = &message {
            if update.since == Some(0) {
                self.happened.clear();
            } else {
                assert_eq!(update.since, Some(self.number), "nothing is missed, nothing comes twice");
            }
            self.happened.extend(update.happened.iter().cloned());
            self.number = update.number;
            self.now = Some(update.now.clone());
        }
        self.told.push(message);
    }
}

/// What is drawn is the same in every run.
pub(crate) fn open(wish: &NewTable, names: &[&str]) -> Question {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Question::Open { wish: wish.clone(), names, portrait: None, seed: Some("5e".repeat(Seed::BYTES)) }
}

/// A table with these seats: `me` for people, and levels.
pub(crate) fn wish(ruleset: Ruleset, seats: &[SeatWish]) -> NewTable {
    NewTable {
        ruleset,
        seats: seats.to_vec(),
        cards: None,
        components: None,
        screens: Screens::Hidden,
        clock: Clock::None,
        visibility: Visibility::Link,
        rated: false,
        absence: Absence::default(),
        shuffle_seats: false,
    }
}

pub(crate) fn ruleset(name: &str) -> Ruleset {
    name.parse().expect("the ruleset exists")
}

/// One person against a bot that decides at once.
pub(crate) fn alone(name: &str) -> NewTable {
    wish(ruleset(name), &[SeatWish::Me, SeatWish::Bot(Level::Builder)])
}

/// Two people.
pub(crate) fn together(name: &str) -> NewTable {
    wish(ruleset(name), &[SeatWish::Me, SeatWish::Open])
}

/// What is the same for pages that know the same.
pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

#[track_caller]
pub(crate) fn is_refused<T: std::fmt::Debug>(result: Result<T, Problem>, code: Code) -> Problem {
    let problem = result.expect_err("it is refused");
    assert_eq!(problem.code, code, "{problem}");
    problem
}

/// The seat whose view it is.
pub(crate) fn viewer(now: &Now) -> Option<Seat> {
    let view = now.view.as_ref().expect("there is a game");
    let view: serde_json::Value = serde_json::from_str(view.get()).expect("JSON");
    serde_json::from_value(view["viewer"].clone()).expect("a seat or nothing")
}

/// An action that buys bricks.
pub(crate) fn bricks(offers: &[String]) -> String {
    offers.iter().find(|offer| offer.starts_with("buy")).expect("bricks can be bought").clone()
}
