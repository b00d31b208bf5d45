//! Figures about the running server, in the form of Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const REQUESTS: &str = "palazzi_requests_total";
const REQUEST_TIME: &str = "palazzi_request_seconds";
const CONNECTIONS: &str = "palazzi_connections";
const SUBMISSIONS: &str = "palazzi_submissions_total";
const SUBMIT_TIME: &str = "palazzi_submit_seconds";
const MOVES: &str = "palazzi_moves_total";

/// Upper ends of the ranges in which durations are counted, in seconds.
const DURATIONS: [f64; 13] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];

/// The figures of this process.
#[derive(Clone)]
pub(crate) struct Figures(PrometheusHandle);

impl Figures {
    /// Begins to count, if nobody does yet: there is one count for the whole process.
    pub(crate) fn start() -> Figures {
        static FIGURES: OnceLock<Figures> = OnceLock::new();
        FIGURES.get_or_init(install).clone()
    }

    /// The text that `/metrics` answers.
    pub(crate) fn render(&self) -> String {
        self.0.run_upkeep();
        self.0.render()
    }
}

fn install() -> Figures {
    let recorder = PrometheusBuilder::new()
        .set_buckets(&DURATIONS)
        .expect("there are ranges")
        .build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("figures are counted elsewhere; /metrics stays empty");
    }
    describe_counter!(REQUESTS, "Requests by method, route and status");
    describe_histogram!(REQUEST_TIME, Unit::Seconds, "Time from a request to its answer");
    describe_gauge!(CONNECTIONS, "Open sockets and event streams");
    describe_counter!(SUBMISSIONS, "Submissions by outcome");
    describe_histogram!(SUBMIT_TIME, Unit::Seconds, "Time until a submission is stored or refused");
    describe_counter!(MOVES, "Actions that people have taken");
    Figures(handle)
}

/// Counts a request.
pub(crate) fn request(method: &'static str, route: &str, status: u16, time: Duration) {
    let route = route.to_owned();
    counter!(REQUESTS, "method" => method, "route" => route.clone(), "status" => status.to_string()).increment(1);
    histogram!(REQUEST_TIME, "method" => method, "route" => route).record(time);
}

/// Counts a submission; `outcome` is `done` or the code of the problem.
pub(crate) fn submission(outcome: &'static str, is_move: bool, time: Duration) {
    counter!(SUBMISSIONS, "outcome" => outcome).increment(1);
    histogram!(SUBMIT_TIME).record(time);
    if is_move && outcome == "done" {
        counter!(MOVES).increment(1);
    }
}

/// An open connection, counted until it is dropped.
pub(crate) struct Connection(metrics::Gauge);

impl Connection {
    /// Counts a connection of a kind: `socket` or `events`.
    pub(crate) fn open(kind: &'static str) -> Connection {
        let gauge = gauge!(CONNECTIONS, "kind" => kind);
        gauge.increment(1);
        Connection(gauge)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.decrement(1);
    }
}
