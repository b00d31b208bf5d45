use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

use palazzi_bots::{BotName, Budget};
use palazzi_rules::{Ruleset, Seat, with_engine};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use super::hosted::{Hosted, QUOTE_LIMIT, Seated};
use crate::protocol::{FromBot, VERSION, is_object};

/// The most games at once.
const GAMES_LIMIT: usize = 1_000;

/// A bot with the games that it plays for a host.
pub(crate) struct Engine {
    bot: BotName,
    threads: usize,
    /// Whether the host has said hello in a version that is spoken here.
    is_greeted: bool,
    games: BTreeMap<u64, Box<dyn Hosted>>,
}

/// What follows from a message of the host.
pub(crate) enum Answer {
    /// Nothing is said.
    Nothing,
    /// This is said.
    Say(FromBot),
    /// Nobody listens any more.
    Quit,
}

/// Why a message of the host cannot be used.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error("column {column}: {message}")]
    Json { column: usize, message: String },
    #[error("a list, expected a message such as {{\"type\":\"hello\", …}}")]
    NoObject,
    #[error("protocol {0} is not spoken here, only {VERSION}")]
    Protocol(u32),
    #[error("hello has been said already")]
    SecondHello,
    #[error("'{0}' before hello")]
    NoHello(String),
    #[error("game {0} has not been started")]
    UnknownGame(u64),
    #[error("game {0} is being played already")]
    KnownGame(u64),
    #[error("{GAMES_LIMIT} games are being played, which is the most")]
    TooManyGames,
    #[error(
        "budget {0}: expected {{\"ms\":N}} or {{\"playouts\":N}}, whole numbers from 1 to {ms} or {playouts}",
        ms = Budget::TIME_LIMIT_MS,
        playouts = u32::MAX
    )]
    Budget(String),
    #[error("the view is of {found}, the game is {expected}")]
    OtherGame { found: String, expected: String },
    #[error("the view is not what seat {0} sees after what it has been told")]
    OtherView(Seat),
    #[error("{0}")]
    Impossible(String),
    #[error("there are no offers")]
    NoOffers,
    #[error("'{0}' is possible and not among the offers")]
    NotOffered(String),
    #[error("offer '{offer}': {reason}")]
    Offer { offer: String, reason: String },
}

#[derive(Deserialize)]
#[serde(expecting = "a message such as {\"type\":\"hello\", …}")]
struct Envelope<'a> {
    #[serde(borrow, rename = "type")]
    kind: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Hello {
    protocol: u32,
}

/// The message that starts a game.
#[derive(Deserialize)]
pub(crate) struct Start<'a> {
    game: u64,
    pub(super) ruleset: Ruleset,
    pub(super) players: usize,
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(borrow)]
    pub(super) view: &'a RawValue,
}

#[derive(Deserialize)]
struct Event<'a> {
    game: u64,
    #[serde(borrow)]
    event: &'a RawValue,
}

/// The message that asks for a decision.
#[derive(Deserialize)]
pub(crate) struct Choose<'a> {
    game: u64,
    #[serde(borrow)]
    pub(super) view: &'a RawValue,
    #[serde(borrow)]
    pub(super) offers: Vec<Cow<'a, str>>,
    budget: Value,
}

#[derive(Deserialize)]
struct End {
    game: u64,
}

impl Engine {
    /// A bot that plays no game yet, and searches on so many threads.
    pub(crate) fn new(bot: BotName, threads: usize) -> Engine {
        Engine { bot, threads, is_greeted: false, games: BTreeMap::new() }
    }

    /// Does what a message asks for. A message of an unknown type and an empty line ask for nothing.
    pub(crate) fn answer(&mut self, line: &str) -> Result<Answer, Fault> {
        if line.is_empty() {
            return Ok(Answer::Nothing);
        }
        let message = Message { line };
        let Envelope { kind } = message.read(line)?;
        if !is_object(line) {
            return Err(Fault::NoObject);
        }
        self.check_order(&kind)?;
        match kind.as_ref() {
            "hello" => self.hello(&message.read(line)?),
            "start" => self.start(message, &message.read(line)?),
            "event" => self.hear(message, &message.read(line)?),
            "choose" => self.choose(message, &message.read(line)?),
            "end" => self.end(&message.read(line)?),
            "quit" => Ok(Answer::Quit),
            _ => Ok(Answer::Nothing),
        }
    }

