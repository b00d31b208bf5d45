use std::future::Future;

use palazzi_protocol::{Code, Number, Problem};
use thiserror::Error;

/// Where tables are kept, as texts: for every table a head, and sheets with the lines of its log.
///
/// Several rooms may use one shelf, because a browser shows several pages.
pub trait Shelf {
    /// The names and heads of all tables.
    fn heads(&self) -> impl Future<Output = Result<Vec<(String, String)>, ShelfFailed>>;

    /// The head of a table.
    fn head(&self, table: &str) -> impl Future<Output = Result<Option<String>, ShelfFailed>>;

    /// The sheets of a table that begin with this line or a later one, in order.
    fn sheets(&self, table: &str, from: Number) -> impl Future<Output = Result<Vec<String>, ShelfFailed>>;

    /// Writes a head and a sheet, or nothing. When the future is done, it is kept for good.
    ///
    /// A sheet that begins with line 1 belongs to a new table; any other needs a table that is there.
    fn write(
        &self,
        table: &str,
        head: &str,
        sheet: Sheet,
    ) -> impl Future<Output = Result<Written, ShelfFailed>>;

    /// Forgets a table.
    fn remove(&self, table: &str) -> impl Future<Output = Result<(), ShelfFailed>>;
}

/// Lines of a log that are written at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet<'a> {
    /// The number of the first line.
    pub first: Number,
    /// The lines; nothing if only the head changes.
    pub text: Option<&'a str>,
}

/// What became of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is kept.
    Done,
    /// There is a sheet that begins with this line: another page was faster.
    Conflict,
    /// The table is not there any more.
    Gone,
}

/// The shelf does not work: there is no space, or nothing is kept here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the game cannot be kept: {0}")]
pub struct ShelfFailed(pub String);

impl From<ShelfFailed> for Problem {
    fn from(failed: ShelfFailed) -> Problem {
        Problem::new(Code::Unavailable, failed.to_string())
    }
}
