//! Figures about the running server, in the form of Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::hub::HubFigures;

const REQUESTS: &str = "palazzi_requests_total";
const REQUEST_TIME: &str = "palazzi_request_seconds";
const CONNECTIONS: &str = "palazzi_connections";
const SUBMISSIONS: &str = "palazzi_submissions_total";
const SUBMIT_TIME: &str = "palazzi_submit_seconds";
const MOVES: &str = "palazzi_moves_total";
const LIVE_TABLES: &str = "palazzi_live_tables";
const WATCHERS: &str = "palazzi_watchers";
const BOTS_WAITING: &str = "palazzi_bots_waiting";
const CONFLICTS: &str = "palazzi_conflicts_total";
const COMMITS: &str = "palazzi_store_commits_total";

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
    pub(crate) fn render(&self, hub: HubFigures, commits: u64) -> String {
        gauge!(LIVE_TABLES).set(hub.tables as f64);
        gauge!(WATCHERS).set(hub.watchers as f64);
        gauge!(BOTS_WAITING).set(hub.bots_waiting as f64);
        counter!(MOVES, "by" => "people").absolute(hub.moves);
        counter!(MOVES, "by" => "bots").absolute(hub.bot_moves);
        counter!(CONFLICTS).absolute(hub.conflicts);
        counter!(COMMITS).absolute(commits);
        self.0.run_upkeep();
        self.0.render()
    }
}

fn install() -> Figures {
    let recorder =
        PrometheusBuilder::new().set_buckets(&DURATIONS).expect("there are ranges").build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("figures are counted elsewhere; /metrics stays empty");
    }
    describe_counter!(REQUESTS, "Requests by method, route and status");
    describe_histogram!(REQUEST_TIME, Unit::Seconds, "Time from a request to its answer");
    describe_gauge!(CONNECTIONS, "Open sockets and event streams");
    describe_counter!(SUBMISSIONS, "Submissions by outcome");
    describe_histogram!(SUBMIT_TIME, Unit::Seconds, "Time until a submission is stored or refused");
    describe_counter!(MOVES, "What was stored at tables, by people (anything they submitted) and by bots");
    describe_gauge!(LIVE_TABLES, "Tables in memory");
    describe_gauge!(WATCHERS, "Viewers of tables");
    describe_gauge!(BOTS_WAITING, "Bots that wait for a thread");
    describe_counter!(CONFLICTS, "Appends done again because another node was first");
    describe_counter!(COMMITS, "Groups of writes that the store has committed");
    Figures(handle)
}

/// Counts a request.
pub(crate) fn request(method: &'static str, route: &str, status: u16, time: Duration) {
    let route = route.to_owned();
    counter!(REQUESTS, "method" => method, "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    histogram!(REQUEST_TIME, "method" => method, "route" => route).record(time);
}

/// Counts a submission; `outcome` is `done` or the code of the problem.
pub(crate) fn submission(outcome: &'static str, time: Duration) {
    counter!(SUBMISSIONS, "outcome" => outcome).increment(1);
    histogram!(SUBMIT_TIME).record(time);
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
