use futures_util::future::{Either, select};
use gloo_net::http::Method;
use gloo_timers::future::TimeoutFuture;
use palazzi_bots::Analysis;
use palazzi_protocol::{Advice, Code, Happening, Now, Position, Problem, Progress, Update, Welcome};

use palazzi_protocol::local::PREFIX;

use crate::api;
use crate::link::local;

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

/// So often an analysis is asked for that takes longer than a server lets anybody wait.
const MOST_ASKS: usize = 4;

impl Source {
    /// Where the table with this name is kept.
    pub(crate) fn of(table: &str) -> Source {
        match table.starts_with(PREFIX) {
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
            Source::Local(table) => local::now(table).await,
        }
    }

    /// The text of the record, once the game is over.
    pub(crate) async fn record(&self) -> Result<String, Problem> {
        match self {
            Source::Server(table) => api::get_text(&format!("/api/tables/{table}/record")).await,
            Source::Local(table) => local::record(table).await,
        }
    }

    /// Everything that has happened.
    pub(crate) async fn history(&self) -> Result<Vec<Happening>, Problem> {
        match self {
            Source::Server(table) => api::get(&format!("/api/tables/{table}/history")).await,
            Source::Local(table) => local::history(table).await,
        }
    }

    /// The position after so many entries, as the reader may see it.
    pub(crate) async fn position(&self, at: usize) -> Result<Position, Problem> {
        match self {
            Source::Server(table) => api::get(&format!("/api/tables/{table}/positions/{at}")).await,
            Source::Local(table) => local::position(table, at).await,
        }
    }

    /// What the bots think of a position of a finished game.
    pub(crate) async fn hints(&self, at: usize) -> Result<Advice, Problem> {
        match self {
            Source::Server(table) => {
                let path = format!("/api/tables/{table}/hints?at={at}");
                as_somebody(|| api::get(&path)).await
            }
            Source::Local(table) => local::hints(table, Some(at)).await,
        }
    }

    /// A finished game looked back upon. `progress` is told how far that is.
    pub(crate) async fn analysis(&self, progress: impl Fn(Progress) + 'static) -> Result<Analysis, Problem> {
        match self {
            Source::Server(table) => {
                let path = format!("/api/tables/{table}/analysis");
                let mut answer = wait_for(&path, &progress).await;
                for _ in 1..MOST_ASKS {
                    match &answer {
                        // It takes longer than a server lets anybody wait, and goes on there.
                        Err(problem) if problem.code == Code::Unavailable => {
                            until_done(&path, &progress).await;
                            answer = wait_for(&path, &progress).await;
                        }
                        _ => break,
                    }
                }
                answer
            }
            Source::Local(table) => {
                local::analysis(table, move |done, total| progress(Progress { done, total })).await
            }
        }
    }
}

/// Keeps a game from a file on this device. Returns the name of its table.
pub(crate) async fn import(text: &str) -> Result<String, Problem> {
    Ok(local::import(text.to_owned()).await?.table)
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

/// Waits for an analysis, and tells meanwhile how far it is.
async fn wait_for(path: &str, progress: &impl Fn(Progress)) -> Result<Analysis, Problem> {
    let analysis = std::pin::pin!(as_somebody(|| api::get(path)));
    let following = std::pin::pin!(async {
        loop {
            TimeoutFuture::new(ASK_EVERY_MS).await;
            how_far(path, progress).await;
        }
    });
    match select(analysis, following).await {
        Either::Left((analysis, _)) => analysis,
        Either::Right((never, _)) => never,
    }
}

/// Waits until no analysis of the game runs any more.
async fn until_done(path: &str, progress: &impl Fn(Progress)) {
    while how_far(path, progress).await {
        TimeoutFuture::new(ASK_EVERY_MS).await;
    }
}

/// Asks how far an analysis is, and tells it. Whether one runs.
async fn how_far(path: &str, progress: &impl Fn(Progress)) -> bool {
    let far = api::get::<Option<Progress>>(&format!("{path}/progress")).await.ok().flatten();
    far.inspect(|far| progress(*far)).is_some()
}
