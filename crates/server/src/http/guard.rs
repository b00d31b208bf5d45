//! What every request passes: limits, log, figures.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{CACHE_CONTROL, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS};
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use palazzi_protocol::Code;
use tracing::Instrument;

use super::app::App;
use super::who::Address;
use crate::limits::household;
use crate::metrics;
use crate::refusal::Refusal;

/// How long anybody waits for an answer, and for the whole of a request.
const LONGEST: Duration = Duration::from_secs(60);

/// The header by which a proxy tells who asks; each proxy appends.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// What is written where no route fits: paths may contain anything.
const NO_ROUTE: &str = "none";

/// Counts a request against the limits, answers it, and writes down method, route and status: nothing that could
/// be a secret.
pub(super) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = method_name(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or(NO_ROUTE, MatchedPath::as_str);
    let address = household(address(&request, app.config.trust_proxy));
    request.extensions_mut().insert(Address(address));
    let span = tracing::info_span!("request", method, route);
    let mut response = match app.gates.requests.pass(&address) {
        Ok(()) => answer(next, request).instrument(span.clone()).await,
        Err(time) => Refusal::wait("too many requests from this address", time).into_response(),
    };
    let (status, time) = (response.status().as_u16(), start.elapsed());
    metrics::request(method, route, status, time);
    span.in_scope(|| tracing::info!(status, duration_ms = time.as_secs_f64() * 1e3, "answered"));
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn answer(next: Next, request: Request) -> Response {
    let late = || Refusal::new(Code::Unavailable, "the server is too slow now; look whether it was done");
    let answered = tokio::time::timeout(LONGEST, next.run(request)).await;
    answered.unwrap_or_else(|_| late().into_response())
}

fn address(request: &Request, trust_proxy: bool) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let told = || {
        let last = request.headers().get_all(FORWARDED_FOR).iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let told = if trust_proxy { told() } else { None };
    told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The method as a label: made-up methods are all the same.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}
