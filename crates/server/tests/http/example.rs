//! The example of `docs/protocol.md`, run.

use palazzi_protocol::Welcome;
use serde_json::Value;

use crate::socket::Client;
use crate::support::{Ask, Running, get, post};

/// Stands for a value that is different every time.
const ANYTHING: &str = "…";

/// Somebody who does what the example says.
struct Reader {
    server: Running,
    ada: Option<Welcome>,
    table: String,
    number: i64,
    socket: Option<Client>,
    /// What the socket has received and no line was about yet.
    received: Vec<Value>,
    answer: Option<(u16, Value)>,
    compared: usize,
}

#[tokio::test]
async fn the_example_of_the_protocol_is_true() {
    let text = include_str!("../../../../docs/protocol.md");
    let (_, example) = text.split_once("```text\n").expect("the page has an example");
    let (example, _) = example.split_once("```").expect("the example ends");
    let server = Running::start(|_| {}).await;
    let (table, received) = (String::new(), Vec::new());
    let mut reader =
        Reader { server, ada: None, table, number: 0, socket: None, received, answer: None, compared: 0 };
    for line in example.lines() {
        match line.split_at(2) {
            ("> ", sent) => reader.send(sent).await,
            ("< ", expected) => reader.compare(expected).await,
            _ => panic!("a line that is neither sent nor received: {line}"),
        }
    }
    assert!(reader.compared > 15, "{} lines were compared", reader.compared);
}

impl Reader {
    async fn send(&mut self, line: &str) {
        let line = line.replace("TABLE", &self.table).replace("NUMBER", &self.number.to_string());
        let mut words = line.splitn(3, ' ');
        match (words.next().expect("a word"), words.next(), words.next()) {
            ("GET", Some(path), None) => self.request(get(path)).await,
            ("POST", Some(path), Some(body)) => {
                let body: Value = serde_json::from_str(body).expect("the body is JSON");
                self.request(post(path, &body)).await;
            }
            ("SOCKET", Some(_), None) => {
                self.socket = Some(Client::open(&self.server, &self.table, self.ada.as_ref()).await);
            }
            _ => self.socket.as_mut().expect("the socket is open").say(&line).await,
        }
    }

    async fn request(&mut self, request: Ask) {
        let request = match &self.ada {
            Some(ada) => request.by(ada),
            None => request,
        };
        let answer = self.server.ask(request).await;
        let body: Value = serde_json::from_str(&answer.body).expect("answers are JSON");
        if body["token"].is_string() {
            self.ada = Some(serde_json::from_value(body.clone()).expect("a welcome"));
        }
        if let Some(table) = body["table"].as_str() {
            self.table = table.to_owned();
        }
        self.answer = Some((answer.status, body));
    }

    async fn compare(&mut self, line: &str) {
        self.compared += 1;
        if !line.starts_with('{') {
            let (status, body) = self.answer.take().expect("something was asked");
            let (expected, pattern) = line.split_once(' ').expect("a status and a body");
            assert_eq!(status.to_string(), expected, "{body}");
            let pattern: Value = serde_json::from_str(pattern).expect("the pattern is JSON");
            assert!(fits(&pattern, &body), "{body} is not like {pattern}");
            return;
        }
        let pattern: Value = serde_json::from_str(line).expect("the pattern is JSON");
        loop {
            if let Some(found) = self.received.iter().position(|message| fits(&pattern, message)) {
                self.received.remove(found);
                return;
            }
            let message = self.socket.as_mut().expect("the socket is open").next().await;
            let message = message.unwrap_or_else(|| panic!("nothing like {pattern} came"));
            self.number = message["number"].as_i64().unwrap_or(self.number).max(self.number);
            self.received.push(message);
        }
    }
}

/// Whether everything that the pattern names is there.
fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::String(pattern), _) if pattern == ANYTHING => !value.is_null(),
        (Value::Object(pattern), Value::Object(value)) => {
            pattern.iter().all(|(key, part)| value.get(key).is_some_and(|found| fits(part, found)))
        }
        (Value::Array(pattern), Value::Array(value)) => {
            let mut rest = value.iter();
            pattern.iter().all(|part| rest.any(|found| fits(part, found)))
        }
        _ => pattern == value,
    }
}
