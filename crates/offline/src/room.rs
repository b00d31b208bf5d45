use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use palazzi_bots::Budget;
use palazzi_protocol::local::{ToPage, ToWorker};
use palazzi_protocol::{Code, Number, Problem, Submit, ToClient, ToServer};
use palazzi_rules::Seat;
use palazzi_table::{Automatic, Effect, Intent, When};
use web_time::{SystemTime, UNIX_EPOCH};

use crate::kept::{Kept, people, read_sheets, written};
use crate::open::{Opening, open_with};
use crate::place::Place;
use crate::shelf::{Sheet, Shelf, ShelfFailed, Written};

/// How the room speaks to the page, and to the rooms of other pages.
pub trait Voice: Clone + Send + 'static {
    /// Says something to the page.
    fn tell(&self, message: &ToPage);

    /// Says to other rooms with the same shelf that a table has changed.
    fn tell_others(&self, table: &str);

    /// Says to this room, after a pause, that a table may have changed. Of several reminders of a table the last one
    /// counts. Without a clock there are none, and the room waits for what the page says next.
    fn remind(&self, _table: &str, _pause: Duration) {}
}

/// All tables of a device, as one page sees them.
pub struct Room<S, V> {
    pub(crate) shelf: S,
    pub(crate) voice: V,
    /// The tables that are watched.
    places: BTreeMap<String, Place>,
    /// Those at which nothing happens by itself before something is said to the room: the shelf has failed.
    put_off: BTreeSet<String>,
    /// How long the next one is put off.
    pause: Duration,
    bot_time: Duration,
}

/// What became of an intent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stored {
    /// It is kept, and the page has been told.
    Done,
    /// Another page was faster; the table has been read anew.
    Conflict,
}

/// Why nothing has happened at a table.
enum Failed {
    /// The shelf does not work. The table is as it was, and can go on when the shelf works again.
    Shelf(ShelfFailed),
    /// The table cannot go on like this.
    Table(Problem),
}

/// How long a table is put off when the shelf fails: doubled each time until something is kept, up to the
/// longest.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// How long a bot that looks ahead thinks, unless the page says otherwise.
const BOT_TIME: Duration = Duration::from_secs(1);

/// The longest time that the page can give it.
const LONGEST_BOT_TIME: Duration = Duration::from_secs(60);

/// So often a submission is tried that another page was faster with.
const TRIES: usize = 8;

impl<S: Shelf, V: Voice> Room<S, V> {
    /// A room in which no table is watched yet.
    pub fn new(shelf: S, voice: V) -> Room<S, V> {
        Room {
            shelf,
            voice,
            places: BTreeMap::new(),
            put_off: BTreeSet::new(),
            pause: FIRST_PAUSE,
            bot_time: BOT_TIME,
        }
    }

    /// Does what the page says.
    pub async fn hear(&mut self, message: ToWorker) {
        self.put_off.clear();
        match message {
            ToWorker::Ask { ask, question } => {
                let message = match self.answer(ask, question).await {
                    Ok(answer) => ToPage::Answer { ask, answer },
                    Err(problem) => ToPage::Refused { ask, problem },
                };
                self.voice.tell(&message);
            }
            ToWorker::Watch { table } => self.watch(&table).await,
            ToWorker::Unwatch { table } => drop(self.places.remove(&table)),
            ToWorker::Say { table, message: ToServer::Submit(submit) } => self.submit(&table, submit).await,
            ToWorker::HandTo { table, seat } => self.hand_to(&table, seat),
            ToWorker::BotTime { ms } => {
                self.bot_time = Duration::from_millis(ms.into()).min(LONGEST_BOT_TIME);
            }
            ToWorker::Changed { table } => {
                if self.places.contains_key(&table)
                    && let Err(failed) = self.catch_up(&table).await
                {
                    self.fail(&table, failed);
                }
            }
        }
    }

    /// Lets one thing happen that happens by itself, such as a bot's move. Whether anything did.
    pub async fn step(&mut self) -> bool {
        let when = now();
        let mut places = self.places.iter().filter(|(id, _)| !self.put_off.contains(*id));
        let due = places.find_map(|(id, place)| Some((id.clone(), place.table.automatic(when)?)));
        let Some((table, automatic)) = due else { return false };
        if let Err(failed) = self.attend(&table, automatic).await {
            self.fail(&table, failed);
        }
        true
    }

