use gloo_net::http::Method;
use gloo_timers::future::TimeoutFuture;
use palazzi_bots::Analysis;
use palazzi_protocol::{
    Advice, Code, Happening, Imported, Now, Position, Problem, Progress, Update, Welcome,
};

use crate::api;

/// Where a game is kept that is looked back upon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// At a table of the server.
    Server(String),
    /// On this device.
    Local(String),
}

/// How often a server is asked how far it is, in milliseconds.
const ASK_EVERY_MS: u32 = 400;

/// The names of tables on this device begin like this.
const LOCAL: &str = "local-";

impl Source {
    /// Where the table with this name is kept.
    pub(crate) fn of(table: &str) -> Source {
        match table.starts_with(LOCAL) {
            true => Source::Local(table.to_owned()),
            false => Source::Server(table.to_owned()),
        }
    }

    /// The name of the table in addresses.
    pub(crate) fn table(&self) -> &str {
        let (Source::Server(table) | Source::Local(table)) = self;
        table
    }

    /// How things stand at the table.
    pub(crate) async fn now(&self) -> Result<Now, Problem> {
        match self {
            Source::Server(table) => Ok(api::get::<Update>(&format!("/api/tables/{table}")).await?.now),
            Source::Local(table) => Err(not_here(table)),
        }
    }

    /// The text of the record, once the game is over.
    pub(crate) async fn record(&self) -> Result<String, Problem> {
        match self {
            Source::Server(table) => api::get_text(&format!("/api/tables/{table}/record")).await,
            Source::Local(table) => Err(not_here(table)),
        }
    }

    /// Everything that has happened.
    pub(crate) async fn history(&self) -> Result<Vec<Happening>, Problem> {
        match self {
            Source::Server(table) => api::get(&format!("/api/tables/{table}/history")).await,
            Source::Local(table) => Err(not_here(table)),
        }
    }

    /// The position after so many entries, as the reader may see it.
    pub(crate) async fn position(&self, at: usize) -> Result<Position, Problem> {
        match self {
            Source::Server(table) => api::get(&format!("/api/tables/{table}/positions/{at}")).await,
            Source::Local(table) => Err(not_here(table)),
        }
    }

    /// What the bots think of a position of a finished game.
    pub(crate) async fn hints(&self, at: usize) -> Result<Advice, Problem> {
        match self {
            Source::Server(table) => {
                let path = format!("/api/tables/{table}/hints?at={at}");
                as_somebody(|| api::get(&path)).await
            }
            Source::Local(table) => Err(not_here(table)),
        }
    }

    /// A finished game looked back upon. `progress` is told how far that is.
    pub(crate) async fn analysis(&self, progress: impl Fn(Progress)) -> Result<Analysis, Problem> {
        match self {
            Source::Server(table) => {
                let path = format!("/api/tables/{table}/analysis");
                let analysis = as_somebody(|| api::get(&path));
                let asking = ask_how_far(format!("{path}/progress"), progress);
                let (analysis, asking) = (std::pin::pin!(analysis), std::pin::pin!(asking));
                match futures_util::future::select(analysis, asking).await {
                    futures_util::future::Either::Left((analysis, _)) => analysis,
                    futures_util::future::Either::Right((never, _)) => match never {},
                }
            }
            Source::Local(table) => Err(not_here(table)),
        }
    }
}

/// Takes a game from a file into the archive. Returns the name of its table.
pub(crate) async fn import(text: &str) -> Result<String, Problem> {
    let imported: Imported = as_somebody(|| api::send_text("/api/records", text)).await?;
    Ok(imported.table)
}

/// Asks as whoever the reader is; as a guest if the server wants to know and does not yet.
async fn as_somebody<T, F: Future<Output = Result<T, Problem>>>(ask: impl Fn() -> F) -> Result<T, Problem> {
    match ask().await {
        Err(problem) if problem.code == Code::Unauthorized => {
            api::send::<Welcome>(Method::POST, "/api/guests", &serde_json::json!({})).await?;
            ask().await
        }
        answer => answer,
    }
}

/// Asks the server again and again how far an analysis is.
async fn ask_how_far(path: String, progress: impl Fn(Progress)) -> std::convert::Infallible {
    loop {
        TimeoutFuture::new(ASK_EVERY_MS).await;
        if let Ok(Some(far)) = api::get::<Option<Progress>>(&path).await {
            progress(far);
        }
    }
}

fn not_here(table: &str) -> Problem {
    Problem::new(Code::NotFound, format!("{table} is not on this device"))
}
