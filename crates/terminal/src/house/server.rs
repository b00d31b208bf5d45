use std::collections::VecDeque;
use std::future::pending;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use palazzi_protocol::{
    Advice, Code, Created, GameLine, Games, Happening, Identity, Number, Problem, Record, Submit, ToClient,
    WantedName, Welcome,
};
use palazzi_remote::{Api, CallError, Server, Socket, Utf8Bytes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{Instant, sleep_until, timeout};

use super::{Alarm, Door, House, Listed, Lists, News, Tell, Wish};
use crate::tokens;

/// The wait before a lost connection is opened again: doubled each time, up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// The longest time that an answer is waited for; bots may think before they answer.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);

/// So many games of each list are shown.
const LISTED: usize = 50;

/// The tables of a server. `folder` keeps who one is there, `name` is what a new guest wants to be called.
pub(crate) fn open(server: Server, folder: PathBuf, name: Option<String>, tell: Tell) -> House {
    let (door, wishes) = unbounded_channel();
    thread::spawn(move || {
        let _alarm = Alarm(Tell::clone(&tell));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return tell(News::Broken) };
        let visitor = Visitor { server, folder, name, token: None };
        LocalSet::new().block_on(&runtime, serve(visitor, wishes, tell));
    });
    House { door: Door::Server(door) }
}

/// Somebody who talks to a server.
#[derive(Clone)]
struct Visitor {
    server: Server,
    folder: PathBuf,
    name: Option<String>,
    token: Option<String>,
}

impl Visitor {
    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Problem> {
        let mut api = Api::new(self.server.clone());
        in_time(api.get(path, self.token.as_deref())).await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Problem> {
        let mut api = Api::new(self.server.clone());
        in_time(api.post(path, self.token.as_deref(), body)).await
    }

    /// Shows who one was the last time; a new guest if that is forgotten here or there.
    async fn introduce(&mut self) -> Result<Identity, Problem> {
        if self.token.is_none() {
            self.token = tokens::read(&self.folder, &self.server.to_string());
        }
        if self.token.is_some() {
            match self.get::<Identity>("/api/me").await {
                Err(problem) if problem.code == Code::Unauthorized => self.token = None,
                known => return known,
            }
        }
        let wanted = WantedName { name: self.name.clone() };
        let welcome: Welcome = match self.post("/api/guests", &wanted).await {
            // The name is taken, or is none: any other will do.
            Err(problem) if matches!(problem.code, Code::Conflict | Code::Refused | Code::BadRequest) => {
                self.post("/api/guests", &WantedName::default()).await?
            }
            welcomed => welcomed?,
        };
        // Whoever cannot be remembered is a guest for this time.
        let _ = tokens::keep(&self.folder, &self.server.to_string(), &welcome.token);
        self.token = Some(welcome.token);
        Ok(welcome.you)
    }

    async fn lists(&self, name: String) -> Result<Lists, Problem> {
        let own: Games = self.get("/api/me/games?limit=50").await?;
        let turns: Games = self.get("/api/me/turns").await?;
        let open: Games = self.get("/api/tables?status=open&limit=50").await?;
        let playing: Games = self.get("/api/tables?status=playing&limit=50").await?;
        let is_of = |games: &Games, line: &GameLine| games.games.iter().any(|game| game.table == line.table);
        let listed = |line: GameLine| Listed { waits: is_of(&turns, &line), line, outcome: None };
        let others = |games: Games| {
            let lines = games.games.into_iter().filter(|line| !is_of(&own, line));
            lines.map(listed).take(LISTED).collect::<Vec<_>>()
        };
        let (open, playing) = (others(open), others(playing));
        let mut own: Vec<Listed> = own.games.iter().cloned().map(listed).collect();
        own.sort_by_key(|game| !game.waits);
        Ok(Lists { name: Some(name), own, open, playing, unreadable: 0 })
    }
}

async fn in_time<T>(call: impl Future<Output = Result<T, CallError>>) -> Result<T, Problem> {
    let late = || Problem::new(Code::Unavailable, "the server does not answer");
    match timeout(LONGEST_ANSWER, call).await.map_err(|_| late())? {
        Ok(answer) => Ok(answer),
        Err(CallError::Refused { problem, .. }) => Err(problem),
        Err(other) => Err(Problem::new(Code::Unavailable, other.to_string())),
    }
}

async fn serve(mut visitor: Visitor, mut wishes: UnboundedReceiver<Wish>, tell: Tell) {
    let mut line: Option<Line> = None;
    loop {
        tokio::select! {
            wish = wishes.recv() => match wish {
                None => return,
                Some(Wish::Watch(table)) => {
                    if let Err(problem) = visitor.introduce().await {
                        tell(News::Failed(problem));
                    }
                    line = Some(Line::new(visitor.clone(), table, Tell::clone(&tell)));
                }
                Some(Wish::Leave) => line = None,
                Some(Wish::Say(submit)) => {
                    if let Some(line) = &mut line {
                        line.say(submit).await;
                    }
                }
                Some(wish) => {
                    let table = line.as_ref().map(|line| line.table.clone()).unwrap_or_default();
                    if let Err(problem) = grant(&mut visitor, wish, &table, &tell).await {
                        tell(News::Failed(problem));
                    }
                }
            },
            came = come(&mut line) => {
                if let Some(line) = &mut line {
                    line.take(came).await;
                }
            }
        }
    }
}

/// Does what needs no connection to a table.
async fn grant(visitor: &mut Visitor, wish: Wish, table: &str, tell: &Tell) -> Result<(), Problem> {
    match wish {
        Wish::List => {
            let you = visitor.introduce().await?;
            tell(News::Lists(visitor.lists(you.name).await?));
        }
        Wish::Open(opening) => {
            visitor.introduce().await?;
            let created: Created = visitor.post("/api/tables", &opening.table).await?;
            tell(News::Opened(created.table));
        }
        Wish::Hint(number) => {
            let (visitor, tell) = (visitor.clone(), Tell::clone(tell));
            let path = format!("/api/tables/{table}/hints");
            spawn_local(async move { tell(News::Advice(number, visitor.get::<Advice>(&path).await)) });
        }
        Wish::Record => {
            let found = visitor.get::<Record>(&format!("/api/tables/{table}/record")).await;
            tell(News::Record(found.map(|record| record.text)));
        }
        Wish::Watch(_) | Wish::Leave | Wish::Say(_) | Wish::HandTo(_) | Wish::Delete(_) => {}
    }
    Ok(())
}

/// What happens to a line.
enum Came {
    Text(Utf8Bytes),
    End,
    Time,
}

/// Waits for the next thing. May be dropped and called again.
async fn come(line: &mut Option<Line>) -> Came {
    match line.as_mut().map(|line| &mut line.state) {
        Some(State::Open(socket)) => socket.receive().await.map_or(Came::End, Came::Text),
        Some(State::Lost(until)) => {
            sleep_until(*until).await;
            Came::Time
        }
        Some(State::Over) | None => pending().await,
    }
}

/// A connection to a table that is opened again whenever it is lost.
struct Line {
    visitor: Visitor,
    table: String,
    tell: Tell,
    /// The number of the last message.
    number: Number,
    /// What was said and is not answered yet: it is said again over the next connection.
    unanswered: VecDeque<Submit>,
    state: State,
    wait: Duration,
}

enum State {
    Open(Box<Socket>),
    Lost(Instant),
    /// There is no such table.
    Over,
}

impl Line {
    fn new(visitor: Visitor, table: String, tell: Tell) -> Line {
        let state = State::Lost(Instant::now());
        Line { visitor, table, tell, number: 0, unanswered: VecDeque::new(), state, wait: FIRST_WAIT }
    }

