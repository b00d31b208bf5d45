use gloo_net::http::{Method, Request, RequestBuilder};
use palazzi_protocol::{Code, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Asks the server for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    answer(Request::get(path).send().await).await
}

/// Sends something to the server.
pub(crate) async fn send<T: DeserializeOwned>(
    method: Method,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Problem> {
    let request = RequestBuilder::new(path).method(method).json(body).map_err(|error| unreadable(&error))?;
    answer(request.send().await).await
}

/// Asks the server for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, Problem> {
    let answer = sound(Request::get(path).send().await).await?;
    answer.text().await.map_err(|error| unreadable(&error))
}

/// Sends a text to the server.
pub(crate) async fn send_text<T: DeserializeOwned>(path: &str, text: &str) -> Result<T, Problem> {
    let request = Request::post(path).header("content-type", "text/plain; charset=utf-8").body(text);
    answer(request.map_err(|error| unreadable(&error))?.send().await).await
}

async fn answer<T: DeserializeOwned>(
    answer: Result<gloo_net::http::Response, gloo_net::Error>,
) -> Result<T, Problem> {
    sound(answer).await?.json().await.map_err(|error| unreadable(&error))
}

/// The answer, unless it is a refusal.
async fn sound(
    answer: Result<gloo_net::http::Response, gloo_net::Error>,
) -> Result<gloo_net::http::Response, Problem> {
    let answer = answer.map_err(|error| Problem::new(Code::Unavailable, error.to_string()))?;
    if !answer.ok() {
        return Err(answer.json().await.unwrap_or_else(|error| unreadable(&error)));
    }
    Ok(answer)
}

fn unreadable(error: &gloo_net::Error) -> Problem {
    Problem::new(Code::BadRequest, error.to_string())
}