    async fn attend(&mut self, table: &str, automatic: Automatic) -> Result<(), Failed> {
        let intent = match automatic {
            Automatic::Intent(intent) => intent,
            Automatic::Bot { seat, level } => {
                let place = self.at_hand(table)?;
                let decision = place.table.bot_decision(seat, level, Budget::Time(self.bot_time));
                let undecided = || Problem::new(Code::Unavailable, "a bot did not decide");
                let notation = decision.take().ok_or_else(undecided)?;
                place.bot_move(seat, &notation, now())?
            }
        };
        self.carry_out(table, intent, now()).await.map(drop)
    }

    async fn watch(&mut self, table: &str) {
        match self.load(table).await {
            Ok(place) => {
                let presence = ToClient::Presence { seats: people(&place.table), watching: 0 };
                self.places.insert(table.to_owned(), place);
                self.tell_news(table);
                self.tell(table, presence);
            }
            Err(problem) => self.give_up(table, problem),
        }
    }

    async fn submit(&mut self, table: &str, submit: Submit) {
        let id = submit.id.clone();
        let message = match self.try_submit(table, &submit).await {
            Ok(number) => ToClient::Done { id, number },
            Err(problem) => ToClient::Refused { id: Some(id), problem },
        };
        self.tell(table, message);
    }

    async fn try_submit(&mut self, table: &str, submit: &Submit) -> Result<Number, Problem> {
        for _ in 0..TRIES {
            let when = now();
            let place = self.at_hand(table)?;
            let done = place.holder().and_then(|person| place.table.done_already(&person.id, &submit.id));
            if let Some(number) = done {
                return Ok(number);
            }
            let intent = place.decide(submit, when)?;
            if let Some(Effect::OpenRematch(sitters)) = &intent.effect {
                let (name, settings) = (place.rematch_name(), place.table.settings().clone());
                let opening = open_with(&name, settings, sitters, when)?;
                self.create(opening, when).await?;
            }
            if self.carry_out(table, intent, when).await? == Stored::Done {
                return Ok(self.at_hand(table)?.table.number());
            }
        }
        Err(Problem::new(Code::Unavailable, "the table is too busy; try again"))
    }

    /// Keeps a new table with its first lines. If it is there already, it was set up before.
    pub(crate) async fn create(&mut self, opening: Opening, when: When) -> Result<Place, Problem> {
        let mut place = Place::new(opening.table);
        let text = written(&opening.intent.lines);
        for line in opening.intent.lines {
            place.take(line).map_err(|error| broken(&error))?;
        }
        let head = place.kept(when.wall_ms).written();
        let sheet = Sheet { first: 1, text: Some(&text) };
        self.shelf.write(place.table.id(), &head, sheet).await?;
        Ok(place)
    }

    /// Keeps what an intent leads to, and then tells the page.
    async fn carry_out(&mut self, table: &str, intent: Intent, when: When) -> Result<Stored, Failed> {
        // A copy takes it: until it is kept, nobody can see it.
        let mut next = self.at_hand(table)?.clone();
        let first = next.table.number() + 1;
        match intent.effect {
            Some(Effect::KeepOrder(seat, order)) => next.set_order(seat, order),
            Some(Effect::ForgetOrder(seat, _)) => next.set_order(seat, None),
            Some(Effect::OpenRematch(_)) | None => {}
        }
        let text = (!intent.lines.is_empty()).then(|| written(&intent.lines));
        for line in intent.lines {
            next.take(line).map_err(|error| broken(&error))?;
        }
        let head = next.kept(when.wall_ms).written();
        let sheet = Sheet { first, text: text.as_deref() };
        match self.shelf.write(table, &head, sheet).await? {
            Written::Done => {
                self.pause = FIRST_PAUSE;
                self.places.insert(table.to_owned(), next);
                self.voice.tell_others(table);
                self.tell_news(table);
                Ok(Stored::Done)
            }
            Written::Conflict => {
                self.catch_up(table).await?;
                Ok(Stored::Conflict)
            }
            Written::Gone => Err(missing(table).into()),
        }
    }

