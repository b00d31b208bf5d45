use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use palazzi_protocol::Welcome;
use palazzi_server::logs::{LogFormat, logger};
use serde_json::{Value, json};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::support::{PASSWORD, Site, credentials, get, post, put};

/// Takes log lines.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("lines").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'writer> MakeWriter<'writer> for Lines {
    type Writer = Lines;

    fn make_writer(&'writer self) -> Lines {
        self.clone()
    }
}

impl Lines {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("lines").clone()).expect("text")
    }
}

/// Does a bit of everything that has secrets in it.
async fn use_secrets(site: &Site) -> Vec<String> {
    let ann = site.account("Ann").await;
    let again: Welcome = site.ask(post("/api/sessions", &credentials("Ann", PASSWORD))).await.is(201).json();
    site.ask(post("/api/sessions", &credentials("Ann", "wrong password"))).await.is(401);
    let change = json!({ "old": PASSWORD, "new": "travertine" });
    site.ask(put("/api/me/password", &change).by(&again)).await.is(204);
    site.ask(get("/api/me").with_cookie(&ann)).await.is(401);
    site.ask(get(&format!("/api/tables?before={}", again.token)).by(&again)).await.is(400);
    site.ask(get(&format!("/api/{}", again.token))).await.is(404);
    let secrets = [PASSWORD, "wrong password", "travertine"].map(str::to_owned);
    secrets.into_iter().chain([ann.token, again.token]).collect()
}

#[tokio::test]
async fn logs_tell_routes_but_no_secrets() {
    for format in [LogFormat::Text, LogFormat::Json] {
        let lines = Lines::default();
        let filter = tracing_subscriber::filter::Targets::new().with_default(LevelFilter::TRACE);
        let logging = tracing::subscriber::set_default(logger(format, filter, lines.clone()));
        let secrets = use_secrets(&Site::new().await).await;
        drop(logging);
        let text = lines.text();
        assert!(text.contains("/api/me/password"), "{text}");
        for secret in secrets {
            assert!(!text.contains(&secret), "{secret} in {text}");
        }
    }
}

#[tokio::test]
async fn a_line_of_json_tells_what_was_answered() {
    let lines = Lines::default();
    let filter = "palazzi_server=info".parse().expect("a filter");
    let logging = tracing::subscriber::set_default(logger(LogFormat::Json, filter, lines.clone()));
    let site = Site::new().await;
    site.ask(get("/api/players/nobody")).await.is(404);
    drop(logging);
    let text = lines.text();
    let line = text.lines().find(|line| line.contains("answered")).expect("a line");
    let line: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!(line["fields"]["status"], 404);
    assert!(line["fields"]["duration_ms"].is_number());
    assert_eq!(line["span"]["method"], "GET");
    assert_eq!(line["span"]["route"], "/api/players/{name}");
}