    async fn take(&mut self, came: Came) {
        match came {
            Came::Text(text) => {
                if let Ok(message) = serde_json::from_str(&text) {
                    self.hear(message).await;
                }
            }
            Came::End => self.lose(),
            Came::Time => self.connect().await,
        }
    }

    async fn connect(&mut self) {
        let since = (self.number > 0).then_some(self.number);
        let Visitor { server, token, .. } = &self.visitor;
        let opening = Socket::open(server, &self.table, token.as_deref(), since);
        match timeout(LONGEST_WAIT, opening).await {
            Ok(Ok(socket)) => {
                self.state = State::Open(Box::new(socket));
                for submit in self.unanswered.clone() {
                    self.send(submit).await;
                }
            }
            Ok(Err(_)) | Err(_) => match self.missing().await {
                Some(problem) => {
                    self.state = State::Over;
                    (self.tell)(News::Told(ToClient::Bye { problem }));
                }
                None => self.lose(),
            },
        }
    }

    fn lose(&mut self) {
        (self.tell)(News::Lost);
        self.state = State::Lost(Instant::now() + self.wait);
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }

    async fn say(&mut self, submit: Submit) {
        self.unanswered.push_back(submit.clone());
        self.send(submit).await;
    }

    async fn send(&mut self, submit: Submit) {
        if let State::Open(socket) = &mut self.state
            && socket.send(submit).await.is_err()
        {
            self.lose();
        }
    }

    async fn hear(&mut self, message: ToClient) {
        self.wait = FIRST_WAIT;
        let message = match message {
            ToClient::Done { ref id, .. } | ToClient::Refused { id: Some(ref id), .. } => {
                self.unanswered.retain(|submit| submit.id != *id);
                message
            }
            ToClient::Table(mut update) => {
                self.number = update.number;
                if update.since.is_none() {
                    let path = format!("/api/tables/{}/history", self.table);
                    if let Ok(history) = self.visitor.get::<Vec<Happening>>(&path).await {
                        let known = update.number;
                        update.happened =
                            history.into_iter().filter(|happened| happened.number <= known).collect();
                    }
                    update.since = Some(0);
                }
                ToClient::Table(update)
            }
            // The connection ends, and is opened again.
            ToClient::Bye { .. } => return,
            other => other,
        };
        (self.tell)(News::Told(message));
    }

    /// Why the table cannot be found, if so.
    async fn missing(&self) -> Option<Problem> {
        let found = self.visitor.get::<serde_json::Value>(&format!("/api/tables/{}", self.table)).await;
        found.err().filter(|problem| problem.code == Code::NotFound)
    }
}