    /// Takes what another page has kept, and tells it.
    async fn catch_up(&mut self, table: &str) -> Result<(), Failed> {
        let from = self.at_hand(table)?.table.number() + 1;
        let sheets = self.shelf.sheets(table, from).await?;
        if sheets.is_empty() {
            let head = self.shelf.head(table).await?;
            return head.map(drop).ok_or_else(|| missing(table).into());
        }
        let lines = read_sheets(&sheets).map_err(|error| broken(&error))?;
        let place = self.places.get_mut(table).ok_or_else(|| missing(table))?;
        for line in lines {
            place.take(line).map_err(|error| broken(&error))?;
        }
        self.tell_news(table);
        Ok(())
    }

    /// A table as the shelf has it. Whoever holds the device at a table that is watched does so here, too.
    pub(crate) async fn load(&self, table: &str) -> Result<Place, Problem> {
        let head = self.shelf.head(table).await?.ok_or_else(|| missing(table))?;
        let sheets = self.shelf.sheets(table, 1).await?;
        let kept: Kept = serde_json::from_str(&head).map_err(|error| broken(&error))?;
        let place = kept.place(table, &sheets).map_err(|error| broken(&error))?;
        Ok(place.held_as(self.places.get(table)))
    }

    /// A table that is watched.
    pub(crate) fn watched(&self, table: &str) -> Option<&Place> {
        self.places.get(table)
    }

    /// Forgets a table.
    pub(crate) async fn remove(&mut self, table: &str) -> Result<(), Problem> {
        self.shelf.remove(table).await?;
        self.voice.tell_others(table);
        if self.places.contains_key(table) {
            self.give_up(table, missing(table));
        }
        Ok(())
    }

    fn at_hand(&self, table: &str) -> Result<&Place, Problem> {
        self.places.get(table).ok_or_else(|| missing(table))
    }

    fn hand_to(&mut self, table: &str, seat: Seat) {
        let Some(place) = self.places.get_mut(table) else { return };
        match place.hand_to(seat) {
            Ok(()) => self.tell_news(table),
            Err(problem) => self.tell(table, ToClient::Refused { id: None, problem }),
        }
    }

    fn tell_news(&mut self, table: &str) {
        if let Some(place) = self.places.get_mut(table) {
            let update = place.news(now());
            self.tell(table, ToClient::Table(Box::new(update)));
        }
    }

    fn tell(&self, table: &str, message: ToClient) {
        self.voice.tell(&ToPage::Told { table: table.to_owned(), message });
    }

    /// Puts a table off if only the shelf has failed; lets go of it if it cannot be played on.
    fn fail(&mut self, table: &str, failed: Failed) {
        match failed {
            Failed::Shelf(failed) => self.put_off(table, failed),
            Failed::Table(problem) => self.give_up(table, problem),
        }
    }

    fn put_off(&mut self, table: &str, failed: ShelfFailed) {
        self.put_off.insert(table.to_owned());
        self.tell(table, ToClient::Refused { id: None, problem: failed.into() });
        self.voice.remind(table, self.pause);
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
    }

    /// Lets go of a table that cannot be played on.
    fn give_up(&mut self, table: &str, problem: Problem) {
        self.places.remove(table);
        self.tell(table, ToClient::Bye { problem });
    }
}

impl From<ShelfFailed> for Failed {
    fn from(failed: ShelfFailed) -> Failed {
        Failed::Shelf(failed)
    }
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Table(problem)
    }
}

impl From<Failed> for Problem {
    fn from(failed: Failed) -> Problem {
        match failed {
            Failed::Shelf(failed) => failed.into(),
            Failed::Table(problem) => problem,
        }
    }
}

/// The time. There are no clocks at a table of one device, so that both times may be the same.
pub(crate) fn now() -> When {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall_ms = since.as_millis() as i64;
    When { site_ms: wall_ms, wall_ms }
}

pub(crate) fn missing(table: &str) -> Problem {
    Problem::new(Code::NotFound, format!("there is no table '{table}' on this device"))
}

pub(crate) fn broken(error: &impl ToString) -> Problem {
    Problem::new(Code::Unavailable, format!("this table cannot be read: {}", error.to_string()))
}
