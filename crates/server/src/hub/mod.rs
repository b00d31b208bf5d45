//! All tables that are looked at or played at now, and what is done there.

use std::sync::Arc;

use palazzi_protocol::{Advice, Created, Imported, NewTable, Number, Problem, Submit};
use tokio::sync::mpsc;

pub use crate::table::Person;

/// A text that goes to several viewers unchanged.
pub type Text = Arc<str>;

/// All tables.
#[derive(Clone)]
pub struct Hub;

/// The messages for one viewer of one table, as JSON of `ToClient`. The first is there at once.
pub struct Watch {
    /// The messages. The end of it means that the connection is to be closed: the viewer was too slow.
    pub messages: mpsc::Receiver<Text>,
}

impl Hub {
    /// Sets up a table.
    pub async fn open_table(&self, _creator: &Person, _wish: NewTable) -> Result<Created, Problem> {
        todo!()
    }

    /// Takes the record of a game into the archive.
    pub async fn import(&self, _person: &Person, _text: &str) -> Result<Imported, Problem> {
        todo!()
    }

    /// Does something at a table. When this returns it is stored for good.
    pub async fn submit(&self, _table: &str, _person: &Person, _submit: Submit) -> Result<Number, Problem> {
        todo!()
    }

    /// Looks on at a table from a number on, or from now on. `muted` are the ids of those whose words are hidden.
    pub async fn watch(
        &self,
        _table: &str,
        _person: Option<&Person>,
        _muted: Vec<String>,
        _since: Option<Number>,
    ) -> Result<Watch, Problem> {
        todo!()
    }

    /// How things stand at a table (`Update`, a snapshot), as JSON.
    pub async fn update(&self, _table: &str, _person: Option<&Person>) -> Result<String, Problem> {
        todo!()
    }

    /// Everything that has happened at a table (a list of `Happening`), as JSON.
    pub async fn history(
        &self,
        _table: &str,
        _person: Option<&Person>,
        _muted: &[String],
    ) -> Result<String, Problem> {
        todo!()
    }

    /// The position after so many entries (`Position`), as JSON.
    pub async fn position(
        &self,
        _table: &str,
        _person: Option<&Person>,
        _at: usize,
    ) -> Result<String, Problem> {
        todo!()
    }

    /// The record of a finished game, as the text of a `.game` file.
    pub async fn record(&self, _table: &str) -> Result<String, Problem> {
        todo!()
    }

    /// The best few actions: of the own seat now in an unrated game, or after so many entries of a finished one.
    pub async fn hints(&self, _table: &str, _person: &Person, _at: Option<usize>) -> Result<Advice, Problem> {
        todo!()
    }

    /// Looks back upon a finished game (`palazzi_bots::Analysis`), as JSON. Waits for a free worker.
    pub async fn analysis(&self, _table: &str) -> Result<String, Problem> {
        todo!()
    }
}
