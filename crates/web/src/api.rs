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

async fn answer<T: DeserializeOwned>(
    answer: Result<gloo_net::http::Response, gloo_net::Error>,
) -> Result<T, Problem> {
    let answer = answer.map_err(|error| Problem::new(Code::Unavailable, error.to_string()))?;
    if !answer.ok() {
        return Err(answer.json().await.unwrap_or_else(|error| unreadable(&error)));
    }
    answer.json().await.map_err(|error| unreadable(&error))
}

fn unreadable(error: &gloo_net::Error) -> Problem {
    Problem::new(Code::BadRequest, error.to_string())
}
