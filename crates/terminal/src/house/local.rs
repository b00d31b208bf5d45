use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use futures_util::FutureExt;
use palazzi_offline::{Room, Voice};
use palazzi_protocol::local::{LocalGames, Question, ToPage, ToWorker};
use palazzi_protocol::{Code, Created, Number, Problem, Record, ToServer};

use super::shelf::DiskShelf;
use super::{Alarm, Door, House, Listed, Lists, News, Tell, Wish};

/// What questions are recognised by.
const LIST: u32 = 0;
const OPEN: u32 = 1;
const RECORD: u32 = 2;
const HINT: u32 = 3;
const DELETE: u32 = 4;

/// The tables of this device, kept in a folder.
pub(crate) fn open(folder: PathBuf, bot_time: Duration, tell: Tell) -> House {
    let (door, wishes) = mpsc::channel();
    thread::spawn(move || {
        let _alarm = Alarm(Tell::clone(&tell));
        Keeper::new(folder, bot_time, tell).serve(&wishes);
    });
    House { door: Door::Local(door) }
}

/// Hears what a room says, and tells the screen.
#[derive(Clone)]
struct Ears {
    tell: Tell,
    /// The line of the log after which advice was asked for.
    number: Number,
}

impl Voice for Ears {
    fn tell(&self, message: &ToPage) {
        let news = match message {
            ToPage::Told { message, .. } => News::Told(message.clone()),
            ToPage::Refused { ask: HINT, problem } => News::Advice(self.number, Err(problem.clone())),
            ToPage::Refused { ask: RECORD, problem } => News::Record(Err(problem.clone())),
            ToPage::Refused { problem, .. } => News::Failed(problem.clone()),
            ToPage::Progress { .. } | ToPage::Answer { ask: DELETE, .. } => return,
            ToPage::Answer { ask, answer } => self.answered(*ask, answer.get()),
            ToPage::Broken { reason } => News::Failed(Problem::new(Code::Unavailable, reason)),
        };
        (self.tell)(news);
    }

    fn tell_others(&self, _table: &str) {}
}

impl Ears {
    fn answered(&self, ask: u32, answer: &str) -> News {
        let read = || -> Result<News, serde_json::Error> {
            Ok(match ask {
                OPEN => News::Opened(serde_json::from_str::<Created>(answer)?.table),
                RECORD => News::Record(Ok(serde_json::from_str::<Record>(answer)?.text)),
                HINT => News::Advice(self.number, Ok(serde_json::from_str(answer)?)),
                _ => News::Lists(lists(serde_json::from_str(answer)?)),
            })
        };
        read().unwrap_or_else(|error| News::Failed(Problem::new(Code::Unavailable, error.to_string())))
    }
}

fn lists(found: LocalGames) -> Lists {
    let listed = found.games.into_iter().map(|game| Listed {
        waits: game
            .people
            .iter()
            .any(|seat| game.line.seats.get(*seat as usize).is_some_and(|it| it.to_move)),
        line: game.line,
        outcome: game.outcome,
    });
    Lists { own: listed.collect(), unreadable: found.unreadable.len(), ..Lists::default() }
}

/// Keeps the tables, and lets bots play in between.
pub(crate) struct Keeper {
    room: Room<DiskShelf, Ears>,
    shelf: DiskShelf,
    tell: Tell,
    watched: Option<String>,
}

impl Keeper {
    pub(crate) fn new(folder: PathBuf, bot_time: Duration, tell: Tell) -> Keeper {
        let shelf = DiskShelf::new(folder);
        let room = Room::new(shelf.clone(), Ears { tell: Tell::clone(&tell), number: 0 });
        let mut keeper = Keeper { room, shelf, tell, watched: None };
        keeper.hear(ToWorker::BotTime { ms: u32::try_from(bot_time.as_millis()).unwrap_or(u32::MAX) });
        keeper
    }

    fn serve(mut self, wishes: &Receiver<Wish>) {
        let mut idle = false;
        loop {
            let wish = match idle {
                true => wishes.recv().map_err(|_| TryRecvError::Disconnected),
                false => wishes.try_recv(),
            };
            match wish {
                Ok(wish) => {
                    self.grant(wish);
                    idle = false;
                }
                Err(TryRecvError::Empty) => idle = !self.step(),
                Err(TryRecvError::Disconnected) => return,
            }
        }
    }

    /// Lets one thing happen that happens by itself, such as a bot's move. Whether anything did.
    pub(crate) fn step(&mut self) -> bool {
        at_once(self.room.step())
    }

    /// Does what is asked for.
    pub(crate) fn grant(&mut self, wish: Wish) {
        let watched = self.watched.clone().unwrap_or_default();
        match wish {
            Wish::List => self.ask(LIST, Question::List),
            Wish::Open(opening) => {
                let (wish, names, seed) = (opening.table, opening.names, opening.seed);
                self.ask(OPEN, Question::Open { wish, names, portrait: None, seed });
            }
            Wish::Watch(table) => {
                self.grant(Wish::Leave);
                self.watched = Some(table.clone());
                self.hear(ToWorker::Watch { table });
            }
            Wish::Leave => {
                if let Some(table) = self.watched.take() {
                    self.hear(ToWorker::Unwatch { table });
                }
            }
            Wish::Say(submit) => {
                self.hear(ToWorker::Say { table: watched, message: ToServer::Submit(submit) });
            }
            Wish::HandTo(seat) => self.hear(ToWorker::HandTo { table: watched, seat }),
            Wish::Hint(number) => self.study(number, Question::Hints { table: watched, at: None }),
            Wish::Record => self.ask(RECORD, Question::Record { table: watched }),
            Wish::Delete(table) => {
                self.ask(DELETE, Question::Delete { table });
                self.ask(LIST, Question::List);
            }
        }
    }

    fn ask(&mut self, ask: u32, question: Question) {
        self.hear(ToWorker::Ask { ask, question });
    }

    fn hear(&mut self, message: ToWorker) {
        at_once(self.room.hear(message));
    }

    /// Asks a room of its own, so that the table goes on meanwhile.
    fn study(&self, number: Number, question: Question) {
        let (shelf, tell) = (self.shelf.clone(), Tell::clone(&self.tell));
        thread::spawn(move || {
            let _alarm = Alarm(Tell::clone(&tell));
            let mut room = Room::new(shelf, Ears { tell, number });
            at_once(room.hear(ToWorker::Ask { ask: HINT, question }));
        });
    }
}

/// What comes of something that never waits.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    future.now_or_never().expect("a shelf on disk never waits")
}
