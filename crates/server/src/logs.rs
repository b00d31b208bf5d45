//! What the server tells those who run it. Never tokens, passwords or whole addresses: routes are named as templates.

use thiserror::Error;
use tracing::Subscriber;
use tracing::subscriber::SetGlobalDefaultError;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry;

/// The form of log lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// Writes log lines to standard error from now on. `filter` says which, such as `info` or
/// `info,palazzi_server=debug`.
///
/// # Errors
/// If the filter cannot be read, or log lines are written already.
pub fn start(format: LogFormat, filter: &str) -> Result<(), LogsError> {
    let filter = filter.parse().map_err(LogsError::Filter)?;
    tracing::subscriber::set_global_default(logger(format, filter, std::io::stderr)).map_err(LogsError::Twice)
}

/// Why no log lines can be written.
#[derive(Debug, Error)]
pub enum LogsError {
    /// The filter has another form.
    #[error("a log filter is a level such as 'info', or 'TARGET=LEVEL' with commas between: {0}")]
    Filter(ParseError),
    /// They are written already.
    #[error("log lines are written already: {0}")]
    Twice(SetGlobalDefaultError),
}

/// What takes log lines and writes them.
pub fn logger<W>(format: LogFormat, filter: Targets, writer: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    match format {
        LogFormat::Text => Box::new(registry().with(lines.with_ansi(false).with_filter(filter))),
        LogFormat::Json => Box::new(registry().with(lines.json().with_filter(filter))),
    }
}