    /// Refuses what comes before hello, and a second one.
    fn check_order(&self, kind: &str) -> Result<(), Fault> {
        match kind {
            "hello" if self.is_greeted => Err(Fault::SecondHello),
            "start" | "event" | "choose" | "end" if !self.is_greeted => Err(Fault::NoHello(kind.to_owned())),
            _ => Ok(()),
        }
    }

    fn hello(&mut self, hello: &Hello) -> Result<Answer, Fault> {
        if hello.protocol != VERSION {
            return Err(Fault::Protocol(hello.protocol));
        }
        self.is_greeted = true;
        let name = format!("palazzi {}", self.bot);
        Ok(Answer::Say(FromBot::Hello { protocol: VERSION, name, author: None }))
    }

    fn start(&mut self, message: Message, start: &Start) -> Result<Answer, Fault> {
        if self.games.contains_key(&start.game) {
            return Err(Fault::KnownGame(start.game));
        }
        if self.games.len() >= GAMES_LIMIT {
            return Err(Fault::TooManyGames);
        }
        let game: Box<dyn Hosted> = with_engine!(start.ruleset.engine(), G => {
            Box::new(Seated::<G>::new(self.bot, self.threads, message, start)?)
        });
        self.games.insert(start.game, game);
        Ok(Answer::Nothing)
    }

    fn hear(&mut self, message: Message, event: &Event) -> Result<Answer, Fault> {
        self.game(event.game)?.hear(message, event.event)?;
        Ok(Answer::Nothing)
    }

    fn choose(&mut self, message: Message, choose: &Choose) -> Result<Answer, Fault> {
        let budget = read_budget(&choose.budget)?;
        let action = self.game(choose.game)?.choose(message, choose, budget)?;
        Ok(Answer::Say(FromBot::Choice { game: choose.game, action }))
    }

    fn end(&mut self, end: &End) -> Result<Answer, Fault> {
        self.games.remove(&end.game).map(|_| Answer::Nothing).ok_or(Fault::UnknownGame(end.game))
    }

    fn game(&mut self, game: u64) -> Result<&mut Box<dyn Hosted>, Fault> {
        self.games.get_mut(&game).ok_or(Fault::UnknownGame(game))
    }
}

/// What a decision may cost: time or playouts, a whole number of either.
fn read_budget(value: &Value) -> Result<Budget, Fault> {
    let budget = match (value.get("ms"), value.get("playouts")) {
        (Some(ms), None) => whole(ms)
            .filter(|ms| (1..=Budget::TIME_LIMIT_MS).contains(ms))
            .map(|ms| Budget::Time(Duration::from_millis(ms))),
        (None, Some(playouts)) => whole(playouts)
            .and_then(|playouts| u32::try_from(playouts).ok())
            .filter(|playouts| *playouts > 0)
            .map(Budget::Playouts),
        _ => None,
    };
    budget.ok_or_else(|| Fault::Budget(value.to_string().chars().take(QUOTE_LIMIT).collect()))
}

/// A whole number, which some JSON libraries write as 50.0.
fn whole(value: &Value) -> Option<u64> {
    let as_decimal = || value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    value.as_u64().or_else(|| as_decimal().map(|number| number as u64))
}

/// A line, and where its parts stand in it.
#[derive(Clone, Copy)]
pub(crate) struct Message<'a> {
    line: &'a str,
}

impl<'a> Message<'a> {
    /// Reads the line, or a part of it.
    pub(super) fn read<T: Deserialize<'a>>(self, part: &'a str) -> Result<T, Fault> {
        serde_json::from_str(part).map_err(|error| {
            let text = error.to_string();
            let message = text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message);
            let before = part.as_ptr().addr() - self.line.as_ptr().addr();
            Fault::Json { column: before + error.column().max(1), message: message.to_owned() }
        })
    }
}
