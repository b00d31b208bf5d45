//! The files of the web client, as browsers fetch them.

use std::borrow::Cow;

use axum::http::Method;
use http_body_util::BodyExt;
use palazzi_protocol::Code;
use palazzi_server::config::{ClientFile, ClientFiles};

use crate::support::{Answer, Site, ask, get};

/// A client of a few files. Its program is there in three forms, its picture in one.
fn file(name: &str) -> Option<ClientFile> {
    let bytes: &'static [u8] = match name {
        "index.html" => b"<title>Palazzi</title>",
        "web.js" => b"plain script",
        "web.js.br" => b"brotli script",
        "web.js.gz" => b"gzip script",
        "web_bg.wasm" => b"\0asm",
        "style.css" => b"p {}",
        "icon.svg" => b"<svg/>",
        "icon-192.png" => b"\x89PNG",
        "fonts/alegreya-500.woff2" => b"wOF2",
        "manifest.webmanifest" => b"{}",
        "texts/en.ftl" => b"name = Palazzi",
        _ => return None,
    };
    let hash = name.split('.').next().unwrap_or_default().replace(['/', '_', '-'], "");
    Some(ClientFile { bytes: Cow::Borrowed(bytes), hash })
}

async fn site() -> Site {
    Site::with(|config| config.client = ClientFiles(file)).await
}

/// An answer without looking at its body, which need not be text.
async fn kind(site: &Site, path: &str) -> (u16, String) {
    let response = site.response(get(path)).await;
    let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    (response.status().as_u16(), kind.unwrap_or_default().to_owned())
}

fn is_start_page(answer: &Answer) -> bool {
    answer.body.contains("<title>Palazzi</title>")
}

#[tokio::test]
async fn every_file_has_its_kind() {
    let site = site().await;
    for (path, expected) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/web.js", "text/javascript; charset=utf-8"),
        ("/web_bg.wasm", "application/wasm"),
        ("/style.css", "text/css; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/fonts/alegreya-500.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/texts/en.ftl", "text/plain; charset=utf-8"),
    ] {
        assert_eq!(kind(&site, path).await, (200, expected.to_owned()), "{path}");
    }
}

#[tokio::test]
async fn a_file_is_sent_in_the_best_form_that_the_browser_reads() {
    let site = site().await;
    for (accepted, encoding, body) in [
        ("gzip, deflate, br, zstd", Some("br"), "brotli script"),
        ("br;q=1.0, gzip;q=0.8", Some("br"), "brotli script"),
        ("gzip", Some("gzip"), "gzip script"),
        ("identity", None, "plain script"),
        ("", None, "plain script"),
    ] {
        let answer = site.ask(get("/web.js").header("accept-encoding", accepted)).await.is(200);
        assert_eq!((answer.header("content-encoding"), answer.body.as_str()), (encoding, body), "{accepted}");
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
    let picture = site.response(get("/icon-192.png").header("accept-encoding", "br")).await;
    assert_eq!(picture.headers().get("content-encoding"), None);
}

#[tokio::test]
async fn what_the_executable_carries_is_sent_without_a_copy() {
    let site = site().await;
    for (accepted, name) in [("identity", "web.js"), ("br", "web.js.br")] {
        let response = site.response(get("/web.js").header("accept-encoding", accepted)).await;
        let sent = response.into_body().collect().await.expect("a body").to_bytes();
        let carried = file(name).expect("a file").bytes;
        assert_eq!((sent.as_ptr(), sent.len()), (carried.as_ptr(), carried.len()), "{name}");
    }
}

#[tokio::test]
async fn a_file_that_the_browser_has_is_not_sent_again() {
    let site = site().await;
    let answer = site.ask(get("/style.css")).await.is(200);
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let tag = answer.header("etag").expect("a tag").to_owned();
    let again = site.ask(get("/style.css").header("if-none-match", &tag)).await.is(304);
    assert_eq!((again.body.as_str(), again.header("etag")), ("", Some(tag.as_str())));
    let other = site.ask(get("/style.css").header("if-none-match", "\"other\"")).await.is(200);
    assert_eq!(other.body, "p {}");
}

#[tokio::test]
async fn fonts_are_kept_for_a_month() {
    let site = site().await;
    let answer = site.response(get("/fonts/alegreya-500.woff2").header("accept-encoding", "br")).await;
    let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok());
    assert_eq!(
        (header("cache-control"), header("content-encoding")),
        (Some("public, max-age=2592000"), None)
    );
}

#[tokio::test]
async fn pages_load_what_is_ours_and_nothing_else() {
    let site = site().await;
    for path in ["/", "/t/somewhere", "/web.js"] {
        let answer = site.ask(get(path)).await.is(200);
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains('*'), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn every_page_of_the_client_begins_with_its_start_page() {
    let site = site().await;
    for path in
        ["/", "/t/somewhere", "/t/local-somewhere?x=1", "/games", "/rules/carrara-1e", "/nowhere/at/all"]
    {
        let answer = site.ask(get(path)).await.is(200);
        assert!(is_start_page(&answer), "{path}: {}", answer.body);
    }
    let head = site.response(ask(Method::HEAD, "/games")).await;
    assert_eq!(head.status(), 200);
    assert!(head.into_body().collect().await.expect("a body").to_bytes().is_empty());
}

#[tokio::test]
async fn what_is_neither_a_file_nor_a_page_is_a_problem() {
    let site = site().await;
    for path in [
        "/api/nothing",
        "/api/tables/x/nothing",
        "/nothing.js",
        "/texts/xx.ftl",
        "/../Cargo.toml",
        "/web.js.map",
    ] {
        let answer = site.ask(get(path)).await;
        assert!(!is_start_page(&answer), "{path}");
        answer.refused(Code::NotFound);
    }
    site.ask(ask(Method::POST, "/games")).await.refused(Code::NotFound);
    site.ask(ask(Method::DELETE, "/style.css")).await.refused(Code::NotFound);
}

#[tokio::test]
async fn the_interface_stays_where_it_is() {
    let site = site().await;
    for path in ["/health", "/metrics", "/api/openapi.json", "/api/tables"] {
        let answer = site.ask(get(path)).await.is(200);
        assert!(!is_start_page(&answer), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
}
