//! The web client: its files, as the executable carries them.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::extract::{OriginalUri, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::app::App;
use super::site::nothing_here;
use crate::config::{ClientFile, ClientFiles};

/// Pages load what is ours, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Compressed forms in the order in which they are preferred: the name of the encoding, and the end of the file's name.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The page that the client starts from, whatever page of the client is wanted.
const START: &str = "index.html";

/// What is answered where no route of the interface fits: a file of the client, or its start page.
pub(super) async fn file_or_nothing(
    State(app): State<App>,
    method: Method,
    headers: HeaderMap,
    OriginalUri(uri): OriginalUri,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    let files = app.config.client;
    let is_page = !path.starts_with("api/") && !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if is_page { START } else { path };
    let reads = method == Method::GET || method == Method::HEAD;
    match files.0(name).filter(|_| reads) {
        Some(file) => answer(files, name, file, &headers),
        None => nothing_here(method, OriginalUri(uri)).await.into_response(),
    }
}

/// The start page, or nothing if the executable carries no client.
pub(super) fn start_page(files: ClientFiles, headers: &HeaderMap) -> Option<Response> {
    files.0(START).map(|file| answer(files, START, file, headers))
}

fn answer(files: ClientFiles, name: &str, plain: ClientFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |encoding: &str| accepted.split([',', ';']).any(|word| word.trim() == encoding);
    let compressed = ENCODINGS.iter().filter(|(encoding, _)| accepts(encoding));
    let compressed = compressed.map(|(encoding, end)| Some((*encoding, files.0(&format!("{name}{end}"))?)));
    let compressed = compressed.flatten().next();
    let tag = format!("\"{}\"", plain.hash);
    let mut told = HeaderMap::new();
    let mut tell = |header: HeaderName, value: &str| {
        told.insert(header, HeaderValue::from_str(value).expect("headers of files are plain words"));
    };
    tell(ETAG, &tag);
    tell(VARY, "accept-encoding");
    tell(CACHE_CONTROL, caching(name));
    tell(CONTENT_TYPE, kind(name));
    tell(CONTENT_SECURITY_POLICY, POLICY);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, told).into_response();
    }
    let file = match compressed {
        Some((encoding, file)) => {
            told.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
            file
        }
        None => plain,
    };
    (told, body(file)).into_response()
}

/// What the executable carries is sent from where it is.
fn body(file: ClientFile) -> Bytes {
    match file.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// Fonts are kept for a month: one that is a little old still fits. Everything else is asked for again each time.
fn caching(name: &str) -> &'static str {
    if name.ends_with(".woff2") { "public, max-age=2592000" } else { "no-cache" }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
