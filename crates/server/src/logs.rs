//! What the server tells those who run it. Never tokens, passwords or whole addresses: routes are named as templates.

use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
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

/// What takes log lines and writes them. `filter` says which, such as `info` or `info,palazzi_server=debug`.
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
