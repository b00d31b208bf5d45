use gloo_net::http::{Method, Request, RequestBuilder, Response};
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_protocol::{Code, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What came of a question: nothing yet, an answer, or a problem.
pub(crate) type Asked<T> = Option<Result<T, Problem>>;

/// Asks the server for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(sent(Request::get(path).send().await).await?).await
}

/// Asks the server for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, Problem> {
    sent(Request::get(path).send().await).await?.text().await.map_err(|error| unreadable(&error))
}

/// Sends something to the server, and reads the answer.
pub(crate) async fn send<T: DeserializeOwned>(
    method: Method,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Problem> {
    read(sent(request(method, path, body)?.send().await).await?).await
}

/// Sends a text to the server, and reads the answer.
pub(crate) async fn send_text<T: DeserializeOwned>(path: &str, text: &str) -> Result<T, Problem> {
    let request = Request::post(path).header("content-type", "text/plain; charset=utf-8").body(text);
    read(sent(request.map_err(|error| unreadable(&error))?.send().await).await?).await
}

/// Sends something to the server that is answered by being done.
pub(crate) async fn tell(method: Method, path: &str, body: &impl Serialize) -> Result<(), Problem> {
    sent(request(method, path, body)?.send().await).await.map(drop)
}

/// Asks for something whenever what it depends on changes.
pub(crate) fn asked<T: DeserializeOwned + Send + Sync + 'static>(
    path: impl Fn() -> Option<String> + 'static,
) -> RwSignal<Asked<T>> {
    let answer = RwSignal::new(None);
    Effect::new(move || {
        answer.set(None);
        let Some(path) = path() else { return };
        spawn_local(async move {
            let got = get(&path).await;
            // The page may be gone by now.
            answer.try_set(Some(got));
        });
    });
    answer
}

fn request(method: Method, path: &str, body: &impl Serialize) -> Result<Request, Problem> {
    RequestBuilder::new(path).method(method).json(body).map_err(|error| unreadable(&error))
}

async fn sent(answer: Result<Response, gloo_net::Error>) -> Result<Response, Problem> {
    let answer = answer.map_err(|error| Problem::new(Code::Unavailable, error.to_string()))?;
    if answer.ok() {
        return Ok(answer);
    }
    Err(answer.json().await.unwrap_or_else(|error| unreadable(&error)))
}

async fn read<T: DeserializeOwned>(answer: Response) -> Result<T, Problem> {
    answer.json().await.map_err(|error| unreadable(&error))
}

fn unreadable(error: &gloo_net::Error) -> Problem {
    Problem::new(Code::BadRequest, error.to_string())
}
