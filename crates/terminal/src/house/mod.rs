//! Where tables are: on this device, or at a server. Both are asked by [`Wish`]es and answer with [`News`], from a
//! thread of their own, so that the screen never waits.

pub(crate) mod local;
pub(crate) mod server;
pub(crate) mod shelf;

use palazzi_protocol::{Advice, GameLine, NewTable, Number, Outcome, Problem, Submit, ToClient};
use palazzi_rules::Seat;

/// What the screen asks for.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// All games worth showing. Answered with [`News::Lists`].
    List,
    /// To set up a table. Answered with [`News::Opened`].
    Open(Box<Opening>),
    /// To be told what happens at a table from now on, and of no other.
    Watch(String),
    /// No longer to be told anything.
    Leave,
    /// To do something at the table that is watched.
    Say(Submit),
    /// The device has been handed to the person in this seat.
    HandTo(Seat),
    /// The best few actions, after this line of the log.
    Hint(Number),
    /// The record of the game. Answered with [`News::Record`].
    Record,
    /// To forget a game for ever. Answered with [`News::Lists`].
    Delete(String),
}

/// A table that is wanted.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) table: NewTable,
    /// The people of this device in the order of their seats; unused at a server.
    pub(crate) names: Vec<String>,
    /// The seed of all draws in hexadecimal digits; unused at a server.
    pub(crate) seed: Option<String>,
}

/// What the screen is told.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// All games worth showing.
    Lists(Lists),
    /// A table has been set up.
    Opened(String),
    /// Something about the table that is watched. An update since 0 tells everything anew.
    Told(ToClient),
    /// The connection is lost, and is being opened again.
    Lost,
    /// What the bots think after a line of the log.
    Advice(Number, Result<Advice, Problem>),
    /// The text of a `.game` file.
    Record(Result<String, Problem>),
    /// Something that was asked for has not been done.
    Failed(Problem),
    /// The thread broke off.
    Broken,
}

/// Games in lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    /// Who one is there.
    pub(crate) name: Option<String>,
    /// The own ones, those that wait for a decision first.
    pub(crate) own: Vec<Listed>,
    /// Those of others that wait for players.
    pub(crate) open: Vec<Listed>,
    /// Those of others that can be watched.
    pub(crate) playing: Vec<Listed>,
    /// How many cannot be read.
    pub(crate) unreadable: usize,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) line: GameLine,
    pub(crate) outcome: Option<Outcome>,
    /// Whether it waits for whoever looks at the list.
    pub(crate) waits: bool,
}

/// The way to where tables are.
#[derive(Clone, Debug)]
pub(crate) struct House {
    door: Door,
}

#[derive(Clone, Debug)]
enum Door {
    Local(std::sync::mpsc::Sender<Wish>),
    Server(tokio::sync::mpsc::UnboundedSender<Wish>),
}

impl House {
    /// Asks for something. If the thread is gone, the screen has been told.
    pub(crate) fn ask(&self, wish: Wish) {
        let _ = match &self.door {
            Door::Local(door) => door.send(wish).map_err(drop),
            Door::Server(door) => door.send(wish).map_err(drop),
        };
    }
}

/// How news reaches the screen.
pub(crate) type Tell = std::sync::Arc<dyn Fn(News) + Send + Sync>;

/// Tells the screen if its thread breaks off.
struct Alarm(Tell);

impl Drop for Alarm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            (self.0)(News::Broken);
        }
    }
}
