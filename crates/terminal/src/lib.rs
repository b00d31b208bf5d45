//! The terminal client: tables of this device or of a server, drawn with letters.
//!
//! Boards are functions of a view, as in the web client: a game lists what lies on the table in blocks of rows
//! (`board.rs`), and every thing in a row knows which part of the game it is, so that mouse and keyboard point at parts
//! (`paper.rs`). What can be done comes from the offers alone, narrowed by `palazzi_client::Choice`. Tables of this
//! device are kept by the same code as in a browser, `palazzi_offline`, with a folder as its shelf (`house`).

mod app;
mod board;
mod carrara;
mod help;
mod home;
mod house;
mod ink;
mod layout;
mod palazzo;
mod paper;
mod replay;
mod screen;
mod table;
#[cfg(test)]
mod tests;
mod tokens;
mod tty;
mod words;

use std::io::{self, IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use etcetera::BaseStrategy;
use palazzi_bots::Level;
use palazzi_client::Language;
use palazzi_remote::Address;
use palazzi_rules::Ruleset;
use thiserror::Error;

use app::{App, Event};
use home::Form;
use house::{News, Tell};
use screen::Context;
use tty::Tty;

pub use ink::Depth;
pub use words::language_of;

/// What is wanted of the client.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language of everything.
    pub language: Language,
    /// How many colours the terminal shows.
    pub depth: Depth,
    /// Where games and tokens are kept.
    pub data: PathBuf,
    /// Where finished games are saved as files.
    pub folder: PathBuf,
    /// How long a bot that looks ahead thinks about an action.
    pub bot_time: Duration,
    /// The game that is proposed.
    pub game: Wanted,
    /// What is shown first.
    pub first: First,
}

/// A game that is wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// What is played.
    pub ruleset: Ruleset,
    /// How many play.
    pub players: usize,
    /// How many of them are people: on this device, or at the table of a server.
    pub people: usize,
    /// The level of the bots that have the other seats.
    pub level: Level,
    /// The names of the people, as far as they are given.
    pub names: Vec<String>,
    /// Whether holdings are open.
    pub open: bool,
    /// Cards of the expansion; drawn if not given.
    pub cards: Option<String>,
    /// What the draws follow from; random if not given.
    pub seed: Option<u64>,
}

/// What is shown first.
#[derive(Clone, Debug)]
pub enum First {
    /// Where games are chosen.
    Choice,
    /// The game that is wanted.
    Game,
    /// A record: its name, and its text.
    Record(String, String),
    /// A server, or one of its tables.
    Server(Address),
}

/// Why the client cannot go on.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// There is nobody to play with.
    #[error("the terminal client needs a terminal: standard input or output is none")]
    NotATerminal,
    /// The terminal does not do what it should.
    #[error("cannot use the terminal: {0}")]
    Terminal(#[from] io::Error),
    /// A file cannot be looked back upon.
    #[error("{0}: {1}")]
    Record(String, String),
    /// There is no place for games.
    #[error("there is no home directory to keep games in; name a folder with --data")]
    NoHome,
    /// A thread of the client broke off.
    #[error("a part of the client broke off; the game is kept as it was")]
    Broken,
}

/// The folder where games are kept unless another one is named: `palazzi` in the user's folder for data.
///
/// # Errors
/// If the user has none.
pub fn data_folder() -> Result<PathBuf, TerminalError> {
    let strategy = etcetera::choose_base_strategy().map_err(|_| TerminalError::NoHome)?;
    Ok(strategy.data_dir().join("palazzi"))
}

/// Runs the client until its user leaves it.
///
/// # Errors
/// If there is no terminal, or what is to be shown first cannot be read.
pub fn run(options: Options) -> Result<(), TerminalError> {
    if !(stdin().is_terminal() && stdout().is_terminal()) {
        return Err(TerminalError::NotATerminal);
    }
    let (tell, events) = mpsc::channel();
    let news = tell.clone();
    // Whoever does not listen any more has left.
    let hear: Tell = Arc::new(move |told: News| drop(news.send(Event::News(told))));
    let app = begin(options, hear)?;
    let mut tty = Tty::take()?;
    tty::listen(tell);
    app.run(&mut tty, &events)
}

fn begin(options: Options, hear: Tell) -> Result<App, TerminalError> {
    let Options { language, depth, data, folder, bot_time, game, first } = options;
    let server = match &first {
        First::Server(address) => Some(address.server.clone()),
        First::Choice | First::Game | First::Record(..) => None,
    };
    let context = Context {
        texts: words::texts(language),
        depth,
        server: server.as_ref().map(ToString::to_string),
        level: game.level,
        folder,
    };
    let house = match server {
        Some(server) => house::server::open(server, data.join("servers"), game.names.first().cloned(), hear),
        None => house::local::open(data.join("games"), bot_time, hear),
    };
    let record = match &first {
        First::Record(name, text) => {
            let read = replay::Replay::read(text, &context);
            Some(read.map_err(|error| TerminalError::Record(name.clone(), error.to_string()))?)
        }
        _ => None,
    };
    let form = Form {
        ruleset: game.ruleset,
        players: game.players,
        people: game.people,
        level: game.level,
        names: game.names,
        open: game.open,
        public: true,
        cards: game.cards,
        seed: game.seed,
    };
    let mut app = App::new(context, house, form);
    match (first, record) {
        (_, Some(replay)) => app.begin_with(replay),
        (First::Game, None) => app.begin_new(),
        (First::Server(Address { table: Some(table), .. }), None) => app.begin_at(table),
        (First::Choice | First::Server(_) | First::Record(..), None) => app.begin(),
    }
    Ok(app)
}

/// A name that nobody has used before: 32 hexadecimal digits.
pub(crate) fn random_name() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
